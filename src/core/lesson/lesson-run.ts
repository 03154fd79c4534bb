/**
 * Plays a step of a lesson: which answer fits the reader's moves, what the others reply, whether the step is done. It
 * keeps nothing.
 */
import type { Ply } from '../session/history.js';
import { toJson } from '../basics/json.js';
import { fold } from '../basics/indices.js';
import type { Facts } from '../basics/result.js';
import type { Brought, LessonAnswer, LessonStep } from './lesson.js';
import { makePly, readMove, type Played } from '../session/ply.js';
import type { Game, Notation } from '../contract/rules.js';
import { heardBy } from '../session/snapshot.js';

/** The seat of the reader, where a step names none. */
export const READER = 0;

/** `more`: the step goes on; `done`: the next one may be taken; `again`: the position is put back. */
export type Next = 'more' | 'done' | 'again';

export interface Answered {
  /** The answer to show. Undefined in the middle of a way, and if the lesson does not foresee these moves. */
  readonly answer: LessonAnswer | undefined;
  /** The facts of its sentence. */
  readonly facts: Facts;
  /** The moves of the others. */
  readonly replies: readonly string[];
  readonly next: Next;
}

/** The members of a game that answering uses. */
export type Answering<S, M, E> = Played<S, M, E> & Pick<Game<S, M, E, never, never>, 'filterEvent'>;

/** The members of a game that a lesson uses. */
export interface LessonGame<S, M, E> extends Answering<S, M, E> {
  readonly notation: Played<S, M, E>['notation'] & Pick<Notation<S, M, never>, 'parsePosition'>;
}

/** The moves in a text. */
export function movesIn(text = ''): readonly string[] {
  return text.split(/\s+/).filter((move) => move !== '');
}

/** How a way has gone after these moves. */
function progressOf(way: string, moves: readonly string[]): 'whole' | 'begun' | 'other' {
  const steps = movesIn(way);
  if (moves.length > steps.length) return 'other';
  if (!moves.every((move, i) => steps[i] === '*' || steps[i] === move)) return 'other';
  return moves.length === steps.length ? 'whole' : 'begun';
}

const isSame = (one: unknown, other: unknown): boolean => toJson(one) === toJson(other);

function hasCome({ times = 1, ...fields }: Brought, events: readonly unknown[]): boolean {
  const found = events.filter((event) =>
    Object.entries(fields).every(([name, value]) =>
      isSame((event as Readonly<Record<string, unknown>>)[name], value),
    ),
  );
  return times === 0 ? found.length === 0 : found.length >= times;
}

/** The facts of these events for an answer's sentence. */
function factsIn({ tells = {} }: LessonAnswer, events: readonly unknown[]): Facts {
  const told = Object.entries(tells).map(([name, place]) => {
    const [type, ...path] = place.split('.');
    const event = events.find((one) => (one as Brought).type === type);
    const at = (value: unknown, field: string): unknown =>
      (value as Readonly<Record<string, unknown>>)[field];
    return [name, fold(path, event, at)];
  });
  return Object.fromEntries(told) as Facts;
}

/** These moves from a state on; undefined where one of them cannot be played. */
function play<S, M, E>(
  game: Played<S, M, E>,
  from: S,
  moves: readonly string[],
): readonly Ply<S, M, E>[] | undefined {
  const plies: Ply<S, M, E>[] = [];
  for (const text of moves) {
    const state = plies.at(-1)?.state ?? from;
    const read = readMove(game, state, text);
    if (!read.ok || game.rules.refuse(state, read.value.actor, read.value.move)) return undefined;
    plies.push(makePly(game, state, read.value.actor, read.value.move));
  }
  return plies;
}

/** The answer to the plies of a step so far, the last of them the reader's. */
export function answerTo<S, M, E>(
  game: Answering<S, M, E>,
  step: LessonStep,
  plies: readonly Ply<S, M, E>[],
): Answered {
  const { seat = READER } = step;
  const moves = plies.filter(({ actor }) => actor === seat).map(({ text }) => text);
  const { state } = plies.at(-1) as Ply<S, M, E>;
  const repliesOf = (answer: LessonAnswer): readonly string[] =>
    movesIn((answer.then ?? step.then)?.[moves.length - 1]);
  const isBegun = ({ ways = [] }: LessonAnswer): boolean =>
    ways.some((way) => progressOf(way, moves) === 'begun');

  for (const answer of step.answers) {
    if (answer.ways && !answer.ways.some((way) => progressOf(way, moves) === 'whole')) continue;
    const replies = repliesOf(answer);
    const made = play(game, state, replies);
    const events = [...plies, ...(made ?? [])].flatMap((ply) => heardBy(game, ply, seat));
    if (!made || !(answer.brings ?? []).every((one) => hasCome(one, events))) continue;
    const next = !answer.goesOn ? 'again' : step.answers.some(isBegun) ? 'more' : 'done';
    return { answer, facts: factsIn(answer, events), replies, next };
  }

  // In the middle of a way, or on the way to what no way is given for, nothing is said.
  const onWay = step.answers.find((answer) => answer.ways === undefined || isBegun(answer));
  const replies = onWay ? repliesOf(onWay) : [];
  const made = onWay && play(game, state, replies);
  const isOn = made && game.rules.toAct(made.at(-1)?.state ?? state).includes(seat);
  return isOn
    ? { answer: undefined, facts: {}, replies, next: 'more' }
    : { answer: undefined, facts: {}, replies: [], next: 'again' };
}

/**
 * Plays these moves of the reader in a step, and the replies. Undefined where one cannot be played, or would come after
 * the end.
 */
export function playWay<S, M, E>(
  game: LessonGame<S, M, E>,
  step: LessonStep,
  moves: readonly string[],
): { readonly answered: Answered; readonly plies: readonly Ply<S, M, E>[] } | undefined {
  const position = game.notation.parsePosition(step.position);
  if (!position.ok) return undefined;
  const { seat = READER } = step;
  let plies: readonly Ply<S, M, E>[] = [];
  let answered: Answered | undefined;
  for (const text of moves) {
    if (answered && answered.next !== 'more') return undefined;
    const state = plies.at(-1)?.state ?? position.value;
    const read = readMove(game, state, text, seat);
    if (!read.ok || game.rules.refuse(state, seat, read.value.move)) return undefined;
    const ply = makePly(game, state, seat, read.value.move);
    answered = answerTo(game, step, [...plies, ply]);
    plies = [...plies, ply, ...(play(game, ply.state, answered.replies) ?? [])];
  }
  return answered && { answered, plies };
}

/** The reader's moves on the first way that does the step; undefined where no way is written out. */
export function rightWay<S, M, E>(
  game: LessonGame<S, M, E>,
  step: LessonStep,
): readonly string[] | undefined {
  return step.answers
    .filter(({ goesOn }) => goesOn)
    .flatMap(({ ways = [] }) => ways.map((way) => movesIn(way)))
    .find((way) => !way.includes('*') && playWay(game, step, way)?.answered.next === 'done');
}
