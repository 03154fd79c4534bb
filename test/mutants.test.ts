/** Every clause of the nets is proven by games and sessions that break it: the right net has to say which clause. */
import { describe, expect, it } from 'vitest';
import type { Bot } from '../src/core/bots/bots.js';
import type { SeatKind } from '../src/core/session/history.js';
import { makeRules } from '../src/core/contract/make-rules.js';
import { formatOptions, parseOptions } from '../src/core/text/option-text.js';
import { readMessages } from '../src/core/words/read-message.js';
import type { Result } from '../src/core/basics/result.js';
import type { Game, Goal, Notation, Rules, Viewer } from '../src/core/contract/rules.js';
import { Session, type PlayAt } from '../src/core/session/session.js';
import type { Snapshot } from '../src/core/session/snapshot.js';
import { randomThink } from '../src/core/bots/think.js';
import { makeWords } from '../src/core/words/words.js';
import {
  Breach,
  checkBots,
  checkConformance,
  checkGame,
  checkLeaks,
  CLAUSES,
  type Clause,
  type ConformanceOptions,
  type LeakOptions,
} from '../src/testing/index.js';
import type { MakeSession } from '../src/testing/net.js';
import { hands, words as handsWords } from './games/hands/game.js';
import type * as H from './games/hands/state.js';
import { row, structureOf } from './games/row.js';
import { sealed, words as sealedWords } from './games/sealed/game.js';
import type * as S from './games/sealed/state.js';
import { teams, words as teamsWords } from './games/teams/game.js';
import type * as T from './games/teams/state.js';
import { CLAUSES as SESSION_CLAUSES, type Clause as SessionClause } from './session/clauses.js';
import { checkSession } from './session/net.js';

type Changes<St, M, E, O, V> = Partial<Omit<Game<St, M, E, O, V>, 'rules' | 'notation'>> & {
  readonly rules?: Partial<Rules<St, M, E, O>>;
  readonly notation?: Partial<Notation<St, M, O>>;
};

function mutate<St, M, E, O, V>(
  game: Game<St, M, E, O, V>,
  changes: Changes<St, M, E, O, V>,
): Game<St, M, E, O, V> {
  return {
    ...game,
    ...changes,
    rules: makeRules({ ...game.rules, ...changes.rules }),
    notation: { ...game.notation, ...changes.notation },
  };
}

const EVERY_CLAUSE = { ...CLAUSES, ...SESSION_CLAUSES };

interface Mutant {
  readonly clause: Clause | SessionClause;
  readonly name: string;
  readonly net: () => void;
}

const FEW_CARDS: Partial<H.Options> = { size: 2, suits: ['a', 'b'], ranks: 4, refills: 2 };

const HANDS: ConformanceOptions<H.State, H.Move, H.Event, H.Options, H.View> &
  LeakOptions<H.State, H.Move, H.Event, H.Options, H.View> = {
  words: makeWords('en', handsWords),
  extras: () => [{ type: 'resign' }, { type: 'pass' }],
  games: 4,
};
const SEALED: ConformanceOptions<S.State, S.Move, S.Event, S.Options, S.View> &
  LeakOptions<S.State, S.Move, S.Event, S.Options, S.View> = {
  words: makeWords('en', sealedWords),
  options: { players: 3, slots: 2 },
  hostActs: () => [{ type: 'timeout' }],
  games: 4,
};
const TEAMS: ConformanceOptions<T.State, T.Move, T.Event, T.Options, T.State> &
  LeakOptions<T.State, T.Move, T.Event, T.Options, T.State> = {
  words: makeWords('en', teamsWords),
  hostActs: () => [{ type: 'end' }],
  extras: () => [{ type: 'pass', member: 0 }],
  open: true,
  games: 4,
};

/** Mutants of a game, for the net of its contract and for that of its secrets. */
function mutantsOf<St, M, E, O, V>(
  game: Game<St, M, E, O, V>,
  usual: ConformanceOptions<St, M, E, O, V> & LeakOptions<St, M, E, O, V>,
) {
  const under =
    (check: (mutant: typeof game, options: typeof usual) => void) =>
    (
      clause: Clause,
      name: string,
      changes: Changes<St, M, E, O, V>,
      more: Partial<typeof usual> = {},
    ): Mutant => ({
      clause,
      name,
      net: () => check(mutate(game, changes), { ...usual, ...more }),
    });
  return { contract: under(checkConformance), leak: under(checkLeaks) };
}

const ofHands = mutantsOf(hands, HANDS);
const ofSealed = mutantsOf(sealed, SEALED);
const ofTeams = mutantsOf(teams, TEAMS);

/** Lets a mutant say what its types do not allow. */
const as = <X>(value: unknown): X => value as X;

/** A game as it would be without `makeRules`: anything that is not a claim is taken for a steal. */
const unasked: typeof teams = {
  ...teams,
  rules: {
    ...teams.rules,
    refuse: (s, a, act) => {
      const refusal = teams.rules.refuse(s, a, act);
      return refusal?.code === 'move/unknown' ? undefined : refusal;
    },
  },
};

let setups = 0;
let calls = 0;

/** The card game's options and a text that changes nothing. */
const TITLED = as<typeof hands.rules.options>({
  ...hands.rules.options,
  title: { kind: 'text', default: 'x', pattern: /^[a-z]+$/, maxLength: 5, rule: 'H1' },
});

