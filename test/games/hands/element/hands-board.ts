/**
 * A plain board for the card game, so that the kit's ways with hidden games are tested on a page: deck, pile and one's
 * hand.
 */
import type { Chart, Point } from '../../../../src/core/chart/chart.js';
import type { Input } from '../../../../src/core/contract/input.js';
import { accept, refuse, type Result } from '../../../../src/core/basics/result.js';
import { randomThink } from '../../../../src/core/bots/think.js';
import { seatFact } from '../../../../src/core/words/words.js';
import { registerBoard } from '../../../../src/ui/board-kit/board-class.js';
import { dataChild } from '../../../../src/ui/elements/data-child.js';
import type { Adapter, Audience } from '../../../../src/ui/contract/adapter.js';
import type { Definition } from '../../../../src/ui/contract/definition.js';
import { readMessages } from '../../../../src/core/words/read-message.js';
import type { Slice } from '../../../store-board.js';
import { hands, words } from '../game.js';
import { options, rules } from '../rules.js';
import type { Move, Event, Options, State, View } from '../state.js';

const SLOTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8'];
const CELLS = ['deck', 'pile', ...SLOTS];

const table: Chart = {
  viewBox: [0, 0, 8, 2],
  rows: [['deck', 'pile'], SLOTS],
  pitch: 1,
  centre: (cell): Point =>
    cell === 'deck' ? [0.5, 0.5] : cell === 'pile' ? [1.5, 0.5] : [SLOTS.indexOf(cell) + 0.5, 1.5],
  neighbours: (cell) => CELLS.filter((other) => other !== cell),
  outline: (cell) => `M${table.centre(cell).join(' ')}h.1v.1Z`,
  find: (name) => CELLS.find((cell) => cell === name.toLowerCase()),
};

/** The hand on show: the viewer's own, which is the only one it sees. */
function handOf(view: View): readonly string[] {
  return view.hands.find((hand) => hand !== null) ?? [];
}

function cardAt(view: View, cell: string): string | undefined {
  if (cell === 'pile') return view.pile.at(-1);
  return cell === 'deck' ? undefined : handOf(view)[SLOTS.indexOf(cell)];
}

function interpret(view: View, input: Input, { ui }: Audience<null>): { ui: null; move?: Move } {
  if (input.type === 'button' && input.name === 'resign') return { ui, move: { type: 'resign' } };
  if (input.type !== 'tap' && input.type !== 'act') return { ui };
  if (input.cell === 'deck') return { ui, move: { type: 'draw' } };
  const card = cardAt(view, input.cell);
  return card === undefined || input.cell === 'pile' ? { ui } : { ui, move: { type: 'play', card } };
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="0 0 8 2"><g class="cards"/></svg>';

const adapter: Adapter<State, Move, Event, Options, View, null> = {
  game: hands,
  words: {
    table: {
      ...words,
      ...readMessages({
        'game.name': 'Hands',
        turn: '{seat} to play',
        over: 'The game is over',
        'act.resign': 'Resign',
      }),
    },
  },
  board: {
    chart: () => table,
    picture: () => PICTURE,
    bare: (view) => view,
    cellOf: (_view, move) => (move === 'draw' ? 'deck' : undefined),
  },
  input: { ui: null, interpret, buttons: () => [{ name: 'resign' }] },
  say: {
    turn: (view, { say }) =>
      view.all && rules.outcome(view.all) ? say('over') : say('turn', { seat: seatFact(view.turn) }),
    cell: (view, cell, { say }) =>
      [cell, cell === 'deck' ? `${view.deck} cards` : (cardAt(view, cell) ?? say('cell.empty'))].join(', '),
  },
  bots: { load: async () => ({ bots: { random: { think: randomThink(rules), nodes: 1 } } }), hint: 'random' },
  load: { how: async () => ({ howWords: { 'how.1': 'Play a card of the same suit or rank.' } }) },
};

function show(picture: SVGSVGElement, view: View): void {
  const group = picture.querySelector('.cards') as Element;
  group.replaceChildren(
    ...CELLS.flatMap((cell) => {
      const card = cardAt(view, cell);
      if (card === undefined) return [];
      const node = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      node.textContent = card;
      return [node];
    }),
  );
}

/** `{"position": "..."}`: a deal as data. */
function readDeal(value: unknown): Result<string> {
  try {
    const { position } = JSON.parse(String(value)) as { position: string };
    return accept(position);
  } catch {
    return refuse('hands/position', { at: { path: 'deal' } });
  }
}

const definition: Definition<Options> = {
  tag: 'hands-board',
  options,
  chance: true,
  bots: ['random'],
  looks: [],
  seats: 'human human',
  seatRange: [2, 4],
  settings: {
    deal: { attribute: 'deal', fallback: '', restarts: true, read: readDeal },
  },
  dataChild: dataChild('deal'),
  plans: (settings) => {
    const text = settings.get<string>('deal');
    return text === '' ? [] : [{ kind: 'position', text }];
  },
};

/** The same board without its element. */
export const slice: Slice = { definition, adapter };

export const HandsBoard = registerBoard(definition, { adapter, makeParts: () => ({ show }) });
export type HandsBoard = InstanceType<typeof HandsBoard>;
