// The questions of the bench and their answers: one table each, with its goals, for the terminal and for
// docs/bench.md. How anything is measured is not its matter.

/** How many times slower the processor is made. */
export const SPEEDS = [1, 4];

const CM = 'cm-chessboard';
const ELEMENTS = ['gchessboard', 'chessboard-element'];
/** The chess boards that ours are measured by. */
const COMPARED = [...ELEMENTS, CM];

const [STAR, ROTATION, SPACE, CONSTELLATION] = [
  'star-board',
  'rotation-puzzle',
  'space-crack-map',
  'constellation-board',
];

/** Without a minus before zero. */
const number = (value, digits) => value.toFixed(digits).replace(/^-(0(?:\.0*)?)$/, '$1');
const inDigits = (digits) => (value) => number(value, digits);
const inTimes = (value) => (Number.isFinite(value) ? `${number(value, value < 10 ? 2 : 0)}x` : '-');

// Measures: functions of a row and of all results.

const figure =
  (key, speed = 1) =>
  ({ figures }) =>
    figures[speed][key];

/** How many times the best of those chess boards. */
const timesBest =
  (key, speed, of = COMPARED) =>
  ({ figures }, { rivals }) => {
    const theirs = rivals.filter(({ name }) => of.includes(name)).map((rival) => rival.figures[speed][key]);
    return figures[speed][key] / Math.min(...theirs);
  };

/** The boards of a tag share one script, and those of others are too small for the clock. */
const toParsing = (row) => (row.board === 0 ? figure('evaluation')(row) / figure('parsing')(row) : NaN);

const named = (name) => (row) => row.name.includes(name);
const find = (rows, text) => rows.find(named(text));

/** How many times the picture of cm-chessboard. */
const timesPicture =
  (key) =>
  (row, { cold }) =>
    row[key] / find(cold, CM).picture;

const timesElementsMove = (row, { cold }) => row.move / find(cold, ELEMENTS[1]).move;

/** The loader's page with one board. */
const added = (row, { cold }) =>
  row.kb / cold.find(({ name }) => /^`<star-board>`, loader/.test(name)).kb - 1;

// Which rows a goal is about.

const board = (tag, at) => (row) => row.tag === tag && row.board === at;
const ours = ({ tag, tags }) => (tag ?? tags) !== undefined;
const alone = (row) => ours(row) && row.tags.length === 1;
const loader = (row) => alone(row) && named('loader')(row);

const warmRows = ({ ours, rivals, still }) => [...ours, ...rivals, ...still];

