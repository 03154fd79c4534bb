/** The clauses of a game's texts: what is written is read back, and what is garbled is refused or understood. */
import { MOVE_CAP, POSITION_CAP } from '../core/basics/limits.js';
import { checkText } from '../core/text/text.js';
import { splitActor } from '../core/session/record.js';
import type { Actor } from '../core/contract/rules.js';
import type { Chance } from '../core/basics/seed.js';
import { breach, type Clause } from './breach.js';
import { checkRefusal, refusalOf, viewersIn, type Net } from './net.js';
import { difference } from './plain.js';
import { drawMove, firstMoves } from './random-play.js';

function checkWord(clause: Clause, text: string, cap: number): void {
  if (text === '' || /[\s|]/.test(text))
    breach(clause, `${JSON.stringify(text)} is not one word without a bar`);
  const bad = checkText(text, cap);
  if (bad) breach(clause, `${JSON.stringify(text.slice(0, 80))} is refused by ${bad.code}`);
}

/** The move's text, once it is known to be sound. */
export function checkMoveText<S, M, E, O, V>(
  { game }: Net<S, M, E, O, V>,
  state: S,
  actor: Actor,
  move: M,
): string {
  const { formatMove, parseMove } = game.notation;
  const text = formatMove(state, actor, move);
  checkWord('move-text', text, MOVE_CAP);
  if (splitActor(text).actor !== undefined) breach('move-text', `${text} begins like an actor`);
  const read = parseMove(state, actor, text);
  if (!read.ok) breach('move-text', `${text} is refused by ${read.error.code}`);
  const differs = difference(move, read.value);
  if (differs !== undefined) breach('move-text', `${text} reads as another move: ${differs}`);
  return text;
}

/** Writing and reading a position loses nothing, and the game goes on from it in the same way. */
export function checkPositionText<S, M, E, O, V>(
  { game: { rules, notation } }: Net<S, M, E, O, V>,
  state: S,
): void {
  const text = notation.formatPosition(state);
  checkWord('position-text', text, POSITION_CAP);
  const read = notation.parsePosition(text);
  if (!read.ok) breach('position-text', `${text} is refused by ${read.error.code}`);
  const differs = difference(state, read.value);
  if (differs !== undefined) breach('position-text', `${text} loses something: ${differs}`);
  const goesOn = (from: S): unknown => [
    rules.toAct(from),
    rules.outcome(from) ?? null,
    rules.toAct(from).map((seat) => firstMoves(rules, from, seat, 20)),
  ];
  const parts = difference(goesOn(state), goesOn(read.value));
  if (parts !== undefined) breach('position-text', `${text} goes on in another way: ${parts}`);
}

/** Writing and reading options. Combinations that setup() refuses are no concern of the text. */
export function checkOptionsText<S, M, E, O, V>(
  { game: { notation } }: Net<S, M, E, O, V>,
  options: O,
): void {
  const text = notation.formatOptions(options);
  for (const word of text.split(' ')) {
    if (text === '') break;
    checkWord('options-text', word, POSITION_CAP);
    if (/^(view|seed|from)=/.test(word)) breach('options-text', `${word} is the record's own`);
  }
  const read = notation.parseOptions(text);
  if (!read.ok) breach('options-text', `${JSON.stringify(text)} is refused by ${read.error.code}`);
  const differs = difference(options, read.value);
  if (differs !== undefined)
    breach('options-text', `${JSON.stringify(text)} reads as other options: ${differs}`);
}

const LETTERS = 'abcxyzABCLRSXZ0123456789019.,;:/=!@+-_~*?<>"\'()[]{}$%&#^\\` |\t\n';

/** The text with one to three places cut, doubled, exchanged or filled with something else. */
export function garble(text: string, luck: Chance): string {
  let garbled = text;
  for (let times = 1 + luck.below(3); times > 0; times--) {
    const at = luck.below(garbled.length + 1);
    const to = at + luck.below(3);
    const [before, part, after] = [garbled.slice(0, at), garbled.slice(at, to), garbled.slice(to)];
    garbled = luck.pick([
      before + after,
      before + part + part + after,
      before + luck.pick([...LETTERS]) + after,
      before + luck.pick([...LETTERS]) + part + after,
      before,
      after + part + before,
    ]);
  }
  return garbled;
}

/** Texts that no hand and no machine would send, and garbled ones of those it might. */
function* strangeTexts(sound: string, luck: Chance, times: number): Generator<string> {
  yield* ['', ' ', '=', '/', ':', 'constructor', '__proto__', '-1', '1e9', '9'.repeat(400)];
  for (let i = 0; i < times; i++) yield garble(sound, luck);
}

