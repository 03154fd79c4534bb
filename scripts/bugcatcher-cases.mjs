// Writes docs/rules/bugcatcher-cases.md and its pictures from scripts/bugcatcher/cases.ts: what the board itself draws
// of each case. A test holds that they are as this leaves them.
//
//   node scripts/bugcatcher-cases.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, ROOT } from './load.mjs';

const SOURCES = `
  export { CASES, casePosition } from './scripts/bugcatcher/cases.js';
  export { bugcatcher } from './src/bugcatcher/game.js';
  export { picture } from './src/bugcatcher/picture.js';
  export { INKS, SEATS } from './src/core/chart/palette.js';
  export { unwrap } from './src/core/basics/result.js';
`;

/** Paths as the board has them by day. */
const [BLACK, BLUE] = ['#16223c', '#2f6fe0'];

function styleOf({ INKS, SEATS }, seats) {
  const ink = (name) => INKS[name][0];
  return [
    `.field{fill:${ink('field')}}`,
    `.line,.centres{fill:none;stroke:${ink('line')};stroke-width:.015}`,
    `text{fill:${ink('ink2')};font:.2px sans-serif;text-anchor:middle}`,
    '.case,.black,.blue,.beads,.burst,.tried{fill:none;stroke-linecap:round}',
    `.case{stroke:${ink('surface')};stroke-width:.15}`,
    `.black{stroke:${BLACK};stroke-width:.09}.blue{stroke:${BLUE};stroke-width:.11}`,
    `.beads{stroke:${ink('on')};stroke-width:.05;stroke-dasharray:0 .25;stroke-dashoffset:-.125}`,
    `.tried{stroke:${ink('danger')};stroke-width:.03;stroke-dasharray:.08 .07}`,
    `.burst{stroke:${ink('danger')};stroke-width:.05}.piece{stroke:${ink('field')};stroke-width:.2}.on{fill:${ink('on')}}`,
    ...SEATS.slice(0, seats).map(([day], seat) => `.seat-${seat}{fill:${day}}`),
  ].join('');
}

/** Everything by file name, as docs/rules should have it. */
export async function casesText() {
  const engine = await load(SOURCES);
  const { CASES, casePosition, bugcatcher, picture, unwrap } = engine;
  const files = {};
  const parts = CASES.map((one, i) => {
    const state = unwrap(bugcatcher.notation.parsePosition(casePosition(one)));
    const style = `<style>${styleOf(engine, state.players.length)}</style>`;
    const ground = `<rect x="-1" y="-1" width="9" height="8" fill="${engine.INKS.surface[0]}"/>`;
    const svg = picture(bugcatcher.view(state, 'all')).replace(/(<svg[^>]*>)/, `$1${style}${ground}`);
    files[`bugcatcher-cases/${i + 1}.svg`] = `${svg}\n`;
    const rows = one.players.map(
      ({ at, black, plays, gets }, seat) =>
        `| ${seat + 1} | ${at[0]}${black ? ' (black)' : ''} | ${at[1]} | ${plays || 'nothing'} | ${gets || '-'} |`,
    );
    return `## ${i + 1}. ${one.title}

![Case ${i + 1}](bugcatcher-cases/${i + 1}.svg)

${one.ruling} (${one.rule})

| player | border node | central node | program | results |
|---|---|---|---|---|
${rows.join('\n')}
`;
  });
  files['bugcatcher-cases.md'] = `# Bugcatcher: rulings on collisions

Each ruling is one small round on a grid of 6 by 5 cells, drawn by the board itself. Border nodes begin blue and central nodes black, unless the table says otherwise. A red star shows where an entry collided. [bugcatcher.md](bugcatcher.md) has the rules by number.

${parts.join('\n')}`;
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(ROOT, 'docs/rules/bugcatcher-cases'), { recursive: true });
  for (const [name, text] of Object.entries(await casesText()))
    writeFileSync(join(ROOT, 'docs/rules', name), text);
}
