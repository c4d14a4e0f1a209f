<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
 <context>
  <name>knockout-lab</name>
  <message>
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pause</source>
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
   <source>Landing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Parameters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last slide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Autosave: {reason}</source>
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
   <source>Shift + drag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move a token by hand</source>
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
   <source>throw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Space</source>
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
   <source>Keys and gestures</source>
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
   <source>Boards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Edit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open recent</source>
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
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file}: nothing here opens a {kind}</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
