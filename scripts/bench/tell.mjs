// Knows which figures are shown, and how: the tables of the terminal and of docs/bench.md.
import { NOISE_BYTES } from './pages.mjs';

const NOISE_LIMIT_MS = 5;
const ROUND_LIMIT_MS = 300;

/** What is measured; `digits` of its figures, whether the processor's speed is in them, and whether there is nothing to compare. */
export const MEASURES = [
  { key: 'size', title: 'gzip', unit: 'KB', digits: 1 },
  { key: 'first', title: 'first board', unit: 'ms', digits: 1, timed: true },
  { key: 'hundred', title: '100 boards', unit: 'ms', digits: 0, timed: true },
  { key: 'update', title: 'an update', unit: 'ms', digits: 2, timed: true },
  { key: 'elements', title: 'elements', digits: 0 },
  { key: 'heap', title: 'JS heap', unit: 'KB per board', digits: 1 },
  { key: 'nodes', title: 'nodes left', unit: 'per board', digits: 1, bare: true },
  { key: 'listeners', title: 'listeners left', unit: 'per board', digits: 1, bare: true },
];

/** How many times slower the processor is made. */
export const SPEEDS = [1, 4];

const measuresAt = (speed) => MEASURES.filter(({ timed }) => timed || speed === 1);

const CM = 'cm-chessboard';
const ELEMENTS = ['gchessboard', 'chessboard-element'];
const RIVALS = [...ELEMENTS, CM];

/** Our goals for the first and the second board of a tag: at most this many times the best of the others, or this much. */
const GOALS = {
  'star-board': [
    { board: 0, key: 'first', of: [CM], times: 1.15 },
    { board: 0, key: 'first', of: ELEMENTS, times: 1 },
    { board: 0, key: 'hundred', of: RIVALS, times: 1 },
    { board: 0, key: 'update', of: RIVALS, times: 1 },
    { board: 0, key: 'heap', most: 12 },
    { board: 1, key: 'heap', most: 20 },
    { board: 0, key: 'nodes', most: 0 },
    { board: 0, key: 'listeners', most: 0 },
  ],
  'rotation-puzzle': [
    { board: 0, key: 'hundred', of: ELEMENTS, times: 1.2 },
    { board: 0, key: 'nodes', most: 0 },
    { board: 0, key: 'listeners', most: 0 },
  ],
  // The largest map, scrolled and played on, within half a frame.
  'space-crack-map': [
    { board: 1, key: 'update', most: 8 },
    { board: 1, key: 'nodes', most: 0 },
    { board: 1, key: 'listeners', most: 0 },
  ],
  // 200 stars and eight teams within half a frame.
  'constellation-board': [
    { board: 1, key: 'update', most: 8 },
    { board: 1, key: 'nodes', most: 0 },
    { board: 1, key: 'listeners', most: 0 },
  ],
};

/** Without a minus before zero. */
const number = (value, digits) => value.toFixed(digits).replace(/^-(0(?:\.0*)?)$/, '$1');

const timesText = (ratio) => `${number(ratio, ratio < 1 ? 2 : ratio < 10 ? 1 : 0)}x`;

/** A measure has no ratio if the floor has nothing of it, or next to nothing. */
const ratioText = (value, floor) => (floor > 0.001 ? timesText(value / floor) : '-');

/** What the cold page shows: ratios to the picture of cm-chessboard, which is the first to be there. */
export function coldTable(pages) {
  const base = pages.find(({ name }) => name === CM).picture;
  const ratio = (ms) => `${number(ms / base, 2)}x`;
  const rows = pages.map(({ name, kb, requests, came, picture, move }) => [
    name,
    number(kb, 1),
    number(requests, 0),
    ...[came, picture, move].map(ratio),
  ]);
  return tableOf([['', 'KB', 'requests', 'files there', 'picture', 'first move'], ...rows]);
}

function tableOf(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(rows[0]), rule, ...rows.slice(1).map(line)].join('\n');
}

const lowest = (results, speed, key) => Math.min(...results.map(({ figures }) => figures[speed][key]));

/** Rows of ratios: `floorOf` tells what a measure's figures are divided by. */
function ratioTable(results, speed, floorOf) {
  const measures = measuresAt(speed);
  const rows = results.map(({ name, figures }) => [
    name,
    ...measures.map(({ key, bare, digits }) =>
      bare ? number(figures[speed][key], digits) : ratioText(figures[speed][key], floorOf(key)),
    ),
  ]);
  return tableOf([['', ...measures.map(({ title }) => title)], ...rows]);
}

const toStill = ({ still, boards }, beside, speed) =>
  ratioTable([still, ...boards, ...beside], speed, (key) => still.figures[speed][key]);

const toBest = ({ boards }, rivals, speed) => ratioTable(boards, speed, (key) => lowest(rivals, speed, key));

function figureTable(results, speed) {
  const measures = measuresAt(speed);
  const head = ['', ...measures.map(({ title, unit }) => (unit ? `${title}, ${unit}` : title))];
  const rows = results.map(({ name, figures }) => [
    name,
    ...measures.map(({ key, digits }) => number(figures[speed][key], digits)),
  ]);
  return tableOf([head, ...rows]);
}

