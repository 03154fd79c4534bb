// The page of a board: what to try, what to paste, and what a page hears. It knows no game but by its data.
import { h } from '../../compose/frame/dom.js';
import { eventsPart } from './events.js';
import { fieldsOf, optionsPart, setAttributes, type Declaration, type Fields } from './options.js';
import { pastePart } from './paste.js';

export interface ShownBoard {
  readonly tag: string;
  readonly game: string;
  readonly name: string;
  readonly shows: Readonly<Record<string, string>>;
  readonly tries: readonly { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[];
  readonly fields: Fields;
  readonly declaration: Declaration;
  readonly published: string;
}

type Board = HTMLElement & { readonly ply?: number; restart?(): unknown };

const HASH = '#planisphere=';

/** Who plays on in the game of the address, where a figure of ours leads here. */
const linkedSeats = (): string | null => new URLSearchParams(location.search).get('seats');

/** The record of this game that the address holds. */
function linkedRecord(game: string): string | undefined {
  if (!location.hash.startsWith(HASH)) return undefined;
  try {
    const record = decodeURIComponent(location.hash.slice(HASH.length));
    return record.startsWith(`${game}/`) ? record : undefined;
  } catch {
    return undefined;
  }
}

function triesPart(
  tries: ShownBoard['tries'],
  onTry: (attributes: Readonly<Record<string, string>>) => void,
): { readonly node: HTMLElement; show(attributes: Readonly<Record<string, string>>): void } {
  const buttons = tries.map(({ name, attributes }) =>
    h('button', { type: 'button', click: () => onTry(attributes) }, name),
  );
  const node = h('div', { class: 'tries', role: 'group', 'aria-label': 'Boards to try' }, ...buttons);
  const text = (one: object): string => JSON.stringify(Object.entries(one).sort());
  return {
    node,
    show: (attributes) =>
      tries.forEach((one, i) => {
        const button = buttons[i] as HTMLButtonElement;
        button.ariaPressed = String(text(one.attributes) === text(attributes));
      }),
  };
}

function fill(main: HTMLElement): void {
  const shown = JSON.parse(main.dataset['game'] ?? '{}') as ShownBoard;
  const element = main.querySelector<Board>(`.stage > ${shown.tag}`);
  const three = main.querySelector('.three');
  if (!element || !three) return;
  const fields = fieldsOf(shown.fields, shown.declaration);
  const tried = shown.tries.flatMap(({ attributes }) => Object.keys(attributes));
  const names = [...new Set([...fields.map(({ name }) => name), ...tried])];
  const paste = pastePart(shown, element);
  const options = optionsPart(fields, (attributes) => show(attributes));
  const tries = triesPart(shown.tries, (attributes) => {
    // A board that was played on starts again even if the attributes stay as they are.
    if ((element.ply ?? 0) > 0) element.restart?.();
    setAttributes(element, {}, names);
    options.show(attributes);
    show(attributes);
  });
  function show(attributes: Readonly<Record<string, string>>): void {
    setAttributes(element as Board, attributes, names);
    paste.show(attributes);
    tries.show(attributes);
  }
  // Readers who follow a link want to see that game as it is, so no bot plays on in it unless the link names one.
  const linked = linkedRecord(shown.game);
  const seats = linkedSeats();
  const first = linked === undefined ? shown.shows : { record: linked, ...(seats !== null && { seats }) };
  options.show(first);
  show(first);
  // Last, so that the record in the address is the attribute’s, and goes with it. Copied links need it in any case.
  element.setAttribute('from-hash', '');
  three.append(
    h('section', {}, h('h2', {}, 'Try it'), tries.node, options.node),
    h('section', {}, h('h2', {}, 'Put it on your page'), paste.node),
    h('section', {}, h('h2', {}, 'What your page hears'), eventsPart(element, shown.declaration)),
  );
}

addEventListener('hashchange', () => {
  // A link that was pasted over this page: the board reads it as the page begins.
  if (location.hash.startsWith(HASH)) location.reload();
});
document.querySelectorAll<HTMLElement>('.board-page').forEach(fill);