const RULES: readonly Mutant[] = [
  ofHands.contract('plain', 'a Map in the first state', {
    rules: { setup: (o, seed) => ({ ...hands.rules.setup(o, seed), deck: as<string[]>(new Map()) }) },
  }),
  ofHands.contract('plain', 'undefined in a state', {
    rules: {
      play: (s, a, act) => ({
        ...hands.rules.play(s, a, act),
        state: { ...hands.rules.play(s, a, act).state, resigned: as<null>(undefined) },
      }),
    },
  }),
  ofHands.contract('plain', 'NaN in an event', {
    rules: {
      play: (s, a, act) => ({ ...hands.rules.play(s, a, act), events: [{ type: 'passed', seat: NaN }] }),
    },
  }),
  ofHands.contract('plain', 'a Date in a view', {
    view: (s, v) => ({ ...hands.view(s, v), deck: as<number>(new Date(0)) }),
  }),
  ofHands.contract('plain', 'a list with a hole', {
    view: (s, v) => ({ ...hands.view(s, v), counts: Array<number>(3) }),
  }),
  ofHands.contract('plain', 'a getter', {
    view: (s, v) =>
      Object.defineProperty({ ...hands.view(s, v) }, 'deck', { get: () => 1, enumerable: true }),
  }),
  ofHands.contract('plain', 'a function in a listed move', {
    rules: {
      *moves() {
        yield as<H.Move>({ type: 'draw', then: () => 1 });
      },
    },
  }),
  ofTeams.contract('never-mutates', 'a changed state', {
    rules: {
      play: (s, a, act) => {
        if ('cell' in act) as<number[]>(s.owners)[act.cell] = a as number;
        return teams.rules.play(s, a, act);
      },
    },
  }),
  ofSealed.contract('never-mutates', 'sorting in place', {
    view: (s, v) => ({ ...sealed.view(s, v), taken: as<number[]>(s.cells).sort((a, b) => a - b) }),
  }),
  ofHands.contract('never-throws', 'a thrown refusal', {
    rules: {
      refuse: (s, a, act) => {
        if (act.type === 'pass') throw new Error('no passing');
        return hands.rules.refuse(s, a, act);
      },
    },
  }),
  ofHands.contract('never-throws', 'a move text of two signs', {
    notation: {
      parseMove: (s, a, text) =>
        text.at(1)?.toUpperCase() === undefined
          ? as<Result<H.Move>>(null)
          : hands.notation.parseMove(s, a, text),
    },
  }),
  ofHands.contract('pure', 'chance that is not seeded', {
    rules: { setup: (o) => hands.rules.setup(o, calls++) },
  }),
  ofTeams.contract('pure', 'something kept from game to game', {
    rules: {
      setup: (o, seed) => {
        setups++;
        return teams.rules.setup(o, seed);
      },
      *moves(s, a) {
        const listed = [...teams.rules.moves(s, a)];
        yield* setups % 3 === 0 ? listed.reverse() : listed;
      },
    },
  }),
  ofHands.contract('identity', 'an id in capitals', { rules: { id: 'Hands' } }),
  ofHands.contract('identity', 'version 0', { rules: { version: 0 } }),
  ofHands.contract('options', 'a default out of range', {
    rules: {
      options: { ...hands.rules.options, ranks: { kind: 'integer', default: 7, min: 3, max: 6, rule: 'H1' } },
    },
  }),
  ofHands.contract('options', 'setup that mends options', {
    rules: { setup: (o, seed) => hands.rules.setup({ ...o, ranks: Math.min(9, o.ranks ?? 7) }, seed) },
  }),
  ofHands.contract('options', 'setup that takes any name', {
    rules: { setup: ({ players = 2 }, seed) => hands.rules.setup({ players }, seed) },
  }),
  ofHands.contract('options', 'a refusal that is no RangeError', {
    rules: {
      setup: (o, seed) => {
        if (o.ranks === 10) throw new Error('ten');
        return hands.rules.setup(o, seed);
      },
    },
  }),
  ofHands.contract('options', 'defaults of its own', {
    rules: { setup: (o, seed) => hands.rules.setup({ size: 3, ...o }, seed) },
  }),
  ofHands.contract('options', 'a pair of options that only setup refuses', {
    rules: {
      setup: (o, seed) => {
        if (o.ranks === 3 && o.players === 2) throw new RangeError('too few cards');
        return hands.rules.setup(o, seed);
      },
    },
  }),
  ofHands.contract('options', "an option with the record's own name", {
    rules: {
      options: as<typeof hands.rules.options>({
        ...hands.rules.options,
        seed: { kind: 'flag', default: false, rule: 'H1' },
      }),
    },
  }),
  ofHands.contract('options', 'a text option of any length', {
    rules: {
      options: TITLED,
      setup: (o, seed) => {
        const { title = 'x', ...rest } = o as H.Options & { title?: unknown };
        if (typeof title !== 'string') throw new RangeError('title');
        return hands.rules.setup(rest, seed);
      },
    },
    notation: {
      formatOptions: (o) => formatOptions(TITLED, o),
      parseOptions: (text) => parseOptions(TITLED, text),
    },
  }),
  ofHands.contract('options-text', 'an option that is not written', {
    notation: { formatOptions: (o) => hands.notation.formatOptions({ ...o, refills: 1 }) },
  }),
  ofHands.contract('options-text', "an option with the record's own name", {
    notation: {
      formatOptions: (o) => `seed=${o.players}`,
      parseOptions: () => hands.notation.parseOptions(''),
    },
  }),
  ofTeams.contract('chance', 'a seed that matters', {
    rules: { setup: (o, seed) => ({ ...teams.rules.setup(o, seed), points: [seed % 2, 0] }) },
  }),
  ofSealed.contract('seats', 'a seat that leaves', {
    rules: { seats: (s) => s.options.players - (s.round > 1 ? 1 : 0) },
  }),
  ofSealed.contract('to-act', 'seats in another order', {
    rules: { toAct: (s) => [...sealed.rules.toAct(s)].reverse() },
  }),
  ofTeams.contract('to-act', 'a seat that is none', {
    rules: { toAct: (s) => teams.rules.toAct(s).map((seat) => seat + 1) },
  }),
  ofHands.contract('ended', 'an outcome and somebody to act', { rules: { toAct: (s) => [s.turn] } }),
  ofHands.contract('ended', 'nobody to act and no outcome', {
    rules: { outcome: (s) => (s.resigned === null ? hands.rules.outcome(s) : undefined) },
  }),
  ofHands.contract('outcome', 'a winner who is no seat', {
    rules: { outcome: (s) => hands.rules.outcome(s) && { winners: [2], reason: 'hands/by-fewest' } },
  }),
  ofHands.contract('outcome', 'a reason without a word', {
    rules: { outcome: (s) => hands.rules.outcome(s) && { winners: [], reason: 'hands/luck' } },
  }),
  ofHands.contract('outcome', 'a score too few', {
    rules: {
      outcome: (s) => hands.rules.outcome(s) && { winners: [], reason: 'hands/by-fewest', scores: [1] },
    },
  }),
  ofHands.contract('goal', 'a goal that is met too soon', {
    goal: (s): Goal => ({ met: s.passes === 0, done: s.passes, of: 2 }),
  }),
  ofHands.contract('moves-lazy', 'a list', { rules: { moves: (s, a) => [...hands.rules.moves(s, a)] } }),
  ofHands.contract('moves-order', 'an order that wavers', {
    rules: {
      *moves(s, a) {
        const listed = [...hands.rules.moves(s, a)];
        yield* calls++ % 2 === 0 ? listed.reverse() : listed;
      },
    },
  }),
  ofHands.contract('moves-order', 'a move listed twice', {
    rules: {
      *moves(s, a) {
        yield* hands.rules.moves(s, a);
        if (a === s.turn && hands.rules.refuse(s, a, { type: 'draw' }) === undefined) yield { type: 'draw' };
      },
    },
  }),
  ofHands.contract('moves-order', 'two moves with one text', {
    rules: {
      *moves(s, a) {
        yield* hands.rules.moves(s, a);
        if (a === s.turn && hands.rules.refuse(s, a, { type: 'draw' }) === undefined)
          yield as<H.Move>({ type: 'draw', again: 1 });
      },
    },
  }),
  ...[0, 1].map((turn) =>
    ofHands.contract('moves-order', 'a move less at every second asking', {
      rules: {
        *moves(s, a) {
          if (calls++ % 2 === turn || a !== s.turn) return yield* hands.rules.moves(s, a);
          yield* [...hands.rules.moves(s, a)].slice(0, -1);
        },
      },
    }),
  ),
  ofHands.contract('moves-legal', 'a move listed and refused', {
    rules: {
      *moves(s, a) {
        yield* hands.rules.moves(s, a);
        if (a === s.turn) yield { type: 'pass' };
      },
    },
  }),
  ofHands.contract('moves-turn', 'an out-of-turn move listed', {
    rules: {
      *moves(s, a) {
        yield* hands.rules.moves(s, a);
        if (a !== s.turn && a !== 'host') yield { type: 'resign' };
      },
      refuse: (s, a, act) =>
        act.type === 'resign' && hands.rules.outcome(s) === undefined
          ? undefined
          : hands.rules.refuse(s, a, act),
    },
  }),
  ofHands.contract(
    'progress',
    'nothing to do but what is not listed',
    {
      rules: {
        *moves(s, a) {
          for (const move of hands.rules.moves(s, a)) if (move.type !== 'pass') yield move;
        },
      },
    },
    { options: { refills: 0 } },
  ),
  ofSealed.contract('sample', 'a drawn program that stands still', {
    rules: { sample: () => ({ type: 'commit', program: 'SS' }) },
  }),
  ofHands.contract('unknown-move', 'a shape that holds anything', {
    rules: { move: (move): move is H.Move => typeof move === 'object' },
  }),
  {
    clause: 'unknown-move',
    name: 'rules that are asked about whatever comes',
    net: () => checkConformance(unasked, TEAMS),
  },
  ofHands.contract('out-of-turn', 'the turn is not asked', {
    rules: { refuse: (s, a, act) => hands.rules.refuse(s, a === 'host' ? a : s.turn, act) },
  }),
  ofSealed.contract('out-of-turn', 'a seat that is none', {
    rules: {
      refuse: (s, a, act) =>
        hands &&
        sealed.rules.refuse(s, typeof a === 'number' && a >= 3 ? (sealed.rules.toAct(s)[0] ?? 0) : a, act),
    },
  }),
  ofHands.contract('after-the-end', 'a card after the end', {
    rules: {
      refuse: (s, a, act) =>
        act.type === 'resign' && a === s.turn ? undefined : hands.rules.refuse(s, a, act),
    },
  }),
  ofSealed.contract('after-the-end', 'the host after the end', {
    rules: {
      refuse: (s, a, act) =>
        act.type === 'timeout' && a === 'host' ? undefined : sealed.rules.refuse(s, a, act),
    },
  }),
  ofHands.contract('refusal', 'a bare code', {
    rules: { refuse: (s, a, act) => hands.rules.refuse(s, a, act) && { code: 'no' } },
  }),
  ofHands.contract('refusal', 'a code without a sentence', {
    rules: { refuse: (s, a, act) => hands.rules.refuse(s, a, act) && { code: 'hands/no' } },
  }),
  ofHands.contract('refusal', 'a sentence without its fact', {
    rules: { refuse: (s, a, act) => hands.rules.refuse(s, a, act) && { code: 'hands/turn' } },
  }),
  ofHands.contract('play', 'a seal that is a word', {
    rules: { play: (s, a, act) => ({ ...hands.rules.play(s, a, act), irreversible: as<boolean>('yes') }) },
  }),
  ofHands.contract('play', 'no list of events', {
    rules: { play: (s, a, act) => ({ ...hands.rules.play(s, a, act), events: as<H.Event[]>({}) }) },
  }),
  ofHands.contract('describe', 'an empty sentence', {
    describe: (e, words) => (e.type === 'drew' ? ' ' : hands.describe(e, words)),
  }),
  ofHands.contract('describe', 'a key without a sentence', {
    describe: (_e, words) => words.say('hands/nothing'),
  }),
  ofHands.contract('describe', 'a fact that is no word', {
    describe: (_e, words) => words.say('hands/passed', { seat: { key: 'chair.0' } }),
  }),
  ofHands.contract('describe', 'a key without a sentence, for a page', {
    describe: (_e, words) => words.tagged.tagged.say('hands/nothing'),
  }),
  ofHands.contract('hear', 'all does not hear all', {
    filterEvent: (e) => (e.type === 'drew' ? { type: 'drew', seat: e.seat } : e),
  }),
];

