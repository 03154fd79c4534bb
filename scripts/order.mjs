// Finds the order in which the modules of a single file pack best: gzip looks 32 KB back, so what is alike should stand
// together. An order is tried on all boards at once, by roles: the same file of another slice stands in the same place.
//
//   node scripts/order.mjs [--tries 4000]           says what an order would save
//   node scripts/order.mjs --write                  and keeps it in scripts/build/order.json
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { singleFile } from '../rollup.config.mjs';
import { elements, roleOf } from './build/slices.mjs';

const FILE = fileURLToPath(new URL('build/order.json', import.meta.url));

/** The modules of a single file by role: their code, small, and the roles that must stand before each. */
async function modulesOf(element) {
  const { input, plugins, output } = singleFile(element.tag, [element]);
  const modules = new Map();
  const all = new Map();
  const reader = {
    name: 'reader',
    renderChunk(_code, chunk) {
      for (const id of this.getModuleIds()) all.set(id, this.getModuleInfo(id).importedIds);
      for (const [id, { code }] of Object.entries(chunk.modules)) if (code) modules.set(id, code);
      return null;
    },
  };
  // Before what makes the whole small.
  const unpacked = plugins.flat().filter(({ name }) => !/minified|terser/.test(name));
  const bundle = await rollup({ input, plugins: [...unpacked, reader] });
  await bundle.generate(output);
  const before = new Map();
  const reach = (id) => {
    if (before.has(id)) return before.get(id);
    const found = new Set();
    before.set(id, found);
    for (const next of all.get(id) ?? []) for (const one of [next, ...reach(next)]) found.add(one);
    return found;
  };
  const named = [];
  for (const [id, code] of modules) {
    const small = await transform(code, { minify: true, target: 'es2022' });
    const first = [...reach(id)].filter((one) => modules.has(one) && !reach(one).has(id));
    named.push([roleOf(id) ?? id, { code: small.code, first: first.map((one) => roleOf(one) ?? one) }]);
  }
  return new Map(named);
}

/** The modules of a board in this order, as far as their imports allow it. */
function arranged(modules, order) {
  const placed = new Set();
  const place = (role) => {
    if (placed.has(role) || !modules.has(role)) return;
    for (const one of modules.get(role).first) if (!placed.has(one)) place(one);
    placed.add(role);
  };
  for (const role of [...order, ...modules.keys()]) place(role);
  return [...placed];
}

const { values } = parseArgs({
  options: { tries: { type: 'string', default: '4000' }, write: { type: 'boolean', default: false } },
});

const boards = [];
for (const element of elements) boards.push(await modulesOf(element));
const weigh = (order) =>
  boards.reduce((sum, modules) => {
    const text = arranged(modules, order).map((role) => modules.get(role).code);
    return sum + gzipSync(text.join('\n'), { level: 9 }).length;
  }, 0);

const kept = JSON.parse(readFileSync(FILE, 'utf8'));
const roles = new Set(
  boards.flatMap((modules) => [...modules.keys()]).filter((role) => role.startsWith('src/')),
);
let best = [...kept.filter((role) => roles.has(role)), ...[...roles].filter((role) => !kept.includes(role))];
let least = weigh(best);
const from = least;

let seed = 1;
const below = (most) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * most);
};
for (let tries = Number(values.tries); tries > 0; tries--) {
  const order = [...best];
  const moved = order.splice(below(order.length - 4), 1 + below(4));
  order.splice(below(order.length + 1), 0, ...moved);
  const weight = weigh(order);
  if (weight < least) [best, least] = [order, weight];
}
console.log(`${elements.length} boards: ${from} bytes as it was, ${least} in the order that was found`);
if (values.write) writeFileSync(FILE, `${JSON.stringify(best, null, 2)}\n`);
