/**
 * The sentences for a change of the game: the action on its moves, the events, and who is to act next. Fires nothing.
 */
import { bare } from '../../core/words/language.js';
import type { Seat } from '../../core/contract/rules.js';
import type { Cause } from '../../core/session/session.js';
import { seatFact, type Words } from '../../core/words/words.js';
import type { AnySession, BoardState } from '../contract/board-state.js';
import { describeWhy } from './describe-end.js';
import { sayMove } from './describe-move.js';

/** `from`: the ply that was on show before. */
export function sayChange(
  board: BoardState,
  session: AnySession,
  cause: Cause,
  from: number,
): readonly string[] {
  const { words, adapter, viewer } = board;
  const lead = leadOf(board, session, cause, from);
  // Looking back announces no turn.
  if (cause === 'go' && session.ply < session.plies) return lead;
  const plies = cause === 'play' || cause === 'redo' ? session.pliesFrom(from) : [];
  // The first move redone is announced with its number.
  const told = (ply: (typeof plies)[number], i: number): typeof ply =>
    cause === 'redo' && i === 0 ? { ...ply, events: ply.events.slice(1) } : ply;
  const events = plies.flatMap((ply, i) => session.heard(told(ply, i), viewer));
  // If all act at once, the board does not say what others do in secret, and does not repeat what the reader should do.
  if (cause === 'play' && events.length === 0 && session.game.rules.simultaneous) return [];
  const say = (event: (typeof events)[number]): readonly string[] => [
    ...((cause === 'play' && sayRound(board, session, event)) || [adapter.game.describe(event, words)]),
  ];
  return withTurn(board, session, [...lead, ...events.flatMap(say)]);
}

/** The end of a round, if the game goes on: the sentences in which it is shown, and what it has brought in all. */
function sayRound(
  { adapter, viewer, words, reader }: BoardState,
  session: AnySession,
  event: unknown,
): readonly string[] | undefined {
  const { rounds } = adapter;
  if (session.isOver || !rounds?.tell || rounds.endsWith?.(event as never) !== true) return undefined;
  const told = rounds.tell(session.snapshot(viewer).view, event as never, words, reader);
  return told && [...told.steps, ...told.heard];
}

/** The events, then who is to act, or how the game ended and why. A sentence that both would hold is said once. */
export function withTurn(board: BoardState, session: AnySession, told: readonly string[]): readonly string[] {
  const { words, adapter, viewer, reader } = board;
  const turn = adapter.say.turn(session.snapshot(viewer).view, words, reader);
  const why = session.isLive ? describeWhy(board) : '';
  const isNew = told.every((sentence) => bare(sentence) !== bare(why));
  return [...told, turn, isNew ? why : ''].filter(
    (sentence) => sentence !== '' && bare(sentence) !== `${bare(turn)}.`,
  );
}

/** The reader's action on the moves, and which moves. */
function leadOf(board: BoardState, session: AnySession, cause: Cause, from: number): readonly string[] {
  const { words } = board;
  const move = (n: number): string => sayMove(board, n);
  switch (cause) {
    case 'go':
      return [move(session.ply)];
    case 'undo': {
      const n = from - session.ply;
      return [words.say('said.undone', { n }), move(session.ply + 1)];
    }
    case 'redo':
      return [words.say('said.redone'), move(from + 1)];
    case 'start':
      return [words.say('said.restarted')];
    case 'resume':
      return [words.say(session.isOver ? 'said.resumed-over' : 'said.resumed')];
    case 'load':
    case 'play':
      return [];
  }
}

/** Hands the screen to another seat. */
export function sayHanding(key: 'hand.over' | 'hand.ready', seat: Seat, words: Words): string {
  return words.say(key, {
    seat: words.has(`seat.${seat}`) ? seatFact(seat) : words.say('seat', { n: seat + 1 }),
  });
}