const TEXTS: Mutant[] = [
  ofHands.contract('move-text', 'white space', {
    notation: {
      formatMove: (s, a, act) => (act.type === 'draw' ? 'draw one' : hands.notation.formatMove(s, a, act)),
    },
  }),
  ofTeams.contract('move-text', 'a text like an actor', {
    notation: {
      formatMove: (s, a, act) => teams.notation.formatMove(s, a, act).replace('+', ':'),
      parseMove: (s, a, text) => teams.notation.parseMove(s, a, text.replace(':', '+')),
    },
  }),
  ofTeams.contract('move-text', 'the member is lost', {
    notation: {
      formatMove: (s, a, act) =>
        teams.notation.formatMove(s, a, act.type === 'claim' ? { ...act, member: 0 } : act),
    },
    rules: {
      *moves(s, a) {
        for (const act of teams.rules.moves(s, a)) if ('member' in act && act.member === 1) yield act;
      },
    },
  }),
  ofHands.contract('move-text', 'a text that is not read', {
    notation: {
      formatMove: (s, a, act) => (act.type === 'draw' ? 'take' : hands.notation.formatMove(s, a, act)),
    },
  }),
  ofHands.contract(
    'position-text',
    'the passes are lost',
    {
      notation: { formatPosition: (s) => hands.notation.formatPosition({ ...s, passes: 0 }) },
    },
    { options: { refills: 0, suits: ['a', 'b'] }, games: 12 },
  ),
  ofSealed.contract('position-text', 'the staged programs are lost', {
    notation: {
      formatPosition: (s) => sealed.notation.formatPosition({ ...s, staged: s.staged.map(() => null) }),
    },
  }),
  ofHands.contract('position-text', 'a bar', {
    notation: { formatPosition: (s) => hands.notation.formatPosition(s).replaceAll(';', '|') },
  }),
  ofHands.contract('position-text', 'a position that is not read', {
    notation: { formatPosition: (s) => `${hands.notation.formatPosition(s)};x` },
  }),
  ofTeams.contract('position-text', 'a game that goes on from a state, not from its data', {
    rules: {
      toAct: (s) => {
        known.add(s);
        return teams.rules.toAct(s);
      },
      *moves(s, a) {
        const listed = [...teams.rules.moves(s, a)];
        yield* played.has(s) ? listed.reverse() : listed;
      },
      play: (s, a, act) => {
        const step = teams.rules.play(s, a, act);
        played.add(step.state);
        return step;
      },
    },
  }),
  ofHands.contract(
    'parse-any',
    'a move text that is not canonical',
    {
      notation: {
        formatMove: (s, a, act) => (act.type === 'play' ? act.card : hands.notation.formatMove(s, a, act)),
        parseMove: (s, a, text) =>
          /^\d[a-d][1-9]$/.test(text)
            ? { ok: true, value: { type: 'play', card: `${text.slice(1)}${text[0]}` } }
            : hands.notation.parseMove(s, a, text),
      },
    },
    { games: 20 },
  ),
  ofHands.contract('parse-any', 'options that are not canonical', {
    notation: {
      parseOptions: (text) =>
        text === '-1'
          ? { ok: true, value: { ...hands.rules.setup({}, 0).options, players: 9 } }
          : hands.notation.parseOptions(text),
    },
  }),
  ofTeams.contract(
    'parse-any',
    'a position in which nobody can act',
    {
      notation: {
        parsePosition: (text) => {
          const read = teams.notation.parsePosition(text);
          if (read.ok || read.error.at?.path !== 'left') return read;
          const first = teams.rules.setup({}, 0);
          return {
            ok: true,
            value: {
              ...first,
              left: [
                [0, 0],
                [0, 0],
              ],
            },
          };
        },
        formatPosition: (s) => teams.notation.formatPosition(s),
      },
    },
    // A host who could end the round would make it a position that stands.
    { games: 10, hostActs: () => [] },
  ),
];

