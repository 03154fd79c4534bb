// Shows the events of a board as they fire, a line each. It knows the kit’s events; those of a board alone go by their
// names.
import { h } from '../../compose/frame/dom.js';
import type { Declaration } from './options.js';

/** What an event has beside what all have. */
interface Told extends Event {
  readonly text: string;
  readonly seat: number;
  readonly seats: readonly number[];
  readonly ply: number;
  readonly rule?: string;
  readonly sentence: string;
  readonly sentences: readonly string[];
  readonly cause: string;
  readonly solved: { readonly text: string };
  readonly tries: number;
  readonly steps: number;
  readonly source: string;
}

/** Describes each event in a line. */
const EVENTS: Readonly<Record<string, (event: Told) => string>> = {
  'move-request': ({ text, seat, ply }) => `${text}, by seat ${seat}, to be ply ${ply + 1}`,
  'move-refused': ({ rule, sentence }) => `${rule ? `${rule}: ` : ''}${sentence}`,
  'game-start': () => 'The first move is played.',
  'game-change': ({ cause, sentences }) => `${cause}: ${sentences.join(' ')}`,
  'seat-turn': ({ seats, ply }) =>
    `${seats.length > 1 ? 'seats' : 'seat'} ${seats.join(', ')}, ply ${ply + 1}`,
  'game-end': ({ sentence }) => sentence,
  'goal-met': ({ solved }) => solved.text,
  'goal-lost': ({ sentence, tries }) => `try ${tries}: ${sentence}`,
  'lesson-end': ({ steps }) => `${steps} steps`,
  'hint-given': ({ text }) => text,
  'game-shared': ({ text }) => text,
  'board-error': ({ source, sentence }) => `${source}: ${sentence}`,
};

const LOG_LINES = 60;

export function eventsPart(element: Element, { events = [] }: Declaration): HTMLElement {
  const list = h('ol', {});
  const log = h(
    'div',
    { class: 'log', tabindex: 0, role: 'group', 'aria-label': 'Events, the newest first' },
    list,
  );
  const veto = h('input', { type: 'checkbox' });
  const empty = h('li', { class: 'small' }, 'None yet. Play a move.');
  list.append(empty);
  const line = (type: string, event: Event): HTMLElement => {
    const told = `${EVENTS[type]?.(event as Told) ?? ''}${event.defaultPrevented ? ' (prevented)' : ''}`;
    return h('li', {}, h('code', {}, type), ' ', told);
  };
  for (const type of new Set([...Object.keys(EVENTS), ...events.map(({ name }) => name)])) {
    element.addEventListener(type, (event) => {
      if (type === 'move-request' && veto.checked) event.preventDefault();
      empty.remove();
      list.prepend(line(type, event));
      while (list.childElementCount > LOG_LINES) list.lastElementChild?.remove();
    });
  }
  const label = h(
    'label',
    { class: 'row' },
    veto,
    h('span', {}, 'Prevent each ', h('code', {}, 'move-request')),
  );
  return h('div', { class: 'events' }, log, label);
}
