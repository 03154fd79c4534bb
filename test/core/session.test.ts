import { describe, expect, it, vi } from 'vitest';
import type { SeatKind } from '../../src/core/session/history.js';
import { openPosition } from '../../src/core/session/open-game.js';
import { RefusalError, type Result } from '../../src/core/basics/result.js';
import { Session, type Cause } from '../../src/core/session/session.js';
import { hands } from '../games/hands/game.js';
import type { Options as HandsOptions } from '../games/hands/state.js';
import { sealed } from '../games/sealed/game.js';
import { teams } from '../games/teams/game.js';
import type * as T from '../games/teams/state.js';

type TeamsSession = Session<T.State, T.Move, T.Event, T.Options, T.State>;

/** Team 0 claims from the first column, team 1 from the last: all free of each other. */
const LINES = [
  ['0:0+a1', '1:0+d1', '0:1+a2', '1:1+d2'],
  ['0:0+a3', '1:0+d3', '0:1+a4', '1:1+d4'],
].flat();

function land(kinds: readonly SeatKind[] = [], moves: readonly string[] = []): TeamsSession {
  const session = new Session(teams, {}, 0, kinds);
  for (const move of moves) expect(session.playText(move)).toMatchObject({ ok: true });
  return session;
}

function moves(session: { save(viewer: 'all'): string }): string {
  return session.save('all').split(' | ')[1] ?? '';
}

function codeOf(result: Result<unknown>): string {
  return result.ok ? 'ok' : result.error.code;
}

function cards(
  options: Partial<HandsOptions> = {},
  seed = 12,
): Session<
  import('../games/hands/state.js').State,
  import('../games/hands/state.js').Move,
  import('../games/hands/state.js').Event,
  HandsOptions,
  import('../games/hands/state.js').View
> {
  return new Session(hands, { size: 3, suits: ['a', 'b'], ranks: 5, ...options }, seed);
}

