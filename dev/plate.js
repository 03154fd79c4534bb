// A plate of the gallery: one board live, what to try with it, and how it is played. It knows no game but by its data.
import { attributesPart, fieldsOf, setAttributes } from './attributes.js';
import { drawer, h } from '../compose/frame/dom.js';
import { embedPart } from './embed.js';
import { eventsPart } from './events.js';

function triesPart(tries, onTry) {
  const buttons = tries.map(({ name, attributes }) =>
    h('button', { type: 'button', click: () => onTry(attributes) }, name),
  );
  const node = h('div', { class: 'tries', role: 'group', 'aria-label': 'Boards to try' }, ...buttons);
  const same = (a, b) =>
    JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
  return {
    node,
    show: (attributes) =>
      buttons.forEach((button, i) =>
        button.setAttribute('aria-pressed', String(same(tries[i].attributes, attributes))),
      ),
  };
}

function howPart({ tag, game, name, how }) {
  const figures = how.map(({ board, text }) => {
    const element = h(tag);
    const still = board.controls === undefined ? { controls: 'none', readonly: '' } : {};
    const attributes = { ...still, ...board };
    setAttributes(element, attributes, Object.keys(attributes));
    return h('li', {}, h('figure', {}, element, h('figcaption', {}, text)));
  });
  // On a phone five games' figures would make a page of twenty screens.
  const isWide = globalThis.matchMedia('(min-width: 640px)').matches;
  const part = drawer(
    'how',
    `${name}: how to play`,
    isWide,
    h('ol', {}, ...figures),
    h('p', {}, h('a', { href: `rules.html?game=${game}` }, 'The rules by number, with figures')),
  );
  part.id = `${tag}-how`;
  return part;
}

/**
 * A board, its label beside it, and how it is played below. `declaration` is what the manifest says of the element,
 * `published` the folder where its file is published; `linked` is the record that the page's address holds for it.
 */
export function plate(shown, { declaration, published, linked }) {
  const { tag, game, name, by, about } = shown;
  const fields = fieldsOf(shown, declaration);
  const tried = shown.tries.flatMap(({ attributes }) => Object.keys(attributes));
  const names = [...new Set([...fields.map((field) => field.name), ...tried])];
  const element = h(tag, { 'rules-href': `rules.html?game=${game}` });
  const embed = embedPart(tag, published);
  const form = attributesPart(fields, (attributes) => show(attributes));
  const tries = triesPart(shown.tries, (attributes) => {
    // A board that was played on starts again even if the attributes stay as they are.
    if (element.ply > 0) element.restart();
    setAttributes(element, {}, names);
    form.show(attributes);
    show(attributes);
  });

  function show(attributes) {
    setAttributes(element, attributes, names);
    embed.show(attributes);
    tries.show(attributes);
  }

  // Readers who follow a link want to see that game as it is, so no bot plays on in it.
  const first = linked === undefined ? shown.shows : { record: linked };
  form.show(first);
  show(first);
  // Last, so that the record in the address is the attribute's, and goes with it. Copied links need it in any case.
  element.setAttribute('from-hash', '');
  const label = h('header', { class: 'label' }, h('h2', {}, name), h('p', { class: 'by' }, by));
  const links = [
    h('a', { href: `#${tag}-how` }, 'How to play'),
    h('a', { href: `rules.html?game=${game}` }, 'The rules'),
    ...(shown.links ?? []).map(({ href, text }) => h('a', { href }, text)),
  ];
  const text = h('div', { class: 'about' }, h('p', {}, about), h('p', { class: 'links' }, ...links));
  const stage = h('div', { class: 'stage' }, element);
  const tools = h(
    'div',
    { class: 'tools' },
    tries.node,
    embed.node,
    eventsPart(element, declaration),
    form.node,
  );
  return h(
    'article',
    { class: 'plate', id: tag, 'aria-label': name },
    label,
    stage,
    text,
    tools,
    howPart(shown),
  );
}
