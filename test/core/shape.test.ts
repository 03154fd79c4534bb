import { expect, it } from 'vitest';
import { makeRules } from '../../src/core/contract/make-rules.js';
import {
  eitherOf,
  fieldsOf,
  listUpTo,
  nullOr,
  oneOf,
  pairOf,
  textUpTo,
  wholeNumber,
  type Shape,
} from '../../src/core/basics/shape.js';
import { teams } from '../games/teams/game.js';

const point: Shape<{ readonly x: number; readonly y: number }> = fieldsOf({ x: wholeNumber, y: wholeNumber });
const throwing = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('not for you');
    },
  },
);

it.each<[string, Shape<unknown>, readonly unknown[], readonly unknown[]]>([
  ['a text', textUpTo(2), ['', 'ab'], ['abc', 1, null, ['a']]],
  ['a text of a kind', textUpTo(9, /^[ab]*$/), ['', 'abba'], ['abc']],
  ['a whole number', wholeNumber, [0, -3, 2 ** 53 - 1], [NaN, 1.5, Infinity, -0, 2 ** 53, '1', null]],
  ['a word of a few', oneOf('on', 'off'), ['on'], ['', 'On', 0, ['on']]],
  ['one of two', eitherOf(wholeNumber, textUpTo(1)), [1, 'a'], ['ab', 1.5]],
  ['something or nothing', nullOr(wholeNumber), [null, 0], [undefined, '']],
  ['a list', listUpTo(2, wholeNumber), [[], [1, 2]], [[1, 2, 3], ['1'], {}, { length: 0 }, Array(1)]],
  ['a list with a name', listUpTo(2, wholeNumber), [], [Object.assign([1], { find: () => 1 })]],
  ['a pair', pairOf(wholeNumber), [[1, 2]], [[1], [1, 2, 3]]],
  [
    'an object',
    point,
    [
      { x: 1, y: 2 },
      { y: 2, x: 1 },
    ],
    [{ x: 1 }, { x: 1, y: 2, z: 3 }, null, [1, 2], 'x'],
  ],
  [
    'an object to be asked',
    point,
    [],
    [
      {
        x: 1,
        get y() {
          return 2;
        },
      },
      Object.create({ x: 1, y: 2 }),
    ],
  ],
])('%s is told from what is none', (_, shape, are, areNot) => {
  for (const value of are) expect(shape(value)).toBe(true);
  for (const value of areNot) expect(shape(value)).toBe(false);
});

it('rules refuse what is no move, whoever does it and whatever it is', () => {
  const state = teams.rules.setup({}, 0);
  for (const actor of [0, 'host'] as const)
    for (const odd of [null, undefined, 'end', [], {}, { type: 'x' }, throwing])
      expect(teams.rules.refuse(state, actor, odd as never)).toEqual({ code: 'move/unknown' });
});

it('rules refuse an actor that is neither a seat nor the host', () => {
  const state = teams.rules.setup({}, 0);
  for (const [actor, seat] of [
    [null, 'null'],
    ['0', '0'],
    [NaN, 'NaN'],
    [1.5, '1.5'],
  ] as const)
    expect(teams.rules.refuse(state, actor as never, { type: 'end' })).toEqual({
      code: 'session/no-seat',
      facts: { seat },
    });
});

it('what is not refused goes on to the rules', () => {
  const asked: unknown[] = [];
  const rules = makeRules({
    ...teams.rules,
    refuse: (_state, actor, move) => void asked.push([actor, move]),
  });
  expect(rules.refuse(teams.rules.setup({}, 0), 'host', { type: 'end' })).toBe(undefined);
  expect(asked).toEqual([['host', { type: 'end' }]]);
});
