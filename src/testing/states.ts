/** The clauses of every state and every ply. It plays nothing itself: it is shown where a game stands. */
import type { Actor, Outcome, Step } from '../core/contract/rules.js';
import { breach } from './breach.js';
import { guardWords } from './guard.js';
import { refusalOf, seatsIn, viewersIn, type Net } from './net.js';
import { checkOddMoves, checkOddActors } from './odd-moves.js';
import { difference } from './plain.js';
import type { Act } from './random-play.js';
import { checkMoveText, checkStrangeMoves } from './texts.js';

/** How many moves of a listing are tried, and how many of those as text. */
const TRIED = 400;
const WRITTEN = 6;

function isAscending(seats: readonly number[], count: number): boolean {
  return seats.every(
    (seat, i) =>
      Number.isInteger(seat) && seat >= 0 && seat < count && (i === 0 || (seats[i - 1] as number) < seat),
  );
}

function checkOutcome<S, M, E, O, V>({ words }: Net<S, M, E, O, V>, outcome: Outcome, seats: number): void {
  const { winners, reason, scores } = outcome;
  if (!isAscending(winners, seats))
    breach('outcome', `the winners are ${JSON.stringify(winners)} of ${seats} seats`);
  if (words && !words.has(reason)) breach('outcome', `no sentence under ${reason}`);
  if (scores && (scores.length !== seats || !scores.every(Number.isFinite)))
    breach('outcome', `the scores of ${seats} seats are ${JSON.stringify(scores)}`);
}

function checkGoal<S, M, E, O, V>({ game }: Net<S, M, E, O, V>, state: S): void {
  const goal = game.goal?.(state);
  if (!goal) return;
  const { met, done, of } = goal;
  if (done < 0 || done > of || met !== (done === of))
    breach('goal', `${done} of ${of} is done, met is ${met}`);
}

/**
 * The listed moves of one actor: a fixed order, each once, none refused to who is to act, all refused to who is not.
 */
function checkListing<S, M, E, O, V>(net: Net<S, M, E, O, V>, state: S, actor: Actor): readonly M[] {
  const { rules, notation } = net.game;
  const acts = actor === 'host' || rules.toAct(state).includes(actor);
  const moves: M[] = [];
  const texts = new Set<string>();
  // Two listings side by side: one that is kept in common would disturb the other.
  const other = rules.moves(state, actor)[Symbol.iterator]();
  for (const move of rules.moves(state, actor)) {
    const again = other.next();
    const differs = again.done ? 'it ends sooner' : difference(move, again.value);
    if (differs !== undefined) breach('moves-order', `asked twice, ${actor} has other moves: ${differs}`);
    const text = notation.formatMove(state, actor, move);
    if (texts.has(text)) breach('moves-order', `${text} of ${actor} is listed twice`);
    texts.add(text);
    const refusal = refusalOf(net, state, actor, move);
    if (refusal && acts)
      breach('moves-legal', `${text} of ${actor} is listed and refused by ${refusal.code}`);
    if (!refusal && !acts)
      breach('moves-turn', `${text} of ${actor}, who is not to act, is listed and not refused`);
    if (moves.push(move) >= TRIED) break;
  }
  if (moves.length < TRIED && !other.next().done)
    breach('moves-order', `asked twice, ${actor} has other moves: it ends later`);
  return moves;
}

function checkSample<S, M, E, O, V>(net: Net<S, M, E, O, V>, state: S, seat: number): readonly M[] {
  const { rules } = net.game;
  const move = rules.sample?.(state, seat, net.luck.seed());
  if (move === undefined) return [];
  const refusal = refusalOf(net, state, seat, move);
  if (refusal)
    breach('sample', `${checkMoveText(net, state, seat, move)} of ${seat} is refused by ${refusal.code}`);
  return [move];
}

