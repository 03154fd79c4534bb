/**
 * Finds what a picture file shows: the position that a text leads to, as its viewer may know it, and the marks on it.
 */
import type { Chart } from '../chart/chart.js';
import type { PictureSource } from './picture-source.js';
import { parseMarks, type Mark } from '../text/marks.js';
import { openPosition, openRecord, type Opening } from '../session/open-game.js';
import { gameIn } from '../session/record.js';
import { accept, refuse, within, type Result } from '../basics/result.js';
import type { Game } from '../contract/rules.js';
import { snapshotOf, type Snapshot } from '../session/snapshot.js';
import type { ReadOptions } from './svg-options.js';

function open<S, M, E, O, V>(game: Game<S, M, E, O, V>, text: string): Result<Opening<S, M, E, O>> {
  return gameIn(text) !== undefined ? openRecord(game, text) : openPosition(game, text.trim());
}

export interface Shown<V, E> {
  readonly snapshot: Snapshot<V, E>;
  readonly chart: Chart;
  readonly marks: readonly Mark[];
  /** The cell of the last move. */
  readonly last: string | undefined;
}

/** Reads a record or a position, and goes to the ply that is asked for. */
export function show<S, M, E, O, V>(
  source: PictureSource<S, M, E, O, V>,
  text: string,
  { ply, viewer, look, marks, lastMove }: ReadOptions,
): Result<Shown<V, E>> {
  const { game } = source;
  const opening = open(game, text);
  if (!opening.ok) return opening;
  const { history, shownFor } = opening.value;
  const shown = ply ?? history.end;
  if (shown > history.end)
    return refuse('session/no-ply', { facts: { asked: shown, plies: history.end }, at: { path: 'ply' } });
  if (typeof viewer === 'number' && viewer >= game.rules.seats(history.first))
    return refuse('session/no-seat', { facts: { seat: viewer }, at: { path: 'viewer' } });
  const still = { canUndo: false, canRedo: false };
  const at = { ...history, shown };
  const snapshot = snapshotOf(game, at, shownFor ?? viewer, shownFor !== undefined, still);
  const { view, last } = snapshot;
  const chart = source.chart(view, look);
  const drawn = parseMarks(marks, (name) => chart.find(name));
  if (!drawn.ok) return { ok: false, error: within(drawn.error, { path: 'marks' }) };
  const cell = last?.text === undefined || !lastMove ? undefined : source.cellOf?.(view, last.text);
  return accept({ snapshot, chart, marks: drawn.value, last: cell && chart.find(cell) });
}
