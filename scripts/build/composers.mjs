// The composers: a page each from one template, its script beside it, and one style sheet for both. Each is a classic
// script that holds all it needs but its board's single file, so that the pages run from a disk and under a strict
// policy.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { PUBLISHED } from './published.mjs';
import { elements, ROOT } from './slices.mjs';

const ROOM = join(ROOT, 'compose');
const read = (name) => readFileSync(join(ROOM, name), 'utf8');

/** In this order: a later sheet has the last word. */
const SHEETS = [
  'ground',
  'paper',
  'controls',
  'layout',
  'tools',
  'board',
  'side',
  'puzzle',
  'goals',
  'outputs',
  'results',
  'exercise',
  'class',
];

/** The composers, one for each game. `position`: how a text of this game begins that does not name it. */
export const composers = [
  {
    name: 'rotation',
    tag: 'rotation-puzzle',
    position: '^[.\\dHGYRNBC]+[/\\n][.\\dHGYRNBC/\\n]+(?:;|\\n|$)',
    short: 'Rotation puzzle',
    title: 'Make a rotation puzzle',
    lead: 'Place objects, draw the lines that readers must find, and rotate stars back until it is hard enough.',
  },
  {
    name: 'star',
    tag: 'star-board',
    position: '^\\d+:',
    short: '*Star',
    title: 'Make a *Star puzzle',
    lead: 'Place stones, play moves, choose a goal, and see at once whether Blue can be sure of it.',
  },
  {
    name: 'bugcatcher',
    tag: 'bugcatcher-grid',
    position: '(?:^|[;\\n])[^\\S\\n]*(?:border|central)=',
    short: 'Bugcatcher',
    title: 'Set up a round of Bugcatcher',
    lead: 'Place nodes, draw what others have planned, choose a goal, and see at once whether it can be met.',
  },
  {
    name: 'space-crack',
    tag: 'space-crack-map',
    position: '(?:^|;)planets=',
    short: 'Space Crack',
    title: 'Make a Space Crack puzzle',
    lead: 'Place planets and ships, choose a goal, and see at once whether it can be met, and in how many ways.',
  },
  {
    name: 'constellation',
    tag: 'constellation-board',
    position: '(?:^|[;\\n])[^\\S\\n]*(?:map|owners|hqs)=',
    short: 'Constellation',
    title: 'Set up a position of Constellation',
    lead: 'Draw a map, give stars to teams, place HQs, choose a goal, and see at once whether it can be met.',
  },
];

/** The page on which teachers choose exercises. It shows boards of all games, and composes none. */
export const maker = {
  name: 'exercise',
  tag: 'planisphere',
  short: 'Exercises',
  title: 'Make exercises for a class',
  lead: 'Choose puzzles, lessons and games, try them as a pupil would, and save them for your course or copy a link.',
};

export const pageOf = ({ name }) => join(ROOM, name, 'page.ts');

function linkTo(composer, current) {
  const here = composer === current ? ' aria-current="page"' : '';
  return `<a href="${composer.name}.html"${here}>${composer.short}</a>`;
}

/** The integrity hash of the loader, which is built before the composers. */
function loaderIntegrity() {
  const loader = readFileSync(join(ROOT, 'dist/cdn/planisphere.js'));
  return `sha384-${createHash('sha384').update(loader).digest('base64')}`;
}

/** All games, so that a composer knows a text of another. */
function games() {
  return elements.map(({ game, tag }) => {
    const words = readFileSync(join(ROOT, `src/${game}/words.en.ts`), 'utf8');
    const [, name] = /'game\.name': '([^']*)'/.exec(words);
    const own = composers.find((composer) => composer.tag === tag);
    return { id: game, tag, name, ...(own && { page: `${own.name}.html`, position: own.position }) };
  });
}

/**
 * Tells the scripts which games there are and how the loader is checked, and the page where this version is published;
 * puts page, style sheet and what they share beside the script.
 */
export function composerPage(composer) {
  const known = { INTEGRITY: loaderIntegrity, GAMES: games };
  return {
    name: 'composer-page',
    transform: (code, id) =>
      id.startsWith(ROOM)
        ? {
            code: code.replace(/\b(INTEGRITY|GAMES)\b/g, (name) => JSON.stringify(known[name]())),
            map: null,
          }
        : null,
    generateBundle() {
      const links = [...composers, maker].map((one) => linkTo(one, composer)).join(' ');
      const texts = { ...composer, composers: links, published: PUBLISHED ?? '' };
      const page = read('page.html').replace(/\{\{(\w+)\}\}/g, (_, key) => texts[key]);
      this.emitFile({ type: 'asset', fileName: `${composer.name}.html`, source: page });
      const { code } = transformSync(read('frame/scheme.ts'), { loader: 'ts', target: 'es2022' });
      this.emitFile({ type: 'asset', fileName: 'scheme.js', source: code });
      this.emitFile({
        type: 'asset',
        fileName: 'compose.css',
        source: SHEETS.map((name) => read(`styles/${name}.css`)).join('\n'),
      });
    },
  };
}

/**
 * Pages that look like the composers, and compose nothing: the one that reads the codes of exercises, the one behind a
 * link for pupils, and the one that sets up a class. Name, script and page of each.
 */
export const besides = [
  { name: 'results', script: join(ROOM, 'results/page.ts'), page: 'results/page.html' },
  { name: 'play', script: join(ROOM, 'exercise/play.ts'), page: 'exercise/play.html' },
  { name: 'class', script: join(ROOM, 'class/page.ts'), page: 'class/page.html' },
];

/** Puts such a page beside its script, and tells the script how the loader is checked. */
export const pageBeside = ({ name, page }) => ({
  name: `${name}-page`,
  transform: (code, id) =>
    id.startsWith(ROOM) && /\bINTEGRITY\b/.test(code)
      ? { code: code.replace(/\bINTEGRITY\b/g, () => JSON.stringify(loaderIntegrity())), map: null }
      : null,
  generateBundle() {
    const source = read(page).replaceAll('{{published}}', PUBLISHED ?? '');
    this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
  },
});
