/**
 * A game behind glass: every call gets frozen arguments and is made twice, and its answer is checked to be
 * plain and frozen in turn. It knows the shape of the contract and no rule of it.
 */
import type { Fact } from '../core/basics/result.js';
import type { Words } from '../core/words/words.js';
import type { Actor, Game, Notation, Rules } from '../core/contract/rules.js';
import { breach, Breach } from './breach.js';
import { difference, settle } from './plain.js';

const FROZEN = /read.?only|not extensible|Cannot (add|delete|assign|define|redefine)/;

function settleGiven(name: string, given: readonly unknown[]): void {
  for (const item of given) {
    if (item === undefined) continue;
    const fault = settle(item);
    if (fault !== undefined) breach('plain', `${name}() is given what is not plain: ${fault}`);
  }
}

function rethrow(name: string, error: unknown): never {
  if (error instanceof Breach) throw error;
  if (error instanceof TypeError && FROZEN.test(error.message))
    breach('never-mutates', `${name}() changes what it is given: ${error.message}`, error);
  breach('never-throws', `${name}() throws ${String(error)}`, error);
}

function ask<T>(name: string, given: readonly unknown[], call: () => T): T {
  settleGiven(name, given);
  let answer: T;
  let again: T;
  try {
    answer = call();
    again = call();
  } catch (error) {
    rethrow(name, error);
  }
  const fault = answer === undefined ? undefined : settle(answer);
  if (fault !== undefined) breach('plain', `what ${name}() gives is not plain: ${fault}`);
  const differs = difference(answer, again);
  if (differs !== undefined) breach('pure', `${name}() answers in two ways: ${differs}`);
  return answer;
}

function* askEach<T>(name: string, given: readonly unknown[], call: () => Iterable<T>): Generator<T> {
  settleGiven(name, given);
  let source: Iterator<T>;
  try {
    const listed = call();
    if (Array.isArray(listed) && listed.length > 0) breach('moves-lazy', `${name}() gives a list`);
    source = listed[Symbol.iterator]();
  } catch (error) {
    rethrow(name, error);
  }
  try {
    for (;;) {
      const step = source.next();
      if (step.done) return;
      const fault = settle(step.value);
      if (fault !== undefined) breach('plain', `what ${name}() lists is not plain: ${fault}`);
      yield step.value;
    }
  } catch (error) {
    rethrow(name, error);
  } finally {
    source.return?.();
  }
}

function guardRules<S, M, E, O>(rules: Rules<S, M, E, O>): Rules<S, M, E, O> {
  return {
    id: rules.id,
    version: rules.version,
    chance: rules.chance,
    options: rules.options,
    move: rules.move,
    setup: (options, seed) => ask('setup', [options], () => rules.setup(options, seed)),
    seats: (state) => ask('seats', [state], () => rules.seats(state)),
    toAct: (state) => ask('toAct', [state], () => rules.toAct(state)),
    moves: (state, actor) => askEach('moves', [state], () => rules.moves(state, actor)),
    ...(rules.sample && {
      sample: (state: S, actor: Actor, seed: number): M =>
        // `sample` may be missing, so it is called where it stands.
        ask('sample', [state], () => (rules as Required<Rules<S, M, E, O>>).sample(state, actor, seed)),
    }),
    refuse: (state, actor, move) => {
      // It may be asked about anything; what is plain is frozen all the same.
      settle(move);
      return ask('refuse', [state], () => rules.refuse(state, actor, move));
    },
    play: (state, actor, move) => ask('play', [state, move], () => rules.play(state, actor, move)),
    outcome: (state) => ask('outcome', [state], () => rules.outcome(state)),
    resample: (state, viewer, seed) => ask('resample', [state], () => rules.resample(state, viewer, seed)),
  };
}

function guardNotation<S, M, O>(notation: Notation<S, M, O>): Notation<S, M, O> {
  return {
    formatMove: (state, actor, move) =>
      ask('formatMove', [state, move], () => notation.formatMove(state, actor, move)),
    parseMove: (state, actor, text) =>
      ask('parseMove', [state], () => notation.parseMove(state, actor, text)),
    formatPosition: (state) => ask('formatPosition', [state], () => notation.formatPosition(state)),
    parsePosition: (text) => ask('parsePosition', [], () => notation.parsePosition(text)),
    formatOptions: (options) => ask('formatOptions', [options], () => notation.formatOptions(options)),
    parseOptions: (text) => ask('parseOptions', [], () => notation.parseOptions(text)),
    ...(notation.upgradeRecord && {
      upgradeRecord: (version: number, text: string) =>
        ask('upgradeRecord', [], () =>
          (notation as Required<Notation<S, M, O>>).upgradeRecord(version, text),
        ),
    }),
  };
}

/** The same game, every call of it watched: a breach is thrown where a call changes, throws, wavers or is not plain. */
export function guardGame<S, M, E, O, V>(game: Game<S, M, E, O, V>): Game<S, M, E, O, V> {
  return {
    rules: guardRules(game.rules),
    notation: guardNotation(game.notation),
    view: (state, viewer) => ask('view', [state], () => game.view(state, viewer)),
    filterEvent: (event, viewer) => ask('hear', [event], () => game.filterEvent(event, viewer)),
    describe: (event, words) => ask('describe', [event], () => game.describe(event, words)),
    ...(game.goal && {
      goal: (state: S) => ask('goal', [state], () => (game as Required<Game<S, M, E, O, V>>).goal(state)),
    }),
  };
}

/** The keys in a fact, which may be one key or a list. */
function keysOf(fact: Fact): readonly string[] {
  if (typeof fact !== 'object') return [];
  return 'key' in fact ? [fact.key] : fact.flatMap(keysOf);
}

/** Words that break a clause where a key has no sentence or a sentence lacks a fact, instead of showing the gap. */
export function guardWords(words: Words, clause: 'describe' | 'refusal' | 'bot-advice'): Words {
  const guarded: Words = {
    ...words,
    get tagged() {
      return words.tagged === words ? guarded : guardWords(words.tagged, clause);
    },
    to: (seat) => guardWords(words.to(seat), clause),
    say: (key, facts = {}) => {
      if (!words.has(key)) breach(clause, `no sentence under ${key}`);
      const lack = (name: string | symbol): never =>
        breach(clause, `${key} lacks the fact for {${String(name)}}`);
      const watched = new Proxy(facts, {
        // A sentence asks whether there is a fact before it reads it.
        getOwnPropertyDescriptor: (all, name) => Object.getOwnPropertyDescriptor(all, name) ?? lack(name),
        get(all, name: string) {
          const fact = all[name] ?? lack(name);
          for (const other of keysOf(fact)) if (!words.has(other)) breach(clause, `no word under ${other}`);
          return fact;
        },
      });
      return words.say(key, watched);
    },
  };
  return guarded;
}
