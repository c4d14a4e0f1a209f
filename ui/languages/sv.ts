<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
 <context>
  <name>knockout-lab</name>
  <message>
   <source>2 to 4 sides play, each with four tokens of one colour and a turn marker. More people form teams.</source>
   <translation>2 till 4 spelare deltar, var och en med fyra brickor i en färg och en turmarkör. Är ni fler bildar ni lag.</translation>
  </message>
  <message>
   <source>The bank lays 500 above Free parking: the pot. Everyone starts with the same cash.</source>
   <translation>Banken lägger 500 ovanför Fri parkering: potten. Alla börjar med lika mycket pengar.</translation>
  </message>
  <message>
   <source>Chance decides who goes first in round 1. After each round the first side goes last.</source>
   <translation>Slumpen avgör vem som börjar i omgång 1. Efter varje omgång går den första spelaren sist.</translation>
  </message>
  <message>
   <source>There are as many rounds as sides, so that each goes first once. Most cash wins.</source>
   <translation>Det spelas lika många omgångar som det finns spelare, så att var och en börjar en gång. Mest pengar vinner.</translation>
  </message>
  <message>
   <source>In turn order each side slides one of its tokens, until every side has slid all four.</source>
   <translation>I turordning skickar varje spelare iväg en av sina brickor, tills alla har skickat alla fyra.</translation>
  </message>
  <message>
   <source>A token must leave the hand before the GO line. Past the line is a foul: it is slid again.</source>
   <translation>Brickan ska lämna handen före GO-linjen. Efter linjen är det övertramp: kastet görs om.</translation>
  </message>
  <message>
   <source>A token whose centre has left the board is out of play for this round.</source>
   <translation>En bricka vars mitt har lämnat planen är ur spel den här omgången.</translation>
  </message>
  <message>
   <source>A token that falls over is stood up where it lies; nothing else changes.</source>
   <translation>En bricka som välter reses där den ligger; inget annat ändras.</translation>
  </message>
  <message>
   <source>A token is on the space that holds most of its base. Where two hold exactly the same, its owner picks one.</source>
   <translation>En bricka står på den ruta som har mest av dess botten. Har två rutor exakt lika mycket väljer ägaren en.</translation>
  </message>
  <message>
   <source>Only the last place counts: a token that is pushed on has left its earlier space.</source>
   <translation>Bara den sista platsen räknas: en bricka som knuffas vidare har lämnat sin tidigare ruta.</translation>
  </message>
  <message>
   <source>When all lie still, every token on Go to jail goes to jail, whoever put it there.</source>
   <translation>När allt ligger stilla går varje bricka på Gå i fängelse till fängelset, vem som än satte den där.</translation>
  </message>
  <message>
   <source>The owner of a token that goes to jail may pay 100 at once and slide it again. If not, it stays in jail until the round is over.</source>
   <translation>Ägaren till en bricka som går i fängelse får genast betala 100 och kasta den igen. Annars sitter den kvar tills omgången är slut.</translation>
  </message>
  <message>
   <source>A token that stops short of the GO line stays there, in the way of others, and earns nothing.</source>
   <translation>En bricka som stannar före GO-linjen blir kvar där, i vägen för andra, och ger inget.</translation>
  </message>
  <message>
   <source>A token in jail earns nothing.</source>
   <translation>En bricka i fängelse ger inget.</translation>
  </message>
  <message>
   <source>Step 1, Chance: a side's tokens that lie on Chance go back to GO and are slid once more.</source>
   <translation>Steg 1, Chans: spelarens brickor på Chans går tillbaka till GO och kastas en gång till.</translation>
  </message>
  <message>
   <source>Step 2, Railroads: each token on a Railroad moves to a property on which no token lies, as its owner chooses.</source>
   <translation>Steg 2, Järnvägar: varje bricka på en Järnväg flyttas till en ledig tomt som ägaren väljer.</translation>
  </message>
  <message>
   <source>Step 3: the bank pays the printed amount for each property with a token of the side, once, and to one side only: the earliest in turn order.</source>
   <translation>Steg 3: banken betalar det tryckta beloppet för varje tomt med en bricka av spelarens, en gång och till en enda spelare: den första i turordningen.</translation>
  </message>
  <message>
   <source>A side that collected for every property of a colour gets the bonus of the set too.</source>
   <translation>En spelare som fått betalt för alla tomter i en färg får också färgens bonus.</translation>
  </message>
  <message>
   <source>A side with a token on a House collects once more for one property that it collected for.</source>
   <translation>En spelare med en bricka på ett Hus får betalt en gång till för en tomt som redan gett betalt.</translation>
  </message>
  <message>
   <source>A side with a token on Luxury tax pays 100 into the pot for each property that it collected for.</source>
   <translation>En spelare med en bricka på Lyxskatt betalar 100 till potten för varje tomt som gett betalt.</translation>
  </message>
  <message>
   <source>Step 4: the side with most tokens on Free parking takes the pot; sides that tie share it in whole notes.</source>
   <translation>Steg 4: den som har flest brickor på Fri parkering tar potten; vid lika delas den i hela sedlar.</translation>
  </message>
  <message>
   <source>The round is over: all tokens are taken back, the turn markers move on, and the bank fills an empty pot.</source>
   <translation>Omgången är slut: alla brickor tas tillbaka, turmarkörerna flyttas och banken fyller en tom pott.</translation>
  </message>
  <message>
   <source>dry friction, independent of speed: Amontons 1699, Coulomb 1785; it stops after v/(mu g) seconds and v^2/(2 mu g) metres</source>
   <translation>torr friktion, oberoende av farten: Amontons 1699, Coulomb 1785; den stannar efter v/(mu g) sekunder och v^2/(2 mu g) meter</translation>
  </message>
  <message>
   <source>dry friction with a film or air drag at low Reynolds number (Stokes 1851); it stops after ln(1 + k v/(mu g))/k seconds and v/k - mu g ln(1 + k v/(mu g))/k^2 metres</source>
   <translation>torr friktion med en vätskefilm, eller luftmotstånd vid lågt Reynoldstal (Stokes 1851); den stannar efter ln(1 + k v/(mu g))/k sekunder och v/k - mu g ln(1 + k v/(mu g))/k^2 meter</translation>
  </message>
  <message>
   <source>dry friction with air drag at high Reynolds number (Newton 1687); it stops after atan(v sqrt(c/(mu g)))/sqrt(mu g c) seconds and ln(1 + c v^2/(mu g))/(2 c) metres</source>
   <translation>torr friktion med luftmotstånd vid högt Reynoldstal (Newton 1687); den stannar efter atan(v sqrt(c/(mu g)))/sqrt(mu g c) sekunder och ln(1 + c v^2/(mu g))/(2 c) meter</translation>
  </message>
  <message>
   <source>Stribeck 1902; the form with a Gaussian: Armstrong-Helouvry, Dupont, Canudas de Wit, Automatica 30 (1994) 1083</source>
   <translation>Stribeck 1902; formen med en gausskurva: Armstrong-Helouvry, Dupont, Canudas de Wit, Automatica 30 (1994) 1083</translation>
  </message>
  <message>
   <source>Digital Curling's FCV1: p = 0.00200985, q = 0.06385782, r = 0.00626286</source>
   <translation>Digital Curlings FCV1: p = 0.00200985, q = 0.06385782, r = 0.00626286</translation>
  </message>
  <message>
   <source>0.03 to 0.4</source>
   <translation>0.03 till 0.4</translation>
  </message>
  <message>
   <source>0 to 0.4, not 0 alone</source>
   <translation>0 till 0.4, inte 0 ensamt</translation>
  </message>
  <message>
   <source>0.005 (air track) to 3</source>
   <translation>0.005 (luftbana) till 3</translation>
  </message>
  <message>
   <source>0 to 1</source>
   <translation>0 till 1</translation>
  </message>
  <message>
   <source>mu to 2 mu</source>
   <translation>mu till 2 mu</translation>
  </message>
  <message>
   <source>0.01 to 0.5</source>
   <translation>0.01 till 0.5</translation>
  </message>
  <message>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Ljust</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Mörkt</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Ångra</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Gör om</translation>
  </message>
  <message>
   <source>Throw the next token</source>
   <translation>Kasta nästa bricka</translation>
  </message>
  <message>
   <source>As aimed; Enter while the table has focus</source>
   <translation>Som siktet visar; Enter när bordet har fokus</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pausa</translation>
  </message>
  <message>
   <source>Hold the motion, or let it go on</source>
   <translation>Stoppa rörelsen, eller låt den fortsätta</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>Steg</translation>
  </message>
  <message>
   <source>One frame on while paused</source>
   <translation>En bild framåt i paus</translation>
  </message>
  <message>
   <source>Clear the table</source>
   <translation>Töm bordet</translation>
  </message>
  <message>
   <source>All tokens back in hand</source>
   <translation>Alla brickor tillbaka i handen</translation>
  </message>
  <message>
   <source>Landing</source>
   <translation>Landning</translation>
  </message>
  <message>
   <source>Where this throw comes to rest, time and again</source>
   <translation>Var det här kastet stannar, om och om igen</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Ny</translation>
  </message>
  <message>
   <source>An empty table; the board stays, with what was measured for it</source>
   <translation>Ett tomt bord; planen stannar, med det som mätts för det</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Spara</translation>
  </message>
  <message>
   <source>Save the session: board, hand, tokens, fits, rounds</source>
   <translation>Spara passet: plan, hand, brickor, anpassningar, omgångar</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>Spara som…</translation>
  </message>
  <message>
   <source>Save the session under another name</source>
   <translation>Spara passet under ett annat namn</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>Öppna…</translation>
  </message>
  <message>
   <source>Boards, recordings, rounds, games, pictures, sessions</source>
   <translation>Planer, inspelningar, omgångar, spel, bilder, pass</translation>
  </message>
  <message>
   <source>New board</source>
   <translation>Ny plan</translation>
  </message>
  <message>
   <source>A blank lane to put spaces on, edited at once</source>
   <translation>En tom bana att lägga rutor på, redigeras direkt</translation>
  </message>
  <message>
   <source>Save board as…</source>
   <translation>Spara planen som…</translation>
  </message>
  <message>
   <source>The board alone, as a TOML file</source>
   <translation>Bara planen, som en TOML-fil</translation>
  </message>
  <message>
   <source>Edit board</source>
   <translation>Redigera plan</translation>
  </message>
  <message>
   <source>Move and resize spaces on the table, by mouse and keys</source>
   <translation>Flytta rutor och ändra storlek på bordet, med mus och tangenter</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Avsluta</translation>
  </message>
  <message>
   <source>Close the window</source>
   <translation>Stäng fönstret</translation>
  </message>
  <message>
   <source>Keys and gestures</source>
   <translation>Tangenter och gester</translation>
  </message>
  <message>
   <source>How to aim, throw and move tokens</source>
   <translation>Hur du siktar, kastar och flyttar brickor</translation>
  </message>
  <message>
   <source>First steps</source>
   <translation>Första stegen</translation>
  </message>
  <message>
   <source>Three steps through the window</source>
   <translation>Tre steg genom fönstret</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Regler</translation>
  </message>
  <message>
   <source>The rules of the game by number</source>
   <translation>Spelets regler, numrerade</translation>
  </message>
  <message>
   <source>Laws of friction</source>
   <translation>Friktionslagar</translation>
  </message>
  <message>
   <source>Their equations, numbers and sources</source>
   <translation>Deras ekvationer, tal och källor</translation>
  </message>
  <message>
   <source>Save as a lesson's start…</source>
   <translation>Spara som lektionsstart…</translation>
  </message>
  <message>
   <source>A session that opens with a task, a preset and locked numbers</source>
   <translation>Ett pass som öppnas med en uppgift, en vy och låsta tal</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Om</translation>
  </message>
  <message>
   <source>Versions and licence</source>
   <translation>Versioner och licens</translation>
  </message>
  <message>
   <source>Let go by hand</source>
   <translation>Släpp för hand</translation>
  </message>
  <message>
   <source>A pushed token leaves the hand when let go; past the GO line is a foul (K6)</source>
   <translation>En skjuten bricka lämnar handen när du släpper; efter GO-linjen är övertramp (K6)</translation>
  </message>
  <message>
   <source>Move tokens</source>
   <translation>Flytta brickor</translation>
  </message>
  <message>
   <source>Drag moves tokens by hand, as with Shift</source>
   <translation>Dra flyttar brickor för hand, som med Skift</translation>
  </message>
  <message>
   <source>Step back</source>
   <translation>Steg bakåt</translation>
  </message>
  <message>
   <source>One frame back; from the end, look at the last slide</source>
   <translation>En bild bakåt; från slutet: se senaste glidningen</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Spela upp igen</translation>
  </message>
  <message>
   <source>The last slide from its beginning; held, it goes on</source>
   <translation>Senaste glidningen från början; i paus fortsätter den</translation>
  </message>
  <message>
   <source>Table as a picture…</source>
   <translation>Bordet som bild…</translation>
  </message>
  <message>
   <source>PNG, SVG or PDF of the table as it is seen</source>
   <translation>PNG, SVG eller PDF av bordet som det syns</translation>
  </message>
  <message>
   <source>Last slide as a moving picture…</source>
   <translation>Senaste glidningen som film…</translation>
  </message>
  <message>
   <source>GIF, or MP4 where there is ffmpeg; as slow as slides are shown</source>
   <translation>GIF, eller MP4 om ffmpeg finns; lika långsamt som glidningar visas</translation>
  </message>
  <message>
   <source>Nearer</source>
   <translation>Närmare</translation>
  </message>
  <message>
   <source>Enlarge; the wheel does it round the pointer</source>
   <translation>Förstora; mushjulet gör det kring pekaren</translation>
  </message>
  <message>
   <source>Farther</source>
   <translation>Längre bort</translation>
  </message>
  <message>
   <source>Show more of the table</source>
   <translation>Visa mer av bordet</translation>
  </message>
  <message>
   <source>Whole table</source>
   <translation>Hela bordet</translation>
  </message>
  <message>
   <source>Show all of it</source>
   <translation>Visa alltihop</translation>
  </message>
  <message>
   <source>2 sides</source>
   <translation>2 spelare</translation>
  </message>
  <message>
   <source>Red and yellow</source>
   <translation>Röd och gul</translation>
  </message>
  <message>
   <source>3 sides</source>
   <translation>3 spelare</translation>
  </message>
  <message>
   <source>Red, yellow and green</source>
   <translation>Röd, gul och grön</translation>
  </message>
  <message>
   <source>4 sides</source>
   <translation>4 spelare</translation>
  </message>
  <message>
   <source>Red, yellow, green and blue</source>
   <translation>Röd, gul, grön och blå</translation>
  </message>
  <message>
   <source>Ghost</source>
   <translation>Prognos</translation>
  </message>
  <message>
   <source>Predicted path and resting place; 95 % of throws end in the band</source>
   <translation>Förutsagd bana och viloplats; 95 % av kasten slutar i bandet</translation>
  </message>
  <message>
   <source>Trails</source>
   <translation>Spår</translation>
  </message>
  <message>
   <source>Where tokens came along</source>
   <translation>Vägen som brickorna tog</translation>
  </message>
  <message>
   <source>Velocity arrows</source>
   <translation>Hastighetspilar</translation>
  </message>
  <message>
   <source>How fast tokens move, and where to</source>
   <translation>Hur fort brickorna rör sig, och vart</translation>
  </message>
  <message>
   <source>Event signs</source>
   <translation>Händelser</translation>
  </message>
  <message>
   <source>Where tokens hit, left the board or fell over</source>
   <translation>Var brickor krockade, lämnade planen eller välte</translation>
  </message>
  <message>
   <source>Recorded slide</source>
   <translation>Inspelad glidning</translation>
  </message>
  <message>
   <source>Places of the recorded slide that was thrown, until the table is cleared</source>
   <translation>Platserna för den inspelade glidning som kastades, tills bordet töms</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Spela</translation>
  </message>
  <message>
   <source>Cash, reference card and ledger round the table</source>
   <translation>Kassa, regelkort och kassabok runt bordet</translation>
  </message>
  <message>
   <source>Tune</source>
   <translation>Justera</translation>
  </message>
  <message>
   <source>Parameters, throw and landings round the table</source>
   <translation>Parametrar, kast och landningar runt bordet</translation>
  </message>
  <message>
   <source>Teach</source>
   <translation>Lär ut</translation>
  </message>
  <message>
   <source>The board large, guesses and slides under it</source>
   <translation>Planen stor, gissningar och glidningar under den</translation>
  </message>
  <message>
   <source>Aim</source>
   <translation>Sikta</translation>
  </message>
  <message>
   <source>What each aim is worth, the best one, and why</source>
   <translation>Vad varje sikte är värt, det bästa, och varför</translation>
  </message>
  <message>
   <source>Board</source>
   <translation>Plan</translation>
  </message>
  <message>
   <source>The board's spaces, amounts and origins beside the table</source>
   <translation>Planens rutor, belopp och källor bredvid bordet</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Fortsätt</translation>
  </message>
  <message>
   <source>Automatic</source>
   <translation>Automatiskt</translation>
  </message>
  <message>
   <source>Upright or lengthwise, as the room allows</source>
   <translation>Stående eller liggande, som det får plats</translation>
  </message>
  <message>
   <source>Upright</source>
   <translation>Stående</translation>
  </message>
  <message>
   <source>The thrower stands below the board</source>
   <translation>Kastaren står nedanför planen</translation>
  </message>
  <message>
   <source>Lengthwise</source>
   <translation>Liggande</translation>
  </message>
  <message>
   <source>The thrower stands at the left end</source>
   <translation>Kastaren står vid vänstra änden</translation>
  </message>
  <message>
   <source>Standing</source>
   <translation>Från kastaren</translation>
  </message>
  <message>
   <source>As a player sees it who stands at the near end</source>
   <translation>Som en spelare vid framkanten ser det</translation>
  </message>
  <message>
   <source>Slingshot</source>
   <translation>Slangbella</translation>
  </message>
  <message>
   <source>Throw: drag a token back, aim, let go</source>
   <translation>Kasta: dra en bricka bakåt, sikta, släpp</translation>
  </message>
  <message>
   <source>Push</source>
   <translation>Skjut</translation>
  </message>
  <message>
   <source>Throw as with the hand: the token keeps the pointer's speed</source>
   <translation>Kasta som med handen: brickan behåller pekarens fart</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>Osparade ändringar</translation>
  </message>
  <message>
   <source>Save the changes to {name}?</source>
   <translation>Spara ändringarna i {name}?</translation>
  </message>
  <message>
   <source>Save the session</source>
   <translation>Spara passet</translation>
  </message>
  <message>
   <source>{name} was changed elsewhere since it was opened or saved here. Save over that?</source>
   <translation>{name} har ändrats på annat håll sedan filen öppnades eller sparades här. Spara ändå?</translation>
  </message>
  <message>
   <source>Sessions (*.knockout)</source>
   <translation>Pass (*.knockout)</translation>
  </message>
  <message>
   <source>The lab was not closed in order; unsaved work of {when} is still there.</source>
   <translation>Labbet stängdes inte som det ska; osparat arbete från {when} finns kvar.</translation>
  </message>
  <message>
   <source>Bring it back</source>
   <translation>Återställ</translation>
  </message>
  <message>
   <source>Throw it away</source>
   <translation>Släng det</translation>
  </message>
  <message>
   <source>The window speaks {language} when it is opened again.</source>
   <translation>Fönstret talar {language} när det öppnas igen.</translation>
  </message>
  <message>
   <source>Untitled</source>
   <translation>Namnlöst</translation>
  </message>
  <message>
   <source>Open it again now</source>
   <translation>Öppna igen nu</translation>
  </message>
  <message>
   <source>Save the board</source>
   <translation>Spara planen</translation>
  </message>
  <message>
   <source>Boards (*.toml)</source>
   <translation>Planer (*.toml)</translation>
  </message>
  <message>
   <source>new</source>
   <translation>ny</translation>
  </message>
  <message>
   <source>Not saved: {why} Move or shrink one of them, or take it back.</source>
   <translation>Inte sparat: {why} Flytta eller krymp en av dem, eller ta tillbaka.</translation>
  </message>
  <message>
   <source>Take back what overlaps</source>
   <translation>Ta tillbaka det som överlappar</translation>
  </message>
  <message>
   <source>Taken back, for they overlap: {spaces}. Undo brings them again.</source>
   <translation>Taget tillbaka, för det överlappar: {spaces}. Ångra hämtar det igen.</translation>
  </message>
  <message>
   <source>Add a space</source>
   <translation>Ny ruta</translation>
  </message>
  <message>
   <source>{one} overlaps {other}.</source>
   <translation>{one} överlappar {other}.</translation>
  </message>
  <message>
   <source>Locked by the lesson</source>
   <translation>Låst av lektionen</translation>
  </message>
  <message>
   <source>Duplicate {space}</source>
   <translation>Duplicera {space}</translation>
  </message>
  <message>
   <source>Delete {space}</source>
   <translation>Ta bort {space}</translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>Repris</translation>
  </message>
  <message>
   <source>{at} of {many}</source>
   <translation>{at} av {many}</translation>
  </message>
  <message>
   <source>{hand} hand: {scatter}</source>
   <translation>Hand ({hand}): {scatter}</translation>
  </message>
  <message>
   <source>Best for ± {angle}°
worth {worth} at {speed} m/s</source>
   <translation>Bäst för ± {angle}°
