/** Random play by seed: any seat that is to act, a listed or sampled move, now and then the host or a rarer act. */
import type { Ply } from '../core/session/history.js';
import type { Actor, Game, Rules, Seat } from '../core/contract/rules.js';
import { chance, fork, type Chance } from '../core/basics/seed.js';
import { Session } from '../core/session/session.js';
import { breach } from './breach.js';

export interface PlayOptions<S, M, O> {
  /** The game's own options; what is left out has its default. */
  readonly options?: Partial<O>;
  /** The most plies of one game; 300 where left out. */
  readonly plies?: number;
  /** Moves of the host to try in a state. What refuse() refuses is skipped. */
  hostActs?(state: S): readonly M[];
  /** Moves of a seat that are legal by refuse() alone, such as resigning: tried now and then. */
  extras?(state: S, seat: Seat): readonly M[];
}

export interface Act<M> {
  readonly actor: Actor;
  readonly move: M;
}

export interface RandomGame<S, M, E, O, V> {
  readonly session: Session<S, M, E, O, V>;
  /** The first state and the one after each ply. */
  readonly states: readonly S[];
  readonly plies: readonly Ply<S, M, E>[];
}

/** One in this many moves is the host's or a rare one, if there is such a move. */
const RARELY = 24;
/** Of a longer listing only the beginning is drawn from. */
const LISTED = 2000;

/** The most plies of one random game. */
export function pliesOf<S, M, O>({ plies = 300 }: PlayOptions<S, M, O>): number {
  return plies;
}

/** The first moves of a lazy listing. */
export function firstMoves<S, M, E, O>(rules: Rules<S, M, E, O>, state: S, actor: Actor, most = LISTED): M[] {
  const moves: M[] = [];
  if (most <= 0) return moves;
  for (const move of rules.moves(state, actor)) if (moves.push(move) >= most) break;
  return moves;
}

/** A listed or sampled move of a seat; undefined where it has neither. */
export function drawMove<S, M, E, O>(
  rules: Rules<S, M, E, O>,
  state: S,
  seat: Seat,
  luck: Chance,
): M | undefined {
  const bySample = rules.sample && luck.below(2) === 0;
  const moves = bySample ? [] : firstMoves(rules, state, seat);
  if (moves.length > 0) return luck.pick(moves);
  return rules.sample?.(state, seat, luck.seed());
}

function rareAct<S, M, E, O>(
  rules: Rules<S, M, E, O>,
  state: S,
  seat: Seat,
  luck: Chance,
  options: PlayOptions<S, M, O>,
): Act<M> | undefined {
  const acts: Act<M>[] = [
    ...(options.hostActs?.(state) ?? []).map((move): Act<M> => ({ actor: 'host', move })),
    ...(options.extras?.(state, seat) ?? []).map((move): Act<M> => ({ actor: seat, move })),
  ].filter(({ actor, move }) => rules.refuse(state, actor, move) === undefined);
  return acts.length > 0 ? luck.pick(acts) : undefined;
}

/** Draws the next act of a random game; undefined once nobody is to act. */
export function drawAct<S, M, E, O>(
  rules: Rules<S, M, E, O>,
  state: S,
  luck: Chance,
  options: PlayOptions<S, M, O> = {},
): Act<M> | undefined {
  const turn = rules.toAct(state);
  if (turn.length === 0) return undefined;
  const seat = luck.pick(turn);
  const rare = luck.below(RARELY) === 0 ? rareAct(rules, state, seat, luck, options) : undefined;
  if (rare) return rare;
  const move = drawMove(rules, state, seat, luck);
  if (move === undefined) breach('progress', `seat ${seat} is to act and has no move`);
  return { actor: seat, move };
}

/** The chance that one random game is played by; it is apart from the game's own. */
export function luckOf(seed: number): Chance {
  return chance(fork(seed, 0));
}

/** Plays a game at random to its end, or as far as the plies go. The same seed gives the same game. */
export function randomPlay<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  seed: number,
  options: NoInfer<PlayOptions<S, M, O>> = {},
): RandomGame<S, M, E, O, V> {
  const session = new Session(game, options.options, seed);
  const luck = luckOf(seed);
  const states = [session.state];
  while (session.plies < pliesOf(options)) {
    const act = drawAct(game.rules, session.state, luck, options);
    if (!act) break;
    const played = session.play(act.actor, act.move);
    if (!played.ok)
      throw new Error(
        `${game.rules.id}: an act that moves() or sample() gave is refused: ${JSON.stringify(played.error)}`,
      );
    states.push(session.state);
  }
  return { session, states, plies: session.pliesFrom(0, session.plies) };
}