/** A position that is only ever read from a garbled text. */
const strangeLand = (
  changes: Parameters<typeof ofTeams.contract>[2],
): Parameters<typeof ofTeams.contract>[2] => ({
  ...changes,
  notation: {
    parsePosition: (text) => {
      const read = teams.notation.parsePosition(text);
      return read.ok ? read : { ok: true, value: { ...teams.rules.setup({}, 0), points: [999, 999] } };
    },
  },
});

const isStrange = (state: T.State): boolean => state.points[0] === 999;

TEXTS.push(
  ofTeams.contract(
    'parse-any',
    'a position without moves',
    strangeLand({
      rules: {
        *moves(s, a) {
          if (!isStrange(s)) yield* teams.rules.moves(s, a);
        },
      },
    }),
    { games: 10 },
  ),
  ofTeams.contract(
    'parse-any',
    'a position with moves that are refused',
    strangeLand({
      rules: {
        refuse: (s, a, act) => (isStrange(s) ? { code: 'teams/over' } : teams.rules.refuse(s, a, act)),
        moves: (s, a) => teams.rules.moves(s, a),
      },
    }),
    { games: 10 },
  ),
  ofHands.contract(
    'parse-any',
    'a move with two texts',
    {
      notation: {
        formatMove: (s, a, act) => (act.type === 'play' ? act.card : hands.notation.formatMove(s, a, act)),
        parseMove: (s, a, text) =>
          text.length > 2 && !hands.notation.parseMove(s, a, text).ok
            ? { ok: true, value: { type: 'play', card: text.slice(1) } }
            : hands.notation.parseMove(s, a, text),
      },
    },
    { games: 30 },
  ),
);

