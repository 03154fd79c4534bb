/**
 * A board for any small game, with nothing to point at: its moves come as text. It tests what the kit does around a
 * game.
 */
import type { BotTable } from '../../src/core/bots/bots.js';
import type { Chart } from '../../src/core/chart/chart.js';
import type { Game } from '../../src/core/contract/rules.js';
import type { WordTable } from '../../src/core/words/words.js';
import { registerBoard } from '../../src/ui/board-kit/board-class.js';
import type { Adapter, AdapterStart } from '../../src/ui/contract/adapter.js';
import type { Slice } from '../store-board.js';

const CHART: Chart = {
  viewBox: [0, 0, 4, 1],
  rows: [['all']],
  pitch: 1,
  centre: () => [2, 0.5],
  neighbours: () => [],
  outline: () => 'M0 0h4v1h-4Z',
  find: (name) => (name === 'all' ? name : undefined),
};

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="0 0 4 1"><text/></svg>';

const show = (picture: SVGSVGElement, view: unknown): void => {
  (picture.firstElementChild as Element).textContent = JSON.stringify(view);
};

export interface PlainBoard<S, M, E, O, V> {
  readonly game: Game<S, M, E, O, V>;
  readonly words: WordTable;
  readonly bots: BotTable<S, M>;
  readonly seats: string;
  readonly seatRange: readonly [number, number];
  readonly hint?: string;
  readonly pregenerate?: AdapterStart<O, V>['pregenerate'];
  startWorker?(): Worker;
  loadHow?(): Promise<WordTable>;
  loadBots?(): Promise<BotTable<S, M>>;
}

/**
 * Registers a board under a tag, and returns what it is made of. The picture shows the whole view as text, so that what
 * is seen can be compared.
 */
export function definePlainBoard<S, M, E, O, V>(tag: string, given: PlainBoard<S, M, E, O, V>): Slice {
  const { game, words, bots, seats, seatRange, startWorker } = given;
  const adapter: Adapter<S, M, E, O, V, null> = {
    game,
    words: { table: { 'game.name': tag, ...words } },
    board: { chart: () => CHART, picture: () => PICTURE, bare: (view) => view },
    input: { ui: null, interpret: (_view, _input, { ui }) => ({ ui }) },
    say: { turn: (view) => JSON.stringify(view), cell: (_, cell) => cell },
    start: { ...(given.pregenerate && { pregenerate: given.pregenerate }) },
    bots: {
      load: async () => ({ bots: (await given.loadBots?.()) ?? bots }),
      ...(startWorker && { startWorker }),
      ...(given.hint !== undefined && { hint: given.hint }),
    },
    load: { how: async () => ({ howWords: (await given.loadHow?.()) ?? {} }) },
  };
  const { options, chance } = game.rules;
  const definition = { tag, options, chance, bots: Object.keys(bots), looks: [], seats, seatRange };
  registerBoard(definition, { adapter, makeParts: () => ({ show }) });
  return { definition, adapter };
}
