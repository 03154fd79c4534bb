// The arrows between the parts of src, which point down only: element -> ui -> core, element -> game -> core; and from
// compose into src. Each comment is the sentence for whoever meets the rule by breaking it.

const GAME = '^src/(?!core/|ui/|testing/|embed/|embed-code/|fences/|course/|xapi/)([^/]+)/';
const PURE_GAME = `${GAME}(?!element/)`;
const ELEMENT = `${GAME}element/`;
const LIT = '^node_modules/(lit|lit-html|lit-element|@lit)/';

// `npm run rooms` writes both lists of rooms as tables into the READMEs of their folders.

/** The rooms of src/core, from the ground up: what each may know beside itself, and why no more. */
const CORE_ROOMS = {
  basics: {
    knows: [],
    comment:
      'basics holds what everything stands on: results and refusals, seeds, limits, shapes of plain data, and lists that old libraries cannot break. It imports no other room.',
  },
  words: {
    knows: ['basics'],
    comment:
      'words is how sentences are read, checked and said in a language. It knows no game, and whose sentences they are is for others to say.',
  },
  contract: {
    knows: ['basics', 'words'],
    comment:
      'contract is what every game meets: rules, notation, options, input. It reads no text and plays no game, so that a game can be understood from it alone.',
  },
  text: {
    knows: ['basics', 'contract'],
    comment:
      'text is how values, positions, players and marks are read and written, with the place of each fault. It knows no move and no session.',
  },
  bots: {
    knows: ['basics', 'contract'],
    comment:
      'bots is how bots think in slices, are asked and answer. It knows a game by its contract, and no session, so that it runs in a worker.',
  },
  session: {
    knows: ['basics', 'contract', 'text', 'bots'],
    comment:
      'session is a game in progress: its plies, its record, and what viewers may see of it. It says no sentence and draws nothing.',
  },
  chart: {
    knows: ['basics', 'contract', 'text'],
    comment:
      'chart is what boards are drawn with: maps of cells, outlines, colours, signs of marks. It knows cells and colours, and no state of a game.',
  },
  picture: {
    knows: ['basics', 'words', 'contract', 'text', 'session', 'chart'],
    comment:
      'picture makes files of positions and records. It opens a game as a session does, and knows no page.',
  },
  lesson: {
    knows: ['basics', 'words', 'contract', 'text', 'session'],
    comment:
      'lesson is how lessons are written, read and answered. It plays moves as a session does, and shows nothing.',
  },
  days: {
    knows: ['basics', 'words'],
    comment:
      'days is what all daily puzzles share: dates, zones, which entry a day has, and what a reader has made of them. It has no clock, keeps nothing and knows no game.',
  },
  exercise: {
    knows: ['basics', 'words'],
    comment:
      'exercise is what sets of boards come to: points, results, what is kept of them, and the code that leaves the page. It knows no game, no board and no clock.',
  },
  puzzle: {
    knows: ['basics', 'words', 'contract', 'text', 'days', 'bots'],
    comment:
      'puzzle makes puzzles of the positions of a game: goals and how they are written, what is left of one, the proof that it has a solution and the hint that comes of it, and the list of those that are built in. It wraps the rules of a game and changes none.',
  },
  simple: {
    knows: ['basics', 'words', 'contract', 'text', 'bots', 'chart', 'picture'],
    comment:
      'simple derives a whole game from a description. It stands on the contract as any other game does, so no room needs it.',
  },
};

