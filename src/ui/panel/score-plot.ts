/** The chart of the score, once there is something to see: panel/score-chart loads it and keeps its room. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { line } from '../../core/chart/path.js';
import type { Point } from '../../core/chart/chart.js';
import { indexed, indices } from '../../core/basics/indices.js';
import { seatFact } from '../../core/words/words.js';
import type { BoardContext } from '../contract/parts.js';
import { sayMove } from '../words/describe-move.js';
import { renderSlider } from './controls.js';
import { renderSeat } from './status.js';
import { wear } from '../dom/adopted-styles.js';
import { listenAmongOthers } from '../dom/page.js';
import { leaveView, onceInView } from '../dom/when-visible.js';
import { renderLine } from '../dom/sentence.js';
import { css } from '../styles/sheet.js';

export interface Reading {
  /** What each seat has, by seat. */
  readonly figures: readonly number[];
  /** Of the game, as a round: where another begins there is a line. */
  readonly part?: number;
}

/** The part of a board that the chart reads. */
export type ScoreChartBoard = Pick<
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- it measures views that it knows nothing about
  BoardContext<any, any, any, any, any>,
  'element' | 'state' | 'dispatch' | 'bring'
>;

/**
 * Units from ply to ply: drawn in single ones, a short game is blurred far beyond its ends where a page makes a layer
 * of the board.
 */
const STEP = 100;

/** The figures of more seats have no room beside the chart. */
const MOST_ENDS = 4;
/** How long a slice of measuring may take. */
const SLICE_MS = 4;

const styles = css`
  .trend.level:not(:focus-within) > * {
    opacity: 0;
  }
  .plotted {
    display: flex;
    gap: 8px;
    height: 5.14em;
    margin-top: 6px;
  }
  .ends {
    display: flex;
    flex: none;
    flex-direction: column;
    justify-content: space-between;
    max-width: 40%;
    font-size: 0.86em;
    line-height: 1.3;
  }
  .ends .seat {
    width: 1em;
    height: 1em;
    vertical-align: -0.14em;
  }
  .trend small {
    display: block;
    font-size: 0.93em;
    color: var(--aside);
  }
  .plot {
    position: relative;
    flex: 1;
    min-width: 0;
    height: 100%;
  }
  .plot svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .plot svg:dir(rtl) {
    transform: scaleX(-1);
  }
  .plot path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5px;
    stroke-linejoin: round;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .plot .edge {
    stroke: var(--seat);
  }
  .plot .part {
    stroke: var(--graticule);
    stroke-width: 1px;
  }
  /* Seats are told apart without colour: solid, beads, dashes. */
  .plot .edge.seat-1 {
    stroke-width: 2.5px;
    stroke-dasharray: 0 4.5;
  }
  .plot .edge.seat-2 {
    stroke-dasharray: 6 4;
  }
  .plot .edge.seat-3 {
    stroke-dasharray: 1 3 6 3;
  }
  /* The slider lies over the chart; its thumb has no width, so that a click means what is under it. */
  .plot input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
    appearance: none;
  }
  .plot input::-webkit-slider-thumb {
    width: 1px;
    appearance: none;
  }
  .plot input::-moz-range-thumb {
    width: 1px;
    border: 0;
  }
  .plot:has(input:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 3px;
  }
  @media print {
    .plot .now {
      display: none;
    }
  }
`;

/** The values measured at each position of the game. */
interface Readings {
  /** Undefined until it is measured. */
  at(ply: number): Reading | undefined;
  take(ply: number): Reading;
}

export class ScorePlot {
  readonly #board: ScoreChartBoard;
  readonly #readings: Readings;
  #node: Element | undefined;
  #endPrinting: (() => void) | undefined;

  constructor(board: ScoreChartBoard, readings: Readings) {
    this.#board = board;
    this.#readings = readings;
    board.element.addController({
      hostConnected: () => (this.#endPrinting = listenAmongOthers(window, 'beforeprint', this.#print)),
      hostDisconnected: () => this.#leave(),
    });
  }

  readonly #print = (): void => {
    if (this.#node) this.#catchUp(Infinity);
  };

  #leave(): void {
    this.#endPrinting?.();
    if (this.#node) leaveView(this.#node);
    this.#node = undefined;
  }

  /** Measures what is not measured yet, for at most that many milliseconds. */
  #catchUp(milliseconds: number): void {
    const { plies = 0 } = this.#board.state.session ?? {};
    const end = performance.now() + milliseconds;
    for (let ply = 0; ply <= plies && performance.now() < end; ply++) this.#readings.take(ply);
    this.#board.element.requestUpdate();
  }

