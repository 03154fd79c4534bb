/**
 * The equipment of every net: the game behind glass, its words, its chance and the caller's options. It tests little.
 */
import type { Refusal } from '../core/basics/result.js';
import type { Actor, Game, Seat, Viewer } from '../core/contract/rules.js';
import type { Chance } from '../core/basics/seed.js';
import { mix, nextSeed } from '../core/basics/seed.js';
import type { Session } from '../core/session/session.js';
import type { SeatKind } from '../core/session/history.js';
import { times } from '../core/basics/times.js';
import { sayRefusal, type Words } from '../core/words/words.js';
import { breach } from './breach.js';
import { guardWords } from './guard.js';
import { luckOf, type PlayOptions } from './random-play.js';

/** How a net makes its sessions: another way may be planted, to see whether the net finds the fault in it. */
export type MakeSession<S, M, E, O, V> = (
  game: Game<S, M, E, O, V>,
  options: Partial<O>,
  seed: number,
  kinds: readonly SeatKind[],
) => Session<S, M, E, O, V>;

export interface NetOptions<S, M, E, O, V> extends PlayOptions<S, M, O> {
  /** Random games to play; 6 where left out. */
  readonly games?: number;
  /** The seeds of the games come from this one. */
  readonly seed?: number;
  readonly makeSession?: MakeSession<S, M, E, O, V>;
}

export interface Net<S, M, E, O, V> {
  readonly game: Game<S, M, E, O, V>;
  readonly options: PlayOptions<S, M, O>;
  readonly words: Words | undefined;
  readonly luck: Chance;
}

/**
 * The seeds of a net's games: large, so that where one of them leaks it is not taken for a small number of the game.
 */
export function* seedsOf({
  games = 6,
  seed = 1,
}: {
  readonly games?: number;
  readonly seed?: number;
}): Generator<number> {
  for (let game = 0, at = nextSeed(seed); game < games; game++, at = nextSeed(at)) yield mix(at);
}

/** The games of a net. Every other one is played without rare acts: nobody resigns, so that it goes to its end. */
export function* gamesOf<S, M, E, O, V>(
  options: NetOptions<S, M, E, O, V>,
): Generator<{ readonly seed: number; readonly how: PlayOptions<S, M, O> }> {
  let game = 0;
  for (const seed of seedsOf(options))
    yield { seed, how: game++ % 2 === 0 ? { ...options, extras: undefined } : options };
}

export function makeNet<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  options: PlayOptions<S, M, O>,
  seed: number,
  words?: Words,
): Net<S, M, E, O, V> {
  return { game, options, words, luck: luckOf(seed) };
}

export function seatsIn<S, M, E, O, V>(
  { game }: Pick<Net<S, M, E, O, V>, 'game'>,
  state: S,
): readonly Seat[] {
  return times(game.rules.seats(state), (seat) => seat);
}

/** All who may look, but "all". */
export function viewersIn<S, M, E, O, V>(
  net: Pick<Net<S, M, E, O, V>, 'game'>,
  state: S,
): readonly Exclude<Viewer, 'all'>[] {
  return [...seatsIn(net, state), 'public'];
}

/** A refusal has a code of two parts, and a sentence where the code is the game's own. */
export function checkRefusal<S, M, E, O, V>({ game, words }: Net<S, M, E, O, V>, refusal: Refusal): void {
  if (!/^[a-z][a-z0-9-]*\/[a-z0-9-]+$/.test(refusal.code))
    breach('refusal', `the code is ${JSON.stringify(refusal.code)}`);
  if (words && refusal.code.startsWith(`${game.rules.id}/`))
    sayRefusal(guardWords(words, 'refusal'), refusal);
}

/** Why an actor may not do this, if so; the refusal is looked at on the way. */
export function refusalOf<S, M, E, O, V>(
  net: Net<S, M, E, O, V>,
  state: S,
  actor: Actor,
  move: M,
): Refusal | undefined {
  const refusal = net.game.rules.refuse(state, actor, move);
  if (refusal) checkRefusal(net, refusal);
  return refusal;
}
