/** The workers of the boards read whatever a board may ask them about: a puzzle too. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BotReply } from '../src/core/bots/bots.js';
import { puzzleList as ofBugcatcher } from '../src/bugcatcher/puzzle-list.js';
import { puzzleList as ofConstellation } from '../src/constellation/puzzle-list.js';
import { puzzleList as ofSpaceCrack } from '../src/space-crack/puzzle-list.js';
import { puzzleList as ofStar } from '../src/star/puzzle-list.js';

afterEach(() => vi.unstubAllGlobals());

const WORKERS = [
  ['*Star', ofStar, 'steady', () => import('../src/star/element/bot.worker.js')],
  ['Space Crack', ofSpaceCrack, 'planner', () => import('../src/space-crack/element/bot.worker.js')],
  ['Constellation', ofConstellation, 'adviser', () => import('../src/constellation/element/bot.worker.js')],
  ['Bugcatcher', ofBugcatcher, 'planner', () => import('../src/bugcatcher/element/bot.worker.js')],
] as const;

describe('a worker gives a hint in a puzzle', () => {
  it.each(WORKERS)('of %s', async (_, list, bot, start) => {
    const replies: BotReply[] = [];
    const scope = {
      onmessage: (_event: unknown): unknown => undefined,
      postMessage: (reply: BotReply) => replies.push(reply),
    };
    vi.stubGlobal('self', scope);
    await start();
    scope.onmessage({ data: { id: 1, bot, seat: 0, position: list.named('1-1'), seed: 1, hint: true } });
    const { threw, text = '{}' } = replies.at(-1) as BotReply;
    expect(threw).toBeUndefined();
    const { text: move, code } = JSON.parse(text) as { text?: string; code: string };
    expect(move, code).toBeTypeOf('string');
    expect(code).not.toBe('hint.unsolvable');
  });
});