function understood(what: string, text: string, canonical: string, again: string | undefined): void {
  if (again === undefined)
    breach(
      'parse-any',
      `the ${what} ${JSON.stringify(text)} is taken, its text ${JSON.stringify(canonical)} refused`,
    );
  if (again !== canonical)
    breach(
      'parse-any',
      `the ${what} ${JSON.stringify(text)} has two texts: ${JSON.stringify(canonical)} and ${JSON.stringify(again)}`,
    );
}

function checkStrangeMove<S, M, E, O, V>(
  net: Net<S, M, E, O, V>,
  state: S,
  actor: Actor,
  text: string,
): void {
  const { rules, notation } = net.game;
  const read = notation.parseMove(state, actor, text);
  if (!read.ok) return checkRefusal(net, read.error);
  const canonical = notation.formatMove(state, actor, read.value);
  const again = notation.parseMove(state, actor, canonical);
  understood('move', text, canonical, again.ok ? notation.formatMove(state, actor, again.value) : undefined);
  if (refusalOf(net, state, actor, read.value)) return;
  const { state: next } = rules.play(state, actor, read.value);
  checkEnded(net, next, text);
}

/** Garbled moves of one actor. */
export function checkStrangeMoves<S, M, E, O, V>(
  net: Net<S, M, E, O, V>,
  state: S,
  actor: Actor,
  sound: string,
): void {
  for (const text of strangeTexts(sound, net.luck, 4)) checkStrangeMove(net, state, actor, text);
}

function checkEnded<S, M, E, O, V>(net: Net<S, M, E, O, V>, state: S, text: string): void {
  const { rules } = net.game;
  const nobody = rules.toAct(state).length === 0;
  const isOver = rules.outcome(state) !== undefined;
  // The position on show may be a round that only the host can end.
  const acts = nobody && !isOver ? (net.options.hostActs?.(state) ?? []) : [];
  if (nobody !== isOver && !acts.some((act) => !rules.refuse(state, 'host', act)))
    breach(
      'parse-any',
      `${JSON.stringify(text)} is taken: then ` +
        (nobody ? 'nobody is to act and the game is not over' : 'somebody is to act after the end'),
    );
}

/**
 * A position from outside, once taken, has to carry a game: it is looked at, resampled and played on for a few plies.
 */
function checkStrangePosition<S, M, E, O, V>(net: Net<S, M, E, O, V>, text: string): void {
  const { rules, notation, view } = net.game;
  const read = notation.parsePosition(text);
  if (!read.ok) return checkRefusal(net, read.error);
  let state = read.value;
  const canonical = notation.formatPosition(state);
  const again = notation.parsePosition(canonical);
  understood('position', text, canonical, again.ok ? notation.formatPosition(again.value) : undefined);
  for (let ply = 0; ; ply++) {
    checkEnded(net, state, text);
    for (const viewer of viewersIn(net, state)) view(rules.resample(state, viewer, ply), viewer);
    const seat = rules.toAct(state)[0];
    if (seat === undefined || ply === 6) return;
    const move = drawMove(rules, state, seat, net.luck);
    if (move === undefined)
      breach('parse-any', `the position ${text} is taken: then seat ${seat} is to act and has no move`);
    const refusal = rules.refuse(state, seat, move);
    if (refusal)
      breach('parse-any', `the position ${text} is taken: then a listed move is refused by ${refusal.code}`);
    state = rules.play(state, seat, move).state;
  }
}

/** Garbled positions. */
export function checkStrangePositions<S, M, E, O, V>(net: Net<S, M, E, O, V>, state: S, times = 6): void {
  for (const text of strangeTexts(net.game.notation.formatPosition(state), net.luck, times))
    checkStrangePosition(net, text);
}

/** Garbled options. */
export function checkStrangeOptions<S, M, E, O, V>(net: Net<S, M, E, O, V>, options: O): void {
  const { formatOptions, parseOptions } = net.game.notation;
  const { setup } = net.game.rules;
  for (const text of strangeTexts(formatOptions(options), net.luck, 20)) {
    const read = parseOptions(text);
    if (!read.ok) {
      checkRefusal(net, read.error);
      continue;
    }
    const canonical = formatOptions(read.value);
    const again = parseOptions(canonical);
    understood('option text', text, canonical, again.ok ? formatOptions(again.value) : undefined);
    setup(read.value, 0);
  }
}
