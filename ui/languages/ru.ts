<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
 <context>
  <name>knockout-lab</name>
  <message>
   <source>2 to 4 sides play, each with four tokens of one colour and a turn marker. More people form teams.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The bank lays 500 above Free Parking: the pot. Everyone starts with the same cash.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chance decides who goes first in round 1. After each round the first side goes last.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are as many rounds as sides, so that each goes first once. Most cash wins.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In turn order each side slides one of its tokens, until every side has slid all four.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A token must leave the hand before the GO line. Past the line is a foul: it is slid again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A token whose centre has left the board is out of play for this round.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A token that falls over is stood up where it lies; nothing else changes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A token is on the space that holds most of its base. Where two hold exactly the same, its owner picks one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only the last place counts: a token that is pushed on has left its earlier space.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When all lie still, every token on Go To Jail goes to jail, whoever put it there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The owner of a token that goes to jail may pay 100 at once and slide it again. If not, it stays in jail until the round is over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A token that stops short of the GO line stays there, in the way of others, and earns nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A token in jail earns nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step 1, Chance: a side's tokens that lie on Chance go back to GO and are slid once more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step 2, Railroads: each token on a Railroad moves to a property on which no token lies, as its owner chooses.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step 3: the bank pays the printed amount for each property with a token of the side, once, and to one side only: the earliest in turn order.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A side that collected for every property of a colour gets the bonus of the set too.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A side with a token on a House collects once more for one property that it collected for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A side with a token on Luxury Tax pays 100 into the pot for each property that it collected for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step 4: the side with most tokens on Free Parking takes the pot; sides that tie share it in whole notes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The round is over: all tokens are taken back, the turn markers move on, and the bank fills an empty pot.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw the next token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As aimed; Enter while the table has focus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pause</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hold the motion, or let it go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One frame on while paused</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clear the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All tokens back in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where this throw comes to rest, time and again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An empty table, nothing kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the session: board, hand, tokens, fits, rounds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the session under another name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Boards, recordings, rounds, games, pictures, sessions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A blank lane to put spaces on, edited at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save board as…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The board alone, as a TOML file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Edit board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move and resize spaces on the table, by mouse and keys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close the window</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keys and gestures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How to aim, throw and move tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First steps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three steps through the window</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rules of the game by number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Laws of friction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Their equations, numbers and sources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as a lesson's start…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A session that opens with a task, a preset and locked numbers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Versions and licence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Let go by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A pushed token leaves the hand when let go; past the GO line is a foul (K6)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag moves tokens by hand, as with Shift</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One frame back; from the end, look at the last slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The last slide from its beginning; held, it goes on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table as a picture…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>PNG, SVG or PDF of the table as it is seen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last slide as a moving picture…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GIF, or MP4 where there is ffmpeg; as slow as slides are shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nearer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enlarge; the wheel does it round the pointer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Farther</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show more of the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whole table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all of it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Red and yellow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Red, yellow and green</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4 sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Red, yellow, green and blue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ghost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Predicted path and resting place; 95 % of throws end in the band</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trails</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where tokens came along</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Velocity arrows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How fast tokens move, and where to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Event signs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where tokens hit, left the board or fell over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cash, reference card and ledger round the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tune</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Parameters, throw and landings round the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Teach</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The board large, guesses and slides under it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aim</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What each aim is worth, the best one, and why</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The board's spaces, amounts and origins beside the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slingshot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw: drag a token back, aim, let go</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Push</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw as with the hand: the token keeps the pointer's speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the changes to {name}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the session</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sessions (*.knockout)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The lab was not closed in order; unsaved work of {when} is still there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bring it back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw it away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Untitled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Boards (*.toml)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>new</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} saved, without the spaces that overlap.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} saved.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{one} overlaps {other}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Duplicate {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hand} hand: {scatter}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Best for ± {angle}°
