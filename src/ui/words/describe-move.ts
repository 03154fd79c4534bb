/** The name of a move for speech, slider, chart and list of moves, as far as the viewer may know it. */
import type { Actor } from '../../core/contract/rules.js';
import { seatFact, type Words } from '../../core/words/words.js';
import type { BoardState } from '../contract/board-state.js';

/** Inputs of a move's name. */
type MoveSource = Pick<BoardState, 'session' | 'adapter' | 'viewer' | 'words'>;

interface Said extends Pick<MoveSource, 'viewer' | 'words'> {
  readonly sentence: string;
}

/** Names by session, cached because a list of moves needs all of them after every move. */
const said = new WeakMap<object, Said>();

/** A move in a sentence. Its first event is the move itself; if the viewer may not hear that, only who moved. */
export function describeMove({ session, adapter, viewer, words }: MoveSource, n: number): string {
  const [ply] = session?.pliesFrom(n - 1, n) ?? [];
  if (!session || !ply) return words.say('move.none');
  const last = said.get(ply);
  if (last?.viewer === viewer && last.words === words) return last.sentence;
  const [heard] = session.heard({ ...ply, events: ply.events.slice(0, 1) }, viewer);
  const sentence = heard !== undefined ? adapter.game.describe(heard, words) : sayWho(ply, words);
  said.set(ply, { viewer, words, sentence });
  return sentence;
}

function sayWho(ply: { readonly actor: Actor }, words: Words): string {
  return ply.actor === 'host' ? words.say('move.host') : words.say('move.by', { seat: seatFact(ply.actor) });
}

/** The same with its number: `Move 12: Red plays T31.` */
export function sayMove(board: BoardState, n: number): string {
  const what = describeMove(board, n);
  return n > 0 ? board.words.say('move.told', { n, what }) : what;
}
