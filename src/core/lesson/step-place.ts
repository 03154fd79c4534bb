/** Finds a step's position: its own, or one after so many moves of a record that several steps share. */
import type { Result } from '../basics/result.js';
import type { AnyGame } from '../contract/rules.js';
import { stateAt } from '../session/history.js';
import { openPosition, openRecord, type Opening } from '../session/open-game.js';
import { formatRecord } from '../session/record.js';
import { fail, take, wrong, type Fields } from './lesson-fields.js';

/** The place of a field in what the author has written: `steps[2].find`, or `data-find`. */
export type PathOf = (field: string) => string;

/** The first state of a step, and that as text. */
export interface Place {
  readonly first: unknown;
  readonly position: string;
}

export class Places {
  readonly #game: AnyGame;
  readonly #record: Result<Opening<unknown, unknown, unknown, unknown>> | undefined;

  /** `record`: the game whose moves the steps show, if they have one. */
  constructor(game: AnyGame, record: string | undefined) {
    this.#game = game;
    this.#record = record === undefined ? undefined : openRecord(game, record);
  }

  /** How many moves the record has. */
  get plies(): number {
    return this.#record?.ok ? this.#record.value.history.end : 0;
  }

  /** The record up to a ply. */
  recordAt(ply: number): string | undefined {
    if (!this.#record?.ok) return undefined;
    const { origin, history } = this.#record.value;
    const moves = history.plies.slice(0, ply).map(({ entry }) => entry);
    return formatRecord(this.#game, { origin, moves } as never);
  }

  find({ position, ply }: Fields, pathOf: PathOf): Place {
    const [path, other] = [pathOf('position'), pathOf('ply')];
    if (position !== undefined && ply !== undefined) fail(path, 'two-places', { ply: other });
    if (ply !== undefined) return this.#after(ply, other);
    if (position === undefined) fail(path, 'no-place', { ply: other });
    if (typeof position !== 'string') return wrong(path, 'any-text', position);
    const { history } = take(path, openPosition(this.#game, position));
    return { first: history.first, position };
  }

  #after(given: unknown, path: string): Place {
    if (!this.#record) return fail(path, 'no-record');
    const { history } = take('record', this.#record);
    const ply = typeof given === 'string' && /^\s*\d{1,6}\s*$/.test(given) ? Number(given) : given;
    if (typeof ply !== 'number' || !Number.isSafeInteger(ply) || ply < 0)
      return wrong(path, 'integer', given, { min: 0, max: history.end });
    if (ply > history.end) fail(path, 'beyond', { ply, count: history.end });
    const first: unknown = stateAt(history, ply);
    return { first, position: this.#game.notation.formatPosition(first) };
  }
}
