/** Fills the line for events with something else: what a newcomer should know, or what a move would do. */
import type { StateOf, Told } from '../../ui/contract/parts.js';
import { viewOf } from '../../ui/game/select.js';
import { describeBrought, describeFirst, describeWormholesWin } from '../conversation.js';
import type { Ui } from '../interpret.js';
import type { Event, Move, State } from '../state.js';

type Board = StateOf<State, Move, Event, State, Ui>;

const event = (sentence: string): Told | undefined =>
  sentence === '' ? undefined : { kind: 'event', sentence };

/** Tells a newcomer who is alone at the screen how to go on, once the game has begun. */
export function toldFirst(board: Board): Told | undefined {
  const { words, reader, session, isLesson } = board;
  const view = viewOf<State>(board);
  const [team, ...others] = reader.acting;
  const isAlone = reader.seats.length === 1 && others.length === 0;
  if (!view || team === undefined || !isAlone || isLesson || !session?.isLive || session.plies === 0)
    return undefined;
  return event(describeFirst(view, team, words));
}

/**
 * That somebody would win by wormholes now; else what the reader's last move has brought that matters later. What has
 * happened to the reader since is told first.
 */
export function toldBrought({ words, reader, session, isLesson, viewer }: Board): Told | undefined {
  const [team, ...others] = reader.seats;
  if (!session?.isLive || isLesson || team === undefined) return undefined;
  const { state } = session;
  const all = session.pliesFrom(0);
  const at = all.map(({ actor }) => actor).lastIndexOf(team);
  const since = all.slice(at + 1).flatMap((ply) => session.heard(ply, viewer));
  if (since.some((one) => one.type === 'fell' && reader.seats.includes(one.team))) return undefined;
  const winning = describeWormholesWin(state, others.length > 0 ? -1 : team, words);
  const isRobbed = since.some((one) => 'from' in one && one.from === team);
  if (winning !== '' || at < 0 || others.length > 0 || isRobbed) return event(winning);
  return event(describeBrought(session.stateAt(at), session.stateAt(at + 1), team, words));
}