/** Columns are a title, a measure and how it is shown; goals are rows, what is said of them, a measure and its most. */
const TABLES = {
  cold: {
    title: 'How soon is a board there on a phone in a slow network?',
    note: ({ cold }) =>
      `A browser that has nothing in its cache opens a page. The network gives 1.6 Mbit/s and takes 150 ms for a round trip, and the processor is made four times slower. All pages are served in the same way, by HTTP/2 with gzip. Our boards come as the files that the build makes for pages. Each chess board is one minified script with its styles and pieces, except that cm-chessboard fetches its pieces itself. The emulated network shares its rate evenly among requests, whatever their priority.

- **KB** and **requests** count all that the page fetches, with headers.
- **files there** is when the last file before the picture has come.
- **picture** is when the first frame shows the whole board.
- **first move** is when the board can take a move. We trust each chess board to take one as soon as its board or its pieces are there.

All times are multiples of the time that cm-chessboard took to its picture, ${number(find(cold, CM).picture, 0)} ms.`,
    rows: ({ cold }) => cold,
    columns: [
      ['KB', ({ kb }) => kb, inDigits(1)],
      ['requests', ({ requests }) => requests, inDigits(0)],
      ['files there', timesPicture('came'), inTimes],
      ['picture', timesPicture('picture'), inTimes],
      ['first move', timesPicture('move'), inTimes],
    ],
    goals: [
      [alone, 'picture 1x', timesPicture('picture'), 1, inTimes],
      [alone, 'first move 1.3x that of chessboard-element', timesElementsMove, 1.3, inTimes],
      [loader, '62 KB', ({ kb }) => kb, 62, inDigits(1)],
      [(row) => ours(row) && !alone(row), 'adds 0.5x the KB of one board', added, 0.5, inTimes],
    ],
  },
  first: {
    title: 'What does the first board cost a page that has its script?',
    note: () =>
      `The page has already fetched the script. The time runs until the script is evaluated and the first board is made, laid out and ready to play. Our script is the single file with Lit, rules and bots. The scripts of the others are bundled with everything that they import.

- **gzip** is the size of the script when it is compressed.
- **evaluation** is the processor time of the script alone.
- **to parsing** is the same time, as a multiple of what it takes to parse the script without running it.`,
    rows: warmRows,
    columns: [
      ['gzip', timesBest('size', 1), inTimes],
      ['first board, 1x', timesBest('first', 1), inTimes],
      ['first board, 4x', timesBest('first', 4), inTimes],
      ['evaluation, 4x', timesBest('evaluation', 4), inTimes],
      ['to parsing', toParsing, inTimes],
    ],
    goals: [
      [({ board: at }) => at === 0, '1.3x its parsing', toParsing, 1.3, inTimes],
      ...SPEEDS.flatMap((speed) => [
        [board(STAR, 0), `1.15x ${CM} at ${speed}x`, timesBest('first', speed, [CM]), 1.15, inTimes],
        [board(STAR, 0), `1x other elements at ${speed}x`, timesBest('first', speed, ELEMENTS), 1, inTimes],
      ]),
    ],
  },
  move: {
    title: 'What does a move cost?',
    note: () =>
      `The figures are the processor time of the main thread for one move and all that follows: \`play()\`, \`updateComplete\`, the frame, and what a board puts off until the page is idle. Only then comes the next move. The chess boards get the next position, without animation and without rules.

The last two rows show how little it can be. chessground only moves pieces, and the static picture only has its markup replaced. Neither knows what a legal move is, so our boards are not compared with them.`,
    rows: warmRows,
    columns: [
      ['1x', timesBest('move', 1), inTimes],
      ['4x', timesBest('move', 4), inTimes],
      ['ms at 1x', figure('move'), inDigits(1)],
    ],
    goals: [
      ...SPEEDS.map((speed) => [board(STAR, 0), `1x at ${speed}x`, timesBest('move', speed), 1, inTimes]),
      [board(SPACE, 1), '8 ms', figure('move'), 8, inDigits(1)],
      [board(CONSTELLATION, 1), '8 ms', figure('move'), 8, inDigits(1)],
      [board(ROTATION, 3), '16 ms', figure('move'), 16, inDigits(1)],
    ],
  },
  many: {
    title: 'What do many boards cost?',
    note: () =>
      `A page gets a hundred more boards, in columns of 320 px, most of them out of view.

- **JS heap** is the memory that one board takes, when a hundred boards before it have already had the code compiled.
- **elements** is how many elements a board has that is in view on a quiet page. Those of our boards include the grid of cells for keys and screen readers.`,
    rows: warmRows,
    columns: [
      ['100 boards, 1x', timesBest('hundred', 1), inTimes],
      ['100 boards, 4x', timesBest('hundred', 4), inTimes],
      ['JS heap, KB', figure('heap'), inDigits(1)],
      ['elements', figure('elements'), inDigits(0)],
    ],
    goals: [
      ...SPEEDS.flatMap((speed) => [
        [board(STAR, 0), `1x at ${speed}x`, timesBest('hundred', speed), 1, inTimes],
        [
          board(ROTATION, 0),
          `1.2x other elements at ${speed}x`,
          timesBest('hundred', speed, ELEMENTS),
          1.2,
          inTimes,
        ],
      ]),
      [board(STAR, 0), '12 KB', figure('heap'), 12, inDigits(1)],
      [board(STAR, 1), '20 KB', figure('heap'), 20, inDigits(1)],
    ],
  },
  removal: {
    title: 'What is left of a board that is removed?',
    note: () =>
      'Boards are played on, and then removed by a call of `remove()` and nothing else. The table shows how many nodes and listeners per board are left after a garbage collection.',
    rows: warmRows,
    columns: [
      ['nodes', figure('nodes'), inDigits(1)],
      ['listeners', figure('listeners'), inDigits(1)],
    ],
    goals: [
      [ours, 'no node', figure('nodes'), 0, inDigits(1)],
      [ours, 'no listener', figure('listeners'), 0, inDigits(1)],
    ],
  },
  thinking: {
    title: 'How long do hints and bots take?',
    note: () =>
      'Hints and bots think in a worker. **Longest gap** is the longest time between two frames meanwhile, and **page busy** is the processor time of the main thread.',
    rows: ({ thinking }) => thinking,
    columns: [
      ['seconds', ({ seconds }) => seconds, inDigits(2)],
      ['longest gap, ms', ({ gap }) => gap, (ms) => (ms === undefined ? '-' : number(ms, 1))],
      ['page busy, ms', ({ busy }) => busy, (ms) => (ms === undefined ? '-' : number(ms, 0))],
    ],
    goals: [],
  },
};

