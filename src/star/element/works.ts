/** *Star's works: what its slice brings to the kit's, and its picture kept up to date. */
import { html } from 'lit';
import type { Act, BoardContext, BoardParts } from '../../ui/board-parts.js';
import type { MakeWorks } from '../../ui/face.js';
import { PartsWorks } from '../../ui/parts-works.js';
import type { Slice } from '../../ui/slice.js';
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
  makeParts,
  loadHow: async () => (await import('../words.how.en.js')).howWords,
  loadBots: async () => (await import('../bots.js')).bots,
  startWorker,
};

function makeParts(board: BoardContext<State, Move, Event, State, Ui>): BoardParts<State> {
  const patch = new Patch(board.motion);
  const trend = new Trend(board, reading);
  /** The term of the score that the reader asks about. */
  let asked: number | undefined;
  const light = (view: State): void => {
    const lights = asked === undefined ? [] : (sheetOf(view).rows.flat()[asked]?.lights ?? []);
    const isLit = lights.some((cells) => cells.length > 0);
    board.light(isLit ? litShapes(view.options.rings, board.look as Look, lights) : undefined);
  };
  return {
    show: (picture, view) => {
      patch.show(picture, view, board.look as Look);
      if (asked !== undefined) light(view);
      patch.cover(boardOf(view.options.rings).byName.get(board.shown?.last?.text ?? ''));
      showOffsets(picture, board.reader.settings.get('coordinates') ? view.options.rings : 0);
    },
    renderScore: (view) => {
      const onTerm = (term: number | undefined): void => {
        if (term === asked) return;
        asked = term;
        light(view);
        board.redraw();
      };
      return html`${renderScore(view, board.words, asked, onTerm)}${trend.render()}`;
    },
  };
}

export const makeWorks: MakeWorks = (shell) => new PartsWorks(shell, slice);
