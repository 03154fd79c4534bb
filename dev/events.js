// Shows the events of a board as they fire, a line each. It knows the kit's events; those of a board alone go by their
// names.
import { drawer, h } from '../compose/frame/dom.js';

/** Describes each event in a line. */
const EVENTS = {
  'move-request': ({ text, seat, ply }) => `${text}, by seat ${seat}, to be ply ${ply + 1}`,
  'move-refused': ({ rule, sentence }) => `${rule ? `${rule}: ` : ''}${sentence}`,
  'game-start': () => 'the first ply is played',
  'game-change': ({ cause, sentences }) => `${cause}: ${sentences.join(' ')}`,
  'seat-turn': ({ seats, ply }) =>
    `${seats.length > 1 ? 'seats' : 'seat'} ${seats.join(', ')}, ply ${ply + 1}`,
  'game-end': ({ sentence }) => sentence,
  'goal-met': ({ solved }) => solved.text,
  'goal-lost': ({ sentence, tries }) => `try ${tries}: ${sentence}`,
  'hint-given': ({ text }) => text,
  'game-shared': ({ text }) => text,
  'board-error': ({ source, sentence }) => `${source}: ${sentence}`,
};

const LOG_LINES = 60;

export function eventsPart(element, { events = [] } = {}) {
  const list = h('ol');
  const log = h(
    'div',
    { class: 'log', tabindex: 0, role: 'group', 'aria-label': 'Events, the newest first' },
    list,
  );
  const veto = h('input', { type: 'checkbox' });
  const empty = h('li', { class: 'small' }, 'None yet. Play a move.');
  list.append(empty);
  const line = (type, event) => {
    const told = `${EVENTS[type]?.(event) ?? ''}${event.defaultPrevented ? ' (prevented)' : ''}`;
    return h('li', {}, h('code', {}, type), ' ', told);
  };
  const types = new Set([...Object.keys(EVENTS), ...events.map(({ name }) => name)]);
  for (const type of types) {
    element.addEventListener(type, (event) => {
      if (type === 'move-request' && veto.checked) event.preventDefault();
      empty.remove();
      list.prepend(line(type, event));
      while (list.childElementCount > LOG_LINES) list.lastElementChild.remove();
    });
  }
  const label = h(
    'label',
    { class: 'row' },
    veto,
    h('span', {}, 'Prevent each ', h('code', {}, 'move-request')),
  );
  return drawer('events', 'Its events', true, log, label);
}
