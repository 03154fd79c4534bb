/**
 * Holds what a lesson says against the board: each figure and each name of a sentence is covered by a fact, and the
 * fact holds.
 */
import { movesIn, playWay, READER, rightWay } from '../../src/core/lesson/lesson-run.js';
import type { LessonStep } from '../../src/core/lesson/lesson.js';
import type { Ply } from '../../src/core/session/history.js';
import { memoize } from '../../src/core/basics/memoize.js';
import { makePly } from '../../src/core/session/ply.js';
import { unwrap, type Facts as Filled } from '../../src/core/basics/result.js';
import type { AnyGame } from '../../src/core/contract/rules.js';

/** The board when a sentence is said, and the step's moves and events up to it. */
export interface Moment<S = unknown, E = unknown> {
  readonly step: string;
  /** The state in which the step began. */
  readonly first: S;
  /** The state on show. */
  readonly state: S;
  /** The events of the step so far, in order. */
  readonly events: readonly E[];
  /** The texts of the moves so far: the reader's, and those of the other. */
  readonly own: readonly string[];
  readonly replies: readonly string[];
  /** The same at the end of the right way, as “Show me” plays it. */
  readonly shown: Pick<Moment<S, E>, 'first' | 'state' | 'events'> | undefined;
}

/**
 * A turn of phrase, in which `#` stands for a figure, `@` for a cell and `~` for a seat, and whether what it says is
 * so: `said` holds these in their order.
 */
export type Fact<S, E> = readonly [
  phrase: string,
  isSo: (said: readonly string[], moment: Moment<S, E>) => boolean,
];

