import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { serveBots, type BotScope } from '../../src/core/bots/bot-worker.js';
import {
  askBot,
  readAdvice,
  type AdviceText,
  type Bot,
  type BotReply,
  type BotTable,
} from '../../src/core/bots/bots.js';
import { drain, randomThink } from '../../src/core/bots/think.js';
import { Session } from '../../src/core/session/session.js';
import { hands } from '../games/hands/game.js';
import type { Move, State } from '../games/hands/state.js';

const BOTS: BotTable<State, Move> = {
  random: { think: randomThink(hands.rules), nodes: 10 },
  eager: {
    nodes: 10,
    *think(_state, _seat, { level, nodes }) {
      yield undefined;
      yield { type: 'draw' };
      return level === nodes ? { type: 'resign' } : { type: 'draw' };
    },
  },
};

function position(): string {
  return new Session(hands, {}, 5).position(0);
}

describe('a bot', () => {
  it('is asked and answers in text', () => {
    const question = { bot: 'random', seat: 0, position: position(), seed: 3 };
    const answer = drain(askBot(hands.notation, BOTS, question));
    expect(new Session(hands, {}, 5).playText(answer)).toMatchObject({ ok: true });
    expect(drain(askBot(hands.notation, BOTS, question))).toBe(answer);
  });

  it('gives its best so far as text, and knows its level and its limit', () => {
    const question = { bot: 'eager', seat: 0, position: position(), seed: 3 };
    expect([...askBot(hands.notation, BOTS, question)]).toEqual([undefined, 'draw']);
    expect(drain(askBot(hands.notation, BOTS, { ...question, level: 10 }))).toBe('resign');
  });

  it('asked for a hint gives its move, or an advice of its own, with or without a move', () => {
    const question = { bot: 'random', seat: 0, position: position(), seed: 3, hint: true };
    const answer = JSON.parse(drain(askBot(hands.notation, BOTS, question))) as AdviceText;
    expect(answer).toMatchObject({ code: 'said.hint', facts: {} });
    expect(new Session(hands, {}, 5).playText(answer.text ?? '')).toMatchObject({ ok: true });
    const advising = (move?: Move): BotTable<State, Move> => ({
      adviser: {
        ...(BOTS['random'] as Bot<State, Move>),
        *advise(_state, _seat, { nodes }) {
          yield undefined;
          return { ...(move && { move }), code: 'hands/told', facts: { nodes } };
        },
      },
    });
    const asked = { ...question, bot: 'adviser' };
    const told = (move?: Move): unknown => JSON.parse(drain(askBot(hands.notation, advising(move), asked)));
    expect(told({ type: 'draw' })).toEqual({ text: 'draw', code: 'hands/told', facts: { nodes: 10 } });
    expect(told()).toEqual({ code: 'hands/told', facts: { nodes: 10 } });
    // Only a hint asks for it.
    expect(drain(askBot(hands.notation, advising(), { ...asked, hint: false }))).not.toContain('told');
  });

  it('that nobody knows is our own fault', () => {
    expect(() =>
      drain(askBot(hands.notation, BOTS, { bot: 'zeus', seat: 0, position: position(), seed: 3 })),
    ).toThrow('There is no bot “zeus”. The bots are ');
    expect(() =>
      drain(askBot(hands.notation, BOTS, { bot: 'random', seat: 0, position: '?', seed: 3 })),
    ).toThrow('position/field');
  });

  /** A worker that says at every step that it thinks: once in a row is enough here. */
  function startWorker(): { readonly scope: BotScope; readonly replies: readonly unknown[] } {
    const replies: BotReply[] = [];
    const postMessage = (reply: BotReply): void => {
      const isRepeated = isDeepStrictEqual(reply, replies.at(-1));
      if (!isRepeated) replies.push(reply);
    };
    const scope: BotScope = { onmessage: null, postMessage };
    serveBots(scope, hands.notation, BOTS);
    return { scope, replies };
  }

  it('says from a worker that it thinks, and answers under the number of its question', () => {
    const { scope, replies } = startWorker();
    scope.onmessage?.({ data: { id: 7, bot: 'eager', seat: 0, position: position(), seed: 3 } });
    expect(replies).toEqual([
      { id: 7, thinks: true },
      { id: 7, text: 'draw' },
    ]);
  });

  it('that throws in a worker answers with its exception, and the worker with the next question', () => {
    const { scope, replies } = startWorker();
    const asked = { id: 1, bot: 'zeus', seat: 0, position: position(), seed: 3 };
    scope.onmessage?.({ data: asked });
    scope.onmessage?.({ data: { ...asked, id: 2, bot: 'eager' } });
    expect(replies).toEqual([
      { id: 1, thinks: true },
      { id: 1, threw: expect.stringContaining('There is no bot “zeus”. The bots are ') as unknown },
      { id: 2, thinks: true },
      { id: 2, text: 'draw' },
    ]);
  });
});

describe('an advice', () => {
  it('is read from its text', () => {
    const facts = { n: 3, seat: { key: 'seat.0' }, cells: ['a1', 'b2'] };
    const advice = { text: 'draw', code: 'hands/told', facts, lit: ['a1'] };
    expect(readAdvice(JSON.stringify(advice))).toEqual(advice);
    expect(readAdvice('{"code":"hands/told","facts":{},"more":1}')).toEqual({
      code: 'hands/told',
      facts: {},
      lit: [],
    });
  });

  it.each([
    'draw',
    '',
    'null',
    '3',
    '[]',
    '{}',
    '{"code":1,"facts":{}}',
    '{"code":"a"}',
    '{"code":"a","facts":null}',
    '{"code":"a","facts":{"n":[null]}}',
    '{"code":"a","facts":{},"lit":"S31"}',
    '{"code":"a","facts":{"n":null}}',
    '{"code":"a","facts":{},"text":5}',
  ])('that is none is told apart: %s', (text) => {
    expect(readAdvice(text)).toBeUndefined();
  });
});
