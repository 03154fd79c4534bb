/** The contract as a net: random games are played under it, and the first broken clause is thrown. */
import { indexed } from '../core/basics/indices.js';
import type { AnyOption, AnyTable } from '../core/contract/option-kinds.js';
import { checkOption, defaultsOf } from '../core/text/options.js';
import type { Game } from '../core/contract/rules.js';
import type { Words } from '../core/words/words.js';
import { breach, underNet, type Where } from './breach.js';
import { guardGame } from './guard.js';
import { gamesOf, makeNet, seedsOf, type Net, type NetOptions } from './net.js';
import { difference } from './plain.js';
import { drawAct, pliesOf, randomPlay, type Act } from './random-play.js';
import { checkEnd, checkPly, checkState } from './states.js';
import { checkOptionsText, checkPositionText, checkStrangeOptions, checkStrangePositions } from './texts.js';

export interface ConformanceOptions<S, M, E, O, V> extends NetOptions<S, M, E, O, V> {
  /** The game's sentences. Without them no sentence is checked. */
  readonly words?: Words;
}

function checkIdentity<S, M, E, O, V>({ rules: { id, version } }: Game<S, M, E, O, V>): void {
  if (typeof id !== 'string' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    breach('identity', `the id is ${JSON.stringify(id)}`);
  if (!Number.isInteger(version) || version < 1 || version > 999_999)
    breach('identity', `the version is ${version}`);
}

/** Values at the edges of an option's range. */
function edgesOf(option: AnyOption): readonly unknown[] {
  switch (option.kind) {
    case 'integer':
      return [option.min, option.max];
    case 'flag':
      return [true, false];
    case 'choice':
      return option.values;
    case 'choices':
      return [option.values.slice(0, option.least), option.values.slice(-option.most)];
    case 'numbers':
      return [Array(option.least).fill(option.max), Array(Math.min(option.most, 100)).fill(option.min)];
    case 'text':
      return [option.default];
  }
}

/** Values just beyond an option's range. */
function beyond(option: AnyOption): readonly unknown[] {
  switch (option.kind) {
    case 'integer':
      return [option.min - 1, option.max + 1, option.min + 0.5, String(option.min), NaN, null];
    case 'numbers':
      return [[option.min - 1], [option.max + 1], Array(option.most + 1).fill(option.min), option.min];
    case 'choices':
      return [['no-such-word'], Array(option.most + 1).fill(option.values[0]), 'no-such-word'];
    case 'flag':
      return ['yes', 1, null];
    case 'choice':
      return ['no-such-word', 0, null];
    case 'text':
      return ['x'.repeat(option.maxLength + 1), 0, null];
  }
}

/** The first state for these options; undefined if setup() refuses them with a RangeError. */
function setUp<S, M, E, O, V>({ rules }: Game<S, M, E, O, V>, options: Partial<O>): S | undefined {
  try {
    return rules.setup(options, 1);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    breach('options', `setup() throws ${String(error)} and no RangeError for ${JSON.stringify(options)}`);
  }
}

/** Options that setup() refuses, since they do not go together, are refused as text too: a record must not throw. */
function checkRefusedText<S, M, E, O, V>({ notation }: Game<S, M, E, O, V>, chosen: O): void {
  const text = notation.formatOptions(chosen);
  if (notation.parseOptions(text).ok) breach('options', `${text} is read, and setup refuses it`);
}

function checkNames<S, M, E, O, V>({ rules }: Game<S, M, E, O, V>): void {
  for (const [name, option] of Object.entries(rules.options as unknown as AnyTable)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name) || /^(view|seed|from)$/.test(name))
      breach('options', `${name} is no free name`);
    if (!checkOption(name, option, option.default).ok)
      breach('options', `the default of ${name} is out of its range`);
  }
}

