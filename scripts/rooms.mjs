// Draws the rooms of src and the arrows between them, from the imports themselves, into ARCHITECTURE.md, and writes
// what the rules of the cruiser say of them as tables into the READMEs of core and kit. An arrow that follows from two
// others is left out; all games are drawn as one, since they have the same rooms.
//
//   npm run rooms              writes
//   npm run rooms -- --check   fails where something is out of date
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { cruise } from 'dependency-cruiser';

import config from '../.dependency-cruiser.cjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PLACE = /(<!-- rooms -->\n)[^]*?(<!-- \/rooms -->)/;

/** Folders of src whose rooms are drawn one by one. The text stands for a room that imports no other. */
const BELOW = { core: 'Nothing', ui: 'Core and lit alone' };
const FOLDERS = Object.keys(BELOW);

/** The room of a file of src; undefined for what belongs to none. */
function roomOf(file) {
  const [, room, below] = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  if (room === undefined) return undefined;
  if (FOLDERS.includes(room)) return below === undefined ? room : `${room}/${below}`;
  if (['testing', 'embed', 'embed-code', 'fences', 'course', 'xapi'].includes(room)) return room;
  return below === 'element' ? 'game/element' : 'game';
}

/** Core is one thing to those outside it: all of them may know all of it. */
const seenFrom = (from, to) => (to.startsWith('core/') && !/^core\b/.test(from) ? 'core' : to);

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
      if (to !== undefined && to !== from) known.add(seenFrom(from, to));
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
  const box = (room, name) => `${id(room)}["${name}"]`;
  const lines = [
    'flowchart TD',
    ...rooms
      .filter((room) => !FOLDERS.includes(room.split('/')[0]) || !room.includes('/'))
      .map((room) => `  ${box(room, room)}`),
    ...FOLDERS.flatMap((folder) => [
      `  subgraph ${folder}`,
      ...rooms
        .filter((room) => room.startsWith(`${folder}/`))
        .map((room) => `    ${box(room, room.slice(folder.length + 1))}`),
      '  end',
    ]),
    ...rooms.flatMap((from) =>
      [...arrows.get(from)]
        .sort()
        .filter((to) => !isImplied(arrows, from, to))
        .map((to) => `  ${id(from)} --> ${id(to)}`),
    ),
  ];
  return ['```mermaid', ...lines, '```', ''].join('\n');
}

/** A sentence about a room as the cell of a table, which begins with its name in another column. */
function withoutName(room, comment) {
  const rest = comment.replace(new RegExp(`^${room} (is )?`), '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The rooms of a folder as the cruiser's rules have them. */
function tableOf(folder) {
  const before = `^src/${folder}/`;
  const rows = config.forbidden.flatMap(({ name, from, to, comment }) => {
    const room = /room-(.+)$/.exec(name)?.[1];
    if (room === undefined || from.path !== `${before}${room}/`) return [];
    const known = to.pathNot.map((path) => path.slice(before.length, -1)).filter((one) => one !== room);
    const names = known.map((one) => `\`${one}\``).join(', ');
    return [`| \`${room}\` | ${withoutName(room, comment)} | ${names || BELOW[folder]} |`];
  });
  return ['| room | what it is | what it imports |', '|---|---|---|', ...rows, ''].join('\n');
}

const arrows = await readArrows();
const texts = [
  ['ARCHITECTURE.md', draw(arrows)],
  ...FOLDERS.map((folder) => [`src/${folder}/README.md`, tableOf(folder)]),
];
const late = [];
for (const [file, part] of texts) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!PLACE.test(text))
    throw new Error(
      `${file} has no place for its rooms. Add <!-- rooms --> and <!-- /rooms --> on lines of their own.`,
    );
  const drawn = text.replace(PLACE, (_, start, end) => `${start}\n${part}\n${end}`);
  if (drawn === text) continue;
  late.push(file);
  if (!process.argv.includes('--check')) writeFileSync(join(root, file), drawn);
}
if (late.length === 0) console.log(`${arrows.size} rooms: diagram and tables are up to date.`);
else if (process.argv.includes('--check')) {
  console.error(`What ${late.join(' and ')} says of rooms is out of date. Run: npm run rooms`);
  process.exitCode = 1;
}