export interface Facts<S, E> {
  readonly seats: readonly string[];
  /** The names of the cells. */
  cells(state: S): readonly string[];
  readonly facts: readonly Fact<S, E>[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- games of all kinds
export type AnyFacts = Facts<any, any>;

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS: Readonly<Record<string, number>> = { third: 3, fourth: 4, both: 2, half: 2 };

/** The number that a figure or a word stands for. */
export function valueOf(word: string): number {
  const small = word.toLowerCase();
  const at = NUMBERS.indexOf(small);
  return at >= 0 ? at : (ORDINALS[small] ?? Number(small));
}

const FIGURES =
  /(?<![\p{L}\d*.-])(?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|third|fourth|both)(?![\p{L}\d-])/giu;
/** “That one”, “make one.”: no figure. */
const PRONOUN =
  /\b(?:(?:that|other|which|stronger|weaker|first|second|the|green|red) one\b|(?:make|place|complete|build|steal) one(?=[.:]| next))/gi;
const CELLS = /(?=[\p{L}*\d-]*[\p{L}*])(?=[\p{L}*\d-]*\d)[\p{L}*\d-]+/gu;

const PLACES: Readonly<Record<string, string>> = {
  '#': '(?:\\d+(?:\\.\\d+)?|(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|third|fourth|[Bb]oth)(?!\\p{L}))',
  '@': '[\\p{L}*\\d]+(?:-\\p{L}+)?',
  '~': '(?:Player \\d+|\\p{Lu}\\p{L}+)',
};

const patternOf = memoize((phrase: string): RegExp => {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    escaped.replace(/[#@~]/g, (sign) => PLACES[sign] as string),
    'gu',
  );
});

export interface Told {
  readonly kind: 'figure' | 'cell' | 'seat';
  readonly text: string;
  readonly at: number;
}

/** The figures and names in a sentence. */
export function toldIn<S>(sentence: string, { seats, cells }: Facts<S, never>, state: S): readonly Told[] {
  const found: Told[] = [];
  const names = cells(state);
  const isFree = (at: number): boolean => !found.some((one) => at >= one.at && at < one.at + one.text.length);
  for (const seat of seats)
    for (let at = sentence.indexOf(seat); at >= 0; at = sentence.indexOf(seat, at + 1))
      found.push({ kind: 'seat', text: seat, at });
  for (const { 0: text, index: at } of sentence.matchAll(CELLS))
    if (names.includes(text)) found.push({ kind: 'cell', text, at });
  const pronouns = [...sentence.matchAll(PRONOUN)].map(
    ({ 0: text, index }) => index + text.length - 'one'.length,
  );
  for (const { 0: text, index: at } of sentence.matchAll(FIGURES)) {
    if (isFree(at) && !pronouns.includes(at)) found.push({ kind: 'figure', text, at });
  }
  return found.sort((one, other) => one.at - other.at);
}

interface Read<S, E> {
  readonly told: readonly Told[];
  /** The facts that a sentence states, with the figures and names in each. */
  readonly stated: readonly {
    readonly fact: Fact<S, E>;
    readonly text: string;
    readonly told: readonly Told[];
  }[];
}

function read<S, E>(sentence: string, facts: Facts<S, E>, state: S): Read<S, E> {
  const told = toldIn(sentence, facts as Facts<S, never>, state);
  const stated = facts.facts.flatMap((fact) =>
    [...sentence.matchAll(patternOf(fact[0]))].map(({ 0: text, index }) => ({
      fact,
      text,
      told: told.filter(({ at, text: one }) => at >= index && at + one.length <= index + text.length),
    })),
  );
  return { told, stated: stated.filter((one) => one.told.length > 0) };
}

/** The claims of sentences, by the facts and the step in which they are said. */
const kept = new WeakMap<AnyFacts, Map<string, Read<unknown, unknown>>>();

/** Finds what is wrong with a sentence at a moment: facts that do not hold, figures and names that no fact covers. */
export function faultsOf<S, E>(
  sentence: string,
  facts: Facts<S, E>,
  moment: Moment<S, E>,
): readonly string[] {
  const known = kept.get(facts) ?? new Map<string, Read<unknown, unknown>>();
  kept.set(facts, known);
  const key = `${moment.step} ${sentence}`;
  const { told, stated } = (known.get(key) ?? read(sentence, facts, moment.state)) as Read<S, E>;
  known.set(key, { told, stated } as Read<unknown, unknown>);
  const covered = new Set(stated.flatMap((one) => one.told));
  return [
    ...stated
      .filter(
        ({ fact: [, isSo], told: within }) =>
          !isSo(
            within.map(({ text }) => text),
            moment,
          ),
      )
      .map(({ text }) => `not so: “${text}”`),
    ...told.filter((one) => !covered.has(one)).map(({ text }) => `nothing tells whether “${text}” is so`),
  ];
}

/** The same sentence with another figure or name in this place. */
export function planted(
  sentence: string,
  { kind, text, at }: Told,
  seats: readonly string[],
  cells: readonly string[],
): string {
  const others = {
    figure: () => otherNumber(text),
    seat: () => seats.find((one) => one !== text),
    cell: () => cells.find((one) => one !== text && !sentence.includes(one)),
  };
  return sentence.slice(0, at) + (others[kind]() ?? '') + sentence.slice(at + text.length);
}

function otherNumber(text: string): string {
  const value = valueOf(text);
  if (/^\d/.test(text)) return `${value + 1}`;
  const word = NUMBERS[value + 1] as string;
  return /^\p{Lu}/u.test(text) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** A step has more ways than a test can go: of one move so many are tried. */
const MOST = 1500;

export interface Saying {
  /** The answer, or `say` and `title` for what is read before a move. */
  readonly name: string;
  /** What its sentence is filled in with. */
  readonly facts: Filled;
  readonly moment: Moment;
}

function momentOf(
  step: LessonStep,
  first: unknown,
  plies: readonly Ply<unknown, unknown, unknown>[],
  shown: Moment['shown'],
): Moment {
  const textsOf = (isOwn: boolean): readonly string[] =>
    plies.filter(({ actor }) => (actor === READER) === isOwn).map(({ text }) => text);
  return {
    step: step.name,
    first,
    state: plies.at(-1)?.state ?? first,
    events: plies.flatMap(({ events }) => events),
    own: textsOf(true),
    replies: textsOf(false),
    shown,
  };
}

/**
 * All that a step says, and when: before a move, on the way that “Show me” goes, after each way of the reader's.
 * `more`: moves beside those that the rules list.
 */
export function* sayingsOf(
  game: AnyGame,
  step: LessonStep,
  more: (state: unknown) => readonly string[] = () => [],
): Generator<Saying> {
  const first: unknown = unwrap(game.notation.parsePosition(step.position));
  const right = rightWay(game, step);
  const done = right && playWay(game, step, right);
  const shown = done && momentOf(step, first, done.plies as never, undefined);
  for (const name of ['title', 'say']) yield { name, facts: {}, moment: momentOf(step, first, [], shown) };
  const listed = step.answers
    .flatMap(({ ways = [] }) => ways.map(movesIn))
    .filter((way) => !way.includes('*'));
  const open: (readonly string[])[] = [[], ...listed];
  const seen = new Set<string>();
  while (open.length > 0) {
    const way = open.shift() as readonly string[];
    const played = way.length === 0 ? undefined : playWay(game, step, way);
    if (way.length > 0 && (!played || seen.has(way.join(' ')))) continue;
    seen.add(way.join(' '));
    const plies = played?.plies ?? [];
    const { answer, facts = {} } = played?.answered ?? {};
    if (answer) yield { name: answer.name, facts, moment: momentOf(step, first, plies as never, shown) };
    if (played && played.answered.next !== 'more') continue;
    const state: unknown = plies.at(-1)?.state ?? first;
    let tried = 0;
    for (const text of more(state)) open.push([...way, text]);
    for (const move of game.rules.moves(state, READER)) {
      if (tried++ > MOST) break;
      open.push([...way, makePly(game, state, READER, move).text]);
    }
  }
}