const known = new WeakSet<object>();
const played = new WeakSet<object>();

class MuteSession extends Session<H.State, H.Move, H.Event, H.Options, H.View> {
  override subscribe(): () => void {
    return () => undefined;
  }
}

type HandsMake = MakeSession<H.State, H.Move, H.Event, H.Options, H.View>;

type HandsClass = new (...given: Parameters<HandsMake>) => ReturnType<HandsMake>;

const sessionOf =
  (Made: HandsClass): HandsMake =>
  (...given) =>
    new Made(...given);

/** Sessions of the card game that are made in another way. */
function sessionBy(
  clause: Clause | SessionClause,
  name: string,
  makeSession: HandsMake,
  more: Partial<typeof HANDS> = {},
): Mutant {
  return { clause, name, net: () => checkSession(hands, { ...HANDS, games: 8, ...more, makeSession }) };
}

/** A session of the card game with some methods changed. */
const session = (
  clause: Clause | SessionClause,
  name: string,
  Made: HandsClass,
  more?: Partial<typeof HANDS>,
): Mutant => sessionBy(clause, name, sessionOf(Made), more);

class HandsSession extends Session<H.State, H.Move, H.Event, H.Options, H.View> {}

const SESSIONS: readonly Mutant[] = [
  session('session-play', 'a session that tells nothing', MuteSession),
  session(
    'session-play',
    'a session that plays something else',
    class extends HandsSession {
      override play(actor: number | 'host', move: H.Move, ply?: number): Result<number> {
        return super.play(
          actor,
          move.type === 'play' && this.refusal(actor, { type: 'draw' }) === undefined
            ? { type: 'draw' }
            : move,
          ply,
        );
      }
    },
  ),
  session(
    'session-save',
    'a record without its last move',
    class extends HandsSession {
      override save(viewer: Viewer): string {
        return super.save(viewer).replace(/ \S+$/, '');
      }
    },
  ),
  session(
    'session-load',
    'the wrong seed on load',
    class extends HandsSession {
      override load(text: string): Result<number> {
        return super.load(text.replace(/seed=(\d)/, 'seed=1'));
      }
    },
  ),
  session(
    'session-load',
    'half of a bad record',
    class extends HandsSession {
      override load(text: string): Result<number> {
        const loaded = super.load(text);
        if (!loaded.ok && text.includes(' ~?!')) super.load(text.slice(0, text.indexOf(' ~?!')));
        return loaded;
      }
    },
  ),
  session(
    'session-load',
    'a refusal without a place',
    class extends HandsSession {
      override load(text: string): Result<number> {
        const loaded = super.load(text);
        return loaded.ok ? loaded : { ok: false, error: { code: loaded.error.code } };
      }
    },
  ),
  session(
    'session-undo',
    'undo by two',
    class extends HandsSession {
      override undo(): Result<number> {
        const undone = super.undo();
        return undone.ok ? super.undo() : undone;
      }
    },
  ),
  sessionBy(
    'session-undo',
    'undo over a seal',
    (game, ...rest) =>
      new Session(
        mutate(game, {
          rules: { play: (s, a, act) => ({ ...game.rules.play(s, a, act), irreversible: false }) },
        }),
        ...rest,
      ),
  ),
  sessionBy(
    'session-undo',
    "undo over another person's ply",
    (game, options, seed, kinds) =>
      new Session(
        game,
        options,
        seed,
        kinds.map((kind): SeatKind => (kind === 'host' ? 'bot' : kind)),
      ),
  ),
  sessionBy(
    'session-undo',
    'undo that stops at bots',
    (game, options, seed, kinds) =>
      new Session(
        game,
        options,
        seed,
        kinds.map((kind): SeatKind => (kind === 'bot' ? 'human' : kind)),
      ),
  ),
  session(
    'session-redo',
    'redo of nothing',
    class extends HandsSession {
      override redo(): Result<number> {
        const done = super.redo();
        return done.ok ? done : { ok: true, value: this.ply };
      }
    },
  ),
  session(
    'session-redo',
    'redo of everything',
    class extends HandsSession {
      override redo(): Result<number> {
        let done = super.redo();
        for (let next = done; next.ok; next = super.redo()) done = next;
        return done;
      }
    },
  ),
  session(
    'session-restart',
    'a restart by undoing',
    class extends HandsSession {
      override restart(): Result<number> {
        while (super.undo().ok);
        return { ok: true, value: 0 };
      }
    },
  ),
  session(
    'session-go',
    'looking that undoes',
    class extends HandsSession {
      override goTo(ply: number): Result<number> {
        const gone = super.goTo(ply);
        const record = this.save('all').split(' | ');
        if (gone.ok && ply < this.plies)
          super.load(
            [record[0], ...(ply > 0 ? ['|', ...(record[1] ?? '').split(' ').slice(0, ply)] : [])].join(' '),
          );
        return gone;
      }
    },
  ),
  session(
    'session-go',
    'looking beyond the end',
    class extends HandsSession {
      override goTo(ply: number): Result<number> {
        return super.goTo(Math.min(ply, this.plies));
      }
    },
  ),
  session(
    'session-drop',
    'a seal that is dropped',
    class extends HandsSession {
      override play(actor: number | 'host', move: H.Move, ply?: number): Result<number> {
        if (this.isLive) return super.play(actor, move, ply);
        const done = super.play(actor, move, ply);
        return done.ok || done.error.code !== 'session/sealed' ? done : { ok: true, value: this.ply + 1 };
      }
    },
  ),
  session(
    'session-ply',
    'any ply will do',
    class extends HandsSession {
      override play(actor: number | 'host', move: H.Move): Result<number> {
        return super.play(actor, move);
      }
    },
  ),
  session(
    'session-ply',
    'any ply will do for a text',
    class extends HandsSession {
      override playText(text: string, at: PlayAt = {}): Result<number> {
        return super.playText(text, { ...at, ply: this.ply });
      }
    },
  ),
  session(
    'session-shown',
    'a view that resumes',
    class extends HandsSession {
      override load(text: string): Result<number> {
        return super.load(text.replace(/view=\S+ /, ''));
      }
    },
  ),
];

