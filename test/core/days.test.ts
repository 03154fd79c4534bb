/** Days, months, zones, the journal and what it comes to. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysFrom,
  monthOf,
  monthsFrom,
  nextDayAt,
  numberOf,
  timeLeft,
  weeksOf,
} from '../../src/core/days/calendar.js';
import { dateAt, dateOf, dayOf, monthEndOf } from '../../src/core/days/dates.js';
import {
  enter,
  NO_DAYS,
  readJournal,
  solvedBetween,
  longestStreakOf,
  ratingOfDay,
  statisticsOf,
  streakOf,
  writeJournal,
  type Entry,
  type Journal,
} from '../../src/core/days/journal.js';
import { readZone } from '../../src/core/days/read-day.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Far east and west, half and quarter hours, clocks that change at midnight, at other hours, by half an hour, or never.
 */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

const zones = fc.constantFrom(...ZONES);
const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 3, 1) });
const dates = fc
  .integer({ min: dayOf('1990-01-01'), max: dayOf('2090-01-01') })
  .map((day) => daysFrom('1970-01-01', day));

describe('dates', () => {
  it('are those of the calendar of JavaScript, before and after', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysFrom(date, days)).toBe(new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10));
        expect(dayOf(daysFrom(date, days)) - dayOf(date)).toBe(days);
      }),
    );
  });

  it('are those of each year that has four figures, leap years among them', () => {
    for (const date of ['1000-01-01', '1600-02-29', '1900-02-28', '1999-12-31', '2000-02-29', '9999-12-31']) {
      expect(dateOf(dayOf(date))).toBe(date);
      expect(dayOf(date)).toBe(Date.parse(date) / DAY);
    }
    expect(['1900-02-29', '0999-12-31', '2001-02-30', '2001-13-01'].map(dayOf)).toEqual([NaN, NaN, NaN, NaN]);
    expect(weeksOf('9999-12-05').flat().at(-1)).toBeUndefined();
    expect(weeksOf('9999-12-05').flat()).toContain('9999-12-31');
    expect(['2026-02-03', '2028-02-03', '9999-12-01'].map(monthEndOf)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '9999-12-31',
    ]);
  });

  it('are numbered from the first day, which is number 1', () => {
    expect(['2026-01-01', '2026-11-23', '2025-12-31'].map((date) => numberOf(date, '2026-01-01'))).toEqual([
      1, 327, 0,
    ]);
  });

  it('stand in the weeks of their month, each once, each below its day of the week', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 7 }), (date, weekStart) => {
        const weeks = weeksOf(date, weekStart);
        const all = weeks.flat().filter((one) => one !== undefined);
        expect(all).toEqual([...new Set(all)].sort());
        expect(all).toContain(date);
        expect([all[0], daysFrom(all.at(-1) as string, 1)]).toEqual([monthOf(date), monthsFrom(date, 1)]);
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          for (const [at, one] of week.entries())
            if (one !== undefined) expect((new Date(one).getUTCDay() + 7 - weekStart) % 7).toBe(at % 7);
        }
      }),
    );
  });

  it('go on from December to January', () => {
    expect([monthsFrom('2026-12-05', 1), monthsFrom('2026-01-31', -1), monthsFrom('2026-06-30', 7)]).toEqual([
      '2027-01-01',
      '2025-12-01',
      '2027-01-01',
    ]);
  });
});

