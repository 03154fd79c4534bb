/**
 * A quiet chart of what each seat has had over the game, or can still end with: it shows where the game was won, and
 * a click or the arrow keys step there. It knows no game. A slice makes one in its works and puts it in its score:
 *
 *     readonly #trend = new Trend(this, (view: State) => ({ spans: [[lowest, highest], [lowest, highest]] }));
 *     renderScore() { return html`${renderScore(...)}${this.#trend.render()}`; }
 *
 * The measure takes what this viewer may know of a position and gives a span a seat, both ends alike for a plain
 * figure: a line a seat. Where two seats share a fixed sum (`of`), what is sure for seat 0 stands up from below and
 * for seat 1 hangs down from above: whoever passes the line at the half has won. It comes with the second ply. Earlier positions are measured once,
 * while the page is idle and the chart is in view. The words `trend.label`, `trend.span` and `trend.value` may be the
 * slice's own.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { line, polygon } from '../core/path.js';
import type { Point } from '../core/chart.js';
import { seatFact } from '../core/words.js';
import { renderSlider } from './controls.js';
import type { GameWorks } from './game-works.js';
import { leaveView, onceInView } from './in-view.js';

/** The least and the most, alike for a plain figure. */
export type Span = readonly [low: number, high: number];

export interface Reading {
  /** One a seat. */
  readonly spans: readonly Span[];
  /** What two seats share. */
  readonly of?: number;
}

/** Units from ply to ply: drawn in single ones, a short game is blurred far beyond its ends where a page makes a layer of the board. */
const STEP = 100;

/** Fewer plies make no line. */
const LEAST = 2;
/** So long a slice of measuring may take. */
const SLICE_MS = 4;

export class Trend<V> {
  readonly #works: GameWorks;
  readonly #measure: (view: V) => Reading;
  #known = new WeakMap<object, Reading>();
  #viewer: unknown;
  #node: Element | undefined;

  constructor(works: GameWorks, measure: (view: V) => Reading) {
    this.#works = works;
    this.#measure = measure;
    works.element.addController({ hostDisconnected: () => this.#leave() });
  }

  #leave(): void {
    if (this.#node) leaveView(this.#node);
    this.#node = undefined;
  }

  #readingAt(ply: number): Reading | undefined {
    return this.#known.get(this.#works.session?.stateAt(ply) as object);
  }

  #take(ply: number): Reading {
    const { session, viewer } = this.#works;
    const state = session?.stateAt(ply) as object;
    const reading = this.#known.get(state) ?? this.#measure(session?.game.view(state, viewer) as V);
    this.#known.set(state, reading);
    return reading;
  }

  /** Measures what is not measured yet, a slice at a time. */
  async #wait(): Promise<void> {
    const { element } = this.#works;
    await element.updateComplete;
    const node = element.shadowRoot?.querySelector('.trend');
    if (!node || !element.isConnected) return;
    this.#node = node;
    onceInView(node, () => {
      const { plies = 0 } = this.#works.shown ?? {};
      const end = performance.now() + SLICE_MS;
      for (let ply = 0; ply <= plies && performance.now() < end; ply++) this.#take(ply);
      element.requestUpdate();
    });
  }

  render(): TemplateResult | typeof nothing {
    const { session, shown, words, viewer } = this.#works;
    if (!session || !shown) return nothing;
    const { ply, plies } = shown;
    // Where nothing is hidden all viewers see alike.
    const eye = session.game.rules.redeal(session.state, viewer, 0) === session.state ? 'all' : viewer;
    if (eye !== this.#viewer) this.#known = new WeakMap();
    this.#viewer = eye;
    const { spans, of } = this.#take(ply);
    if (plies < LEAST) return nothing;
    const all = Array.from({ length: plies + 1 }, (_, i) => this.#readingAt(i));
    if (all.includes(undefined)) void this.#wait();
    const figures = spans.map(([low, high], seat) =>
      words.say(low === high ? 'trend.value' : 'trend.span', { seat: seatFact(seat), low, high }),
    );
    const label = words.say('trend.label');
    const told = `${words.say('status.looking', { ply, plies })}: ${figures.join(', ')}`;
    return html`<div class="trend" part="trend">
      <small>${label}</small>
      <div class="plot">
        ${of === undefined ? renderLines(all, ply) : renderShares(all, ply, of)}
        ${renderSlider(ply, plies, [label, told], (to) => this.#works.stepTo(to))}
      </div>
    </div>`;
  }
}

type Readings = readonly (Reading | undefined)[];

/**
 * The seat's low or high ends as points, upwards from nought, a level stretch by its two ends. What is not measured yet
 * is passed over.
 */
function edge(all: Readings, seat: number, end: 0 | 1): Point[] {
  const points: Point[] = [];
  for (const [x, reading] of all.entries()) {
    if (!reading) continue;
    const y = -(reading.spans[seat]?.[end] ?? 0);
    if (points.at(-1)?.[1] === y && points.at(-2)?.[1] === y) points.pop();
    points.push([x * STEP, y]);
  }
  return points;
}

function renderPlot(all: Readings, ply: number, [top, height]: Point, drawn: unknown): TemplateResult {
  return html`<svg viewBox="0 ${top} ${STEP * (all.length - 1)} ${height}" preserveAspectRatio="none" aria-hidden="true">
    ${drawn}${svg`<path class="now" d="M${ply * STEP} ${top}v${height}" />`}
  </svg>`;
}

/** A line a seat; where its ends differ, two with a tint between them. */
function renderLines(all: Readings, ply: number): TemplateResult {
  const edges = (all[ply]?.spans ?? []).map((_, seat) => [edge(all, seat, 0), edge(all, seat, 1)] as const);
  const heights = edges.flatMap(([low, high]) => [...low, ...high].map(([, y]) => y));
  const [top, bottom] = [Math.min(-1, ...heights), Math.max(0, ...heights)];
  const bands = edges.map(([low, high], seat) => {
    const [below, above] = [line(low), line(high)];
    return svg`<g class="seat-${seat}">
      ${below === above ? nothing : svg`<path class="area" d=${polygon([...high, ...[...low].reverse()])} />`}
      <path class="edge" d=${[...new Set([above, below])].join('')} />
    </g>`;
  });
  return renderPlot(all, ply, [top, bottom - top], bands);
}

/** What is sure for two seats, from below and from above, and the half. */
function renderShares(all: Readings, ply: number, of: number): TemplateResult {
  const last = STEP * (all.length - 1);
  const share = (seat: 0 | 1): TemplateResult => {
    const ground = seat === 0 ? of : 0;
    const points = edge(all, seat, 0).map(([x, y]): Point => [x, Math.abs(ground - Math.max(0, -y))]);
    return svg`<path class="share seat-${seat}" d=${polygon([[0, ground], ...points, [last, ground]])} />`;
  };
  const half = svg`<path class="half" d="M0 ${of / 2}H${last}" />`;
  return renderPlot(
    all,
    ply,
    [0, of],
    [svg`<path class="ground" d="M0 0H${last}V${of}H0Z" />`, share(0), share(1), half],
  );
}