/** The rooms of src/ui, from the ground up: what each may know beside core, itself and what lies below it. */
const ROOMS = {
  dom: {
    knows: [],
    comment:
      'dom holds tools for nodes, styles and frames. It knows no board, so it imports core and lit alone.',
  },
  styles: {
    knows: [],
    comment: 'styles is how boards look. It knows tokens and parts by name, and imports core and lit alone.',
  },
  contract: {
    knows: [],
    comment:
      'contract is what a game and the kit agree on: types, the table of settings, events, the state of a board and what can be asked of it. It imports no other room.',
  },
  words: {
    knows: ['dom', 'contract'],
    comment:
      'words is what a board says. It knows the contract and how a sentence is shown, not when it is said.',
  },
  board: {
    knows: ['dom', 'contract'],
    comment:
      'board is the picture, its grid, its overlay and gestures. It knows cells, and no game, session or panel.',
  },
  start: {
    knows: ['contract'],
    comment: 'start decides from plain facts how a game begins. It reads and keeps nothing itself.',
  },
  game: {
    knows: ['contract', 'words', 'start'],
    comment: 'game is what follows from the state of a board, by pure functions. It changes nothing.',
  },
  store: {
    knows: ['contract', 'words', 'start', 'game'],
    comment:
      'store takes a board from one state to the next and says what is to be done in the world. It runs without a page, so it imports neither dom nor lit.',
  },
  effects: {
    knows: ['dom', 'contract', 'words', 'start', 'game', 'loader'],
    comment:
      'effects is what is done in the world for a board: bots, timers, storage, loading. It answers with requests.',
  },
  panel: {
    knows: ['dom', 'styles', 'contract', 'words', 'game'],
    comment:
      'panel is what stands beside the board: status, controls, chart. It knows no picture and no cell.',
  },
  menu: {
    knows: ['dom', 'styles', 'contract', 'words', 'start', 'panel'],
    comment:
      'menu is what opens over the board: how to play, a new game, sharing and copying. It is loaded when first opened.',
  },
  conversation: {
    knows: ['dom', 'styles', 'contract', 'words', 'game', 'panel'],
    comment:
      'conversation is what is said beside the board, line by line, from the first sight to the end. It knows no picture, and cells by their names alone.',
  },
  stage: {
    knows: ['dom', 'styles', 'contract', 'words', 'game', 'panel', 'conversation'],
    comment:
      'stage is a board in front of a class: how it fills the screen, and what the teacher has apart. All but what brings it is loaded where a page sets `stage`.',
  },
  days: {
    knows: ['dom', 'styles', 'contract', 'game', 'effects', 'panel'],
    comment:
      'days is the puzzle of each day on a board: the calendar, the clock and what a browser keeps. A game describes its days to it, and no board without days loads it.',
  },
  lesson: {
    knows: ['dom', 'styles', 'contract', 'words', 'panel'],
    comment:
      'lesson is how a lesson goes and looks. It is loaded when one is opened, and asks the board of the lesson by requests, like everybody.',
  },
  puzzles: {
    knows: ['dom', 'styles', 'contract', 'words', 'game', 'effects', 'panel', 'menu', 'days'],
    comment:
      'puzzles is how a game’s puzzles stand on its boards: which one a page asks for, its goal, what is left, its days, and the next. A game describes them to it, and a board loads it when it is asked for one.',
  },
  controller: {
    knows: [
      'dom',
      'styles',
      'contract',
      'words',
      'board',
      'start',
      'game',
      'store',
      'effects',
      'panel',
      'menu',
      'conversation',
      'lesson',
      'stage',
    ],
    comment: 'controller joins all rooms behind an element. It knows the element by its interface alone.',
  },
  loader: {
    knows: [],
    comment:
      'loader finds the tags of boards in a page, brings files, and says when to try again. It knows no board, so that it stays small.',
  },
  'first-picture': {
    knows: ['dom', 'styles', 'contract', 'board', 'start'],
    comment:
      'first-picture is the bare board in its frame, drawn before its element is there. It comes before lit, so it imports types of it alone.',
  },
  elements: {
    knows: ['dom', 'styles', 'contract', 'board', 'start', 'loader', 'first-picture'],
    comment:
      'elements is what is there before a game is loaded: attributes, methods, the bare board. It imports no session, words or panel, so that the first paint waits for none of them.',
  },
  steps: {
    knows: ['dom', 'styles', 'contract', 'first-picture', 'elements'],
    comment:
      'steps has a board follow the list of a page, and readers find moves on it. It knows boards by their events, their properties and the rules of their game, and no session or panel.',
  },
  set: {
    knows: ['dom', 'styles', 'contract', 'first-picture', 'elements', 'steps'],
    comment:
      'set goes round the boards of an exercise. It knows them by their events and properties alone, and no game, session or panel.',
  },
  'board-kit': {
    knows: ['dom', 'styles', 'contract', 'board', 'game', 'elements', 'controller'],
    comment:
      'board-kit makes an element of a described game. It joins elements and, loaded later, controller; no game of ours needs it.',
  },
};

