/** What is known of a step, and how its board can show it: read from what the page says, by the game's rules. */
import { RefusalError, unwrap, type Refusal, type Result } from '../../core/basics/result.js';
import type { AnyGame } from '../../core/contract/rules.js';
import { movesIn, playWay, READER, rightWay } from '../../core/lesson/lesson-run.js';
import type { LessonStep } from '../../core/lesson/lesson.js';
import type { Fields } from '../../core/lesson/lesson-fields.js';
import type { PathOf } from '../../core/lesson/step-place.js';
import { StepReader } from '../../core/lesson/step-text.js';
import { openPosition } from '../../core/session/open-game.js';
import { formatRecord } from '../../core/session/record.js';
import type { AnyAdapter } from '../contract/adapter.js';

/**
 * `read`: there is nothing to find in it; `find`: its move is still to be found; `found`, `shown`: it is known now;
 * `faulty`: its board cannot be shown.
 */
export type StepState = 'read' | 'find' | 'found' | 'shown' | 'faulty';

export interface Step {
  readonly state: StepState;
  /** How many moves of the record it shows; undefined: it has a position of its own. */
  readonly ply: number | undefined;
  /** How many wrong moves were tried. */
  readonly tries: number;
  readonly hints: number;
  /** Why its board cannot be shown. */
  readonly fault?: Refusal;
}

/** A step opens once the moves of all steps before it are known. */
export function mayOpen(steps: readonly Step[], at: number): boolean {
  return steps.slice(0, at).every(({ state }) => state !== 'find');
}

export interface StepPlan {
  readonly adapter: AnyAdapter;
  readonly step: LessonStep;
  /** The game that the board shows in this step, up to there. */
  readonly record: string;
  /** How many moves that has; undefined where the step has a position of its own. */
  readonly ply: number | undefined;
  /** The first state. */
  readonly first: unknown;
  /** The seat that the reader plays. */
  readonly seat: number;
  readonly hasFind: boolean;
  /** The moves that find it; undefined where no way is written out. */
  readonly way: readonly string[] | undefined;
}

/** The first way that the page has written out, or else the first that leads there. */
function wayOf(game: AnyGame, step: LessonStep, find: unknown): readonly string[] | undefined {
  const ways = Array.isArray(find) ? find.map((way) => movesIn(String(way))) : [];
  const isRight = (way: readonly string[]): boolean =>
    !way.includes('*') && playWay(game, step, way)?.answered.next === 'done';
  return ways.find(isRight) ?? rightWay(game, step);
}

/** Reads steps for boards of one game. `record`: the one that they share. */
export function planner({ adapter }: { readonly adapter: AnyAdapter }, record: string | undefined): Planner {
  const game = adapter.game as AnyGame;
  const cellsOf = (state: unknown) => adapter.board.chart(game.view(state, 0), '').find;
  return new Planner(adapter, new StepReader(game, cellsOf, record));
}

export class Planner {
  readonly #adapter: AnyAdapter;
  readonly #reader: StepReader;

  constructor(adapter: AnyAdapter, reader: StepReader) {
    this.#adapter = adapter;
    this.#reader = reader;
  }

  /** How many moves the record has. */
  get plies(): number {
    return this.#reader.places.plies;
  }

  /** The record up to a ply. */
  recordAt(ply: number): string | undefined {
    return this.#reader.places.recordAt(ply);
  }

  plan(fields: Fields, pathOf: PathOf): Result<StepPlan> {
    const game = this.#adapter.game as AnyGame;
    try {
      const step = this.#reader.read(fields, pathOf, '1');
      const ply = fields['ply'] === undefined ? undefined : Number(fields['ply']);
      const { history } = unwrap(openPosition(game, step.position));
      const origin = { kind: 'position', position: step.position };
      const own = formatRecord(game, { origin, moves: [] } as never);
      const plan = {
        adapter: this.#adapter,
        step,
        ply,
        record: (ply === undefined ? undefined : this.recordAt(ply)) ?? own,
        first: history.first,
        seat: step.seat ?? READER,
        hasFind: step.answers.length > 0,
        way: wayOf(game, step, fields['find']),
      };
      return { ok: true, value: plan };
    } catch (error) {
      if (error instanceof RefusalError) return { ok: false, error: error.refusal };
      throw error;
    }
  }
}

/** The cell that a move of the reader is about, where it is about one. */
export function cellOf({ adapter, first, seat }: StepPlan, move: string): string | undefined {
  return adapter.board.cellOf?.(adapter.game.view(first, seat), move);
}

/** Marks that say where the move is, without saying which it is: its cell and those next to it. */
export function marksAround(plan: StepPlan): string | undefined {
  const [move] = plan.way ?? [];
  const cell = move === undefined ? undefined : cellOf(plan, move);
  if (cell === undefined) return undefined;
  const chart = plan.adapter.board.chart(plan.adapter.game.view(plan.first, plan.seat), '');
  return [cell, ...chart.neighbours(cell)].map((one) => `${one}:dot`).join(' ');
}

/** Whether the move is made on the cells alone; else the board needs the game's own buttons. */
export const isOnCells = (plan: StepPlan): boolean =>
  !plan.hasFind || (plan.way?.every((move) => cellOf(plan, move) !== undefined) ?? true);