värde {worth} vid {speed} m/s</translation>
  </message>
  <message>
   <source>{a} × {s} aims, {n} slides, {took}; seed {seed}</source>
   <translation>{a} × {s} sikten, {n} glidningar, {took}; frö {seed}</translation>
  </message>
  <message>
   <source>Skill</source>
   <translation>Nivå</translation>
  </message>
  <message>
   <source>What counts</source>
   <translation>Vad som räknas</translation>
  </message>
  <message>
   <source>printed value</source>
   <translation>tryckt värde</translation>
  </message>
  <message>
   <source>cash of this round</source>
   <translation>omgångens pengar</translation>
  </message>
  <message>
   <source>lead over the best opponent</source>
   <translation>försprång till bästa motståndaren</translation>
  </message>
  <message>
   <source>Skill: scatter in angle and speed, surer to the left</source>
   <translation>Nivå: spridning i vinkel och fart, säkrare åt vänster</translation>
  </message>
  <message>
   <source>Surer to the left, less sure to the right</source>
   <translation>Säkrare åt vänster, osäkrare åt höger</translation>
  </message>
  <message>
   <source>As it is</source>
   <translation>Som den är</translation>
  </message>
  <message>
   <source>The skill of the chosen thrower</source>
   <translation>Den valda kastarens nivå</translation>
  </message>
  <message>
   <source>{scale} × {hand}: {scatter}</source>
   <translation>{scale} × {hand}: {scatter}</translation>
  </message>
  <message>
   <source>; this skill {took}</source>
   <translation>; denna nivå {took}</translation>
  </message>
  <message>
   <source>What an aim is worth</source>
   <translation>Vad ett sikte är värt</translation>
  </message>
  <message>
   <source>computing …</source>
   <translation>räknar …</translation>
  </message>
  <message>
   <source>money a throw, 95 %: {lo} to {hi}; {n} slides, seed {seed}</source>
   <translation>pengar per kast, 95 %: {lo} till {hi}; {n} glidningar, frö {seed}</translation>
  </message>
  <message>
   <source>money a round, 95 %: {lo} to {hi}; {n} slides, seed {seed}</source>
   <translation>pengar per omgång, 95 %: {lo} till {hi}; {n} kast, frö {seed}</translation>
  </message>
  <message>
   <source>Of its throws {parts}.</source>
   <translation>Av kasten: {parts}.</translation>
  </message>
  <message>
   <source>Worth: the value printed on the space that holds the token (K9); nothing elsewhere.</source>
   <translation>Värde: det som står tryckt på rutan där brickan ligger (K9); inget annars.</translation>
  </message>
  <message>
   <source>Off the board</source>
   <translation>Utanför planen</translation>
  </message>
  <message>
   <source>Short of GO (K13)</source>
   <translation>Före GO (K13)</translation>
  </message>
  <message>
   <source>No aim from here is worth anything on this board, as far as these slides tell.</source>
   <translation>Inget sikte härifrån är värt något på den här planen, så långt glidningarna visar.</translation>
  </message>
  <message>
   <source>Aimed straight at the dearest space, {space}, a throw would give {worth}: {hit} % rest on it, {off} % leave the board.</source>
   <translation>Rakt mot den dyraste rutan, {space}, skulle ett kast ge {worth}: {hit} % stannar på den, {off} % lämnar planen.</translation>
  </message>
  <message>
   <source>Worth: the cash that this round brings the side, by K15 to K22, the slides after it thrown by greedy sides with this hand.</source>
   <translation>Värde: pengarna som omgången ger spelaren enligt K15 till K22, när giriga spelare med samma hand gör kasten efter.</translation>
  </message>
  <message>
   <source>Worth: the side's cash of this round less the best opponent's, the slides after it thrown by greedy sides with this hand.</source>
   <translation>Värde: spelarens pengar i omgången minus bästa motståndarens, när giriga spelare med samma hand gör kasten efter.</translation>
  </message>
  <message>
   <source>Throws the waiting token with the best aim</source>
   <translation>Kastar den väntande brickan med bästa siktet</translation>
  </message>
  <message>
   <source>Sets the aim to the best one</source>
   <translation>Ställer in det bästa siktet</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Ruta</translation>
  </message>
  <message>
   <source>Chance, %</source>
   <translation>Chans, %</translation>
  </message>
  <message>
   <source>× worth</source>
   <translation>× värde</translation>
  </message>
  <message>
   <source>= gives</source>
   <translation>= ger</translation>
  </message>
  <message>
   <source>Chance times worth of each space</source>
   <translation>Chans gånger värde för varje ruta</translation>
  </message>
  <message>
   <source>95 % from, %</source>
   <translation>95 % från, %</translation>
  </message>
  <message>
   <source>95 % to, %</source>
   <translation>95 % till, %</translation>
  </message>
  <message>
   <source>worth</source>
   <translation>värde</translation>
  </message>
  <message>
   <source>gives</source>
   <translation>ger</translation>
  </message>
  <message>
   <source>Best aim: {direction} at {speed} m/s from x {x} cm.</source>
   <translation>Bästa sikte: {direction}, {speed} m/s från x {x} cm.</translation>
  </message>
  <message>
   <source>{p} % rest on {space} and give {gives}</source>
   <translation>{p} % stannar på {space} och ger {gives}</translation>
  </message>
  <message>
   <source>That is as good as aiming straight at the dearest space, {space}.</source>
   <translation>Det är lika bra som att sikta rakt mot den dyraste rutan, {space}.</translation>
  </message>
  <message>
   <source>Throw it</source>
   <translation>Kasta så</translation>
  </message>
  <message>
   <source>Aim so</source>
   <translation>Sikta så</translation>
  </message>
  <message>
   <source>Together</source>
   <translation>Totalt</translation>
  </message>
  <message>
   <source>Worth of the best aim by skill</source>
   <translation>Bästa siktets värde per nivå</translation>
  </message>
  <message>
   <source>Angle scatter, degrees (speed scatter grows with it)</source>
   <translation>Vinkelspridning, grader (fartspridningen växer med den)</translation>
  </message>
  <message>
   <source>Best worth</source>
   <translation>Bästa värde</translation>
  </message>
  <message>
   <source>angle scatter, degrees</source>
   <translation>vinkelspridning, grader</translation>
  </message>
  <message>
   <source>best worth</source>
   <translation>bästa värde</translation>
  </message>
  <message>
   <source>about</source>
   <translation>ungefär</translation>
  </message>
  <message>
   <source>Map of worths over angle and speed</source>
   <translation>Karta över värden för vinkel och fart</translation>
  </message>
  <message>
   <source>Aim angle, degrees (right is +)</source>
   <translation>Siktvinkel, grader (höger är +)</translation>
  </message>
  <message>
   <source>Speed at release, m/s</source>
   <translation>Fart vid släpp, m/s</translation>
  </message>
  <message>
   <source>angle, degrees</source>
   <translation>vinkel, grader</translation>
  </message>
  <message>
   <source>speed, m/s</source>
   <translation>fart, m/s</translation>
  </message>
  <message>
   <source>standard error</source>
   <translation>standardfel</translation>
  </message>
  <message>
   <source>Pointer: {angle}°, {speed} m/s, worth {worth} ± {error}</source>
   <translation>Pekare: {angle}°, {speed} m/s, värde {worth} ± {error}</translation>
  </message>
  <message>
   <source>Worth</source>
   <translation>Värde</translation>
  </message>
  <message>
   <source>money</source>
   <translation>pengar</translation>
  </message>
  <message>
   <source>Aim map: {n} slides</source>
   <translation>Siktkarta: {n} glidningar</translation>
  </message>
  <message>
   <source>Best aim: {n} slides</source>
   <translation>Bästa sikte: {n} glidningar</translation>
  </message>
  <message>
   <source>Aim map</source>
   <translation>Siktkarta</translation>
  </message>
  <message>
   <source>Worth by skill</source>
   <translation>Värde per nivå</translation>
  </message>
  <message>
   <source>All tokens have been slid; clear the table</source>
   <translation>Alla brickor är kastade; töm bordet</translation>
  </message>
  <message>
   <source>{blocker} lies where {token} is released; aim from another place</source>
   <translation>{blocker} ligger där {token} släpps; sikta från en annan plats</translation>
  </message>
  <message>
   <source>Spaces of the board</source>
   <translation>Planens rutor</translation>
  </message>
  <message>
   <source>No spaces yet: add one, then drag it where it belongs.</source>
   <translation>Inga rutor än: lägg till en och dra den dit den hör.</translation>
  </message>
  <message>
   <source>Move and resize spaces on the table, by mouse and keys (Ctrl+E)</source>
   <translation>Flytta rutor och ändra storlek på bordet, med mus och tangenter (Ctrl+E)</translation>
  </message>
  <message>
   <source>The board keeps its former shape, and cannot be saved, until you move or shrink one of them.</source>
   <translation>Brädet behåller sin förra form, och kan inte sparas, tills du flyttar eller krymper en av dem.</translation>
  </message>
  <message>
   <source>Take it back</source>
   <translation>Ångra det</translation>
  </message>
  <message>
   <source>What overlaps goes back to where the board has it, the rest stays (Esc on the table)</source>
   <translation>Det som överlappar går tillbaka dit där planen har det, resten stannar (Esc på bordet)</translation>
  </message>
  <message>
   <source>Spaces</source>
   <translation>Rutor</translation>
  </message>
  <message>
   <source>Bonuses and money</source>
   <translation>Bonusar och pengar</translation>
  </message>
  <message>
   <source>Where the figures come from</source>
   <translation>Var talen kommer ifrån</translation>
  </message>
  <message>
   <source>A new space where there is room (Insert on the table)</source>
   <translation>En ny ruta där det finns plats (Insert på bordet)</translation>
  </message>
  <message>
   <source>The selected space once more (Ctrl+D on the table)</source>
   <translation>Den valda rutan en gång till (Ctrl+D på bordet)</translation>
  </message>
  <message>
   <source>The selected space away (Delete on the table)</source>
   <translation>Ta bort den valda rutan (Delete på bordet)</translation>
  </message>
  <message>
   <source>End editing</source>
   <translation>Sluta redigera</translation>
  </message>
  <message>
   <source>Edit on the table</source>
   <translation>Redigera på bordet</translation>
  </message>
  <message>
   <source>{space}: overlaps</source>
   <translation>{space}: överlappar</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Lägg till</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>Duplicera</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Ta bort</translation>
  </message>
  <message>
   <source>Name of the board</source>
   <translation>Planens namn</translation>
  </message>
  <message>
   <source>Length of the board; spaces stay as they are</source>
   <translation>Planens längd; rutorna ändras inte</translation>
  </message>
  <message>
   <source>Width of the board; spaces stay as they are</source>
   <translation>Planens bredd; rutorna ändras inte</translation>
  </message>
  <message>
   <source>GO line, from the near edge</source>
   <translation>GO-linjen, från framkanten</translation>
  </message>
  <message>
   <source>No property has a group yet.</source>
   <translation>Ingen tomt har någon grupp än.</translation>
  </message>
  <message>
   <source>Notes of the bank: whole amounts, with commas between them</source>
   <translation>Bankens sedlar: hela belopp med komma emellan</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Sedlar</translation>
  </message>
  <message>
   <source>Bonus of {group}</source>
   <translation>Bonus för {group}</translation>
  </message>
  <message>
   <source>Notes of the bank</source>
   <translation>Bankens sedlar</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Namn</translation>
  </message>
  <message>
   <source>Length</source>
   <translation>Längd</translation>
  </message>
  <message>
   <source>Width</source>
   <translation>Bredd</translation>
  </message>
  <message>
   <source>GO line</source>
   <translation>GO-linje</translation>
  </message>
  <message>
   <source>Move the GO line</source>
   <translation>Flytta GO-linjen</translation>
  </message>
  <message>
   <source>Size of the board</source>
   <translation>Planens storlek</translation>
  </message>
  <message>
   <source>Bonus of the group {group}</source>
   <translation>Bonus för gruppen {group}</translation>
  </message>
  <message>
   <source>{word} is no amount: give whole numbers, e.g. 50, 100, 500.</source>
   <translation>{word} är inget belopp: ange heltal, t.ex. 50, 100, 500.</translation>
  </message>
  <message>
   <source>not said</source>
   <translation>ej angivet</translation>
  </message>
  <message>
   <source>measured</source>
   <translation>uppmätt</translation>
  </message>
  <message>
   <source>published</source>
   <translation>publicerat</translation>
  </message>
  <message>
   <source>estimated</source>
   <translation>uppskattat</translation>
  </message>
  <message>
   <source>Spaces: places and values</source>
   <translation>Rutor: lägen och värden</translation>
  </message>
  <message>
   <source>Bonuses</source>
   <translation>Bonusar</translation>
  </message>
  <message>
   <source>Where each figure of the board comes from</source>
   <translation>Var vart och ett av planens tal kommer ifrån</translation>
  </message>
  <message>
   <source>Origin of the chosen figure</source>
   <translation>Källa till det valda talet</translation>
  </message>
  <message>
   <source>How it was measured, where it was published, what it rests on</source>
   <translation>Hur det mättes, var det publicerades, vad det bygger på</translation>
  </message>
  <message>
   <source>Origin</source>
   <translation>Källa</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Notering</translation>
  </message>
  <message>
   <source>Origin of {figure}</source>
   <translation>Källa till {figure}</translation>
  </message>
  <message>
   <source>Figure</source>
   <translation>Tal</translation>
  </message>
  <message>
   <source>left</source>
   <translation>vänster</translation>
  </message>
  <message>
   <source>right</source>
   <translation>höger</translation>
  </message>
  <message>
   <source>near</source>
   <translation>främre</translation>
  </message>
  <message>
   <source>far</source>
   <translation>bortre</translation>
  </message>
  <message>
   <source>Add a seam</source>
   <translation>Ny skarv</translation>
  </message>
  <message>
   <source>A joint of the board, as a small bump across it</source>
   <translation>En skarv i planen, som en liten upphöjning tvärs över</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>Läge</translation>
  </message>
  <message>
   <source>Height</source>
   <translation>Höjd</translation>
  </message>
  <message>
   <source>Loss</source>
   <translation>Förlust</translation>
  </message>
  <message>
   <source>Remove seam {n}</source>
   <translation>Ta bort skarv {n}</translation>
  </message>
  <message>
   <source>Change a seam</source>
   <translation>Ändra en skarv</translation>
  </message>
  <message>
   <source>Remove a seam</source>
   <translation>Ta bort en skarv</translation>
  </message>
  <message>
   <source>Restitution of the rails</source>
   <translation>Sargens studskoefficient</translation>
  </message>
  <message>
   <source>Friction of the rails</source>
   <translation>Sargens friktionstal</translation>
  </message>
  <message>
   <source>Change the rails</source>
   <translation>Ändra sargen</translation>
  </message>
  <message>
   <source>Add a token that differs</source>
   <translation>Lägg till en avvikande bricka</translation>
  </message>
  <message>
   <source>A mass or a radius of its own, for one token or for all of a side</source>
   <translation>Egen massa eller radie, för en bricka eller för alla en spelares</translation>
  </message>
  <message>
   <source>Mass</source>
   <translation>Massa</translation>
  </message>
  <message>
   <source>Radius</source>
   <translation>Radie</translation>
  </message>
  <message>
   <source>Token {n} that differs</source>
   <translation>Avvikande bricka {n}</translation>
  </message>
  <message>
   <source>Mass of token {n} that differs</source>
   <translation>Massa för avvikande bricka {n}</translation>
  </message>
  <message>
   <source>Radius of token {n} that differs</source>
   <translation>Radie för avvikande bricka {n}</translation>
  </message>
  <message>
   <source>Remove token {n} that differs</source>
   <translation>Ta bort avvikande bricka {n}</translation>
  </message>
  <message>
   <source>Change {token}</source>
   <translation>Ändra {token}</translation>
  </message>
  <message>
   <source>Remove {token}</source>
   <translation>Ta bort {token}</translation>
  </message>
  <message>
   <source>Seam {n}, place up the board</source>
   <translation>Skarv {n}, läge längs planen</translation>
  </message>
  <message>
   <source>Seam {n}, height</source>
   <translation>Skarv {n}, höjd</translation>
  </message>
  <message>
   <source>Seam {n}, part of the climb that is lost</source>
   <translation>Skarv {n}, del av stigningen som går förlorad</translation>
  </message>
  <message>
   <source>Seam {n}</source>
   <translation>Skarv {n}</translation>
  </message>
  <message>
   <source>Rails</source>
   <translation>Sarg</translation>
  </message>
  <message>
   <source>Rail on the {side} side</source>
   <translation>Sarg, {side} sida</translation>
  </message>
  <message>
   <source>Restitution</source>
   <translation>Studskoefficient</translation>
  </message>
  <message>
   <source>Friction</source>
   <translation>Friktion</translation>
  </message>
  <message>
   <source>Add {token}</source>
   <translation>Lägg till {token}</translation>
  </message>
  <message>
   <source>Property</source>
   <translation>Tomt</translation>
  </message>
  <message>
   <source>Railroad</source>
   <translation>Järnväg</translation>
  </message>
  <message>
   <source>Chance</source>
   <translation>Chans</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Hus</translation>
  </message>
  <message>
   <source>Luxury tax</source>
   <translation>Lyxskatt</translation>
  </message>
  <message>
   <source>Free parking</source>
   <translation>Fri parkering</translation>
  </message>
  <message>
   <source>Go to jail</source>
   <translation>Gå i fängelse</translation>
  </message>
  <message>
   <source>Blank</source>
   <translation>Tom</translation>
  </message>
  <message>
   <source>Id of the space, as rounds and recordings name it</source>
   <translation>Rutans id, som omgångar och inspelningar kallar den</translation>
  </message>
  <message>
   <source>Name of the space; empty for one made from its id</source>
   <translation>Rutans namn; tomt ger ett namn efter dess id</translation>
  </message>
  <message>
   <source>Kind of the space</source>
   <translation>Rutans typ</translation>
  </message>
  <message>
   <source>Group of the property; empty for none</source>
   <translation>Tomtens grupp; tomt för ingen</translation>
  </message>
  <message>
   <source>Value of the space</source>
   <translation>Rutans värde</translation>
  </message>
  <message>
   <source>Left edge of the space, x</source>
   <translation>Rutans vänsterkant, x</translation>
  </message>
  <message>
   <source>Near edge of the space, y</source>
   <translation>Rutans framkant, y</translation>
  </message>
  <message>
   <source>Width of the space</source>
   <translation>Rutans bredd</translation>
  </message>
  <message>
   <source>Height of the space, up the board</source>
   <translation>Rutans höjd, längs planen</translation>
  </message>
  <message>
   <source>Change {space}</source>
   <translation>Ändra {space}</translation>
  </message>
  <message>
   <source>Move {space}</source>
   <translation>Flytta {space}</translation>
  </message>
  <message>
   <source>Resize {space}</source>
   <translation>Storlek på {space}</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>Id</translation>
  </message>
  <message>
   <source>Kind</source>
   <translation>Typ</translation>
  </message>
  <message>
   <source>Group</source>
   <translation>Grupp</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Värde</translation>
  </message>
  <message>
   <source>x</source>
   <translation>x</translation>
  </message>
  <message>
   <source>y</source>
   <translation>y</translation>
  </message>
  <message>
   <source>A polygon of {n} corners: drag them on the table.</source>
   <translation>En månghörning med {n} hörn: dra dem på bordet.</translation>
  </message>
  <message>
   <source>Tokens on Chance go back to GO and slide again.</source>
   <translation>Brickor på Chans går till GO och kastas igen.</translation>
  </message>
  <message>
   <source>Railroads</source>
   <translation>Järnvägar</translation>
  </message>
  <message>
   <source>Move each to a free property you choose.</source>
   <translation>Flytta var och en till en ledig tomt du väljer.</translation>
  </message>
  <message>
   <source>Collect and pay</source>
   <translation>Ta emot och betala</translation>
  </message>
  <message>
   <source>Properties, sets, House, Luxury tax.</source>
   <translation>Tomter, färger, Hus, Lyxskatt.</translation>
  </message>
  <message>
   <source>The side with most tokens there takes the pot.</source>
   <translation>Flest brickor där tar potten.</translation>
  </message>
  <message>
   <source>{place}. {side}</source>
   <translation>{place}. {side}</translation>
  </message>
  <message>
   <source>Turn order, all have slid</source>
   <translation>Turordning, alla har kastat</translation>
  </message>
  <message>
   <source>{place}.</source>
   <translation>{place}.</translation>
  </message>
  <message>
   <source>Reference card</source>
   <translation>Regelkort</translation>
  </message>
  <message>
   <source>The turn markers lie here when a game has begun.</source>
   <translation>Turmarkörerna ligger här när ett spel har börjat.</translation>
  </message>
  <message>
   <source>The round is over.</source>
   <translation>Omgången är slut.</translation>
  </message>
  <message>
   <source>Turn order, slide {slid} of {all}</source>
   <translation>Turordning, kast {slid} av {all}</translation>
  </message>
  <message>
   <source>Turn order, {slid} of {all} have slid</source>
   <translation>Turordning, {slid} av {all} kast gjorda</translation>
  </message>
  <message>
   <source>{name}, now</source>
   <translation>{name}, nu</translation>
  </message>
  <message>
   <source>Step {n}: {name}, now</source>
   <translation>Steg {n}: {name}, nu</translation>
  </message>
  <message>
   <source>Console</source>
   <translation>Konsol</translation>
  </message>
  <message>
   <source>Python console</source>
   <translation>Python-konsol</translation>
  </message>
  <message>
   <source>The console needs the Jupyter extra. Install it, then open the window again:
{command}</source>
   <translation>Konsolen behöver Jupyter-tillägget. Installera det och öppna fönstret igen:
{command}</translation>
  </message>
  <message>
   <source>Copy the command</source>
   <translation>Kopiera kommandot</translation>
  </message>
  <message>
   <source>{names} are at hand; what they change shows at once. For example:</source>
   <translation>{names} finns till hands; det de ändrar syns direkt. Till exempel:</translation>
  </message>
  <message>
   <source>Fit</source>
   <translation>Anpassa</translation>
  </message>
  <message>
   <source>as the file says</source>
   <translation>som filen säger</translation>
  </message>
  <message>
   <source>Pictures a second</source>
   <translation>Bilder per sekund</translation>
  </message>
  <message>
   <source>mm a pixel</source>
   <translation>mm per pixel</translation>
  </message>
  <message>
   <source>none</source>
   <translation>ingen</translation>
  </message>
  <message>
   <source>Length of a pixel in millimetres</source>
   <translation>En pixels längd i millimeter</translation>
  </message>
  <message>
   <source>Unit of length</source>
   <translation>Längdenhet</translation>
  </message>
  <message>
   <source>turn y over</source>
   <translation>vänd y</translation>
  </message>
  <message>
   <source>Places in pictures are turned over by themselves: only where up came out down</source>
   <translation>Lägen i bilder vänds av sig själva: bara om upp blev ner</translation>
  </message>
  <message>
   <source>the same for all that ask this</source>
   <translation>samma för alla som frågar detta</translation>
  </message>
  <message>
   <source>Read again</source>
   <translation>Läs igen</translation>
  </message>
  <message>
   <source>Read the recording with these answers</source>
   <translation>Läs inspelningen med de här svaren</translation>
  </message>
  <message>
   <source>Scale</source>
   <translation>Skala</translation>
  </message>
  <message>
   <source>Unit</source>
   <translation>Enhet</translation>
  </message>
  <message>
   <source>pixels</source>
   <translation>pixlar</translation>
  </message>
  <message>
   <source>Drop recordings of slides here, from Tracker and many other programs: how slippery is the table?</source>
   <translation>Släpp inspelningar av glidningar här, från Tracker och många andra program: hur halt är bordet?</translation>
  </message>
  <message>
   <source>Open recordings…</source>
   <translation>Öppna inspelningar…</translation>
  </message>
  <message>
   <source>Try made-up slides</source>
   <translation>Prova påhittade data</translation>
  </message>
  <message>
   <source>Fit again</source>
   <translation>Anpassa igen</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Filer</translation>
  </message>
  <message>
   <source>Slides</source>
   <translation>Glidningar</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Resultat</translation>
  </message>
  <message>
   <source>Laws</source>
   <translation>Lagar</translation>
  </message>
  <message>
   <source>Take off</source>
   <translation>Ta bort</translation>
  </message>
  <message>
   <source>Take the recorded path off the table</source>
   <translation>Ta bort den inspelade banan från bordet</translation>
  </message>
  <message>
   <source>Use on the table</source>
   <translation>Använd på bordet</translation>
  </message>
  <message>
   <source>Put the fitted values into the board, noted as measured</source>
   <translation>För in de anpassade värdena i planen, som uppmätta</translation>
  </message>
  <message>
   <source>Throw the recorded slide</source>
   <translation>Kasta som inspelat</translation>
  </message>
  <message>
   <source>The recorded release on the table, with the recorded places as dots</source>
   <translation>Det inspelade släppet på bordet, med inspelade lägen som prickar</translation>
  </message>
  <message>
   <source>Result ({n})</source>
   <translation>Resultat ({n})</translation>
  </message>
  <message>
   <source>Open recordings</source>
   <translation>Öppna inspelningar</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>Alla filer (*)</translation>
  </message>
  <message>
   <source>Made-up slides</source>
   <translation>Påhittade glidningar</translation>
  </message>
  <message>
   <source>No fit</source>
   <translation>Ej anpassat</translation>
  </message>
  <message>
   <source>Stopped before it was done.</source>
   <translation>Avbröts innan det var klart.</translation>
  </message>
  <message>
   <source>The table does not have the fitted values yet.</source>
   <translation>Bordet har ännu inte de anpassade värdena.</translation>
  </message>
  <message>
   <source>of what was there before; fitting …</source>
   <translation>av det som fanns förut; anpassar …</translation>
  </message>
  <message>
   <source>A question first</source>
   <translation>En fråga först</translation>
  </message>
  <message>
   <source>No fit yet</source>
   <translation>Inte anpassat än</translation>
  </message>
  <message>
   <source>Answer what the recording asks.</source>
   <translation>Svara på det inspelningen frågar.</translation>
  </message>
  <message>
   <source>reading and fitting …</source>
   <translation>läser och anpassar …</translation>
  </message>
  <message>
   <source>recordings that ask something are not in it</source>
   <translation>inspelningar med frågor är inte med</translation>
  </message>
  <message>
   <source>corners were given for another board, see Files</source>
   <translation>hörnen gavs för en annan plan, se Filer</translation>
  </message>
  <message>
   <source>Remove a recording</source>
   <translation>Ta bort en inspelning</translation>
  </message>
  <message>
   <source>The camera looked at a slant</source>
   <translation>Kameran såg snett</translation>
  </message>
  <message>
   <source>A slanted look changes μ by up to 20 %; the board's corners set it right</source>
   <translation>En sned kamera ändrar μ med upp till 20 %; planens hörn rättar till det</translation>
  </message>
  <message>
   <source>Pixels of the board's corners</source>
   <translation>Bildpunkter för planens hörn</translation>
  </message>
  <message>
   <source>mm</source>
   <translation>mm</translation>
  </message>
  <message>
   <source>Height of the tracked mark above the board</source>
   <translation>Det följda märkets höjd över planen</translation>
  </message>
  <message>
   <source>Size of the picture in pixels</source>
   <translation>Bildens storlek i bildpunkter</translation>
  </message>
  <message>
   <source>from the corners</source>
   <translation>ur hörnen</translation>
  </message>
  <message>
   <source>Focal length in pixels</source>
   <translation>Brännvidd i pixlar</translation>
  </message>
  <message>
   <source>Only for a mark above the board, where the camera looks so straight down that corners do not tell it</source>
   <translation>Bara för ett märke över planen, när kameran ser så rakt ned att hörnen inte visar den</translation>
  </message>
  <message>
   <source>They are the table's</source>
   <translation>De är bordets</translation>
  </message>
  <message>
   <source>Read the recording with the corners of the board on the table</source>
   <translation>Läs inspelningen med hörnen av planen på bordet</translation>
  </message>
  <message>
   <source>Corners</source>
   <translation>Hörn</translation>
  </message>
  <message>
   <source>Pixels of the board's corners: near left, near right, far right, far left, as the thrower stands. They give the scale too. None: it looked straight down.</source>
   <translation>Pixlar för planens hörn: nära vänster, nära höger, bortre höger, bortre vänster, som kastaren står. De ger även skalan. Inga: kameran såg rakt ned.</translation>
  </message>
  <message>
   <source>Mark above the board</source>
   <translation>Märket över planen</translation>
  </message>
  <message>
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <source>Focal length</source>
   <translation>Brännvidd</translation>
  </message>
  <message>
   <source>{slant}: corners are given</source>
   <translation>{slant}: hörn givna</translation>
  </message>
  <message>
   <source>The corners were given for a board of {wide} × {long} cm; the table's is {w} × {h} cm.</source>
   <translation>Hörnen gavs för en plan på {wide} × {long} cm; bordets är {w} × {h} cm.</translation>
  </message>
  <message>
   <source>A mark above the board needs the size of the picture, e.g. 1920x1080.</source>
   <translation>Ett märke över planen kräver bildens storlek, t.ex. 1920x1080.</translation>
  </message>
  <message>
   <source>{typed} is no size of a picture; write 1920x1080.</source>
   <translation>{typed} är ingen bildstorlek; skriv 1920x1080.</translation>
  </message>
  <message>
   <source>The corners are missing: give them, or empty the other fields of the camera.</source>
   <translation>Hörnen saknas: ange dem, eller töm kamerans övriga fält.</translation>
  </message>
  <message>
   <source>Recordings of the fit</source>
   <translation>Anpassningens inspelningar</translation>
  </message>
  <message>
   <source>Add…</source>
   <translation>Lägg till…</translation>
  </message>
  <message>
   <source>Open more recordings: they are fitted together</source>
   <translation>Öppna fler inspelningar: de anpassas tillsammans</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Ta bort</translation>
  </message>
  <message>
   <source>Leave this recording out (Delete)</source>
   <translation>Utelämna den här inspelningen (Delete)</translation>
  </message>
  <message>
   <source>being read</source>
   <translation>läses</translation>
  </message>
  <message>
   <source>{name}: {state}</source>
   <translation>{name}: {state}</translation>
  </message>
  <message>
   <source>What the file does not hold, or says wrongly:</source>
   <translation>Det som filen saknar eller har fel:</translation>
  </message>
  <message>
   <source>Answer what a recording asks</source>
   <translation>Svara på en inspelnings fråga</translation>
  </message>
  <message>
   <source>not told yet</source>
   <translation>inte angivet än</translation>
  </message>
  <message>
   <source>asks something</source>
   <translation>har en fråga</translation>
  </message>
  <message>
   <source>cannot be used</source>
   <translation>kan inte användas</translation>
  </message>
  <message>
   <source>being read …</source>
   <translation>läses …</translation>
  </message>
  <message>
   <source>time, s</source>
   <translation>tid, s</translation>
  </message>
  <message>
   <source>way, cm</source>
   <translation>sträcka, cm</translation>
  </message>
  <message>
   <source>does</source>
   <translation>rörelse</translation>
  </message>
  <message>
   <source>model, cm</source>
   <translation>modell, cm</translation>
  </message>
  <message>
   <source>off the model along, mm</source>
   <translation>från modellen längs, mm</translation>
  </message>
  <message>
   <source>off the model across, mm</source>
   <translation>från modellen tvärs, mm</translation>
  </message>
  <message>
   <source>Data, model and residuals</source>
   <translation>Data, modell och residualer</translation>
  </message>
  <message>
   <source>off the model, mm</source>
   <translation>från modellen, mm</translation>
  </message>
  <message>
   <source>data</source>
   <translation>data</translation>
  </message>
  <message>
   <source>all marks alike</source>
   <translation>alla märken lika</translation>
  </message>
  <message>
   <source>wrong marks count less</source>
   <translation>fel märken räknas mindre</translation>
  </message>
  <message>
   <source>wrong marks count little</source>
   <translation>fel märken räknas lite</translation>
  </message>
  <message>
   <source>AICc beyond the best law's: below 2 hardly told apart, above 10 ruled out</source>
   <translation>AICc över den bästa lagens: under 2 knappt åtskilda, över 10 uteslutna</translation>
  </message>
  <message>
   <source>How far the marks lie off the fitted way (rms)</source>
   <translation>Hur långt märkena ligger från den anpassade vägen (rms)</translation>
  </message>
  <message>
   <source>Law of friction</source>
   <translation>Friktionslag</translation>
  </message>
  <message>
   <source>How single wrong marks count</source>
   <translation>Hur enstaka felmärken räknas</translation>
  </message>
  <message>
   <source>the board's tilt too</source>
   <translation>även planens lutning</translation>
  </message>
  <message>
   <source>Fit the board's tilt beside friction: needs slides in different directions</source>
   <translation>Anpassa planens lutning utöver friktionen: kräver glidningar åt olika håll</translation>
  </message>
  <message>
   <source>Base of the recorded tokens</source>
   <translation>De inspelade pjäsernas bas</translation>
  </message>
  <message>
   <source>Under a flat base spin takes part in sliding, and is fitted from headings</source>
   <translation>Under en flat bas påverkar rotationen glidningen och anpassas från riktningarna</translation>
  </message>
  <message>
   <source>as the board's tokens</source>
   <translation>som planens brickor</translation>
  </message>
  <message>
   <source>Radius of the base in millimetres</source>
   <translation>Basens radie i millimeter</translation>
  </message>
  <message>
   <source>Fit another way</source>
   <translation>Anpassa annorlunda</translation>
  </message>
  <message>
   <source>Compare the laws</source>
   <translation>Jämför lagarna</translation>
  </message>
  <message>
   <source>See the recording</source>
   <translation>Visa inspelningen</translation>
  </message>
  <message>
   <source>Leave it out</source>
   <translation>Uteslut den</translation>
  </message>
  <message>
   <source>Residuals {mm} mm on each axis.</source>
   <translation>Residualer {mm} mm längs varje axel.</translation>
  </message>
  <message>
   <source>Fit every law to these slides</source>
   <translation>Anpassa alla lagar till glidningarna</translation>
  </message>
  <message>
   <source>Comparing laws</source>
   <translation>Jämför lagar</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Avbryt</translation>
  </message>
  <message>
   <source>Laws by AICc</source>
   <translation>Lagar efter AICc</translation>
  </message>
  <message>
   <source>Fit by this law</source>
   <translation>Anpassa med lagen</translation>
  </message>
  <message>
   <source>Law</source>
   <translation>Lag</translation>
  </message>
  <message>
   <source>worse by (AICc)</source>
   <translation>sämre med (AICc)</translation>
  </message>
  <message>
   <source>Values</source>
   <translation>Värden</translation>
  </message>
  <message>
   <source>ball: spin plays no part</source>
   <translation>kula: rotationen spelar ingen roll</translation>
  </message>
  <message>
   <source>flat disc</source>
   <translation>flat skiva</translation>
  </message>
  <message>
   <source>ring</source>
   <translation>ring</translation>
  </message>
  <message>
   <source>value</source>
   <translation>värde</translation>
  </message>
  <message>
   <source>95 %</source>
   <translation>95 %</translation>
  </message>
  <message>
   <source>How far to trust the value</source>
   <translation>Hur långt man kan lita på värdet</translation>
  </message>
  <message>
   <source>± noise</source>
   <translation>± brus</translation>
  </message>
  <message>
   <source>Standard error by the noise of the marks alone, the rest of 95 % left out</source>
   <translation>Standardfel av märkenas brus enbart, utan resten av 95 %</translation>
  </message>
  <message>
   <source>board</source>
   <translation>plan</translation>
  </message>
  <message>
   <source>What the table's board has now; – where its law is another</source>
   <translation>Vad planen på bordet har nu; – där dess lag är en annan</translation>
  </message>
  <message>
   <source>worse by</source>
   <translation>sämre med</translation>
  </message>
  <message>
   <source>off, mm</source>
   <translation>från, mm</translation>
  </message>
  <message>
   <source>Fit by the law {law}</source>
   <translation>Anpassa med lagen {law}</translation>
  </message>
  <message>
   <source>Marks</source>
   <translation>Märken</translation>
  </message>
  <message>
   <source>Base</source>
   <translation>Bas</translation>
  </message>
  <message>
   <source>Which law do these slides obey? Compare the laws.</source>
   <translation>Vilken lag följer glidningarna? Jämför lagarna.</translation>
  </message>
  <message>
   <source>Of other slides: compare again.</source>
   <translation>Från andra glidningar: jämför igen.</translation>
  </message>
  <message>
   <source>Token that is looked at</source>
   <translation>Bricka som visas</translation>
  </message>
  <message>
   <source>Segment</source>
   <translation>Avsnitt</translation>
  </message>
  <message>
   <source>What the token does in this segment</source>
   <translation>Vad brickan gör i avsnittet</translation>
  </message>
  <message>
   <source>Split</source>
   <translation>Dela</translation>
  </message>
  <message>
   <source>Cut this segment in two in its middle</source>
   <translation>Dela avsnittet på mitten</translation>
  </message>
  <message>
   <source>As found</source>
   <translation>Som hittat</translation>
  </message>
  <message>
   <source>Forget what was moved by hand</source>
   <translation>Glöm det som flyttats för hand</translation>
  </message>
  <message>
   <source>{n}: {kind}, {from_} to {to} s</source>
   <translation>{n}: {kind}, {from_} till {to} s</translation>
  </message>
  <message>
   <source>Move a segment</source>
   <translation>Flytta ett avsnitt</translation>
  </message>
  <message>
   <source>Segment from</source>
   <translation>Avsnitt från</translation>
  </message>
  <message>
   <source>Segment to</source>
   <translation>Avsnitt till</translation>
  </message>
  <message>
   <source>Segments as moved by hand. Circles: along the way; squares: across it.</source>
   <translation>Avsnitt flyttade för hand. Cirklar: längs banan; kvadrater: tvärs.</translation>
  </message>
  <message>
   <source>Drag the edges of the segments; the fit follows. Circles: along the way; squares: across it.</source>
   <translation>Dra i avsnittens kanter; anpassningen följer med. Cirklar: längs banan; kvadrater: tvärs.</translation>
  </message>
  <message>
   <source>Use the fit on the table</source>
   <translation>Använd anpassningen på bordet</translation>
  </message>
  <message>
   <source>The table has the fitted values.</source>
   <translation>Bordet har de anpassade värdena.</translation>
  </message>
  <message>
   <source>Take the recorded path off</source>
   <translation>Ta bort den inspelade banan</translation>
  </message>
  <message>
   <source>{label} slides again …</source>
   <translation>{label} glider igen …</translation>
  </message>
  <message>
   <source>On the table the token went off the board.</source>
   <translation>På bordet gled brickan av planen.</translation>
  </message>
  <message>
   <source>Wait until all lie still.</source>
   <translation>Vänta tills allt ligger stilla.</translation>
  </message>
  <message>
   <source>All tokens have been slid: clear the table (R) to throw the recorded slide.</source>
   <translation>Alla brickor är kastade: töm bordet (R) för att kasta som inspelat.</translation>
  </message>
  <message>
   <source>{token} lies where the recorded slide begins: move it away.</source>
   <translation>{token} ligger där den inspelade glidningen börjar: flytta undan den.</translation>
  </message>
  <message>
   <source>Laid on the board from where tokens are let go, at {cm} cm, straight up.</source>
   <translation>Lagd på planen från där brickor släpps, vid {cm} cm, rakt upp.</translation>
  </message>
  <message>
   <source>{label} thrown again.</source>
   <translation>{label} kastad igen.</translation>
  </message>
  <message>
   <source>The recording ends before the token rests: the rests cannot be compared.</source>
   <translation>Inspelningen slutar innan brickan stannar: viloplatserna kan inte jämföras.</translation>
  </message>
  <message>
   <source>On the way it hit {names}, which is in that.</source>
   <translation>På vägen stötte den på {names}, vilket ingår i det.</translation>
  </message>
  <message>
   <source>This board cannot take the fitted values.</source>
   <translation>Planen kan inte ta de anpassade värdena.</translation>
  </message>
  <message>
   <source>a rail</source>
   <translation>en sarg</translation>
  </message>
  <message>
   <source>{share} % repeat the one before; each is counted once.</source>
   <translation>{share} % upprepar den förra; var och en räknas en gång.</translation>
  </message>
  <message>
   <source>Faster with time, which friction cannot do: {slides}.</source>
   <translation>Snabbare med tiden, vilket friktion inte kan orsaka: {slides}.</translation>
  </message>
  <message>
   <source>By {a} m/s². Is the board tilted, or the camera askew? No mu is taken from it.</source>
   <translation>Med {a} m/s². Lutar planen, eller står kameran snett? Inget μ tas därifrån.</translation>
  </message>
  <message>
   <source>No slowing down can be seen in {slides}.</source>
   <translation>Ingen inbromsning syns i {slides}.</translation>
  </message>
  <message>
   <source>{name} {value}, standard error {se}. Film until the token lies still.</source>
   <translation>{name} {value}, standardfel {se}. Filma tills brickan ligger stilla.</translation>
  </message>
  <message>
   <source>By this fit it never stops.</source>
   <translation>Enligt detta stannar den aldrig.</translation>
  </message>
  <message>
   <source>It would stop {seconds} s after the last row.</source>
   <translation>Den skulle stanna {seconds} s efter sista raden.</translation>
  </message>
  <message>
   <source>Still in motion in the last row: {slides}. Film on until all lies still.</source>
   <translation>Ännu i rörelse i sista raden: {slides}. Filma tills allt ligger stilla.</translation>
  </message>
  <message>
   <source>The law {law} does not describe {slides}.</source>
   <translation>Lagen {law} beskriver inte {slides}.</translation>
  </message>
  <message>
   <source>Residuals run in waves of {rms} mm over {length} cm.</source>
   <translation>Residualerna går i vågor på {rms} mm över {length} cm.</translation>
  </message>
  <message>
   <source>Not slowed as {law} says: {slides}.</source>
   <translation>Bromsas inte som {law} säger: {slides}.</translation>
  </message>
  <message>
   <source>By {first} m/s² in the first half and {second} m/s² in the second.</source>
   <translation>Med {first} m/s² i första halvan och {second} m/s² i andra.</translation>
  </message>
  <message>
   <source>{slides} is far from the others: leave it out if something went wrong.</source>
   <translation>{slides} ligger långt från de andra: uteslut den om något gick fel.</translation>
  </message>
  <message>
   <source>{name} {value}; the other {n} slides {others}, standard deviation {spread}.</source>
   <translation>{name} {value}; de andra {n} glidningarna {others}, standardavvikelse {spread}.</translation>
  </message>
  <message>
   <source>These slides do not tell the numbers of the law {law} apart.</source>
   <translation>De här glidningarna kan inte skilja talen i lagen {law} åt.</translation>
  </message>
  <message>
   <source>Speeds up to {speed} m/s: {vague}. Add slides at other speeds, or take a simpler law.</source>
   <translation>Farter upp till {speed} m/s: {vague}. Lägg till glidningar med andra farter, eller ta en enklare lag.</translation>
  </message>
  <message>
   <source>No unit of length is given in {files}: metres are assumed.</source>
   <translation>Ingen längdenhet anges i {files}: meter antas.</translation>
  </message>
  <message>
   <source>Were it centimetres, mu would come out 100 times too large.</source>
   <translation>Vore det centimeter skulle μ bli 100 gånger för stort.</translation>
  </message>
  <message>
   <source>Nothing slides in {slides}: left out.</source>
   <translation>Inget glider i {slides}: utesluts.</translation>
  </message>
  <message>
   <source>Pictures come more than once in {files}.</source>
   <translation>Bilder förekommer flera gånger i {files}.</translation>
  </message>
  <message>
   <source>Marks jump away from the path and back in {slides}.</source>
   <translation>Märken hoppar bort från banan och tillbaka i {slides}.</translation>
  </message>
  <message>
   <source>{one} holds the same data as {other}: counted once.</source>
   <translation>{one} har samma data som {other}: räknas en gång.</translation>
  </message>
  <message>
   <source>Were the camera's rate {times} times higher, mu would be {mu}.</source>
   <translation>Vore kamerans bildtakt {times} gånger högre skulle μ bli {mu}.</translation>
  </message>
  <message>
   <source>Were the frame rate {times} times lower, mu would be {mu}.</source>
   <translation>Vore bildtakten {times} gånger lägre skulle μ bli {mu}.</translation>
  </message>
  <message>
   <source>A mu of {mu} at {fps} pictures a second is hard to believe.</source>
   <translation>Ett μ på {mu} vid {fps} bilder per sekund är svårt att tro på.</translation>
  </message>
  <message>
   <source>{n} of {of} readings are known no better than 30 %: take longer slides.</source>
   <translation>{n} av {of} mätningar är inte säkrare än 30 %: gör längre glidningar.</translation>
  </message>
  <message>
   <source>Row {row} gives {value} ± {se}.</source>
   <translation>Rad {row} ger {value} ± {se}.</translation>
  </message>
  <message>
   <source>{names} and {n} more</source>
   <translation>{names} och {n} till</translation>
  </message>
  <message>
   <source>{names} and {last}</source>
   <translation>{names} och {last}</translation>
  </message>
  <message>
   <source>These slides hardly tell the board's tilt from friction.</source>
   <translation>Glidningarna skiljer knappt planens lutning från friktionen.</translation>
  </message>
  <message>
   <source>They go between {low}° and {high}° from straight up; correlation {r}. Film slides the other way too.</source>
   <translation>De går mellan {low}° och {high}° från rakt upp; korrelation {r}. Filma glidningar åt andra hållet också.</translation>
  </message>
  <message>
   <source>Filmed at {real} pictures a second, not {fps}.</source>
   <translation>Filmat med {real} bilder per sekund, inte {fps}.</translation>
  </message>
  <message>
   <source>Reading recordings</source>
   <translation>Läser inspelningar</translation>
  </message>
  <message>
   <source>Fitting the slides</source>
   <translation>Anpassar glidningarna</translation>
  </message>
  <message>
   <source>lies still</source>
   <translation>ligger still</translation>
  </message>
  <message>
   <source>is pushed</source>
   <translation>skjuts</translation>
  </message>
  <message>
   <source>coasts</source>
   <translation>glider</translation>
  </message>
  <message>
   <source>hit</source>
   <translation>krock</translation>
  </message>
  <message>
   <source>meets a rail</source>
   <translation>möter en sarg</translation>
  </message>
  <message>
   <source>rests</source>
   <translation>vilar</translation>
  </message>
  <message>
   <source>restitution</source>
   <translation>studskoefficient</translation>
  </message>
  <message>
   <source>contact friction</source>
   <translation>kontaktfriktion</translation>
  </message>
  <message>
   <source>the same deceleration at every speed</source>
   <translation>samma inbromsning vid alla farter</translation>
  </message>
  <message>
   <source>deceleration grows with speed</source>
   <translation>inbromsningen växer med farten</translation>
  </message>
  <message>
   <source>deceleration grows with the square of speed</source>
   <translation>inbromsningen växer med fartens kvadrat</translation>
  </message>
  <message>
   <source>deceleration changes as speed grows from rest</source>
   <translation>inbromsningen ändras när farten växer från vila</translation>
  </message>
  <message>
   <source>deceleration falls as speed grows</source>
   <translation>inbromsningen minskar när farten växer</translation>
  </message>
  <message>
   <source>{name} = {value}, 95 %: {interval}</source>
   <translation>{name} = {value}, 95 %: {interval}</translation>
  </message>
  <message>
   <source>{low} to {high}</source>
   <translation>{low} till {high}</translation>
  </message>
  <message>
   <source>Single slides differ by {sd} ({percent} %, standard deviation), by {own} % without their noise: that is put on the table.</source>
   <translation>Enskilda glidningar skiljer sig med {sd} ({percent} %, standardavvikelse), utan deras brus med {own} %: det läggs på bordet.</translation>
  </message>
  <message>
   <source>So few slides cannot say how well the mean of all is known: film more.</source>
   <translation>Så få kast säger inte hur väl medelvärdet är känt: filma fler.</translation>
  </message>
  <message>
   <source>{where}: the true error exceeds the standard one.</source>
   <translation>{where}: det verkliga felet är större än standardfelet.</translation>
  </message>
  <message>
   <source>Slides in one direction cannot tell a slope: each degree of it would change μ by {mu} ({percent} %).</source>
   <translation>Glidningar åt ett håll kan inte visa en lutning: varje grad av den skulle ändra μ med {mu} ({percent} %).</translation>
  </message>
  <message>
   <source>Each slide predicted from the others misses its rest by {cm} cm (rms); {covered} of {n} lie in their 95 % bands.</source>
   <translation>Varje glidning förutsagd av de andra missar sin viloplats med {cm} cm (rms); {covered} av {n} ligger i sina band (95 %).</translation>
  </message>
  <message>
   <source>The rests differ by {cm}{space}cm: the table's token lies {ways}.</source>
   <translation>Stoppen skiljer sig med {cm}{space}cm: bordets bricka ligger {ways}.</translation>
  </message>
  <message>
   <source>Nothing could be fitted: read the warnings.</source>
   <translation>Inget kunde anpassas: läs varningarna.</translation>
  </message>
  <message>
   <source>from {low}</source>
   <translation>från {low}</translation>
  </message>
  <message>
   <source>measured: {parts}</source>
   <translation>uppmätt: {parts}</translation>
  </message>
  <message>
   <source>One slide cannot say how much slides differ: film three at least.</source>
   <translation>En glidning kan inte säga hur mycket glidningar skiljer sig: filma minst tre.</translation>
  </message>
  <message>
   <source>Single slides differ by {sd} ({percent} %, standard deviation).</source>
   <translation>Enskilda glidningar skiljer sig med {sd} ({percent} %, standardavvikelse).</translation>
  </message>
  <message>
   <source>Single slides differ by {sd} ({percent} %, standard deviation), hardly less without their noise: that is put on the table.</source>
   <translation>Enskilda glidningar skiljer sig med {sd} ({percent} %, standardavvikelse), nästan lika mycket utan sitt brus: det läggs på bordet.</translation>
  </message>
  <message>
   <source>{origin}, which cannot say how much slides differ</source>
   <translation>{origin}, vilket inte säger hur mycket kast skiljer sig</translation>
  </message>
  <message>
   <source>{origin}; their residuals are not mere noise</source>
   <translation>{origin}; deras residualer är inte bara brus</translation>
  </message>
  <message>
   <source>The residuals are not mere noise</source>
   <translation>Residualerna är inte bara brus</translation>
  </message>
  <message>
   <source>One slide cannot tell a slope: each degree of it would change μ by {mu} ({percent} %).</source>
   <translation>En glidning kan inte visa en lutning: varje grad av den skulle ändra μ med {mu} ({percent} %).</translation>
  </message>
  <message>
   <source>The simplest law explains these slides as well as any: {law}.</source>
   <translation>Den enklaste lagen förklarar glidningarna lika bra som någon: {law}.</translation>
  </message>
  <message>
   <source>These slides speak for {law}.</source>
   <translation>Glidningarna talar för {law}.</translation>
  </message>
  <message>
   <source>{unit} (assumed)</source>
   <translation>{unit} (antaget)</translation>
  </message>
  <message>
   <source>no steady frame rate</source>
   <translation>ojämn bildtakt</translation>
  </message>
  <message>
   <source>{fps} pictures a second</source>
   <translation>{fps} bilder per sekund</translation>
  </message>
  <message>
   <source>The rows count pictures. How many pictures a second did the camera take?</source>
   <translation>Raderna räknar bilder. Hur många bilder per sekund tog kameran?</translation>
  </message>
  <message>
   <source>The places are in pixels. How long is one pixel on the board? (The length of something in the picture over its pixels.)</source>
   <translation>Lägena är i pixlar. Hur lång är en pixel på planen? (Längden på något i bilden delat med dess pixlar.)</translation>
  </message>
  <message>
   <source>The places are in pixels and the rows count pictures. How long is one pixel on the board, and how many pictures a second did the camera take?</source>
   <translation>Lägena är i pixlar och raderna räknar bilder. Hur lång är en pixel på planen, och hur många bilder per sekund tog kameran?</translation>
  </message>
  <message>
   <source>The file does not say its unit of length. Which is it?</source>
   <translation>Filen anger ingen längdenhet. Vilken är det?</translation>
  </message>
  <message>
   <source>The file does not say its unit of length, and the rows count pictures. Which unit, and how many pictures a second?</source>
   <translation>Filen anger ingen längdenhet, och raderna räknar bilder. Vilken enhet, och hur många bilder per sekund?</translation>
  </message>
  <message>
   <source>The rests agree within a millimetre.</source>
   <translation>Stoppen stämmer överens inom en millimeter.</translation>
  </message>
  <message>
   <source>So few slides cannot say how much slides differ: film more.</source>
   <translation>Så få glidningar kan inte säga hur mycket glidningar skiljer sig: filma fler.</translation>
  </message>
  <message>
   <source>{origin}, too few to say how much slides differ</source>
   <translation>{origin}, för få för att säga hur mycket de skiljer sig</translation>
  </message>
  <message>
   <source>In all slides the residuals are not mere noise</source>
   <translation>I alla kast är residualerna inte bara brus</translation>
  </message>
  <message>
   <source>In {n} of {all} slides the residuals are not mere noise</source>
   <translation>I {n} av {all} kast är residualerna inte bara brus</translation>
  </message>
  <message>
   <source>{one} meets {other} at {time} s: restitution {e} ± {se}; energy after over before {ratio} ± {ratio_se}; momentum lost {lost} ± {lost_se} %.</source>
   <translation>{one} möter {other} vid {time} s: studskoefficient {e} ± {se}; energi efter delat med före {ratio} ± {ratio_se}; förlorad rörelsemängd {lost} ± {lost_se} %.</translation>
  </message>
  <message>
   <source>As good, or nearly: {laws}.</source>
   <translation>Lika bra, eller nästan: {laws}.</translation>
  </message>
  <message>
   <source>No law describes them quite: residuals run in waves.</source>
   <translation>Ingen lag beskriver dem helt: residualerna går i vågor.</translation>
  </message>
  <message>
   <source>{name} ({rows})</source>
   <translation>{name} ({rows})</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>Bildtakt</translation>
  </message>
  <message>
   <source>Tracks</source>
   <translation>Spår</translation>
  </message>
  <message>
   <source>Gaps</source>
   <translation>Luckor</translation>
  </message>
  <message>
   <source>{cm} cm farther</source>
   <translation>{cm} cm längre bort</translation>
  </message>
  <message>
   <source>{cm} cm shorter</source>
   <translation>{cm} cm kortare</translation>
  </message>
  <message>
   <source>{cm} cm to the right</source>
   <translation>{cm} cm åt höger</translation>
  </message>
  <message>
   <source>{cm} cm to the left</source>
   <translation>{cm} cm åt vänster</translation>
  </message>
  <message>
   <source>{origin}; single slides differ by {percent} %</source>
   <translation>{origin}; enskilda skiljer sig med {percent} %</translation>
  </message>
  <message>
   <source>{law} is worse by {n} in AICc.</source>
   <translation>{law} är sämre med {n} i AICc.</translation>
  </message>
  <message>
   <source>Between cells</source>
   <translation>Mellan celler</translation>
  </message>
  <message>
   <source>Decimal sign</source>
   <translation>Decimaltecken</translation>
  </message>
  <message>
   <source>standard deviation from throw to throw; a practised hand lies left, a first-timer right; assumed</source>
   <translation>standardavvikelse från kast till kast; en van hand ligger till vänster, en nybörjare till höger; antaget</translation>
  </message>
  <message>
   <source>Angle scatter</source>
   <translation>Vinkelspridning</translation>
  </message>
  <message>
   <source>Speed scatter</source>
   <translation>Fartspridning</translation>
  </message>
  <message>
   <source>Place scatter</source>
   <translation>Lägesspridning</translation>
  </message>
  <message>
   <source>Spin scatter</source>
   <translation>Spinnspridning</translation>
  </message>
  <message>
   <source>Change {name}</source>
   <translation>Ändra {name}</translation>
  </message>
  <message>
   <source>{name} of the hand</source>
   <translation>Handens {name}</translation>
  </message>
  <message>
   <source>is a shared win</source>
   <translation>är delad vinst</translation>
  </message>
  <message>
   <source>the later seat wins</source>
   <translation>senare plats vinner</translation>
  </message>
  <message>
   <source>any that has not slid</source>
   <translation>valfri ej kastad</translation>
  </message>
  <message>
   <source>always the next in order</source>
   <translation>alltid nästa i ordningen</translation>
  </message>
  <message>
   <source>slide again</source>
   <translation>kasta igen</translation>
  </message>
  <message>
   <source>out of play</source>
   <translation>ur spel</translation>
  </message>
  <message>
   <source>the bank</source>
   <translation>banken</translation>
  </message>
  <message>
   <source>the pot</source>
   <translation>potten</translation>
  </message>
  <message>
   <source>it stays</source>
   <translation>ligger kvar</translation>
  </message>
  <message>
   <source>Everyone starts with</source>
   <translation>Alla börjar med</translation>
  </message>
  <message>
   <source>Equal cash at the end</source>
   <translation>Lika pengar i slutet</translation>
  </message>
  <message>
   <source>Token to slide</source>
   <translation>Bricka att kasta</translation>
  </message>
  <message>
   <source>Past the GO line</source>
   <translation>Efter GO-linjen</translation>
  </message>
  <message>
   <source>Shares are a tie within</source>
   <translation>Andelar är lika inom</translation>
  </message>
  <message>
   <source>Unprinted ground counts as a space</source>
   <translation>Otryckt yta räknas som ruta</translation>
  </message>
  <message>
   <source>Leaving jail costs</source>
   <translation>Lämna fängelset kostar</translation>
  </message>
  <message>
   <source>The fee goes to</source>
   <translation>Avgiften går till</translation>
  </message>
  <message>
   <source>The fee may be paid again</source>
   <translation>Avgiften får betalas igen</translation>
  </message>
  <message>
   <source>Fees and taxes may be owed</source>
   <translation>Avgifter får bli skuld</translation>
  </message>
  <message>
   <source>Short of the GO line</source>
   <translation>Före GO-linjen</translation>
  </message>
  <message>
   <source>A token may stay on its Railroad</source>
   <translation>Får stå kvar på sin Järnväg</translation>
  </message>
  <message>
   <source>The House pays the bonus too</source>
   <translation>Huset ger även bonus</translation>
  </message>
  <message>
   <source>Luxury tax for each property</source>
   <translation>Lyxskatt för varje tomt</translation>
  </message>
  <message>
   <source>The House adds tax</source>
   <translation>Huset ger mer skatt</translation>
  </message>
  <message>
   <source>The pot is shared in notes of</source>
   <translation>Potten delas i sedlar om</translation>
  </message>
  <message>
   <source>An empty pot gets</source>
   <translation>En tom pott får</translation>
  </message>
  <message>
   <source>{slides}; hand: {hand}; {onto}, seed {seed}, {took}</source>
   <translation>{slides}, hand: {hand}, {onto}, frö {seed}, {took}</translation>
  </message>
  <message>
   <source>Show the landing map</source>
   <translation>Visa landningskartan</translation>
  </message>
  <message>
   <source>Where would this throw come to rest, time and again?</source>
   <translation>Var skulle kastet stanna, om och om igen?</translation>
  </message>
  <message>
   <source>Slides in the landing map</source>
   <translation>Glidningar i landningskartan</translation>
  </message>
  <message>
   <source>Seed</source>
   <translation>Frö</translation>
  </message>
  <message>
   <source>The same seed gives the same map again</source>
   <translation>Samma frö ger samma karta igen</translation>
  </message>
  <message>
   <source>seed</source>
   <translation>frö</translation>
  </message>
  <message>
   <source>Chance of each space</source>
   <translation>Chans för varje ruta</translation>
  </message>
  <message>
   <source>Together {total} %. Any Go to jail: {jail} %.</source>
   <translation>Totalt {total} %. Gå i fängelse: {jail} %.</translation>
  </message>
  <message>
   <source>{n} slides</source>
   <translation>{n} glidningar</translation>
  </message>
  <message>
   <source>Click to sort</source>
   <translation>Klicka: sortera</translation>
  </message>
  <message>
   <source>cash {cash} + pot {pot} − paid out by the bank {paid} = {sum}, as at the start</source>
   <translation>kassa {cash} + pott {pot} − utbetalt av banken {paid} = {sum}, som från början</translation>
  </message>
  <message>
   <source>Ledger</source>
   <translation>Kassabok</translation>
  </message>
  <message>
   <source>Lines of which side</source>
   <translation>Vilken spelares rader</translation>
  </message>
  <message>
   <source>Money only</source>
   <translation>Bara pengar</translation>
  </message>
  <message>
   <source>Only lines that move money</source>
   <translation>Bara rader som flyttar pengar</translation>
  </message>
  <message>
   <source>Ledger of what</source>
   <translation>Kassabok för vad</translation>
  </message>
  <message>
   <source>No round yet. Open one in Replay, or begin a game in Play.</source>
   <translation>Ingen omgång än. Öppna en i Repris, eller börja ett spel i Spela.</translation>
  </message>
  <message>
   <source>All sides</source>
   <translation>Alla spelare</translation>
  </message>
  <message>
   <source>the lines do not add up to these amounts</source>
   <translation>raderna summerar inte till de här beloppen</translation>
  </message>
  <message>
   <source>Rule</source>
   <translation>Regel</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Vem</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Varför</translation>
  </message>
  <message>
   <source>From, to</source>
   <translation>Från, till</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Belopp</translation>
  </message>
  <message>
   <source>Pot</source>
   <translation>Pott</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Spel</translation>
  </message>
  <message>
   <source>Measure</source>
   <translation>Mät</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Mätningar</translation>
  </message>
  <message>
   <source>near left</source>
   <translation>främre vänstra</translation>
  </message>
  <message>
   <source>near right</source>
   <translation>främre högra</translation>
  </message>
  <message>
   <source>far right</source>
   <translation>bortre högra</translation>
  </message>
  <message>
   <source>far left</source>
   <translation>bortre vänstra</translation>
  </message>
  <message>
   <source>Open a picture…</source>
   <translation>Öppna en bild…</translation>
  </message>
  <message>
   <source>Drop a photo of the table here: where do the tokens lie?</source>
   <translation>Släpp ett foto av bordet här: var ligger brickorna?</translation>
  </message>
  <message>
   <source>The picture is open in a window of its own.</source>
   <translation>Bilden är öppen i ett eget fönster.</translation>
  </message>
  <message>
   <source>Token that is clicked next</source>
   <translation>Bricka att klicka på härnäst</translation>
  </message>
  <message>
   <source>Height of the marks above the board</source>
   <translation>Märkenas höjd över planen</translation>
  </message>
  <message>
   <source>How high above the board the clicked places lie: 0 for the edge of a token, its height for its top</source>
   <translation>Hur högt över planen klicken ligger: 0 för brickans kant, dess höjd för dess ovansida</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Ångra</translation>
  </message>
  <message>
   <source>Take the last mark away (Delete)</source>
   <translation>Ta bort senaste märket (Delete)</translation>
  </message>
  <message>
   <source>Picture in a large window</source>
   <translation>Bilden i ett stort fönster</translation>
  </message>
  <message>
   <source>Show the picture in a large window of its own, to click more exactly</source>
   <translation>Visa bilden i ett eget stort fönster, för att klicka noggrannare</translation>
  </message>
  <message>
   <source>Put on the table</source>
   <translation>Lägg på bordet</translation>
  </message>
  <message>
   <source>Into landings</source>
   <translation>Till landningar</translation>
  </message>
  <message>
   <source>Add these places to the landings among the readings</source>
   <translation>Lägg till lägena bland mätningarnas landningar</translation>
  </message>
  <message>
   <source>Save as a round…</source>
   <translation>Spara som omgång…</translation>
  </message>
  <message>
   <source>The start of a round record with these places as its end</source>
   <translation>Början på ett omgångsprotokoll med de här lägena som slut</translation>
  </message>
  <message>
   <source>Another picture…</source>
   <translation>En annan bild…</translation>
  </message>
  <message>
   <source>Picture of the table</source>
   <translation>Bild av bordet</translation>
  </message>
  <message>
   <source>Open a picture</source>
   <translation>Öppna en bild</translation>
  </message>
  <message>
   <source>Put the picture's tokens on the table</source>
   <translation>Lägg bildens brickor på bordet</translation>
  </message>
  <message>
   <source>The tokens lie as in the picture.</source>
   <translation>Brickorna ligger som i bilden.</translation>
  </message>
  <message>
   <source>Places into landings</source>
   <translation>Lägen till landningar</translation>
  </message>
  <message>
   <source>{name}: {reason}. Nothing can be placed until it is seen.</source>
   <translation>{name}: {reason}. Inget kan placeras förrän den syns.</translation>
  </message>
  <message>
   <source>Click a corner</source>
   <translation>Klicka på ett hörn</translation>
  </message>
  <message>
   <source>Move a mark</source>
   <translation>Flytta ett märke</translation>
  </message>
  <message>
   <source>Take a mark back</source>
   <translation>Ångra ett märke</translation>
  </message>
  <message>
   <source>Height of the marks</source>
   <translation>Märkenas höjd</translation>
  </message>
  <message>
   <source>The picture in this file is another one than the marks were made on: put the old one back, or open it anew and click again.</source>
   <translation>Bilden i den här filen är en annan än den som märkena gjordes på: lägg tillbaka den gamla, eller öppna den på nytt och klicka igen.</translation>
  </message>
  <message>
   <source>Click a token</source>
   <translation>Klicka på en bricka</translation>
  </message>
  <message>
   <source>Save as a round</source>
   <translation>Spara som omgång</translation>
  </message>
  <message>
   <source>Click the board's {corner} corner ({n} of 4); near is where the thrower stands.</source>
   <translation>Klicka på planens {corner} hörn ({n} av 4); främre är där kastaren står.</translation>
  </message>
  <message>
   <source>Reading the picture</source>
   <translation>Läser bilden</translation>
  </message>
  <message>
   <source>Choose a token below and click its middle. Marks can be dragged; the wheel zooms.</source>
   <translation>Välj en bricka nedan och klicka på dess mitt. Märken kan dras; mushjulet zoomar.</translation>
  </message>
  <message>
   <source>Click the next token, or use what there is. Marks can be dragged.</source>
   <translation>Klicka på nästa bricka, eller använd det som finns. Märken kan dras.</translation>
  </message>
  <message>
   <source>Start at the release, stop at rest: the time goes into the table (Space)</source>
   <translation>Starta vid släppet, stoppa vid vila: tiden förs in i tabellen (mellanslag)</translation>
  </message>
  <message>
   <source>Kind of readings</source>
   <translation>Typ av mätningar</translation>
  </message>
  <message>
   <source>Unit of lengths</source>
   <translation>Längdenhet</translation>
  </message>
  <message>
   <source>Unit of the lengths in this table</source>
   <translation>Enhet för längderna i tabellen</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Klistra in</translation>
  </message>
  <message>
   <source>Readings from a spreadsheet, with or without heads (Ctrl+V in the table)</source>
   <translation>Mätningar från ett kalkylblad, med eller utan rubriker (Ctrl+V i tabellen)</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Rensa</translation>
  </message>
  <message>
   <source>Take all readings of this kind away</source>
   <translation>Ta bort alla mätningar av den här typen</translation>
  </message>
  <message>
   <source>A single reading is off by (standard error):</source>
   <translation>En enskild mätning avviker med (standardfel):</translation>
  </message>
  <message>
   <source>Type readings above, or paste them from a spreadsheet.</source>
   <translation>Skriv mätningar ovan, eller klistra in dem från ett kalkylblad.</translation>
  </message>
  <message>
   <source>Fitting the readings</source>
   <translation>Anpassar mätningarna</translation>
  </message>
  <message>
   <source>Type a reading</source>
   <translation>Skriv en mätning</translation>
  </message>
  <message>
   <source>Errors of reading</source>
   <translation>Mätfel</translation>
  </message>
  <message>
   <source>Paste readings</source>
   <translation>Klistra in mätningar</translation>
  </message>
  <message>
   <source>Stopwatch</source>
   <translation>Stoppur</translation>
  </message>
  <message>
   <source>Error of a time</source>
   <translation>Fel i en tid</translation>
  </message>
  <message>
   <source>Error of a length</source>
   <translation>Fel i en längd</translation>
  </message>
  <message>
   <source>Error of an angle</source>
   <translation>Fel i en vinkel</translation>
  </message>
  <message>
   <source>Error of a speed</source>
   <translation>Fel i en fart</translation>
  </message>
  <message>
   <source>Stop: {seconds} s</source>
   <translation>Stopp: {seconds} s</translation>
  </message>
  <message>
   <source>Start the stopwatch</source>
   <translation>Starta stoppuret</translation>
  </message>
  <message>
   <source>Use as the thrower</source>
   <translation>Använd som kastare</translation>
  </message>
  <message>
   <source>The thrower is the one measured.</source>
   <translation>Kastaren är den uppmätta.</translation>
  </message>
  <message>
   <source>Clear the readings</source>
   <translation>Rensa mätningarna</translation>
  </message>
  <message>
   <source>the table</source>
   <translation>tabellen</translation>
  </message>
  <message>
   <source>the clipboard</source>
   <translation>urklipp</translation>
  </message>
  <message>
   <source>This is no number: the row is left out</source>
   <translation>Det här är inget tal: raden utelämnas</translation>
  </message>
  <message>
   <source>Stopwatch and tape</source>
   <translation>Stoppur och måttband</translation>
  </message>
  <message>
   <source>Known release speed</source>
   <translation>Känd släppfart</translation>
  </message>
  <message>
   <source>Ramp and run-out</source>
   <translation>Ramp och utlöp</translation>
  </message>
  <message>
   <source>Tilted board</source>
   <translation>Lutad plan</translation>
  </message>
  <message>
   <source>Drop and bounce</source>
   <translation>Fall och studs</translation>
  </message>
  <message>
   <source>Two tokens</source>
   <translation>Två brickor</translation>
  </message>
  <message>
   <source>Landings</source>
   <translation>Landningar</translation>
  </message>
  <message>
   <source>Time and distance of slides from the release to rest, a row a slide.</source>
   <translation>Tid och sträcka för glidningar från släpp till vila, en rad per glidning.</translation>
  </message>
  <message>
   <source>Release speed and distance to rest, a row a slide.</source>
   <translation>Släppfart och sträcka till vila, en rad per glidning.</translation>
  </message>
  <message>
   <source>Height and horizontal length of the ramp, and how far the token ran out on the flat.</source>
   <translation>Rampens höjd och vågräta längd, och hur långt brickan gled på det plana.</translation>
  </message>
  <message>
   <source>The angle at which a token keeps sliding at an even speed once nudged.</source>
   <translation>Vinkeln där en bricka fortsätter glida med jämn fart när den fått en knuff.</translation>
  </message>
  <message>
   <source>From which height a token was dropped, and how high it came again.</source>
   <translation>Höjden en bricka släpptes från, och hur högt den studsade.</translation>
  </message>
  <message>
   <source>One token met another at rest, head on: how far each slid afterwards.</source>
   <translation>En bricka träffade en vilande rakt på: hur långt var och en sedan gled.</translation>
  </message>
  <message>
   <source>Where tokens came to rest, all thrown alike, from the board's near left corner.</source>
   <translation>Var brickor stannade, alla kastade lika, från planens främre vänstra hörn.</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Tid</translation>
  </message>
  <message>
   <source>Distance</source>
   <translation>Sträcka</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Fart</translation>
  </message>
  <message>
   <source>Bounce</source>
   <translation>Studs</translation>
  </message>
  <message>
   <source>Angle</source>
   <translation>Vinkel</translation>
  </message>
  <message>
   <source>The one that came</source>
   <translation>Den som kom</translation>
  </message>
  <message>
   <source>The one it struck</source>
   <translation>Den som träffades</translation>
  </message>
  <message>
   <source>x, across</source>
   <translation>x, tvärs</translation>
  </message>
  <message>
   <source>y, up</source>
   <translation>y, uppåt</translation>
  </message>
  <message>
   <source>{name}, {unit}</source>
   <translation>{name}, {unit}</translation>
  </message>
  <message>
   <source>{name} = {value}, 95 %: {low} to {high}</source>
   <translation>{name} = {value}, 95 %: {low} till {high}</translation>
  </message>
  <message>
   <source>Angle ± {angle}° (95 %: {a_low} to {a_high}), speed ± {speed} % (95 %: {s_low} to {s_high})</source>
   <translation>Vinkel ± {angle}° (95 %: {a_low} till {a_high}), fart ± {speed} % (95 %: {s_low} till {s_high})</translation>
  </message>
  <message>
   <source>The board's own scatter of mu ({percent} %) is taken off the speed.</source>
   <translation>Planens egen spridning i μ ({percent} %) är borträknad från farten.</translation>
  </message>
  <message>
   <source>The thrower's and the board's scatter together: landings cannot tell them apart.</source>
   <translation>Kastarens och planens spridning tillsammans: landningar kan inte skilja dem åt.</translation>
  </message>
  <message>
   <source>Single readings differ by {sd} (standard deviation)</source>
   <translation>Enskilda mätningar skiljer {sd} (standardavvikelse)</translation>
  </message>
  <message>
   <source>, {beyond} of it beyond the errors of reading.</source>
   <translation>, varav {beyond} utöver mätfelen.</translation>
  </message>
  <message>
   <source>, as errors of reading do.</source>
   <translation>, så som mätfel gör.</translation>
  </message>
  <message>
   <source>One reading cannot say how much slides differ.</source>
   <translation>En mätning kan inte säga hur mycket glidningar skiljer sig.</translation>
  </message>
  <message>
   <source>y runs down in pictures: turned over</source>
   <translation>y går nedåt i bilder: vänt</translation>
  </message>
  <message>
   <source>marks taken to lie on the board itself: if they are higher, give “Mark above the board”</source>
   <translation>märkena antas ligga på själva planen: om de är högre, ange ”Märket över planen”</translation>
  </message>
  <message>
   <source>no column of times or frame numbers: rows counted as pictures</source>
   <translation>ingen kolumn med tider eller bildnummer: raderna räknas som bilder</translation>
  </message>
  <message>
   <source>the project was never calibrated: its places are pixels</source>
   <translation>projektet har aldrig kalibrerats: lägena är pixlar</translation>
  </message>
  <message>
   <source>decoded as UTF-16</source>
   <translation>avkodat som UTF-16</translation>
  </message>
  <message>
   <source>not UTF-8: decoded as Windows-1252</source>
   <translation>inte UTF-8: avkodat som Windows-1252</translation>
  </message>
  <message>
   <source>rows sorted by time</source>
   <translation>raderna sorterade efter tid</translation>
  </message>
  <message>
   <source>headings are missing in some rows, so all are ignored</source>
   <translation>riktningar saknas i några rader, så alla hoppas över</translation>
  </message>
  <message>
   <source>dropped, for it has fewer than {n} rows</source>
   <translation>utelämnat, för det har färre än {n} rader</translation>
  </message>
  <message>
   <source>columns ignored: {names}</source>
   <translation>kolumner som hoppats över: {names}</translation>
  </message>
  <message>
   <source>mass of {name} taken from its name: {kg} kg</source>
   <translation>massan av {name} tagen ur namnet: {kg} kg</translation>
  </message>
  <message>
   <source>the header says {one} pictures a second, the times say {other}: the times count</source>
   <translation>huvudet säger {one} bilder per sekund, tiderna säger {other}: tiderna gäller</translation>
  </message>
  <message>
   <source>the file says {one} pictures a second, you say {other}: yours count</source>
   <translation>filen säger {one} bilder per sekund, du säger {other}: ditt gäller</translation>
  </message>
  <message>
   <source>the file says {one}, you say {other}: yours counts</source>
   <translation>filen säger {one}, du säger {other}: ditt gäller</translation>
  </message>
  <message>
   <source>the times say {one} pictures a second, you say {other}: times scaled by {factor}</source>
   <translation>tiderna säger {one} bilder per sekund, du säger {other}: tiderna gånger {factor}</translation>
  </message>
  <message>
   <source>“Scale” is left unused: the file is in {unit}</source>
   <translation>”Skala” används inte: filen är i {unit}</translation>
  </message>
  <message>
   <source>places in the picture turned into metres by {n} known points</source>
   <translation>lägen i bilden omräknade till meter med {n} kända punkter</translation>
  </message>
  <message>
   <source>places in the picture turned into metres by {n} known points (camera {degrees}° from straight down)</source>
   <translation>lägen i bilden omräknade till meter med {n} kända punkter (kameran {degrees}° från rakt ned)</translation>
  </message>
  <message>
   <source>made up, not filmed: Coulomb, μ {mu}, {speed} m/s, noise {noise} mm, seed {seed}</source>
   <translation>påhittat, inte filmat: Coulomb, μ {mu}, {speed} m/s, brus {noise} mm, frö {seed}</translation>
  </message>
  <message>
   <source>Reset {name}</source>
   <translation>Återställ {name}</translation>
  </message>
  <message>
   <source>Back to {value}</source>
   <translation>Åter till {value}</translation>
  </message>
  <message>
   <source>locked</source>
   <translation>låst</translation>
  </message>
  <message>
   <source>Captive ball: spin apart</source>
   <translation>Infångad kula: spinn för sig</translation>
  </message>
  <message>
   <source>Flat disc: spin coupled</source>
   <translation>Plan skiva: kopplat spinn</translation>
  </message>
  <message>
   <source>Rim: spin coupled</source>
   <translation>Kant: kopplat spinn</translation>
  </message>
  <message>
   <source>Parameters</source>
   <translation>Parametrar</translation>
  </message>
  <message>
   <source>How tokens touch the board</source>
   <translation>Hur brickor rör vid planen</translation>
  </message>
  <message>
   <source>Hits may tip tokens over (K8)</source>
   <translation>Krockar kan välta brickor (K8)</translation>
  </message>
  <message>
   <source>A tipped token is stood up where it comes to rest; it moves on as before</source>
   <translation>En vält bricka reses där den stannar; den rör sig vidare som förut</translation>
  </message>
  <message>
   <source>Contact of the tokens</source>
   <translation>Brickornas kontakt</translation>
  </message>
  <message>
   <source>Toppling</source>
   <translation>Vältning</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>Hand</translation>
  </message>
  <message>
   <source>Equal masses: no path depends on it.</source>
   <translation>Lika massor: ingen bana beror på den.</translation>
  </message>
  <message>
   <source>Places of the tokens on the board</source>
   <translation>Brickornas lägen på planen</translation>
  </message>
  <message>
   <source>Token</source>
   <translation>Bricka</translation>
  </message>
  <message>
   <source>x, cm</source>
   <translation>x, cm</translation>
  </message>
  <message>
   <source>y, cm</source>
   <translation>y, cm</translation>
  </message>
  <message>
   <source>±, cm</source>
   <translation>±, cm</translation>
  </message>
  <message>
   <source>Arrow keys move the cross, Enter marks, Delete takes the last mark away, + and - zoom.</source>
   <translation>Piltangenter flyttar korset, Enter märker, Delete tar bort senaste märket, + och - zoomar.</translation>
  </message>
  <message>
   <source>Placing the tokens</source>
   <translation>Placerar brickorna</translation>
  </message>
  <message>
   <source>Round {number} of {many}</source>
   <translation>Omgång {number} av {many}</translation>
  </message>
  <message>
   <source>{side} is to move ({who}).</source>
   <translation>{side} är på tur ({who}).</translation>
  </message>
  <message>
   <source>Put the table as the game has it</source>
   <translation>Ställ bordet som spelet har det</translation>
  </message>
  <message>
   <source>Foul, slide again</source>
   <translation>Övertramp, kasta om</translation>
  </message>
  <message>
   <source>K6: the last slide is taken back; nothing else changes</source>
   <translation>K6: senaste kastet tas tillbaka; inget annat ändras</translation>
  </message>
  <message>
   <source>To the replay</source>
   <translation>Till reprisen</translation>
  </message>
  <message>
   <source>Tell the last round step by step in the Replay panel</source>
   <translation>Visa senaste omgången steg för steg i panelen Repris</translation>
  </message>
  <message>
   <source>Save…</source>
   <translation>Spara…</translation>
  </message>
  <message>
   <source>End the game</source>
   <translation>Avsluta spelet</translation>
  </message>
  <message>
   <source>Show policies' slides</source>
   <translation>Visa datorns kast</translation>
  </message>
  <message>
   <source>Off: the table takes the end of each slide at once</source>
   <translation>Av: bordet visar slutet av varje kast direkt</translation>
  </message>
  <message>
   <source>Opening the game</source>
   <translation>Öppnar spelet</translation>
  </message>
  <message>
   <source>Round {number}</source>
   <translation>Omgång {number}</translation>
  </message>
  <message>
   <source>Table or board are not as the game left them: nothing counts until they are.</source>
   <translation>Bordet eller planen är inte som spelet lämnade dem: inget räknas förrän de är det.</translation>
  </message>
  <message>
   <source>Wait until all tokens lie still.</source>
   <translation>Vänta tills alla brickor ligger stilla.</translation>
  </message>
  <message>
   <source>The round is over. Tell it step by step in the Replay panel, or save it.</source>
   <translation>Omgången är slut. Visa den steg för steg i panelen Repris, eller spara den.</translation>
  </message>
  <message>
   <source>{side} wins with most cash (K4).</source>
   <translation>{side} vinner med mest pengar (K4).</translation>
  </message>
  <message>
   <source>{sides} share the win (K4).</source>
   <translation>{sides} delar på vinsten (K4).</translation>
  </message>
  <message>
   <source>A round is being recorded</source>
   <translation>En omgång spelas in</translation>
  </message>
  <message>
   <source>Let {side} play</source>
   <translation>Låt {side} spela</translation>
  </message>
  <message>
   <source>Begin a game</source>
   <translation>Börja ett spel</translation>
  </message>
  <message>
   <source>Open game</source>
   <translation>Öppna spel</translation>
  </message>
  <message>
   <source>Open a saved game</source>
   <translation>Öppna ett sparat spel</translation>
  </message>
  <message>
   <source>Save the game</source>
   <translation>Spara spelet</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Svara</translation>
  </message>
  <message>
   <source>Move it there</source>
   <translation>Flytta dit</translation>
  </message>
  <message>
   <source>Choose it</source>
   <translation>Välj den</translation>
  </message>
  <message>
   <source>{side} slides: push it up to the GO line ({rule}).</source>
   <translation>{side} kastar: skjut den upp till GO-linjen ({rule}).</translation>
  </message>
  <message>
   <source>{side} slides: drag back, aim, let go ({rule}).</source>
   <translation>{side} kastar: dra bakåt, sikta, släpp ({rule}).</translation>
  </message>
  <message>
   <source>{token} slides again ({rule}).</source>
   <translation>{token} kastas igen ({rule}).</translation>
  </message>
  <message>
   <source>{token} is in jail: does {side} pay? (K12)</source>
   <translation>{token} är i fängelse: betalar {side}? (K12)</translation>
  </message>
  <message>
   <source>{token} lies equally on several spaces: which one counts? (K9)</source>
   <translation>{token} ligger lika mycket på flera rutor: vilken räknas? (K9)</translation>
  </message>
  <message>
   <source>{token} is on a Railroad: where does it go? (K16)</source>
   <translation>{token} är på en Järnväg: vart ska den? (K16)</translation>
  </message>
  <message>
   <source>{side} has a House: which property once more? (K19)</source>
   <translation>{side} har ett Hus: vilken tomt en gång till? (K19)</translation>
  </message>
  <message>
   <source>The round is over. With the next, all tokens are taken back and the markers move on (K22).</source>
   <translation>Omgången är slut. Med nästa tas alla brickor tillbaka och turmarkörerna flyttas (K22).</translation>
  </message>
  <message>
   <source>Pay {amount}, slide again</source>
   <translation>Betala {amount}, kasta igen</translation>
  </message>
  <message>
   <source>Leave it in jail</source>
   <translation>Låt den sitta kvar</translation>
  </message>
  <message>
   <source>Stay</source>
   <translation>Stanna</translation>
  </message>
  <message>
   <source>Next round</source>
   <translation>Nästa omgång</translation>
  </message>
  <message>
   <source>Slide {token}</source>
   <translation>Kasta {token}</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Person</translation>
  </message>
  <message>
   <source>Policy: greedy</source>
   <translation>Dator: girig</translation>
  </message>
  <message>
   <source>Policy: random</source>
   <translation>Dator: slump</translation>
  </message>
  <message>
   <source>Greedy</source>
   <translation>Girig</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>Slump</translation>
  </message>
  <message>
   <source>Beginner</source>
   <translation>Nybörjare</translation>
  </message>
  <message>
   <source>Casual</source>
   <translation>Van</translation>
  </message>
  <message>
   <source>Skilled</source>
   <translation>Skicklig</translation>
  </message>
  <message>
   <source>Draws the turn order (K3) and what policies' hands do: the same seed, the same game</source>
   <translation>Lottar turordningen (K3) och vad datorns händer gör: samma frö, samma spel</translation>
  </message>
  <message>
   <source>Begin the game</source>
   <translation>Börja spelet</translation>
  </message>
  <message>
   <source>Open a saved game…</source>
   <translation>Öppna ett sparat spel…</translation>
  </message>
  <message>
   <source>House rules</source>
   <translation>Husregler</translation>
  </message>
  <message>
   <source>{side} plays</source>
   <translation>{side} spelar</translation>
  </message>
  <message>
   <source>Who plays {side}</source>
   <translation>Vem spelar {side}</translation>
  </message>
  <message>
   <source>A person at this screen, or a policy that plays by itself: greedy or random</source>
   <translation>En person vid den här skärmen, eller datorn som spelar själv: girigt eller slumpvis</translation>
  </message>
  <message>
   <source>Whose hand throws for {side}</source>
   <translation>Vems hand kastar för {side}</translation>
  </message>
  <message>
   <source>The hand's scatter; people throw on the table themselves</source>
   <translation>Handens spridning; personer kastar själva på bordet</translation>
  </message>
  <message>
   <source>2 to 4 sides at this screen; each goes first once (K4).</source>
   <translation>2 till 4 spelare vid skärmen; var och en börjar en gång (K4).</translation>
  </message>
  <message>
   <source>At least two sides play (K1)</source>
   <translation>Minst två spelare deltar (K1)</translation>
  </message>
  <message>
   <source>on the board</source>
   <translation>på planen</translation>
  </message>
  <message>
   <source>still to slide</source>
   <translation>kvar att kasta</translation>
  </message>
  <message>
   <source>in jail</source>
   <translation>i fängelse</translation>
  </message>
  <message>
   <source>off</source>
   <translation>ute</translation>
  </message>
  <message>
   <source>Cash of {side}: {cash}</source>
   <translation>Pengar för {side}: {cash}</translation>
  </message>
  <message>
   <source>{side}, to move</source>
   <translation>{side}, på tur</translation>
  </message>
  <message>
   <source>Goes to the side with most tokens on Free parking (K21).</source>
   <translation>Går till flest brickor på Fri parkering (K21).</translation>
  </message>
  <message>
   <source>Pot: {pot}</source>
   <translation>Pott: {pot}</translation>
  </message>
  <message>
   <source>The camera looks too straight down to tell its distance from the corners: give the “Focal length”, or 0 as “Mark above the board”.</source>
   <translation>Kameran ser för rakt ned för att hörnen ska visa dess avstånd: ange ”Brännvidd”, eller 0 som ”Märket över planen”.</translation>
  </message>
  <message>
   <source>The camera looks too straight down to tell its distance from the corners: set the height of the marks to 0 mm and mark the tokens where they stand on the board.</source>
   <translation>Kameran ser för rakt ned för att hörnen ska visa dess avstånd: sätt märkenas höjd till 0 mm och märk brickorna där de står på planen.</translation>
  </message>
  <message>
   <source>A corner is not a number: write x,y in pixels, a blank between corners.</source>
   <translation>Ett hörn är inget tal: skriv x,y i pixlar, med blanksteg mellan hörnen.</translation>
  </message>
  <message>
   <source>The board or the mark's height is larger than can be: give it in its unit.</source>
   <translation>Planen eller märkets höjd är större än möjligt: ange den i sin enhet.</translation>
  </message>
  <message>
   <source>This focal length cannot be: a phone's is some 1000 to 4000 pixels.</source>
   <translation>Så kan brännvidden inte vara: en telefons är omkring 1000 till 4000 pixlar.</translation>
  </message>
  <message>
   <source>The height of the mark cannot be negative.</source>
   <translation>Märkets höjd kan inte vara negativ.</translation>
  </message>
  <message>
   <source>Three of the corners lie on one line: take the board's four corners.</source>
   <translation>Tre av hörnen ligger på en linje: ta planens fyra hörn.</translation>
  </message>
  <message>
   <source>The corners go round the wrong way: give near left, near right, far right, far left, as the thrower stands.</source>
   <translation>Hörnen går åt fel håll: ange nära vänster, nära höger, bortre höger, bortre vänster, som kastaren står.</translation>
  </message>
  <message>
   <source>These corners cannot be one board: are they in order round it?</source>
   <translation>De här hörnen kan inte vara en plan: kommer de i ordning runt den?</translation>
  </message>
  <message>
   <source>The corners give scale and direction: set “Scale” to none and take the tick off “turn y over”.</source>
   <translation>Hörnen ger skala och riktning: ta bort ”Skala” och bocka av ”vänd y”.</translation>
  </message>
  <message>
   <source>The times keep no steady beat that “Pictures a second” could be set to: leave it at 0.</source>
   <translation>Tiderna har ingen jämn takt som ”Bilder per sekund” kunde sättas till: låt det stå på 0.</translation>
  </message>
  <message>
   <source>A token lies beyond the horizon of the picture: check the corners.</source>
   <translation>En bricka ligger bortom bildens horisont: kontrollera hörnen.</translation>
  </message>
  <message>
   <source>No picture has a corner beyond {n} pixels.</source>
   <translation>Ingen bild har ett hörn bortom {n} pixlar.</translation>
  </message>
  <message>
   <source>A picture is 1 to {n} pixels wide and high.</source>
   <translation>En bild är 1 till {n} pixlar bred och hög.</translation>
  </message>
  <message>
   <source>Corners: “{typed}” is no point; write x,y and a blank before the next.</source>
   <translation>Hörn: ”{typed}” är ingen punkt; skriv x,y och ett blanksteg före nästa.</translation>
  </message>
  <message>
   <source>The file is in {unit}, and corners need places in the picture: export pixels, or leave “Corners” empty.</source>
   <translation>Filen är i {unit}, och hörn kräver lägen i bilden: exportera pixlar, eller lämna ”Hörn” tomt.</translation>
  </message>
  <message>
   <source>The camera itself is {m} m above the board: the mark's height can hardly be this; is it in its unit?</source>
   <translation>Själva kameran är {m} m över planen: märkets höjd kan knappast vara denna; är den i sin enhet?</translation>
  </message>
  <message>
   <source>{one} and {other} lie in one another: move their marks, or name them otherwise.</source>
   <translation>{one} och {other} ligger i varandra: flytta märkena eller namnge dem annorlunda.</translation>
  </message>
  <message>
   <source>{token} would lie {m} m from the board: check its mark and the corners.</source>
   <translation>{token} skulle ligga {m} m från planen: kontrollera märket och hörnen.</translation>
  </message>
  <message>
   <source>Opening the round</source>
   <translation>Öppnar omgången</translation>
  </message>
  <message>
   <source>Open a round…</source>
   <translation>Öppna en omgång…</translation>
  </message>
  <message>
   <source>Record a round on the table</source>
   <translation>Spela in en omgång på bordet</translation>
  </message>
  <message>
   <source>The slides made on the table become a round, where tokens rest as seen</source>
   <translation>Kasten på bordet blir en omgång, där brickorna vilar som de syns</translation>
  </message>
  <message>
   <source>Show the round on the table</source>
   <translation>Visa omgången på bordet</translation>
  </message>
  <message>
   <source>Decisions: choose otherwise, the money follows.</source>
   <translation>Beslut: välj annorlunda, pengarna följer med.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Stäng</translation>
  </message>
  <message>
   <source>Play it</source>
   <translation>Spela upp</translation>
  </message>
  <message>
   <source>Show the next slide as it moved, exactly as it was computed; where the record holds no release, only where its tokens came to rest (Alt+P)</source>
   <translation>Visa nästa kast som det rörde sig, exakt som det beräknades; där protokollet saknar utkast bara var brickorna stannade (Alt+P)</translation>
  </message>
  <message>
   <source>Moment of the round</source>
   <translation>Ögonblick i omgången</translation>
  </message>
  <message>
   <source>Now: {held}  Pot &lt;b&gt;{pot}&lt;/b&gt;&lt;br&gt;At the end: {then}  Pot &lt;b&gt;{last}&lt;/b&gt;</source>
   <translation>Nu: {held}  Pott &lt;b&gt;{pot}&lt;/b&gt;&lt;br&gt;Till slut: {then}  Pott &lt;b&gt;{last}&lt;/b&gt;</translation>
  </message>
  <message>
   <source>To the start</source>
   <translation>Till början</translation>
  </message>
  <message>
   <source>One step back</source>
   <translation>Ett steg bakåt</translation>
  </message>
  <message>
   <source>One step on</source>
   <translation>Ett steg framåt</translation>
  </message>
  <message>
   <source>To the end: the table as the round left it</source>
   <translation>Till slutet: bordet som omgången lämnade det</translation>
  </message>
  <message>
   <source>Record a round</source>
   <translation>Spela in en omgång</translation>
  </message>
  <message>
   <source>Stop recording</source>
   <translation>Sluta spela in</translation>
  </message>
  <message>
   <source>Recording: slide on the table. What is decided is asked in the Play panel.</source>
   <translation>Spelar in: kasta på bordet. Beslut frågas efter i panelen Spela.</translation>
  </message>
  <message>
   <source>Open a round to tell it step by step, or record the slides that you make on the table.</source>
   <translation>Öppna en omgång för att visa den steg för steg, eller spela in kasten du gör på bordet.</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Omgång</translation>
  </message>
  <message>
   <source>{name} (not over: as if nobody slid any more)</source>
   <translation>{name} (inte slut: som om ingen kastade mer)</translation>
  </message>
  <message>
   <source>The table shows something else.</source>
   <translation>Bordet visar något annat.</translation>
  </message>
  <message>
   <source>Open a round</source>
   <translation>Öppna en omgång</translation>
  </message>
  <message>
   <source>Save the round</source>
   <translation>Spara omgången</translation>
  </message>
  <message>
   <source>Recorded</source>
   <translation>Inspelat</translation>
  </message>
  <message>
   <source>Choose otherwise: the money follows at once</source>
   <translation>Välj annorlunda: pengarna följer med direkt</translation>
  </message>
  <message>
   <source>{token} lies on a tie: counts</source>
   <translation>{token} ligger lika: räknas</translation>
  </message>
  <message>
   <source>{token} in jail: {side}</source>
   <translation>{token} i fängelse: {side}</translation>
  </message>
  <message>
   <source>{token} on a Railroad</source>
   <translation>{token} på en Järnväg</translation>
  </message>
  <message>
   <source>House of {side}: once more</source>
   <translation>Hus för {side}: en gång till</translation>
  </message>
  <message>
   <source>{token} slides again, to</source>
   <translation>{token} kastas igen, till</translation>
  </message>
  <message>
   <source>pays, slid as recorded</source>
   <translation>betalar, kastas som inspelat</translation>
  </message>
  <message>
   <source>as recorded</source>
   <translation>som inspelat</translation>
  </message>
  <message>
   <source>{answer} (nothing said)</source>
   <translation>{answer} (inget sagt)</translation>
  </message>
  <message>
   <source>does not pay</source>
   <translation>betalar inte</translation>
  </message>
  <message>
   <source>pays, slides to {place}</source>
   <translation>betalar, kastas till {place}</translation>
  </message>
  <message>
   <source>pays, slides off the board</source>
   <translation>betalar, kastas av planen</translation>
  </message>
  <message>
   <source>pays, slides as aimed now</source>
   <translation>betalar, kastas som siktet nu</translation>
  </message>
  <message>
   <source>as aimed now</source>
   <translation>som siktet nu</translation>
  </message>
  <message>
   <source>stays</source>
   <translation>stannar</translation>
  </message>
  <message>
   <source>The tokens as they lay after all slides</source>
   <translation>Brickorna som de låg efter alla kast</translation>
  </message>
  <message>
   <source>{side} collects and pays</source>
   <translation>{side} får och betalar</translation>
  </message>
  <message>
   <source>End of the round</source>
   <translation>Omgångens slut</translation>
  </message>
  <message>
   <source>{token} slides</source>
   <translation>{token} glider</translation>
  </message>
  <message>
   <source>Moments of the round</source>
   <translation>Omgångens ögonblick</translation>
  </message>
  <message>
   <source>What happens</source>
   <translation>Vad som händer</translation>
  </message>
  <message>
   <source>Money</source>
   <translation>Pengar</translation>
  </message>
  <message>
   <source>Order and money before the round</source>
   <translation>Turordning och pengar före omgången</translation>
  </message>
  <message>
   <source>Pot before the round</source>
   <translation>Potten före omgången</translation>
  </message>
  <message>
   <source>Side at place {n}</source>
   <translation>Sida på plats {n}</translation>
  </message>
  <message>
   <source>Cash before the round at place {n}</source>
   <translation>Pengar före omgången, plats {n}</translation>
  </message>
  <message>
   <source>{throws}; hand: {hand} ({scatter}), {speed} m/s, seed {seed}</source>
   <translation>{throws}; hand: {hand} ({scatter}), {speed} m/s, frö {seed}</translation>
  </message>
  <message>
   <source>A throw brings {mean} on the mean (95 %: {lo} to {hi}): that is the fair fee, as well as it is known.</source>
   <translation>Ett kast ger {mean} i medeltal (95 %: {lo} till {hi}): det är den rättvisa avgiften, så säkert man vet.</translation>
  </message>
  <message>
   <source>{n} landings: {scatter}. Each spread is known to {sure} % (20 landings tell it to 16 %, 50 to 10 %); angle, 95 %: {lo}° to {hi}°. The board's own scatter of mu is taken off.</source>
   <translation>{n} landningar: {scatter}. Varje spridning är känd på {sure} % när (20 landningar ger 16 %, 50 ger 10 %); vinkel, 95 %: {lo}° till {hi}°. Planens egen spridning i μ är borträknad.</translation>
  </message>
  <message>
   <source>Sampler</source>
   <translation>Stickprov</translation>
  </message>
  <message>
   <source>Chance times payout of each outcome</source>
   <translation>Chans gånger utdelning för varje utfall</translation>
  </message>
  <message>
   <source>Entry fee of a throw</source>
   <translation>Avgift för ett kast</translation>
  </message>
  <message>
   <source>Fee</source>
   <translation>Avgift</translation>
  </message>
  <message>
   <source>Fair</source>
   <translation>Rättvis</translation>
  </message>
  <message>
   <source>Sets the fee to the mean: then nobody wins in the long run</source>
   <translation>Sätter avgiften till medelvärdet: då vinner ingen i längden</translation>
  </message>
  <message>
   <source>Start again</source>
   <translation>Börja om</translation>
  </message>
  <message>
   <source>Add landing</source>
   <translation>Ny landning</translation>
  </message>
  <message>
   <source>Throw with my skill</source>
   <translation>Kasta med min nivå</translation>
  </message>
  <message>
   <source>The small dots are then throws of the hand that your landings tell</source>
   <translation>De små prickarna är då kast av den hand som dina landningar visar</translation>
  </message>
  <message>
   <source>Make it the thrower</source>
   <translation>Gör till kastare</translation>
  </message>
  <message>
   <source>Payout</source>
   <translation>Utdelning</translation>
  </message>
  <message>
   <source>Nothing is thrown yet. Throw some, guess what a throw brings, then show the results.</source>
   <translation>Inget är kastat än. Kasta några, gissa vad ett kast ger och visa sedan resultaten.</translation>
  </message>
  <message>
   <source>What does a throw bring on the mean? Guess, then show the results.</source>
   <translation>Vad ger ett kast i medeltal? Gissa och visa sedan resultaten.</translation>
  </message>
  <message>
   <source>One throw pays {mean}; it does not tell how sure a mean is: throw more.</source>
   <translation>Ett kast gav {mean}; det säger inte hur säkert ett medelvärde är: kasta fler.</translation>
  </message>
  <message>
   <source>At a fee of {fee} the thrower wins in the long run (95 % sure).</source>
   <translation>Med avgiften {fee} vinner kastaren i längden (95 % säkert).</translation>
  </message>
  <message>
   <source>Slide 20 to 50 tokens, all meant alike, and tap on the picture of the board where each came to rest, or type it. So far: {n}.</source>
   <translation>Kasta 20 till 50 brickor, alla lika menade, och tryck på bilden av planen där var och en stannade, eller skriv in det. Hittills: {n}.</translation>
  </message>
  <message>
   <source>My skill</source>
   <translation>Min nivå</translation>
  </message>
  <message>
   <source>Throw</source>
   <translation>Kasta</translation>
  </message>
  <message>
   <source>Landing, across, cm</source>
   <translation>Landning, tvärs, cm</translation>
  </message>
  <message>
   <source>Landing, up, cm</source>
   <translation>Landning, uppåt, cm</translation>
  </message>
  <message>
   <source>Entry fee</source>
   <translation>Avgift</translation>
  </message>
  <message>
   <source>Add a landing</source>
   <translation>Lägg till en landning</translation>
  </message>
  <message>
   <source>Hide the results</source>
   <translation>Dölj resultaten</translation>
  </message>
  <message>
   <source>Show the results</source>
   <translation>Visa resultaten</translation>
  </message>
  <message>
   <source>No throw came to rest on a space that pays: aim at one, on the table or by number.</source>
   <translation>Inget kast stannade på en ruta som betalar: sikta på en, på bordet eller med tal.</translation>
  </message>
  <message>
   <source>At a fee of {fee} the thrower loses in the long run (95 % sure).</source>
   <translation>Med avgiften {fee} förlorar kastaren i längden (95 % säkert).</translation>
  </message>
  <message>
   <source>At a fee of {fee} it is not told yet who wins in the long run.</source>
   <translation>Med avgiften {fee} vet man ännu inte vem som vinner i längden.</translation>
  </message>
  <message>
   <source>Take a landing back</source>
   <translation>Ångra en landning</translation>
  </message>
  <message>
   <source>Where the throws come to rest</source>
   <translation>Var kasten stannar</translation>
  </message>
  <message>
   <source>throw</source>
   <translation>kast</translation>
  </message>
  <message>
   <source>x, m</source>
   <translation>x, m</translation>
  </message>
  <message>
   <source>y, m</source>
   <translation>y, m</translation>
  </message>
  <message>
   <source>pays</source>
   <translation>betalar</translation>
  </message>
  <message>
   <source>How often each payout came</source>
   <translation>Hur ofta varje utdelning kom</translation>
  </message>
  <message>
   <source>Payout of a throw</source>
   <translation>Utdelning för ett kast</translation>
  </message>
  <message>
   <source>Throws</source>
   <translation>Kast</translation>
  </message>
  <message>
   <source>Payout; a dot is {n} throws</source>
   <translation>Utdelning; en prick är {n} kast</translation>
  </message>
  <message>
   <source>The mean after each throw</source>
   <translation>Medelvärdet efter varje kast</translation>
  </message>
  <message>
   <source>Mean of a throw</source>
   <translation>Medelvärde per kast</translation>
  </message>
  <message>
   <source>throws</source>
   <translation>kast</translation>
  </message>
  <message>
   <source>mean</source>
   <translation>medel</translation>
  </message>
  <message>
   <source>95 % from</source>
   <translation>95 % från</translation>
  </message>
  <message>
   <source>95 % to</source>
   <translation>95 % till</translation>
  </message>
  <message>
   <source>payout</source>
   <translation>utdelning</translation>
  </message>
  <message>
   <source>fee</source>
   <translation>avgift</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Utfall</translation>
  </message>
  <message>
   <source>Times</source>
   <translation>Gånger</translation>
  </message>
  <message>
   <source>× payout</source>
   <translation>× utdelning</translation>
  </message>
  <message>
   <source>= adds</source>
   <translation>= ger</translation>
  </message>
  <message>
   <source>outcome</source>
   <translation>utfall</translation>
  </message>
  <message>
   <source>times</source>
   <translation>gånger</translation>
  </message>
  <message>
   <source>chance, %</source>
   <translation>chans, %</translation>
  </message>
  <message>
   <source>adds</source>
   <translation>ger</translation>
  </message>
  <message>
   <source>Double-click or press F2 to change what this pays</source>
   <translation>Dubbelklicka eller tryck F2 för att ändra vad den betalar</translation>
  </message>
  <message>
   <source>Sampler: {n} throws</source>
   <translation>Stickprov: {n} kast</translation>
  </message>
  <message>
   <source>Flip to set {name}</source>
   <translation>Växla till sats {name}</translation>
  </message>
  <message>
   <source>Keep as set {name}</source>
   <translation>Behåll som sats {name}</translation>
  </message>
  <message>
   <source>Keep as {name}</source>
   <translation>Behåll som {name}</translation>
  </message>
  <message>
   <source>Keep these numbers as set {name}, then go on changing {now}</source>
   <translation>Behåll talen som sats {name} och fortsätt ändra {now}</translation>
  </message>
  <message>
   <source>Both sets</source>
   <translation>Båda</translation>
  </message>
  <message>
   <source>Set {name} ({key} flips)</source>
   <translation>Sats {name} ({key} växlar)</translation>
  </message>
  <message>
   <source>Set {name}</source>
   <translation>Sats {name}</translation>
  </message>
  <message>
   <source>There is one set of numbers: keep it as {name} first.</source>
   <translation>Det finns en sats tal: behåll den först som {name}.</translation>
  </message>
  <message>
   <source>{name}: off the board</source>
   <translation>{name}: utanför planen</translation>
  </message>
  <message>
   <source>This throw rests at {places}.</source>
   <translation>Kastet stannar vid {places}.</translation>
  </message>
  <message>
   <source>All have been slid.</source>
   <translation>Alla är kastade.</translation>
  </message>
  <message>
   <source>{name}: {up} cm up</source>
   <translation>{name}: {up} cm upp</translation>
  </message>
  <message>
   <source>{apart} cm apart</source>
   <translation>{apart} cm isär</translation>
  </message>
  <message>
   <source>No slide yet. Drag the token at GO back and let go.</source>
   <translation>Inget kast än. Dra brickan vid GO bakåt och släpp.</translation>
  </message>
  <message>
   <source>No slide yet. Push the token up to the GO line.</source>
   <translation>Inget kast än. Skjut brickan upp till GO-linjen.</translation>
  </message>
  <message>
   <source>No slide to show of how these tokens came here. The next one is told here as it happens.</source>
   <translation>Inget kast att visa av hur brickorna kom hit. Nästa berättas här medan det händer.</translation>
  </message>
  <message>
   <source>released</source>
   <translation>släppt</translation>
  </message>
  <message>
   <source>tips over, is stood up (K8)</source>
   <translation>välter, reses (K8)</translation>
  </message>
  <message>
   <source>off the board (K7)</source>
   <translation>av planen (K7)</translation>
  </message>
  <message>
   <source>meets the left rail, {impulse}</source>
   <translation>mot vänstra sargen, {impulse}</translation>
  </message>
  <message>
   <source>meets the right rail, {impulse}</source>
   <translation>mot högra sargen, {impulse}</translation>
  </message>
  <message>
   <source>meets the near rail, {impulse}</source>
   <translation>mot främre sargen, {impulse}</translation>
  </message>
  <message>
   <source>meets the far rail, {impulse}</source>
   <translation>mot bortre sargen, {impulse}</translation>
  </message>
  <message>
   <source>Last slide</source>
   <translation>Förra glidningen</translation>
  </message>
  <message>
   <source>Events of the last slide</source>
   <translation>Senaste glidningens händelser</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>Vad som hände</translation>
  </message>
  <message>
   <source>Time, s</source>
   <translation>Tid, s</translation>
  </message>
  <message>
   <source>hits {token}, {impulse}</source>
   <translation>träffar {token}, {impulse}</translation>
  </message>
  <message>
   <source>comes to seam {n}</source>
   <translation>når skarv {n}</translation>
  </message>
  <message>
   <source>rests on {space}</source>
   <translation>stannar på {space}</translation>
  </message>
  <message>
   <source>Compute again</source>
   <translation>Beräkna igen</translation>
  </message>
  <message>
   <source>Next token</source>
   <translation>Nästa bricka</translation>
  </message>
  <message>
   <source>Release place across the board, from the left edge</source>
   <translation>Släppläge tvärs planen, från vänsterkanten</translation>
  </message>
  <message>
   <source>Release angle, 0 straight up the board, positive to the right</source>
   <translation>Släppvinkel, 0 rakt upp på planen, positiv åt höger</translation>
  </message>
  <message>
   <source>Release speed</source>
   <translation>Släppfart</translation>
  </message>
  <message>
   <source>A pushed token's speed, by the pointer's</source>
   <translation>En skjuten brickas fart, delat med pekarens</translation>
  </message>
  <message>
   <source>Thrower</source>
   <translation>Kastare</translation>
  </message>
  <message>
   <source>with the thrower's scatter</source>
   <translation>med kastarens spridning</translation>
  </message>
  <message>
   <source>Off: the token leaves exactly as aimed. On: as this hand would release it.</source>
   <translation>Av: brickan lämnar exakt som siktet visar. På: så som den här handen skulle släppa den.</translation>
  </message>
  <message>
   <source>Place, x</source>
   <translation>Läge, x</translation>
  </message>
  <message>
   <source>Push gain</source>
   <translation>Skjutfaktor</translation>
  </message>
  <message>
   <source>{scatter} (assumed)</source>
   <translation>{scatter} (antaget)</translation>
  </message>
  <message>
   <source>Throw {token}</source>
   <translation>Kasta {token}</translation>
  </message>
  <message>
   <source>All have been slid</source>
   <translation>Alla är kastade</translation>
  </message>
  <message>
   <source>Enter while the table has the focus</source>
   <translation>Enter när bordet har fokus</translation>
  </message>
  <message>
   <source>Wait until all lie still</source>
   <translation>Vänta tills allt ligger stilla</translation>
  </message>
  <message>
   <source>off the board</source>
   <translation>utanför planen</translation>
  </message>
  <message>
   <source>next, at GO</source>
   <translation>nästa, vid GO</translation>
  </message>
  <message>
   <source>waits</source>
   <translation>väntar</translation>
  </message>
  <message>
   <source>Tokens</source>
   <translation>Brickor</translation>
  </message>
  <message>
   <source>Where each token lies</source>
   <translation>Var varje bricka ligger</translation>
  </message>
  <message>
   <source>Lies on</source>
   <translation>Ligger på</translation>
  </message>
  <message>
   <source>{one} and {other} would overlap: move one or clear the table</source>
   <translation>{one} och {other} skulle överlappa: flytta en eller töm bordet</translation>
  </message>
  <message>
   <source>Open board {name}</source>
   <translation>Öppna planen {name}</translation>
  </message>
  <message>
   <source>Move {token}</source>
   <translation>Flytta {token}</translation>
  </message>
  <message>
   <source>Choose {token}</source>
   <translation>Välj {token}</translation>
  </message>
  <message>
   <source>Thrower {name}</source>
   <translation>Kastare: {name}</translation>
  </message>
  <message>
   <source>Landing slides</source>
   <translation>Landningar, antal</translation>
  </message>
  <message>
   <source>Throw with scatter</source>
   <translation>Kasta med spridning</translation>
  </message>
  <message>
   <source>Throw exactly</source>
   <translation>Kasta exakt</translation>
  </message>
  <message>
   <source>Another board</source>
   <translation>En annan plan</translation>
  </message>
  <message>
   <source>{value} is out of range: give {low} to {high}</source>
   <translation>{value} är utanför gränserna: ange {low} till {high}</translation>
  </message>
  <message>
   <source>“{typed}” is no number that is known here.</source>
   <translation>”{typed}” är inget tal som kan läsas här.</translation>
  </message>
  <message>
   <source>Save or copy: {figure}</source>
   <translation>Spara eller kopiera: {figure}</translation>
  </message>
  <message>
   <source>Save or copy this figure, or its data</source>
   <translation>Spara eller kopiera figuren, eller dess data</translation>
  </message>
  <message>
   <source>Save as PNG…</source>
   <translation>Spara som PNG…</translation>
  </message>
  <message>
   <source>Save as SVG…</source>
   <translation>Spara som SVG…</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Spara som PDF…</translation>
  </message>
  <message>
   <source>Save its data for a spreadsheet (CSV)…</source>
   <translation>Spara data för kalkylblad (CSV)…</translation>
  </message>
  <message>
   <source>Save its data for programs (CSV)…</source>
   <translation>Spara data för program (CSV)…</translation>
  </message>
  <message>
   <source>Copy the picture</source>
   <translation>Kopiera bilden</translation>
  </message>
  <message>
   <source>Copy the data</source>
   <translation>Kopiera data</translation>
  </message>
  <message>
   <source>The picture is copied</source>
   <translation>Bilden är kopierad</translation>
  </message>
  <message>
   <source>The data are copied</source>
   <translation>Data är kopierade</translation>
  </message>
  <message>
   <source>a figure is not written as {kind}; choose .png, .svg, .pdf or .csv</source>
   <translation>en figur kan inte sparas som {kind}; välj .png, .svg, .pdf eller .csv</translation>
  </message>
  <message>
   <source>a file without a suffix</source>
   <translation>en fil utan filändelse</translation>
  </message>
  <message>
   <source>Autosave: {reason}</source>
   <translation>Autosparning: {reason}</translation>
  </message>
  <message>
   <source>beginner</source>
   <translation>nybörjare</translation>
  </message>
  <message>
   <source>casual</source>
   <translation>van</translation>
  </message>
  <message>
   <source>skilled</source>
   <translation>skicklig</translation>
  </message>
  <message>
   <source>own</source>
   <translation>egen</translation>
  </message>
  <message>
   <source>angle</source>
   <translation>vinkel</translation>
  </message>
  <message>
   <source>speed</source>
   <translation>fart</translation>
  </message>
  <message>
   <source>place</source>
   <translation>läge</translation>
  </message>
  <message>
   <source>spin</source>
   <translation>spinn</translation>
  </message>
  <message>
   <source>{scatter}, Student-t of {n} degrees of freedom</source>
   <translation>{scatter}, Students t med {n} frihetsgrader</translation>
  </message>
  <message>
   <source>angle ± {angle}°, speed ± {speed} %, place ± {place} mm</source>
   <translation>vinkel ± {angle}°, fart ± {speed} %, läge ± {place} mm</translation>
  </message>
  <message>
   <source>no scatter</source>
   <translation>ingen spridning</translation>
  </message>
  <message>
   <source>angle ± {n}°</source>
   <translation>vinkel ± {n}°</translation>
  </message>
  <message>
   <source>speed ± {n} %</source>
   <translation>fart ± {n} %</translation>
  </message>
  <message>
   <source>place ± {n} mm</source>
   <translation>läge ± {n} mm</translation>
  </message>
  <message>
   <source>spin ± {n} rad/s</source>
   <translation>spinn ± {n} rad/s</translation>
  </message>
  <message>
   <source>{one} with {other} {value}</source>
   <translation>{one} med {other} {value}</translation>
  </message>
  <message>
   <source>A lab around a game of sliding tokens: motion, landings, friction from recordings, rounds by the rules.</source>
   <translation>Ett labb kring ett spel med glidande brickor: rörelse, landningar, friktion ur inspelningar, omgångar efter reglerna.</translation>
  </message>
  <message>
   <source>Drag a token back, let go</source>
   <translation>Dra en bricka bakåt, släpp</translation>
  </message>
  <message>
   <source>slide it; Esc or the right button lets it be</source>
   <translation>kasta den; Esc eller högerknappen avbryter</translation>
  </message>
  <message>
   <source>Push: drag up</source>
   <translation>Skjut: dra uppåt</translation>
  </message>
  <message>
   <source>it leaves at the GO line, or where let go, as fast as the hand</source>
   <translation>den lämnar vid GO-linjen, eller där du släpper, lika fort som handen</translation>
  </message>
  <message>
   <source>Shift + drag</source>
   <translation>Skift + dra</translation>
  </message>
  <message>
   <source>move a token by hand</source>
   <translation>flytta en bricka för hand</translation>
  </message>
  <message>
   <source>Left, Right</source>
   <translation>Vänster, Höger</translation>
  </message>
  <message>
   <source>turn the aim by half a degree</source>
   <translation>vrid siktet en halv grad</translation>
  </message>
  <message>
   <source>Up, Down</source>
   <translation>Upp, Ner</translation>
  </message>
  <message>
   <source>aim faster, slower</source>
   <translation>snabbare, långsammare</translation>
  </message>
  <message>
   <source>Ctrl + Left, Right</source>
   <translation>Ctrl + Vänster, Höger</translation>
  </message>
  <message>
   <source>move the release place</source>
   <translation>flytta släppläget</translation>
  </message>
  <message>
   <source>Shift + any of these</source>
   <translation>Skift + någon av dessa</translation>
  </message>
  <message>
   <source>finer steps</source>
   <translation>finare steg</translation>
  </message>
  <message>
   <source>Wheel</source>
   <translation>Hjul</translation>
  </message>
  <message>
   <source>nearer, farther</source>
   <translation>närmare, längre bort</translation>
  </message>
  <message>
   <source>Drag empty table, Alt + arrows</source>
   <translation>Dra i tomt bord, Alt + pilar</translation>
  </message>
  <message>
   <source>move the enlarged table</source>
   <translation>flytta det förstorade bordet</translation>
  </message>
  <message>
   <source>Parameters: the other of the two sets, A or B</source>
   <translation>Parametrar: den andra av de två uppsättningarna, A eller B</translation>
  </message>
  <message>
   <source>Replay, while it is seen: one step back</source>
   <translation>Repris, medan den syns: ett steg tillbaka</translation>
  </message>
  <message>
   <source>Replay, while it is seen: one step on</source>
   <translation>Repris, medan den syns: ett steg framåt</translation>
  </message>
  <message>
   <source>Replay, while it is seen: to the start</source>
   <translation>Repris, medan den syns: till början</translation>
  </message>
  <message>
   <source>Replay, while it is seen: to the end</source>
   <translation>Repris, medan den syns: till slutet</translation>
  </message>
  <message>
   <source>Replay, while it is seen: play the next slide</source>
   <translation>Repris, medan den syns: visa nästa kast</translation>
  </message>
  <message>
   <source>Teach, in the row of pins: another guess</source>
   <translation>Lär ut, i raden med nålar: en gissning till</translation>
  </message>
  <message>
   <source>Teach, in the row of pins: choose a pin</source>
   <translation>Lär ut, i raden med nålar: välj en nål</translation>
  </message>
  <message>
   <source>Teach, in the row of pins: move the pin by 5 mm</source>
   <translation>Lär ut, i raden med nålar: flytta nålen 5 mm</translation>
  </message>
  <message>
   <source>Teach, in the row of pins: take the pin away</source>
   <translation>Lär ut, i raden med nålar: ta bort nålen</translation>
  </message>
  <message>
   <source>About Knockout Lab</source>
   <translation>Om Knockout Lab</translation>
  </message>
  <message>
   <source>Number</source>
   <translation>Tal</translation>
  </message>
  <message>
   <source>Usual</source>
   <translation>Vanligt</translation>
  </message>
  <message>
   <source>Source:</source>
   <translation>Källa:</translation>
  </message>
  <message>
   <source>not installed</source>
   <translation>inte installerat</translation>
  </message>
  <message>
   <source>Full stop</source>
   <translation>Punkt</translation>
  </message>
  <message>
   <source>Comma</source>
   <translation>Komma</translation>
  </message>
  <message>
   <source>Licence: MIT.</source>
   <translation>Licens: MIT.</translation>
  </message>
  <message>
   <source>{one} or {other}</source>
   <translation>{one} eller {other}</translation>
  </message>
  <message>
   <source>{one} and {other}</source>
   <translation>{one} och {other}</translation>
  </message>
  <message>
   <source>{n} of {all} slides</source>
   <translation>{n} av {all} glidningar</translation>
  </message>
  <message>
   <source>for {law}, {speed}</source>
   <translation>för {law}, {speed}</translation>
  </message>
  <message>
   <source>Landing map: {n} slides</source>
   <translation>Landningskarta: {n} glidningar</translation>
  </message>
  <message>
   <source>for μ {mu}, {speed}</source>
   <translation>för μ {mu}, {speed}</translation>
  </message>
  <message>
   <source>Replay: {name}</source>
   <translation>Repris: {name}</translation>
  </message>
  <message>
   <source>Set-up</source>
   <translation>Start</translation>
  </message>
  <message>
   <source>Bank</source>
   <translation>Bank</translation>
  </message>
  <message>
   <source>brown</source>
   <translation>brun</translation>
  </message>
  <message>
   <source>light blue</source>
   <translation>ljusblå</translation>
  </message>
  <message>
   <source>pink</source>
   <translation>rosa</translation>
  </message>
  <message>
   <source>orange</source>
   <translation>orange</translation>
  </message>
  <message>
   <source>red</source>
   <translation>röd</translation>
  </message>
  <message>
   <source>yellow</source>
   <translation>gul</translation>
  </message>
  <message>
   <source>green</source>
   <translation>grön</translation>
  </message>
  <message>
   <source>dark blue</source>
   <translation>mörkblå</translation>
  </message>
  <message>
   <source>Turn order: {sides}</source>
   <translation>Turordning: {sides}</translation>
  </message>
  <message>
   <source>slides to {space}</source>
   <translation>glider till {space}</translation>
  </message>
  <message>
   <source>slides again, to {space}</source>
   <translation>kastas igen, till {space}</translation>
  </message>
  <message>
   <source>is pushed to {space}</source>
   <translation>knuffas till {space}</translation>
  </message>
  <message>
   <source>slides off the board</source>
   <translation>glider av planen</translation>
  </message>
  <message>
   <source>slides again, off the board</source>
   <translation>kastas igen, av planen</translation>
  </message>
  <message>
   <source>is pushed off the board</source>
   <translation>knuffas av planen</translation>
  </message>
  <message>
   <source>stops short of the GO line</source>
   <translation>stannar före GO-linjen</translation>
  </message>
  <message>
   <source>slides again, stops short of the GO line</source>
   <translation>kastas igen, stannar före GO-linjen</translation>
  </message>
  <message>
   <source>is pushed, lies short of the GO line</source>
   <translation>knuffas, ligger före GO-linjen</translation>
  </message>
  <message>
   <source>stops short of the GO line, is taken off</source>
   <translation>stannar före GO-linjen, tas bort</translation>
  </message>
  <message>
   <source>slides again, stops short, is taken off</source>
   <translation>kastas igen, stannar före, tas bort</translation>
  </message>
  <message>
   <source>released past the GO line: out of play</source>
   <translation>släppt efter GO-linjen: ur spel</translation>
  </message>
  <message>
   <source>fell over, is stood up</source>
   <translation>välte, reses</translation>
  </message>
  <message>
   <source>lies equally on {spaces}: {space} counts</source>
   <translation>ligger lika på {spaces}: {space} räknas</translation>
  </message>
  <message>
   <source>on Go to jail: goes to jail</source>
   <translation>på Gå i fängelse: går i fängelse</translation>
  </message>
  <message>
   <source>is not paid for: stays in jail</source>
   <translation>löses inte ut: kvar i fängelse</translation>
  </message>
  <message>
   <source>moves from {start} to {space}</source>
   <translation>flyttas från {start} till {space}</translation>
  </message>
  <message>
   <source>stays on {space}</source>
   <translation>stannar på {space}</translation>
  </message>
  <message>
   <source>stays on {space}: no property is free</source>
   <translation>stannar på {space}: ingen tomt är ledig</translation>
  </message>
  <message>
   <source>{space}: {side} has collected</source>
   <translation>{space}: {side} har fått betalt</translation>
  </message>
  <message>
   <source>pays to leave jail, slides again</source>
   <translation>betalar för att lämna fängelset, kastas igen</translation>
  </message>
  <message>
   <source>bonus for the whole {group} set</source>
   <translation>bonus för hela färgen ({group})</translation>
  </message>
  <message>
   <source>House: {space} once more</source>
   <translation>Hus: {space} en gång till</translation>
  </message>
  <message>
   <source>Free parking: share of the pot</source>
   <translation>Fri parkering: del av potten</translation>
  </message>
  <message>
   <source>Free parking: takes the pot</source>
   <translation>Fri parkering: tar potten</translation>
  </message>
  <message>
   <source>the pot was empty and is filled</source>
   <translation>potten var tom och fylls</translation>
  </message>
  <message>
   <source>{said}; {due} due, all in hand</source>
   <translation>{said}; {due} krävs, hela kassan</translation>
  </message>
  <message>
   <source>Free parking: share of the pot, {left} stays</source>
   <translation>Fri parkering: del av potten, {left} blir kvar</translation>
  </message>
  <message>
   <source>A lesson's start</source>
   <translation>Lektionsstart</translation>
  </message>
  <message>
   <source>Task</source>
   <translation>Uppgift</translation>
  </message>
  <message>
   <source>Hidden panels</source>
   <translation>Dolda paneler</translation>
  </message>
  <message>
   <source>Locked numbers</source>
   <translation>Låsta tal</translation>
  </message>
  <message>
   <source>Opens in</source>
   <translation>Öppnas i</translation>
  </message>
  <message>
   <source>Seams</source>
   <translation>Skarvar</translation>
  </message>
  <message>
   <source>Tokens that differ</source>
   <translation>Avvikande brickor</translation>
  </message>
  <message>
   <source>{name} is locked by the lesson: it stays as it is.</source>
   <translation>{name} är låst av lektionen: det förblir som det är.</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Arkiv</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Visa</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Bord</translation>
  </message>
  <message>
   <source>Boards</source>
   <translation>Planer</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportera</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Redigera</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Tema</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Språk</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Hjälp</translation>
  </message>
  <message>
   <source>Sides</source>
   <translation>Spelare</translation>
  </message>
  <message>
   <source>Open recent</source>
   <translation>Öppna senaste</translation>
  </message>
  <message>
   <source>Class bar</source>
   <translation>Klassrad</translation>
  </message>
  <message>
   <source>All menus</source>
   <translation>Alla menyer</translation>
  </message>
  <message>
   <source>Toolbar</source>
   <translation>Verktygsrad</translation>
  </message>
  <message>
   <source>Slow motion</source>
   <translation>Slow motion</translation>
  </message>
  <message>
   <source>Nothing opened yet</source>
   <translation>Inget öppnat än</translation>
  </message>
  <message>
   <source>Close this notice</source>
   <translation>Stäng meddelandet</translation>
  </message>
  <message>
   <source>under {least}</source>
   <translation>under {least}</translation>
  </message>
  <message>
   <source>straight</source>
   <translation>rakt</translation>
  </message>
  <message>
   <source>{angle}° right</source>
   <translation>{angle}° höger</translation>
  </message>
  <message>
   <source>{angle}° left</source>
   <translation>{angle}° vänster</translation>
  </message>
  <message>
   <source>it cannot be read: {reason}; choose a file that can be read</source>
   <translation>den kan inte läsas: {reason}; välj en fil som går att läsa</translation>
  </message>
  <message>
   <source>it is no file; choose one</source>
   <translation>det är ingen fil; välj en</translation>
  </message>
  <message>
   <source>{address}: it does not lie on this computer; save it as a file first</source>
   <translation>{address}: det ligger inte på den här datorn; spara det som fil först</translation>
  </message>
  <message>
   <source>{file} was put aside: what was opened with it lies on the board {board}. Undo brings it back.</source>
   <translation>{file} lades åt sidan: det som öppnades tillsammans med den ligger på planen {board}. Ångra tar tillbaka den.</translation>
  </message>
  <message>
   <source>{file}: nothing here opens a {kind}</source>
   <translation>{file}: inget här öppnar en {kind}</translation>
  </message>
  <message>
   <source>μ, sliding</source>
   <translation>μ, glidning</translation>
  </message>
  <message>
   <source>Surface</source>
   <translation>Yta</translation>
  </message>
  <message>
   <source>plausible for a captive ball under a token; assumed</source>
   <translation>rimligt för en infångad kula under en bricka; antaget</translation>
  </message>
  <message>
   <source>μ, slide to slide</source>
   <translation>μ, mellan kast</translation>
  </message>
  <message>
   <source>slide to slide</source>
   <translation>mellan kast</translation>
  </message>
  <message>
   <source>relative standard deviation; landing maps draw it anew for each slide; assumed</source>
   <translation>relativ standardavvikelse; landningskartor lottar den på nytt för varje glidning; antaget</translation>
  </message>
  <message>
   <source>μ, token to token</source>
   <translation>μ, mellan brickor</translation>
  </message>
  <message>
   <source>token to token</source>
   <translation>mellan brickor</translation>
  </message>
  <message>
   <source>relative standard deviation of a token's own factor; landing maps draw it; assumed</source>
   <translation>relativ standardavvikelse för en brickas egen faktor; landningskartor lottar den; antaget</translation>
  </message>
  <message>
   <source>Drag k</source>
   <translation>Motstånd k</translation>
  </message>
  <message>
   <source>0.005 on an air track, 3 in an oil film; assumed</source>
   <translation>0,005 på en luftbana, 3 i en oljefilm; antaget</translation>
  </message>
  <message>
   <source>Drag c</source>
   <translation>Motstånd c</translation>
  </message>
  <message>
   <source>air drag of light discs; assumed</source>
   <translation>luftmotstånd för lätta skivor; antaget</translation>
  </message>
  <message>
   <source>μ0, at rest</source>
   <translation>μ0, i vila</translation>
  </message>
  <message>
   <source>one to two times μ; assumed</source>
   <translation>en till två gånger μ; antaget</translation>
  </message>
  <message>
   <source>vs, fading speed</source>
   <translation>vs, avtagfart</translation>
  </message>
  <message>
   <source>where the extra grip has faded to 1/e; Armstrong-Helouvry 1994</source>
   <translation>där det extra greppet har avtagit till 1/e; Armstrong-Helouvry 1994</translation>
  </message>
  <message>
   <source>Curling p</source>
   <translation>Curling p</translation>
  </message>
  <message>
   <source>Digital Curling's FCV1 has 0.00201</source>
   <translation>FCV1 i Digital Curling har 0,00201</translation>
  </message>
  <message>
   <source>Curling q</source>
   <translation>Curling q</translation>
  </message>
  <message>
   <source>Digital Curling's FCV1 has 0.0639</source>
   <translation>FCV1 i Digital Curling har 0,0639</translation>
  </message>
  <message>
   <source>Curling r</source>
   <translation>Curling r</translation>
  </message>
  <message>
   <source>Digital Curling's FCV1 has 0.00626</source>
   <translation>FCV1 i Digital Curling har 0,00626</translation>
  </message>
  <message>
   <source>tokens of table games; assumed</source>
   <translation>brickor i bordsspel; antaget</translation>
  </message>
  <message>
   <source>plastic to metal tokens; assumed</source>
   <translation>brickor av plast till metall; antaget</translation>
  </message>
  <message>
   <source>a taller token tips over more easily when hit; assumed</source>
   <translation>en högre bricka välter lättare vid krock; antaget</translation>
  </message>
  <message>
   <source>Collision</source>
   <translation>Krock</translation>
  </message>
  <message>
   <source>plastic and metal bodies at about 1 m/s; assumed</source>
   <translation>kroppar av plast och metall vid ungefär 1 m/s; antaget</translation>
  </message>
  <message>
   <source>Restitution, hit to hit</source>
   <translation>Studskoeff., mellan krockar</translation>
  </message>
  <message>
   <source>hit to hit</source>
   <translation>mellan krockar</translation>
  </message>
  <message>
   <source>relative standard deviation; landing maps draw it; assumed</source>
   <translation>relativ standardavvikelse; landningskartor lottar den; antaget</translation>
  </message>
  <message>
   <source>Contact friction</source>
   <translation>Kontaktfriktion</translation>
  </message>
  <message>
   <source>dry contact of smooth plastics; assumed</source>
   <translation>torr kontakt mellan släta plaster; antaget</translation>
  </message>
  <message>
   <source>Softening from</source>
   <translation>Mjuknar från</translation>
  </message>
  <message>
   <source>impacts above it bounce less, as speed to the power -1/4; 0: never; Johnson 1985</source>
   <translation>hårdare krockar studsar mindre, som farten upphöjd till -1/4; 0: aldrig; Johnson 1985</translation>
  </message>
  <message>
   <source>the maker's 3-foot to almost 100 cm, with room</source>
   <translation>tillverkarens 3 fot till nästan 100 cm, med marginal</translation>
  </message>
  <message>
   <source>three spaces side by side; assumed</source>
   <translation>tre rutor bredvid varandra; antaget</translation>
  </message>
  <message>
   <source>room for a hand behind it; assumed</source>
   <translation>plats för en hand bakom; antaget</translation>
  </message>
  <message>
   <source>Tilt along</source>
   <translation>Lutning längs</translation>
  </message>
  <message>
   <source>a table that is not level; positive: the far end is higher</source>
   <translation>ett bord som inte är i våg; positivt: bortre änden är högre</translation>
  </message>
  <message>
   <source>Tilt across</source>
   <translation>Lutning tvärs</translation>
  </message>
  <message>
   <source>a table that is not level; positive: the right edge is higher</source>
   <translation>ett bord som inte är i våg; positivt: högerkanten är högre</translation>
  </message>
  <message>
   <source>meas.</source>
   <translation>mätt</translation>
  </message>
  <message>
   <source>publ.</source>
   <translation>publ.</translation>
  </message>
  <message>
   <source>est.</source>
   <translation>est.</translation>
  </message>
  <message>
   <source>Coulomb (dry)</source>
   <translation>Coulomb (torr)</translation>
  </message>
  <message>
   <source>Viscous drag</source>
   <translation>Viskös</translation>
  </message>
  <message>
   <source>Air drag</source>
   <translation>Luftmotstånd</translation>
  </message>
  <message>
   <source>Weakening (Stribeck)</source>
   <translation>Avtagande (Stribeck)</translation>
  </message>
  <message>
   <source>Curling</source>
   <translation>Curling</translation>
  </message>
  <message>
   <source>no note in the board's file</source>
   <translation>ingen anteckning i planens fil</translation>
  </message>
  <message>
   <source>this board: {note}</source>
   <translation>den här planen: {note}</translation>
  </message>
  <message>
   <source>{name}: {lo} to {hi}</source>
   <translation>{name}: {lo} till {hi}</translation>
  </message>
  <message>
   <source>usually {lo} to {hi}</source>
   <translation>oftast {lo} till {hi}</translation>
  </message>
  <message>
   <source>save it as PNG or JPEG</source>
   <translation>spara den som PNG eller JPEG</translation>
  </message>
  <message>
   <source>it is damaged or cut off</source>
   <translation>den är skadad eller avkortad</translation>
  </message>
  <message>
   <source>the picture cannot be read ({reason}); {mend}</source>
   <translation>bilden kan inte läsas ({reason}); {mend}</translation>
  </message>
  <message>
   <source>it is larger than {n} MB</source>
   <translation>den är större än {n} MB</translation>
  </message>
  <message>
   <source>it is a drawing, not a photo</source>
   <translation>det är en teckning, inte ett foto</translation>
  </message>
  <message>
   <source>it is too large: {n} million pixels, where {most} can be read</source>
   <translation>den är för stor: {n} miljoner pixlar, högst {most} kan läsas</translation>
  </message>
  <message>
   <source>save it as JPEG, or make it smaller</source>
   <translation>spara den som JPEG eller gör den mindre</translation>
  </message>
  <message>
   <source>its format is not one that is read here</source>
   <translation>dess format läses inte här</translation>
  </message>
  <message>
   <source>save it as JPEG, PNG, WebP, BMP or GIF</source>
   <translation>spara den som JPEG, PNG, WebP, BMP eller GIF</translation>
  </message>
  <message>
   <source>it is not there</source>
   <translation>den finns inte där</translation>
  </message>
  <message>
   <source>put it back, or open another picture</source>
   <translation>lägg tillbaka den eller öppna en annan bild</translation>
  </message>
  <message>
   <source>its file cannot be opened</source>
   <translation>filen kan inte öppnas</translation>
  </message>
  <message>
   <source>open another picture</source>
   <translation>öppna en annan bild</translation>
  </message>
  <message>
   <source>Loading the solver (the first start compiles it)</source>
   <translation>Laddar lösaren (första starten kompilerar den)</translation>
  </message>
  <message>
   <source>{space} ({share} of its base)</source>
   <translation>{space} ({share} av botten)</translation>
  </message>
  <message>
   <source>usually {lo} to {hi}; drag the dot</source>
   <translation>oftast {lo} till {hi}; dra i punkten</translation>
  </message>
  <message>
   <source>A policy plays</source>
   <translation>Datorn spelar</translation>
  </message>
  <message>
   <source>Decide</source>
   <translation>Besluta</translation>
  </message>
  <message>
   <source>First put the table as the game has it.</source>
   <translation>Ställ först bordet som spelet har det.</translation>
  </message>
  <message>
   <source>Something was decided since the last slide, so it stands: undo instead.</source>
   <translation>Något har beslutats efter senaste kastet, så det gäller: ångra i stället.</translation>
  </message>
  <message>
   <source>Foul: slide again</source>
   <translation>Övertramp: kasta om</translation>
  </message>
  <message>
   <source>No slide is due now, so {token} is put back.</source>
   <translation>Inget kast ska göras nu, så {token} läggs tillbaka.</translation>
  </message>
  <message>
   <source>slide {n}</source>
   <translation>kast {n}</translation>
  </message>
  <message>
   <source>choice {n}</source>
   <translation>val {n}</translation>
  </message>
  <message>
   <source>round {n}</source>
   <translation>omgång {n}</translation>
  </message>
  <message>
   <source>Open round</source>
   <translation>Öppna omgång</translation>
  </message>
  <message>
   <source>Close the round</source>
   <translation>Stäng omgången</translation>
  </message>
  <message>
   <source>Scoring the round</source>
   <translation>Räknar omgången</translation>
  </message>
  <message>
   <source>Computing the slide</source>
   <translation>Beräknar glidningen</translation>
  </message>
  <message>
   <source>Step through the round</source>
   <translation>Stega genom omgången</translation>
  </message>
  <message>
   <source>Show the round</source>
   <translation>Visa omgången</translation>
  </message>
  <message>
   <source>The round is still being scored on this board.</source>
   <translation>Omgången räknas fortfarande på den här planen.</translation>
  </message>
  <message>
   <source>Decide otherwise</source>
   <translation>Besluta annorlunda</translation>
  </message>
  <message>
   <source>Rounds and games (*.json)</source>
   <translation>Omgångar och spel (*.json)</translation>
  </message>
  <message>
   <source>{file} is there already. Replace it?</source>
   <translation>{file} finns redan. Ersätta den?</translation>
  </message>
  <message>
   <source>Saved {file}.</source>
   <translation>Sparade {file}.</translation>
  </message>
  <message>
   <source>{kind} files (*{suffix})</source>
   <translation>{kind}-filer (*{suffix})</translation>
  </message>
  <message>
   <source>Replace the file</source>
   <translation>Ersätt filen</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>Röd</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>Gul</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>Grön</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>Blå</translation>
  </message>
  <message>
   <source>Brown</source>
   <translation>Brun</translation>
  </message>
  <message>
   <source>Light blue</source>
   <translation>Ljusblå</translation>
  </message>
  <message>
   <source>Pink</source>
   <translation>Rosa</translation>
  </message>
  <message>
   <source>Orange</source>
   <translation>Orange</translation>
  </message>
  <message>
   <source>Dark blue</source>
   <translation>Mörkblå</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>Zon</translation>
  </message>
  <message>
   <source>Property {n}</source>
   <translation>Tomt {n}</translation>
  </message>
  <message>
   <source>Railroad {n}</source>
   <translation>Järnväg {n}</translation>
  </message>
  <message>
   <source>Chance {n}</source>
   <translation>Chans {n}</translation>
  </message>
  <message>
   <source>House {n}</source>
   <translation>Hus {n}</translation>
  </message>
  <message>
   <source>Luxury tax {n}</source>
   <translation>Lyxskatt {n}</translation>
  </message>
  <message>
   <source>Free parking {n}</source>
   <translation>Fri parkering {n}</translation>
  </message>
  <message>
   <source>Go to jail {n}</source>
   <translation>Gå i fängelse {n}</translation>
  </message>
  <message>
   <source>Brown {n}</source>
   <translation>Brun {n}</translation>
  </message>
  <message>
   <source>Light blue {n}</source>
   <translation>Ljusblå {n}</translation>
  </message>
  <message>
   <source>Pink {n}</source>
   <translation>Rosa {n}</translation>
  </message>
  <message>
   <source>Orange {n}</source>
   <translation>Orange {n}</translation>
  </message>
  <message>
   <source>Red {n}</source>
   <translation>Röd {n}</translation>
  </message>
  <message>
   <source>Yellow {n}</source>
   <translation>Gul {n}</translation>
  </message>
  <message>
   <source>Green {n}</source>
   <translation>Grön {n}</translation>
  </message>
  <message>
   <source>Dark blue {n}</source>
   <translation>Mörkblå {n}</translation>
  </message>
  <message>
   <source>Zone {n}</source>
   <translation>Zon {n}</translation>
  </message>
  <message>
   <source>Space {n}</source>
   <translation>Ruta {n}</translation>
  </message>
  <message>
   <source>Landing map: {slides}, seed {seed}, {took}</source>
   <translation>Landningskarta: {slides}, frö {seed}, {took}</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Förlopp</translation>
  </message>
  <message>
   <source>Pointer: {across} across, {up} up, {space}</source>
   <translation>Pekare: {across} tvärs, {up} upp, {space}</translation>
  </message>
  <message>
   <source>{name} board, layout estimated</source>
   <translation>planen {name}, layouten uppskattad</translation>
  </message>
  <message>
   <source>{name} board</source>
   <translation>planen {name}</translation>
  </message>
  <message>
   <source>Ready</source>
   <translation>Klar</translation>
  </message>
  <message>
   <source>No landing map: {why}</source>
   <translation>Ingen landningskarta: {why}</translation>
  </message>
  <message>
   <source>Landing map: {slides}, seed {seed}</source>
   <translation>Landningskarta: {slides}, frö {seed}</translation>
  </message>
  <message>
   <source>a moving picture is not written as {kind}; choose {kinds}</source>
   <translation>en film kan inte sparas som {kind}; välj {kinds}</translation>
  </message>
  <message>
   <source>this would last {seconds} s; choose a slow motion that keeps it under {most} s</source>
   <translation>det skulle ta {seconds} s; välj en slow motion som håller det under {most} s</translation>
  </message>
  <message>
   <source>ffmpeg gave up: {reason}</source>
   <translation>ffmpeg gav upp: {reason}</translation>
  </message>
  <message>
   <source>ffmpeg cannot be run: {error}</source>
   <translation>ffmpeg kan inte köras: {error}</translation>
  </message>
  <message>
   <source> or </source>
   <translation> eller </translation>
  </message>
  <message>
   <source>no reason</source>
   <translation>ingen orsak</translation>
  </message>
  <message>
   <source>Board being edited</source>
   <translation>Planen redigeras</translation>
  </message>
  <message>
   <source>{space} is selected.</source>
   <translation>{space} är vald.</translation>
  </message>
  <message>
   <source>x {x}, y {y}; {width} by {height} cm</source>
   <translation>x {x}, y {y}; {width} × {height} cm</translation>
  </message>
  <message>
   <source>Drag spaces, their grips and the GO line. Alt: no snapping. Esc ends.</source>
   <translation>Dra rutor, deras grepp och GO-linjen. Alt: fäst inte. Esc avslutar.</translation>
  </message>
  <message>
   <source>Drag a space to move it, a grip to resize it, the GO line by its knob.</source>
   <translation>Dra en ruta för att flytta den, ett grepp för storleken, GO-linjen i knoppen.</translation>
  </message>
  <message>
   <source>Arrow keys move by 5 mm, with Ctrl by 1 mm; with Shift they resize.</source>
   <translation>Piltangenter flyttar 5 mm, med Ctrl 1 mm; med Skift ändrar de storlek.</translation>
  </message>
  <message>
   <source>Hold Alt to leave edges and grid alone.</source>
   <translation>Håll Alt för att inte fästa mot kanter och rutnät.</translation>
  </message>
  <message>
   <source>Page keys select, Delete removes, Esc ends.</source>
   <translation>Page-tangenter väljer, Delete tar bort, Esc avslutar.</translation>
  </message>
  <message>
   <source>GO line at {y} cm</source>
   <translation>GO-linje vid {y} cm</translation>
  </message>
  <message>
   <source>BR</source>
   <translation>BR</translation>
  </message>
  <message>
   <source>LB</source>
   <translation>LB</translation>
  </message>
  <message>
   <source>PK</source>
   <translation>RO</translation>
  </message>
  <message>
   <source>OR</source>
   <translation>OR</translation>
  </message>
  <message>
   <source>RD</source>
   <translation>RÖ</translation>
  </message>
  <message>
   <source>YE</source>
   <translation>GU</translation>
  </message>
  <message>
   <source>GR</source>
   <translation>GR</translation>
  </message>
  <message>
   <source>DB</source>
   <translation>MB</translation>
  </message>
  <message>
   <source>Throw by pushing</source>
   <translation>Kasta genom att skjuta</translation>
  </message>
  <message>
   <source>Throw by slingshot</source>
   <translation>Kasta med slangbella</translation>
  </message>
  <message>
   <source>Save the table as a picture</source>
   <translation>Spara bordet som bild</translation>
  </message>
  <message>
   <source>Save the last slide as a moving picture</source>
   <translation>Spara senaste glidningen som film</translation>
  </message>
  <message>
   <source>Moving picture: {file}</source>
   <translation>Film: {file}</translation>
  </message>
  <message>
   <source>Lies</source>
   <translation>Ligger</translation>
  </message>
  <message>
   <source>Slide a token first: there is nothing to show yet.</source>
   <translation>Kasta en bricka först: det finns inget att visa än.</translation>
  </message>
  <message>
   <source>Predicted path</source>
   <translation>Förutsagd bana</translation>
  </message>
  <message>
   <source>% of slides per cm</source>
   <translation>% av glidningarna per cm</translation>
  </message>
  <message>
   <source>% per cm²</source>
   <translation>% per cm²</translation>
  </message>
  <message>
   <source>median {place} cm</source>
   <translation>median {place} cm</translation>
  </message>
  <message>
   <source>of those that stay</source>
   <translation>av dem som blir kvar</translation>
  </message>
  <message>
   <source>Past the line: slide again (K6)</source>
   <translation>Efter linjen: kasta om (K6)</translation>
  </message>
  <message>
   <source>{other} lies where {token} is released: aim from another place, or move it.</source>
   <translation>{other} ligger där {token} släpps: sikta från en annan plats, eller flytta den.</translation>
  </message>
  <message>
   <source>{token} stood still when it was let go: not slid.</source>
   <translation>{token} stod stilla när den släpptes: inte kastad.</translation>
  </message>
  <message>
   <source>{token} would overlap {other}: set it down beside it.</source>
   <translation>{token} skulle överlappa {other}: sätt ner den bredvid.</translation>
  </message>
  <message>
   <source>Another token</source>
   <translation>En annan bricka</translation>
  </message>
  <message>
   <source>Pull {token} back, away from where it shall go</source>
   <translation>Dra {token} bakåt, bort från dit den ska</translation>
  </message>
  <message>
   <source>overlaps {token}</source>
   <translation>överlappar {token}</translation>
  </message>
  <message>
   <source>lies against {token}</source>
   <translation>ligger mot {token}</translation>
  </message>
  <message>
   <source>In jail</source>
   <translation>I fängelse</translation>
  </message>
  <message>
   <source>In jail:</source>
   <translation>I fängelse:</translation>
  </message>
  <message>
   <source>Off:</source>
   <translation>Ute:</translation>
  </message>
  <message>
   <source>Time in the last slide</source>
   <translation>Tid i senaste glidningen</translation>
  </message>
  <message>
   <source>Momentum and kinetic energy of all tokens at this time, spin included</source>
   <translation>Alla brickors rörelsemängd och rörelseenergi vid den här tiden, spinn medräknat</translation>
  </message>
  <message>
   <source>{now} of {end} s</source>
   <translation>{now} av {end} s</translation>
  </message>
  <message>
   <source>No slide to show</source>
   <translation>Inget kast att visa</translation>
  </message>
  <message>
   <source>No slide yet</source>
   <translation>Inget kast än</translation>
  </message>
  <message>
   <source>Push it up to the GO line.</source>
   <translation>Skjut den upp till GO-linjen.</translation>
  </message>
  <message>
   <source>Drag back, aim, let go.</source>
   <translation>Dra bakåt, sikta, släpp.</translation>
  </message>
  <message>
   <source>{tokens}, {off} off</source>
   <translation>{tokens}, {off} ute</translation>
  </message>
  <message>
   <source>{so_far}, {n} in jail</source>
   <translation>{so_far}, {n} i fängelse</translation>
  </message>
  <message>
   <source>from x {place}</source>
   <translation>från x {place}</translation>
  </message>
  <message>
   <source>Held: Space goes on.</source>
   <translation>Paus: mellanslag fortsätter.</translation>
  </message>
  <message>
   <source>Space holds it.</source>
   <translation>Mellanslag pausar.</translation>
  </message>
  <message>
   <source>Then {token}</source>
   <translation>Sedan {token}</translation>
  </message>
  <message>
   <source>Looking back at {token}</source>
   <translation>Tillbakablick på {token}</translation>
  </message>
  <message>
   <source>Esc ends that.</source>
   <translation>Esc avslutar.</translation>
  </message>
  <message>
   <source>The Play panel says what comes next.</source>
   <translation>Panelen Spela säger vad som följer.</translation>
  </message>
  <message>
   <source>R clears the table.</source>
   <translation>R tömmer bordet.</translation>
  </message>
  <message>
   <source>{side} slides {token}</source>
   <translation>{side} kastar {token}</translation>
  </message>
  <message>
   <source>Setting {n}. {line}</source>
   <translation>Inställning {n}. {line}</translation>
  </message>
  <message>
   <source>The slides are counted here, those of one speed together.</source>
   <translation>Glidningarna räknas här, de med samma fart tillsammans.</translation>
  </message>
  <message>
   <source>μ = {mu}. {line}</source>
   <translation>μ = {mu}. {line}</translation>
  </message>
  <message>
   <source>At {speed}: none stayed on the board.</source>
   <translation>Vid {speed}: ingen stannade på planen.</translation>
  </message>
  <message>
   <source>At {speed}: mean way {way} (95 %: {lo} to {hi}), standard deviation {sd}, and it stops at {mean} on average; {slides}.</source>
   <translation>Vid {speed}: medelväg {way} (95 %: {lo} till {hi}), standardavvikelse {sd}, och den stannar i medel vid {mean}; {slides}.</translation>
  </message>
  <message>
   <source>Exactly as aimed. {line}</source>
   <translation>Precis som siktat. {line}</translation>
  </message>
  <message>
   <source>At {speed}: way {way}, it stops at {mean}; {slides}.</source>
   <translation>Vid {speed}: väg {way}, den stannar vid {mean}; {slides}.</translation>
  </message>
  <message>
   <source>As the hand scatters. {line}</source>
   <translation>Med handens spridning. {line}</translation>
  </message>
  <message>
   <source>exactly there</source>
   <translation>precis där</translation>
  </message>
  <message>
   <source>{by} too far</source>
   <translation>{by} för långt</translation>
  </message>
  <message>
   <source>{by} too short</source>
   <translation>{by} för kort</translation>
  </message>
  <message>
   <source>Guesses and where the slides stopped</source>
   <translation>Gissningar och var glidningarna stannade</translation>
  </message>
  <message>
   <source>Click to place a pin where you think it stops; by keys: Ins, arrows, Del</source>
   <translation>Klicka för att sätta en nål där du tror att den stannar; med tangenter: Ins, pilar, Del</translation>
  </message>
  <message>
   <source>Whose guess?</source>
   <translation>Vems gissning?</translation>
  </message>
  <message>
   <source>Move a pin</source>
   <translation>Flytta en nål</translation>
  </message>
  <message>
   <source>Take a pin away</source>
   <translation>Ta bort en nål</translation>
  </message>
  <message>
   <source>one block, one slide; {n} in all</source>
   <translation>en kloss, en glidning; {n} totalt</translation>
  </message>
  <message>
   <source>one block each; {slides}, the last at {speed}</source>
   <translation>en kloss var; {slides}, den sista i {speed}</translation>
  </message>
  <message>
   <source>{said}, {off} off the board</source>
   <translation>{said}, {off} utanför planen</translation>
  </message>
  <message>
   <source>Where the slides stopped</source>
   <translation>Var glidningarna stannade</translation>
  </message>
  <message>
   <source>Name a pin</source>
   <translation>Namnge en nål</translation>
  </message>
  <message>
   <source>Place a pin</source>
   <translation>Sätt en nål</translation>
  </message>
  <message>
   <source>guess</source>
   <translation>gissning</translation>
  </message>
  <message>
   <source>What</source>
   <translation>Vad</translation>
  </message>
  <message>
   <source>Place, cm</source>
   <translation>Plats, cm</translation>
  </message>
  <message>
   <source>Missed by, cm</source>
   <translation>Fel, cm</translation>
  </message>
  <message>
   <source>slide off the board</source>
   <translation>glidning av planen</translation>
  </message>
  <message>
   <source>slide</source>
   <translation>glidning</translation>
  </message>
  <message>
   <source>Slide {n} stopped at {at}.</source>
   <translation>Glidning {n} stannade vid {at}.</translation>
  </message>
  <message>
   <source>Slide the token once, as the chosen hand scatters (Enter)</source>
   <translation>Kasta brickan en gång, med den valda handens spridning (Enter)</translation>
  </message>
  <message>
   <source>Throw 10</source>
   <translation>Kasta 10</translation>
  </message>
  <message>
   <source>Ten slides at once, each as the hand scatters</source>
   <translation>Tio kast på en gång, vart och ett med handens spridning</translation>
  </message>
  <message>
   <source>Double the speed</source>
   <translation>Dubbla farten</translation>
  </message>
  <message>
   <source>Twice as fast: how much further does it go?</source>
   <translation>Dubbelt så fort: hur mycket längre går den?</translation>
  </message>
  <message>
   <source>New pins</source>
   <translation>Nya nålar</translation>
  </message>
  <message>
   <source>Take all pins away, for new guesses</source>
   <translation>Ta bort alla nålar, för nya gissningar</translation>
  </message>
  <message>
   <source>Start over</source>
   <translation>Börja om</translation>
  </message>
  <message>
   <source>Take pins, slides and tokens away</source>
   <translation>Ta bort nålar, glidningar och brickor</translation>
  </message>
  <message>
   <source>Details</source>
   <translation>Detaljer</translation>
  </message>
  <message>
   <source>The statistics of these slides</source>
   <translation>Glidningarnas statistik</translation>
  </message>
  <message>
   <source>exactly as aimed</source>
   <translation>precis som siktat</translation>
  </message>
  <message>
   <source>Off: slides leave as the chosen hand scatters. On: all leave exactly as aimed, ten at once too.</source>
   <translation>Av: kast med den valda handens spridning. På: alla precis som siktat, även tio på en gång.</translation>
  </message>
  <message>
   <source>Ten slides</source>
   <translation>Tio kast</translation>
  </message>
  <message>
   <source>Throw ten</source>
   <translation>Kasta tio</translation>
  </message>
  <message>
   <source>Where will it stop?</source>
   <translation>Var stannar den?</translation>
  </message>
  <message>
   <source>Where will it stop? Click under the board to place a pin, then throw.</source>
   <translation>Var stannar den? Klicka under planen för att sätta en nål, kasta sedan.</translation>
  </message>
  <message>
   <source>Slide {n} went off the board.</source>
   <translation>Glidning {n} hamnade utanför planen.</translation>
  </message>
  <message>
   <source>Slide {n} stopped at {at}, {way} from where it was let go.</source>
   <translation>Glidning {n} stannade vid {at}, {way} från där den släpptes.</translation>
  </message>
  <message>
   <source>Take the tokens back</source>
   <translation>Ta tillbaka brickorna</translation>
  </message>
  <message>
   <source>{name} was closest: {missed}.</source>
   <translation>{name} var närmast: {missed}.</translation>
  </message>
  <message>
   <source>Drag the token at GO back, away from where it shall go, and let go: it slides.</source>
   <translation>Dra brickan vid GO bakåt, bort från dit den ska, och släpp: den glider.</translation>
  </message>
  <message>
   <source>Change a number, friction for one: the next slide goes by it, and so does every picture.</source>
   <translation>Ändra ett tal, till exempel friktionen: nästa glidning följer det, och alla bilder med.</translation>
  </message>
  <message>
   <source>Landing shows where this throw would come to rest, time and again. F1 lists all keys.</source>
   <translation>Landning visar var kastet skulle stanna, om och om igen. F1 visar alla tangenter.</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Hoppa över</translation>
  </message>
  <message>
   <source>{at} of {all}</source>
   <translation>{at} av {all}</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Klart</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Nästa</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Öppna</translation>
  </message>
  <message numerus="yes">
   <source>And {n} other pairs.</source>
   <translation>
    <numerusform>Och {n} par till.</numerusform>
    <numerusform>Och {n} par till.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} others</source>
   <translation>
    <numerusform>{n} annan</numerusform>
    <numerusform>{n} andra</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} warnings: read Result</source>
   <translation>
    <numerusform>{n} varning: läs Resultat</numerusform>
    <numerusform>{n} varningar: läs Resultat</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} tracks</source>
   <translation>
    <numerusform>{n} spår</numerusform>
    <numerusform>{n} spår</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} marks left out.</source>
   <translation>
    <numerusform>{n} märke utelämnat.</numerusform>
    <numerusform>{n} märken utelämnade.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} pictures without a mark</source>
   <translation>
    <numerusform>{n} bild utan märke</numerusform>
    <numerusform>{n} bilder utan märke</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} slides</source>
   <translation>
    <numerusform>{n} glidning</numerusform>
    <numerusform>{n} glidningar</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} hits</source>
   <translation>
    <numerusform>{n} krock</numerusform>
    <numerusform>{n} krockar</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows</source>
   <translation>
    <numerusform>{n} rad</numerusform>
    <numerusform>{n} rader</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>onto {n} resting tokens</source>
   <translation>
    <numerusform>mot {n} liggande bricka</numerusform>
    <numerusform>mot {n} liggande brickor</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From {n} readings.</source>
   <translation>
    <numerusform>Från {n} mätning.</numerusform>
    <numerusform>Från {n} mätningar.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From {n} landings.</source>
   <translation>
    <numerusform>Från {n} landning.</numerusform>
    <numerusform>Från {n} landningar.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows without a time or a place dropped</source>
   <translation>
    <numerusform>{n} rad utan tid eller läge utelämnad</numerusform>
    <numerusform>{n} rader utan tid eller läge utelämnade</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows with a repeated time dropped</source>
   <translation>
    <numerusform>{n} rad med upprepad tid utelämnad</numerusform>
    <numerusform>{n} rader med upprepad tid utelämnade</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows with -1, -1 taken as missing</source>
   <translation>
    <numerusform>{n} rad med -1, -1 räknas som saknad</numerusform>
    <numerusform>{n} rader med -1, -1 räknas som saknade</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows with a likelihood below {least} dropped</source>
   <translation>
    <numerusform>{n} rad med sannolikhet under {least} utelämnad</numerusform>
    <numerusform>{n} rader med sannolikhet under {least} utelämnade</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Corners: the board's four are needed, {n} are given.</source>
   <translation>
    <numerusform>Hörn: planens fyra behövs, {n} är givet.</numerusform>
    <numerusform>Hörn: planens fyra behövs, {n} är givna.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Throw {n} times</source>
   <translation>
    <numerusform>Kasta {n} gång</numerusform>
    <numerusform>Kasta {n} gånger</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The {n} large dots are your own landings; small ones are throws.</source>
   <translation>
    <numerusform>Den stora pricken är din egen landning; de små är kast.</numerusform>
    <numerusform>De {n} stora prickarna är dina egna landningar; de små är kast.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} throws</source>
   <translation>
    <numerusform>{n} kast</numerusform>
    <numerusform>{n} kast</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} sides</source>
   <translation>
    <numerusform>{n} spelare</numerusform>
    <numerusform>{n} spelare</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Luxury tax for {n} properties</source>
   <translation>
    <numerusform>Lyxskatt för {n} tomt</numerusform>
    <numerusform>Lyxskatt för {n} tomter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>; {n} more files are refused</source>
   <translation>
    <numerusform>; {n} fil till avvisas</numerusform>
    <numerusform>; {n} filer till avvisas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{file} alone was taken; {n} more of its kind were not: open them one by one.</source>
   <translation>
    <numerusform>Bara {file} togs; {n} till av samma slag togs inte: öppna den för sig.</numerusform>
    <numerusform>Bara {file} togs; {n} till av samma slag togs inte: öppna dem en i taget.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} tokens on the board</source>
   <translation>
    <numerusform>{n} bricka på planen</numerusform>
    <numerusform>{n} brickor på planen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} went off the board and are not in it.</source>
   <translation>
    <numerusform>{n} hamnade utanför planen och är inte med.</numerusform>
    <numerusform>{n} hamnade utanför planen och är inte med.</numerusform>
   </translation>
  </message>
 </context>
</TS>
