/**
 * The first two lines beside a board: who is to act or how it ended, and what the reader does now. It renders nothing.
 */
import type { Seat } from '../../core/contract/rules.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import { seatFact } from '../../core/words/words.js';
import type { BoardState } from '../contract/board-state.js';
import type { Standing } from '../contract/parts.js';
import { describeNext } from './describe-end.js';

/**
 * A seat with who plays it: “Blue, you”, “Red, easy bot”, “Athena, level 5” after the colour of its seat; its name
 * alone where several people are at this screen.
 */
export function labelOf(seat: Seat, { words, reader, players }: BoardState): string {
  const player = players[seat];
  if (player?.kind === 'bot') {
    const own = words.has(`bot.${player.bot}`);
    const facts = { seat: seatFact(seat), bot: own ? { key: `bot.${player.bot}` } : player.bot };
    if (player.level !== undefined) return words.say('seat.bot-level', { ...facts, level: player.level });
    return words.say(own ? 'seat.character' : 'seat.bot', facts);
  }
  const isReader = reader.seats.length === 1 && reader.seats[0] === seat;
  return words.say(isReader ? 'seat.you' : 'seat.alone', { seat: seatFact(seat) });
}

/** The usual instruction, if the game has none of its own: play, wait or watch. */
function describeUsual(toAct: readonly Seat[], { words, reader, isReadonly }: BoardState): string {
  if (reader.acting.length > 0) return words.say('to-do.play');
  if (isReadonly) return words.say('board.readonly');
  if (reader.seats.length === 0) return words.say('to-do.watch');
  const [seat, ...others] = toAct;
  return seat === undefined || others.length > 0
    ? words.say('to-do.wait')
    : words.say('to-do.wait-for', { seat: seatFact(seat) });
}

export function describeStanding(shown: Snapshot<unknown, unknown>, board: BoardState): Standing {
  const { adapter, words, reader, players, nextAtScreen, roundEnd } = board;
  const { view, outcome, toAct, ply, plies } = shown;
  const seat = adapter.turn?.seat ? adapter.turn.seat(view, reader) : (outcome?.winners ?? toAct)[0];
  if (nextAtScreen !== undefined)
    return {
      seat: nextAtScreen,
      turn: words.say('turn.pass', { seat: seatFact(nextAtScreen) }),
      toDo: words.say('to-do.look-away', { seat: seatFact(nextAtScreen) }),
    };
  if (roundEnd?.prompt) {
    const { prompt, isTold } = roundEnd;
    return { seat: undefined, turn: prompt.turn, toDo: isTold ? prompt.toDo : '' };
  }
  const turn = adapter.say.turn(view, words, reader);
  if (ply < plies) return { seat, turn, toDo: words.say('to-do.looking') };
  const own = adapter.say.toDo?.(view, words, reader) ?? '';
  if (outcome)
    return { seat, turn, toDo: describeNext(board) || own || words.say('to-do.over'), isOver: true };
  if (own !== '') return { seat, turn, toDo: own };
  const [actor] = toAct;
  const isBot = toAct.length === 1 && players[actor as Seat]?.kind === 'bot';
  return {
    seat,
    turn: isBot && !board.isReadonly ? words.say('turn.thinking', { seat: seatFact(actor as Seat) }) : turn,
    toDo: describeUsual(toAct, board),
  };
}
