/** Worlds that a viewer cannot tell apart: resampled ones, and ones met by chance. It plays nothing itself. */
import type { Game, Step, Viewer } from '../core/contract/rules.js';
import type { Chance } from '../core/basics/seed.js';
import { breach } from './breach.js';
import type { MakeSession, NetOptions } from './net.js';
import { difference, lineOf } from './plain.js';
import { drawMove, firstMoves, type Act } from './random-play.js';

export interface LeakOptions<S, M, E, O, V> extends NetOptions<S, M, E, O, V> {
  /** Set where these options leave nothing hidden: every resample is then the state itself. */
  readonly open?: boolean;
  /** First states that are compared for having the same view; 200 where left out. */
  readonly worlds?: number;
  /**
   * Texts that this viewer must not get in this state, each too long to turn up by chance (a deck's order, not a card).
   * Whole numbers of seven figures and more that the viewer does not see are secrets without being named.
   */
  secrets?(state: S, viewer: Viewer): readonly string[];
}

export interface Watch<S, M, E, O, V> {
  readonly game: Game<S, M, E, O, V>;
  readonly options: LeakOptions<S, M, E, O, V>;
  readonly make: MakeSession<S, M, E, O, V>;
  readonly luck: Chance;
  /** Results for a viewer by what the viewer knows. Two worlds of the same knowledge must give the same. */
  readonly gotByKnown: Map<string, string>;
  /** Becomes true once something is hidden. */
  hides: boolean;
}

/** Seeds of resamples; any would do. */
const RESAMPLE_SEEDS = [0, 1, 0x9e3779b9];

/** Whole numbers of seven figures and more: seeds, most likely. */
const LARGE = /(?<!\d|\d\.)\d{7,}(?!\d|\.\d)/g;

function largeNumbers(text: string): Set<string> {
  return new Set(text.match(LARGE));
}

export function isOver<S, M, E, O, V>({ game }: Watch<S, M, E, O, V>, state: S): boolean {
  return game.rules.outcome(state) !== undefined;
}

/** A viewer's knowledge of a state, as one line. */
function knownTo<S, M, E, O, V>(
  { game: { rules, view } }: Watch<S, M, E, O, V>,
  state: S,
  viewer: Viewer,
): string {
  return lineOf([viewer, view(state, viewer), rules.toAct(state), rules.outcome(state) ?? null]);
}

/** None of the texts that a viewer gets in this state holds what it must not know. */
export function checkSecrets<S, M, E, O, V>(
  watch: Watch<S, M, E, O, V>,
  state: S,
  viewer: Viewer,
  texts: Readonly<Record<string, string>>,
  seed?: number,
): void {
  const seen = largeNumbers(lineOf(watch.game.view(state, viewer)));
  const large = [...largeNumbers(lineOf([state, seed ?? 0]))].filter((number) => !seen.has(number));
  const told = watch.options.secrets?.(state, viewer) ?? [];
  for (const [what, text] of Object.entries(texts)) {
    const numbers = largeNumbers(text);
    const secret =
      told.find((each) => each !== '' && text.includes(each)) ?? large.find((number) => numbers.has(number));
    if (secret !== undefined) breach('secret', `${what} of ${viewer} holds ${secret}: ${text.slice(0, 200)}`);
  }
}

/** In a game that hides nothing, a resample is the state itself. */
export function checkOpen<S, M, E, O, V>(
  { game: { rules } }: Watch<S, M, E, O, V>,
  state: S,
  viewers: readonly Viewer[],
): void {
  for (const viewer of viewers)
    for (const seed of RESAMPLE_SEEDS)
      if (rules.resample(state, viewer, seed) !== state)
        breach('open', `resampled for ${viewer}, it is another state`);
}

export function checkResamples<S, M, E, O, V>(
  watch: Watch<S, M, E, O, V>,
  state: S,
  viewer: Exclude<Viewer, 'all'>,
): void {
  const { rules, notation, view } = watch.game;
  const known = [view(state, viewer), rules.toAct(state), rules.outcome(state) ?? null, rules.seats(state)];
  const base = rules.resample(state, viewer, 0);
  for (const seed of RESAMPLE_SEEDS) {
    const dealt = rules.resample(state, viewer, seed);
    const looks = difference(known, [
      view(dealt, viewer),
      rules.toAct(dealt),
      rules.outcome(dealt) ?? null,
      rules.seats(dealt),
    ]);
    if (looks !== undefined) breach('resample-view', `${viewer} can tell the resampled state: ${looks}`);
    const differs = difference(base, rules.resample(dealt, viewer, 0));
    if (differs !== undefined)
      breach('resample-canonical', `resampled for ${viewer}, something hidden lives on: ${differs}`);
    const read = notation.parsePosition(notation.formatPosition(dealt));
    const text = read.ok ? difference(dealt, read.value) : read.error.code;
    if (text !== undefined)
      breach('resample-sound', `resampled for ${viewer}, the position does not read back: ${text}`);
    if (difference(dealt, state) !== undefined) watch.hides = true;
    if (viewer === 'public') continue;
    const moves = difference(firstMoves(rules, state, viewer, 100), firstMoves(rules, dealt, viewer, 100));
    if (moves !== undefined)
      breach('resample-sound', `resampled for ${viewer}, the moves are others: ${moves}`);
  }
}