function checkActors<S, M, E, O, V>(net: Net<S, M, E, O, V>, state: S): void {
  const { rules } = net.game;
  const seats = seatsIn(net, state);
  const turn = rules.toAct(state);
  for (const actor of [...seats, 'host' as const]) {
    const acts = actor !== 'host' && turn.includes(actor);
    const moves = [...checkListing(net, state, actor), ...(acts ? checkSample(net, state, actor) : [])];
    if (acts && moves.length === 0) breach('progress', `seat ${actor} is to act and has no move`);
    const some = net.luck.shuffle(moves).slice(0, WRITTEN);
    for (const move of some) {
      const text = checkMoveText(net, state, actor, move);
      if (net.luck.below(8) === 0) checkStrangeMoves(net, state, actor, text);
    }
    // The first and the last listed one are of different kinds wherever there are several.
    const ends = moves.length > 1 ? [moves[0] as M, moves.at(-1) as M] : moves;
    checkOddMoves(net, state, actor, ends);
    checkOddActors(net, state, ends);
    const strangers = [...seats.filter((seat) => !turn.includes(seat)), seats.length, -1, 0.5];
    if (acts) for (const move of some.slice(0, 2)) checkOthers(net, state, strangers, move);
  }
}

function checkOthers<S, M, E, O, V>(
  net: Net<S, M, E, O, V>,
  state: S,
  strangers: readonly number[],
  move: M,
): void {
  for (const seat of strangers)
    if (!refusalOf(net, state, seat, move))
      breach('out-of-turn', `${JSON.stringify(move)} is not refused to ${seat}, who is not to act`);
}

/** All clauses of a state in which the game stands. */
export function checkState<S, M, E, O, V>(net: Net<S, M, E, O, V>, state: S, seats: number): void {
  const { rules, view } = net.game;
  const count = rules.seats(state);
  if (!Number.isInteger(count) || count < 1 || count !== seats)
    breach('seats', `${seats} seats have become ${count}`);
  const turn = rules.toAct(state);
  if (!isAscending(turn, count)) breach('to-act', `toAct is ${JSON.stringify(turn)} of ${count} seats`);
  const outcome = rules.outcome(state);
  if ((turn.length === 0) !== (outcome !== undefined))
    breach('ended', `toAct is ${JSON.stringify(turn)}, the outcome ${JSON.stringify(outcome)}`);
  if (outcome) checkOutcome(net, outcome, count);
  checkGoal(net, state);
  for (const viewer of [...viewersIn(net, state), 'all' as const]) view(state, viewer);
  checkActors(net, state);
}

/** After the end, everything that was or might be played is refused. */
export function checkEnd<S, M, E, O, V>(net: Net<S, M, E, O, V>, state: S, acts: readonly Act<M>[]): void {
  const seats = seatsIn(net, state);
  const rare = [
    ...(net.options.hostActs?.(state) ?? []),
    ...seats.flatMap((seat) => net.options.extras?.(state, seat) ?? []),
  ];
  for (const move of [
    ...net.luck
      .shuffle(acts)
      .slice(0, 40)
      .map((act) => act.move),
    ...rare,
  ])
    for (const actor of [...seats, 'host' as const, seats.length])
      if (!refusalOf(net, state, actor, move))
        breach('after-the-end', `${JSON.stringify(move)} is not refused to ${actor}`);
}

function checkEvents<S, M, E, O, V>(net: Net<S, M, E, O, V>, state: S, events: readonly E[]): void {
  const { filterEvent, describe } = net.game;
  const words = net.words && guardWords(net.words, 'describe');
  for (const event of events) {
    const differs = difference(event, filterEvent(event, 'all'));
    if (differs !== undefined) breach('hear', `"all" hears another event: ${differs}`);
    for (const viewer of [...viewersIn(net, state), 'all' as const]) {
      const heard = filterEvent(event, viewer);
      if (heard === undefined || !words) continue;
      const sentence = describe(heard, words);
      if (typeof sentence !== 'string' || sentence.trim() === '')
        breach('describe', `${JSON.stringify(heard)} has no sentence`);
    }
  }
}

/** All clauses of a ply that is not refused; returns what it leads to. */
export function checkPly<S, M, E, O, V>(
  net: Net<S, M, E, O, V>,
  state: S,
  { actor, move }: Act<M>,
): Step<S, E> {
  const text = checkMoveText(net, state, actor, move);
  const refusal = refusalOf(net, state, actor, move);
  if (refusal) breach('moves-legal', `${text} of ${actor} is listed and refused by ${refusal.code}`);
  const step = net.game.rules.play(state, actor, move);
  const { irreversible } = step as { readonly irreversible?: unknown };
  if (irreversible !== undefined && typeof irreversible !== 'boolean')
    breach('play', `irreversible is ${JSON.stringify(irreversible)}`);
  if (!Array.isArray(step.events)) breach('play', 'there is no list of events');
  checkEvents(net, state, step.events);
  return step;
}