worth {worth} at {speed} m/s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{a} × {s} aims, {n} slides, {took}; seed {seed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Skill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What counts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>printed value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cash of this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>lead over the best opponent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Skill: scatter in angle and speed, surer to the left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Surer to the left, less sure to the right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The skill of the chosen thrower</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{scale} × {hand}: {scatter}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>; this skill {took}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What an aim is worth</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>computing …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of its throws {parts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worth: the value printed on the space that holds the token (K9); nothing elsewhere.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Off the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Short of GO (K13)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No aim from here is worth anything on this board, as far as these slides tell.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aimed straight at the dearest space, {space}, a throw would give {worth}: {hit} % rest on it, {off} % leave the board.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worth: the cash that this round brings the side, by K15 to K22, the slides after it thrown by greedy sides with this hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worth: the side's cash of this round less the best opponent's, the slides after it thrown by greedy sides with this hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throws the waiting token with the best aim</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sets the aim to the best one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chance, %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>× worth</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>= gives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chance times worth of each space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>money a throw, 95 %: {lo} to {hi}; {n} slides, seed {seed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>95 % from, %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>95 % to, %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>worth</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>gives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Best aim: {direction} at {speed} m/s from x {x} cm.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{p} % rest on {space} and give {gives}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That is as good as aiming straight at the dearest space, {space}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aim so</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worth of the best aim by skill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Angle scatter, degrees (speed scatter grows with it)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Best worth</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>angle scatter, degrees</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>best worth</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>about</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map of worths over angle and speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aim angle, degrees (0 = straight up the board, right is +)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speed at release, m/s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worth</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>angle, degrees</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>speed, m/s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>standard error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pointer: {angle}°, {speed} m/s, worth {worth} ± {error}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aim map: {n} slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Best aim: {n} slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aim map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worth by skill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All tokens have been slid; clear the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{blocker} lies where {token} is released; aim from another place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spaces of the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No spaces yet: add one, then drag it where it belongs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move and resize spaces on the table, by mouse and keys (Ctrl+E)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The board keeps its former shape until you move or shrink one of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take it back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The spaces as the board has them (Esc on the table)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spaces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonuses and money</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where the figures come from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A new space where there is room (Insert on the table)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The selected space once more (Ctrl+D on the table)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The selected space away (Delete on the table)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End editing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Edit on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: overlaps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Duplicate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name of the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Length of the board; spaces stay as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Width of the board; spaces stay as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GO line, from the near edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No property has a group yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notes of the bank: whole amounts, with commas between them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus of {group}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notes of the bank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Width</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GO line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move the GO line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Size of the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus of the group {group}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{word} is no amount: give whole numbers, e.g. 50, 100, 500.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not said</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>measured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>published</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>estimated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spaces: places and values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonuses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where each figure of the board comes from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Origin of the chosen figure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How it was measured, where it was published, what it rests on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Origin</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Note</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Origin of {figure}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Figure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>near</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a seam</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A joint of the board, as a small bump across it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove seam {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change a seam</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove a seam</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Restitution of the rails</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Friction of the rails</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change the rails</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a token that differs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A mass or a radius of its own, for one token or for all of a side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Token {n} that differs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mass of token {n} that differs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Radius of token {n} that differs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove token {n} that differs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seam {n}, place up the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seam {n}, height</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seam {n}, part of the climb that is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seam {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rails</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rail on the {side} side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Restitution</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Friction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Property</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Railroad</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>House</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Luxury tax</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free parking</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go to jail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Id of the space, as rounds and recordings name it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name of the space; empty for one made from its id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kind of the space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Group of the property; empty for none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value of the space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left edge of the space, x</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Near edge of the space, y</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Width of the space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Height of the space, up the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resize {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kind</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>x</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>y</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Height</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A polygon of {n} corners: drag them on the table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tokens on Chance go back to GO and slide again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Railroads</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move each to a free property you choose.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collect and pay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Properties, sets, House, Luxury Tax.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free Parking</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Most tokens there takes the pot.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{place}. {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn order, all have slid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{place}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reference card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The turn markers lie here when a game has begun.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The round is over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn order, slide {slid} of {all}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}, now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step {n}: {name}, now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Console</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{names} are at hand; what they change shows at once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Python console</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The console needs the Jupyter extra. Install it, then open the window again:
{command}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the command</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop recordings of slides here, from Tracker and many other programs: how slippery is the table?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open recordings…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try made-up slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Laws</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the recorded path off the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put the fitted values into the board, noted as measured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw the recorded slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The recorded release on the table, with the recorded places as dots</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open recordings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Made-up slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No fit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stopped before it was done.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>of what was there before; fitting …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A question first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No fit yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer what the recording asks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading and fitting …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>recordings that ask something are not in it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove a recording</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recordings of the fit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open more recordings: they are fitted together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave this recording out (Delete)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as the file says</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pictures a second</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mm a pixel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Length of a pixel in millimetres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unit of length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>turn y over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Places in pictures are turned over by themselves: only where up came out down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the same for all that ask this</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read the recording with these answers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scale</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>being read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: {state}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the file does not hold, or says wrongly:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer what a recording asks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>being read …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pixels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>asks something</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cannot be used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>time, s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>way, cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>does</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>model, cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>left over along, mm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>left over across, mm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Data, model and residuals</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>left over, mm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all marks alike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>wrong marks count less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>wrong marks count little</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Law of friction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How single wrong marks count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the board's tilt too</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit the board's tilt beside friction: needs slides in different directions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit another way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare the laws</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>See the recording</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave it out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>95 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>±</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Residuals {mm} mm on each axis.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit every law to these slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Comparing laws</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Laws by AICc</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit by this law</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Law</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>AICc more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>left, mm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit by the law {law}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Marks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Standard error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which law do these slides obey? Compare the laws.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of other slides: compare again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Token that is looked at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Segment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the token does in this segment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Split</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut this segment in two in its middle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forget what was moved by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move a segment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Segment from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Segment to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n}: {kind}, {from_} to {to} s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Segments as moved by hand. Circles: along the way; squares: across it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag the edges of the segments; the fit follows. Circles: along the way; squares: across it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use the fit on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The table has the fitted values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the recorded path off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{label} slides again …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wait until all lie still.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All tokens have been slid: clear the table (R) to throw the recorded slide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} lies where the recorded slide begins: move it away.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Laid on the board from the GO line, straight up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The recording ends before the token rests: the rests cannot be compared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the table the token went off the board.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This board cannot take the fitted values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} % repeat the one before; each is counted once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{slides} gets faster, which friction cannot do.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By {a} m/s². Is the board tilted, or the camera askew? No mu is taken from it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No slowing down can be seen in {slides}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} {value}, standard error {se}. Film until the token lies still.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By this fit it never stops.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It would stop {seconds} s after the last row.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{slides} still moves in the last row: film on until it lies still.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The law {law} does not describe {slides}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Residuals run in waves of {rms} mm over {length} cm.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{slides} does not slow as {law} says.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By {first} m/s² in the first half and {second} m/s² in the second.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{slides} is far from the others: leave it out if something went wrong.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} {value}; the other {n} slides {others}, standard deviation {spread}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These slides do not tell the numbers of the law {law} apart.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speeds up to {speed} m/s: {vague}. Add slides at other speeds, or take a simpler law.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No unit of length is given in {files}: metres are assumed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Were it centimetres, mu would come out 100 times too large.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing slides in {slides}: left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pictures come more than once in {files}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Marks jump away from the path and back in {slides}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{one} holds the same data as {other}: counted once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Were the camera's rate 4 times higher, mu would be {mu}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Were the frame rate 4 times lower, mu would be {mu}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A mu of {mu} at {fps} pictures a second is hard to believe.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {of} readings are known no better than 30 %: take longer slides.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Row {row} gives {value} ± {se}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{names} and {n} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{names} and {last}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These slides hardly tell the board's tilt from friction.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They go between {low}° and {high}° from straight up; correlation {r}. Film slides the other way too.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Filmed at {real} pictures a second, not {fps}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading recordings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fitting the slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>; {n} more files are refused</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>lies still</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is pushed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>coasts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>hit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>rests</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>restitution</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>contact friction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>coulomb: the same deceleration at every speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>viscous: deceleration grows with speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>quadratic: deceleration grows with the square of speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>weakening: deceleration changes as speed grows from rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>curling: deceleration falls as speed grows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} = {value}, 95 %: {interval}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{low} to {high}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Single slides differ by {sd} ({percent} %, standard deviation).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each slide predicted from the others misses its rest by {cm} cm (rms); {covered} of {n} lie in their 95 % bands.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rests differ by {cm}{space}cm: the table's token lies {far}, {side}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing could be fitted: read the warnings.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>from {low}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>measured: {parts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One slide cannot say how much slides differ: film three at least.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The simplest law explains these slides as well as any: {law}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These slides speak for {law}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} (assumed)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no steady frame rate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{fps} pictures a second</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rows count pictures. How many pictures a second did the camera take?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The places are in pixels. How long is one pixel on the board? (The length of something in the picture over its pixels.)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The places are in pixels and the rows count pictures. How long is one pixel on the board, and how many pictures a second did the camera take?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The file does not say its unit of length. Which is it?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The file does not say its unit of length, and the rows count pictures. Which unit, and how many pictures a second?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cm} cm farther</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cm} cm shorter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cm} cm to the right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cm} cm to the left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{one} meets {other} at {time} s: restitution {e} ± {se}; energy after over before {ratio} ± {ratio_se}; momentum lost {lost} ± {lost_se} %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hardly told from {laws}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No law describes them quite: residuals run in waves.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} ({rows})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Format</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tracks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gaps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>coulomb is worse by {n} in AICc.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Between cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Decimal sign</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>standard deviation from throw to throw; a practised hand lies left, a first-timer right; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Angle scatter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speed scatter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place scatter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spin scatter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} of the hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is a shared win</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the later seat wins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>any that has not slid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>always the next in order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slide again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>out of play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the bank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the pot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it stays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everyone starts with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Equal cash at the end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Token to slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Past the GO line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shares are a tie within</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unprinted ground counts as a space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leaving jail costs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fee goes to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fee may be paid again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fees and taxes may be owed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Short of the GO line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A token may stay on its Railroad</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The House pays the bonus too</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Luxury Tax for each property</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The House adds tax</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The pot is shared in notes of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An empty pot gets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{slides} by a {hand} hand, {onto}, seed {seed}, {took}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where would this throw come to rest, time and again?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the landing map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slides in the landing map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same seed gives the same map again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chance of each space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Together {total} %. Any Go to jail: {jail} %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click to sort</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cash {cash} + pot {pot} − paid out by the bank {paid} = {sum}, as at the start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ledger</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lines of which side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Money only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only lines that move money</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ledger of what</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No round yet. Open one in Replay, or begin a game in Play.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the lines do not add up to these amounts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rule</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Why</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From, to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amount</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Measure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Readings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>near left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>near right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>far right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>far left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop a photo of the table here: where do the tokens lie?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a picture…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Token that is clicked next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Height of the marks above the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How high above the board the clicked places lie: 0 for the edge of a token, its height for its top</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the last mark away (Delete)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Places of the tokens on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Into landings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add these places to the landings among the readings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as a round…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The start of a round record with these places as its end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another picture…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading the picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Placing the tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put the picture's tokens on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tokens lie as in the picture.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Places into landings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rounds (*.json)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>x, cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>y, cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>±, cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click the board's {corner} corner ({n} of 4); near is where the thrower stands.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a corner</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move a mark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a mark back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saved {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Height of the marks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a token below and click its middle. Marks can be dragged; the wheel zooms.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click the next token, or use what there is. Marks can be dragged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start at the release, stop at rest: the time goes into the table (Space)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kind of readings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unit of lengths</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unit of the lengths in this table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paste</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Readings from a spreadsheet, with or without heads (Ctrl+V in the table)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clear</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take all readings of this kind away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A single reading is off by (standard error):</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Type readings above, or paste them from a spreadsheet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fitting the readings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Type a reading</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Errors of reading</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paste readings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stopwatch</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Error of a time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Error of a length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Error of an angle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Error of a speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop: {seconds} s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start the stopwatch</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use as the thrower</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The thrower is the one measured.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clear the readings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the clipboard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is no number: the row is left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stopwatch and tape</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Known release speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ramp and run-out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tilted board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop and bounce</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Time and distance of slides from the release to rest, a row a slide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Release speed and distance to rest, a row a slide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Height and horizontal length of the ramp, and how far the token ran out on the flat.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The angle at which a token keeps sliding at an even speed once nudged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From which height a token was dropped, and how high it came again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One token met another at rest, head on: how far each slid afterwards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where tokens came to rest, all thrown alike, from the board's near left corner.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Base</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bounce</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Angle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The one that came</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The one it struck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>x, across</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>y, up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}, {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} = {value}, 95 %: {low} to {high}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Angle ± {angle}° (95 %: {a_low} to {a_high}), speed ± {speed} % (95 %: {s_low} to {s_high})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The board's own scatter of mu ({percent} %) is taken off the speed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The thrower's and the board's scatter together: landings cannot tell them apart.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Single readings differ by {sd} (standard deviation)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>, {beyond} of it beyond the errors of reading.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>, as errors of reading do.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One reading cannot say how much slides differ.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reset {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back to {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Locked by the lesson</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>locked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Captive ball: spin apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flat disc: spin coupled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rim: spin coupled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Parameters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How tokens touch the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hits may tip tokens over (K8)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A tipped token is stood up where it comes to rest; it moves on as before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contact of the tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Toppling</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Equal masses: no path depends on it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Picture of the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Arrow keys move the cross, Enter marks, Delete takes the last mark away, + and - zoom.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round {number} of {many}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} is to move ({who}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put the table as the game has it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foul, slide again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>K6: the last slide is taken back; nothing else changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the replay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tell the last round step by step in the Replay panel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show policies' slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Off: the table takes the end of each slide at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opening the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a saved game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table or board are not as the game left them: nothing counts until they are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wait until all tokens lie still.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The round is over. Tell it step by step in the Replay panel, or save it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} wins with most cash (K4).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} share the win (K4).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saved {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A round is being recorded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Let {side} play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Begin a game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move it there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} slides: drag back, aim, let go ({rule}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} slides again ({rule}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is in jail: does {side} pay? (K12)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} lies equally on several spaces: which one counts? (K9)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} is on a Railroad: where does it go? (K16)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} has a House: which property once more? (K19)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The round is over: all tokens are taken back, the markers move on (K22).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay {amount}, slide again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave it in jail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slide {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Person</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Policy: greedy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Policy: random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Greedy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beginner</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Casual</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Skilled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draws the turn order (K3) and what policies' hands do: the same seed, the same game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Begin the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a saved game…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>House rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} plays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who plays {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A person at this screen, or a policy that plays by itself: greedy or random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whose hand throws for {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The hand's scatter; people throw on the table themselves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 to 4 sides at this screen; each goes first once (K4).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At least two sides play (K1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>still to slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in jail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cash of {side}: {cash}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}, to move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Goes to most tokens on Free Parking (K21).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pot: {pot}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a round…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Record a round on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The slides made on the table become a round, where tokens rest as seen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the round on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Decisions: choose otherwise, the money follows.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the next slide as it moved, exactly as it was computed (Alt+P)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moment of the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moments of the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opening the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{at} of {many}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Now: {held}  Pot &lt;b&gt;{pot}&lt;/b&gt;&lt;br&gt;At the end: {then}  Pot &lt;b&gt;{last}&lt;/b&gt;</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the end: the table as the round left it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What happens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Money</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Record a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop recording</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recording: slide on the table. What is decided is asked in the Play panel.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a round to tell it step by step, or record the slides that you make on the table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} (not over: as if nobody slid any more)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The table shows something else.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recorded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose otherwise: the money follows at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} lies on a tie: counts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} in jail: {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} on a Railroad</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>House of {side}: once more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} slides again, to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pays, slid as recorded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as recorded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{answer} (nothing said)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as aimed now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>does not pay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pays, slides to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tokens as they lay after all slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} collects and pays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End of the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{throws}; hand: {hand} ({scatter}), {speed} m/s, seed {seed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A throw brings {mean} on the mean (95 %: {lo} to {hi}): that is the fair fee, as well as it is known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} landings: {scatter}. Each spread is known to {sure} % (20 landings tell it to 16 %, 50 to 10 %); angle, 95 %: {lo}° to {hi}°. The board's own scatter of mu is taken off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sampler</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chance times payout of each outcome</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entry fee of a throw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fee</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sets the fee to the mean: then nobody wins in the long run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add landing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw with my skill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The small dots are then throws of the hand that your landings tell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make it the thrower</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Payout</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is thrown yet. Throw some, guess what a throw brings, then show the results.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What does a throw bring on the mean? Guess, then show the results.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One throw pays {mean}; it does not tell how sure a mean is: throw more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At a fee of {fee} the thrower wins in the long run (95 % sure).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slide 20 to 50 tokens, all meant alike, and tap on the picture of the board where each came to rest, or type it. So far: {n}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My skill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing, across, cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing, up, cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entry fee</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a landing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hide the results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At a fee of {fee} the thrower loses in the long run (95 % sure).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At a fee of {fee} it is not told yet who wins in the long run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a landing back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where the throws come to rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>throw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>x, m</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>y, m</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How often each payout came</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Payout of a throw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throws</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throws; a dot is {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The mean after each throw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mean of a throw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fee</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>throws</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>95 % from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>95 % to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>payout</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outcome</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Times</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>× payout</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>= adds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>outcome</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>times</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>chance, %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>adds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Double-click or press F2 to change what this pays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sampler: {n} throws</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flip to set {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep as set {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep as {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep these numbers as set {name}, then go on changing {now}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Both sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set {name} ({key} flips)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is one set of numbers: keep it as {name} first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: off the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This throw rests at {places}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All have been slid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: {up} cm up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{apart} cm apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A pushed token's speed, by the pointer's</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Push gain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save or copy this figure, or its data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as PNG…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as SVG…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save its data for a spreadsheet (CSV)…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save its data for programs (CSV)…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kind} files (*{suffix})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The picture is copied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The data are copied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saved {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Autosave: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>beginner</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>casual</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>skilled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>angle ± {angle}°, speed ± {speed} %, place ± {place} mm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A lab around a game of sliding tokens: motion, landings, friction from recordings, rounds by the rules.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a token back, let go</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slide it; Esc or the right button lets it be</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Push: drag up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it leaves at the GO line, or where let go, as fast as the hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shift + drag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move a token by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>M</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>drag moves tokens without Shift</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left, Right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>turn the aim by half a degree</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Up, Down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>aim faster, slower</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ctrl + Left, Right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move the release place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shift + any of these</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>finer steps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pause, go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>. (full stop)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one frame on while paused</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>, (comma)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one frame back; from the end, back into the last slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>P</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>play the last slide again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wheel, Ctrl + plus, minus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nearer, farther</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag empty table, Alt + arrows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move the enlarged table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ctrl + 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the whole table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>G</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ghost of the next slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>T, V, E</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>trails, velocity arrows, event signs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>R</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>clear the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>L</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>landing map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About Knockout Lab</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Usual</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Source:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not installed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Licence: MIT.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {all} slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>for {law} law, {speed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing map: {n} slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>for μ {mu}, {speed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set-up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>off the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>brown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>light blue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pink</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>orange</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>red</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yellow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>green</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>dark blue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn order: {sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slides to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slides again, to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is pushed to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slides off the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slides again, off the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is pushed off the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stops short of the GO line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slides again, stops short of the GO line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is pushed, lies short of the GO line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stops short of the GO line, is taken off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slides again, stops short, is taken off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>released past the GO line: out of play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fell over, is stood up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>lies equally on {spaces}: {space} counts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on Go To Jail: goes to jail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is not paid for: stays in jail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>moves from {start} to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stays on {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stays on {space}: no property is free</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: {side} has collected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pays to leave jail, slides again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bonus for the whole {group} set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>House: {space} once more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free Parking: share of the pot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free Parking: takes the pot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the pot was empty and is filled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{said}; {due} due, all in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free Parking: share of the pot, {left} stays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seams</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tokens that differ</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A lesson's start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Task</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hidden panels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Locked numbers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opens in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>File</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>View</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Boards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Edit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Language</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open recent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Class bar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All menus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Toolbar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slow motion</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing opened yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close this notice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>μ, sliding</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Surface</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>plausible for a captive ball under a token; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>μ, slide to slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slide to slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>relative standard deviation; landing maps draw it anew for each slide; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>μ, token to token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>token to token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>relative standard deviation of a token's own factor; landing maps draw it; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>0.005 on an air track, 3 in an oil film; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag c</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>air drag of light discs; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>μ at rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one to two times μ; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fading speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>where the extra grip has faded to 1/e; Armstrong-Helouvry 1994</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Curling p</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Digital Curling's FCV1 has 0.00201</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Curling q</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Digital Curling's FCV1 has 0.0639</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Curling r</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Digital Curling's FCV1 has 0.00626</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Radius</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tokens of table games; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mass</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>plastic to metal tokens; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a taller token tips over more easily when hit; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collision</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>plastic and metal bodies at about 1 m/s; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Restitution, hit to hit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>hit to hit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>relative standard deviation; landing maps draw it; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contact friction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>dry contact of smooth plastics; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Softening from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>impacts above it bounce less, as speed to the power -1/4; 0: never; Johnson 1985</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the maker's 3-foot to almost 100 cm, with room</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>three spaces side by side; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>room for a hand behind it; assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tilt along</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a table that is not level; positive: the far end is higher</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tilt across</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a table that is not level; positive: the right edge is higher</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>meas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>publ.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>est.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coulomb (dry)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Viscous drag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air drag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weakening (Stribeck)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Curling</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no note in the board's file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this board: {note}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: {lo} to {hi}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>usually {lo} to {hi}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Decide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A policy plays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First put the table as the game has it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something was decided since the last slide, so it stands: undo instead.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foul: slide again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No slide is due now, so {token} is put back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scoring the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Computing the slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step through the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The round is still being scored on this board.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Decide otherwise</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Board being edited</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is selected.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>x {x}, y {y}; {width} by {height} cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag spaces, their grips and the GO line. Alt: no snapping. Esc ends.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a space to move it, a grip to resize it, the GO line by its knob.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Arrow keys move by 5 mm, with Ctrl by 1 mm; with Shift they resize.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hold Alt to leave edges and grid alone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Page keys select, Delete removes, Esc ends.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GO line at {y} cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw by pushing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw by slingshot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moving picture: {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the table as a picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the last slide as a moving picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slide a token first: there is nothing to show yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% of slides per cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>median {place} cm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% per cm²</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Past the line: slide again (K6)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{other} lies where {token} is released: aim from another place, or move it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} stood still when it was let go: not slid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{token} would overlap {other}: set it down beside it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pull {token} back, away from where it shall go</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>overlaps {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>lies against {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In jail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In jail:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Off:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Time in the last slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Momentum and kinetic energy of all tokens at this time, spin included</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{now} of {end} s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No slide yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Push it up to the GO line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag back, aim, let go.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{tokens}, {off} off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Red</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yellow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Green</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{so_far}, {n} in jail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>from x {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Held: Space goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Space holds it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Then {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looking back at {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Esc ends that.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All have been slid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>R clears the table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} slides {token}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>exactly there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{by} too far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{by} too short</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guesses and where the slides stopped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click to place a pin where you think it stops</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whose guess?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move a pin</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a pin away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one block, one slide; {n} in all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one block, one slide; {n}, the last at {speed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{said}, {off} off the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name a pin</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place a pin</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where the slides stopped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slide {n} stopped at {at}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mean {mean} cm (95 %: {lo} to {hi}), standard deviation {sd} cm, of {slides}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slide the token once, as the chosen hand does (Enter)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw 10</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ten slides at once, each as the hand scatters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Double the speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Twice as fast: how much further does it go?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New pins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take all pins away, for new guesses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take pins, slides and tokens away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Details</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The statistics of these slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ten slides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where will it stop?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slide {n} went off the board.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two slides on the board are the least for a mean and a spread.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the tokens back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw ten</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where will it stop? Click under the board to place a pin, then throw.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} was closest: {missed}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} went off the board and are not in it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag the token at GO back, away from where it shall go, and let go: it slides.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change a number, friction for one: the next slide goes by it, and so does every picture.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing shows where this throw would come to rest, time and again. F1 lists all keys.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Skip</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{at} of {all}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The window speaks {language} when it is opened again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open it again now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file}: nothing here opens a {kind}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>And {n} other pairs.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} others</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} tracks</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} marks left out.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} pictures without a mark</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} slides</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} hits</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>onto {n} resting tokens</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>From {n} readings.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>From {n} landings.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>Throw {n} times</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} throws</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>Luxury Tax for {n} properties</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} tokens on the board</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
</TS>