/** Two worlds that a viewer cannot tell apart, reached in different ways, give it the same. */
export function checkTwins<S, M, E, O, V>(watch: Watch<S, M, E, O, V>, state: S, viewer: Viewer): void {
  const { rules, notation } = watch.game;
  const known = knownTo(watch, state, viewer);
  const got = notation.formatPosition(rules.resample(state, viewer, 0));
  const before = watch.gotByKnown.get(known);
  if (before !== undefined && before !== got)
    breach(
      'resample-canonical',
      `${viewer} knows the same of two states, which are resampled as ${before} and ${got}`,
    );
  watch.gotByKnown.set(known, got);
}

export function heardBy<S, M, E, O, V>(
  { game: { filterEvent } }: Watch<S, M, E, O, V>,
  events: readonly E[],
  viewer: Viewer,
): readonly E[] {
  return events.map((event) => filterEvent(event, viewer)).filter((event) => event !== undefined);
}

function isAlike<S, M, E, O, V>(watch: Watch<S, M, E, O, V>, one: S, two: S, viewer: Viewer): boolean {
  return knownTo(watch, one, viewer) === knownTo(watch, two, viewer);
}

/**
 * Two plies that lead to different states which look the same: the viewer hears the same of both, and both are
 * resampled the same. What everybody hears belongs in the view too, since a board that opens a position has heard
 * nothing.
 */
function checkAlike<S, M, E, O, V>(
  watch: Watch<S, M, E, O, V>,
  one: Step<S, E>,
  two: Step<S, E>,
  viewer: Viewer,
): void {
  const { resample } = watch.game.rules;
  if (difference(one.state, two.state) === undefined || !isAlike(watch, one.state, two.state, viewer)) return;
  const heard = difference(heardBy(watch, one.events, viewer), heardBy(watch, two.events, viewer));
  if (heard !== undefined)
    breach('heard', `${viewer} hears of one ply and not of another what it sees of neither: ${heard}`);
  const dealt = difference(resample(one.state, viewer, 0), resample(two.state, viewer, 0));
  if (dealt !== undefined)
    breach(
      'resample-canonical',
      `${viewer} knows the same of two states, which are resampled apart: ${dealt}`,
    );
}

/**
 * The same move in a world that the viewer could not tell from this one before it: where it can afterwards, the ply
 * has shown something and is irreversible; where it cannot, it has heard the same.
 */
export function checkPlyElsewhere<S, M, E, O, V>(
  watch: Watch<S, M, E, O, V>,
  state: S,
  { actor, move }: Act<M>,
  viewer: Viewer,
): void {
  const { rules } = watch.game;
  const here = rules.play(state, actor, move);
  for (const seed of RESAMPLE_SEEDS) {
    const world = rules.resample(state, viewer, seed);
    if (rules.refuse(world, actor, move)) continue;
    const there = rules.play(world, actor, move);
    if (!here.irreversible && !isAlike(watch, here.state, there.state, viewer))
      breach('irreversible', `${JSON.stringify(move)} of ${actor} shows ${viewer} what was hidden`);
    checkAlike(watch, here, there, viewer);
  }
}

/** Another move of the same seat, where it leads to another state that looks the same: the viewer hears the same. */
export function checkOtherMove<S, M, E, O, V>(
  watch: Watch<S, M, E, O, V>,
  state: S,
  { actor, move }: Act<M>,
  viewer: Viewer,
): void {
  const { rules } = watch.game;
  if (actor === 'host' || actor === viewer || !rules.toAct(state).includes(actor)) return;
  const other = drawMove(rules, state, actor, watch.luck);
  if (other === undefined) return;
  checkAlike(watch, rules.play(state, actor, move), rules.play(state, actor, other), viewer);
}
