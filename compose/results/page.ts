/** The page on which a teacher pastes codes and sees a table. It keeps nothing and sends nothing. */
import { makeWords } from '../../src/core/words/words.js';
import { exerciseWords } from '../../src/core/exercise/words.exercise.en.js';
import { indices } from '../../src/core/basics/indices.js';
import { h } from '../frame/dom.js';
import { saveFile } from '../frame/save-file.js';
import { sayRemark, tableOf, tableText, type Row, type Table } from './model.js';
import { own } from './words.en.js';

const words = makeWords('en', exerciseWords, own);
const say = words.say.bind(words);

const HEADS = ['learner', 'set', 'time', 'over', 'earned', 'points', 'percent'];

let table: Table = tableOf('');

const field = h('textarea', {
  id: 'codes',
  rows: 8,
  spellcheck: 'false',
  autocomplete: 'off',
  input: () => show(),
});
const files = h('input', {
  type: 'file',
  id: 'files',
  multiple: true,
  accept: '.txt,text/plain',
  change: () => void read(),
});
const shown = h('div', { class: 'results' });
const status = h('p', { role: 'status' });
const save = h('button', { type: 'button', click: () => saveCsv() }, say('results.save'));

async function read(): Promise<void> {
  const texts = await Promise.all([...(files.files ?? [])].map((file) => file.text()));
  field.value = [field.value, ...texts].filter((text) => text.trim() !== '').join('\n');
  files.value = '';
  show();
}

function rowNode({ learner, heading, time, isOver, earned, points, percent, items }: Row): HTMLElement {
  const cells = [
    heading,
    time.toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' }),
    isOver ? say('results.yes') : say('results.no'),
    say('results.of', { earned, points }),
    `${percent}%`,
    ...items,
  ];
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, learner || say('results.nobody')),
    ...cells.map((text) => h('td', {}, text)),
  );
}

function tableNode({ rows, width }: Table): HTMLElement {
  const heads = HEADS.filter((name) => name !== 'points').map((name) => say(`results.${name}`));
  const numbers = indices(width).map((n) => `${n + 1}`);
  return h(
    'table',
    {},
    h('thead', {}, h('tr', {}, ...[...heads, ...numbers].map((text) => h('th', { scope: 'col' }, text)))),
    h('tbody', {}, ...rows.map(rowNode)),
  );
}

function show(): void {
  table = tableOf(field.value);
  const { rows, remarks } = table;
  const isEmpty = field.value.trim() === '';
  const nothing = !isEmpty && rows.length === 0 && remarks.length === 0;
  status.textContent = isEmpty
    ? ''
    : nothing
      ? say('results.none')
      : say('results.count', { n: rows.length });
  save.disabled = rows.length === 0;
  shown.replaceChildren(
    ...(remarks.length > 0
      ? [h('ul', { class: 'remarks' }, ...remarks.map((one) => h('li', {}, sayRemark(one, words))))]
      : []),
    ...(rows.length > 0 ? [h('div', { class: 'wide', tabindex: 0 }, tableNode(table))] : []),
  );
}

function saveCsv(): void {
  const heads = HEADS.map((name) => say(`results.${name}`));
  saveFile('results.csv', new Blob([tableText(table, heads)], { type: 'text/csv' }));
}

document
  .querySelector('main')
  ?.append(
    h('p', { class: 'proves' }, say('results.proves')),
    h('label', { for: 'codes' }, say('results.paste')),
    field,
    h('p', { class: 'row' }, h('label', { for: 'files' }, say('results.files')), files),
    h('p', { class: 'row' }, save, status),
    shown,
  );
show();
