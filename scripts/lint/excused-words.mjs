// The words of the glossary's column "not" that names and titles have all the same, each with its reason. A test finds
// the excuses that nothing needs any more.

/**
 * `scope`: the game whose part of the glossary lists the words, left out for the parts about all games. `kind`: names
 * in src, or titles of tests. `names`: these alone.
 */
export const EXCUSED = [
  // All games.
  {
    words: [
      'act aim engine export forbidden group header help human image label layer log once',
      'opening page parent save server setting setup side sign slice slide slot speak start state task tie time tip title',
      'token type valid view warning work rotation notation objective observer place point field fault grid',
    ].flatMap((line) => line.split(' ')),
    kind: 'titles',
    reason: 'A title is a sentence, in which this word has its everyday sense, or names an API of the web.',
  },
  {
    words: ['play again', 'go to', 'drawing', 'verdict', 'opponent'],
    kind: 'titles',
    reason: 'What a button or a part is called there.',
  },
  {
    words: ['effect'],
    kind: 'names',
    reason: 'What a store has done in the world for a request; events are what a page hears.',
  },
  { words: ['act'], kind: 'names', reason: 'To act is what a seat does; what it does is a move.' },
  {
    words: ['fault'],
    kind: 'names',
    reason: 'What is wrong, before it is told: to a page as an error, to a player as a refusal.',
  },
  {
    words: ['config'],
    kind: 'names',
    reason: 'What VitePress calls its fields.',
    names: ['config'],
  },
  {
    words: ['extension', 'agent'],
    kind: 'names',
    reason: 'What the xAPI calls its fields.',
    names: ['extensions', 'agent'],
  },
  {
    words: ['user', 'task', 'reset'],
    kind: 'names',
    reason: 'What H5P calls its fields and functions.',
    names: ['user', 'resetTask'],
  },
  { words: ['field'], kind: 'names', reason: 'A field of an object, of a position or of a form.' },
  { words: ['place'], kind: 'names', reason: 'Where something is in a text, in a list or on a screen.' },
  { words: ['point'], kind: 'names', reason: 'A point of a picture, or of a score.' },
  {
    words: ['label'],
    kind: 'names',
    reason: 'A mark of that kind, what a control is called, and the names beside a board.',
  },
  {
    words: ['state'],
    kind: 'names',
    reason: 'The contract’s word for a position as data; sentences say position.',
  },
  {
    words: ['view'],
    kind: 'names',
    reason: 'The contract’s word for what a viewer may know, and a picture’s view box.',
  },
  { words: ['type'], kind: 'names', reason: 'The tag of a union, as everywhere in TypeScript.' },
  {
    words: ['notation', 'setup'],
    kind: 'names',
    reason: 'Members of the contract that authors of games write.',
  },
  {
    words: ['setting'],
    kind: 'names',
    reason: 'All that a page sets on a board; options are those that are rules.',
  },
  {
    words: ['start'],
    kind: 'names',
    reason: 'To start, where something starts, and Bugcatcher’s start lists.',
  },
  { words: ['opening'], kind: 'names', reason: 'A game as it is opened from a plan that has been read.' },
  {
    words: ['sign'],
    kind: 'names',
    reason: 'A character that stands for something, and what an overlay shows.',
  },
  { words: ['side'], kind: 'names', reason: 'A side of a board, of a cell or of a sentence.' },
  { words: ['grid'], kind: 'names', reason: 'Cells as numbers, the grid of ARIA, and Bugcatcher’s tag.' },
  { words: ['group'], kind: 'names', reason: 'A group of nodes in SVG.' },
  { words: ['layer'], kind: 'names', reason: 'A layer of nodes over the board.' },
  { words: ['page'], kind: 'names', reason: 'The page that holds a board.' },
  { words: ['parent', 'observer', 'image', 'slot'], kind: 'names', reason: 'The DOM’s own word.' },
  { words: ['title'], kind: 'names', reason: 'The title of a picture, of a frame or of a puzzle.' },
  { words: ['token'], kind: 'names', reason: 'A word of a text with its place, and a token of style.' },
  { words: ['time'], kind: 'names', reason: 'Time by a clock, and times() of core.' },
  { words: ['slice'], kind: 'names', reason: 'A slice of time, in which something long is done.' },
  { words: ['work'], kind: 'names', reason: 'What is done in slices of time.' },
  { words: ['square'], kind: 'names', reason: 'The shape.' },
  { words: ['save'], kind: 'names', reason: 'The method of boards and sessions.' },
  { words: ['go to'], kind: 'names', reason: 'The method of boards and sessions.', names: ['goTo'] },
  { words: ['human'], kind: 'names', reason: 'The value in `seats`.' },
  {
    words: ['log'],
    kind: 'names',
    reason: 'What a round was, slot by slot or planet by planet, beside the list of moves.',
  },
  {
    words: ['standing'],
    kind: 'names',
    reason: 'How things stand while a game goes on; an outcome is there at its end.',
  },
  { words: ['mover'], kind: 'names', reason: 'The team that moves at a screen with several.' },
  { words: ['stage'], kind: 'names', reason: 'The board of a lesson, or a board in front of a class.' },
  { words: ['drawing'], kind: 'names', reason: 'A picture as a file that the menu is about to make.' },
  {
    words: ['ghost'],
    kind: 'names',
    reason: 'The piece that would be placed, as it is drawn, and the option `ghostClaims`.',
  },
  {
    words: ['take back'],
    kind: 'names',
    reason: 'A change of a draft, which is no move that could be undone.',
  },
  { words: ['opponent'], kind: 'names', reason: 'What people choose for a new game, and read so.' },
  { words: ['once'], kind: 'names', reason: 'At once, or one time.' },
  {
    words: ['tip'],
    kind: 'names',
    reason: 'The point of an arrow, and what explains a term under the pointer.',
  },
  { words: ['header'], kind: 'names', reason: 'A header of DGN, as of PGN.' },
  { words: ['aim'], kind: 'names', reason: 'Where a finger aims, before it plays.' },
  {
    words: ['effect'],
    kind: 'names',
    reason: 'Values of options.',
    names: ['stealEffect', 'blackHoleEffect'],
  },
  { words: ['reset'], kind: 'names', reason: 'The value of an option.', names: ['reset'] },
  { words: ['objective'], kind: 'names', reason: 'The property `objectives` of Constellation.' },
  {
    words: ['server', 'string', 'slide', 'warning', 'forbidden', 'export'],
    kind: 'names',
    reason: 'The everyday word, in one name each.',
  },

  { words: ['action'], kind: 'names', reason: 'A field of what Bugcatcher exports.', names: ['actions'] },

  // *Star.
  {
    scope: 'star',
    words: 'over lost hold row join link border centre point range sure won'.split(' '),
    kind: 'titles',
    reason: 'A title is a sentence, in which this word has its everyday sense.',
  },
  { scope: 'star', words: ['link'], kind: 'names', reason: 'What is drawn between stones that touch.' },
  { scope: 'star', words: ['piece'], kind: 'names', reason: 'A member of the kit’s contract.' },
  {
    scope: 'star',
    words: ['point', 'centre', 'tip'],
    kind: 'names',
    reason: 'A point, a middle and an end in a picture.',
  },
  { scope: 'star', words: ['lost'], kind: 'names', reason: 'Said of a puzzle, as in every game.' },
  { scope: 'star', words: ['row'], kind: 'names', reason: 'A row of a table, and of the chart.' },
  { scope: 'star', words: ['edge'], kind: 'names', reason: 'The edge of a list or of a drawing.' },
  {
    scope: 'star',
    words: ['hold', 'won', 'over', 'join', 'range', 'sure'],
    kind: 'names',
    reason: 'The everyday word, in few names.',
  },

  // Rotation puzzle.
  {
    scope: 'rotation',
    words: 'turn run row reach score sequence value piece constellation grade calendar'.split(' '),
    kind: 'titles',
    reason: 'A seat’s turn, or the everyday sense of this word.',
  },
  {
    scope: 'rotation',
    words: ['turn'],
    kind: 'names',
    reason: 'A seat’s go in the card game, and members of the kit’s contract.',
    names: ['turns', 'turn', 'TURN', 'isTurn', 'endTurn', 'renderTurn', 'describeTurn'],
  },
  {
    scope: 'rotation',
    words: ['run'],
    kind: 'names',
    reason: 'The cells of a line in which a pattern is found, R7’s own word.',
  },
  { scope: 'rotation', words: ['row'], kind: 'names', reason: 'A row of the board.' },
  { scope: 'rotation', words: ['lane'], kind: 'names', reason: 'The band that is drawn behind a line.' },
  {
    scope: 'rotation',
    words: ['minimum'],
    kind: 'names',
    reason: 'What the solver found so far, proven or not; a par is proven.',
  },
  { scope: 'rotation', words: ['score'], kind: 'names', reason: 'Points of the card game.' },
  {
    scope: 'rotation',
    words: ['daily'],
    kind: 'names',
    reason: 'The attribute `daily` and what belongs to it.',
  },
  { scope: 'rotation', words: ['piece'], kind: 'names', reason: 'A member of the kit’s contract.' },
  {
    scope: 'rotation',
    words: ['best', 'value', 'worth', 'reach', 'index', 'stock', 'tile', 'ray'],
    kind: 'names',
    reason: 'The everyday word, in few names.',
  },

  // Space Crack.
  {
    scope: 'space-crack',
    words: 'turn point take interior join passed unit done'.split(' '),
    kind: 'titles',
    reason: 'A seat’s turn, or the everyday sense of this word.',
  },
  {
    scope: 'space-crack',
    words: ['level'],
    kind: 'names',
    reason: 'How hard a puzzle is, as in every game.',
  },
  {
    scope: 'space-crack',
    words: ['turn'],
    kind: 'names',
    reason: 'A seat’s go, the option `turns`, and members of the kit’s contract.',
  },
  {
    scope: 'space-crack',
    words: ['point'],
    kind: 'names',
    reason: 'A command point where no other is meant, and a point of a picture.',
  },
  { scope: 'space-crack', words: ['interior'], kind: 'names', reason: 'The option `interiorBonus`.' },
  {
    scope: 'space-crack',
    words: ['fly', 'take', 'unit', 'value'],
    kind: 'names',
    reason: 'The everyday word, in few names.',
  },

  // Constellation.
  {
    scope: 'constellation',
    words: 'edge point path score length shield capital'.split(' '),
    kind: 'titles',
    reason: 'A title is a sentence, in which this word has its everyday sense.',
  },
  {
    scope: 'constellation',
    words: ['edge'],
    kind: 'names',
    reason: 'How map data and code spell a line of the map.',
  },
  { scope: 'constellation', words: ['link'], kind: 'names', reason: 'What is drawn for a connection.' },
  {
    scope: 'constellation',
    words: ['node', 'point', 'group', 'path', 'length'],
    kind: 'names',
    reason: 'A node, point, group, path or length of a picture.',
  },
  { scope: 'constellation', words: ['score'], kind: 'names', reason: 'The options and parts of that name.' },
  {
    scope: 'constellation',
    words: ['shield'],
    kind: 'names',
    reason: 'The shape that is drawn on a cluster.',
  },
  {
    scope: 'constellation',
    words: ['weight', 'sum', 'safe', 'reset', 'collapse', 'swallow'],
    kind: 'names',
    reason: 'The everyday word, in few names.',
  },

  // Bugcatcher.
  {
    scope: 'bugcatcher',
    words: ['action'],
    kind: 'names',
    reason: 'A field of what the package exports.',
    names: ['actions'],
  },
  {
    scope: 'bugcatcher',
    words: [...'place out move tick goal coordinate line lost'.split(' '), 'take on'],
    kind: 'titles',
    reason: 'A title is a sentence, in which this word has its everyday sense.',
  },
  {
    scope: 'bugcatcher',
    words: ['place'],
    kind: 'names',
    reason: 'The number of a spot among those of its kind.',
  },
  {
    scope: 'bugcatcher',
    words: ['move'],
    kind: 'names',
    reason: 'A move of the contract, such as to submit a program.',
  },
  {
    scope: 'bugcatcher',
    words: ['goal'],
    kind: 'names',
    reason: 'What a mission asks for, and members of the kit’s contract.',
  },
  { scope: 'bugcatcher', words: ['line'], kind: 'names', reason: 'A line of text, and of a picture.' },
  {
    scope: 'bugcatcher',
    words: ['point'],
    kind: 'names',
    reason: 'A point of a picture, and of a mission’s table.',
  },
  {
    scope: 'bugcatcher',
    words: ['block'],
    kind: 'names',
    reason: 'A run of days, as core has them.',
    names: ['BLOCKS'],
  },
  {
    scope: 'bugcatcher',
    words: ['head', 'hit', 'plan', 'coordinate', 'dead', 'light'],
    kind: 'names',
    reason: 'The everyday word, in few names.',
  },
];
