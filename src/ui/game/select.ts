/** Values derived from a state, for views and for the page. */
import { accept, refuse, type Result } from '../../core/basics/result.js';
import type { GameSoFar } from '../../core/contract/game-so-far.js';
import type { Seat, Viewer } from '../../core/contract/rules.js';
import { shownValue } from '../../core/basics/shown.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import type { AnySession, BoardState } from '../contract/board-state.js';
import type { MoveButton } from '../contract/adapter.js';
import { foretellMove } from '../game/preview.js';
import { anotherBoard } from '../start/new-game.js';
import { actingHuman, isViewer } from './people.js';

/** After so many moves of their own a reader is offered the lesson no more. */
const FEW = 3;

const records = new WeakMap<AnySession, Map<Viewer, string>>();

/** The game as one line, as this viewer knows it. */
export function recordOf(session: AnySession, viewer: Viewer): string {
  const known = records.get(session) ?? new Map<Viewer, string>();
  records.set(session, known);
  const record = known.get(viewer) ?? session.save(viewer);
  known.set(viewer, record);
  return record;
}

/** The game as this viewer knows it, by default as the board's own does. */
export function saveAs({ session, viewer }: BoardState, as: unknown = viewer): Result<string> {
  if (!session) return refuse('session/not-ready');
  if (isViewer(session, as)) return accept(recordOf(session, as));
  return refuse('record/view', { facts: { found: shownValue(as) }, at: { path: 'viewer' } });
}

/** A state in which a position is on show, as the viewer may know it. */
interface Showing<V, E> {
  readonly session: { snapshot(viewer: Viewer): Snapshot<V, E> } | undefined;
  readonly viewer: Viewer;
}

/** The position on show as the viewer may know it; undefined until a seed is drawn. */
export function shownOf<V, E>({ session, viewer }: Showing<V, E>): Snapshot<V, E> | undefined {
  return session?.snapshot(viewer);
}

/** The position on show, as far as the viewer may know it; undefined while there is no game. */
export function viewOf<V>(state: Showing<V, unknown>): V | undefined {
  return shownOf(state)?.view;
}

/** The game as far as it has been played, as this viewer knows it. */
export function gameSoFar(session: AnySession, viewer: Viewer): GameSoFar<unknown, unknown> {
  return {
    plies: session.plies,
    viewAt: (ply) => session.game.view(session.stateAt(ply), viewer),
    eventsOf: (ply) => session.pliesFrom(ply - 1, ply).flatMap((one) => session.heard(one, viewer)),
  };
}

/** The seat that the reader plays: of several at this screen, the one that is to act. */
export function mineOf({ viewer, session, humans }: BoardState): Seat | undefined {
  return typeof viewer === 'number' ? viewer : (actingHuman(session) ?? humans[0]);
}

/** Whether somebody at this screen, who has taken it, is to act on the position on show. */
export function isTurn({ session, rest, nextAtScreen }: BoardState): boolean {
  if (session?.isLive !== true || rest) return false;
  return actingHuman(session) !== undefined && nextAtScreen === undefined;
}

/** The page's seed, or the one drawn for it. */
export function seedOf({ settings, drawn }: BoardState): number {
  return settings.get<number | undefined>('seed') ?? drawn ?? 0;
}

/** How the board is drawn; empty where it has one look only. */
export function lookOf({ settings }: BoardState): string {
  return settings.get<string | undefined>('look') ?? '';
}

/** The page’s rules, to which a note’s rule leads; none while a server renders, since there is no address. */
export function rulesHrefOf({ settings, isHeld }: BoardState): string {
  return isHeld ? '' : settings.get('rulesHref');
}

/** The notes under the status: a refused move, else every error that the page has not corrected. */
export function notesOf({
  refused,
  failed,
}: BoardState): readonly { sentence: string; rule?: string | undefined }[] {
  return refused ? [refused] : failed;
}

/** The buttons of the game that can be pressed now. */
export function buttonsOf(state: BoardState): readonly MoveButton[] {
  const { adapter, reader, isReadonly } = state;
  const shown = shownOf(state);
  if (!shown || isReadonly || !isTurn(state)) return [];
  return adapter.input.buttons?.(shown.view, reader) ?? [];
}

/** Tells what a move of the reader's would bring. */
export function foretellMeant(state: BoardState, move: unknown, by = mineOf(state)): string {
  return by === undefined ? '' : foretellMove(state, by, move);
}

/** The cell that is picked up, as the status says it. */
export function pickedOf({ adapter, ui, words }: BoardState): string | undefined {
  const cell = adapter.input.picked?.(ui);
  return cell === undefined ? undefined : words.say('status.picked', { cell });
}

/** How far the game is; nothing where it began from a position, whose moves nobody has counted. */
export function progressOf(
  { words, session }: BoardState,
  { ply, plies, outcome }: Snapshot<unknown, unknown>,
): string {
  if (ply < plies) return words.say('status.looking', { n: ply, all: plies });
  return outcome || session?.isFromPosition ? '' : words.say('status.ply', { n: ply + 1 });
}

/** Whether Play again draws another board of the same kind, such as another map. */
export function hasAnotherBoard(state: BoardState): boolean {
  return anotherBoard(state, () => 0) !== undefined;
}

/** Whether the reader may ask for hints, and the game has them. */
export function hasHints({ adapter, settings }: Pick<BoardState, 'adapter' | 'settings'>): boolean {
  return adapter.bots.hint !== undefined && !settings.get<boolean>('noHints');
}

/** Whether the lesson has a button of its own: until the reader has won or solved a game, or finished the lesson. */
export function hasLessonButton({ lesson, humans, isReadonly }: BoardState): boolean {
  return lesson.isThere && !lesson.isLearnt && humans.length > 0 && !isReadonly;
}

/** Whether the lesson is offered: until the reader has made a few moves, or come to the end. */
export function offersLesson(state: BoardState): boolean {
  const { session, humans, tally } = state;
  const own = session?.pliesFrom(0).filter(({ actor }) => humans.includes(actor as Seat)).length ?? 0;
  return hasLessonButton(state) && own < FEW && !session?.isOver && !tally.isMet;
}
