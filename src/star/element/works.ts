/** *Star's works: what its slice brings to the kit's, and its picture kept up to date. */
import { html, nothing, type TemplateResult } from 'lit';
import { BoardWorks } from '../../ui/board-works.js';
import type { MakeWorks } from '../../ui/face.js';
import type { Shell } from '../../ui/host.js';
import type { Act, Slice } from '../../ui/slice.js';
import { Trend } from '../../ui/trend.js';
import { describeCell, describeTurn, foretell, glance } from '../describe.js';
import { star } from '../game.js';
import { MATTER } from '../base.js';
import { chart } from '../chart.js';
import { boardOf } from '../geometry.js';
import { ACTS, IDLE, interpret, type Ui } from '../interpret.js';
import { picture, pieceMarkup } from '../picture.js';
import { rules } from '../rules.js';
import type { Event, Look, Move, Options, State } from '../state.js';
import { EMPTY, isBare, signOf } from '../turns.js';
import { words } from '../words.en.js';
import { foreign } from './load-foreign.js';
import { Patch, showOffsets } from './patch.js';
import { litShapes } from './lit.js';
import { reading, renderScore, sheetOf } from './score-panel.js';
import { startWorker } from './start-worker.js';

/** Each act is offered while it is legal; resigning before the first stone would only be a slip. */
function acts(state: State): readonly Act[] {
  if (isBare(state.stones)) return [];
  return ACTS.filter((type) => !rules.refuse(state, state.turn, { type })).map((name) => ({
    name,
    asks: name === 'resign',
  }));
}

/** The stone to come, on an empty cell. */
function ghost({ options, stones, turn }: State, cell: string, look: string): string | undefined {
  const node = boardOf(options.rings).byName.get(cell) as number;
  if (stones[node] !== EMPTY) return undefined;
  const { join } = MATTER[look as Look];
  return `<g class="ghost" stroke-width="${join}" stroke-linejoin="round">${pieceMarkup(options.rings, look as Look, node, signOf(turn))}</g>`;
}

const slice: Slice<State, Move, Event, Options, State, Ui> = {
  game: star,
  words,
  later: /^star\/dgn-/,
  ui: IDLE,
  chart: (view, look) => chart(view.options.rings, look as Look),
  picture: (view, look) => picture(view, look as Look),
  bare: (view) => rules.setup({ rings: view.options.rings }, 0),
  interpret,
  picked: (ui) => ui.selected,
  describeCell,
  describeTurn,
  options: (view) => view.options,
  glance,
  foretell,
  pieces: ({ options, stones }, seat) =>
    boardOf(options.rings).names.filter((_, node) => stones[node] === signOf(seat)),
  cellOf: (move) => (/\d/.test(move) ? move : undefined),
  ghost,
  refusedCell: ({ facts }) => facts?.['node']?.toString(),
  acts,
  hint: 'steady',
  awaiting: foreign,
  loadHow: async () => (await import('../words.how.en.js')).howWords,
  loadBots: async () => (await import('../bots.js')).bots,
  startWorker,
};

class StarWorks extends BoardWorks<State, Move, Event, Options, State, Ui> {
  readonly #patch = new Patch(this.motion);
  #trend: Trend<State> | undefined;
  /** The term of the score that the reader asks about. */
  #term: number | undefined;

  protected override renderScore(): TemplateResult | typeof nothing {
    const { view } = this;
    if (!view) return nothing;
    const onTerm = (term: number | undefined): void => {
      if (term === this.#term) return;
      this.#term = term;
      this.#light();
      this.element.requestUpdate();
    };
    this.#trend ??= new Trend(this, reading);
    return html`${renderScore(view, this.words, this.#term, onTerm)}${this.#trend.render()}`;
  }

  #light(): void {
    const { view } = this;
    const terms = view && this.#term !== undefined ? sheetOf(view).rows.flat() : [];
    const lights = terms[this.#term ?? 0]?.lights ?? [];
    const isLit = view && lights.some((cells) => cells.length > 0);
    this.light(isLit ? litShapes(view.options.rings, this.look as Look, lights) : undefined);
  }

  protected override patch(picture: SVGSVGElement, view: State): void {
    this.#patch.show(picture, view, this.look as Look);
    if (this.#term !== undefined) this.#light();
    this.#patch.cover(boardOf(view.options.rings).byName.get(this.shown?.last?.text ?? ''));
    showOffsets(picture, this.setting('coordinates') ? view.options.rings : 0);
  }
}

export const makeWorks: MakeWorks = (shell: Shell) => new StarWorks(shell, slice);
