/** How to play, as the menu tells it: the game that is on show, with what its options change. */
import { describe, expect, it } from 'vitest';
import type { AnyTable } from '../../src/core/contract/option-kinds.js';
import { bare } from '../../src/core/words/language.js';
import { withoutIsolates } from '../../src/core/words/bidi.js';
import { makeWords } from '../../src/core/words/words.js';
import { shownOptions } from '../../src/ui/controller/menu-content.js';
import { describeHow } from '../../src/ui/menu/how-to-play.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { StoreBoard, sliceOf } from '../store-board.js';

async function howOf(
  game: string,
  attributes: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const { state } = new StoreBoard(await sliceOf(game), attributes);
  const { howWords } = (await state.adapter.load?.how?.()) ?? {};
  const words = makeWords('en', { ...kitWords, ...state.adapter.words.table, ...howWords });
  const lines = describeHow(shownOptions(state), state.definition.options as AnyTable, words);
  return lines.map((line) => bare(withoutIsolates(line)));
}

describe('how to play Constellation', () => {
  it.each([
    [
      'as usual',
      {},
      /Connect your two headquarters, called HQs.*you have 3 steals.*After 8 rounds .*3 wormholes in one network .* wins/,
    ],
    [
      'with one HQ and four wormholes to win',
      { hqCount: 1, wormholesToWin: 4 },
      /Place one headquarters.*4 wormholes in one network .* wins/,
    ],
    [
      'with neither HQs nor wormholes',
      { hqCount: 0, wormholesToWin: 0 },
      /^(?!.*two HQs).*This game has no HQs.*the highest total wins\./,
    ],
    [
      'with black holes',
      { mode: 'blackhole', hqCount: 1 },
      /Only destroyed networks score.*This game has no HQs.*the highest total wins\./,
    ],
  ])('%s is told of the game that one has', async (_, attributes, told) => {
    const lines = await howOf('constellation', attributes);
    expect(lines.length).toBeGreaterThanOrEqual(8);
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(lines.join(' ')).toMatch(told);
  });
});

describe('how to play Space Crack', () => {
  it('has its options in its lines, and after them what unusual ones change', async () => {
    const options = { boardSize: 5, turns: 5, commandPoints: 2, order: 'free', endTurn: 'forfeit' };
    const lines = await howOf('space-crack', { ...options, perimeterBonus: 20, seed: 3 });
    expect(lines[1]).toContain('2 command points');
    expect(lines.slice(8)).toEqual([
      'Command points left when you end your turn are lost.',
      'Nobody waits: move whenever you have command points.',
      'A planet next to one whose six neighbours are all yours brings 20% of its size more.',
    ]);
  });
});
