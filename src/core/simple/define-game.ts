/** A simple game as one value, from its description. Everything here can be replaced by the author’s own. */
import type { BotTable } from '../bots/bots.js';
import { greedyThink } from '../bots/greedy.js';
import type { AnyTable } from '../contract/option-kinds.js';
import type { Facts } from '../basics/result.js';
import type { Seat } from '../contract/rules.js';
import { simpleInput } from './simple-input.js';
import { simpleNotation } from './simple-notation.js';
import { simpleRules, typesOf } from './simple-rules.js';
import { noteDerived } from './derived.js';
import type {
  GameDescription,
  SimpleEvent,
  SimpleGame,
  SimpleMove,
  SimpleState,
  StateOf,
  ValuesOf,
} from './simple-game.js';
import { leadPieces, usualHint, usualWould } from './simple-words.js';
import { randomThink } from '../bots/think.js';
import { seatFact, type Words, type WordTable } from '../words/words.js';
import { readMessages } from '../words/read-message.js';
import { simpleWords } from './words.simple.en.js';

/** Positions that a one-ply bot looks at for one move: more than any board here has cells. */
const GREEDY_NODES = 1000;

/** A stone on a cell by its seat’s name, for a reader who does not see it. */
function describeCell({ stones }: SimpleState<unknown>, cell: string, words: Words): string {
  const seat = stones[cell];
  return seat === undefined
    ? words.say('cell.empty', { cell })
    : words.say('cell.stone', { cell, seat: seatFact(seat) });
}

/** Makes a game of a description: its rules, notation, views and words. */
export function defineGame<const T extends AnyTable, const F extends AnyTable = Record<never, never>>(
  description: GameDescription<T, F>,
): SimpleGame<ValuesOf<T>, StateOf<T, F>> {
  type State = StateOf<T, F>;
  const { id, seats, moves: kinds } = description;
  const rules = simpleRules(description);
  const notation = simpleNotation(description);
  const { cells: onCells, pieces: ofPieces, buttons } = typesOf(kinds);
  if (Object.hasOwn(description.fields ?? {}, 'events'))
    throw new Error(
      `${id}: A field cannot be called “events”, under which play() returns what happened. Rename it.`,
    );

  const bots: BotTable<State, SimpleMove> = {
    random: { think: randomThink(rules), nodes: 1 },
    ...Object.fromEntries(
      Object.entries(description.bots ?? {}).map(([name, bot]) => [
        name,
        typeof bot === 'function' ? { think: greedyThink(rules, bot), nodes: GREEDY_NODES } : bot,
      ]),
    ),
  };

  const { interpret, isPiece, targets, buttonsAt } = simpleInput(kinds, rules);

  function describeTurn(state: State, words: Words): string {
    const outcome = rules.outcome(state);
    if (!outcome) return words.say('turn', { seat: seatFact(state.turn) });
    const [winner] = outcome.winners;
    return words.say(outcome.reason, winner === undefined ? {} : { winner: seatFact(winner) });
  }

  /**
   * All that an event says of itself, since its sentence may ask for it: also of one that the author’s own rules tell.
   */
  const factsIn = (event: SimpleEvent): Facts => ({ cell: '', ...event, seat: seatFact(event.seat) });

  function describeHint(event: SimpleEvent, words: Words): string {
    const { type, cell } = event;
    if (words.has(`hint.${type}`)) return words.say(`hint.${type}`, factsIn(event));
    const known = cell === undefined ? buttons : event.from === undefined ? onCells : ofPieces;
    return known.includes(type) ? usualHint(event, words) : '';
  }

  function describeWould(event: SimpleEvent, words: Words): string {
    const { type } = event;
    if (words.has(`would.${type}`)) return words.say(`would.${type}`, factsIn(event));
    return (event.from === undefined ? onCells : ofPieces).includes(type) ? usualWould(event, words) : '';
  }

  function cellOf(state: State, text: string): string | undefined {
    const move = notation.parseMove(state, state.turn, text);
    if (!move.ok) return undefined;
    const { type, cell } = move.value;
    const marks = kinds[type]?.marks;
    return marks ? marks(state) : cell;
  }

  function describePicked(state: State, cell: string, words: Words): string {
    if (!isPiece(state, cell)) return '';
    const cells = targets(state, cell);
    return words.say('picked-ways', { cell, n: cells.length, cells });
  }

  /** Asked of games in which every move moves a piece. */
  function describeToDo(state: State, picked: string, words: Words): string {
    return leadPieces(isPiece(state, picked), words);
  }

  /** The cell that a piece left. */
  function fromOf(state: State, text: string): string | undefined {
    const move = notation.parseMove(state, state.turn, text);
    return move.ok ? move.value.from : undefined;
  }

  const seatWords: WordTable = Object.fromEntries(seats.map((name, seat: Seat) => [`seat.${seat}`, name]));
  const refusals: WordTable = Object.fromEntries(
    Object.entries(simpleWords).map(([key, text]) => [key.replace(/^game\//, `${id}/`), text]),
  );

  const derived = {
    bots,
    interpret,
    describeTurn,
    cellOf,
    isPiece,
    targets,
    describePicked,
    buttons: buttonsAt,
  };
  noteDerived(rules, derived);

  return {
    rules,
    notation,
    ...derived,
    view: (state) => state,
    filterEvent: (event) => event,
    describe: (event, words) => words.say(`event.${event.type}`, factsIn(event)),
    seats,
    words: { ...refusals, ...seatWords, ...readMessages(description.words) },
    hint: description.hint,
    boardOf: description.board,
    describeCell,
    describeHint,
    describeWould,
    ...(ofPieces.length > 0 && { fromOf }),
    ...(ofPieces.length > 0 && onCells.length === 0 && { describeToDo }),
  };
}
