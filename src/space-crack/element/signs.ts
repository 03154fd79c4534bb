/**
 * Signs over the planets of a map: the ways of a ship and their outcomes, yields, the course of a battle, the results
 * of a round.
 */
import { directionOf } from '../../core/words/bidi.js';
import type { Point } from '../../core/chart/chart.js';
import { fold, indices } from '../../core/basics/indices.js';
import type { Seat } from '../../core/contract/rules.js';
import { bare } from '../../core/words/language.js';
import { line, polygon } from '../../core/chart/path.js';
import type { Words } from '../../core/words/words.js';
import type { Motion } from '../../ui/contract/parts.js';
import { svgNode } from '../../ui/dom/markup.js';
import { crackOf, foreseen } from '../describe.js';
import { yieldOf } from '../economy.js';
import { boardOf, centreOf, chart, hexagon, RADIUS } from '../geometry.js';
import { isOwn, type Ui } from '../interpret.js';
import { READING, timeOf } from './patch.js';
import { NOBODY, type Event, type Moved, type State } from '../state.js';

/**
 * The reader's attention: `attended` is the planet under the pointer or the focus, `acting` the seats of this screen
 * that act.
 */
export interface Looked {
  readonly ui: Ui;
  readonly acting: readonly Seat[];
  readonly attended: string | undefined;
  /** Moves of others since the reader's last. */
  readonly others: readonly Moved[];
}

/** Type in em of the text beside the map, and at most so many board units. */
const SMALL = { em: 0.93, most: 0.46 };
const LARGE = { em: 1.21, most: 0.9 };
/** The width of a letter, to its type. */
const LETTER = 0.54;
/** Over the upper edge of a planet's hexagon, so that nothing on it is covered. */
const ABOVE = 1;
const FLASH = { duration: 1100, easing: 'ease-out' };

const RISING: Keyframe[] = [
  { opacity: 0, transform: 'translateY(.3px)' },
  { opacity: 1, transform: 'translateY(0)', offset: 0.15 },
  { opacity: 1, transform: 'translateY(-.2px)', offset: 0.75 },
  { opacity: 0, transform: 'translateY(-.6px)' },
];

/** A short text in a box about a place, kept inside the map; `size` is that of its type in board units. */
function chip(
  [x, y]: Point,
  text: string,
  name: string,
  [left, , width]: readonly [number, number, number, number],
  size: number,
): SVGGElement {
  const half = (bare(text).length * LETTER * size + 0.8 * size) / 2;
  const at = Math.min(Math.max(x, left + half), left + width - half);
  const group = svgNode('g', { class: `chip ${name}` });
  const box = { x: at - half, y: y - size * 0.68, width: 2 * half, height: size * 1.36, rx: size * 0.3 };
  // A figure keeps its sign in front on a page from right to left.
  const direction = directionOf(text) ?? 'ltr';
  const label = svgNode('text', { x: at, y: y + size * 0.36, 'font-size': size, direction });
  label.textContent = bare(text);
  group.append(svgNode('rect', box), label);
  return group;
}

/** Another's move as it stays to be seen: the way that the ship came, and whose planet it was before. */
function traceOf(boardSize: number, { type, seat, from, to, was }: Moved): readonly SVGElement[] {
  const board = boardOf(boardSize);
  const [[x1, y1], [x2, y2]] = [centreOf(board, from - 1), centreOf(board, to - 1)];
  const [dx, dy] = [(x2 - x1) / 2, (y2 - y1) / 2];
  const way = line([
    [x1 + 0.5 * dx, y1 + 0.5 * dy],
    [x2 - 0.9 * dx, y2 - 0.9 * dy],
  ]);
  const trace = svgNode('path', { class: `trace seat-${seat}`, d: way });
  const isTaken = (type === 'took' || type === 'won') && was !== NOBODY;
  if (!isTaken) return [trace];
  const old = polygon(hexagon([x2, y2], RADIUS * 0.76));
  return [trace, svgNode('path', { class: `was seat-${was}`, d: old })];
}

