/** A simple game as one value, from its description. Everything here can be replaced by the author’s own. */
import type { BotTable } from '../bots/bots.js';
import { greedyThink } from '../bots/greedy.js';
import type { Interpret } from '../contract/input.js';
import type { AnyTable } from '../contract/option-kinds.js';
import type { Facts } from '../basics/result.js';
import type { Seat } from '../contract/rules.js';
import { simpleNotation } from './simple-notation.js';
import { simpleRules } from './simple-rules.js';
import type {
  GameDescription,
  SimpleEvent,
  SimpleGame,
  SimpleMove,
  SimpleState,
  SimpleUi,
  StateOf,
  ValuesOf,
} from './simple-game.js';
import { usualHint, usualWould } from './simple-words.js';
import { randomThink } from '../bots/think.js';
import { seatFact, type Words, type WordTable } from '../words/words.js';
import { readMessages } from '../words/read-message.js';
import { simpleWords } from './words.simple.en.js';

/** Positions that a one-ply bot looks at for one move: more than any board here has cells. */
const GREEDY_NODES = 1000;

const IDLE: SimpleUi = {};

/** A stone on a cell by its seat’s name, for a reader who does not see it. */
function describeCell({ stones }: SimpleState<unknown>, cell: string, words: Words): string {
  const seat = stones[cell];
  return seat === undefined
    ? words.say('cell.empty', { cell })
    : words.say('cell.stone', { cell, seat: seatFact(seat) });
}

export function defineGame<const T extends AnyTable, const F extends AnyTable = Record<never, never>>(
  description: GameDescription<T, F>,
): SimpleGame<ValuesOf<T>, StateOf<T, F>> {
  type State = StateOf<T, F>;
  const { id, seats, moves: kinds } = description;
  const rules = simpleRules(description);
  const notation = simpleNotation(description);
  const onCells = Object.keys(kinds).filter((type) => kinds[type]?.on !== 'button');
  const buttons = Object.keys(kinds).filter((type) => kinds[type]?.on === 'button');

  const bots: BotTable<State, SimpleMove> = {
    random: { think: randomThink(rules), nodes: 1 },
    ...Object.fromEntries(
      Object.entries(description.bots ?? {}).map(([name, bot]) => [
        name,
        typeof bot === 'function' ? { think: greedyThink(rules, bot), nodes: GREEDY_NODES } : bot,
      ]),
    ),
  };

  /** If several kinds of move go on a cell, the first that is legal there; else the first, so that the rules can say why not. */
  function moveOn(state: State, cell: string): SimpleMove | undefined {
    const moves = onCells.map((type) => ({ type, cell }));
    return moves.find((move) => !rules.refuse(state, state.turn, move)) ?? moves[0];
  }

  const interpret: Interpret<SimpleUi, State, SimpleMove> = (ui, input, state) => {
    switch (input.type) {
      case 'tap':
        if (input.dense && ui.selected !== input.cell) return { ui: { selected: input.cell } };
        return { ui: IDLE, move: moveOn(state, input.cell) };
      case 'act':
        return { ui: IDLE, move: moveOn(state, input.cell) };
      case 'button':
        return buttons.includes(input.name) ? { ui: IDLE, move: { type: input.name } } : { ui };
      case 'cancel':
        return ui.selected === undefined ? { ui } : { ui: IDLE };
      default:
        return { ui };
    }
  };

  function describeTurn(state: State, words: Words): string {
    const outcome = rules.outcome(state);
    if (!outcome) return words.say('turn', { seat: seatFact(state.turn) });
    const [winner] = outcome.winners;
    return words.say(outcome.reason, winner === undefined ? {} : { winner: seatFact(winner) });
  }

  /** All that an event says of itself, since its sentence may ask for it: also of one that the author’s own rules tell. */
  const factsIn = (event: SimpleEvent): Facts => ({ cell: '', ...event, seat: seatFact(event.seat) });

  function describeHint(event: SimpleEvent, words: Words): string {
    const { type, cell } = event;
    if (words.has(`hint.${type}`)) return words.say(`hint.${type}`, factsIn(event));
    return (cell === undefined ? buttons : onCells).includes(type) ? usualHint(event, words) : '';
  }

  function describeWould(event: SimpleEvent, words: Words): string {
    const { type } = event;
    if (words.has(`would.${type}`)) return words.say(`would.${type}`, factsIn(event));
    return onCells.includes(type) ? usualWould(event, words) : '';
  }

  function cellOf(text: string, state: State): string | undefined {
    const move = notation.parseMove(state, state.turn, text);
    if (!move.ok) return undefined;
    const { type, cell } = move.value;
    const marks = kinds[type]?.marks;
    return marks ? marks(state) : cell;
  }

  const seatWords: WordTable = Object.fromEntries(seats.map((name, seat: Seat) => [`seat.${seat}`, name]));
  const refusals: WordTable = Object.fromEntries(
    Object.entries(simpleWords).map(([key, text]) => [key.replace(/^game\//, `${id}/`), text]),
  );

  return {
    rules,
    notation,
    view: (state) => state,
    filterEvent: (event) => event,
    describe: (event, words) => words.say(`event.${event.type}`, factsIn(event)),
    seats,
    words: { ...refusals, ...seatWords, ...readMessages(description.words) },
    bots,
    hint: description.hint,
    boardOf: description.board,
    interpret,
    buttons: (state) =>
      buttons
        .filter((type) => !rules.refuse(state, state.turn, { type }))
        .map((name) => ({ name, asks: kinds[name]?.asks ?? false })),
    describeCell,
    describeTurn,
    describeHint,
    describeWould,
    cellOf,
  };
}