function leakySession(clause: Clause, name: string, Made: HandsClass): Mutant {
  return { clause, name, net: () => checkLeaks(hands, { ...HANDS, makeSession: sessionOf(Made) }) };
}

const LEAKS: readonly Mutant[] = [
  ofTeams.leak('open', 'a resampling that copies', { rules: { resample: (s) => ({ ...s }) } }),
  ofHands.leak('open', 'a resampling after the end', {
    rules: {
      resample: (s, v, seed) =>
        v !== 'all' && hands.rules.outcome(s) ? { ...s, seed } : hands.rules.resample(s, v, seed),
    },
  }),
  ofHands.leak('open', 'a resampling for all', {
    rules: { resample: (s, v, seed) => (v === 'all' ? { ...s, seed } : hands.rules.resample(s, v, seed)) },
  }),
  ofHands.leak('resample-view', 'a hand shown to the others', {
    view: (s, v) => ({ ...hands.view(s, v), hands: s.hands }),
  }),
  ofHands.leak('resample-view', 'the next card shown to the public', {
    view: (s, v) => ({ ...hands.view(s, v), next: s.deck.at(-1) ?? null }),
  }),
  ofHands.leak('resample-view', 'the seed in the view', {
    view: (s, v) => ({ ...hands.view(s, v), seed: s.seed }),
  }),
  ofSealed.leak('resample-view', 'a staged program in the view', {
    view: (s, v) => ({ ...sealed.view(s, v), staged: s.staged }),
  }),
  ofSealed.leak('resample-view', 'whose walker is whose', {
    view: (s, v) => ({ ...sealed.view(s, v), taken: s.cells }),
  }),
  ofHands.leak('resample-canonical', 'a resampling that keeps the deck', {
    rules: { resample: (s, v, seed) => (v === 'all' || hands.rules.outcome(s) ? s : { ...s, seed }) },
  }),
  ofHands.leak(
    'resample-canonical',
    'a resampling that keeps the state',
    { rules: { resample: (s) => s } },
    { options: FEW_CARDS },
  ),
  ofHands.leak('resample-canonical', 'a resampling by the hidden seed', {
    rules: { resample: (s, v, seed) => hands.rules.resample(s, v, seed ^ s.seed) },
  }),
  ofHands.leak(
    'resample-canonical',
    'a resampling by the hidden seed, in a single world',
    {
      rules: { resample: (s, v, seed) => hands.rules.resample(s, v, seed ^ s.seed) },
    },
    { worlds: 0 },
  ),
  ofSealed.leak('resample-canonical', 'a resampling that keeps the staged programs', {
    rules: {
      resample: (s, v, seed) =>
        v === 'all' || s.over ? s : { ...sealed.rules.resample(s, v, seed), staged: s.staged },
    },
  }),
  ofSealed.leak(
    'resample-canonical',
    'a resampling that keeps the totals',
    {
      rules: {
        resample: (s, v, seed) =>
          v === 'all' || s.over ? s : { ...sealed.rules.resample(s, v, seed), totals: s.totals },
      },
    },
    { games: 30, options: { players: 2, slots: 1, rounds: 2 } },
  ),
  ofHands.leak(
    'secret',
    'a resampling that keeps the seed',
    {
      rules: {
        resample: (s, v, seed) =>
          v === 'all' || hands.rules.outcome(s) ? s : { ...hands.rules.resample(s, v, seed), seed: s.seed },
      },
    },
    { worlds: 0 },
  ),
  ofHands.leak('resample-sound', 'a resampled hand in no order', {
    rules: {
      resample: (s, v, seed) => {
        const dealt = hands.rules.resample(s, v, seed);
        return dealt === s
          ? s
          : { ...dealt, hands: dealt.hands.map((hand, seat) => (seat === v ? hand : [...hand].reverse())) };
      },
    },
  }),
  ofHands.leak('resample-sound', 'moves that depend on what is hidden', {
    rules: {
      *moves(s, a) {
        const listed = [...hands.rules.moves(s, a)];
        yield* (s.deck.at(-1) ?? '') < 'b' ? listed.reverse() : listed;
      },
    },
  }),
  ofTeams.leak('hides', 'an open game that says it is not', {}, { open: false }),
  ofHands.leak('secret', 'the deck in an event', {
    filterEvent: (e, v) =>
      e.type === 'played' ? as<H.Event>({ ...e, peek: 1_234_567_890 }) : hands.filterEvent(e, v),
    rules: { setup: (o, seed) => ({ ...hands.rules.setup(o, seed), seed: 1_234_567_890 }) },
  }),
  ofHands.leak('secret', 'what the caller calls a secret', {}, { secrets: ({ pile }) => [pile.join('')] }),
  ofHands.leak('heard', 'the drawn card told to all', { filterEvent: (e) => e }),
  ofSealed.leak('heard', 'the staged program told to all', {
    filterEvent: (e, v) => (e.type === 'committed' ? e : sealed.filterEvent(e, v)),
  }),
  ofHands.leak('irreversible', 'a draw that does not seal', {
    rules: { play: (s, a, act) => ({ ...hands.rules.play(s, a, act), irreversible: false }) },
  }),
  leakySession(
    'save-hides',
    'the whole record for everybody',
    class extends HandsSession {
      override save(): string {
        return super.save('all');
      }
    },
  ),
  leakySession(
    'save-hides',
    'the whole position for everybody',
    class extends HandsSession {
      override position(viewer: Viewer): string {
        return super.position(viewer === 'public' ? 0 : viewer);
      }
    },
  ),
  leakySession(
    'save-hides',
    "another seat's record",
    class extends HandsSession {
      override save(viewer: Viewer): string {
        return super.save(viewer === 0 ? 1 : viewer).replace('view=1', 'view=0');
      }
    },
  ),
  leakySession(
    'resample-sound',
    'a session that starts from no position',
    class extends HandsSession {
      override start(): Result<number> {
        return { ok: false, error: { code: 'session/no' } };
      }
    },
  ),
  leakySession(
    'secret',
    "the others' moves in the snapshot",
    class extends HandsSession {
      override snapshot(viewer: Viewer): Snapshot<H.View, H.Event> {
        const last = super.snapshot('all').last;
        return { ...super.snapshot(viewer), ...(last && { last }) };
      }
    },
  ),
];

