/**
 * A quiet chart of what each seat has had over the game: it shows where the game was won, and a click or the arrow keys
 * step there. A slice makes one among its parts and puts it in its score:
 *
 *     const trend = new ScoreChart(board, (view: State) => ({ figures: [planets(view, 0), planets(view, 1)] }));
 *     return { panel: { score: (view) => html`${renderScore(view, ...)}${trend.render()}` }, ... };
 *
 * The measure takes what this viewer may know of a position and gives one figure per seat, drawn as a line per seat.
 * Its room is kept from the start; it comes when there is more than a level line to see.
 *
 * Earlier positions are measured once, while the page is idle and the chart is in view, or before it is printed; it is
 * drawn up to the first that is not. The words `trend.label` and `trend.value` may be the slice's own.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { late } from '../contract/lazy.js';
import type { Reading, ScoreChartBoard, ScorePlot } from './score-plot.js';

export type { Reading, ScoreChartBoard } from './score-plot.js';

const plot = late(() => import('./score-plot.js'));

/** Fewer plies make no line. */
const LEAST = 2;

/** The graph of the score so far, with a way back to every move. */
export class ScoreChart<V> {
  readonly #board: ScoreChartBoard;
  readonly #measure: (view: V) => Reading;
  /** By state. */
  #known = new WeakMap<object, Reading>();
  #viewer: unknown;
  #plot: ScorePlot | undefined;

  constructor(board: ScoreChartBoard, measure: (view: V) => Reading) {
    this.#board = board;
    this.#measure = measure;
  }

  /** A server draws its room alone. */
  render(): TemplateResult | typeof nothing {
    const { session, viewer, isHeld } = this.#board.state;
    if (!session) return nothing;
    // If nothing is hidden, all viewers see the same.
    const eye = session.game.rules.resample(session.state, viewer, 0) === session.state ? 'all' : viewer;
    if (eye !== this.#viewer) this.#known = new WeakMap();
    this.#viewer = eye;
    this.#take(session.ply);
    // Its code is requested one ply before the chart is shown.
    const loaded = session.plies < LEAST - 1 || isHeld ? undefined : this.#board.bring(plot);
    if (!loaded || session.plies < LEAST) return html`<div class="trend"></div>`;
    const readings = { at: (ply: number) => this.#at(ply), take: (ply: number) => this.#take(ply) };
    this.#plot ??= new loaded.ScorePlot(this.#board, readings);
    return this.#plot.render();
  }

  #at(ply: number): Reading | undefined {
    return this.#known.get(this.#board.state.session?.stateAt(ply) as object);
  }

  #take(ply: number): Reading {
    const { session, viewer } = this.#board.state;
    const state = session?.stateAt(ply) as object;
    const reading = this.#known.get(state) ?? this.#measure(session?.game.view(state, viewer) as V);
    this.#known.set(state, reading);
    return reading;
  }
}