function checkRanges<S, M, E, O, V>(game: Game<S, M, E, O, V>, net: Net<S, M, E, O, V>): void {
  const { rules } = game;
  const defaults = defaultsOf(rules.options);
  if (setUp(game, { ['no such option' as keyof O]: 1 } as Partial<O>) !== undefined)
    breach('options', 'setup takes an unknown option');
  for (const [name, option] of Object.entries(rules.options as unknown as AnyTable)) {
    for (const value of beyond(option))
      if (setUp(game, { [name]: value } as Partial<O>) !== undefined)
        breach('options', `setup takes ${name} = ${JSON.stringify(value)}`);
    for (const value of edgesOf(option)) {
      const chosen = { ...defaults, [name]: value };
      if (setUp(game, chosen) !== undefined) checkOptionsText(net, chosen);
      else checkRefusedText(game, chosen);
    }
  }
}

function checkOptions<S, M, E, O, V>(game: Game<S, M, E, O, V>, net: Net<S, M, E, O, V>): void {
  const defaults = defaultsOf(game.rules.options);
  checkNames(game);
  checkRanges(game, net);
  for (const chosen of [defaults, { ...defaults, ...net.options.options }]) {
    checkOptionsText(net, chosen);
    checkStrangeOptions(net, chosen);
  }
  const differs = difference(net.game.rules.setup({}, 1), net.game.rules.setup(defaults, 1));
  if (differs !== undefined) breach('options', `left out options are not their defaults: ${differs}`);
}

function checkChance<S, M, E, O, V>({ game: { rules }, options }: Net<S, M, E, O, V>): void {
  if (rules.chance) return;
  const first = rules.setup(options.options ?? {}, 0);
  for (const seed of seedsOf({ games: 4 })) {
    const differs = difference(first, rules.setup(options.options ?? {}, seed));
    if (differs !== undefined) breach('chance', `seeds 0 and ${seed} set up different games: ${differs}`);
  }
}

function checkGame<S, M, E, O, V>(net: Net<S, M, E, O, V>, seed: number, where: Where): void {
  const { rules } = net.game;
  let state = rules.setup(net.options.options ?? {}, seed);
  const seats = rules.seats(state);
  const acts: Act<M>[] = [];
  const states: S[] = [];
  for (where.ply = 0; ; where.ply++) {
    checkState(net, state, seats);
    checkPositionText(net, state);
    states.push(state);
    const act = where.ply < pliesOf(net.options) ? drawAct(rules, state, net.luck, net.options) : undefined;
    if (!act) break;
    acts.push(act);
    state = checkPly(net, state, act).state;
  }
  if (rules.outcome(state)) checkEnd(net, state, acts);
  // This comes last, so that a fault of the rules is not taken for a fault of reading.
  for (const [ply, from] of indexed(states)) {
    where.ply = ply;
    if (ply % 5 === 0) checkStrangePositions(net, from);
  }
}

/** The same seed gives the same game, whatever was played in between. */
function checkAgain<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  { options }: Net<S, M, E, O, V>,
  seed: number,
): void {
  const [one, , again] = [seed, (seed ^ 1) >>> 0, seed].map((from) =>
    randomPlay(game, from, options).session.save('all'),
  );
  if (one !== again) breach('pure', `the same seed gives two games: ${one} and ${again}`);
}

/**
 * Plays random games of a game and holds it to every clause of the contract that concerns rules and texts
 * (what a viewer may not know is for `checkLeaks`).
 * @throws Breach that names the broken clause, the seed and the ply.
 */
export function checkConformance<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  options: NoInfer<ConformanceOptions<S, M, E, O, V>> = {},
): void {
  const where: Where = {};
  underNet(game.rules.id, where, () => {
    checkIdentity(game);
    const glass = guardGame(game);
    const net = makeNet(glass, options, 0, options.words);
    checkOptions(game, net);
    checkChance(net);
    for (const { seed, how } of gamesOf(options)) {
      where.seed = seed;
      checkGame(makeNet(glass, how, seed, options.words), seed, where);
      delete where.ply;
      checkAgain(game, net, seed);
    }
  });
}
