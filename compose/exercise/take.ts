/** What a teacher takes along: a zip for a course, a link for pupils, the code of a page, and the address to go on. */
import { strToU8, zipSync } from 'fflate';
import { loaderTag } from '../../src/embed-code/index.js';
import { sayRefusal, type Words } from '../../src/core/words/words.js';
import type { Version } from '../../src/course/index.js';
import { addressPart } from '../frame/address.js';
import { copyRow } from '../frame/copy.js';
import { h } from '../frame/dom.js';
import { button, choiceInput, faultPart } from '../frame/parts.js';
import { saveFile } from '../frame/save-file.js';
import { codeOf, fileName, hashOf, pageOf, type Exercise } from './model.js';
import { packExercise } from './packing.js';

/** How a browser checks the loader of this version: put in by the build. */
declare const INTEGRITY: string;

/** A file of Planisphere, from the folder above this page. */
async function fetchFile(file: string): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(new URL(`../${file}`, location.href));
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

interface ZipPart {
  readonly nodes: readonly HTMLElement[];
  show(exercise: Exercise): void;
}

function zipPart(words: Words): ZipPart {
  let exercise: Exercise = { set: {}, items: [] };
  let version: Version = '1.2';
  const status = h('span', { role: 'status' });
  const fault = faultPart();
  const versions = (['1.2', '2004'] as const).map((one) => [one, words.say(`take.version-${one}`)] as const);

  async function take(): Promise<void> {
    fault.say();
    const [taken, kind] = [exercise, version];
    status.textContent = words.say('take.saving');
    const packed = await packExercise(taken, kind, fetchFile, { strToU8, zipSync });
    status.textContent = '';
    if (!packed.ok) return fault.say(sayRefusal(words, packed.error));
    const file = `${fileName(taken)}.zip`;
    saveFile(file, new Blob([packed.value.slice()], { type: 'application/zip' }));
    status.textContent = words.say('take.saved', { file, n: Math.ceil(packed.value.length / 1024) });
  }

  // A page from a disk may read no other file.
  const isFromDisk = location.protocol === 'file:';
  if (isFromDisk) fault.say(words.say('take.from-disk'));
  return {
    nodes: [
      h('h3', {}, words.say('take.course')),
      h('p', { class: 'small' }, words.say('take.course-why')),
      h(
        'div',
        { class: 'saving', hidden: isFromDisk },
        button(words.say('take.save-zip'), () => void take()),
        h('label', { for: 'version' }, words.say('take.version')),
        choiceInput('version', versions, (chosen) => (version = chosen)).node,
        status,
      ),
      fault.node,
    ],
    show(next) {
      exercise = next;
      status.textContent = '';
    },
  };
}

export function takePart(words: Words) {
  let now: Exercise | undefined;
  const place = addressPart(document.documentElement.dataset['published'] ?? '', () => now && show(now));
  const zip = zipPart(words);
  const link = h('input', { id: 'link', type: 'text', readonly: true, 'aria-label': words.say('take.link') });
  const open = h('a', { target: '_blank', rel: 'noopener' }, words.say('take.open'));
  const work = h('input', {
    id: 'work',
    type: 'text',
    readonly: true,
    'aria-label': words.say('take.later'),
  });
  const code = h('code');
  const saved = h('span', { role: 'status' });
  const wrong = h('div', { class: 'fault', hidden: true });
  const nothing = h('p', { class: 'small' }, words.say('take.nothing'));

  const scripts = (): string => loaderTag(place.address, place.hasPages ? undefined : INTEGRITY);

  function savePage(): void {
    if (!now) return;
    const file = `${fileName(now)}.html`;
    saveFile(file, new Blob([pageOf(now, scripts())], { type: 'text/html' }));
    saved.textContent = words.say('take.saved-page', { file });
  }

  const withPages = h(
    'div',
    {},
    h('h3', {}, words.say('take.link')),
    h('p', { class: 'small' }, words.say('take.link-why')),
    link,
    h('div', { class: 'pair' }, copyRow(link, words.say('take.copy-link')), open),
  );
  const withBoards = h(
    'div',
    {},
    h('h3', {}, words.say('take.page')),
    h('pre', { tabindex: 0 }, code),
    h(
      'div',
      { class: 'pair' },
      copyRow(code, words.say('take.copy-code')),
      h('p', { class: 'row' }, button(words.say('take.save-page'), savePage), saved),
    ),
  );
  const all = h(
    'div',
    {},
    ...zip.nodes,
    place.node,
    withPages,
    withBoards,
    h('h3', {}, words.say('take.later')),
    h('p', { class: 'small' }, words.say('take.later-why')),
    work,
    copyRow(work, words.say('take.copy-work')),
  );

  /** Follows the address of the boards, too. */
  function show(exercise: Exercise): void {
    now = exercise;
    const isEmpty = exercise.items.length === 0;
    nothing.hidden = !isEmpty;
    all.hidden = isEmpty;
    withPages.hidden = !(place.isKnown && place.hasPages);
    withBoards.hidden = !place.isKnown;
    const hash = hashOf(exercise);
    link.value = `${place.address}compose/play.html${hash}`;
    open.href = link.value;
    code.textContent = codeOf(exercise, scripts());
    saved.textContent = '';
    zip.show(exercise);
  }

  return {
    node: h(
      'section',
      { class: 'outputs', 'aria-labelledby': 'take' },
      h('h2', { id: 'take', tabindex: -1 }, words.say('maker.take')),
      nothing,
      wrong,
      all,
    ),
    /** `exercise`: without what is wrong; `draft`: the hash with all of it; `sentences`: what that was. */
    show(exercise: Exercise, draft: string, sentences: readonly string[]): void {
      show(exercise);
      work.value = `${location.href.split('#')[0]}${draft}`;
      if (sentences.length > 0) nothing.hidden = true;
      wrong.hidden = sentences.length === 0;
      wrong.replaceChildren(
        words.say('maker.wrong'),
        h('ul', {}, ...sentences.map((sentence) => h('li', {}, sentence))),
      );
    },
  };
}