const { rules: TEAM_RULES } = teams;

/** A bot that takes the first legal move, except for the changes. */
function teamsBot(clause: Clause, name: string, changes: Partial<Bot<T.State, T.Move>>): Mutant {
  const bot: Bot<T.State, T.Move> = {
    nodes: 10,
    *think(state, seat) {
      yield undefined;
      return nth(state, seat, 0);
    },
    ...changes,
  };
  return { clause, name, net: () => checkBots(teams, { bot }, { words: TEAMS.words, games: 4 }) };
}

/** One of a team's legal moves, by a number that may be larger than the list. */
function nth(state: T.State, seat: number, n: number): T.Move {
  const moves = [...TEAM_RULES.moves(state, seat)];
  return moves[n % moves.length] as T.Move;
}

/** An act of the host. */
const END: T.Move = { type: 'end' };

let thoughts = 0;

const BOTS: readonly Mutant[] = [
  teamsBot('bot-legal', 'a bot that plays what is the host’s', {
    *think() {
      yield undefined;
      return END;
    },
  }),
  teamsBot('bot-legal', 'a bot whose best so far is the host’s', {
    *think(state, seat) {
      yield END;
      return nth(state, seat, 0);
    },
  }),
  teamsBot('bot-same', 'a bot that counts its thoughts', {
    *think(state, seat) {
      yield undefined;
      return nth(state, seat, thoughts++);
    },
  }),
  teamsBot('bot-text', 'a bot that heeds what no text tells', {
    *think(state, seat) {
      yield undefined;
      return nth(state, seat, Object.isFrozen(state) ? 0 : 1);
    },
  }),
  teamsBot('bot-nodes', 'a bot that has no move at first', {
    *think(state, seat, { nodes }) {
      yield undefined;
      return nodes > 1 ? nth(state, seat, 0) : END;
    },
  }),
  teamsBot('bot-yields', 'a bot that thinks all its positions through at once', {
    *think(state, seat, { nodes }) {
      yield undefined;
      return nth(state, seat, nodes);
    },
  }),
  teamsBot('bot-yields', 'a bot that yields too seldom', {
    *think(state, seat, { nodes }) {
      for (let looked = 1; looked <= nodes; looked++) if (looked % 300 === 0) yield undefined;
      return nth(state, seat, nodes);
    },
  }),
  teamsBot('bot-yields', 'an adviser that never yields', {
    // eslint-disable-next-line require-yield -- that is the fault
    *advise(state, seat, { nodes }) {
      return { move: nth(state, seat, nodes), code: 'said.hint', facts: {} };
    },
  }),
  teamsBot('bot-advice', 'advice that cannot be played', {
    *advise() {
      yield undefined;
      return { move: END, code: 'said.hint', facts: {} };
    },
  }),
  teamsBot('bot-advice', 'advice without a sentence', {
    *advise() {
      yield undefined;
      return { code: 'hint.unheard-of', facts: {} };
    },
  }),
  teamsBot('never-throws', 'a bot that changes what it is asked about', {
    *think(state, seat) {
      yield undefined;
      Object.assign(state, { round: 9 });
      return nth(state, seat, 0);
    },
  }),
];