/** Each room's rule, by which it imports what it may know. */
const rulesOf = (folder, name, rooms) =>
  Object.entries(rooms).map(([room, { knows, comment }]) => ({
    name: `${name}-${room}`,
    severity: 'error',
    comment,
    from: { path: `^${folder}/${room}/` },
    to: { path: `^${folder}/`, pathNot: [room, ...knows].map((known) => `^${folder}/${known}/`) },
  }));

const roomRules = [...rulesOf('src/core', 'core-room', CORE_ROOMS), ...rulesOf('src/ui', 'room', ROOMS)];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'core-stands-alone',
      severity: 'error',
      comment:
        'core imports nothing outside core: it serves every game, so what it needs of one is passed to it as an argument.',
      from: { path: '^src/core/' },
      to: { pathNot: '^src/core/', dependencyTypesNot: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'pure-game-needs-core-alone',
      severity: 'error',
      comment:
        'The pure part of a game imports core and itself alone: it runs in Node, in workers and on servers, where there is no page. What needs the DOM belongs to its element folder or to ui.',
      from: { path: PURE_GAME },
      to: {
        pathNot: ['^src/core/', '^src/$1/(?!element/)'],
        dependencyTypesNot: ['core', 'npm', 'npm-dev'],
      },
    },
    {
      name: 'games-apart',
      severity: 'error',
      comment:
        'A game never imports another game, so that each can be changed or dropped alone. What two games need moves to core or ui.',
      from: { path: GAME },
      to: { path: GAME, pathNot: '^src/$1/' },
    },
    {
      name: 'ui-knows-no-game',
      severity: 'error',
      comment:
        'ui imports core, embed-code, ui and lit alone: what it must know of a game comes through the contract in core.',
      from: { path: '^src/ui/' },
      to: { pathNot: ['^src/(core|embed-code|ui)/', LIT] },
    },
    ...roomRules,
    {
      name: 'element-wraps-its-own-game',
      severity: 'error',
      comment: 'An element imports its own game, ui, core and lit alone.',
      from: { path: ELEMENT },
      to: { pathNot: ['^src/(core|ui)/', '^src/$1/', LIT] },
    },
    {
      name: 'compose-frame-knows-no-game',
      severity: 'error',
      comment:
        'compose/frame is what all composers share, so it imports no game and no composer of one: it is given a model.',
      from: { path: '^compose/frame/' },
      to: { path: [PURE_GAME, '^compose/(?!frame/)'] },
    },
    {
      name: 'composer-of-its-own-game',
      severity: 'error',
      comment: 'compose/<game> imports the pure code of its own game, and no other composer.',
      from: { path: '^compose/(?!frame/|exercise/|class/)([^/]+)/' },
      to: { path: [GAME, '^compose/'], pathNot: ['^src/$1/', '^compose/($1|frame)/'] },
    },
    {
      name: 'class-of-constellation',
      severity: 'error',
      comment: 'compose/class sets up a game of Constellation, so it imports its pure code, and no composer.',
      from: { path: '^compose/class/' },
      to: { path: [GAME, '^compose/'], pathNot: ['^src/constellation/', '^compose/(class|frame)/'] },
    },
    {
      name: 'exercise-maker-of-no-composer',
      severity: 'error',
      comment:
        'compose/exercise chooses among the puzzles of all games, so it imports the pure code of each, and no composer.',
      from: { path: '^compose/exercise/' },
      to: { path: '^compose/', pathNot: '^compose/(exercise|frame)/' },
    },
    {
      name: 'compose-needs-no-element',
      severity: 'error',
      comment:
        'A composer finds its board by its tag, as the board is a script of its own. So of elements it imports types alone, of the kit only what needs no lit, and no package but the one that makes zips.',
      from: { path: '^compose/' },
      to: {
        path: [ELEMENT, '^src/ui/(?!board/|dom/|words/|menu/png[.])', '^node_modules/(?!fflate/)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'testing-needs-core-alone',
      severity: 'error',
      comment:
        'The nets in src/testing are for every game, so they import core alone and get the game as an argument.',
      from: { path: '^src/testing/' },
      to: { pathNot: '^src/(core|testing)/' },
    },
    {
      name: 'embed-code-needs-core-alone',
      severity: 'error',
      comment:
        'embed-code writes markup for commands, composers and menus, in Node and in pages alike, so it imports core alone.',
      from: { path: '^src/embed-code/' },
      to: { pathNot: '^src/(core|embed-code)/', dependencyTypesNot: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'embed-knows-no-board',
      severity: 'error',
      comment:
        'embed brings a board into a frame by its tag and its file, so of the kit it imports the loader alone, beside core and embed-code, and no game.',
      from: { path: '^src/embed/' },
      to: { path: '^src/', pathNot: ['^src/embed/', '^src/embed-code/', '^src/core/', '^src/ui/loader/'] },
    },
    {
      name: 'nothing-needs-embed',
      severity: 'error',
      comment: 'embed is a page and a script of their own: no other code imports them.',
      from: { path: '^src/(?!embed/)' },
      to: { path: '^src/embed/' },
    },
    {
      name: 'course-knows-no-board',
      severity: 'error',
      comment:
        'course hands in what a set of exercises comes to, as the set tells it, so it imports core and xapi alone.',
      from: { path: '^src/course/' },
      to: { path: '^src/', pathNot: ['^src/course/', '^src/xapi/', '^src/core/'] },
    },
    {
      name: 'xapi-needs-core-alone',
      severity: 'error',
      comment:
        'xapi makes statements of what a set of exercises tells, for pages and commands alike, so it imports core alone.',
      from: { path: '^src/xapi/' },
      to: { pathNot: '^src/(core|xapi)/' },
    },
    {
      name: 'fences-draw-and-check-alone',
      severity: 'error',
      comment:
        'fences makes markup in Node of what Markdown holds. Of a board it imports the game, and the definition, which says what its attributes take; of the kit words and what reads attributes, and no lit.',
      from: { path: '^src/fences/' },
      to: {
        pathNot: [
          '^src/(core|embed-code|fences)/',
          PURE_GAME,
          '^src/[^/]+/element/definition[.]ts$',
          '^src/ui/(contract|start|words)/',
        ],
      },
    },
    {
      name: 'nothing-needs-fences',
      severity: 'error',
      comment: 'fences is for tools that build pages: no code of a page imports it.',
      from: { path: '^src/(?!fences/)' },
      to: { path: '^src/fences/' },
    },
    {
      name: 'nothing-needs-course',
      severity: 'error',
      comment:
        'course is a script of its own for the documents of course packages: no other code imports it.',
      from: { path: '^src/(?!course/)' },
      to: { path: '^src/course/' },
    },
    {
      name: 'pure-code-needs-no-package',
      severity: 'error',
      comment:
        'Pure code runs anywhere, so it imports neither an npm package nor a module of Node. lit belongs to ui and to element folders.',
      from: { path: '^src/', pathNot: ['^src/ui/', ELEMENT] },
      to: {
        dependencyTypes: [
          'core',
          'npm',
          'npm-dev',
          'npm-peer',
          'npm-optional',
          'npm-bundled',
          'npm-no-pkg',
          'npm-unknown',
        ],
      },
    },
    {
      name: 'lit-alone-at-run-time',
      severity: 'error',
      comment:
        'The only package that ships with a board is lit. Another one needs a decision record in docs/decisions first.',
      from: { path: '^src/' },
      to: { path: 'node_modules/', pathNot: LIT },
    },
    {
      name: 'src-ships-alone',
      severity: 'error',
      comment:
        'What is in src ships; composers, tests, the site, stories and scripts do not, so src never imports them.',
      from: { path: '^src/' },
      to: { path: '^(compose|site|test|dev|scripts|stories|dist|docs)/' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      comment:
        'Modules that import each other in a ring, be it for a type, can only be read and changed together: move what both need to a module below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'import-leads-somewhere',
      severity: 'error',
      comment:
        'The imported file or package does not exist. Local files are imported with the ending .js, also from TypeScript.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.d\\.m?ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types are dependencies too: a rule that names an element's type knows the element.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.js'],
    },
  },
};
