/** The page behind a link for pupils: the exercises of its address, and nothing else. */
import { h } from '../frame/dom.js';
import { readHash, titleOf } from './model.js';
import { makeSet, takes } from './set.js';
import { play } from './words.play.en.js';

const main = document.querySelector('main') as HTMLElement;

/** Resolves when the file has run, or has not come. */
function bring(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = h('script', { src: `../${file}.js` });
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    document.head.append(script);
  });
}

const note = (text: string): HTMLElement => h('p', { class: 'fault', role: 'status' }, text);

/** The tags in an address, of elements that can be boards. */
const tagsIn = (hash: string): readonly string[] => [
  ...new Set(
    new URLSearchParams(hash.slice(1)).getAll('board').filter((tag) => /^[a-z]+(?:-[a-z]+)+$/.test(tag)),
  ),
];

async function show(): Promise<void> {
  const { hash } = location;
  // The set comes first, so that its boards wait for their turn.
  const files = ['board-set', ...tagsIn(hash)];
  const came: boolean[] = [];
  for (const file of files) came.push(await bring(file));
  if (hash !== location.hash) return;
  const read = readHash(hash, takes);
  if (!read || read.exercise.items.length === 0) {
    const isMissing = files.length > 1 && came.includes(false);
    return main.replaceChildren(note(isMissing ? play['play.no-files'] : play['play.nothing']));
  }
  const { exercise, odd } = read;
  document.title = titleOf(exercise);
  const { remember } = exercise.set;
  main.replaceChildren(
    ...(odd.some(({ kind }) => kind === 'cut') ? [note(play['play.cut'])] : []),
    ...(odd.some(({ kind }) => kind === 'board') ? [note(play['play.board'])] : []),
    // Under a key of its own, so that no link meets what another page of this site keeps.
    makeSet(exercise, remember && `link ${remember}`),
  );
}

addEventListener('hashchange', () => void show());
void show();
