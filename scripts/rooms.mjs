// Draws the rooms of src and the arrows between them, from the imports themselves, into ARCHITECTURE.md. An arrow that
// follows from two others is left out; all games are drawn as one, since they have the same rooms.
//
//   npm run rooms              writes the picture
//   npm run rooms -- --check   fails where the picture is out of date
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { cruise } from 'dependency-cruiser';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(root, 'ARCHITECTURE.md');
const PICTURE = /(<!-- rooms -->\n)[^]*?(<!-- \/rooms -->)/;

/** The room of a file of src; undefined for what belongs to none. */
function roomOf(file) {
  const [, room, below] = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  if (room === undefined) return undefined;
  if (room === 'ui') return below === undefined ? 'ui' : `ui/${below}`;
  if (['core', 'testing', 'embed', 'embed-code'].includes(room)) return room;
  return below === 'element' ? 'game/element' : 'game';
}

/** For each room the rooms that it imports. */
async function readArrows() {
  const { output } = await cruise(['src'], {
    baseDir: root,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.d\\.m?ts$' },
  });
  const arrows = new Map();
  for (const { source, dependencies } of output.modules) {
    const from = roomOf(source);
    if (from === undefined) continue;
    const known = arrows.get(from) ?? arrows.set(from, new Set()).get(from);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to !== undefined && to !== from) known.add(to);
    }
  }
  return arrows;
}

/** Whether `to` is reached from `from` by more than the one arrow between them. */
function isImplied(arrows, from, to) {
  const reaches = (room) => room === to || [...(arrows.get(room) ?? [])].some(reaches);
  return [...arrows.get(from)].some((room) => room !== to && reaches(room));
}

function draw(arrows) {
  const id = (room) => room.replace(/\W/g, '_');
  const rooms = [...arrows.keys()].sort();
  const inKit = rooms.filter((room) => room.startsWith('ui/'));
  const lines = [
    'flowchart TD',
    ...rooms.filter((room) => !inKit.includes(room)).map((room) => `  ${id(room)}["${room}"]`),
    '  subgraph ui',
    ...inKit.map((room) => `    ${id(room)}["${room.slice(3)}"]`),
    '  end',
    ...rooms.flatMap((from) =>
      [...arrows.get(from)]
        .sort()
        .filter((to) => !isImplied(arrows, from, to))
        .map((to) => `  ${id(from)} --> ${id(to)}`),
    ),
  ];
  return ['```mermaid', ...lines, '```', ''].join('\n');
}

const text = readFileSync(PAGE, 'utf8');
if (!PICTURE.test(text))
  throw new Error('ARCHITECTURE.md has no place for the picture: <!-- rooms --> and <!-- /rooms -->.');
const arrows = await readArrows();
const picture = draw(arrows);
const drawn = text.replace(PICTURE, (_, start, end) => `${start}\n${picture}\n${end}`);
if (drawn === text) console.log(`${arrows.size} rooms: their picture in ARCHITECTURE.md is up to date.`);
else if (process.argv.includes('--check')) {
  console.error('The picture of rooms in ARCHITECTURE.md is out of date. Run: npm run rooms');
  process.exitCode = 1;
} else writeFileSync(PAGE, drawn);