describe('playing', () => {
  it('takes a move as data or as text, and the seat from the text, the call or the turn', () => {
    const session = land();
    expect(session.play(1, { type: 'claim', member: 0, cell: 3 })).toEqual({ ok: true, value: 1 });
    expect(session.playText(' 0:0+a1\n')).toEqual({ ok: true, value: 2 });
    expect(session.playText('1+a2', { actor: 0 })).toEqual({ ok: true, value: 3 });
    expect(session.playText('end', { actor: 'host' })).toEqual({ ok: true, value: 4 });
    expect(moves(session)).toBe('1:0+d1 0:0+a1 0:1+a2 host:end');
  });

  it('lets the actor out where only one seat is to act', () => {
    const session = cards();
    expect(session.playText('draw')).toMatchObject({ ok: true });
    expect(session.playText('1:a1')).toMatchObject({ ok: true });
    expect(moves(session)).toBe('draw a1');
  });

  it.each([
    ['0+a1', 'session/which-seat'],
    ['4:0+a1', 'session/no-seat'],
    ['0:nonsense', 'teams/move'],
    ['0:0!a1', 'teams/free'],
    ['host:0+a1', 'teams/not-host'],
    ['0:end', 'teams/host-only'],
    ['Äpfel', 'text/alphabet'],
    ['x'.repeat(3000), 'text/long'],
  ])('refuses %s with %s', (text, code) => {
    const session = land();
    expect(codeOf(session.playText(text))).toBe(code);
    expect(session.plies).toBe(0);
  });

  it('refuses a text for one seat that names another', () => {
    expect(land().playText('1:0+a1', { actor: 0 })).toEqual({
      ok: false,
      error: { code: 'session/two-actors', facts: { told: 1, asked: 0 } },
    });
    expect(codeOf(land().playText('0+a1', { actor: 9 }))).toBe('session/no-seat');
    expect(codeOf(land().playText('0+a1', { actor: 0.5 }))).toBe('session/no-seat');
  });

  it('refuses a move that is meant for another ply', () => {
    const session = land([], ['0:0+a1']);
    expect(session.playText('1:0+d1', { ply: 0 })).toEqual({
      ok: false,
      error: { code: 'session/other-ply', facts: { asked: 0, ply: 1 } },
    });
    expect(codeOf(session.playText('1:0+d1', { ply: 2 }))).toBe('session/other-ply');
    expect(codeOf(session.playText('1:0+d1', { ply: 1 }))).toBe('ok');
  });

  it('refuses a move that is repeated for its ply, also where it makes no sense any more', () => {
    const session = new Session(teams, { rounds: 1 });
    expect(codeOf(session.playText('host:end', { ply: 0 }))).toBe('ok');
    expect(codeOf(session.playText('0+a1', { ply: 0 }))).toBe('session/other-ply');
    expect(codeOf(session.playText('nonsense', { ply: 0 }))).toBe('session/other-ply');
  });

  it('says where in the whole text a move goes wrong, its actor included', () => {
    const picky: typeof teams = {
      ...teams,
      notation: {
        ...teams.notation,
        parseMove: () => ({ ok: false, error: { code: 'teams/move', at: { offset: 2 } } }),
      },
    };
    expect(new Session(picky).playText(' 0:0+zz')).toMatchObject({ error: { at: { offset: 5 } } });
    expect(new Session(picky).load('teams/1 | 0:0+zz')).toMatchObject({
      error: { at: { ply: 0, offset: 14 } },
    });
  });

  it('is over when the game is', () => {
    const session = new Session(teams, { rounds: 1 });
    session.playText('host:end');
    expect(session.snapshot('public')).toMatchObject({
      toAct: [],
      outcome: { winners: [0, 1], reason: 'teams/most-cells', scores: [0, 0] },
    });
    expect(codeOf(session.playText('0+a1'))).toBe('teams/over');
    expect(codeOf(session.playText('0:0+a1'))).toBe('teams/over');
    session.goTo(0);
    expect([session.isOver, new Session(teams).isOver]).toEqual([true, false]);
  });

  it('begins by an opening without setting up another game first', () => {
    const setup = vi.spyOn(hands.rules, 'setup');
    const position = cards().position('all');
    const opening = openPosition(hands, position);
    if (!opening.ok) throw new Error(opening.error.code);
    setup.mockClear();
    const session = new Session(hands, {}, 0, [], opening.value);
    expect(setup).not.toHaveBeenCalled();
    expect(session.position('all')).toBe(position);
    expect(session.isFromPosition).toBe(true);
    setup.mockRestore();
  });

  it('throws for options that the table refuses, since the caller promised sound ones', () => {
    expect(() => new Session(teams, { teams: 9 })).toThrow(
      new RangeError('teams is “9”. It takes a whole number from 2 to 4 (T1).'),
    );
    expect(() => land().start({ rounds: 0 }, { seed: 1 })).toThrow(RangeError);
  });

  it.each([-1, 1.5, 2 ** 32, NaN])('throws for %s, which is no seed and could not be loaded', (seed) => {
    expect(() => new Session(hands, {}, seed)).toThrow(
      `The seed is ${seed}. It takes a whole number from 0 to 4294967295.`,
    );
    expect(() => cards().start({}, { seed })).toThrow(RangeError);
  });
});

describe('undo and redo', () => {
  it('goes to before the last human ply, over bots and the acts of the host', () => {
    const session = land(['human', 'bot'], [...LINES.slice(0, 3), '1:1+d2', 'host:end', '1:0+d3']);
    expect(session.undo()).toEqual({ ok: true, value: 2 });
    expect(moves(session)).toBe('0:0+a1 1:0+d1');
    expect(session.undo()).toEqual({ ok: true, value: 0 });
    expect(codeOf(session.undo())).toBe('session/nothing-to-undo');
    expect(session.redo()).toEqual({ ok: true, value: 2 });
    expect(session.redo()).toEqual({ ok: true, value: 6 });
    expect(codeOf(session.redo())).toBe('session/nothing-to-redo');
    expect(moves(session)).toBe('0:0+a1 1:0+d1 0:1+a2 1:1+d2 host:end 1:0+d3');
  });

  it('never goes over a ply of a seat that the page runs', () => {
    const session = land(['human', 'host'], LINES.slice(0, 2));
    expect(session.undo()).toEqual({ ok: false, error: { code: 'session/other-person', at: { ply: 1 } } });
    session.seat(['human', 'bot']);
    expect(session.undo()).toEqual({ ok: true, value: 0 });
  });

  it('never goes over an irreversible ply, whoever made it', () => {
    const session = cards();
    session.playText('draw');
    expect(session.undo()).toEqual({ ok: false, error: { code: 'session/sealed', at: { ply: 0 } } });
    session.playText('a1');
    expect(session.undo()).toEqual({ ok: true, value: 1 });
    expect(session.snapshot(0)).toMatchObject({ canUndo: false, canRedo: true });
  });

  it('undoes nothing where bots alone have played', () => {
    expect(codeOf(land(['bot', 'bot'], LINES).undo())).toBe('session/nothing-to-undo');
  });

  it('forgets what could be redone once another move is played', () => {
    const session = land([], LINES.slice(0, 2));
    session.undo();
    session.playText('1:0+d4');
    expect(codeOf(session.redo())).toBe('session/nothing-to-redo');
    expect(moves(session)).toBe('0:0+a1 1:0+d4');
  });
});

