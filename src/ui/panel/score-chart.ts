/**
 * A quiet chart of what each seat has had over the game, or can still end with: it shows where the game was won, and
 * a click or the arrow keys step there. A slice makes one among its parts and puts it in its score:
 *
 *     const trend = new ScoreChart(board, (view: State) => ({ spans: [[planets, planets], [planets, planets]] }));
 *     return { panel: { score: (view) => html`${renderScore(view, ...)}${trend.render()}` }, ... };
 *
 * The measure takes what this viewer may know of a position and gives one span per seat, both ends alike for a plain
 * figure: a line a seat. Where two seats share a fixed sum (`of`), what is sure for seat 0 stands up from below and
 * for seat 1 hangs down from above: whoever passes the line at the half has won. Its room is kept from the start; it
 * comes when there is more than a level line to see.
 *
 * Earlier positions are measured once, while the page is idle and the chart is in view, or before it is printed; it is
 * drawn up to the first that is not. The words `trend.label`, `trend.span` and `trend.value` may be the slice's own.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { line, polygon } from '../../core/chart/path.js';
import type { Point } from '../../core/chart/chart.js';
import { indexed, indices } from '../../core/basics/indices.js';
import { seatFact } from '../../core/words/words.js';
import type { BoardContext } from '../contract/parts.js';
import { sayMove } from '../words/describe-move.js';
import { renderSlider } from './controls.js';
import { renderSeat } from './status.js';
import { listenAmongOthers } from '../dom/page.js';
import { leaveView, onceInView } from '../dom/when-visible.js';
import { renderLine, renderWord } from '../dom/sentence.js';

/** The least and the most, alike for a plain figure. */
export type Span = readonly [low: number, high: number];

export interface Reading {
  /** One a seat. */
  readonly spans: readonly Span[];
  /** The total that two seats share. */
  readonly of?: number;
  /** Of the game, as a round: where another begins there is a line. */
  readonly part?: number;
}

/**
 * Units from ply to ply: drawn in single ones, a short game is blurred far beyond its ends where a page makes a layer
 * of the board.
 */
const STEP = 100;

/** Fewer plies make no line. */
const LEAST = 2;
/** The figures of more seats have no room beside the chart. */
const MOST_ENDS = 4;
/** How long a slice of measuring may take. */
const SLICE_MS = 4;

/** The part of a board that the chart reads. */
export type ScoreChartBoard = Pick<
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- it measures views that it knows nothing about
  BoardContext<any, any, any, any, any>,
  'element' | 'state' | 'dispatch'
>;

export class ScoreChart<V> {
  readonly #board: ScoreChartBoard;
  readonly #measure: (view: V) => Reading;
  #known = new WeakMap<object, Reading>();
  #viewer: unknown;
  #node: Element | undefined;
  #endPrinting: (() => void) | undefined;

  constructor(board: ScoreChartBoard, measure: (view: V) => Reading) {
    this.#board = board;
    this.#measure = measure;
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

  #readingAt(ply: number): Reading | undefined {
    return this.#known.get(this.#board.state.session?.stateAt(ply) as object);
  }

  #take(ply: number): Reading {
    const { session, viewer } = this.#board.state;
    const state = session?.stateAt(ply) as object;
    const reading = this.#known.get(state) ?? this.#measure(session?.game.view(state, viewer) as V);
    this.#known.set(state, reading);
    return reading;
  }

  /** Measures what is not measured yet, for at most that many milliseconds. */
  #catchUp(milliseconds: number): void {
    const { plies = 0 } = this.#board.state.session ?? {};
    const end = performance.now() + milliseconds;
    for (let ply = 0; ply <= plies && performance.now() < end; ply++) this.#take(ply);
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
    const { state, dispatch } = this.#board;
    const { session, words, viewer } = state;
    if (!session) return nothing;
    const { ply, plies } = session;
    // If nothing is hidden, all viewers see the same.
    const eye = session.game.rules.resample(session.state, viewer, 0) === session.state ? 'all' : viewer;
    if (eye !== this.#viewer) this.#known = new WeakMap();
    this.#viewer = eye;
    const { spans, of } = this.#take(ply);
    if (plies < LEAST) return html`<div class="trend"></div>`;
    const known: Reading[] = [];
    for (let one; (one = known.length <= plies && this.#readingAt(known.length));) known.push(one);
    if (known.length <= plies) void this.#wait();
    const figures = spans.map(([low, high], seat) =>
      words.say(low === high ? 'trend.value' : 'trend.span', { seat: seatFact(seat), low, high }),
    );
    const label = words.say('trend.label');
    const told = words.say('trend.told', { move: sayMove(state, ply), figures });
    // In the order in which they stand there, the highest first.
    const order = of === undefined ? byHeight(spans) : [1, 0];
    const ends = order.map(
      (seat) => html`<span>${renderSeat(seat)} ${words.number(spans[seat]?.[0] ?? 0)}</span>`,
    );
    if (of !== undefined)
      ends.splice(
        1,
        0,
        html`<span class="half-label">${renderWord(words, 'trend.half', { n: Math.floor(of / 2) + 1 })}</span>`,
      );
    const kind = session.isOver ? 'ended' : isLevel(known, plies) ? 'level' : '';
    return html`<div class="trend ${kind}" part="trend">
      <small>${renderLine(label)}</small>
      <div class="plotted">
        <div class="plot">
          ${of === undefined ? renderLines(known, ply, plies) : renderShares(known, ply, plies, of)}
          ${renderSlider(ply, plies, [label, told], (to) => dispatch({ type: 'go', ply: to, isQuiet: true }))}
        </div>
        ${spans.length > MOST_ENDS ? nothing : html`<div class="ends" aria-hidden="true">${ends}</div>`}
      </div>
    </div>`;
  }
}

/** The seats by what they have, the most first. */
function byHeight(spans: readonly Span[]): readonly number[] {
  return indices(spans.length).sort((a, b) => (spans[b]?.[0] ?? 0) - (spans[a]?.[0] ?? 0));
}

/** Whether nothing has changed so far, so that there is nothing to see. */
function isLevel(known: readonly Reading[], plies: number): boolean {
  const [first] = known;
  return known.length > plies && known.every(({ spans }) => String(spans) === String(first?.spans));
}

/** Points along a seat's sure score, from zero upwards; each level stretch has two ends. */
function edge(known: readonly Reading[], seat: number): Point[] {
  const points: Point[] = [];
  for (const [x, { spans }] of indexed(known)) {
    const y = -(spans[seat]?.[0] ?? 0);
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
  const edges = (known[0]?.spans ?? []).map((_, seat) => edge(known, seat));
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

/** Draws the sure scores of two seats, one from below and one from above, and the line at half. */
function renderShares(known: readonly Reading[], ply: number, plies: number, of: number): TemplateResult {
  const [last, end] = [STEP * (known.length - 1), STEP * plies];
  const share = (seat: 0 | 1): TemplateResult => {
    const ground = seat === 0 ? of : 0;
    const points = edge(known, seat).map(([x, y]): Point => [x, Math.abs(ground - Math.max(0, -y))]);
    return svg`<path class="share seat-${seat}" d=${polygon([[0, ground], ...points, [last, ground]])} />`;
  };
  const half = svg`<path class="half" d="M0 ${of / 2}H${end}" />`;
  return renderPlot(
    ply,
    plies,
    [0, of],
    [svg`<path class="ground" d="M0 0H${end}V${of}H0Z" />`, share(0), share(1), half],
  );
}
