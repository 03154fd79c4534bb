/** The rulings on collisions: each case is what the engine gives, and what the page shows of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesText } from '../../scripts/bugcatcher-cases.mjs';
import { resolveRound, type NamedPlayer } from '../../src/bugcatcher/api.js';
import { CASES, casePosition, type CasePlayer } from '../../scripts/bugcatcher/cases.js';
import { frameOf } from '../../src/bugcatcher/scene.js';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import { readSpot, spotOf } from '../../src/bugcatcher/geometry.js';
import { position } from './harness.js';

const GRID = { cols: 6, rows: 5 };

function named({ at: [corner, cell], black = false, plays }: CasePlayer): NamedPlayer {
  const place = readSpot(GRID, corner)?.place ?? NaN;
  const actions = plays === '' ? [] : plays.split(' ');
  return { border: spotOf(GRID, 'B', place) as [number, number], central: cell, borderBlue: !black, actions };
}

describe.each(CASES.map((one, i) => [i + 1, one.title, one] as const))('case %i: %s', (_, _title, one) => {
  const { players, options, rule } = one;

  it(`${rule}: is ruled so`, () => {
    const { log } = resolveRound(
      Object.fromEntries(players.map((player, i) => [`p${i}`, named(player)])),
      options,
    );
    for (const [i, { gets }] of players.entries()) {
      const results = log.filter(([, name]) => name === `p${i}`).map(([, , , result]) => result);
      expect(results.join(', ')).toBe(gets);
    }
  });

  it('is shown by a board from its position', () => {
    const state = position(casePosition(one));
    const { bursts } = frameOf(bugcatcher.view(state, 'public'));
    const collided = players.flatMap(({ gets }) => gets.match(/case\d/g) ?? []);
    expect(bursts.map(({ sign }) => `case${sign}`)).toEqual(collided);
  });
});

it('all cases stand in docs/rules as the board draws them', async () => {
  for (const [name, text] of Object.entries(await casesText()))
    expect(readFileSync(join(import.meta.dirname, '../../docs/rules', name), 'utf8'), name).toBe(text);
});
