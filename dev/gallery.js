// The gallery's page: a plate for each game that dev/games tells of. It knows the addresses, and no game.
import { h } from '../compose/frame/dom.js';
import { loadScript, read, readPublished } from './files.js';
import { plate } from './plate.js';

const HASH = '#planisphere=';

/** The manifest's entry for each element, by tag. */
async function readManifest() {
  const manifest = await (await read('../dist/custom-elements.json'))?.json();
  const declarations = (manifest?.modules ?? []).flatMap((module) => module.declarations ?? []);
  return new Map(
    declarations.filter(({ tagName }) => tagName).map((declaration) => [declaration.tagName, declaration]),
  );
}

function recordInHash() {
  if (!location.hash.startsWith(HASH)) return undefined;
  try {
    return decodeURIComponent(location.hash.slice(HASH.length));
  } catch {
    return undefined;
  }
}

/** The record of this game that the address holds. */
function linkedRecord({ game }) {
  const record = recordInHash();
  return record?.startsWith(`${game}/`) ? record : undefined;
}

/** The browser looked for the address's place before there was any. */
function goToLinked(games) {
  const target = games.find(linkedRecord)?.tag ?? location.hash.slice(1);
  document.getElementById(target)?.scrollIntoView();
}

addEventListener('hashchange', () => {
  // A link that was pasted over this page: the boards read it as the page begins.
  if (recordInHash() !== undefined) location.reload();
});

/** All games at a glance: each under way, to be played right there, and its name, which leads to its plate. */
function miniatures(games) {
  const items = games.map(({ tag, name, middle }) =>
    h(
      'li',
      {},
      h(tag, { ...middle, controls: 'none', 'aria-label': 'Under way' }),
      h('a', { href: `#${tag}` }, name),
    ),
  );
  return h('nav', { class: 'miniatures', 'aria-label': 'Boards' }, h('ul', {}, ...items));
}

async function open(game, manifest, published) {
  const file = `../dist/${game.tag}.js`;
  try {
    await loadScript(file);
    return plate(game, { declaration: manifest.get(game.tag), published, linked: linkedRecord(game) });
  } catch (error) {
    console.error(error);
    return h(
      'article',
      { class: 'plate' },
      h('h2', {}, game.name),
      h('p', {}, `${file} could not be loaded. Run npm run build.`),
    );
  }
}

async function main() {
  const main = document.getElementById('plates');
  const games = await (await read('games.json'))?.json();
  const published = await readPublished();
  if (!games || !published)
    return main.replaceChildren('The games could not be read: the gallery’s terminal says why.');
  const manifest = await readManifest();
  const plates = await Promise.all(games.map((game) => open(game, manifest, published)));
  main.replaceChildren(miniatures(games), ...plates);
  goToLinked(games);
}

await main();
