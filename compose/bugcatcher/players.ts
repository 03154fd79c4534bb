/** The players as a list: whose node is whose, what each program is and costs. */
import { SEAT_MARKS } from '../../src/core/chart/palette.js';
import { indexed } from '../../src/core/basics/indices.js';
import { h, PLAIN } from '../frame/dom.js';
import { icon } from '../frame/icon.js';
import { faultPart, setFaulty, type Fault } from '../frame/parts.js';

/** A player and its program. */
export interface PlayerLine {
  readonly name: string;
  /** The program as it is written; '' while it is awaited. */
  readonly program: string;
  /** What it costs. */
  readonly spent: number;
}

interface PlayersPart {
  readonly node: HTMLElement;
  show(lines: readonly PlayerLine[], energy: number): void;
}

interface Row {
  readonly item: HTMLElement;
  show(line: PlayerLine, energy: number): void;
}

/** The mark of a seat, as beside its nodes. */
const markOf = (seat: number): Element =>
  icon(
    `<circle cx="12" cy="12" r="9"/><path class="on" fill-rule="evenodd" transform="translate(12,12)scale(9)" d="${SEAT_MARKS[seat % 9]}"/>` +
      (seat > 8 ? '<circle class="ring" cx="12" cy="12" r="11"/>' : ''),
    `stone seat-${seat % 9}`,
  );

/** `take` takes over a program as it is written, or gives what is wrong with it. */
export function playersPart(take: (seat: number, text: string) => Fault): PlayersPart {
  const list = h('ol', { class: 'goals players' });
  const fault = faultPart();
  const node = h(
    'section',
    { class: 'aims', 'aria-labelledby': 'programs' },
    h('h2', { id: 'programs' }, 'Programs'),
    list,
    fault.node,
    h(
      'p',
      { class: 'small', id: 'programs-about' },
      'Draw ways on the board, or write here: B is the square node, C the round one, then U, D, L or R for its way; and swap. Empty: nothing is handed in.',
    ),
  );
  const rows: Row[] = [];

  function row(seat: number): Row {
    let shown = '';
    const name = h('span', {});
    const cost = h('span', { class: 'found' });
    const field: HTMLInputElement = h('input', {
      ...PLAIN,
      class: 'signs',
      maxlength: 60,
      autocapitalize: 'characters',
      'aria-describedby': 'programs-about',
      input() {
        const said = take(seat, field.value);
        setFaulty(field, said !== undefined);
        fault.say(said);
      },
      blur() {
        field.value = shown;
        field.removeAttribute('aria-invalid');
        fault.say();
      },
    });
    // The first player is whoever reads the board.
    const isReader = seat === 0;
    const who = h('span', { class: 'card' }, markOf(seat), name);
    return {
      item: h('li', {}, who, cost, ...(isReader ? [] : [field])),
      show(line, energy) {
        shown = line.program;
        name.textContent = line.name;
        field.setAttribute('aria-label', `Program of ${line.name}`);
        if (document.activeElement !== field) field.value = line.program;
        const said = line.program === '' ? 'not handed in' : `${line.spent} of ${energy} energy`;
        cost.textContent = isReader ? 'the reader, who writes it on the board' : said;
      },
    };
  }

  return {
    node,
    show(lines, energy) {
      for (const { item } of rows.splice(lines.length)) item.remove();
      for (const [seat, line] of indexed(lines)) {
        const one = rows[seat] ?? row(seat);
        if (!rows[seat]) list.append(one.item);
        rows[seat] = one;
        one.show(line, energy);
      }
    },
  };
}
