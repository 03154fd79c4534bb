// Knows what is told of the figures, and how: the tables of the terminal and of docs/bench.md.
import { NOISE_BYTES } from './pages.mjs';

const NOISE_LIMIT_MS = 5;

/** What is measured; `digits` of its figures, and whether the machine's speed is in them. */
export const MEASURES = [
  { key: 'size', title: 'gzip', unit: 'KB', digits: 1 },
  { key: 'first', title: 'first board', unit: 'ms', digits: 1, timed: true },
  { key: 'hundred', title: '100 boards', unit: 'ms', digits: 0, timed: true },
  { key: 'update', title: 'an update', unit: 'ms a frame', digits: 2, timed: true },
  { key: 'elements', title: 'elements', unit: '', digits: 0 },
  { key: 'heap', title: 'JS heap', unit: 'KB a board', digits: 1 },
  { key: 'nodes', title: 'nodes left', unit: 'a board', digits: 1, bare: true },
  { key: 'listeners', title: 'listeners left', unit: 'a board', digits: 1, bare: true },
];

/** Without the sign of a nought. */
const number = (value, digits) => value.toFixed(digits).replace(/^-(0(?:\.0*)?)$/, '$1');

/** A measure of which the floor has nothing, or next to nothing, has no ratio. */
function ratioText({ bare }, value, floor) {
  if (bare) return number(value, 1);
  return floor > 0.001 ? `${number(value / floor, value / floor < 10 ? 1 : 0)}x` : '-';
}

function tableOf(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(rows[0]), rule, ...rows.slice(1).map(line)].join('\n');
}

export function ratioTable(results) {
  const floor = results[0].figures;
  const head = ['', ...MEASURES.map(({ title }) => title)];
  const rows = results.map(({ name, figures }) => [
    name,
    ...MEASURES.map((measure) => ratioText(measure, figures[measure.key], floor[measure.key])),
  ]);
  return tableOf([head, ...rows]);
}

export function figureTable(results) {
  const head = ['', ...MEASURES.map(({ title, unit }) => (unit ? `${title}, ${unit}` : title))];
  const rows = results.map(({ name, figures }) => [
    name,
    ...MEASURES.map(({ key, digits }) => number(figures[key], digits)),
  ]);
  return tableOf([head, ...rows]);
}

export function noiseTable(noise) {
  const rows = noise.map(({ name, ms, plays }) => [`\`${name}\``, number(ms, 2), plays ? 'yes' : 'NO']);
  return tableOf([['attribute', 'ms', 'plays on'], ...rows]);
}

export function docText({ engine, rounds, results, noise }) {
  const worst = Math.max(...noise.map(({ ms }) => ms));
  return `# Bench

What a board costs a page, beside the same board as a static SVG picture. Written by \`npm run bench -- --write\`: medians of ${rounds} interleaved rounds in ${engine}, headless, at 1x, without motion. The board is \`<star-board rings="6" seats="human human" controls="minimal">\` from the single file \`dist/star-board.js\`, which holds Lit and the rules.

## Ratios to the static picture

These hold from machine to machine; what is left after a removal is counted, not compared.

${ratioTable(results)}

## Figures

Milliseconds belong to the machine that wrote this page, and mean something only where it was idle.

${figureTable(results)}

- **gzip**: what a page loads, Lit included; of the picture, its markup.
- **first board**: the script evaluated and the first board made, ready to play and laid out.
- **100 boards**: a hundred more, in columns of 320 px, most of them out of view.
- **an update**: the main thread's work for a move played in each frame, less that of an empty frame. The picture has its markup replaced.
- **elements**: of a board in view on a quiet page, its grid of cells for keys and screen readers included.
- **JS heap**: after a collection, over a hundred boards.
- **left**: DOM nodes and listeners after boards were played on and removed by a bare \`remove()\`, after a collection.

## Noise

${NOISE_BYTES / 1000} kB of noise set as an attribute, of five kinds (printable signs, digits, signs of many scripts, a cell's name and a record's head again and again): the worst of them until the board is up to date, median of ${rounds} rounds, and whether a move can be played afterwards. The limit is ${NOISE_LIMIT_MS} ms; the slowest took ${number(worst, 2)} ms.

${noiseTable(noise)}
`;
}