/** In the order of the page. */
export const QUESTIONS = [...Object.keys(TABLES), 'noise'];

/** Parses `--only`: questions and a part of a tag, with commas between them. The cold page has boards of its own. */
export function chosen(only) {
  const words = only.split(',').filter((word) => word !== '');
  const asked = QUESTIONS.filter((question) => words.includes(question));
  const tag = words.find((word) => !QUESTIONS.includes(word)) ?? '';
  if (asked.length > 0) return { questions: asked, tag };
  return { questions: QUESTIONS.filter((question) => question !== 'cold' || tag === ''), tag };
}

/** The first column and the last hold words, those between them figures; the last one is as wide as it is. */
function markdown(rows) {
  const last = rows[0].length - 1;
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const padded = (cell, column) => {
    if (column === last) return cell;
    return column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]);
  };
  const line = (row) => `| ${row.map(padded).join(' | ')} |`;
  const rule = widths.map((width, column) => {
    if (column === last) return '---';
    return column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;
  });
  return [line(rows[0]), line(rule), ...rows.slice(1).map(line)].join('\n');
}

/** A figure meets its goal if it does as it is shown. */
function goalText(row, told, [, says, measure, most, show]) {
  const value = measure(row, told);
  const isMet = Number.parseFloat(show(value)) <= most;
  return `${says}: ${isMet ? 'met' : `**missed**, ${show(value)}`}`;
}

export function tableOf(question, told) {
  const { rows, columns, goals } = TABLES[question];
  const lines = rows(told).map((row) => [
    row.name,
    ...columns.map(([, measure, show]) => show(measure(row, told))),
    [
      ...goals.filter(([whose]) => whose(row)),
      // A bot's thinking time has a goal of its own.
      ...(row.most ? [[undefined, `${row.most} s`, ({ seconds }) => seconds, row.most, inDigits(2)]] : []),
    ]
      .map((goal) => goalText(row, told, goal))
      .join('; '),
  ]);
  return markdown([['', ...columns.map(([title]) => title), 'goals'], ...lines]);
}

const NOISE_LIMIT_MS = 5;

function noiseText({ noise: { ms, dead } }) {
  const limit = ms <= NOISE_LIMIT_MS ? 'is met' : 'is **missed**';
  const end = dead.length === 0 ? 'Every board plays on.' : `**These do not play on:** ${dead.join(', ')}.`;
  return `Each attribute gets 100 kB of noise, which is random characters or one move over and over. A board takes at most ${number(ms, 1)} ms to deal with it. The limit of ${NOISE_LIMIT_MS} ms ${limit}. ${end}`;
}

function partOf(question, told) {
  if (question === 'noise') return `## What does hostile input cost?\n\n${noiseText(told)}`;
  const { title, note } = TABLES[question];
  return `## ${title}\n\n${note(told)}\n\n${tableOf(question, told)}`;
}

/** The answers to all questions, as headings, notes and tables. */
export const answers = (told) => told.questions.map((question) => partOf(question, told)).join('\n\n');

export function docText(told) {
  const versions = told.rivals.map(({ name, version }) => `${name} ${version}`).join(', ');
  return `# What boards cost a page

This page says how soon our boards are there, how much time a move takes, and how much many boards on one page cost. Read it if your page has to be fast. We compare our boards with four chess boards that know no rules: ${versions}.

\`npm run bench -- --write\` wrote this page. Figures are medians of ${told.rounds} rounds in which all boards take turns, in ${told.engine}, headless and without motion.

A figure with an x is a multiple. It compares a board with the best of gchessboard, chessboard-element and cm-chessboard in the same run: at 2x it takes twice as much, and below 1x it takes less than any of the three. Multiples are much the same on every machine, and milliseconds are not.

In the heads of columns, and after “at” in a goal, 1x means the processor at full speed, and 4x means that it was made four times slower. The last column has the goals that we set ourselves, and says whether they are met.

${answers(told)}

## How to repeat it

\`\`\`sh
npm run build
npm run bench                        # all tables, in the terminal
npm run bench -- --only cold         # one table: ${QUESTIONS.join(', ')}
npm run bench -- --only move,star    # one table, for the tags that hold a word
npm run bench -- --write             # this page
\`\`\`

Write this page on an idle machine. The bench refuses to if the machine is busy before it begins, or if other programs work meanwhile.
`;
}