describe('restart', () => {
  it('goes back to the first position, and the game can be redone', () => {
    const session = land(['human', 'bot'], LINES.slice(0, 4));
    expect(session.restart()).toEqual({ ok: true, value: 0 });
    session.redo();
    expect(session.redo()).toEqual({ ok: true, value: 4 });
  });

  it('drops for good what could not have been taken back', () => {
    const session = land(['human', 'host'], LINES.slice(0, 4));
    expect(session.restart()).toEqual({ ok: true, value: 0 });
    expect(codeOf(session.redo())).toBe('session/nothing-to-redo');
  });

  it('is refused to a record that only shows', () => {
    const session = cards();
    session.load(session.save('public'));
    expect(codeOf(session.restart())).toBe('session/shown-only');
  });

  it('with a seed deals a hidden game anew: what was seen would be known', () => {
    const session = cards();
    const first = session.position('all');
    session.playText('draw');
    expect(session.restart(77)).toEqual({ ok: true, value: 0 });
    expect(session.position('all')).not.toBe(first);
    expect(session.save('all')).toMatch(/ seed=77$/);
  });

  it('with a seed leaves an open game as it began, and one that a position began', () => {
    const open = land(['human', 'human'], LINES.slice(0, 2));
    const from = open.save('all').split(' | ')[0];
    open.restart(77);
    expect(open.save('all')).toBe(from);
    const set = cards();
    const position = set.position('all');
    set.start({}, { position });
    set.playText('draw');
    set.restart(77);
    expect(set.position('all')).toBe(position);
  });
});

describe('a seed by which there is no game', () => {
  const unlucky: typeof hands = {
    ...hands,
    rules: {
      ...hands.rules,
      setup: (options, seed) => {
        if (seed === 7) throw new RefusalError({ code: 'hands/seed' });
        if (seed === 8) throw new TypeError('a fault of our own');
        return hands.rules.setup(options, seed);
      },
    },
  };

  it('is refused, and the game in hand stays', () => {
    const session = new Session(unlucky, {}, 3);
    session.playText('draw');
    const record = session.save('all');
    const other = record.replace('seed=3', 'seed=7');
    for (const result of [session.start({}, { seed: 7 }), session.restart(7), session.load(other)])
      expect(codeOf(result)).toBe('hands/seed');
    expect(session.save('all')).toBe(record);
    expect(() => new Session(unlucky, {}, 7)).toThrow('hands/seed');
  });

  it('is not taken for a fault of our own, which is thrown', () => {
    const session = new Session(unlucky, {}, 3);
    expect(() => session.start({}, { seed: 8 })).toThrow(TypeError);
  });
});

describe('looking at an earlier ply', () => {
  it('changes nothing of the game', () => {
    const session = land([], LINES);
    const record = session.save('all');
    expect(session.goTo(2)).toEqual({ ok: true, value: 2 });
    expect(session).toMatchObject({ ply: 2, plies: 8, isLive: false });
    expect(session.save('all')).toBe(record);
    expect(session.position('all')).toBe(land([], LINES.slice(0, 2)).position('all'));
    expect(session.goTo(8)).toEqual({ ok: true, value: 8 });
    expect(session.isLive).toBe(true);
  });

  it.each([-1, 9, 1.5, NaN])('refuses ply %s, which is none', (ply) => {
    expect(codeOf(land([], LINES).goTo(ply))).toBe('session/no-ply');
  });

  it('plays on from there, and drops what came after', () => {
    const session = land([], LINES);
    session.goTo(1);
    expect(session.playText('1:0+d4')).toEqual({ ok: true, value: 2 });
    expect(moves(session)).toBe('0:0+a1 1:0+d4');
  });

  it("does not drop another person's ply", () => {
    const session = land(['human', 'host'], LINES);
    session.goTo(2);
    expect(session.playText('0:1+b1')).toEqual({
      ok: false,
      error: { code: 'session/other-person', at: { ply: 3 } },
    });
    expect(session).toMatchObject({ ply: 2, plies: 8 });
  });

  it('does not drop an irreversible ply', () => {
    const session = cards();
    session.playText('draw');
    session.goTo(0);
    expect(session.playText('draw')).toEqual({
      ok: false,
      error: { code: 'session/sealed', at: { ply: 0 } },
    });
  });

  it("drops bots' plies and the host's", () => {
    const session = land(['human', 'bot'], ['0:0+a1', '1:0+d1', 'host:end']);
    session.goTo(1);
    expect(session.playText('0:0+b1')).toEqual({ ok: true, value: 2 });
  });
});

