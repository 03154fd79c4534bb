/** After the end, a move that names no seat is refused like any other: by the game, with its rule. */
import { expect, it } from 'vitest';
import { constellation } from '../src/constellation/game.js';
import type { AnyGame } from '../src/core/contract/rules.js';
import { Session } from '../src/core/session/session.js';
import { rotation } from '../src/rotation/game.js';
import { spaceCrack } from '../src/space-crack/game.js';
import { star } from '../src/star/game.js';

it.each<[string, AnyGame, string, string, string]>([
  ['S7', star, 'star/1 from=4:BR48.;over=counted', 'A20', 'star/over'],
  [
    'P11',
    spaceCrack,
    'space-crack/1 from=boardSize=5;planets=5A5,5B5,5,5,5,5,5;turn=16',
    '1-3',
    'space-crack/over',
  ],
  ['R13', rotation, 'rotation/1 from=HG.B.;goals=G;rotations=1', 'd1', 'rotation/over'],
  ['C17', constellation, 'constellation/1 rounds=1 hqCount=0 seed=1 | host:end', 'a1', 'constellation/over'],
])('%s: a move without a seat is refused by the game, with its rule', (rule, game, over, move, code) => {
  const session = new Session(game);
  expect(session.load(over)).toMatchObject({ ok: true });
  expect(session.isOver).toBe(true);
  expect(session.playText(move)).toMatchObject({ ok: false, error: { code, rule } });
  const longer = over.includes('|') ? `${over} ${move}` : `${over} | ${move}`;
  const at = { ply: session.plies };
  expect(session.load(longer)).toMatchObject({ ok: false, error: { code, rule, at } });
});