export class Overlay {
  readonly #motion: Motion;
  readonly #traces = svgNode('g', { class: 'signs' });
  readonly #still = svgNode('g', { class: 'signs' });
  readonly #passing = svgNode('g', { class: 'signs' });

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  /** How many em of the text a board unit takes. */
  unit = 1.71;

  #type({ em, most }: typeof SMALL): number {
    return Math.min(most, em / this.unit);
  }

  /** Shows what stands while the reader looks. */
  show(picture: SVGSVGElement, state: State, looked: Looked, words: Words): void {
    const { ui, acting, attended } = looked;
    if (this.#still.parentNode !== picture) picture.append(this.#traces, this.#still, this.#passing);
    const { boardSize } = state.options;
    const { viewBox, neighbours, find } = chart(boardSize);
    this.#traces.replaceChildren(...looked.others.flatMap((moved) => traceOf(boardSize, moved)));
    const above = (cell: string): Point => {
      const [x, y] = centreOf(boardOf(boardSize), Number(cell) - 1);
      return [x, y - ABOVE];
    };
    const { selected } = ui;
    const type = this.#type(SMALL);
    const targets = selected !== undefined && isOwn(state, selected, acting) ? neighbours(selected) : [];
    const nodes = targets.flatMap((cell): SVGElement[] => {
      const moved = foreseen(state, ui, cell);
      if (!moved) return [];
      const text = words.say(`chip.${moved.type}`, { left: moved.left });
      return [chip(above(cell), text, `${moved.type}${cell === ui.aim ? ' aimed' : ''}`, viewBox, type)];
    });
    const isTold = attended === selected || targets.includes(attended ?? '');
    const seen = attended === undefined || isTold ? undefined : find(attended);
    if (seen !== undefined)
      nodes.push(
        chip(
          above(seen),
          words.number(crackOf(yieldOf(state, Number(seen) - 1)), 'sign'),
          'yield',
          viewBox,
          type,
        ),
      );
    this.#still.replaceChildren(...nodes);
  }

  /** Tells in passing what events brought; nothing where there is no motion, as the sentences tell it too. */
  tell(state: State, events: readonly Event[], words: Words): void {
    this.#passing.replaceChildren();
    if (!this.#motion.isOn) return;
    const [first] = events;
    const arrival = first && 'from' in first ? timeOf(first) : 0;
    for (const event of events) {
      // The figures of a battle are read when the ships meet; what a round brought comes when all is done.
      const delay = event.type === 'turn' ? arrival : Math.max(0, arrival - READING);
      for (const node of this.#tellings(state, event, words)) this.#rise(node, { ...FLASH, delay });
    }
  }

  #rise(node: SVGGElement, timing: KeyframeAnimationOptions): void {
    this.#passing.append(node);
    this.#motion.play(node, RISING, timing);
  }

  #tellings(state: State, event: Event, words: Words): readonly SVGGElement[] {
    const board = boardOf(state.options.boardSize);
    const { viewBox } = chart(state.options.boardSize);
    const type = this.#type(LARGE);
    switch (event.type) {
      case 'won':
      case 'lost':
      case 'both': {
        const { ship, against, left, to } = event;
        const text = words.say('flash.battle', { ship, against, left });
        return [chip(centreOf(board, to - 1), text, 'flash', viewBox, type)];
      }
      case 'turn':
        return event.incomes.flatMap((income, seat) => {
          const own = indices(state.owners.length).filter((planet) => state.owners[planet] === seat);
          if (own.length === 0) return [];
          const centres = own.map((planet) => centreOf(board, planet));
          const sum = fold(centres, [0, 0] as Point, ([ax, ay], [x, y]): Point => [ax + x, ay + y]);
          const middle: Point = [sum[0] / own.length, sum[1] / own.length];
          return [chip(middle, words.number(income, 'sign'), `flash income seat-${seat}`, viewBox, type)];
        });
      default:
        return [];
    }
  }
}