function goalRows({ tag, boards }, rivals) {
  return (GOALS[tag] ?? []).flatMap(({ board, key, of = [], times, most }) => {
    const { name, figures } = boards[board];
    const { title, unit = '', digits, timed } = MEASURES.find((measure) => measure.key === key);
    const others = rivals.filter((rival) => of.includes(rival.name));
    return SPEEDS.filter((speed) => (timed && most === undefined) || speed === 1).map((speed) => {
      const value = figures[speed][key];
      const ratio = value / lowest(others, speed, key);
      const isMet = most === undefined ? ratio <= times : value <= most + 0.5 / 10 ** digits;
      return [
        `${name}: ${title}`,
        `${speed}x`,
        most === undefined ? `${times}x the best of ${of.join(', ')}` : `${most} ${unit}`,
        most === undefined ? `${number(ratio, 2)}x` : number(value, digits),
        isMet ? 'yes' : 'NO',
      ];
    });
  });
}

const goalTable = (group, rivals) => tableOf([['', 'at', 'goal', 'is', 'met'], ...goalRows(group, rivals)]);

function noiseTable(noise) {
  const rows = noise.map(({ name, ms, plays }) => [`\`${name}\``, number(ms, 2), plays ? 'yes' : 'NO']);
  return tableOf([['attribute', 'ms', 'plays on'], ...rows]);
}

/** For a game whose bots all act at once: how long a reader waits for them. */
function roundTable(timed) {
  const rows = timed.map(({ bot, decisions, ms }) => [
    `\`${bot}\``,
    `${decisions}`,
    number(ms, 0),
    `${ROUND_LIMIT_MS}`,
    ms < ROUND_LIMIT_MS ? 'yes' : 'NO',
  ]);
  return tableOf([['bot', 'decisions', 'ms', 'less than', 'met'], ...rows]);
}

/** Tables under headings: those of a tag, beside the boards of others. */
function tagText(group, rivals) {
  const all = [group.still, ...group.boards, ...rivals];
  const parts = SPEEDS.flatMap((speed) => [
    `### Ratios to the static picture, at ${speed}x`,
    toStill(group, rivals, speed),
    `### Ratios to the best of the others, at ${speed}x`,
    toBest(group, rivals, speed),
  ]);
  if (GOALS[group.tag]) parts.push('### Goals', goalTable(group, rivals));
  if (group.timed.length > 0)
    parts.push('### All decisions of a round, in a worker', roundTable(group.timed));
  for (const speed of SPEEDS) parts.push(`### Figures at ${speed}x`, figureTable(all, speed));
  return [`## \`<${group.tag}>\``, ...parts].join('\n\n');
}

function noiseText({ tag, noise }, rounds) {
  const worst = Math.max(...noise.map(({ ms }) => ms));
  return `### \`<${tag}>\`

The slowest took ${number(worst, 2)} ms, median of ${rounds} rounds.

${noiseTable(noise)}`;
}

/** What readers wait for; empty if no tag thinks. */
function thinkingText(groups) {
  const rows = groups
    .flatMap(({ thoughts }) => thoughts)
    .map(({ name, seconds, most, gap, busy }) => [
      name,
      number(seconds, 2),
      `${most}`,
      seconds <= most ? 'yes' : 'NO',
      number(gap, 1),
      number(busy, 0),
    ]);
  if (rows.length === 0) return [];
  const head = ['', 'seconds', 'goal', 'met', 'longest gap, ms', 'page busy, ms'];
  return [
    `## Thinking

A hint on a board of the single file, thought out in its worker: the time until it is there, the longest gap between two frames meanwhile, and the processor time of the main thread.`,
    tableOf([head, ...rows]),
  ];
}

export function tables({ groups, rivals }) {
  return [...groups.map((group) => tagText(group, rivals)), ...thinkingText(groups)].join('\n\n');
}

export function docText(told, busy) {
  const { engine, rounds, groups, rivals, noiseRounds } = told;
  const versions = rivals.map(({ name, version }) => `${name} ${version}`).join(', ');
  return `# Bench

What a board costs a page, compared with chess boards that have no rules in them (${versions}) and with its own picture as a static SVG. Written by \`npm run bench -- --write\`: medians of ${rounds} interleaved rounds in ${engine}, headless, without motion, at full speed (1x) and with the processor made four times slower (4x). Ratios hold from machine to machine. Milliseconds belong to the machine that wrote this page, and mean something only if it was idle.${busy}

- **gzip**: what a page loads. Ours is the single file \`dist/<tag>.js\` with Lit, rules and bots. \`npm run size\` shows what modules and bundlers load. The others are bundled with everything they import, their style sheets and their pieces. For the picture, it is the markup.
- **first board**: the time on a new page until the script is evaluated and the first board is made, laid out and ready to play. For cm-chessboard, its sprite comes from this machine.
- **100 boards**: a hundred more, in columns of 320 px, most of them out of view.
- **an update**: the processor time of the main thread for a move, less that of the frames: one move per frame, with the picture and everything around it. The others get the next position without animation. The picture has its markup replaced.
- **elements**: of a board in view on a quiet page. Ours include the grid of cells for keys and screen readers.
- **JS heap**: after a collection, for a hundred boards that follow a hundred others, which compiled the code.
- **left**: the DOM nodes and listeners that are left after boards were played on and removed by a bare \`remove()\`, after a collection. Counted, not compared.

${tables(told)}

## Noise

${NOISE_BYTES / 1000} kB of noise set as an attribute, of five kinds: printable signs, digits, signs of many scripts, and a move or the head of a record again and again. The tables have the worst time until the board is up to date, and whether a move can be played afterwards. The limit is ${NOISE_LIMIT_MS} ms.

${groups.map((group) => noiseText(group, noiseRounds)).join('\n\n')}
`;
}