describe('saving and loading', () => {
  it('brings back the whole game', () => {
    const session = land([], LINES);
    const other = land([], ['0:0+c3']);
    expect(other.load(session.save('all'))).toEqual({ ok: true, value: 8 });
    expect(other.state).toEqual(session.state);
    expect(other.save('public')).toBe(session.save('all'));
  });

  it('is all or nothing: a bad move leaves the game in hand and says where it stands', () => {
    const session = land([], LINES.slice(0, 2));
    const before = session.state;
    const causes: Cause[] = [];
    session.subscribe((cause) => causes.push(cause));
    expect(session.load('teams/1 rounds=3 | 0:0+a1 0:0+zz')).toEqual({
      ok: false,
      error: { code: 'teams/move', facts: { found: '0+zz' }, at: { ply: 1, offset: 26 } },
    });
    expect(session.load('teams/1 rounds=3 | 0:0+a1 0:0+a1')).toEqual({
      ok: false,
      error: { code: 'teams/own-cell', rule: 'T3', at: { ply: 1, offset: 26 } },
    });
    expect(session.load('teams/1 rounds=99')).toMatchObject({
      ok: false,
      error: { code: 'option/range', at: { offset: 15 } },
    });
    expect(session.load('teams/1 from=nonsense')).toMatchObject({
      ok: false,
      error: { code: 'position/field', at: { path: 'nonsense', offset: 13 } },
    });
    expect(session.load(`teams/1 from=${'9'.repeat(19_000)}`)).toMatchObject({
      ok: false,
      error: { code: 'text/long' },
    });
    expect(session.state).toBe(before);
    expect(causes).toEqual([]);
  });

  it('starts from a position, and the record says so', () => {
    const session = land([], LINES);
    const position = session.position('all');
    const other = land();
    expect(other.start({}, { position })).toEqual({ ok: true, value: 0 });
    expect(other.state).toEqual(session.state);
    other.playText('0:0+b2');
    expect(other.save('all')).toBe(`teams/1 from=${position} | 0:0+b2`);
    expect(codeOf(other.start({}, { position: 'no' }))).toBe('position/field');
    expect(other.plies).toBe(1);
    expect(other.start({ teams: 3 }, { seed: 5 })).toEqual({ ok: true, value: 0 });
    expect(other.save('all')).toBe('teams/1 teams=3 rounds=3');
  });

  it('gives a seat of a hidden game the position as it knows it, without seed and moves', () => {
    const session = cards();
    session.playText('draw');
    const saved = session.save(1);
    expect(saved).toMatch(/^hands\/2 view=1 from=\S+$/);
    expect(saved).not.toContain(`s=${session.state.seed}`);
    expect(saved).toContain('/a1a4b5;');
    expect(session.save('all')).toBe('hands/2 size=3 suits=a,b ranks=5 seed=12 | draw');
  });

  it('loads such a record to be shown and not to be played on', () => {
    const session = cards();
    const saved = session.save(1);
    const view = session.snapshot(1).view;
    expect(session.load(saved)).toEqual({ ok: true, value: 0 });
    expect(session.isLive).toBe(false);
    expect(session.snapshot('all')).toMatchObject({ viewer: 1, view, canUndo: false });
    expect(codeOf(session.playText('draw'))).toBe('session/shown-only');
    expect(codeOf(session.undo())).toBe('session/shown-only');
    expect([session.save('all'), session.save(0)]).toEqual([saved, saved]);
    expect(session.start({}, { seed: 3 })).toMatchObject({ ok: true });
    expect(session.isLive).toBe(true);
  });

  it('refuses what a seat saw that is none', () => {
    const session = cards();
    const before = session.state;
    expect(session.load(session.save(1).replace('view=1', 'view=2'))).toEqual({
      ok: false,
      error: { code: 'session/no-seat', facts: { seat: 2 }, at: { path: 'view' } },
    });
    expect(session.state).toBe(before);
  });

  it('saves the game up to any ply, wherever it is looked at, and what a viewer knew then', () => {
    const open = land([], LINES);
    open.goTo(5);
    expect(open.save('public', 2)).toBe('teams/1 rounds=3 | 0:0+a1 1:0+d1');
    expect(open.save('public', 0)).toBe('teams/1 rounds=3');
    expect(open.position('public', 2)).toBe(land([], LINES.slice(0, 2)).position('public'));
    expect([open.ply, open.plies]).toEqual([5, 8]);
    const hidden = cards();
    const dealt = hidden.save(1);
    hidden.playText('draw');
    const drawn = hidden.save(1);
    hidden.playText('1:resign');
    expect([hidden.save(1, 0), hidden.save(1, 1)]).toEqual([dealt, drawn]);
    expect([hidden.position(1, 0), hidden.position('all', 1)]).not.toContain(hidden.position('all', 0));
    expect(hidden.save('all', 1)).toBe('hands/2 size=3 suits=a,b ranks=5 seed=12 | draw');
  });

  it('is of a puzzle where the game begins with a goal', () => {
    const puzzle = new Session({
      ...teams,
      goal: (state: T.State) => (state.round > 1 ? undefined : { met: true, done: 1, of: 1 }),
    });
    puzzle.playText('host:end');
    expect([puzzle.isPuzzle, land().isPuzzle]).toEqual([true, false]);
  });

  it('gives everybody the whole record once the game is over', () => {
    const session = cards();
    session.playText('resign');
    expect(session.save('public')).toBe(session.save('all'));
  });

  it('reads a record that says it is for all like any other', () => {
    const session = cards();
    expect(session.load('hands/2 view=all seed=3 | draw')).toEqual({ ok: true, value: 1 });
    expect(session.isLive).toBe(true);
  });
});

