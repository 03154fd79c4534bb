/**
 * Thinking as a net: each bot plays all seats of random games, asked as a board asks it, from the position as its seat
 * knows it.
 */
import { askBot, type AdviceText, type Bot, type BotTable } from '../core/bots/bots.js';
import type { Game, Seat } from '../core/contract/rules.js';
import { drain, type Limits } from '../core/bots/think.js';
import type { Words } from '../core/words/words.js';
import { breach, underNet, type Where } from './breach.js';
import { guardWords } from './guard.js';
import { seedsOf, type NetOptions } from './net.js';
import { difference, settle } from './plain.js';
import { luckOf, pliesOf } from './random-play.js';

export interface BotOptions<S, M, E, O, V> extends Pick<
  NetOptions<S, M, E, O, V>,
  'options' | 'games' | 'seed' | 'plies'
> {
  /** The positions that a bot may look at for one move; as many as it has itself where left out. */
  readonly nodes?: number;
  /** The game's sentences. Without them no advice is checked. */
  readonly words?: Words;
}

/** A bot at one seat of one state: what it is asked, and what it was told of the state. */
interface Asked<S, M, E, O, V> {
  readonly game: Game<S, M, E, O, V>;
  readonly name: string;
  readonly bot: Bot<S, M>;
  readonly state: S;
  readonly known: S;
  readonly seat: Seat;
  readonly limits: Limits;
}

/** Why a move cannot be played, as text to read; undefined where it can. */
function faultOf<S, M, E, O, V>(
  { game, seat, name }: Asked<S, M, E, O, V>,
  state: S,
  move: M,
): string | undefined {
  const refusal = game.rules.refuse(state, seat, move);
  return refusal && `${name} plays ${game.notation.formatMove(state, seat, move)}: ${refusal.code}`;
}

/** The move of a thought that is run beside another one of the same bot, step by step. */
function besideAnother<S, M, E, O, V>({ bot, known, seat, limits }: Asked<S, M, E, O, V>): M {
  const other = bot.think(known, seat, { ...limits, seed: (limits.seed ^ 1) >>> 0 });
  const thought = bot.think(known, seat, limits);
  for (;;) {
    other.next();
    const step = thought.next();
    if (step.done) return step.value;
  }
}

/** Its move, and that all on the way to it can be played where the bot believes to be. */
function thinkOut<S, M, E, O, V>(asked: Asked<S, M, E, O, V>): M {
  const thought = asked.bot.think(asked.known, asked.seat, asked.limits);
  for (;;) {
    const { done, value } = thought.next();
    if (value !== undefined) {
      const fault = faultOf(asked, done ? asked.state : asked.known, value);
      if (fault !== undefined) breach('bot-legal', fault);
    }
    if (done) return value;
  }
}

/** The most positions between two yields. */
const EVERY = 256;
/** Enough for a few of them, whatever a bot may look at on a board. */
const NODES = 8 * EVERY;

/** A thought run to its end: what it came to, and how often it yielded on the way. */
function countYields<T>(thought: Generator<unknown, T>): { readonly answer: T; readonly yields: number } {
  for (let yields = 0; ; yields++) {
    const step = thought.next();
    if (step.done) return { answer: step.value, yields };
  }
}

/**
 * A net cannot count what a bot looks at, but it can take it at its word: whatever yields n times more than with one
 * position has looked at fewer than (n + 1) * 256 after that one, so that it thinks the same where it may look at no
 * more.
 */
function checkYields<T>(name: string, think: (nodes: number) => Generator<unknown, T>): void {
  const thought = countYields(think(NODES));
  const yields = thought.yields - countYields(think(1)).yields;
  const least = 1 + EVERY * (yields + 1);
  if (least >= NODES) return;
  const found = difference(countYields(think(least)), thought);
  if (found === undefined) return;
  breach('bot-yields', `${name} yields ${yields} times, and thinks otherwise with ${least} nodes: ${found}`);
}