describe('a day in a time zone', () => {
  it('is the one that its calendar shows', () => {
    const late = Date.UTC(2026, 10, 23, 23, 30);
    expect(['UTC', 'Europe/Berlin', 'America/New_York'].map((zone) => dateAt(late, zone))).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-23',
    ]);
    expect(dateAt(new Date(2026, 10, 23, 12).getTime())).toBe('2026-11-23');
  });

  it('ends at the next moment whose date is another: the day after, a minute before it still this one', () => {
    fc.assert(
      fc.property(moments, zones, (ms, zone) => {
        const next = nextDayAt(ms, zone);
        const today = dateAt(ms, zone);
        expect(next).toBeGreaterThan(ms);
        expect(next - ms).toBeLessThanOrEqual(25 * HOUR);
        expect(dateAt(next - 1, zone)).toBe(today);
        expect(dateAt(next, zone)).toBe(daysFrom(today, 1));
      }),
    );
  });

  it.each(ZONES)('comes once each in a year, and lasts 24 hours but where clocks change: %s', (zone) => {
    let at = nextDayAt(Date.UTC(2026, 0, 1), zone);
    const lengths: number[] = [];
    let date = dateAt(at, zone);
    for (let days = 0; days < 365; days++) {
      const next = nextDayAt(at, zone);
      expect(dateAt(next, zone)).toBe(daysFrom(date, 1));
      lengths.push((next - at) / HOUR);
      [at, date] = [next, daysFrom(date, 1)];
    }
    const odd = lengths.filter((hours) => hours !== 24);
    expect(odd.length).toBeLessThanOrEqual(2);
    for (const hours of odd) expect([23, 23.5, 24.5, 25]).toContain(hours);
  });

  it('is counted down in hours and minutes, the one that has begun in full', () => {
    const left = (ms: number): string => {
      const { hours, minutes } = timeLeft(0, ms);
      return `${hours}:${minutes}`;
    };
    expect([5 * HOUR + 12 * MINUTE, HOUR, HOUR - 1, MINUTE + 1, 1, 0].map(left)).toEqual([
      '5:12',
      '1:0',
      '1:0',
      '0:2',
      '0:1',
      '0:1',
    ]);
  });

  it('needs the name of a zone', () => {
    expect(readZone(' Europe/Berlin ', 'R13')).toEqual({ ok: true, value: 'Europe/Berlin' });
    expect(readZone('', 'R13')).toEqual({ ok: true, value: undefined });
    expect(readZone('Mars/Base', 'R13')).toMatchObject({
      ok: false,
      error: { code: 'days/zone', rule: 'R13' },
    });
  });
});

const solved = (moves: number, par = 2, isOnDay = true): Entry => ({ moves, par, hints: 0, isOnDay });
const journalOf = (entries: Readonly<Record<string, Entry>>): Journal => new Map(Object.entries(entries));

