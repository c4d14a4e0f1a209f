<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
 <context>
  <name>knockout-lab</name>
  <message>
   <source>a number is needed, not {shown}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it cannot be written: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is no round record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is too large for a number, not {shown}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no such file or directory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>permission denied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is a directory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not a directory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>file exists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>file name too long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no space left on device</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>read-only file system</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>operation not permitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>input/output error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>too many levels of symbolic links</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>module 'lab' has no attribute {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it overlaps {id}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move or shrink one of the two</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{go_line} m is not on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{y} m is not on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} m is too large</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} m is too small</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{radius} m is too large for a board {width} m wide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{radius} m is too small</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mass} kg is too large</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mass} kg is too small</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mu} is too {small}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with p / q + r next to 0 nothing would ever rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the slope {tilt_tangent} reaches mu {least}, so nothing would ever rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are two spaces {id}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{id} is a word with a meaning of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it reaches from ({x0}, {y0}) to ({x1}, {y1}), off the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the group of {id} has no bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no property has this group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a space has either rect or polygon</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>width and height must be positive</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fewer than three corners</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>its outline crosses itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>its corners lie on one line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0 to {length}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0 to 0.01 m (1 cm)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give the lost part, 0 to 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a positive number of metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give metres, {least} to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>almost surely {name}: write {factor}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a positive number of metres, e.g. 0.016</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give metres, at least 0.001</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a positive number of kilograms, e.g. 0.012</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>almost surely grams: write {mass}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give kilograms, at least 0.00001</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give the token's share of mu, 0.05 to 20</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a positive coefficient, e.g. 0.08</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a coefficient of {least_mu} to 5, usually 0.03 to 0.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a relative standard deviation, 0 to 0.5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give zero or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give {least} to {most} {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give the coefficient at rest, e.g. 1.3 times mu</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give values that make it {least_mu} or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tilt the board less, in radians</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0 to 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0 to 2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a speed, 0 for none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give each its own id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose another id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keep it within 0 to {width} across and 0 to {length} up the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>add `{group} = AMOUNT` under [bonus] (0 for none)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>did you mean {close}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>remove it, or give a property this group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give rect = [x, y, width, height], or polygon</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give [x, y, width, height] in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give at least three [x, y]</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>list the corners in order round the space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give it an area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unknown key{first}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>remove it or correct its spelling</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>(did you mean {close}?)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>add it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{given} is not a number one can measure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a finite one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unknown {rpartition} {given}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give one of {first}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value error,</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no board {text_name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hint} (or give a path to a .toml file)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>shipped boards: {board_names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a board's name or a TOML file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is not text in UTF-8</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a TOML file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is not TOML: {error}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this TOML is nested too deeply to be a board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the file begins with `format = "{format}"`</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{given} is not a format this version reads</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unknown table{hint}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>(did you mean [{close}]?)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the table is missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>add [board] with name, length, width and go_line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this belongs in a table of its own, not under [board]</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a name holds {half}, which no file can</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write it anew</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a number is needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is too large for a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no space {space_id} on the board {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a board has no number {key} to change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it has {known}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{key} must be a positive number of metres, not {shown}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one of that size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{key} is a number, not a part of a board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write board.with_({key2}=...)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no place to let go from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give one or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{seed} is negative</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0 or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cells} cells are too many for a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>show fewer aims</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{slides} slides are none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 1 or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{slides} slides take too long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give at most {most_slides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{x} m is not on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0 to {width}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} slides make no band</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give {fewest} or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cells of {cell} m cannot be counted in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give one from {size} m up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no {token} on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} slides are none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} slides are more than are taken at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give at most {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a scatter of {sigma} m is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the correlation {together} must lie within -1 to 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cells of {side} m are none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give more than 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>that raster is too fine for so wide a scatter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give larger cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no place of the map is within {within} m of ({x}, {y})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} does not play in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} rounds show no scatter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 2 or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is on no Railroad, so it does not move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no property is free, so {token} stays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} has no token on a House</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} has no token on a property, so its House pays nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is not in jail, so nobody pays for it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} has {balances} in hand and cannot pay {jail_fee}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give it cash</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{answer} is no part of a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the slide of {token} has neither a release nor a rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} rounds are none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} rounds take too long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give at most {most_rounds}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{seed} is too large</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give at most {largest_seed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} lies somewhere on {space}, maybe in the way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give its place as [x, y] in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a slide of round {number} did not end within {limits}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>`play_on` plays the round with its tables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no room behind the GO line to set a token down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an answer is given to a question that the round does not ask</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>places of shape {shape} and {shape2} are not those of {tokens} tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give (N, {tokens2}, 2) and (N, {tokens3})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no thrower for {missing}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give one for each side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} does not play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the order is {turns}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is no token of {turns}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>theirs are {tokens} and so on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>every token of {sides} has been slid where these lie, so none is next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name fewer, or say that all are slid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody slides next on this table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{amount} is more money than compiled rounds count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give at most {most_money}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>compiled rounds do not know the house rule {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leave it as it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>rounds are played out by the greedy policy alone, not by {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose greedy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a side pays from 0 fees on, not below</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no measure {measure}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are {measures}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} does not play in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is not to be slid next, a token of {side} is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slide and state do not agree on what lies on the board: {named}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this worth belongs to another board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>make one for this</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} cannot be slid on this table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these landings do not lie up the board from where a hand lets go</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is not an amount</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a finite number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{throws} throws are none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>add 1 or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} throws are more than one sampler takes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at most {most_throws}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no outcome {outcome}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>they are {outcomes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing is thrown yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>add throws first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a scatter is multiplied by numbers above 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no space {space} on the board {board}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a map of {shape} by {shape2} aims shows nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>angles from {angles} to {angles2} rad make no map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give two between -1.4 and 1.4, the lesser first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>speeds from {speeds} to {speeds2} m/s make no map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give two from {slowest}, the lesser first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this table was made for another {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>make one for this hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no worth {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are {worths}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a bootstrap over slides needs {fewest} at least, and there {slides}: film more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a bootstrap of {n} fits says nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>take 200 or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>so many fits would not end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no slide to compare laws on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>film one that coasts to rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these slides determine no law: {values}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{law} was not compared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>was not compared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the loss {loss} is not known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>known are {losses}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no recording to fit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give one at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no slide is left to fit: nothing slides in {or}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kept} slides are more than one fit takes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give at most {most_slides}, and leave out the short tracks of a tracker that changes its tokens' names</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the law {name} cannot be fitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>known are {laws}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>spin and the board's tilt cannot be fitted together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>level the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a chance of {sure} is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give one between 0 and 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a token that is not released rests where it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leaving one out needs three slides, some of which end at rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>film more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>without {slides} the slides do not tell the law</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by this fit the token never rests: the board is too steep for its friction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are no readings to fit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give some</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>places of rest tell the thrower's and the board's scatter together, not mu</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fit them with `--measure landings` alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>readings of friction and of restitution are two fits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give them apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an error of {value} for the {name} cannot be</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give {least_error} to {most_error}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing was fitted that could go into a board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>read the warnings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{law} has no {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it has {parameters}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no slide could be fitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{tracks} tracks are more than can be compared with one another</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give at most {most_tracks}, and leave out the short ones of a tracker that changes its tokens' names</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a token cannot {kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it does one of {known}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a segment from {begin} to {end} s is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>let it end after it begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a hand's scatter needs {fewest} throws at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there {are} {n}{else}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kind} readings hold no places of rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>read them as landings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a hand's scatter needs {fewest} landings at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>some landings are not up the board from the place of release</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give the release's place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these landings are {apart} % apart in distance and {apart2}° in direction: no throws of one hand, all meant alike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give metres, and each aim on its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these are no places</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give pairs (x, y) of numbers in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a place is no finite number or further off than {farthest} m</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give metres on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the fit does not settle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is there only one slide in the track?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are fewer rows than unknowns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>film with more pictures a second</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these rows do not determine the values of the law</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>more slides, or a wider range of speeds, are needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the base {base} is not known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>known are {contacts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a radius is of tokens that lie flat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give their base too, disc or ring</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a {base} needs the radius that it touches the board with, in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>spin is fitted with {fitted}, not with {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is not text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a file in UTF-8 is needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the file is empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is not JSON: {error}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this JSON is nested too deeply to be a record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is no number to work with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a whole number of more than {most_digits} digits is no amount of anything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>\u{half} is half of a character</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write whole ones</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{half} is half of a character</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a whole number of {digits} digits is no amount of anything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write at most {most_digits}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is not a JSON number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write a finite one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{amount} cannot be paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an amount is a whole number, 0 or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no account {account}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the accounts are {balances}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{payer} cannot pay itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name two accounts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{account} holds {balance}, but its entries add up to {account2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the accounts together no longer hold what they opened with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{threads} threads do nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} slides are not drawn at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0 to {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>noise has the shape {shape}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give finite numbers of the shape {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is slid and lies on the board at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name another</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the released token would lie {gap} mm inside {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>release it elsewhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a step of {step} s is not usable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0.000001 to 0.1 s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tokens still move after {limit} s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} would overlap {name} by {gap} mm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose a free place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a token cannot slide that far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give distances of 0 m or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the release's {name} must be a finite number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a speed cannot be negative</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>turn the angle by half a turn instead</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{max} {unit} is more than any hand gives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one release has one number here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>many make `Releases`</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>releases are float arrays of one length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>`Releases.from_arrays` makes them of anything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these arrays do not broadcast to one length: {shapes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>releases are one-dimensional arrays, not of shape {arrays}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is not a time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give seconds after the release</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nan is not a time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these are no times</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>places of {tokens} tokens at {times} times in {slides} slides take {numbers} GB, {most_numbers} at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ask for fewer times or slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these are no drawn values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give what `draw_many` gives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} has the shape {shape}, which does not belong to {n} slides of {tokens} tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give {shape2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} {values} cannot be</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0 to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the board's slope {tilt_tangent} reaches this token's mu {factor}, so nothing would ever rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give it a greater factor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{shown} is not a place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give (x, y) in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a number of that size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>({x}, {y}) is off the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give x of 0 to {width} and y of 0 to {length} metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>({x}, {y}) is {gaps} mm inside the {side} rail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keep the centre {radius} m away from it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is of type {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give {wanted}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a Board, as `load_board` gives one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>(token: (x, y)) in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>(name: Token)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a Token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{names} and {names2} overlap by {gaps} mm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move one of them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{what} did not end within {limits}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>its table is in the error's `state`</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event_cap} events or {step_cap} steps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{given} are no correlations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give pairs or a matrix of 5 by 5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{item} is no correlation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give two ways and a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the correlation {value} of {pair} must lie within -1 to 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the correlation of {pair} is given twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give it once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these correlations cannot all hold at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>make them weaker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a correlation matrix is the same on both sides of its diagonal, which is 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{key} is no pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give two of {ways}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{way} is no way to deviate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{one} goes with itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give two different of {ways}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{games} games are none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{games} games are too many</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give {most_games} at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no {what} {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are {known}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the game is over: each side has gone first once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} has {own} throwers for {seated} people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give at most one for each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no thrower for {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no policy for {missing}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a policy, or one's name: {policies}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no policy {policy}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are {policies}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the order must name every side once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this zip cannot be unpacked ({error})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export it again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is a spreadsheet or a document, not a table in text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>save the sheet as CSV and give that</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this zip holds {infos} files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pack only the recording</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this zip holds no table and no project</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export the recording again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this zip holds more than {limit} MB</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all files in this zip are empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{what}: {word} is no point</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write x,y and a blank before the next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>corners given: {corners}, places on the board: {places}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give four of each at least, in the same order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a corner is not a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write x,y in pixels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no picture has a corner or a click beyond {most_pixels} pixels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a place or a mark is further off than {farthest} m</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a picture is 1 to {most_pixels} pixels wide and high</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a focal length of {focal} pixels is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a phone's is some 1000 to 4000</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the error of a click and the height of the mark cannot be negative</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>three of the {what} lie on one line: they fix no board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>take its four corners</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the corners go round the other way than their places: give near left, near right, far right, far left, in pixels that count downwards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a mark above the board needs the size of the picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give --picture WIDTHxHEIGHT</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these corners fix no board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>are they in the order of their places?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these corners cannot be one board seen by one camera</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>are they in order round it?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the camera looks too straight down for its distance to be told from the corners</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give --focal (focal length in pixels), or --mark-height 0 and a mark on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a mark {mark_height} m above the board, and the camera itself {own} m: that can hardly be</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give metres, 0.03 for 3 cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no track with boxes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export it as `CVAT for video 1.1`, not for images</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}={text} of a {format} shape is no number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CVAT for video XML</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no row `coords`</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no row of body parts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} has no x or no y</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no body part with x and y</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>--{name} {value} cannot be</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a number from {least} to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>corners give scale and direction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leave --metres-per-pixel and --flip-y out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>--unit {unit} is not a length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give m, cm, mm, in, ft or px</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is nothing but comments</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export the rows too</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are {numbered} rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cut it down to the slides ({max_rows} at most)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>line {number}: this is more than {max_columns} columns or {max_cells} cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export the times and places only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>line {number}: the quotes in {line} do not close ({error})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>correct them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>XML that begins with &lt;{tag}&gt; is not known here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>known are Tracker, Logger Pro, CVAT</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is a header and no row under it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no trajectory under the header</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are accelerations and no places: no mu comes of them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>film the slide and track it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no column of places has cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>track the token in Logger Pro and save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the tracks are in different units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export them in one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the times are in {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>seconds are known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>line {line}: {cell} under {name} is a date that a spreadsheet made of a number, and the number is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export again and open it here without saving it in a spreadsheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>line {line}: {cell} under {name} is not a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>correct it or leave it empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the times under {name} are days as a spreadsheet counts them ({known}, ...): they are lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is {named}, which this version does not know</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it reads {format}: update the lab</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the header {rows} must have one column {needed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it reads t,token,x,y[,heading]</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>line {lines}: no token is named</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>each row needs one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the header's fps {text} is not a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>correct it or leave it out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the marker {marker} has no X or no Y</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no column names a marker's X</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export it with column names</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no text in it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>readings of {kind} are not known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>known are {kinds}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no row with {wanted}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a row a slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the header {header} does not name {wanted}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write these names</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no row is complete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these {times} rows with rising times are a recorded slide, which `fit` takes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>landings are where tokens came to rest, a row a slide: leave the times out if they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {name} has no unit and others do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write it, or give --unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is no unit of length that is known here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give m, cm, mm, in or ft</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the times are in {own}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the angles are in {own}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>degrees and radians are known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the speeds are in {own}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>m/s and cm/s are known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a {name} of {min} cannot be</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>correct the row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a {name} of {worst} cannot be</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no unit is given, and a value of {max} for {name} cannot be in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write it into the header, e.g. `{name2} (cm)`, or give --unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a token cannot bounce higher than it fell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>are the columns swapped?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the token that came (distance_a) cannot slide farther than the one it struck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>are they swapped?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an angle of 90 degrees or more is no slope</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>rows lie {step} s apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give the times in seconds, and each but once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{field} has the shape {shape}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it must be one column as long as t</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{field} holds values that are not finite or absurdly large</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>drop those rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the times do not rise from row to row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sort them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a mass of {mass} kg is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leave it out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no track {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no row holds a time and a place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there {rows} for a token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a slide needs {min_rows} at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is only one row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>are only {most} rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>are only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no unit is given, and a path of {reach} cannot be in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write the unit into the header, e.g. `x (mm)`, or give --unit (px with --metres-per-pixel)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the file is in {unit}, and corners need places in the picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export pixels, or leave --corners out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the places are in pixels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give --metres-per-pixel (the metres of something in the picture over its pixels){also}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>and --fps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the file has a place for the unit of length and leaves it blank: never scaled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give --unit, or --metres-per-pixel for pixels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give --unit (m, cm, mm, in, ft)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the rows count pictures and no frame rate is given</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give --fps (pictures a second of the camera)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>--fps is given, but the times keep no steady beat that could be set to it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a slide cannot be simulated with {name} = {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slides are simulated with the coulomb law, and {name} has {law}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the file is larger than {max_bytes} MB</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cut it down to the slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing was pasted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>copy the cells again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is too much to paste</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>save it as a file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is a folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name the files in it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>check the path</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export the tracks as CSV or text and give that file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{a} and {b} lie in one another</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move their marks, or name them otherwise</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the table must have one column x and one column y, in pixels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the token {twice} stands twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name each once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a token has no name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no token has a place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give x and y in pixels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a place of {seen} pixels is in no picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a token lies beyond the horizon of the picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>check the corners</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the token {name} would lie {middle} m from the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>check its pixels and the corners</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cells such as {dated} are dates that a spreadsheet made of numbers, which are lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no row names the columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the first row must say which is which, e.g. `t (s), x (m), y (m)`</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is a header and no row of numbers under it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the table has a row for each token ({text}) and no column of times or frame numbers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>export it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are {xs} columns x and {spare} columns y</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name each with its token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is a column {spare} and no x</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name the other one x</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the times under {text} are in {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>known are s, ms, min</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no column {kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} and {text2} must both say their unit, or neither</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} and {text2} have units that do not fit together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are accelerations and no places: no mu comes of them, for a sensor's offset adds up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>film the slide and track it, or time it with a stopwatch</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no column of places among {shown}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name them x and y, with their unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the project has no frame duration (delta_t)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>open and save it again in Tracker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the project has no point mass</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mark the token in Tracker and save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the project's scale is zero</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>calibrate it in Tracker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the project has no axes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is {text}, which is no number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>open and save the project again in Tracker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this XML is longer than {max_xml} MB</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this XML defines entities or reaches outside itself ({name}), as no tracking program does: not opened</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this XML is broken ({error})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} must move at this table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move it to a free property, e.g. {free}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} cannot move to {target}, which {what}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is occupied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is not a property</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move it to a free one, e.g. {free}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>none is free, so it stays: give null</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} did not collect for {space} this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose one of {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is not an object</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write (...) here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the key {key} is not text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is not a list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write [...] here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is neither true nor false</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is not a whole amount</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write a number such as 500</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{amount} cannot be</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a whole amount from {least} to {most_money}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is not a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is not a finite number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unknown key{also}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this choice is never used: {why}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leave it out or mend the places</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>(who) never lies on an exact tie of spaces then</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>(who) is not sent to jail then</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>(who) does not lie on Chance at its side's moment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>(who) does not lie on a Railroad when its turn to move comes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>(who) has no token on a House with a property collected, or has chosen already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} stands there twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keep one row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no row names a token and its space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{lines} rows are no round of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>line {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the columns are {heads} and, for tokens that slid again from Chance, {heads2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a row is a token and its space, e.g. "red-1,brown-1"</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is no row of a table: {error}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cell} is no token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write a side and a number from 1 to {tokens_a_side}, e.g. red-1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no space {cell} on the board {name}{known}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a space's id or name, 'off', 'jail' or a position in metres, e.g. 0.14 0.5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} slides again when it is paid for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>say where it comes to rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{answer} is no decision of a record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{action} has no moment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no room behind the GO line to set {token} down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the round is not over: {side} slides next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>add its slide, or ask for a partial score</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} lies on {places} and slides again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>add ("rule": "K15", "token": "{token2}", "rest": ("{token3}": PLACE))</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>every token has been slid, so {token} cannot slide again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leave this slide out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{nobody}: 2 to {most_sides} sides play, each with a name of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name the people of every side, and of no other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sizes} teams, but {sides} sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>make them agree</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>draw the turn order first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the turn order must name every side once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the round is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>begin the next one first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{game} is not "{format}"</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rounds} rounds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} sides play {sides2}, so that each goes first once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 to {most_sides} sides play, each with a name of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name those of every side, and of no other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{who} names nobody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{seed} is no seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a whole number, 0 or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the game is played on {board}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these are not the game's options</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the same house rules hold all game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the sides are {sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after the round before the order is {order}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the round begins with what the sides hold: {told}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the pot holds {pot} before this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>begin the next one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>that cannot be done now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>next, {what}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sizes} are no teams</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 2 to {most_sides} whole numbers of people, together at most {most_people}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is none of the words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give {words}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{tolerance} is no tolerance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a part of the base's area, 0 to 0.25</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unknown option{names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the options are {names2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is not a space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a space id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no space {value} on the board {name}{hint}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a space id, a position [x, y] in metres, 'off' or 'jail'</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} is not a position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give [x, y] in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>({x}, {y}) m is off the board, which is {width} m wide and {length} m long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a token whose centre left the board is 'off'</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a record begins with "format": "{format}"</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{record} is not a format this version reads</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it reads "{format}"</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name the board, e.g. "board": "knockout"</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is not a board's name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a record gives the slides, or the places after them all, not both</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leave one out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give every token's place after all slides, or the slides as `slides`</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{team_sizes} teams, but {order} sides in `order`</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{key} stands there twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keep one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} stands there twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name each side once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 to {most_sides} sides play, not {sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} is not a side's name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a word such as "red"</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} is an account of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name the side otherwise</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give the side's cash, 0 for none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>each side has {tokens_a_side} tokens, give its place (or 'off')</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is {token2}'s token, not {side}'s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a side slides its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the new slide of {token} is missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give where it came to rest as `rest`, or its `release`</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a draw belongs to a slide that is computed from its release</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} slid, so its own place belongs here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{numbers} is not one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give {least} to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rule} is no rule that leaves a choice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>those are {choice_keys}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{who} is not paid for, so it has no new slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>set `pay` to true or leave the slide out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} does not play{hint}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the sides are {order}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no token {token}{hint}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>each side in `order` has {tokens_a_side}, numbered as in {tokens} to {tokens2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{action} is no part of a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{late} and {early} overlap by {overlap} mm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>measure the two again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is not among the tied spaces of {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pick one of {tied}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} has {balances} in hand and cannot pay {jail_fee} for {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>set `pay` to false</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is off the board and out of play for the round, so it cannot move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is in jail until the round ends or its fee is paid, so it cannot move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no board {name}{known}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>shipped boards: {known2} (or name a .toml file)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the slide did not end within {limits}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>({x}, {y}) m is off the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>release the token on it, behind the GO line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} would be released {overlap} mm inside {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>release it beside it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} lies somewhere on {space}, maybe in the way of {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give its place as [x, y] in metres, or this slide as `rest`</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slide {may}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is {side}'s turn to slide, not {token}'s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} has been slid already in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tokens are slid in order at this table, so {token} is not next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is released at y = {y} m, past the GO line at {go_line} m: a foul</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slide it again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the slide of {token} is missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give its `release`, or where it came to rest as `rest`</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{fallen} did not move, so it cannot have fallen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{other} has not been slid yet, so it cannot lie there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{people} cannot play, for {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 to {most_people} people play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>player {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one side has nobody to play against</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>four sides of two are full</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>teams of {team_sizes} seat {team_sizes2} people, not {people}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is no name of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name everybody once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an amount is 0 or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this cannot be saved: {message}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is no file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose one that this program saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is larger than any session</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose a .knockout file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it cannot be read: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is no JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose a file that this program saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the file is no session</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it begins with "format": "{format}"</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is nested too deeply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mend it or save the session anew</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it was saved by a newer version ({given})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this one reads {format}: update Knockout Lab</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the format is {given}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a session has "format": "{format}"</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the format is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a session has "format": "</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{reach} m lies behind the place of release, {board} m</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no speed comes to {reach} m against this drag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{given} is not a finite number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the speed {speed} m/s is negative</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the angle {angle} rad does not point up the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give radians between -1.57 and 1.57 (1 degree is 0.01745)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{value} {unit} is more than any hand gives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a Student-t of {freedom} degrees of freedom has no standard deviation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give more than 2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a scatter of {value} is more than any hand has</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0 to {most} {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the scatter {key} is negative</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no thrower {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>presets are {presets}, or give your own sigmas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{aim} is no Aim</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{board} is no Board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>`load_board` reads one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give at most {most_throws}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give 0 to {width} (metres from the left edge)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{given} is out of range</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>doc.board takes a board: doc.board.with_(mu=0.1), or lab.load_board(...)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no number {key}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there are {by_key}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>doc.{name} is not set like this: doc.board = ... takes a board, the rest has commands, as doc.set_parameter("mu", 0.1), doc.set_aim(speed=0.9), table.place("red-1", 0.14, 0.5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is no object</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leave the key out or write what the window wrote</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no worth {worth}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write {worths}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{scale} is no scale</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write a number from {scales} to {scales2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it must be {wanted}: leave it out to begin anew</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a draft of a board as it is saved: spaces, go_line, over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an object with entries</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one of {laws}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one of {losses}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a list of recordings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one of {contacts}, or null</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>metres, 0.0001 to 1, or null</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an object with the path of a recording</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a recording as it is saved: path, sources, answers and segments</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a thrown slide as it is saved: label, token, release, path, rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is no game with its board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give null for none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the board cannot be read: {error}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give numbers of the board by their names</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is neither a game nor a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is no hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give way, gain and by_hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{way} is no way to throw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give {ways}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{gain} is not a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a hand gain of {gain} is out of range</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give {least_gain} to {most_gain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{by_hand} is not true or false</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give preset, hidden, locked and task, or leave some of them out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a list of names</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it must be readings as they are saved: kind, unit, rows, errors, picture: leave it out to begin anew</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is no replay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is no round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a "knockout-round/1" or null</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is no place in a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is no file's name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write ("outcome": amount)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write a list of at most {most_landings} places [x, y] in m</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write a whole number from 0 to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write true or false</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write a place as [x, y] in m</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{given} is no amount</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>write a finite number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give "A" or "B"</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give numbers by their names, or null</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give metres as a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give pins, stops, speed, throws and exact, or leave some of them out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give no more throws than stops</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a throw as its speed, where it was let go, whether exactly, mu, and its table's mark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give true or false</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a record is an object: (...)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cannot be written</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give another folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a value in it is of no kind that it may be ({name})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this part is not known here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>remove it, or update Knockout Lab ({parts})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it cannot be read ({said})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>remove it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is in two places</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leave it in one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{next} has been slid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give one that waits, or null</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} lies beside the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>put it under off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pair} and {pair2} overlap</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>duration {duration} s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give null</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>event {kind} of {other} at {time} s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>token {plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>place {x}, {y}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>number {plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} cannot lie at ({x}, {y})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give a free place on the board, in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no token waits at GO</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>wait until all lie still, or table.clear()</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>table.{name} is not set like this: table.place("red-1", 0.14, 0.5) sets a token down, table.clear() takes all up</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