  async #wait(): Promise<void> {
    const { element } = this.#board;
    // Not by `updateComplete`, which would have the panel drawn once more.
    await Promise.resolve();
    const node = element.shadowRoot?.querySelector('.trend');
    if (!node || !element.isConnected) return;
    this.#node = node;
    onceInView(node, () => this.#catchUp(SLICE_MS));
  }

  render(): TemplateResult | typeof nothing {
    const { state, dispatch, element } = this.#board;
    const { session, words } = state;
    if (!session) return nothing;
    if (element.shadowRoot) wear(element.shadowRoot, 'trend', styles.cssText);
    const { ply, plies } = session;
    const { figures } = this.#readings.take(ply);
    const known: Reading[] = [];
    for (let one; (one = known.length <= plies && this.#readings.at(known.length));) known.push(one);
    if (known.length <= plies) void this.#wait();
    const label = words.say('trend.label');
    const told = words.say('trend.told', {
      move: sayMove(state, ply),
      figures: figures.map((figure, seat) => words.say('trend.value', { seat: seatFact(seat), figure })),
    });
    // In the order in which they stand there, the highest first.
    const ends = byHeight(figures).map(
      (seat) => html`<span>${renderSeat(seat)} ${words.number(figures[seat] ?? 0)}</span>`,
    );
    const kind = session.isOver ? 'ended' : isLevel(known, plies) ? 'level' : '';
    return html`<div class="trend ${kind}" part="trend">
      <small>${renderLine(label)}</small>
      <div class="plotted">
        <div class="plot">
          ${renderLines(known, ply, plies)}
          ${renderSlider(ply, plies, [label, told], (to) => dispatch({ type: 'go', ply: to, isQuiet: true }))}
        </div>
        ${figures.length > MOST_ENDS ? nothing : html`<div class="ends" aria-hidden="true">${ends}</div>`}
      </div>
    </div>`;
  }
}

/** The seats by what they have, the most first. */
function byHeight(figures: readonly number[]): readonly number[] {
  return indices(figures.length).sort((a, b) => (figures[b] ?? 0) - (figures[a] ?? 0));
}

/** Whether nothing has changed so far, so that there is nothing to see. */
function isLevel(known: readonly Reading[], plies: number): boolean {
  const [first] = known;
  return known.length > plies && known.every(({ figures }) => String(figures) === String(first?.figures));
}

/** Points along a seat's figures, from zero upwards; each level stretch has two ends. */
function edge(known: readonly Reading[], seat: number): Point[] {
  const points: Point[] = [];
  for (const [x, { figures }] of indexed(known)) {
    const y = -(figures[seat] ?? 0);
    if (points.at(-1)?.[1] === y && points.at(-2)?.[1] === y) points.pop();
    points.push([x * STEP, y]);
  }
  return points;
}

function renderPlot(ply: number, plies: number, [top, height]: Point, drawn: unknown): TemplateResult {
  return html`<svg viewBox="0 ${top} ${STEP * plies} ${height}" preserveAspectRatio="none" aria-hidden="true">
    ${drawn}${svg`<path class="now" d="M${ply * STEP} ${top}v${height}" />`}
  </svg>`;
}

/** One line per seat. */
function renderLines(known: readonly Reading[], ply: number, plies: number): TemplateResult {
  const edges = (known[0]?.figures ?? []).map((_, seat) => edge(known, seat));
  const heights = edges.flat().map(([, y]) => y);
  const [top, bottom] = [Math.min(-1, ...heights), Math.max(0, ...heights)];
  const height = bottom - top;
  const parts = known.map(({ part = 0 }, x) =>
    part > (known[x - 1]?.part ?? Infinity) ? `M${x * STEP} ${top}v${height}` : '',
  );
  return renderPlot(
    ply,
    plies,
    [top, height],
    [
      svg`<path class="part" d=${parts.join('')} />`,
      edges.map((points, seat) => svg`<path class="edge seat-${seat}" d=${line(points)} />`),
    ],
  );
}
