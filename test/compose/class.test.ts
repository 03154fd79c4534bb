/** The set-up of a class: a list becomes teams, and teams become a board that its own parser reads back. */
import { describe, expect, it } from 'vitest';
import {
  attributesOf,
  deal,
  keepTeams,
  movePupil,
  moveTeam,
  namesText,
  READABLE,
  readableRounds,
  readList,
  setupFault,
  starsOf,
  type ClassSetup,
} from '../../compose/class/model.js';
import { shuffled } from '../../compose/class/shuffled.js';
import { unwrap } from '../../src/core/basics/result.js';
import { parseNames } from '../../src/core/text/players.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const LIST = 'Ada\nBen\n\n Mary  Ann\nLovelace, Gus\nEve\nFay\r\n';

const setup = (change: Partial<ClassSetup> = {}): ClassSetup => ({
  ...{ teams: deal(readList(LIST).names, 2), rounds: 2, each: 1, minutes: 3, map: 'generated', seed: 7 },
  ...change,
});

describe('a list of a class', () => {
  it('has one name a line, however it was typed', () => {
    expect(readList(LIST)).toEqual({
      names: ['Ada', 'Ben', 'Mary Ann', 'Gus Lovelace', 'Eve', 'Fay'],
      faults: [],
    });
  });

  it('names the line of a name that cannot be used, or stands there twice', () => {
    const { names, faults } = readList(`Ada\n${'x'.repeat(41)}\nBen "B"\nAda`);
    expect(names).toEqual(['Ada', 'Ada']);
    expect(faults.map(({ key, line }) => `${line} ${key}`)).toEqual([
      '2 class.long',
      '3 class.sign',
      '4 class.twice',
    ]);
  });

  it('is dealt out evenly and in order, and by chance with all names', () => {
    const { names } = readList(LIST);
    expect(deal(names, 4).map(({ members }) => members.length)).toEqual([2, 2, 1, 1]);
    expect(deal(names, 3).flatMap(({ members }) => members)).toEqual(names);
    expect([...shuffled(names, () => 0.3)].sort()).toEqual([...names].sort());
  });

  it('has members and teams move, and nobody is lost by that', () => {
    const { teams } = setup();
    expect(movePupil(teams, { team: 0, member: 1 }, { team: 1, member: 0 })[1]?.members).toEqual([
      ...['Ben', 'Gus Lovelace', 'Eve', 'Fay'],
    ]);
    expect(movePupil(teams, { team: 0, member: 0 }, { team: 0, member: 9 })[0]?.members.at(-1)).toBe('Ada');
    expect(movePupil(teams, { team: 0, member: 0 }, { team: 2, member: 0 })).toBe(teams);
    expect(moveTeam(teams, 0, 1)).toEqual([teams[1], teams[0]]);
    expect(moveTeam(teams, 1, 2)).toBe(teams);
  });

  it('keeps members where they were put when a line is added, mended or taken out', () => {
    const moved = movePupil(setup().teams, { team: 0, member: 0 }, { team: 1, member: 0 });
    const kept = keepTeams(moved, ['Ada', 'Benny', 'Mary Ann', 'Eve', 'Fay', 'Zoe']);
    expect(kept.map(({ members }) => members)).toEqual([
      ['Mary Ann', 'Benny', 'Zoe'],
      ['Ada', 'Eve', 'Fay'],
    ]);
  });
});

describe('the game of a class', () => {
  it('has names that the board reads as they were given', () => {
    const teams = [
      { name: 'The Owls', members: ['Ada', 'Mary Ann'] },
      { name: 'Orion', members: ['Jo: B'] },
    ];
    expect(unwrap(parseNames(namesText(teams)))).toEqual(teams);
  });

  it('has the same map for the class and for whoever opens the link at home', () => {
    expect(attributesOf(setup())['seed']).toBe('7');
    expect(attributesOf({ ...setup(), map: 'libra' })['seed']).toBeUndefined();
  });

  it('has as many stars as it uses and a few more, and says how many rounds stay readable', () => {
    const names = Array.from({ length: 24 }, (_, n) => `P${n}`);
    const large = setup({ teams: deal(names, 8), rounds: 4 });
    expect(starsOf({ ...large, rounds: 2 })).toBe(72);
    expect(readableRounds(setup())).toBeGreaterThan(2);
    expect(starsOf({ ...setup(), rounds: readableRounds(setup()) })).toBeLessThanOrEqual(READABLE);
  });

  it('is refused in words where no game can begin', () => {
    expect(setupFault(setup())).toBeUndefined();
    expect(setupFault(setup({ teams: deal(['Ada'], 2) }))).toBe('class.empty-team');
    expect(
      setupFault(
        setup({
          each: 10,
          teams: deal(
            Array.from({ length: 20 }, (_, n) => `P${n}`),
            2,
          ),
        }),
      ),
    ).toBe('class.many-moves');
  });

  it('begins on a board as it was set up, with teams of different sizes too', async () => {
    const slice = await wholeSliceOf('constellation');
    const uneven = setup({ teams: deal(['Ada', 'Ben', 'Cy', 'Dee', 'Eve'], 2) });
    for (const one of [setup(), uneven]) {
      const {
        'moves-per-round': movesPerRound,
        'round-seconds': roundSeconds,
        stage,
        ...same
      } = attributesOf(one);
      const board = new StoreBoard(slice, {
        ...same,
        movesPerRound,
        roundSeconds,
        stage: stage === '',
        seed: 7,
      });
      expect(board.notes).toEqual([]);
      expect(board.seats.split(' ')).toHaveLength(2);
    }
  });
});
