/**
 * Records and positions that were written before moves and states got their present names are still read. The texts in
 * `written-before.json` are of that time, in every form of a game and for every viewer: they are never written anew.
 */
import { describe, expect, it } from 'vitest';
import { bugcatcher } from '../src/bugcatcher/game.js';
import { Session } from '../src/core/session/session.js';
import { unwrap } from '../src/core/basics/result.js';
import type { AnyGame } from '../src/core/contract/rules.js';
import { rotation } from '../src/rotation/game.js';
import ofBugcatcher from './bugcatcher/written-before.json';
import ofRotation from './rotation/written-before.json';

interface Form {
  readonly form: string;
  readonly positions: readonly string[];
  /** Each with the position that it ends with. */
  readonly records: readonly { readonly record: string; readonly position: string }[];
}

const GAMES: readonly (readonly [game: AnyGame, forms: readonly Form[]])[] = [
  [rotation, ofRotation],
  [bugcatcher, ofBugcatcher],
];

/** The text as it is written today: a puzzle's `rotated=2` has become `rotations=2`. */
const today = (text: string): string => text.replace(/;rotated=(?=\d)/, ';rotations=');

describe.each(GAMES.flatMap(([game, forms]) => forms.map((form) => ({ id: game.rules.id, game, ...form }))))(
  'of $id, $form:',
  ({ game, positions, records }) => {
    it('old positions are still read as they were meant', () => {
      for (const text of positions)
        expect(game.notation.formatPosition(unwrap(game.notation.parsePosition(text)))).toBe(today(text));
    });

    it('old records still lead where they led, and can be saved again', () => {
      for (const { record, position } of records) {
        const session = new Session(game);
        expect(session.load(record), record).toMatchObject({ ok: true });
        expect(session.position('all')).toBe(today(position));
        expect(today(session.save('all'))).toBe(today(record));
      }
    });
  },
);