describe('what a viewer is told', () => {
  it('is the last ply, without its text where it is not its own and something is hidden', () => {
    const session = cards();
    session.playText('draw');
    expect(session.snapshot(0).last).toEqual({ actor: 0, text: 'draw' });
    expect(session.snapshot('all').last).toEqual({ actor: 0, text: 'draw' });
    expect(session.snapshot(1).last).toEqual({ actor: 0 });
    expect(session.snapshot(0).events).toEqual([{ type: 'drew', seat: 0, card: 'b3' }]);
    expect(session.snapshot('public').events).toEqual([{ type: 'drew', seat: 0 }]);
    session.goTo(0);
    expect(session.snapshot(0)).not.toHaveProperty('last');
  });

  it('is who has committed, never what', () => {
    const session = new Session(sealed, { players: 2 }, 3);
    session.playText('0:LLR');
    expect(session.snapshot(1)).toMatchObject({ toAct: [1], last: { actor: 0 }, view: { committed: [0] } });
    expect(JSON.stringify(session.snapshot(1))).not.toContain('LLR');
    expect(session.snapshot(0)).toMatchObject({ last: { text: 'LLR' }, view: { own: { staged: 'LLR' } } });
  });
});

describe('subscribers', () => {
  it('are told the cause of each change, until they leave', () => {
    const session = land();
    const causes: Cause[] = [];
    const stop = session.subscribe((cause) => causes.push(cause));
    session.playText('0:0+a1');
    session.undo();
    session.redo();
    session.goTo(0);
    session.goTo(0);
    session.load(session.save('all'));
    session.start({}, { seed: 1 });
    session.restart();
    stop();
    session.playText('0:0+a1');
    expect(causes).toEqual(['play', 'undo', 'redo', 'go', 'load', 'start', 'start']);
  });

  it('may leave while they are told', () => {
    const session = land();
    let told = 0;
    const stop = session.subscribe(() => {
      told++;
      stop();
    });
    session.subscribe(() => told++);
    session.playText('0:0+a1');
    session.playText('0:0+a2');
    expect(told).toBe(3);
  });
});
