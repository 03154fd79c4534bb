/**
 * Reads and writes the fields of a puzzle, which every game's positions may have: `;goal=take:7:10;par=3`, and where it
 * has begun `;moves=2`, `;spent` where nothing is left, and `;answer=S21` where the last move was answered.
 */
import { refuse, type Refusal, type Result } from '../basics/result.js';
import { shownValue } from '../basics/shown.js';
import type { Notation } from '../contract/rules.js';
import { placeIn } from '../text/text.js';
import { endOf, type GoalKind, type MaybePuzzle, type Puzzle, type Puzzles } from './puzzle.js';

const FIELD =
  /(^|[;\n])([^\S\n]*)(goal|par|moves|spent|answer)([^\S\n]*=[^\S\n]*|(?=[^\S\n]*(?:[;\n]|$)))([^;\n]*)/g;

interface Found {
  readonly value: string;
  readonly offset: number;
}

/** A position's text without the fields of a puzzle, each of its letters at its place, and these fields. */
export interface SplitText {
  readonly position: string;
  readonly fields: ReadonlyMap<string, Found>;
}

export function splitPuzzle(text: string): SplitText {
  const fields = new Map<string, Found>();
  const position = text.replace(
    FIELD,
    (all: string, sign: string, gap: string, name: string, equals: string, value: string, at: number) => {
      // A second one stays, and is refused as an unknown field.
      if (fields.has(name)) return all;
      const offset = at + sign.length + gap.length + name.length + equals.length;
      fields.set(name, { value: value.trim(), offset });
      return sign + ' '.repeat(all.length - sign.length);
    },
  );
  return { position, fields };
}

/** The fields of a puzzle behind a position's text; empty where it is none. */
export function formatPuzzle(puzzle: Puzzle | undefined): string {
  if (!puzzle) return '';
  const { goal, par, moves, isSpent, answer } = puzzle;
  const fields = [`goal=${[goal.kind, ...goal.parts].join(':')}`];
  if (par !== null) fields.push(`par=${par}`);
  if (moves > 0) fields.push(`moves=${moves}`);
  if (isSpent) fields.push('spent=yes');
  if (answer !== undefined) fields.push(`answer=${answer}`);
  return `;${fields.join(';')}`;
}

const MOST = 999;

/** How a game reads and writes moves. */
type Moves<S, M> = Pick<Notation<S, M, never>, 'formatMove' | 'parseMove'>;

/** An answer as its text is to be; undefined where it cannot have been one. */
function readAnswer<S, M>(
  { formatMove, parseMove }: Moves<S, M>,
  { answerer }: GoalKind<S, M>,
  state: S,
  text: string,
): string | undefined {
  const move = answerer && parseMove(state, answerer.seat, text);
  return move?.ok && answerer?.hasMade(state, move.value)
    ? formatMove(state, answerer.seat, move.value)
    : undefined;
}

/** Puts the puzzle that these fields tell of into a state that was read of the rest. */
export function readPuzzle<S extends MaybePuzzle, E, M>(
  puzzles: Puzzles<S, E, M>,
  notation: Moves<S, M>,
  { text, fields }: SplitText & { readonly text: string },
  state: S,
): Result<S> {
  const { rule } = puzzles;
  const no = (name: string, code: string, facts: Refusal['facts'] = {}, own = rule): Result<never> => {
    const { value, offset } = fields.get(name) as Found;
    const at = { ...placeIn(text, offset), offset, path: name };
    return refuse(code, { rule: own, facts: { field: name, found: shownValue(value), ...facts }, at });
  };
  const asked = fields.get('goal');
  if (!asked) {
    const [alone] = fields.keys();
    return alone === undefined ? { ok: true, value: state } : no(alone, 'puzzle/no-goal');
  }
  const whole = (name: string, least: number): number | undefined | Result<never> => {
    const value = fields.get(name)?.value;
    if (value === undefined) return undefined;
    const n = /^\d{1,3}$/.test(value) ? Number(value) : -1;
    const range = { key: 'range.integer', facts: { min: least, max: MOST } };
    return n < least ? no(name, 'position/value', { range }) : n;
  };
  const [kind = '', ...parts] = asked.value.split(':').map((part) => part.trim());
  const goal = puzzles.kinds.find(({ name }) => name === kind);
  if (!goal) return no('goal', 'puzzle/kind', { kinds: puzzles.kinds.map(({ name }) => name) });
  const par = whole('par', 1);
  if (typeof par === 'object') return par;
  const moves = whole('moves', 0);
  if (typeof moves === 'object') return moves;
  const spent = fields.get('spent')?.value;
  if (spent !== undefined && !/^(yes|no|)$/i.test(spent))
    return no('spent', 'position/value', { range: { key: 'range.flag' } });
  const isSpent = spent !== undefined && !/^no$/i.test(spent);
  // A move may count for none.
  const hasBegun = isSpent || (moves !== undefined && moves > 0);
  const wrong =
    goal.refuse(state, parts) ?? (hasBegun ? undefined : puzzles.refuse?.(state, { kind, parts }));
  if (wrong) return no('goal', wrong.code, wrong.facts, wrong.rule ?? rule);
  const answered = fields.get('answer')?.value;
  const answer = answered === undefined ? undefined : readAnswer(notation, goal, state, answered);
  if (answered !== undefined && (answer === undefined || !hasBegun)) return no('answer', 'position/unfit');
  const puzzle: Puzzle = {
    goal: { kind, parts: goal.tidy?.(state, parts) ?? parts },
    par: par ?? null,
    moves: moves ?? 0,
    isSpent,
    ...(answer !== undefined && { answer }),
  };
  const read: S = { ...state, puzzle };
  const end = hasBegun ? undefined : endOf(puzzles, read);
  return end ? no('goal', `puzzle/${end}-already`) : { ok: true, value: read };
}
