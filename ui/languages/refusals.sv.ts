<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
 <context>
  <name>knockout-lab</name>
  <message>
   <source>a number is needed, not {shown}</source>
   <translation>det krävs ett tal, inte {shown}</translation>
  </message>
  <message>
   <source>it cannot be written: {reason}</source>
   <translation>det går inte att skriva: {reason}</translation>
  </message>
  <message>
   <source>this is no round record</source>
   <translation>det här är inget omgångsprotokoll</translation>
  </message>
  <message>
   <source>this is too large for a number, not {shown}</source>
   <translation>det här är för stort för ett tal, inte {shown}</translation>
  </message>
  <message>
   <source>field required</source>
   <translation>det saknas</translation>
  </message>
  <message>
   <source>extra inputs are not permitted</source>
   <translation>något mer får inte stå här</translation>
  </message>
  <message>
   <source>input should be {what}</source>
   <translation>här väntas något annat: {what}</translation>
  </message>
  <message>
   <source>{side} slides a token</source>
   <translation>{side} kastar en bricka</translation>
  </message>
  <message>
   <source>{token} is paid for and slides again</source>
   <translation>{token} är betald och kastas igen</translation>
  </message>
  <message>
   <source>{token} lies on Chance and slides again</source>
   <translation>{token} ligger på Chans och kastas igen</translation>
  </message>
  <message>
   <source>the owner of {token} picks a space among {names}</source>
   <translation>ägaren till {token} väljer en ruta bland {names}</translation>
  </message>
  <message>
   <source>the owner of {token} pays for it or leaves it in jail</source>
   <translation>ägaren till {token} betalar för den eller låter den sitta i fängelse</translation>
  </message>
  <message>
   <source>{token} moves to a free property or stays</source>
   <translation>{token} flyttar till en ledig tomt eller stannar</translation>
  </message>
  <message>
   <source>{side} chooses a property for its House</source>
   <translation>{side} väljer en tomt för sitt Hus</translation>
  </message>
  <message>
   <source>{events} events or {steps} steps</source>
   <translation>{events} händelser eller {steps} steg</translation>
  </message>
  <message>
   <source>no such file or directory</source>
   <translation>filen eller mappen finns inte</translation>
  </message>
  <message>
   <source>permission denied</source>
   <translation>åtkomst nekas</translation>
  </message>
  <message>
   <source>is a directory</source>
   <translation>är en mapp</translation>
  </message>
  <message>
   <source>not a directory</source>
   <translation>är ingen mapp</translation>
  </message>
  <message>
   <source>file exists</source>
   <translation>filen finns redan</translation>
  </message>
  <message>
   <source>file name too long</source>
   <translation>filnamnet är för långt</translation>
  </message>
  <message>
   <source>no space left on device</source>
   <translation>det finns inget utrymme kvar på enheten</translation>
  </message>
  <message>
   <source>read-only file system</source>
   <translation>filsystemet är skrivskyddat</translation>
  </message>
  <message>
   <source>operation not permitted</source>
   <translation>åtgärden är inte tillåten</translation>
  </message>
  <message>
   <source>input/output error</source>
   <translation>in- eller utmatningsfel</translation>
  </message>
  <message>
   <source>too many levels of symbolic links</source>
   <translation>för många nivåer av symboliska länkar</translation>
  </message>
  <message>
   <source>module 'lab' has no attribute {name}</source>
   <translation>modulen 'lab' har inget attribut {name}</translation>
  </message>
  <message>
   <source>it overlaps {id}</source>
   <translation>den överlappar {id}</translation>
  </message>
  <message>
   <source>move or shrink one of the two</source>
   <translation>flytta eller krymp en av de två</translation>
  </message>
  <message>
   <source>{go_line} m is not on the board</source>
   <translation>{go_line} m ligger inte på planen</translation>
  </message>
  <message>
   <source>{y} m is not on the board</source>
   <translation>{y} m ligger inte på planen</translation>
  </message>
  <message>
   <source>{value} m is too large</source>
   <translation>{value} m är för mycket</translation>
  </message>
  <message>
   <source>{value} m is too small</source>
   <translation>{value} m är för lite</translation>
  </message>
  <message>
   <source>{radius} m is too large for a board {width} m wide</source>
   <translation>{radius} m är för mycket för en plan som är {width} m bred</translation>
  </message>
  <message>
   <source>{radius} m is too small</source>
   <translation>{radius} m är för lite</translation>
  </message>
  <message>
   <source>{mass} kg is too large</source>
   <translation>{mass} kg är för mycket</translation>
  </message>
  <message>
   <source>{mass} kg is too small</source>
   <translation>{mass} kg är för lite</translation>
  </message>
  <message>
   <source>{mu} is too {small}</source>
   <translation>{mu} är utanför gränserna ({small})</translation>
  </message>
  <message>
   <source>with p / q + r next to 0 nothing would ever rest</source>
   <translation>med p / q + r nära 0 skulle inget någonsin stanna</translation>
  </message>
  <message>
   <source>at a slope of {slope} degrees and mu {least} nothing would ever rest</source>
   <translation>vid en lutning på {slope} grader och mu {least} skulle inget någonsin stanna</translation>
  </message>
  <message>
   <source>there are two spaces {id}</source>
   <translation>det finns två rutor med id {id}</translation>
  </message>
  <message>
   <source>{id} is a word with a meaning of its own</source>
   <translation>{id} är ett ord med en egen betydelse</translation>
  </message>
  <message>
   <source>it reaches from ({x0}, {y0}) to ({x1}, {y1}), off the board</source>
   <translation>den sträcker sig från ({x0}, {y0}) till ({x1}, {y1}), utanför planen</translation>
  </message>
  <message>
   <source>the group of {id} has no bonus</source>
   <translation>gruppen för {id} har ingen bonus</translation>
  </message>
  <message>
   <source>no property has this group</source>
   <translation>ingen tomt har den här gruppen</translation>
  </message>
  <message>
   <source>a space has either rect or polygon</source>
   <translation>en ruta har antingen rect eller polygon</translation>
  </message>
  <message>
   <source>width and height must be positive</source>
   <translation>bredd och höjd måste vara positiva</translation>
  </message>
  <message>
   <source>fewer than three corners</source>
   <translation>färre än tre hörn</translation>
  </message>
  <message>
   <source>its outline crosses itself</source>
   <translation>konturen korsar sig själv</translation>
  </message>
  <message>
   <source>its corners lie on one line</source>
   <translation>hörnen ligger på en linje</translation>
  </message>
  <message>
   <source>give 0 to {length}</source>
   <translation>ange 0 till {length}</translation>
  </message>
  <message>
   <source>give 0 to 0.01 m (1 cm)</source>
   <translation>ange 0 till 0.01 m (1 cm)</translation>
  </message>
  <message>
   <source>give the lost part, 0 to 1</source>
   <translation>ange den förlorade delen, 0 till 1</translation>
  </message>
  <message>
   <source>give a positive number of metres</source>
   <translation>ange ett positivt antal meter</translation>
  </message>
  <message>
   <source>give metres, {least} to {most}</source>
   <translation>ange meter, {least} till {most}</translation>
  </message>
  <message>
   <source>almost surely {name}: write {factor}</source>
   <translation>nästan säkert {name}: skriv {factor}</translation>
  </message>
  <message>
   <source>give a positive number of metres, e.g. 0.016</source>
   <translation>ange ett positivt antal meter, t.ex. 0.016</translation>
  </message>
  <message>
   <source>give metres, at least 0.001</source>
   <translation>ange meter, minst 0.001</translation>
  </message>
  <message>
   <source>give a positive number of kilograms, e.g. 0.012</source>
   <translation>ange ett positivt antal kilogram, t.ex. 0.012</translation>
  </message>
  <message>
   <source>almost surely grams: write {mass}</source>
   <translation>nästan säkert gram: skriv {mass}</translation>
  </message>
  <message>
   <source>give kilograms, at least 0.00001</source>
   <translation>ange kilogram, minst 0.00001</translation>
  </message>
  <message>
   <source>give the token's share of mu, 0.05 to 20</source>
   <translation>ange brickans faktor för mu, 0.05 till 20</translation>
  </message>
  <message>
   <source>give a positive coefficient, e.g. 0.08</source>
   <translation>ange ett positivt friktionstal, t.ex. 0.08</translation>
  </message>
  <message>
   <source>give a coefficient of {least_mu} to 5, usually 0.03 to 0.4</source>
   <translation>ange ett friktionstal på {least_mu} till 5, vanligen 0.03 till 0.4</translation>
  </message>
  <message>
   <source>give a relative standard deviation, 0 to 0.5</source>
   <translation>ange en relativ standardavvikelse, 0 till 0.5</translation>
  </message>
  <message>
   <source>give zero or more</source>
   <translation>ange noll eller mer</translation>
  </message>
  <message>
   <source>give {least} to {most} {unit}</source>
   <translation>ange {least} till {most} {unit}</translation>
  </message>
  <message>
   <source>give the coefficient at rest, e.g. 1.3 times mu</source>
   <translation>ange friktionstalet i vila, t.ex. 1.3 gånger mu</translation>
  </message>
  <message>
   <source>give values that make it {least_mu} or more</source>
   <translation>ange värden som gör det till {least_mu} eller mer</translation>
  </message>
  <message>
   <source>tilt the board by less than {most} degrees ({most2} rad)</source>
   <translation>luta planen mindre än {most} grader ({most2} rad)</translation>
  </message>
  <message>
   <source>give 0 to 1</source>
   <translation>ange 0 till 1</translation>
  </message>
  <message>
   <source>give 0 to 2</source>
   <translation>ange 0 till 2</translation>
  </message>
  <message>
   <source>give a speed, 0 for none</source>
   <translation>ange en fart, 0 för ingen</translation>
  </message>
  <message>
   <source>give each its own id</source>
   <translation>ge varje ruta ett eget id</translation>
  </message>
  <message>
   <source>choose another id</source>
   <translation>välj ett annat id</translation>
  </message>
  <message>
   <source>keep it within 0 to {width} across and 0 to {length} up the board</source>
   <translation>håll den inom 0 till {width} tvärs planen och 0 till {length} längs planen</translation>
  </message>
  <message>
   <source>add `{group} = AMOUNT` under [bonus] (0 for none)</source>
   <translation>lägg till `{group} = BELOPP` under [bonus] (0 för ingen)</translation>
  </message>
  <message>
   <source>did you mean {close}?</source>
   <translation>menade du {close}?</translation>
  </message>
  <message>
   <source>remove it, or give a property this group</source>
   <translation>ta bort den, eller ge en tomt den här gruppen</translation>
  </message>
  <message>
   <source>give rect = [x, y, width, height], or polygon</source>
   <translation>ange rect = [x, y, bredd, höjd], eller polygon</translation>
  </message>
  <message>
   <source>give [x, y, width, height] in metres</source>
   <translation>ange [x, y, bredd, höjd] i meter</translation>
  </message>
  <message>
   <source>give at least three [x, y]</source>
   <translation>ange minst tre [x, y]</translation>
  </message>
  <message>
   <source>list the corners in order round the space</source>
   <translation>ange hörnen i ordning runt rutan</translation>
  </message>
  <message>
   <source>give it an area</source>
   <translation>ge den en yta</translation>
  </message>
  <message>
   <source>unknown key{first}</source>
   <translation>okänd nyckel{first}</translation>
  </message>
  <message>
   <source>remove it or correct its spelling</source>
   <translation>ta bort den eller rätta stavningen</translation>
  </message>
  <message>
   <source>(did you mean {close}?)</source>
   <translation>(menade du {close}?)</translation>
  </message>
  <message>
   <source>it is missing</source>
   <translation>det saknas</translation>
  </message>
  <message>
   <source>add it</source>
   <translation>lägg till det</translation>
  </message>
  <message>
   <source>{given} is not a number one can measure</source>
   <translation>{given} är inget tal som går att mäta</translation>
  </message>
  <message>
   <source>give a finite one</source>
   <translation>ange ett ändligt tal</translation>
  </message>
  <message>
   <source>unknown {rpartition} {given}</source>
   <translation>{rpartition}: {given} är okänt</translation>
  </message>
  <message>
   <source>give one of {first}</source>
   <translation>ange något av {first}</translation>
  </message>
  <message>
   <source>Value error,</source>
   <translation>Värdefel,</translation>
  </message>
  <message>
   <source>there is no board {text_name}</source>
   <translation>det finns ingen plan {text_name}</translation>
  </message>
  <message>
   <source>{hint} (or give a path to a .toml file)</source>
   <translation>{hint} (eller ange sökvägen till en .toml-fil)</translation>
  </message>
  <message>
   <source>shipped boards: {board_names}</source>
   <translation>medföljande planer: {board_names}</translation>
  </message>
  <message>
   <source>give a board's name or a TOML file</source>
   <translation>ange en plans namn eller en TOML-fil</translation>
  </message>
  <message>
   <source>this is not text in UTF-8</source>
   <translation>det här är inte text i UTF-8</translation>
  </message>
  <message>
   <source>give a TOML file</source>
   <translation>ange en TOML-fil</translation>
  </message>
  <message>
   <source>this is not TOML: {error}</source>
   <translation>det här är inte TOML: {error}</translation>
  </message>
  <message>
   <source>this TOML is nested too deeply to be a board</source>
   <translation>den här TOML-filen är för djupt kapslad för att vara en plan</translation>
  </message>
  <message>
   <source>the file begins with `format = "{format}"`</source>
   <translation>filen ska börja med `format = "{format}"`</translation>
  </message>
  <message>
   <source>{given} is not a format this version reads</source>
   <translation>{given} är inget format som den här versionen läser</translation>
  </message>
  <message>
   <source>unknown table{hint}</source>
   <translation>okänd tabell{hint}</translation>
  </message>
  <message>
   <source>(did you mean [{close}]?)</source>
   <translation>(menade du [{close}]?)</translation>
  </message>
  <message>
   <source>the table is missing</source>
   <translation>tabellen saknas</translation>
  </message>
  <message>
   <source>add [board] with name, length, width and go_line</source>
   <translation>lägg till [board] med name, length, width och go_line</translation>
  </message>
  <message>
   <source>this belongs in a table of its own, not under [board]</source>
   <translation>det här hör hemma i en egen tabell, inte under [board]</translation>
  </message>
  <message>
   <source>a name holds {half}, which no file can</source>
   <translation>ett namn innehåller {half}, vilket ingen fil kan göra</translation>
  </message>
  <message>
   <source>write it anew</source>
   <translation>skriv det på nytt</translation>
  </message>
  <message>
   <source>a number is needed</source>
   <translation>det krävs ett tal</translation>
  </message>
  <message>
   <source>this is too large for a number</source>
   <translation>det här är för stort för ett tal</translation>
  </message>
  <message>
   <source>there is no space {space_id} on the board {name}</source>
   <translation>det finns ingen ruta {space_id} på planen {name}</translation>
  </message>
  <message>
   <source>a board has no number {key} to change</source>
   <translation>en plan har inget tal {key} att ändra</translation>
  </message>
  <message>
   <source>it has {known}</source>
   <translation>den har {known}</translation>
  </message>
  <message>
   <source>{key} must be a positive number of metres, not {shown}</source>
   <translation>{key} måste vara ett positivt antal meter, inte {shown}</translation>
  </message>
  <message>
   <source>one of that size</source>
   <translation>ett så stort tal</translation>
  </message>
  <message>
   <source>{key} is a number, not a part of a board</source>
   <translation>{key} är ett tal, inte en del av en plan</translation>
  </message>
  <message>
   <source>write board.with_({key2}=...)</source>
   <translation>skriv board.with_({key2}=...)</translation>
  </message>
  <message>
   <source>there is no place to let go from</source>
   <translation>det finns ingen plats att släppa från</translation>
  </message>
  <message>
   <source>give one or more</source>
   <translation>ange minst en</translation>
  </message>
  <message>
   <source>{seed} is negative</source>
   <translation>{seed} är negativt</translation>
  </message>
  <message>
   <source>give 0 or more</source>
   <translation>ange 0 eller mer</translation>
  </message>
  <message>
   <source>{cells} cells are too many for a table</source>
   <translation>{cells} celler är för många för en tabell</translation>
  </message>
  <message>
   <source>show fewer aims</source>
   <translation>visa färre sikten</translation>
  </message>
  <message>
   <source>{slides} slides are none</source>
   <translation>{slides} glidningar räcker inte</translation>
  </message>
  <message>
   <source>give 1 or more</source>
   <translation>ange 1 eller fler</translation>
  </message>
  <message>
   <source>{slides} slides take too long</source>
   <translation>{slides} glidningar tar för lång tid</translation>
  </message>
  <message>
   <source>give at most {most_slides}</source>
   <translation>ange högst {most_slides}</translation>
  </message>
  <message>
   <source>{x} m is not on the board</source>
   <translation>{x} m ligger inte på planen</translation>
  </message>
  <message>
   <source>give 0 to {width}</source>
   <translation>ange 0 till {width}</translation>
  </message>
  <message>
   <source>{n} slides make no band</source>
   <translation>{n} glidningar ger inget band</translation>
  </message>
  <message>
   <source>give {fewest} or more</source>
   <translation>ange {fewest} eller fler</translation>
  </message>
  <message>
   <source>cells of {cell} m cannot be counted in</source>
   <translation>celler på {cell} m går inte att räkna i</translation>
  </message>
  <message>
   <source>give one from {size} m up</source>
   <translation>ange {size} m eller mer</translation>
  </message>
  <message>
   <source>there is no {token} on the board</source>
   <translation>det finns ingen {token} på planen</translation>
  </message>
  <message>
   <source>there are {names}</source>
   <translation>det finns {names}</translation>
  </message>
  <message>
   <source>{n} slides are none</source>
   <translation>{n} glidningar räcker inte</translation>
  </message>
  <message>
   <source>{n} slides are more than are taken at once</source>
   <translation>{n} glidningar är fler än vad som görs på en gång</translation>
  </message>
  <message>
   <source>give at most {most}</source>
   <translation>ange högst {most}</translation>
  </message>
  <message>
   <source>a scatter of {sigma} m is none</source>
   <translation>{sigma} m är ingen spridning</translation>
  </message>
  <message>
   <source>the correlation {together} must lie within -1 to 1</source>
   <translation>korrelationen {together} måste ligga mellan -1 och 1</translation>
  </message>
  <message>
   <source>cells of {side} m are none</source>
   <translation>{side} m är ingen cellstorlek</translation>
  </message>
  <message>
   <source>give more than 0</source>
   <translation>ange mer än 0</translation>
  </message>
  <message>
   <source>that raster is too fine for so wide a scatter</source>
   <translation>rastret är för fint för en så stor spridning</translation>
  </message>
  <message>
   <source>give larger cells</source>
   <translation>ange större celler</translation>
  </message>
  <message>
   <source>no place of the map is within {within} m of ({x}, {y})</source>
   <translation>inget läge på kartan ligger inom {within} m från ({x}, {y})</translation>
  </message>
  <message>
   <source>{side} does not play in this round</source>
   <translation>{side} deltar inte i den här omgången</translation>
  </message>
  <message>
   <source>{n} rounds show no scatter</source>
   <translation>{n} omgångar visar ingen spridning</translation>
  </message>
  <message>
   <source>give 2 or more</source>
   <translation>ange 2 eller fler</translation>
  </message>
  <message>
   <source>{token} is on no Railroad, so it does not move</source>
   <translation>{token} står inte på någon Järnväg och flyttas därför inte</translation>
  </message>
  <message>
   <source>no property is free, so {token} stays</source>
   <translation>ingen tomt är ledig, så {token} står kvar</translation>
  </message>
  <message>
   <source>{side} has no token on a House</source>
   <translation>{side} har ingen bricka på ett Hus</translation>
  </message>
  <message>
   <source>{side} has no token on a property, so its House pays nothing</source>
   <translation>{side} har ingen bricka på en tomt, så Huset ger inget</translation>
  </message>
  <message>
   <source>{token} is not in jail, so nobody pays for it</source>
   <translation>{token} är inte i fängelse, så ingen betalar för den</translation>
  </message>
  <message>
   <source>{side} has {balances} in hand and cannot pay {jail_fee}</source>
   <translation>{side} har {balances} på hand och kan inte betala {jail_fee}</translation>
  </message>
  <message>
   <source>give it cash</source>
   <translation>ge spelaren mer pengar</translation>
  </message>
  <message>
   <source>{answer} is no part of a round</source>
   <translation>{answer} är ingen del av en omgång</translation>
  </message>
  <message>
   <source>the slide of {token} has neither a release nor a rest</source>
   <translation>kastet med {token} har varken släpp eller viloplats</translation>
  </message>
  <message>
   <source>{n} rounds are none</source>
   <translation>{n} omgångar räcker inte</translation>
  </message>
  <message>
   <source>{n} rounds take too long</source>
   <translation>{n} omgångar tar för lång tid</translation>
  </message>
  <message>
   <source>give at most {most_rounds}</source>
   <translation>ange högst {most_rounds}</translation>
  </message>
  <message>
   <source>{seed} is too large</source>
   <translation>{seed} är för stort</translation>
  </message>
  <message>
   <source>give at most {largest_seed}</source>
   <translation>ange högst {largest_seed}</translation>
  </message>
  <message>
   <source>{token} lies somewhere on {space}, maybe in the way</source>
   <translation>{token} ligger någonstans på {space}, kanske i vägen</translation>
  </message>
  <message>
   <source>give its place as [x, y] in metres</source>
   <translation>ange dess läge som [x, y] i meter</translation>
  </message>
  <message>
   <source>a slide of round {number} did not end within {limits}</source>
   <translation>ett kast i omgång {number} tog inte slut inom {limits}</translation>
  </message>
  <message>
   <source>`play_on` plays the round with its tables</source>
   <translation>`play_on` spelar omgången med dess bord</translation>
  </message>
  <message>
   <source>there is no room behind the GO line to set a token down</source>
   <translation>det finns ingen plats bakom GO-linjen att sätta ner en bricka på</translation>
  </message>
  <message>
   <source>an answer is given to a question that the round does not ask</source>
   <translation>det finns ett svar på en fråga som omgången inte ställer</translation>
  </message>
  <message>
   <source>places of shape {shape} and {shape2} are not those of {tokens} tokens</source>
   <translation>lägen av formen {shape} och {shape2} passar inte {tokens} brickor</translation>
  </message>
  <message>
   <source>give (N, {tokens2}, 2) and (N, {tokens3})</source>
   <translation>ange (N, {tokens2}, 2) och (N, {tokens3})</translation>
  </message>
  <message>
   <source>there is no thrower for {missing}</source>
   <translation>det finns ingen kastare för {missing}</translation>
  </message>
  <message>
   <source>give one for each side</source>
   <translation>ange en för varje spelare</translation>
  </message>
  <message>
   <source>{side} does not play</source>
   <translation>{side} deltar inte</translation>
  </message>
  <message>
   <source>the order is {turns}</source>
   <translation>turordningen är {turns}</translation>
  </message>
  <message>
   <source>{token} is no token of {turns}</source>
   <translation>{token} är ingen bricka som tillhör {turns}</translation>
  </message>
  <message>
   <source>theirs are {tokens} and so on</source>
   <translation>deras är {tokens} och så vidare</translation>
  </message>
  <message>
   <source>every token of {sides} has been slid where these lie, so none is next</source>
   <translation>när de här brickorna ligger där har {sides} redan kastat alla sina, så ingen står på tur</translation>
  </message>
  <message>
   <source>name fewer, or say that all are slid</source>
   <translation>ange färre, eller säg att alla är kastade</translation>
  </message>
  <message>
   <source>the sides</source>
   <translation>alla spelare</translation>
  </message>
  <message>
   <source>nobody slides next on this table</source>
   <translation>ingen står på tur att kasta på det här bordet</translation>
  </message>
  <message>
   <source>{amount} is more money than compiled rounds count</source>
   <translation>{amount} är mer pengar än kompilerade omgångar kan räkna med</translation>
  </message>
  <message>
   <source>give at most {most_money}</source>
   <translation>ange högst {most_money}</translation>
  </message>
  <message>
   <source>compiled rounds do not know the house rule {name}</source>
   <translation>kompilerade omgångar känner inte till husregeln {name}</translation>
  </message>
  <message>
   <source>leave it as it is</source>
   <translation>låt den vara som den är</translation>
  </message>
  <message>
   <source>rounds are played out by the greedy policy alone, not by {name}</source>
   <translation>omgångar spelas färdigt bara av den giriga datorn, inte av {name}</translation>
  </message>
  <message>
   <source>choose greedy</source>
   <translation>välj greedy</translation>
  </message>
  <message>
   <source>a side pays from 0 fees on, not below</source>
   <translation>en spelare betalar från 0 avgifter och uppåt, inte under det</translation>
  </message>
  <message>
   <source>there is no measure {measure}</source>
   <translation>det finns inget mått {measure}</translation>
  </message>
  <message>
   <source>there are {measures}</source>
   <translation>det finns {measures}</translation>
  </message>
  <message>
   <source>{whose} does not play in this round</source>
   <translation>{whose} deltar inte i den här omgången</translation>
  </message>
  <message>
   <source>{token} is not to be slid next, a token of {side} is</source>
   <translation>{token} står inte på tur att kastas, utan en bricka som tillhör {side}</translation>
  </message>
  <message>
   <source>slide and state do not agree on what lies on the board: {named}</source>
   <translation>kastet och ställningen stämmer inte överens om vad som ligger på planen: {named}</translation>
  </message>
  <message>
   <source>this worth belongs to another board</source>
   <translation>det här värdet hör till en annan plan</translation>
  </message>
  <message>
   <source>make one for this</source>
   <translation>skapa ett för den här</translation>
  </message>
  <message>
   <source>{token} cannot be slid on this table</source>
   <translation>{token} kan inte kastas på det här bordet</translation>
  </message>
  <message>
   <source>these landings do not lie up the board from where a hand lets go</source>
   <translation>de här landningarna ligger inte längre upp på planen än där en hand släpper</translation>
  </message>
  <message>
   <source>{value} is not an amount</source>
   <translation>{value} är inget belopp</translation>
  </message>
  <message>
   <source>give a finite number</source>
   <translation>ange ett ändligt tal</translation>
  </message>
  <message>
   <source>{throws} throws are none</source>
   <translation>{throws} kast räcker inte</translation>
  </message>
  <message>
   <source>add 1 or more</source>
   <translation>lägg till 1 eller fler</translation>
  </message>
  <message>
   <source>{n} throws are more than one sampler takes</source>
   <translation>{n} kast är fler än ett stickprov rymmer</translation>
  </message>
  <message>
   <source>at most {most_throws}</source>
   <translation>högst {most_throws}</translation>
  </message>
  <message>
   <source>there is no outcome {outcome}</source>
   <translation>det finns inget utfall {outcome}</translation>
  </message>
  <message>
   <source>they are {outcomes}</source>
   <translation>utfallen är {outcomes}</translation>
  </message>
  <message>
   <source>nothing is thrown yet</source>
   <translation>inget är kastat än</translation>
  </message>
  <message>
   <source>add throws first</source>
   <translation>lägg först till kast</translation>
  </message>
  <message>
   <source>a scatter is multiplied by numbers above 0</source>
   <translation>en spridning multipliceras med tal över 0</translation>
  </message>
  <message>
   <source>there is no space {space} on the board {board}</source>
   <translation>det finns ingen ruta {space} på planen {board}</translation>
  </message>
  <message>
   <source>a map of {shape} by {shape2} aims shows nothing</source>
   <translation>en karta med {shape} gånger {shape2} sikten visar inget</translation>
  </message>
  <message>
   <source>angles from {angles} to {angles2} rad make no map</source>
   <translation>vinklar från {angles} till {angles2} rad ger ingen karta</translation>
  </message>
  <message>
   <source>give two between -1.4 and 1.4, the lesser first</source>
   <translation>ange två mellan -1.4 och 1.4, den mindre först</translation>
  </message>
  <message>
   <source>speeds from {speeds} to {speeds2} m/s make no map</source>
   <translation>farter från {speeds} till {speeds2} m/s ger ingen karta</translation>
  </message>
  <message>
   <source>give two from {slowest}, the lesser first</source>
   <translation>ange två från {slowest} och uppåt, den mindre först</translation>
  </message>
  <message>
   <source>this table was made for another {name}</source>
   <translation>den här tabellen gjordes för ett annat {name}</translation>
  </message>
  <message>
   <source>make one for this hand</source>
   <translation>gör en för den här handen</translation>
  </message>
  <message>
   <source>there is no worth {name}</source>
   <translation>det finns inget värde {name}</translation>
  </message>
  <message>
   <source>there are {worths}</source>
   <translation>det finns {worths}</translation>
  </message>
  <message>
   <source>a bootstrap over slides needs {fewest} at least, and there {slides}: film more</source>
   <translation>en bootstrap över glidningar kräver minst {fewest}, och här {slides}: filma fler</translation>
  </message>
  <message>
   <source>is one</source>
   <translation>finns en</translation>
  </message>
  <message>
   <source>a bootstrap of {n} fits says nothing</source>
   <translation>en bootstrap med {n} anpassningar säger inget</translation>
  </message>
  <message>
   <source>take 200 or more</source>
   <translation>ta 200 eller fler</translation>
  </message>
  <message>
   <source>so many fits would not end</source>
   <translation>så många anpassningar skulle aldrig bli färdiga</translation>
  </message>
  <message>
   <source>there is no slide to compare laws on</source>
   <translation>det finns ingen glidning att jämföra lagar på</translation>
  </message>
  <message>
   <source>film one that coasts to rest</source>
   <translation>filma en som glider fritt tills den stannar</translation>
  </message>
  <message>
   <source>these slides determine no law: {values}</source>
   <translation>de här glidningarna bestämmer ingen lag: {values}</translation>
  </message>
  <message>
   <source>{law} was not compared</source>
   <translation>{law} jämfördes inte</translation>
  </message>
  <message>
   <source>was not compared</source>
   <translation>jämfördes inte</translation>
  </message>
  <message>
   <source>the loss {loss} is not known</source>
   <translation>förlusten {loss} är okänd</translation>
  </message>
  <message>
   <source>known are {losses}</source>
   <translation>kända är {losses}</translation>
  </message>
  <message>
   <source>there is no recording to fit</source>
   <translation>det finns ingen inspelning att anpassa</translation>
  </message>
  <message>
   <source>give one at least</source>
   <translation>ange minst en</translation>
  </message>
  <message>
   <source>no slide is left to fit: nothing slides in {or}</source>
   <translation>det finns ingen glidning kvar att anpassa: inget glider i {or}</translation>
  </message>
  <message>
   <source>{kept} slides are more than one fit takes</source>
   <translation>{kept} glidningar är fler än en anpassning klarar</translation>
  </message>
  <message>
   <source>give at most {most_slides}, and leave out the short tracks of a tracker that changes its tokens' names</source>
   <translation>ange högst {most_slides}, och utelämna de korta spåren från ett program som byter namn på sina brickor</translation>
  </message>
  <message>
   <source>the law {name} cannot be fitted</source>
   <translation>lagen {name} kan inte anpassas</translation>
  </message>
  <message>
   <source>known are {laws}</source>
   <translation>kända är {laws}</translation>
  </message>
  <message>
   <source>spin and the board's tilt cannot be fitted together</source>
   <translation>spinn och planens lutning kan inte anpassas tillsammans</translation>
  </message>
  <message>
   <source>level the board</source>
   <translation>ställ planen i våg</translation>
  </message>
  <message>
   <source>a chance of {sure} is none</source>
   <translation>{sure} är ingen sannolikhet</translation>
  </message>
  <message>
   <source>give one between 0 and 1</source>
   <translation>ange en mellan 0 och 1</translation>
  </message>
  <message>
   <source>a token that is not released rests where it is</source>
   <translation>en bricka som inte släpps ligger kvar där den är</translation>
  </message>
  <message>
   <source>give a speed</source>
   <translation>ange en fart</translation>
  </message>
  <message>
   <source>leaving one out needs three slides, some of which end at rest</source>
   <translation>att utelämna en i taget kräver tre glidningar, varav några slutar i vila</translation>
  </message>
  <message>
   <source>film more</source>
   <translation>filma fler</translation>
  </message>
  <message>
   <source>without {slides} the slides do not tell the law</source>
   <translation>utan {slides} visar glidningarna inte lagen</translation>
  </message>
  <message>
   <source>by this fit the token never rests: the board is too steep for its friction</source>
   <translation>enligt den här anpassningen stannar brickan aldrig: planen lutar för mycket för sin friktion</translation>
  </message>
  <message>
   <source>there are no readings to fit</source>
   <translation>det finns inga mätningar att anpassa</translation>
  </message>
  <message>
   <source>give some</source>
   <translation>ange några</translation>
  </message>
  <message>
   <source>places of rest tell the thrower's and the board's scatter together, not mu</source>
   <translation>viloplatser visar kastarens och planens spridning tillsammans, inte mu</translation>
  </message>
  <message>
   <source>fit them with `--measure landings` alone</source>
   <translation>anpassa dem med enbart `--measure landings`</translation>
  </message>
  <message>
   <source>readings of friction and of restitution are two fits</source>
   <translation>mätningar av friktion och av studskoefficient är två olika anpassningar</translation>
  </message>
  <message>
   <source>give them apart</source>
   <translation>ange dem var för sig</translation>
  </message>
  <message>
   <source>an error of {value} for the {name} cannot be</source>
   <translation>ett fel på {value} för {name} är omöjligt</translation>
  </message>
  <message>
   <source>give {least_error} to {most_error}</source>
   <translation>ange {least_error} till {most_error}</translation>
  </message>
  <message>
   <source>nothing was fitted that could go into a board</source>
   <translation>inget anpassades som kan föras in i en plan</translation>
  </message>
  <message>
   <source>read the warnings</source>
   <translation>läs varningarna</translation>
  </message>
  <message>
   <source>{law} has no {name}</source>
   <translation>{law} saknar {name}</translation>
  </message>
  <message>
   <source>it has {parameters}</source>
   <translation>den har {parameters}</translation>
  </message>
  <message>
   <source>no slide could be fitted</source>
   <translation>ingen glidning kunde anpassas</translation>
  </message>
  <message>
   <source>{tracks} tracks are more than can be compared with one another</source>
   <translation>{tracks} spår är fler än som kan jämföras med varandra</translation>
  </message>
  <message>
   <source>give at most {most_tracks}, and leave out the short ones of a tracker that changes its tokens' names</source>
   <translation>ange högst {most_tracks}, och utelämna de korta från ett program som byter namn på sina brickor</translation>
  </message>
  <message>
   <source>a token cannot {kind}</source>
   <translation>{kind} är inget som en bricka gör</translation>
  </message>
  <message>
   <source>it does one of {known}</source>
   <translation>den gör något av {known}</translation>
  </message>
  <message>
   <source>a segment from {begin} to {end} s is none</source>
   <translation>från {begin} till {end} s blir inget avsnitt</translation>
  </message>
  <message>
   <source>let it end after it begins</source>
   <translation>låt det sluta efter att det börjat</translation>
  </message>
  <message>
   <source>a hand's scatter needs {fewest} throws at least</source>
   <translation>en hands spridning kräver minst {fewest} kast</translation>
  </message>
  <message>
   <source>there {are} {n}{else}</source>
   <translation>det {are} {n}{else}</translation>
  </message>
  <message>
   <source>{kind} readings hold no places of rest</source>
   <translation>mätningar av typen {kind} har inga viloplatser</translation>
  </message>
  <message>
   <source>read them as landings</source>
   <translation>läs dem som landningar</translation>
  </message>
  <message>
   <source>a hand's scatter needs {fewest} landings at least</source>
   <translation>en hands spridning kräver minst {fewest} landningar</translation>
  </message>
  <message>
   <source>there are {n}</source>
   <translation>det finns {n}</translation>
  </message>
  <message>
   <source>some landings are not up the board from the place of release</source>
   <translation>några landningar ligger inte längre upp på planen än släppläget</translation>
  </message>
  <message>
   <source>give the release's place</source>
   <translation>ange släppläget</translation>
  </message>
  <message>
   <source>these landings are {apart} % apart in distance and {apart2}° in direction: no throws of one hand, all meant alike</source>
   <translation>de här landningarna skiljer {apart} % i avstånd och {apart2}° i riktning: det är inte en och samma hands kast med samma sikte</translation>
  </message>
  <message>
   <source>give metres, and each aim on its own</source>
   <translation>ange meter, och varje sikte för sig</translation>
  </message>
  <message>
   <source>these are no places</source>
   <translation>det här är inga lägen</translation>
  </message>
  <message>
   <source>give pairs (x, y) of numbers in metres</source>
   <translation>ange par (x, y) av tal i meter</translation>
  </message>
  <message>
   <source>a place is no finite number or further off than {farthest} m</source>
   <translation>ett läge är inget ändligt tal eller ligger längre bort än {farthest} m</translation>
  </message>
  <message>
   <source>give metres on the board</source>
   <translation>ange meter på planen</translation>
  </message>
  <message>
   <source>the fit does not settle</source>
   <translation>anpassningen når inget slutvärde</translation>
  </message>
  <message>
   <source>is there only one slide in the track?</source>
   <translation>finns det bara en glidning i spåret?</translation>
  </message>
  <message>
   <source>there are fewer rows than unknowns</source>
   <translation>det finns färre rader än obekanta</translation>
  </message>
  <message>
   <source>film with more pictures a second</source>
   <translation>filma med fler bilder per sekund</translation>
  </message>
  <message>
   <source>these rows do not determine the values of the law</source>
   <translation>de här raderna bestämmer inte lagens värden</translation>
  </message>
  <message>
   <source>more slides, or a wider range of speeds, are needed</source>
   <translation>det behövs fler glidningar, eller ett större fartområde</translation>
  </message>
  <message>
   <source>the base {base} is not known</source>
   <translation>basen {base} är okänd</translation>
  </message>
  <message>
   <source>known are {contacts}</source>
   <translation>kända är {contacts}</translation>
  </message>
  <message>
   <source>a radius is of tokens that lie flat</source>
   <translation>en radie gäller bara brickor som ligger plant</translation>
  </message>
  <message>
   <source>give their base too, disc or ring</source>
   <translation>ange också deras bas, disc eller ring</translation>
  </message>
  <message>
   <source>a {base} needs the radius that it touches the board with, in metres</source>
   <translation>basen {base} kräver radien där den rör vid planen, i meter</translation>
  </message>
  <message>
   <source>spin is fitted with {fitted}, not with {name}</source>
   <translation>spinn anpassas med {fitted}, inte med {name}</translation>
  </message>
  <message>
   <source>this is not text</source>
   <translation>det här är inte text</translation>
  </message>
  <message>
   <source>a file in UTF-8 is needed</source>
   <translation>det krävs en fil i UTF-8</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>filen är tom</translation>
  </message>
  <message>
   <source>this is not JSON: {error}</source>
   <translation>det här är inte JSON: {error}</translation>
  </message>
  <message>
   <source>this JSON is nested too deeply to be a record</source>
   <translation>den här JSON-filen är för djupt kapslad för att vara ett protokoll</translation>
  </message>
  <message>
   <source>{value} is no number to work with</source>
   <translation>{value} är inget tal att räkna med</translation>
  </message>
  <message>
   <source>a whole number of more than {most_digits} digits is no amount of anything</source>
   <translation>ett heltal med fler än {most_digits} siffror är ingen mängd av något</translation>
  </message>
  <message>
   <source>give less</source>
   <translation>ange mindre</translation>
  </message>
  <message>
   <source>\u{half} is half of a character</source>
   <translation>\u{half} är ett halvt tecken</translation>
  </message>
  <message>
   <source>write whole ones</source>
   <translation>skriv hela tecken</translation>
  </message>
  <message>
   <source>{half} is half of a character</source>
   <translation>{half} är ett halvt tecken</translation>
  </message>
  <message>
   <source>a whole number of {digits} digits is no amount of anything</source>
   <translation>ett heltal med {digits} siffror är ingen mängd av något</translation>
  </message>
  <message>
   <source>write at most {most_digits}</source>
   <translation>skriv högst {most_digits}</translation>
  </message>
  <message>
   <source>{name} is not a JSON number</source>
   <translation>{name} är inget JSON-tal</translation>
  </message>
  <message>
   <source>write a finite one</source>
   <translation>skriv ett ändligt tal</translation>
  </message>
  <message>
   <source>{amount} cannot be paid</source>
   <translation>{amount} kan inte betalas</translation>
  </message>
  <message>
   <source>an amount is a whole number, 0 or more</source>
   <translation>ett belopp är ett heltal, 0 eller mer</translation>
  </message>
  <message>
   <source>there is no account {account}</source>
   <translation>det finns inget konto {account}</translation>
  </message>
  <message>
   <source>the accounts are {balances}</source>
   <translation>kontona är {balances}</translation>
  </message>
  <message>
   <source>{payer} cannot pay itself</source>
   <translation>{payer} kan inte betala sig själv</translation>
  </message>
  <message>
   <source>name two accounts</source>
   <translation>ange två konton</translation>
  </message>
  <message>
   <source>{account} holds {balance}, but its entries add up to {account2}</source>
   <translation>{account} har {balance}, men dess poster summerar till {account2}</translation>
  </message>
  <message>
   <source>the accounts together no longer hold what they opened with</source>
   <translation>kontona har tillsammans inte längre det som de öppnades med</translation>
  </message>
  <message>
   <source>{threads} threads do nothing</source>
   <translation>{threads} trådar gör inget</translation>
  </message>
  <message>
   <source>{n} slides are not drawn at once</source>
   <translation>{n} glidningar kan inte lottas på en gång</translation>
  </message>
  <message>
   <source>give 0 to {names}</source>
   <translation>ange 0 till {names}</translation>
  </message>
  <message>
   <source>noise has the shape {shape}</source>
   <translation>bruset har formen {shape}</translation>
  </message>
  <message>
   <source>give finite numbers of the shape {n}</source>
   <translation>ange ändliga tal av formen {n}</translation>
  </message>
  <message>
   <source>{token} is slid and lies on the board at once</source>
   <translation>{token} kastas och ligger på planen samtidigt</translation>
  </message>
  <message>
   <source>name another</source>
   <translation>ange en annan</translation>
  </message>
  <message>
   <source>the released token would lie {gap} mm inside {name}</source>
   <translation>den släppta brickan skulle hamna {gap} mm inne i {name}</translation>
  </message>
  <message>
   <source>release it elsewhere</source>
   <translation>släpp den någon annanstans</translation>
  </message>
  <message>
   <source>a step of {step} s is not usable</source>
   <translation>steget {step} s går inte att använda</translation>
  </message>
  <message>
   <source>give 0.000001 to 0.1 s</source>
   <translation>ange 0.000001 till 0.1 s</translation>
  </message>
  <message>
   <source>tokens still move after {limit} s</source>
   <translation>brickor rör sig fortfarande efter {limit} s</translation>
  </message>
  <message>
   <source>{token} would overlap {name} by {gap} mm</source>
   <translation>{token} skulle överlappa {name} med {gap} mm</translation>
  </message>
  <message>
   <source>choose a free place</source>
   <translation>välj en ledig plats</translation>
  </message>
  <message>
   <source>a token cannot slide that far</source>
   <translation>så långt kan en bricka inte glida</translation>
  </message>
  <message>
   <source>give distances of 0 m or more</source>
   <translation>ange sträckor på 0 m eller mer</translation>
  </message>
  <message>
   <source>the release's {name} must be a finite number</source>
   <translation>släppets {name} måste vara ett ändligt tal</translation>
  </message>
  <message>
   <source>a speed cannot be negative</source>
   <translation>en fart kan inte vara negativ</translation>
  </message>
  <message>
   <source>turn the angle by half a turn instead</source>
   <translation>vrid vinkeln ett halvt varv i stället</translation>
  </message>
  <message>
   <source>{max} {unit} is more than any hand gives</source>
   <translation>{max} {unit} är mer än någon hand ger</translation>
  </message>
  <message>
   <source>one release has one number here</source>
   <translation>ett enda släpp har ett tal här</translation>
  </message>
  <message>
   <source>many make `Releases`</source>
   <translation>flera blir `Releases`</translation>
  </message>
  <message>
   <source>releases are float arrays of one length</source>
   <translation>släpp är flyttalsvektorer av samma längd</translation>
  </message>
  <message>
   <source>`Releases.from_arrays` makes them of anything</source>
   <translation>`Releases.from_arrays` gör sådana av vad som helst</translation>
  </message>
  <message>
   <source>these arrays do not broadcast to one length: {shapes}</source>
   <translation>de här vektorerna går inte att föra till en gemensam längd: {shapes}</translation>
  </message>
  <message>
   <source>releases are one-dimensional arrays, not of shape {arrays}</source>
   <translation>släpp är endimensionella vektorer, inte av formen {arrays}</translation>
  </message>
  <message>
   <source>this is not a time</source>
   <translation>det här är ingen tid</translation>
  </message>
  <message>
   <source>give seconds after the release</source>
   <translation>ange sekunder efter släppet</translation>
  </message>
  <message>
   <source>nan is not a time</source>
   <translation>nan är ingen tid</translation>
  </message>
  <message>
   <source>these are no times</source>
   <translation>det här är inga tider</translation>
  </message>
  <message>
   <source>places of {tokens} tokens at {times} times in {slides} slides take {numbers} GB, {most_numbers} at most</source>
   <translation>lägen för {tokens} brickor vid {times} tider i {slides} glidningar tar {numbers} GB, högst {most_numbers} går</translation>
  </message>
  <message>
   <source>ask for fewer times or slides</source>
   <translation>begär färre tider eller glidningar</translation>
  </message>
  <message>
   <source>these are no drawn values</source>
   <translation>det här är inga lottade värden</translation>
  </message>
  <message>
   <source>give what `draw_many` gives</source>
   <translation>ange det som `draw_many` ger</translation>
  </message>
  <message>
   <source>{name} has the shape {shape}, which does not belong to {n} slides of {tokens} tokens</source>
   <translation>{name} har formen {shape}, som inte passar {n} glidningar med {tokens} brickor</translation>
  </message>
  <message>
   <source>give {shape2}</source>
   <translation>ange {shape2}</translation>
  </message>
  <message>
   <source>{name} {values} cannot be</source>
   <translation>{name} kan inte vara {values}</translation>
  </message>
  <message>
   <source>give 0 to {most}</source>
   <translation>ange 0 till {most}</translation>
  </message>
  <message>
   <source>the board's slope {tilt_tangent} reaches this token's mu {factor}, so nothing would ever rest</source>
   <translation>planens lutning {tilt_tangent} når upp till den här brickans mu {factor}, så inget skulle någonsin stanna</translation>
  </message>
  <message>
   <source>give it a greater factor</source>
   <translation>ge den en större faktor</translation>
  </message>
  <message>
   <source>{shown} is not a place</source>
   <translation>{shown} är inget läge</translation>
  </message>
  <message>
   <source>give (x, y) in metres</source>
   <translation>ange (x, y) i meter</translation>
  </message>
  <message>
   <source>a number of that size</source>
   <translation>ett så stort tal</translation>
  </message>
  <message>
   <source>({x}, {y}) is off the board</source>
   <translation>({x}, {y}) ligger utanför planen</translation>
  </message>
  <message>
   <source>give x of 0 to {width} and y of 0 to {length} metres</source>
   <translation>ange x från 0 till {width} och y från 0 till {length} meter</translation>
  </message>
  <message>
   <source>({x}, {y}) is {gaps} mm inside the {side} rail</source>
   <translation>({x}, {y}) ligger {gaps} mm inne i sargen ({side})</translation>
  </message>
  <message>
   <source>keep the centre {radius} m away from it</source>
   <translation>håll mitten {radius} m från den</translation>
  </message>
  <message>
   <source>this is of type {name}</source>
   <translation>det här är av typen {name}</translation>
  </message>
  <message>
   <source>give {wanted}</source>
   <translation>ange {wanted}</translation>
  </message>
  <message>
   <source>a Board, as `load_board` gives one</source>
   <translation>en Board, som `load_board` ger den</translation>
  </message>
  <message>
   <source>(token: (x, y)) in metres</source>
   <translation>(bricka: (x, y)) i meter</translation>
  </message>
  <message>
   <source>(name: Token)</source>
   <translation>(namn: Token)</translation>
  </message>
  <message>
   <source>a Token</source>
   <translation>en Token</translation>
  </message>
  <message>
   <source>{names} and {names2} overlap by {gaps} mm</source>
   <translation>{names} och {names2} överlappar med {gaps} mm</translation>
  </message>
  <message>
   <source>move one of them</source>
   <translation>flytta en av dem</translation>
  </message>
  <message>
   <source>{what} did not end within {limits}</source>
   <translation>{what} tog inte slut inom {limits}</translation>
  </message>
  <message>
   <source>its table is in the error's `state`</source>
   <translation>dess bord finns i felets `state`</translation>
  </message>
  <message>
   <source>{event_cap} events or {step_cap} steps</source>
   <translation>{event_cap} händelser eller {step_cap} steg</translation>
  </message>
  <message>
   <source>{given} are no correlations</source>
   <translation>{given} är inga korrelationer</translation>
  </message>
  <message>
   <source>give pairs or a matrix of 5 by 5</source>
   <translation>ange par eller en matris på 5 gånger 5</translation>
  </message>
  <message>
   <source>{item} is no correlation</source>
   <translation>{item} är ingen korrelation</translation>
  </message>
  <message>
   <source>give two ways and a number</source>
   <translation>ange två storheter och ett tal</translation>
  </message>
  <message>
   <source>the correlation {value} of {pair} must lie within -1 to 1</source>
   <translation>korrelationen {value} för {pair} måste ligga mellan -1 och 1</translation>
  </message>
  <message>
   <source>the correlation of {pair} is given twice</source>
   <translation>korrelationen för {pair} är angiven två gånger</translation>
  </message>
  <message>
   <source>give it once</source>
   <translation>ange den en gång</translation>
  </message>
  <message>
   <source>these correlations cannot all hold at once</source>
   <translation>de här korrelationerna kan inte alla gälla samtidigt</translation>
  </message>
  <message>
   <source>make them weaker</source>
   <translation>gör dem svagare</translation>
  </message>
  <message>
   <source>a correlation matrix is the same on both sides of its diagonal, which is 1</source>
   <translation>en korrelationsmatris är likadan på båda sidor om sin diagonal, som är 1</translation>
  </message>
  <message>
   <source>{key} is no pair</source>
   <translation>{key} är inget par</translation>
  </message>
  <message>
   <source>give two of {ways}</source>
   <translation>ange två av {ways}</translation>
  </message>
  <message>
   <source>{way} is no way to deviate</source>
   <translation>{way} är ingen storhet som kan avvika</translation>
  </message>
  <message>
   <source>{one} goes with itself</source>
   <translation>{one} är parad med sig själv</translation>
  </message>
  <message>
   <source>give two different of {ways}</source>
   <translation>ange två olika av {ways}</translation>
  </message>
  <message>
   <source>{games} games are none</source>
   <translation>{games} spel räcker inte</translation>
  </message>
  <message>
   <source>{games} games are too many</source>
   <translation>{games} spel är för många</translation>
  </message>
  <message>
   <source>give {most_games} at most</source>
   <translation>ange högst {most_games}</translation>
  </message>
  <message>
   <source>there is no {what} {value}</source>
   <translation>det finns ingen {what} {value}</translation>
  </message>
  <message>
   <source>there are {known}</source>
   <translation>det finns {known}</translation>
  </message>
  <message>
   <source>the game is over: each side has gone first once</source>
   <translation>spelet är slut: varje spelare har börjat en gång</translation>
  </message>
  <message>
   <source>{side} has {own} throwers for {seated} people</source>
   <translation>{side} har {own} kastare för {seated} personer</translation>
  </message>
  <message>
   <source>give at most one for each</source>
   <translation>ange högst en för var och en</translation>
  </message>
  <message>
   <source>there is no thrower for {side}</source>
   <translation>det finns ingen kastare för {side}</translation>
  </message>
  <message>
   <source>there is no policy for {missing}</source>
   <translation>det finns ingen datorspelare för {missing}</translation>
  </message>
  <message>
   <source>give a policy, or one's name: {policies}</source>
   <translation>ange en datorspelare, eller namnet på en: {policies}</translation>
  </message>
  <message>
   <source>there is no policy {policy}</source>
   <translation>det finns ingen datorspelare {policy}</translation>
  </message>
  <message>
   <source>there are {policies}</source>
   <translation>det finns {policies}</translation>
  </message>
  <message>
   <source>the order must name every side once</source>
   <translation>turordningen måste nämna varje spelare en gång</translation>
  </message>
  <message>
   <source>this zip cannot be unpacked ({error})</source>
   <translation>den här zip-filen kan inte packas upp ({error})</translation>
  </message>
  <message>
   <source>export it again</source>
   <translation>exportera den igen</translation>
  </message>
  <message>
   <source>this is a spreadsheet or a document, not a table in text</source>
   <translation>det här är ett kalkylblad eller ett dokument, inte en tabell i text</translation>
  </message>
  <message>
   <source>save the sheet as CSV and give that</source>
   <translation>spara bladet som CSV och ange den filen</translation>
  </message>
  <message>
   <source>this zip holds {infos} files</source>
   <translation>den här zip-filen innehåller {infos} filer</translation>
  </message>
  <message>
   <source>pack only the recording</source>
   <translation>packa bara inspelningen</translation>
  </message>
  <message>
   <source>this zip holds no table and no project</source>
   <translation>den här zip-filen innehåller varken tabell eller projekt</translation>
  </message>
  <message>
   <source>export the recording again</source>
   <translation>exportera inspelningen igen</translation>
  </message>
  <message>
   <source>this zip holds more than {limit} MB</source>
   <translation>den här zip-filen innehåller mer än {limit} MB</translation>
  </message>
  <message>
   <source>all files in this zip are empty</source>
   <translation>alla filer i den här zip-filen är tomma</translation>
  </message>
  <message>
   <source>{what}: {word} is no point</source>
   <translation>{what}: {word} är ingen punkt</translation>
  </message>
  <message>
   <source>write x,y and a blank before the next</source>
   <translation>skriv x,y och ett blanksteg före nästa</translation>
  </message>
  <message>
   <source>corners given: {corners}, places on the board: {places}</source>
   <translation>angivna hörn: {corners}, lägen på planen: {places}</translation>
  </message>
  <message>
   <source>give four of each at least, in the same order</source>
   <translation>ange minst fyra av vardera, i samma ordning</translation>
  </message>
  <message>
   <source>a corner is not a number</source>
   <translation>ett hörn är inget tal</translation>
  </message>
  <message>
   <source>write x,y in pixels</source>
   <translation>skriv x,y i pixlar</translation>
  </message>
  <message>
   <source>no picture has a corner or a click beyond {most_pixels} pixels</source>
   <translation>ingen bild har ett hörn eller ett klick bortom {most_pixels} pixlar</translation>
  </message>
  <message>
   <source>a place or a mark is further off than {farthest} m</source>
   <translation>ett läge eller ett märke ligger längre bort än {farthest} m</translation>
  </message>
  <message>
   <source>give metres</source>
   <translation>ange meter</translation>
  </message>
  <message>
   <source>a picture is 1 to {most_pixels} pixels wide and high</source>
   <translation>en bild är 1 till {most_pixels} pixlar bred och hög</translation>
  </message>
  <message>
   <source>a focal length of {focal} pixels is none</source>
   <translation>{focal} pixlar är ingen brännvidd</translation>
  </message>
  <message>
   <source>a phone's is some 1000 to 4000</source>
   <translation>en telefons är omkring 1000 till 4000</translation>
  </message>
  <message>
   <source>the error of a click and the height of the mark cannot be negative</source>
   <translation>klickets fel och märkets höjd kan inte vara negativa</translation>
  </message>
  <message>
   <source>three of the {what} lie on one line: they fix no board</source>
   <translation>tre av punkterna ({what}) ligger på en linje: de bestämmer ingen plan</translation>
  </message>
  <message>
   <source>take its four corners</source>
   <translation>ta dess fyra hörn</translation>
  </message>
  <message>
   <source>the corners go round the other way than their places: give near left, near right, far right, far left, in pixels that count downwards</source>
   <translation>hörnen går åt andra hållet än sina lägen: ange nära vänster, nära höger, bortre höger, bortre vänster, i pixlar som räknas nedåt</translation>
  </message>
  <message>
   <source>a mark above the board needs the size of the picture</source>
   <translation>ett märke över planen kräver bildens storlek</translation>
  </message>
  <message>
   <source>give --picture WIDTHxHEIGHT</source>
   <translation>ange --picture WIDTHxHEIGHT</translation>
  </message>
  <message>
   <source>these corners fix no board</source>
   <translation>de här hörnen bestämmer ingen plan</translation>
  </message>
  <message>
   <source>are they in the order of their places?</source>
   <translation>kommer de i samma ordning som sina lägen?</translation>
  </message>
  <message>
   <source>these corners cannot be one board seen by one camera</source>
   <translation>de här hörnen kan inte vara en plan sedd av en kamera</translation>
  </message>
  <message>
   <source>are they in order round it?</source>
   <translation>kommer de i ordning runt den?</translation>
  </message>
  <message>
   <source>the camera looks too straight down for its distance to be told from the corners</source>
   <translation>kameran ser för rakt ned för att hörnen ska visa dess avstånd</translation>
  </message>
  <message>
   <source>give --focal (focal length in pixels), or --mark-height 0 and a mark on the board</source>
   <translation>ange --focal (brännvidd i pixlar), eller --mark-height 0 och ett märke på planen</translation>
  </message>
  <message>
   <source>a mark {mark_height} m above the board, and the camera itself {own} m: that can hardly be</source>
   <translation>ett märke {mark_height} m över planen, och själva kameran {own} m: det kan knappast stämma</translation>
  </message>
  <message>
   <source>give metres, 0.03 for 3 cm</source>
   <translation>ange meter, 0.03 för 3 cm</translation>
  </message>
  <message>
   <source>there is no track with boxes</source>
   <translation>det finns inget spår med ramar</translation>
  </message>
  <message>
   <source>export it as `CVAT for video 1.1`, not for images</source>
   <translation>exportera det som `CVAT for video 1.1`, inte för bilder</translation>
  </message>
  <message>
   <source>{name}={text} of a {format} shape is no number</source>
   <translation>{name}={text} i en form ur {format} är inget tal</translation>
  </message>
  <message>
   <source>CVAT for video XML</source>
   <translation>CVAT for video XML</translation>
  </message>
  <message>
   <source>there is no row `coords`</source>
   <translation>det finns ingen rad `coords`</translation>
  </message>
  <message>
   <source>there is no row of body parts</source>
   <translation>det finns ingen rad med kroppsdelar</translation>
  </message>
  <message>
   <source>{name} has no x or no y</source>
   <translation>{name} saknar x eller y</translation>
  </message>
  <message>
   <source>there is no body part with x and y</source>
   <translation>det finns ingen kroppsdel med x och y</translation>
  </message>
  <message>
   <source>--{name} {value} cannot be</source>
   <translation>--{name} kan inte vara {value}</translation>
  </message>
  <message>
   <source>give a number from {least} to {most}</source>
   <translation>ange ett tal från {least} till {most}</translation>
  </message>
  <message>
   <source>corners give scale and direction</source>
   <translation>hörnen ger skala och riktning</translation>
  </message>
  <message>
   <source>leave --metres-per-pixel and --flip-y out</source>
   <translation>utelämna --metres-per-pixel och --flip-y</translation>
  </message>
  <message>
   <source>--unit {unit} is not a length</source>
   <translation>--unit {unit} är ingen längd</translation>
  </message>
  <message>
   <source>give m, cm, mm, in, ft or px</source>
   <translation>ange m, cm, mm, in, ft eller px</translation>
  </message>
  <message>
   <source>there is nothing but comments</source>
   <translation>det finns inget annat än kommentarer</translation>
  </message>
  <message>
   <source>export the rows too</source>
   <translation>exportera raderna också</translation>
  </message>
  <message>
   <source>there are {numbered} rows</source>
   <translation>det finns {numbered} rader</translation>
  </message>
  <message>
   <source>cut it down to the slides ({max_rows} at most)</source>
   <translation>korta den till glidningarna (högst {max_rows} rader)</translation>
  </message>
  <message>
   <source>line {number}: this is more than {max_columns} columns or {max_cells} cells</source>
   <translation>rad {number}: det här är fler än {max_columns} kolumner eller {max_cells} celler</translation>
  </message>
  <message>
   <source>export the times and places only</source>
   <translation>exportera bara tiderna och lägena</translation>
  </message>
  <message>
   <source>line {number}: the quotes in {line} do not close ({error})</source>
   <translation>rad {number}: citattecknen i {line} stängs inte ({error})</translation>
  </message>
  <message>
   <source>correct them</source>
   <translation>rätta dem</translation>
  </message>
  <message>
   <source>XML that begins with &lt;{tag}&gt; is not known here</source>
   <translation>XML som börjar med &lt;{tag}&gt; känns inte igen här</translation>
  </message>
  <message>
   <source>known are Tracker, Logger Pro, CVAT</source>
   <translation>dessa känns igen: Tracker, Logger Pro, CVAT</translation>
  </message>
  <message>
   <source>there is a header and no row under it</source>
   <translation>det finns en rubrikrad men ingen rad under den</translation>
  </message>
  <message>
   <source>there is no trajectory under the header</source>
   <translation>det finns ingen bana under filhuvudet</translation>
  </message>
  <message>
   <source>there are accelerations and no places: no mu comes of them</source>
   <translation>det finns accelerationer men inga lägen: de ger inget mu</translation>
  </message>
  <message>
   <source>film the slide and track it</source>
   <translation>filma glidningen och spåra den</translation>
  </message>
  <message>
   <source>no column of places has cells</source>
   <translation>ingen kolumn med lägen har ifyllda celler</translation>
  </message>
  <message>
   <source>track the token in Logger Pro and save</source>
   <translation>spåra brickan i Logger Pro och spara</translation>
  </message>
  <message>
   <source>the tracks are in different units</source>
   <translation>spåren är i olika enheter</translation>
  </message>
  <message>
   <source>export them in one</source>
   <translation>exportera dem i en och samma</translation>
  </message>
  <message>
   <source>the times are in {unit}</source>
   <translation>tiderna är i {unit}</translation>
  </message>
  <message>
   <source>seconds are known</source>
   <translation>sekunder känns igen</translation>
  </message>
  <message>
   <source>line {line}: {cell} under {name} is a date that a spreadsheet made of a number, and the number is lost</source>
   <translation>rad {line}: {cell} under {name} är ett datum som ett kalkylprogram gjort av ett tal, och talet är förlorat</translation>
  </message>
  <message>
   <source>export again and open it here without saving it in a spreadsheet</source>
   <translation>exportera igen och öppna här utan att spara i ett kalkylprogram</translation>
  </message>
  <message>
   <source>line {line}: {cell} under {name} is not a number</source>
   <translation>rad {line}: {cell} under {name} är inget tal</translation>
  </message>
  <message>
   <source>correct it or leave it empty</source>
   <translation>rätta cellen eller lämna den tom</translation>
  </message>
  <message>
   <source>the times under {name} are days as a spreadsheet counts them ({known}, ...): they are lost</source>
   <translation>tiderna under {name} är dagar som ett kalkylprogram räknar dem ({known}, ...): de är förlorade</translation>
  </message>
  <message>
   <source>this is {named}, which this version does not know</source>
   <translation>det här är {named}, som den här versionen inte känner till</translation>
  </message>
  <message>
   <source>it reads {format}: update the lab</source>
   <translation>den läser {format}: uppdatera labbet</translation>
  </message>
  <message>
   <source>the header {rows} must have one column {needed}</source>
   <translation>rubrikraden {rows} måste ha exakt en kolumn {needed}</translation>
  </message>
  <message>
   <source>it reads t,token,x,y[,heading]</source>
   <translation>den ska lyda t,token,x,y[,heading]</translation>
  </message>
  <message>
   <source>line {lines}: no token is named</source>
   <translation>rad {lines}: ingen bricka anges</translation>
  </message>
  <message>
   <source>each row needs one</source>
   <translation>varje rad behöver en</translation>
  </message>
  <message>
   <source>the header's fps {text} is not a number</source>
   <translation>fps {text} i filhuvudet är inget tal</translation>
  </message>
  <message>
   <source>correct it or leave it out</source>
   <translation>rätta det eller utelämna det</translation>
  </message>
  <message>
   <source>the marker {marker} has no X or no Y</source>
   <translation>markören {marker} saknar X eller Y</translation>
  </message>
  <message>
   <source>no column names a marker's X</source>
   <translation>ingen kolumn anger X för en markör</translation>
  </message>
  <message>
   <source>export it with column names</source>
   <translation>exportera med kolumnnamn</translation>
  </message>
  <message>
   <source>there is no text in it</source>
   <translation>det finns ingen text i filen</translation>
  </message>
  <message>
   <source>readings of {kind} are not known</source>
   <translation>mätningar av {kind} känns inte igen</translation>
  </message>
  <message>
   <source>known are {kinds}</source>
   <translation>dessa känns igen: {kinds}</translation>
  </message>
  <message>
   <source>there is no row with {wanted}</source>
   <translation>det finns ingen rad med {wanted}</translation>
  </message>
  <message>
   <source>give a row a slide</source>
   <translation>ange en rad per glidning</translation>
  </message>
  <message>
   <source>the header {header} does not name {wanted}</source>
   <translation>rubrikraden {header} anger inte {wanted}</translation>
  </message>
  <message>
   <source>write these names</source>
   <translation>skriv de namnen</translation>
  </message>
  <message>
   <source>no row is complete</source>
   <translation>ingen rad är fullständig</translation>
  </message>
  <message>
   <source>these {times} rows with rising times are a recorded slide, which `fit` takes</source>
   <translation>de här {times} raderna med stigande tider är en inspelad glidning, som `fit` tar emot</translation>
  </message>
  <message>
   <source>landings are where tokens came to rest, a row a slide: leave the times out if they are</source>
   <translation>landningar är var brickor stannade, en rad per glidning: utelämna tiderna om det är sådana</translation>
  </message>
  <message>
   <source>the {name} has no unit and others do</source>
   <translation>{name} har ingen enhet men andra har det</translation>
  </message>
  <message>
   <source>write it, or give --unit</source>
   <translation>skriv den, eller ange --unit</translation>
  </message>
  <message>
   <source>{unit} is no unit of length that is known here</source>
   <translation>{unit} är ingen längdenhet som känns igen här</translation>
  </message>
  <message>
   <source>give m, cm, mm, in or ft</source>
   <translation>ange m, cm, mm, in eller ft</translation>
  </message>
  <message>
   <source>the times are in {own}</source>
   <translation>tiderna är i {own}</translation>
  </message>
  <message>
   <source>the angles are in {own}</source>
   <translation>vinklarna är i {own}</translation>
  </message>
  <message>
   <source>degrees and radians are known</source>
   <translation>grader och radianer känns igen</translation>
  </message>
  <message>
   <source>the speeds are in {own}</source>
   <translation>farterna är i {own}</translation>
  </message>
  <message>
   <source>m/s and cm/s are known</source>
   <translation>m/s och cm/s känns igen</translation>
  </message>
  <message>
   <source>a {name} of {min} cannot be</source>
   <translation>{name} kan inte vara {min}</translation>
  </message>
  <message>
   <source>correct the row</source>
   <translation>rätta raden</translation>
  </message>
  <message>
   <source>a {name} of {worst} cannot be</source>
   <translation>{name} kan inte vara {worst}</translation>
  </message>
  <message>
   <source>no unit is given, and a value of {max} for {name} cannot be in metres</source>
   <translation>ingen enhet anges, och ett värde på {max} för {name} kan inte vara i meter</translation>
  </message>
  <message>
   <source>write it into the header, e.g. `{name2} (cm)`, or give --unit</source>
   <translation>skriv den i rubrikraden, t.ex. `{name2} (cm)`, eller ange --unit</translation>
  </message>
  <message>
   <source>a token cannot bounce higher than it fell</source>
   <translation>en bricka kan inte studsa högre än den föll</translation>
  </message>
  <message>
   <source>are the columns swapped?</source>
   <translation>har kolumnerna bytt plats?</translation>
  </message>
  <message>
   <source>the token that came (distance_a) cannot slide farther than the one it struck</source>
   <translation>brickan som kom (distance_a) kan inte glida längre än den som den träffade</translation>
  </message>
  <message>
   <source>are they swapped?</source>
   <translation>har de bytt plats?</translation>
  </message>
  <message>
   <source>an angle of 90 degrees or more is no slope</source>
   <translation>en vinkel på 90 grader eller mer är ingen lutning</translation>
  </message>
  <message>
   <source>rows lie {step} s apart</source>
   <translation>raderna ligger {step} s isär</translation>
  </message>
  <message>
   <source>give the times in seconds, and each but once</source>
   <translation>ange tiderna i sekunder, och varje tid bara en gång</translation>
  </message>
  <message>
   <source>{field} has the shape {shape}</source>
   <translation>{field} har formen {shape}</translation>
  </message>
  <message>
   <source>it must be one column as long as t</source>
   <translation>det måste vara en kolumn lika lång som t</translation>
  </message>
  <message>
   <source>{field} holds values that are not finite or absurdly large</source>
   <translation>{field} har värden som inte är ändliga eller är orimligt stora</translation>
  </message>
  <message>
   <source>drop those rows</source>
   <translation>ta bort de raderna</translation>
  </message>
  <message>
   <source>the times do not rise from row to row</source>
   <translation>tiderna stiger inte från rad till rad</translation>
  </message>
  <message>
   <source>sort them</source>
   <translation>sortera dem</translation>
  </message>
  <message>
   <source>a mass of {mass} kg is none</source>
   <translation>en massa kan inte vara {mass} kg</translation>
  </message>
  <message>
   <source>leave it out</source>
   <translation>utelämna det</translation>
  </message>
  <message>
   <source>there is no track {name}</source>
   <translation>det finns inget spår {name}</translation>
  </message>
  <message>
   <source>no row holds a time and a place</source>
   <translation>ingen rad har både en tid och ett läge</translation>
  </message>
  <message>
   <source>there {rows} for a token</source>
   <translation>det {rows} för en bricka</translation>
  </message>
  <message>
   <source>a slide needs {min_rows} at least</source>
   <translation>en glidning kräver minst {min_rows}</translation>
  </message>
  <message>
   <source>is only one row</source>
   <translation>finns bara en rad</translation>
  </message>
  <message>
   <source>are only {most} rows</source>
   <translation>finns bara {most} rader</translation>
  </message>
  <message>
   <source>are only</source>
   <translation>finns bara</translation>
  </message>
  <message>
   <source>no unit is given, and a path of {reach} cannot be in metres</source>
   <translation>ingen enhet anges, och en bana på {reach} kan inte vara i meter</translation>
  </message>
  <message>
   <source>write the unit into the header, e.g. `x (mm)`, or give --unit (px with --metres-per-pixel)</source>
   <translation>skriv enheten i rubrikraden, t.ex. `x (mm)`, eller ange --unit (px med --metres-per-pixel)</translation>
  </message>
  <message>
   <source>the file is in {unit}, and corners need places in the picture</source>
   <translation>filen är i {unit}, och hörn kräver lägen i bilden</translation>
  </message>
  <message>
   <source>export pixels, or leave --corners out</source>
   <translation>exportera pixlar, eller utelämna --corners</translation>
  </message>
  <message>
   <source>the places are in pixels</source>
   <translation>lägena är i pixlar</translation>
  </message>
  <message>
   <source>give --metres-per-pixel (the metres of something in the picture over its pixels){also}</source>
   <translation>ange --metres-per-pixel (meter för något i bilden delat med dess pixlar){also}</translation>
  </message>
  <message>
   <source>and --fps</source>
   <translation>och --fps</translation>
  </message>
  <message>
   <source>the file has a place for the unit of length and leaves it blank: never scaled</source>
   <translation>filen har en plats för längdenheten men lämnar den tom: aldrig kalibrerad</translation>
  </message>
  <message>
   <source>give --unit, or --metres-per-pixel for pixels</source>
   <translation>ange --unit, eller --metres-per-pixel för pixlar</translation>
  </message>
  <message>
   <source>give --unit (m, cm, mm, in, ft)</source>
   <translation>ange --unit (m, cm, mm, in, ft)</translation>
  </message>
  <message>
   <source>the rows count pictures and no frame rate is given</source>
   <translation>raderna räknar bilder och ingen bildfrekvens anges</translation>
  </message>
  <message>
   <source>give --fps (pictures a second of the camera)</source>
   <translation>ange --fps (kamerans bilder per sekund)</translation>
  </message>
  <message>
   <source>--fps is given, but the times keep no steady beat that could be set to it</source>
   <translation>--fps anges, men tiderna har ingen jämn takt som kunde sättas till det</translation>
  </message>
  <message>
   <source>a slide cannot be simulated with {name} = {value}</source>
   <translation>en glidning kan inte simuleras med {name} = {value}</translation>
  </message>
  <message>
   <source>slides are simulated with the coulomb law, and {name} has {law}</source>
   <translation>glidningar simuleras med lagen coulomb, och {name} har {law}</translation>
  </message>
  <message>
   <source>the file is larger than {max_bytes} MB</source>
   <translation>filen är större än {max_bytes} MB</translation>
  </message>
  <message>
   <source>cut it down to the slides</source>
   <translation>korta den till glidningarna</translation>
  </message>
  <message>
   <source>nothing was pasted</source>
   <translation>inget klistrades in</translation>
  </message>
  <message>
   <source>copy the cells again</source>
   <translation>kopiera cellerna igen</translation>
  </message>
  <message>
   <source>this is too much to paste</source>
   <translation>det här är för mycket att klistra in</translation>
  </message>
  <message>
   <source>save it as a file</source>
   <translation>spara det som en fil</translation>
  </message>
  <message>
   <source>this is a folder</source>
   <translation>det här är en mapp</translation>
  </message>
  <message>
   <source>name the files in it</source>
   <translation>ange filerna i den</translation>
  </message>
  <message>
   <source>check the path</source>
   <translation>kontrollera sökvägen</translation>
  </message>
  <message>
   <source>export the tracks as CSV or text and give that file</source>
   <translation>exportera spåren som CSV eller text och ange den filen</translation>
  </message>
  <message>
   <source>{a} and {b} lie in one another</source>
   <translation>{a} och {b} ligger i varandra</translation>
  </message>
  <message>
   <source>move their marks, or name them otherwise</source>
   <translation>flytta märkena eller namnge dem annorlunda</translation>
  </message>
  <message>
   <source>the table must have one column x and one column y, in pixels</source>
   <translation>tabellen måste ha en kolumn x och en kolumn y, i pixlar</translation>
  </message>
  <message>
   <source>the token {twice} stands twice</source>
   <translation>brickan {twice} står två gånger</translation>
  </message>
  <message>
   <source>name each once</source>
   <translation>ange var och en bara en gång</translation>
  </message>
  <message>
   <source>a token has no name</source>
   <translation>en bricka saknar namn</translation>
  </message>
  <message>
   <source>name each</source>
   <translation>namnge alla</translation>
  </message>
  <message>
   <source>no token has a place</source>
   <translation>ingen bricka har ett läge</translation>
  </message>
  <message>
   <source>give x and y in pixels</source>
   <translation>ange x och y i pixlar</translation>
  </message>
  <message>
   <source>a place of {seen} pixels is in no picture</source>
   <translation>ett läge på {seen} pixlar finns inte i någon bild</translation>
  </message>
  <message>
   <source>a token lies beyond the horizon of the picture</source>
   <translation>en bricka ligger bortom bildens horisont</translation>
  </message>
  <message>
   <source>check the corners</source>
   <translation>kontrollera hörnen</translation>
  </message>
  <message>
   <source>the token {name} would lie {middle} m from the board</source>
   <translation>brickan {name} skulle ligga {middle} m från planen</translation>
  </message>
  <message>
   <source>check its pixels and the corners</source>
   <translation>kontrollera dess pixlar och hörnen</translation>
  </message>
  <message>
   <source>cells such as {dated} are dates that a spreadsheet made of numbers, which are lost</source>
   <translation>celler som {dated} är datum som ett kalkylprogram gjort av tal, och talen är förlorade</translation>
  </message>
  <message>
   <source>no row names the columns</source>
   <translation>ingen rad namnger kolumnerna</translation>
  </message>
  <message>
   <source>the first row must say which is which, e.g. `t (s), x (m), y (m)`</source>
   <translation>första raden måste säga vilken som är vilken, t.ex. `t (s), x (m), y (m)`</translation>
  </message>
  <message>
   <source>there is a header and no row of numbers under it</source>
   <translation>det finns en rubrikrad men ingen rad med tal under den</translation>
  </message>
  <message>
   <source>the table has a row for each token ({text}) and no column of times or frame numbers</source>
   <translation>tabellen har en rad för varje bricka ({text}) men ingen kolumn med tider eller bildnummer</translation>
  </message>
  <message>
   <source>export it</source>
   <translation>ta med den i exporten</translation>
  </message>
  <message>
   <source>there are {xs} columns x and {spare} columns y</source>
   <translation>det finns {xs} kolumner x och {spare} kolumner y</translation>
  </message>
  <message>
   <source>name each with its token</source>
   <translation>namnge var och en med sin bricka</translation>
  </message>
  <message>
   <source>there is a column {spare} and no x</source>
   <translation>det finns en kolumn {spare} men ingen x</translation>
  </message>
  <message>
   <source>name the other one x</source>
   <translation>kalla den andra x</translation>
  </message>
  <message>
   <source>the times under {text} are in {unit}</source>
   <translation>enhet för tiderna under {text}: {unit}</translation>
  </message>
  <message>
   <source>known are s, ms, min</source>
   <translation>dessa känns igen: s, ms, min</translation>
  </message>
  <message>
   <source>no unit</source>
   <translation>ingen enhet</translation>
  </message>
  <message>
   <source>there is no column {kind}</source>
   <translation>det finns ingen kolumn {kind}</translation>
  </message>
  <message>
   <source>{text} and {text2} must both say their unit, or neither</source>
   <translation>{text} och {text2} måste båda ange sin enhet, eller ingen av dem</translation>
  </message>
  <message>
   <source>{text} and {text2} have units that do not fit together</source>
   <translation>{text} och {text2} har enheter som inte passar ihop</translation>
  </message>
  <message>
   <source>there are accelerations and no places: no mu comes of them, for a sensor's offset adds up</source>
   <translation>det finns accelerationer men inga lägen: de ger inget mu, för en sensors nollpunktsfel växer när man summerar</translation>
  </message>
  <message>
   <source>film the slide and track it, or time it with a stopwatch</source>
   <translation>filma glidningen och spåra den, eller ta tid med stoppur</translation>
  </message>
  <message>
   <source>no column of places among {shown}</source>
   <translation>ingen kolumn med lägen bland {shown}</translation>
  </message>
  <message>
   <source>name them x and y, with their unit</source>
   <translation>kalla dem x och y, med enhet</translation>
  </message>
  <message>
   <source>the project has no frame duration (delta_t)</source>
   <translation>projektet saknar tid per bild (delta_t)</translation>
  </message>
  <message>
   <source>open and save it again in Tracker</source>
   <translation>öppna och spara det igen i Tracker</translation>
  </message>
  <message>
   <source>the project has no point mass</source>
   <translation>projektet saknar punktmassa</translation>
  </message>
  <message>
   <source>mark the token in Tracker and save</source>
   <translation>märk brickan i Tracker och spara</translation>
  </message>
  <message>
   <source>the project's scale is zero</source>
   <translation>projektets skala är noll</translation>
  </message>
  <message>
   <source>calibrate it in Tracker</source>
   <translation>kalibrera det i Tracker</translation>
  </message>
  <message>
   <source>the project has no axes</source>
   <translation>projektet saknar axlar</translation>
  </message>
  <message>
   <source>{name} is {text}, which is no number</source>
   <translation>{name} är {text}, som inte är ett tal</translation>
  </message>
  <message>
   <source>open and save the project again in Tracker</source>
   <translation>öppna och spara projektet igen i Tracker</translation>
  </message>
  <message>
   <source>this XML is longer than {max_xml} MB</source>
   <translation>den här XML-filen är längre än {max_xml} MB</translation>
  </message>
  <message>
   <source>this XML defines entities or reaches outside itself ({name}), as no tracking program does: not opened</source>
   <translation>den här XML-filen definierar entiteter eller hänvisar utanför sig själv ({name}), vilket inget spårningsprogram gör: den öppnades inte</translation>
  </message>
  <message>
   <source>this XML is broken ({error})</source>
   <translation>den här XML-filen är trasig ({error})</translation>
  </message>
  <message>
   <source>{token} must move at this table</source>
   <translation>{token} måste flyttas vid det här bordet</translation>
  </message>
  <message>
   <source>move it to a free property, e.g. {free}</source>
   <translation>flytta den till en ledig tomt, t.ex. {free}</translation>
  </message>
  <message>
   <source>{token} cannot move to {target}, which {what}</source>
   <translation>{token} kan inte flyttas till {target}, som {what}</translation>
  </message>
  <message>
   <source>is occupied</source>
   <translation>är upptagen</translation>
  </message>
  <message>
   <source>is not a property</source>
   <translation>inte är en tomt</translation>
  </message>
  <message>
   <source>move it to a free one, e.g. {free}</source>
   <translation>flytta den till en ledig, t.ex. {free}</translation>
  </message>
  <message>
   <source>none is free, so it stays: give null</source>
   <translation>ingen är ledig, så den blir kvar: ange null</translation>
  </message>
  <message>
   <source>{side} did not collect for {space} this round</source>
   <translation>{side} har inte fått betalt för {space} den här omgången</translation>
  </message>
  <message>
   <source>choose one of {names}</source>
   <translation>välj en av {names}</translation>
  </message>
  <message>
   <source>{value} is not an object</source>
   <translation>{value} är inget objekt</translation>
  </message>
  <message>
   <source>write (...) here</source>
   <translation>skriv (...) här</translation>
  </message>
  <message>
   <source>the key {key} is not text</source>
   <translation>nyckeln {key} är inte text</translation>
  </message>
  <message>
   <source>{value} is not a list</source>
   <translation>{value} är ingen lista</translation>
  </message>
  <message>
   <source>write [...] here</source>
   <translation>skriv [...] här</translation>
  </message>
  <message>
   <source>{value} is neither true nor false</source>
   <translation>{value} är varken true eller false</translation>
  </message>
  <message>
   <source>{value} is not a whole amount</source>
   <translation>{value} är inget helt belopp</translation>
  </message>
  <message>
   <source>write a number such as 500</source>
   <translation>skriv ett tal som 500</translation>
  </message>
  <message>
   <source>{amount} cannot be</source>
   <translation>beloppet {amount} är inte möjligt</translation>
  </message>
  <message>
   <source>give a whole amount from {least} to {most_money}</source>
   <translation>ange ett helt belopp från {least} till {most_money}</translation>
  </message>
  <message>
   <source>{value} is not a number</source>
   <translation>{value} är inget tal</translation>
  </message>
  <message>
   <source>{value} is not a finite number</source>
   <translation>{value} är inget ändligt tal</translation>
  </message>
  <message>
   <source>unknown key{also}</source>
   <translation>okänd nyckel{also}</translation>
  </message>
  <message>
   <source>this choice is never used: {why}</source>
   <translation>det här valet används aldrig: {why}</translation>
  </message>
  <message>
   <source>leave it out or mend the places</source>
   <translation>utelämna det eller rätta platserna</translation>
  </message>
  <message>
   <source>{who} never lies on an exact tie of spaces then</source>
   <translation>{who} ligger då aldrig exakt lika mellan två rutor</translation>
  </message>
  <message>
   <source>{who} is not sent to jail then</source>
   <translation>{who} skickas då inte i fängelse</translation>
  </message>
  <message>
   <source>{who} does not lie on Chance at its side's moment</source>
   <translation>{who} ligger inte på Chans när det är dess spelares tur</translation>
  </message>
  <message>
   <source>{who} does not lie on a Railroad when its turn to move comes</source>
   <translation>{who} ligger inte på en Järnväg när det är dess tur att flyttas</translation>
  </message>
  <message>
   <source>{who} has no token on a House with a property collected, or has chosen already</source>
   <translation>{who} har inte en bricka på ett Hus och en tomt som gett betalt, eller har redan valt</translation>
  </message>
  <message>
   <source>{token} stands there twice</source>
   <translation>{token} står där två gånger</translation>
  </message>
  <message>
   <source>keep one row</source>
   <translation>behåll en rad</translation>
  </message>
  <message>
   <source>no row names a token and its space</source>
   <translation>ingen rad anger en bricka och dess ruta</translation>
  </message>
  <message>
   <source>{lines} rows are no round of the game</source>
   <translation>{lines} rader är ingen omgång av spelet</translation>
  </message>
  <message>
   <source>line {number}</source>
   <translation>rad {number}</translation>
  </message>
  <message>
   <source>the columns are {heads} and, for tokens that slid again from Chance, {heads2}</source>
   <translation>kolumnerna är {heads} och, för brickor som kastats igen från Chans, {heads2}</translation>
  </message>
  <message>
   <source>a row is a token and its space, e.g. "red-1,brown-1"</source>
   <translation>en rad är en bricka och dess ruta, t.ex. "red-1,brown-1"</translation>
  </message>
  <message>
   <source>this is no row of a table: {error}</source>
   <translation>det här är ingen tabellrad: {error}</translation>
  </message>
  <message>
   <source>{cell} is no token</source>
   <translation>{cell} är ingen bricka</translation>
  </message>
  <message>
   <source>write a side and a number from 1 to {tokens_a_side}, e.g. red-1</source>
   <translation>skriv en spelare och ett nummer från 1 till {tokens_a_side}, t.ex. red-1</translation>
  </message>
  <message>
   <source>there is no space {cell} on the board {name}{known}</source>
   <translation>det finns ingen ruta {cell} på planen {name}{known}</translation>
  </message>
  <message>
   <source>give a space's id or name, 'off', 'jail' or a position in metres, e.g. 0.14 0.5</source>
   <translation>ange en rutas id eller namn, 'off', 'jail' eller ett läge i meter, t.ex. 0.14 0.5</translation>
  </message>
  <message>
   <source>{token} slides again when it is paid for</source>
   <translation>{token} kastas igen när den löses ut</translation>
  </message>
  <message>
   <source>say where it comes to rest</source>
   <translation>ange var den stannar</translation>
  </message>
  <message>
   <source>{answer} is no decision of a record</source>
   <translation>{answer} är inget beslut i ett protokoll</translation>
  </message>
  <message>
   <source>{action} has no moment</source>
   <translation>{action} saknar tidpunkt</translation>
  </message>
  <message>
   <source>there is no room behind the GO line to set {token} down</source>
   <translation>det finns inget utrymme före GO-linjen att sätta ner {token}</translation>
  </message>
  <message>
   <source>the round is not over: {side} slides next</source>
   <translation>omgången är inte slut: {side} kastar härnäst</translation>
  </message>
  <message>
   <source>add its slide, or ask for a partial score</source>
   <translation>lägg till det kastet, eller begär en delräkning</translation>
  </message>
  <message>
   <source>{token} lies on {places} and slides again</source>
   <translation>{token} ligger på {places} och kastas igen</translation>
  </message>
  <message>
   <source>add ("rule": "K15", "token": "{token2}", "rest": ("{token3}": PLACE))</source>
   <translation>lägg till ("rule": "K15", "token": "{token2}", "rest": ("{token3}": PLATS))</translation>
  </message>
  <message>
   <source>every token has been slid, so {token} cannot slide again</source>
   <translation>alla brickor är kastade, så {token} kan inte kastas igen</translation>
  </message>
  <message>
   <source>leave this slide out</source>
   <translation>utelämna det här kastet</translation>
  </message>
  <message>
   <source>{nobody}: 2 to {most_sides} sides play, each with a name of its own</source>
   <translation>{nobody}: 2 till {most_sides} spelare deltar, var och en med ett eget namn</translation>
  </message>
  <message>
   <source>name the people of every side, and of no other</source>
   <translation>ange personerna för varje spelare, och för ingen annan</translation>
  </message>
  <message>
   <source>{sizes} teams, but {sides} sides</source>
   <translation>{sizes} lag, men {sides} spelare</translation>
  </message>
  <message>
   <source>make them agree</source>
   <translation>få dem att stämma överens</translation>
  </message>
  <message>
   <source>draw the turn order first</source>
   <translation>lotta turordningen först</translation>
  </message>
  <message>
   <source>the turn order must name every side once</source>
   <translation>turordningen måste ange varje spelare en gång</translation>
  </message>
  <message>
   <source>the round is over</source>
   <translation>omgången är slut</translation>
  </message>
  <message>
   <source>begin the next one first</source>
   <translation>börja nästa först</translation>
  </message>
  <message>
   <source>{game} is not "{format}"</source>
   <translation>{game} är inte "{format}"</translation>
  </message>
  <message>
   <source>{rounds} rounds</source>
   <translation>det är {rounds} omgångar</translation>
  </message>
  <message>
   <source>{sides} sides play {sides2}, so that each goes first once</source>
   <translation>{sides} spelare spelar {sides2}, så att var och en börjar en gång</translation>
  </message>
  <message>
   <source>2 to {most_sides} sides play, each with a name of its own</source>
   <translation>2 till {most_sides} spelare deltar, var och en med ett eget namn</translation>
  </message>
  <message>
   <source>name those of every side, and of no other</source>
   <translation>ange dem för varje spelare, och för ingen annan</translation>
  </message>
  <message>
   <source>{who} names nobody</source>
   <translation>{who} är inget namn</translation>
  </message>
  <message>
   <source>{seed} is no seed</source>
   <translation>{seed} är inget frö</translation>
  </message>
  <message>
   <source>give a whole number, 0 or more</source>
   <translation>ange ett heltal, 0 eller mer</translation>
  </message>
  <message>
   <source>the game is played on {board}</source>
   <translation>spelet spelas på {board}</translation>
  </message>
  <message>
   <source>these are not the game's options</source>
   <translation>det här är inte spelets husregler</translation>
  </message>
  <message>
   <source>the same house rules hold all game</source>
   <translation>samma husregler gäller hela spelet</translation>
  </message>
  <message>
   <source>the sides are {sides}</source>
   <translation>spelarna är {sides}</translation>
  </message>
  <message>
   <source>after the round before the order is {order}</source>
   <translation>efter omgången innan är turordningen {order}</translation>
  </message>
  <message>
   <source>the round begins with what the sides hold: {told}</source>
   <translation>omgången börjar med det spelarna har: {told}</translation>
  </message>
  <message>
   <source>the pot holds {pot} before this round</source>
   <translation>potten är {pot} före den här omgången</translation>
  </message>
  <message>
   <source>begin the next one</source>
   <translation>börja nästa</translation>
  </message>
  <message>
   <source>that cannot be done now</source>
   <translation>det går inte att göra nu</translation>
  </message>
  <message>
   <source>next, {what}</source>
   <translation>härnäst: {what}</translation>
  </message>
  <message>
   <source>{sizes} are no teams</source>
   <translation>{sizes} är inga lag</translation>
  </message>
  <message>
   <source>give 2 to {most_sides} whole numbers of people, together at most {most_people}</source>
   <translation>ange 2 till {most_sides} heltal för antal personer, tillsammans högst {most_people}</translation>
  </message>
  <message>
   <source>{value} is none of the words</source>
   <translation>{value} är inget av orden</translation>
  </message>
  <message>
   <source>give {words}</source>
   <translation>ange {words}</translation>
  </message>
  <message>
   <source>{tolerance} is no tolerance</source>
   <translation>{tolerance} är ingen tolerans</translation>
  </message>
  <message>
   <source>give a part of the base's area, 0 to 0.25</source>
   <translation>ange en andel av bottens yta, 0 till 0.25</translation>
  </message>
  <message>
   <source>unknown option{names}</source>
   <translation>okänd husregel{names}</translation>
  </message>
  <message>
   <source>the options are {names2}</source>
   <translation>husreglerna är {names2}</translation>
  </message>
  <message>
   <source>{value} is not a space</source>
   <translation>{value} är ingen ruta</translation>
  </message>
  <message>
   <source>give a space id</source>
   <translation>ange en rutas id</translation>
  </message>
  <message>
   <source>there is no space {value} on the board {name}{hint}</source>
   <translation>det finns ingen ruta {value} på planen {name}{hint}</translation>
  </message>
  <message>
   <source>give a space id, a position [x, y] in metres, 'off' or 'jail'</source>
   <translation>ange en rutas id, ett läge [x, y] i meter, 'off' eller 'jail'</translation>
  </message>
  <message>
   <source>{value} is not a position</source>
   <translation>{value} är inget läge</translation>
  </message>
  <message>
   <source>give [x, y] in metres</source>
   <translation>ange [x, y] i meter</translation>
  </message>
  <message>
   <source>({x}, {y}) m is off the board, which is {width} m wide and {length} m long</source>
   <translation>({x}, {y}) m ligger utanför planen, som är {width} m bred och {length} m lång</translation>
  </message>
  <message>
   <source>a token whose centre left the board is 'off'</source>
   <translation>en bricka vars mitt har lämnat planen är 'off'</translation>
  </message>
  <message>
   <source>a record begins with "format": "{format}"</source>
   <translation>ett protokoll börjar med "format": "{format}"</translation>
  </message>
  <message>
   <source>{record} is not a format this version reads</source>
   <translation>{record} är inget format som den här versionen läser</translation>
  </message>
  <message>
   <source>it reads "{format}"</source>
   <translation>den läser "{format}"</translation>
  </message>
  <message>
   <source>name the board, e.g. "board": "knockout"</source>
   <translation>ange planen, t.ex. "board": "knockout"</translation>
  </message>
  <message>
   <source>{name} is not a board's name</source>
   <translation>{name} är inget namn på en plan</translation>
  </message>
  <message>
   <source>a record gives the slides, or the places after them all, not both</source>
   <translation>ett protokoll anger kasten, eller alla platser efter dem, inte båda</translation>
  </message>
  <message>
   <source>leave one out</source>
   <translation>utelämna det ena</translation>
  </message>
  <message>
   <source>give every token's place after all slides, or the slides as `slides`</source>
   <translation>ange varje brickas plats efter alla kast, eller kasten som `slides`</translation>
  </message>
  <message>
   <source>{team_sizes} teams, but {order} sides in `order`</source>
   <translation>{team_sizes} lag, men {order} spelare i `order`</translation>
  </message>
  <message>
   <source>{key} stands there twice</source>
   <translation>{key} står där två gånger</translation>
  </message>
  <message>
   <source>keep one</source>
   <translation>behåll bara den ena</translation>
  </message>
  <message>
   <source>{side} stands there twice</source>
   <translation>{side} står där två gånger</translation>
  </message>
  <message>
   <source>name each side once</source>
   <translation>ange varje spelare en gång</translation>
  </message>
  <message>
   <source>2 to {most_sides} sides play, not {sides}</source>
   <translation>2 till {most_sides} spelare deltar, inte {sides}</translation>
  </message>
  <message>
   <source>{side} is not a side's name</source>
   <translation>{side} är inget namn på en spelare</translation>
  </message>
  <message>
   <source>give a word such as "red"</source>
   <translation>ange ett ord som "red"</translation>
  </message>
  <message>
   <source>{side} is an account of its own</source>
   <translation>{side} är ett eget konto</translation>
  </message>
  <message>
   <source>name the side otherwise</source>
   <translation>kalla spelaren något annat</translation>
  </message>
  <message>
   <source>give the side's cash, 0 for none</source>
   <translation>ange spelarens kassa, 0 för ingen</translation>
  </message>
  <message>
   <source>each side has {tokens_a_side} tokens, give its place (or 'off')</source>
   <translation>varje spelare har {tokens_a_side} brickor, ange brickans plats (eller 'off')</translation>
  </message>
  <message>
   <source>{token} is {token2}'s token, not {side}'s</source>
   <translation>{token} tillhör {token2}, inte {side}</translation>
  </message>
  <message>
   <source>a side slides its own</source>
   <translation>en spelare kastar sina egna</translation>
  </message>
  <message>
   <source>the new slide of {token} is missing</source>
   <translation>det nya kastet för {token} saknas</translation>
  </message>
  <message>
   <source>give where it came to rest as `rest`, or its `release`</source>
   <translation>ange var den stannade som `rest`, eller dess `release`</translation>
  </message>
  <message>
   <source>a draw belongs to a slide that is computed from its release</source>
   <translation>en lottning (draw) hör till ett kast som beräknas ur sitt släpp</translation>
  </message>
  <message>
   <source>{token} slid, so its own place belongs here</source>
   <translation>{token} kastades, så dess egen plats hör hit</translation>
  </message>
  <message>
   <source>{numbers} is not one</source>
   <translation>{numbers} är inget sådant tal</translation>
  </message>
  <message>
   <source>give {least} to {most}</source>
   <translation>ange {least} till {most}</translation>
  </message>
  <message>
   <source>{rule} is no rule that leaves a choice</source>
   <translation>{rule} är ingen regel som ger något att välja</translation>
  </message>
  <message>
   <source>those are {choice_keys}</source>
   <translation>sådana är {choice_keys}</translation>
  </message>
  <message>
   <source>{who} is not paid for, so it has no new slide</source>
   <translation>{who} löses inte ut, så den har inget nytt kast</translation>
  </message>
  <message>
   <source>set `pay` to true or leave the slide out</source>
   <translation>sätt `pay` till true eller utelämna kastet</translation>
  </message>
  <message>
   <source>{side} does not play{hint}</source>
   <translation>{side} deltar inte{hint}</translation>
  </message>
  <message>
   <source>the sides are {order}</source>
   <translation>spelarna är {order}</translation>
  </message>
  <message>
   <source>there is no token {token}{hint}</source>
   <translation>det finns ingen bricka {token}{hint}</translation>
  </message>
  <message>
   <source>each side in `order` has {tokens_a_side}, numbered as in {tokens} to {tokens2}</source>
   <translation>varje spelare i `order` har {tokens_a_side}, numrerade som i {tokens} till {tokens2}</translation>
  </message>
  <message>
   <source>{action} is no part of a round</source>
   <translation>{action} hör inte till en omgång</translation>
  </message>
  <message>
   <source>{late} and {early} overlap by {overlap} mm</source>
   <translation>{late} och {early} överlappar med {overlap} mm</translation>
  </message>
  <message>
   <source>measure the two again</source>
   <translation>mät de två igen</translation>
  </message>
  <message>
   <source>{space} is not among the tied spaces of {token}</source>
   <translation>{space} är inte bland rutorna där {token} ligger lika</translation>
  </message>
  <message>
   <source>pick one of {tied}</source>
   <translation>välj en av {tied}</translation>
  </message>
  <message>
   <source>{side} has {balances} in hand and cannot pay {jail_fee} for {token}</source>
   <translation>{side} har {balances} i kassan och kan inte betala {jail_fee} för {token}</translation>
  </message>
  <message>
   <source>set `pay` to false</source>
   <translation>sätt `pay` till false</translation>
  </message>
  <message>
   <source>{token} is off the board and out of play for the round, so it cannot move</source>
   <translation>{token} är utanför planen och ur spel den här omgången, så den kan inte röra sig</translation>
  </message>
  <message>
   <source>{token} is in jail until the round ends or its fee is paid, so it cannot move</source>
   <translation>{token} är i fängelse tills omgången är slut eller avgiften betalas, så den kan inte röra sig</translation>
  </message>
  <message>
   <source>there is no board {name}{known}</source>
   <translation>det finns ingen plan {name}{known}</translation>
  </message>
  <message>
   <source>shipped boards: {known2} (or name a .toml file)</source>
   <translation>medföljande planer: {known2} (eller ange en .toml-fil)</translation>
  </message>
  <message>
   <source>the slide did not end within {limits}</source>
   <translation>kastet tog inte slut inom {limits}</translation>
  </message>
  <message>
   <source>({x}, {y}) m is off the board</source>
   <translation>({x}, {y}) m ligger utanför planen</translation>
  </message>
  <message>
   <source>release the token on it, behind the GO line</source>
   <translation>släpp brickan på den, före GO-linjen</translation>
  </message>
  <message>
   <source>{token} would be released {overlap} mm inside {name}</source>
   <translation>{token} skulle släppas {overlap} mm inne i {name}</translation>
  </message>
  <message>
   <source>release it beside it</source>
   <translation>släpp den bredvid</translation>
  </message>
  <message>
   <source>{name} lies somewhere on {space}, maybe in the way of {token}</source>
   <translation>{name} ligger någonstans på {space}, kanske i vägen för {token}</translation>
  </message>
  <message>
   <source>give its place as [x, y] in metres, or this slide as `rest`</source>
   <translation>ange dess plats som [x, y] i meter, eller det här kastet som `rest`</translation>
  </message>
  <message>
   <source>slide {may}</source>
   <translation>kasta {may}</translation>
  </message>
  <message>
   <source>it is {side}'s turn to slide, not {token}'s</source>
   <translation>det är {side} som ska kasta, inte {token}</translation>
  </message>
  <message>
   <source>{token} has been slid already in this round</source>
   <translation>{token} är redan kastad i den här omgången</translation>
  </message>
  <message>
   <source>tokens are slid in order at this table, so {token} is not next</source>
   <translation>brickorna kastas i ordning vid det här bordet, så {token} står inte på tur</translation>
  </message>
  <message>
   <source>{token} is released at y = {y} m, past the GO line at {go_line} m: a foul</source>
   <translation>{token} släpps vid y = {y} m, efter GO-linjen vid {go_line} m: övertramp</translation>
  </message>
  <message>
   <source>slide it again</source>
   <translation>kasta den igen</translation>
  </message>
  <message>
   <source>the slide of {token} is missing</source>
   <translation>kastet för {token} saknas</translation>
  </message>
  <message>
   <source>give its `release`, or where it came to rest as `rest`</source>
   <translation>ange dess `release`, eller var den stannade som `rest`</translation>
  </message>
  <message>
   <source>{fallen} did not move, so it cannot have fallen</source>
   <translation>{fallen} rörde sig inte, så den kan inte ha vält</translation>
  </message>
  <message>
   <source>{other} has not been slid yet, so it cannot lie there</source>
   <translation>{other} är inte kastad än, så den kan inte ligga där</translation>
  </message>
  <message>
   <source>{people} cannot play, for {reason}</source>
   <translation>{people} kan inte spela, för {reason}</translation>
  </message>
  <message>
   <source>2 to {most_people} people play</source>
   <translation>2 till {most_people} personer spelar</translation>
  </message>
  <message>
   <source>player {n}</source>
   <translation>person {n}</translation>
  </message>
  <message>
   <source>one side has nobody to play against</source>
   <translation>en ensam spelare har ingen att spela mot</translation>
  </message>
  <message>
   <source>four sides of two are full</source>
   <translation>fyra lag om två är fulla</translation>
  </message>
  <message>
   <source>teams of {team_sizes} seat {team_sizes2} people, not {people}</source>
   <translation>lag om {team_sizes} rymmer {team_sizes2} personer, inte {people}</translation>
  </message>
  <message>
   <source>{name} is no name of its own</source>
   <translation>{name} är inget eget namn</translation>
  </message>
  <message>
   <source>name everybody once</source>
   <translation>namnge var och en bara en gång</translation>
  </message>
  <message>
   <source>an amount is 0 or more</source>
   <translation>ett belopp är 0 eller mer</translation>
  </message>
  <message>
   <source>this cannot be saved: {message}</source>
   <translation>det här kan inte sparas: {message}</translation>
  </message>
  <message>
   <source>it is no file</source>
   <translation>det är ingen fil</translation>
  </message>
  <message>
   <source>choose one that this program saved</source>
   <translation>välj en som det här programmet har sparat</translation>
  </message>
  <message>
   <source>it is larger than any session</source>
   <translation>den är större än något pass</translation>
  </message>
  <message>
   <source>choose a .knockout file</source>
   <translation>välj en .knockout-fil</translation>
  </message>
  <message>
   <source>it cannot be read: {reason}</source>
   <translation>den kan inte läsas: {reason}</translation>
  </message>
  <message>
   <source>this is no JSON</source>
   <translation>det här är inte JSON</translation>
  </message>
  <message>
   <source>choose a file that this program saved</source>
   <translation>välj en fil som det här programmet har sparat</translation>
  </message>
  <message>
   <source>the file is no session</source>
   <translation>filen är inget pass</translation>
  </message>
  <message>
   <source>it begins with "format": "{format}"</source>
   <translation>ett pass börjar med "format": "{format}"</translation>
  </message>
  <message>
   <source>it is nested too deeply</source>
   <translation>den är nästlad för djupt</translation>
  </message>
  <message>
   <source>mend it or save the session anew</source>
   <translation>rätta den eller spara passet på nytt</translation>
  </message>
  <message>
   <source>it was saved by a newer version ({given})</source>
   <translation>den sparades av en nyare version ({given})</translation>
  </message>
  <message>
   <source>this one reads {format}: update Knockout Lab</source>
   <translation>den här läser {format}: uppdatera Knockout Lab</translation>
  </message>
  <message>
   <source>the format is {given}</source>
   <translation>formatet är {given}</translation>
  </message>
  <message>
   <source>a session has "format": "{format}"</source>
   <translation>ett pass har "format": "{format}"</translation>
  </message>
  <message>
   <source>the format is</source>
   <translation>formatet är</translation>
  </message>
  <message>
   <source>a session has "format": "</source>
   <translation>ett pass har "format": "</translation>
  </message>
  <message>
   <source>{reach} m lies behind the place of release, {board} m</source>
   <translation>{reach} m ligger bakom släppläget, {board} m</translation>
  </message>
  <message>
   <source>no speed comes to {reach} m against this drag</source>
   <translation>ingen fart når {reach} m mot det här motståndet</translation>
  </message>
  <message>
   <source>{given} is not a finite number</source>
   <translation>{given} är inget ändligt tal</translation>
  </message>
  <message>
   <source>the speed {speed} m/s is negative</source>
   <translation>farten {speed} m/s är negativ</translation>
  </message>
  <message>
   <source>the angle {angle} rad does not point up the board</source>
   <translation>vinkeln {angle} rad pekar inte uppåt planen</translation>
  </message>
  <message>
   <source>give radians between -1.57 and 1.57 (1 degree is 0.01745)</source>
   <translation>ange radianer mellan -1.57 och 1.57 (1 grad är 0.01745)</translation>
  </message>
  <message>
   <source>{value} {unit} is more than any hand gives</source>
   <translation>{value} {unit} är mer än någon hand ger</translation>
  </message>
  <message>
   <source>a Student-t of {freedom} degrees of freedom has no standard deviation</source>
   <translation>en Students t-fördelning med {freedom} frihetsgrader har ingen standardavvikelse</translation>
  </message>
  <message>
   <source>give more than 2</source>
   <translation>ange mer än 2</translation>
  </message>
  <message>
   <source>a scatter of {value} is more than any hand has</source>
   <translation>en spridning på {value} är mer än någon hand har</translation>
  </message>
  <message>
   <source>give 0 to {most} {unit}</source>
   <translation>ange 0 till {most} {unit}</translation>
  </message>
  <message>
   <source>the scatter {key} is negative</source>
   <translation>spridningen {key} är negativ</translation>
  </message>
  <message>
   <source>there is no thrower {name}</source>
   <translation>det finns ingen kastare {name}</translation>
  </message>
  <message>
   <source>presets are {presets}, or give your own sigmas</source>
   <translation>färdiga är {presets}, eller ange egna sigma</translation>
  </message>
  <message>
   <source>{aim} is no Aim</source>
   <translation>{aim} är inget Aim</translation>
  </message>
  <message>
   <source>{board} is no Board</source>
   <translation>{board} är inget Board</translation>
  </message>
  <message>
   <source>`load_board` reads one</source>
   <translation>`load_board` läser in ett</translation>
  </message>
  <message>
   <source>give at most {most_throws}</source>
   <translation>ange högst {most_throws}</translation>
  </message>
  <message>
   <source>give 0 to {width} (metres from the left edge)</source>
   <translation>ange 0 till {width} (meter från vänsterkanten)</translation>
  </message>
  <message>
   <source>{given} is out of range</source>
   <translation>{given} är utanför gränserna</translation>
  </message>
  <message>
   <source>doc.board takes a board: doc.board.with_(mu=0.1), or lab.load_board(...)</source>
   <translation>doc.board tar en plan: doc.board.with_(mu=0.1), eller lab.load_board(...)</translation>
  </message>
  <message>
   <source>doc.set_thrower takes a hand: lab.Thrower.preset("skilled"), or lab.Thrower(...)</source>
   <translation>doc.set_thrower tar en hand: lab.Thrower.preset("skilled") eller lab.Thrower(...)</translation>
  </message>
  <message>
   <source>there is no number {key}</source>
   <translation>det finns inget tal {key}</translation>
  </message>
  <message>
   <source>there are {by_key}</source>
   <translation>det finns {by_key}</translation>
  </message>
  <message>
   <source>doc.{name} is not set like this: doc.board = ... takes a board, the rest has commands, as doc.set_parameter("mu", 0.1), doc.set_aim(speed=0.9), table.place("red-1", 0.14, 0.5)</source>
   <translation>doc.{name} sätts inte så här: doc.board = ... tar en plan, resten har kommandon, som doc.set_parameter("mu", 0.1), doc.set_aim(speed=0.9), table.place("red-1", 0.14, 0.5)</translation>
  </message>
  <message>
   <source>this is no object</source>
   <translation>det här är inget objekt</translation>
  </message>
  <message>
   <source>leave the key out or write what the window wrote</source>
   <translation>utelämna nyckeln eller skriv det som fönstret skrev</translation>
  </message>
  <message>
   <source>there is no worth {worth}</source>
   <translation>det finns inget värde {worth}</translation>
  </message>
  <message>
   <source>write {worths}</source>
   <translation>skriv något av {worths}</translation>
  </message>
  <message>
   <source>{scale} is no scale</source>
   <translation>{scale} är ingen skala</translation>
  </message>
  <message>
   <source>write a number from {scales} to {scales2}</source>
   <translation>skriv ett tal från {scales} till {scales2}</translation>
  </message>
  <message>
   <source>this cannot be read</source>
   <translation>det här kan inte läsas</translation>
  </message>
  <message>
   <source>it must be {wanted}: leave it out to begin anew</source>
   <translation>det måste vara {wanted}: utelämna det för att börja om</translation>
  </message>
  <message>
   <source>a draft of a board as it is saved: spaces, go_line, over</source>
   <translation>ett planutkast som det sparas: spaces, go_line, over</translation>
  </message>
  <message>
   <source>an object with entries</source>
   <translation>ett objekt med poster</translation>
  </message>
  <message>
   <source>one of {laws}</source>
   <translation>en av {laws}</translation>
  </message>
  <message>
   <source>one of {losses}</source>
   <translation>en av {losses}</translation>
  </message>
  <message>
   <source>a list of recordings</source>
   <translation>en lista med inspelningar</translation>
  </message>
  <message>
   <source>one of {contacts}, or null</source>
   <translation>en av {contacts}, eller null</translation>
  </message>
  <message>
   <source>metres, 0.0001 to 1, or null</source>
   <translation>meter, 0.0001 till 1, eller null</translation>
  </message>
  <message>
   <source>an object with the path of a recording</source>
   <translation>ett objekt med sökvägen till en inspelning</translation>
  </message>
  <message>
   <source>a recording as it is saved: path, sources, answers and segments</source>
   <translation>en inspelning som den sparas: path, sources, answers och segments</translation>
  </message>
  <message>
   <source>a thrown slide as it is saved: label, token, release, path, rest</source>
   <translation>en kastad glidning som den sparas: label, token, release, path, rest</translation>
  </message>
  <message>
   <source>this is no game with its board</source>
   <translation>det här är inget spel med sin plan</translation>
  </message>
  <message>
   <source>give null for none</source>
   <translation>ange null för inget</translation>
  </message>
  <message>
   <source>the board cannot be read: {error}</source>
   <translation>planen kan inte läsas: {error}</translation>
  </message>
  <message>
   <source>give numbers of the board by their names</source>
   <translation>ange planens tal med deras namn</translation>
  </message>
  <message>
   <source>there is neither a game nor a round</source>
   <translation>det finns varken ett spel eller en omgång</translation>
  </message>
  <message>
   <source>this is no hand</source>
   <translation>det här är ingen hand</translation>
  </message>
  <message>
   <source>give way, gain and by_hand</source>
   <translation>ange way, gain och by_hand</translation>
  </message>
  <message>
   <source>{way} is no way to throw</source>
   <translation>{way} är inget sätt att kasta</translation>
  </message>
  <message>
   <source>give {ways}</source>
   <translation>ange {ways}</translation>
  </message>
  <message>
   <source>{gain} is not a number</source>
   <translation>{gain} är inget tal</translation>
  </message>
  <message>
   <source>a hand gain of {gain} is out of range</source>
   <translation>skjutfaktorn {gain} är utanför gränserna</translation>
  </message>
  <message>
   <source>give {least_gain} to {most_gain}</source>
   <translation>ange {least_gain} till {most_gain}</translation>
  </message>
  <message>
   <source>{by_hand} is not true or false</source>
   <translation>{by_hand} är inte true eller false</translation>
  </message>
  <message>
   <source>give preset, hidden, locked and task, or leave some of them out</source>
   <translation>ange preset, hidden, locked och task, eller utelämna några av dem</translation>
  </message>
  <message>
   <source>give a text</source>
   <translation>ange en text</translation>
  </message>
  <message>
   <source>give a list of names</source>
   <translation>ange en lista med namn</translation>
  </message>
  <message>
   <source>give true or false</source>
   <translation>ange true eller false</translation>
  </message>
  <message>
   <source>it must be readings as they are saved: kind, unit, rows, errors, picture: leave it out to begin anew</source>
   <translation>det måste vara mätningar som de sparas: kind, unit, rows, errors, picture: utelämna det för att börja om</translation>
  </message>
  <message>
   <source>this is no replay</source>
   <translation>det här är ingen repris</translation>
  </message>
  <message>
   <source>this is no round</source>
   <translation>det här är ingen omgång</translation>
  </message>
  <message>
   <source>give a "knockout-round/1" or null</source>
   <translation>ange en "knockout-round/1" eller null</translation>
  </message>
  <message>
   <source>this is no place in a round</source>
   <translation>det här är inget ställe i en omgång</translation>
  </message>
  <message>
   <source>this is no file's name</source>
   <translation>det här är inget filnamn</translation>
  </message>
  <message>
   <source>write ("outcome": amount)</source>
   <translation>skriv ("utfall": belopp)</translation>
  </message>
  <message>
   <source>write a list of at most {most_landings} places [x, y] in m</source>
   <translation>skriv en lista med högst {most_landings} platser [x, y] i m</translation>
  </message>
  <message>
   <source>write a whole number from 0 to {most}</source>
   <translation>skriv ett heltal från 0 till {most}</translation>
  </message>
  <message>
   <source>write true or false</source>
   <translation>skriv true eller false</translation>
  </message>
  <message>
   <source>write a place as [x, y] in m</source>
   <translation>skriv en plats som [x, y] i m</translation>
  </message>
  <message>
   <source>{given} is no amount</source>
   <translation>{given} är inget belopp</translation>
  </message>
  <message>
   <source>write a finite number</source>
   <translation>skriv ett ändligt tal</translation>
  </message>
  <message>
   <source>give "A" or "B"</source>
   <translation>ange "A" eller "B"</translation>
  </message>
  <message>
   <source>give numbers by their names, or null</source>
   <translation>ange tal med deras namn, eller null</translation>
  </message>
  <message>
   <source>give metres as a number</source>
   <translation>ange meter som ett tal</translation>
  </message>
  <message>
   <source>give pins, stops, speed, throws and exact, or leave some of them out</source>
   <translation>ange pins, stops, speed, throws och exact, eller utelämna några av dem</translation>
  </message>
  <message>
   <source>give no more throws than stops</source>
   <translation>ange inte fler throws än stops</translation>
  </message>
  <message>
   <source>give a throw as its speed, where it was let go, whether exactly, mu, and its table's mark</source>
   <translation>ange ett kast som dess fart, var det släpptes, om det var exakt, mu och bordets märke</translation>
  </message>
  <message>
   <source>a record is an object: (...)</source>
   <translation>ett protokoll är ett objekt: (...)</translation>
  </message>
  <message>
   <source>cannot be written</source>
   <translation>går inte att skriva</translation>
  </message>
  <message>
   <source>give another folder</source>
   <translation>ange en annan mapp</translation>
  </message>
  <message>
   <source>a value in it is of no kind that it may be ({name})</source>
   <translation>ett värde i det är av ett slag som inte är tillåtet ({name})</translation>
  </message>
  <message>
   <source>this part is not known here</source>
   <translation>den här delen är okänd här</translation>
  </message>
  <message>
   <source>remove it, or update Knockout Lab ({parts})</source>
   <translation>ta bort den, eller uppdatera Knockout Lab ({parts})</translation>
  </message>
  <message>
   <source>it cannot be read ({said})</source>
   <translation>den kan inte läsas ({said})</translation>
  </message>
  <message>
   <source>remove it</source>
   <translation>ta bort den</translation>
  </message>
  <message>
   <source>{token} is in two places</source>
   <translation>{token} är på två platser</translation>
  </message>
  <message>
   <source>leave it in one</source>
   <translation>låt den vara på en</translation>
  </message>
  <message>
   <source>{next} has been slid</source>
   <translation>{next} är redan kastad</translation>
  </message>
  <message>
   <source>give one that waits, or null</source>
   <translation>ange en som väntar, eller null</translation>
  </message>
  <message>
   <source>{token} lies beside the board</source>
   <translation>{token} ligger bredvid planen</translation>
  </message>
  <message>
   <source>put it under off</source>
   <translation>lägg den under off</translation>
  </message>
  <message>
   <source>{pair} and {pair2} overlap</source>
   <translation>{pair} och {pair2} överlappar</translation>
  </message>
  <message>
   <source>move one</source>
   <translation>flytta den ena</translation>
  </message>
  <message>
   <source>duration {duration} s</source>
   <translation>varaktighet {duration} s</translation>
  </message>
  <message>
   <source>give null</source>
   <translation>ange null</translation>
  </message>
  <message>
   <source>event {kind} of {other} at {time} s</source>
   <translation>händelse {kind} av {other} vid {time} s</translation>
  </message>
  <message>
   <source>token {plain}</source>
   <translation>bricka {plain}</translation>
  </message>
  <message>
   <source>place {x}, {y}</source>
   <translation>plats {x}, {y}</translation>
  </message>
  <message>
   <source>number {plain}</source>
   <translation>tal {plain}</translation>
  </message>
  <message>
   <source>{token} cannot lie at ({x}, {y})</source>
   <translation>{token} kan inte ligga i ({x}, {y})</translation>
  </message>
  <message>
   <source>give a free place on the board, in metres</source>
   <translation>ange en ledig plats på planen, i meter</translation>
  </message>
  <message>
   <source>no token waits at GO</source>
   <translation>ingen bricka väntar vid GO</translation>
  </message>
  <message>
   <source>wait until all lie still, or table.clear()</source>
   <translation>vänta tills allt ligger stilla, eller table.clear()</translation>
  </message>
  <message>
   <source>table.{name} is not set like this: table.place("red-1", 0.14, 0.5) sets a token down, table.clear() takes all up</source>
   <translation>table.{name} sätts inte så här: table.place("red-1", 0.14, 0.5) sätter ner en bricka, table.clear() tar upp alla</translation>
  </message>
  <message>
   <source>a thread may read doc and compute, not change the window</source>
   <translation>en tråd får läsa doc och räkna, inte ändra fönstret</translation>
  </message>
  <message>
   <source>change it from the console itself</source>
   <translation>ändra det direkt från konsolen</translation>
  </message>
 </context>
</TS>