/** The bot's answer to a question in text, as a worker gets it. */
function saidInText<S, M, E, O, V>(
  { game, name, bot, known, seat, limits }: Asked<S, M, E, O, V>,
  hint: boolean,
): string {
  const position = game.notation.formatPosition(known);
  return drain(askBot(game.notation, { [name]: bot }, { bot: name, seat, position, hint, ...limits }));
}

function checkAdvice<S, M, E, O, V>(asked: Asked<S, M, E, O, V>, words: Words): void {
  const { game, name, state, seat } = asked;
  const { text, code, facts } = JSON.parse(saidInText(asked, true)) as AdviceText;
  // The usual sentence is the kit's.
  if (code !== 'said.hint') guardWords(words, 'bot-advice').say(code, facts);
  if (text === undefined) return;
  const read = game.notation.parseMove(state, seat, text);
  const refusal = read.ok ? game.rules.refuse(state, seat, read.value) : read.error;
  if (refusal) breach('bot-advice', `${name} advises ${text}: ${refusal.code}`);
}

function checkThoughts<S, M, E, O, V>({ name, bot, known, seat, limits }: Asked<S, M, E, O, V>): void {
  const { think, advise } = bot;
  checkYields(name, (nodes) => think(known, seat, { ...limits, nodes }));
  if (advise) checkYields(`${name}, advising,`, (nodes) => advise(known, seat, { ...limits, nodes }));
}

/** All clauses of one answer, which is returned. */
function checkAnswer<S, M, E, O, V>(asked: Asked<S, M, E, O, V>, words: Words | undefined): M {
  const { game, name, bot, known, seat, limits } = asked;
  const move = thinkOut(asked);
  const text = game.notation.formatMove(known, seat, move);
  const again = game.notation.formatMove(known, seat, besideAnother(asked));
  if (again !== text) breach('bot-same', `${name} plays ${text}, and ${again} beside another thought`);
  const said = saidInText(asked, false);
  if (said !== text) breach('bot-text', `${name} plays ${text}, and ${said} when it is asked in text`);
  const fault = faultOf(asked, known, drain(bot.think(known, seat, { ...limits, nodes: 1 })));
  if (fault !== undefined) breach('bot-nodes', fault);
  if (words) checkAdvice(asked, words);
  checkThoughts(asked);
  return move;
}

/** So many answers of a game are looked at closely, and a quarter of the others: some games are short. */
const FIRST = 4;

function checkGame<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  name: string,
  given: Bot<S, M>,
  options: BotOptions<S, M, E, O, V>,
  seed: number,
  where: Where,
): void {
  const { rules } = game;
  const bot = { ...given, nodes: options.nodes ?? given.nodes };
  const luck = luckOf(seed);
  let state = rules.setup(options.options ?? {}, seed);
  for (where.ply = 0; where.ply < pliesOf(options); where.ply++) {
    const turn = rules.toAct(state);
    if (turn.length === 0) return;
    const seat = luck.pick(turn);
    const limits = { seed: luck.seed(), nodes: bot.nodes, level: luck.below(11) };
    const known = rules.resample(state, seat, limits.seed);
    // Frozen, to catch a bot that changes what it is given.
    settle(known);
    const asked = { game, name, bot, state, known, seat, limits };
    const isLookedAt = where.ply < FIRST || luck.below(4) === 0;
    state = rules.play(state, seat, isLookedAt ? checkAnswer(asked, options.words) : thinkOut(asked)).state;
  }
}

/**
 * Each bot plays random games against itself to their ends: 20 where `games` is left out. Its first answers and
 * a quarter of the others are asked for again in every way that a board may ask.
 * @throws Breach that names the clause, the game, the bot, the seed and the ply.
 */
export function checkBots<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  bots: BotTable<S, M>,
  options: NoInfer<BotOptions<S, M, E, O, V>> = {},
): void {
  for (const [name, bot] of Object.entries(bots))
    for (const seed of seedsOf({ games: 20, ...options })) {
      const where: Where = { seed };
      underNet(`${game.rules.id}, ${name}`, where, () => checkGame(game, name, bot, options, seed, where));
    }
}