function ofRow(clause: Clause, name: string, changes: Partial<typeof row>): Mutant {
  const game = { ...row, ...changes };
  const forms = { usual: { open: true, options: {}, games: 1, plies: 4 } };
  return { clause, name, net: () => checkGame({ game, words: game.words, forms }) };
}

const DESCRIBED: Mutant[] = [
  ofRow('hint', 'a bot that the game does not have', { hint: 'nobody' }),
  ofRow('derived', 'rules that replace those of a finished game', { rules: { ...row.rules } }),
  ofRow('same-board', 'a board that is made anew each time', { boardOf: ({ size }) => structureOf(size) }),
  ofRow('cell-name', 'a stone without the name of its cell', {
    words: { ...row.words, ...readMessages({ 'cell.stone': '{seat} piece' }) },
  }),
  ofRow('cell-name', 'an empty cell without its name', {
    words: { ...row.words, ...readMessages({ 'cell.empty': 'empty' }) },
  }),
];

function breachOf(net: () => void): Breach {
  try {
    net();
  } catch (error) {
    if (error instanceof Breach) return error;
    throw error;
  }
  throw new Error('nothing is broken');
}

const MUTANTS = [...RULES, ...TEXTS, ...DESCRIBED, ...SESSIONS, ...LEAKS, ...BOTS];

describe('the nets say which clause is broken by', () => {
  it.each(MUTANTS.map((mutant) => [mutant.name, mutant.clause, mutant] as const))(
    '%s: %s',
    (_name, clause, mutant) => {
      const { message, clause: found } = breachOf(mutant.net);
      expect(`${found}: ${message}`).toContain(`${clause}: `);
      expect(message).toContain(EVERY_CLAUSE[clause]);
    },
  );
});

describe('the nets', () => {
  it('let the games pass that are not mutated', () => {
    checkConformance(hands, HANDS);
    checkConformance(sealed, SEALED);
    checkConformance(teams, TEAMS);
    checkSession(hands, { ...HANDS, games: 8 });
    checkLeaks(hands, HANDS);
    checkLeaks(hands, { ...HANDS, options: FEW_CARDS });
    checkLeaks(sealed, SEALED);
    checkLeaks(sealed, { ...SEALED, games: 30, options: { players: 2, slots: 1, rounds: 2 } });
    checkLeaks(teams, TEAMS);
    checkBots(hands, { random: { think: randomThink(hands.rules), nodes: 1 } }, HANDS);
  }, 60_000);

  it('name the game, the seed and the ply', () => {
    const { message } = breachOf(() => checkLeaks(mutate(hands, { filterEvent: (e) => e }), HANDS));
    expect(message).toMatch(/^hands, seed \d+, ply \d+: heard: /);
  });

  it('have a mutant for every clause', () => {
    expect(
      Object.keys(EVERY_CLAUSE).filter((clause) => !MUTANTS.some((mutant) => mutant.clause === clause)),
    ).toEqual([]);
  });
});