describe('the journal', () => {
  const entries = fc.oneof(
    fc.constant<Entry>('begun'),
    fc.record({
      moves: fc.integer({ min: 1, max: 99 }),
      par: fc.integer({ min: 1, max: 6 }),
      hints: fc.nat(9),
      isOnDay: fc.boolean(),
    }),
  );
  const journals = fc.array(fc.tuple(dates, entries)).map((all): Journal => new Map(all));

  it('reads back what it has written', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        expect(readJournal(writeJournal(journal))).toEqual(journal);
      }),
    );
  });

  it('makes nothing of rubbish, and keeps what is sound beside it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const [date, entry] of readJournal(text)) {
          expect(dayOf(date)).not.toBeNaN();
          expect(entry === 'begun' || entry.moves > 0).toBe(true);
        }
      }),
    );
    const kept =
      '{"2026-11-20":[3,2,0,1],"2026-11-31":[],"2026-11-21":[-1,2,0,1],"__proto__":[],"2026-11-22":7}';
    expect([...readJournal(kept)]).toEqual([['2026-11-20', solved(3)]]);
  });

  it('keeps a day as it was solved first', () => {
    const begun = enter(NO_DAYS, '2026-11-20', 'begun');
    const first = enter(begun, '2026-11-20', solved(4));
    expect(first.get('2026-11-20')).toEqual(solved(4));
    expect(enter(first, '2026-11-20', solved(2))).toBe(first);
    expect(enter(first, '2026-11-20', 'begun')).toBe(first);
  });

  it('counts a streak up to today, or to yesterday while today is open, and no day that was solved later', () => {
    const days = { '2026-10-31': solved(2), '2026-11-01': solved(9), '2026-11-02': solved(3) };
    expect(streakOf(journalOf(days), '2026-11-02')).toBe(3);
    expect(streakOf(journalOf({ ...days, '2026-11-03': 'begun' }), '2026-11-03')).toBe(3);
    expect(streakOf(journalOf(days), '2026-11-04')).toBe(0);
    expect(streakOf(journalOf({ ...days, '2026-11-01': solved(2, 2, false) }), '2026-11-02')).toBe(1);
    expect(streakOf(NO_DAYS, '2026-11-02')).toBe(0);
  });

  it('has a streak of no more days than are solved, and no day more or less than one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (days) => {
        const journal: Journal = new Map(
          days.flatMap((isSolved, ago) =>
            isSolved ? [[daysFrom('2026-11-23', -ago), solved(2)] as const] : [],
          ),
        );
        const [isToday = false, ...before] = days;
        const gap = before.indexOf(false);
        expect(streakOf(journal, '2026-11-23')).toBe((isToday ? 1 : 0) + (gap < 0 ? before.length : gap));
      }),
    );
  });

  it('has an end, whatever years somebody wrote into it', () => {
    const length = dayOf('2001-12-31') - dayOf('2001-01-01') + 1;
    for (const [year, longest] of [
      ['0000', 0],
      ['0001', 0],
      ['1000', length],
      ['9999', length],
    ] as const) {
      const days = Array.from({ length }, (_, n) => daysFrom('2001-01-01', n).replace('2001', year));
      const text = JSON.stringify(Object.fromEntries(days.map((date) => [date, [2, 2, 0, 1]])));
      expect(statisticsOf(readJournal(text), '2026-11-23'), year).toMatchObject({
        played: longest,
        longestStreak: longest,
      });
    }
  });

  it('is read in full, however many days in a row or apart somebody wrote into it', () => {
    const first = dayOf('1000-01-01');
    for (const [step, count] of [
      [1, 20_000],
      [2, 150_000],
    ] as const) {
      const dates = Array.from({ length: count }, (_, n) => dateOf(first + n * step));
      const kept: Journal = new Map(dates.map((date) => [date, solved(2)]));
      const { played, longestStreak, streak } = statisticsOf(kept, dates.at(-1) as string);
      expect([played, longestStreak, streak]).toEqual([count, ...(step === 1 ? [count, count] : [1, 1])]);
    }
  });

  it('adds up to statistics', () => {
    const journal = journalOf({
      '2026-11-01': solved(2),
      '2026-11-02': solved(3),
      '2026-11-03': solved(4),
      '2026-11-04': solved(9, 2, false),
      '2026-11-05': 'begun',
      '2026-11-06': solved(4, 4),
    });
    expect(statisticsOf(journal, '2026-11-06')).toEqual({
      played: 6,
      solved: 5,
      atPar: 2,
      streak: 1,
      longestStreak: 3,
      over: [2, 1, 1, 1],
      rated: [2, 1, 1, 1],
    });
    expect(solvedBetween(journal, '2026-11-02', '2026-11-05')).toBe(3);
    expect([2, 3, 4, 5].map((n) => ratingOfDay(solved(n) as never))).toEqual([3, 2, 1, 0]);
    expect(ratingOfDay({ moves: 2, par: 2, hints: 1, isOnDay: true })).toBe(2);
    expect(longestStreakOf(new Map())).toBe(0);
  });

  it('takes a star for each lost try, and writes none where none was lost', () => {
    const entry = { moves: 2, par: 2, hints: 1, tries: 1, isOnDay: true };
    expect(ratingOfDay(entry)).toBe(1);
    expect(ratingOfDay({ ...entry, tries: 9 })).toBe(0);
    const text = writeJournal(new Map([['2026-11-01', entry]]));
    expect(text).toBe('{"2026-11-01":[2,2,1,1,1]}');
    expect(readJournal(text).get('2026-11-01')).toEqual(entry);
    expect(readJournal('{"2026-11-01":[2,2,1,1]}').get('2026-11-01')).not.toHaveProperty('tries');
    expect(statisticsOf(readJournal(text), '2026-11-01').rated).toEqual([0, 0, 1, 0]);
  });
});
