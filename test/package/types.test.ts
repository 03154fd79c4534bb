import { describe, expect, it } from 'vitest';
import { pureNames, tags } from './built.js';
import { BUNDLER, complaints, NODE } from './compiler.js';

const PAGE = `
import { StarBoard } from 'planisphere/star-board.js';
import type { GameEndEvent } from 'planisphere/star-board.js';
import { parseRecord, Session } from 'planisphere/core';
import { score, star, type State } from 'planisphere/star';
import { checkConformance } from 'planisphere/testing';

const board = document.createElement('star-board');
const same: StarBoard = board;
same.rings = 8;
board.scoring = 'simplified';
board.addEventListener('move-request', (event) => {
  const text: string = event.text;
  if (text === 'resign') event.preventDefault();
});
document.body.addEventListener('game-end', ({ winners, record }: GameEndEvent) => {
  const first: number | undefined = winners[0];
  board.load(record);
  return first;
});
document.addEventListener('goal-met', ({ solved }) => console.log(solved.text));
board.addEventListener('seat-turn', ({ seats, ply }) => {
  board.play('S31', { seat: seats[0], ply });
});
const acting: number | undefined = board.toAct[0];
console.log(acting, board.outcome?.winners, board.solved?.moves);
const result = board.play('S31', { seat: 0, ply: 0 });
if (!result.ok) console.log(result.error.code, result.error.rule);
await board.settled;

const state: State = star.rules.setup({ rings: 4 }, 0);
const peries: number | undefined = score(state).seats[0]?.peries;
new Session(star, { rings: 4 }, 0, ['human', 'human']).playText('S31');
console.log(peries, parseRecord, checkConformance);

// @ts-expect-error a property has its type
board.rings = '8';
// @ts-expect-error an event has no field of another's
board.addEventListener('game-end', (event) => event.text);
// @ts-expect-error what a page may only read
board.outcome = undefined;
// @ts-expect-error the game is out of reach
board.session;
// @ts-expect-error what a board keeps to itself stays so
board.renderBoard();
`;

describe('the types', () => {
  it('compile for a page in TypeScript, and are sound in themselves', () => {
    expect(complaints(PAGE, { ...BUNDLER, skipLibCheck: false })).toEqual([]);
  });

  it('compile for one that resolves like Node', () => {
    expect(complaints(PAGE, NODE)).toEqual([]);
  });

  it('know the tag only where it is registered', () => {
    const source = `
      import 'planisphere/star-board.class.js';
      // @ts-expect-error nothing registers it
      document.createElement('star-board').rings;
      export {};`;
    expect(complaints(source, BUNDLER)).toEqual([]);
  });

  it('are there for every entry', () => {
    const names = [...tags.flatMap((tag) => [`${tag}.js`, `${tag}.class.js`]), ...pureNames];
    const source = names.map((name, n) => `import * as m${n} from 'planisphere/${name}'; m${n};`).join('\n');
    expect(complaints(source, BUNDLER)).toEqual([]);
  });
});
