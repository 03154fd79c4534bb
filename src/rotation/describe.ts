/** Facts of the game as sentences, for the log and the ear. All wording comes from the words table. */
import { indexed } from '../core/basics/indices.js';
import type { KeyFact } from '../core/basics/result.js';
import { middayOf, numberOf } from '../core/days/calendar.js';
import { dayOf } from '../core/days/dates.js';
import { describeDay } from '../core/days/describe-day.js';
import { ratingOf } from '../core/days/rating.js';
import { seatFact, type Words } from '../core/words/words.js';
import { nameOf, readCell, rotationsOn } from './geometry.js';
import { DIRECTIONS, gridOf, lineOf, objectsAround, rangeAt, SIGNS } from './grid.js';
import { canRotateAt, metBy } from './outcome.js';
import type { Card, Event, View } from './state.js';
import { afterRotation, sum } from './would.js';

/** Colours by the signs of their objects, as a list for a sentence. */
export function coloursOf(signs: Iterable<string>): readonly KeyFact[] {
  return [...signs].map((sign) => ({ key: `colour.${sign}` }));
}

/** A card's colours by name, outward: `yellow, green`. */
export function cardName(card: Card, words: Words): string {
  return words.row(coloursOf(card).map(({ key }) => words.say(key)));
}

export function describe(event: Event, words: Words): string {
  switch (event.type) {
    case 'rotated': {
      const { seat, sign, ...facts } = event;
      const object = { key: `object.${sign}` };
      return words.say(seat === null ? 'event.turned' : 'event.seat-turned', {
        ...facts,
        object,
        // R13: a puzzle is one seat's.
        seat: seatFact(seat ?? 0),
      });
    }
    case 'played':
      return words.say('event.played', {
        ...event,
        seat: seatFact(event.seat),
        card: coloursOf(event.card),
      });
    case 'ended':
      return words.say(event.drawn > 0 ? 'event.drew' : 'event.ended', {
        ...event,
        seat: seatFact(event.seat),
      });
    case 'progress':
    case 'paid':
    case 'shuffled':
      return words.say(`event.${event.type}`, { ...event });
  }
}

/** A move that somebody is advised to make, by its event. */
export function describeHint(event: Event, { say }: Words): string {
  switch (event.type) {
    case 'rotated':
      return say('hint.turned', { cell: event.cell, object: { key: `object.${event.sign}` } });
    case 'played':
      return say('hint.played', { card: coloursOf(event.card) });
    case 'ended':
      return say('hint.ended');
    default:
      return '';
  }
}

/** Whether a built-in puzzle is called by its day rather than by its level and number. */
export function isDay(title: string): boolean {
  return !Number.isNaN(dayOf(title));
}

/** The title of a built-in puzzle: `Puzzle 2-17`, `No. 12` of the days from the first on, or the day. */
export function describeTitle(title: string, first: string, words: Words): string {
  return isDay(title) ? describeDay(title, first, words) : words.say('title.level', { name: title });
}

function titleFact(title: string | undefined): KeyFact {
  if (title === undefined) return { key: 'result.title' };
  return isDay(title)
    ? { key: 'result.title.day', facts: { day: middayOf(title) } }
    : { key: 'result.title.level', facts: { name: title } };
}

/** A line to share of a puzzle whose par is known, or two of a day's that has a number. */
export function describeResult(
  view: View,
  hints: number,
  title: string | undefined,
  first: string,
  words: Words,
): string | undefined {
  if (view.use !== 'puzzle' || view.par === null) return undefined;
  const { rotations, par } = view;
  const n = title === undefined ? NaN : numberOf(title, first);
  if (n > 0) {
    const lines = [
      words.say('result.day', { n, rating: ratingOf(rotations, par, hints) }),
      words.say('result.took', { turns: rotations, par, hints }),
    ];
    return lines.join('\n');
  }
  return words.say('result.rating', {
    title: titleFact(title),
    rating: ratingOf(rotations, par, hints),
    turns: rotations,
    par,
    hints,
  });
}

/** The object in a cell, for a picture; empty where there is none. */
export function describeObject({ board }: View, cell: string, words: Words): string {
  const grid = gridOf(board);
  const code = grid.cells[readCell(grid, cell) as number] as number;
  return code === 0 ? '' : words.say(`object.${SIGNS[code]}`);
}

/** A cell in few words, as a neighbour: `c3, red giant`. */
export function glance({ board }: View, cell: string, words: Words): string {
  const grid = gridOf(board);
  const sign = SIGNS[grid.cells[readCell(grid, cell) as number] as number];
  return words.row([cell, words.say(`object.${sign}`)]);
}

/** A cell for a reader who does not see it: what stands there, how far a star reaches, what a planet's lines hold. */
export function describeCell(view: View, cell: string, words: Words): string {
  const grid = gridOf(view.board);
  const at = readCell(grid, cell) as number;
  const sign = SIGNS[grid.cells[at] as number] as string;
  const said = [cell, words.say(`object.${sign}`)];
  const range = rangeAt(grid, at);
  if (range > 0) {
    said.push(words.say(range === Infinity ? 'cell.no-end' : 'cell.range', { range }));
    said.push(words.say('cell.turns', { n: objectsAround(grid, at) }));
  }
  if (sign === 'H')
    for (const [way, direction] of indexed(DIRECTIONS)) {
      const line = lineOf(grid, at, way, view.reading).filter((one) => one >= 0);
      if (line.length === 0) continue;
      const signs = line.map((one) => SIGNS[grid.cells[one] as number] as string);
      said.push(words.say(`cell.${direction}`, { colours: coloursOf(signs) }));
    }
  return words.row(said);
}

/**
 * R3: where rotating the star in this cell would take each object; in a lesson also how much of a puzzle's goals that
 * would meet (`tellsGoals`).
 */
export function foretellRotation(view: View, cell: string, words: Words, tellsGoals: boolean): string {
  const grid = gridOf(view.board);
  const star = readCell(grid, cell);
  if (star === undefined || !canRotateAt(view, star)) return '';
  const moves = indexed(rotationsOn(grid)(star, rangeAt(grid, star)))
    .map(([to, from]) => ({ from, to }))
    .filter(({ from, to }) => from !== to && grid.cells[from] !== 0)
    .map(({ from, to }): KeyFact => {
      const object = { key: `object.${SIGNS[grid.cells[from] as number]}` };
      return { key: 'foretell.move', facts: { object, from: nameOf(grid, from), to: nameOf(grid, to) } };
    });
  const said = [words.say('foretell.turn', { cell, n: moves.length, moves })];
  if (tellsGoals && view.use === 'puzzle' && view.goals.length > 0) {
    const done = sum(metBy(afterRotation(view, star)));
    said.push(words.say('foretell.goals', { done, of: sum(view.goals.map(({ atLeast }) => atLeast)) }));
  }
  return words.text(said);
}
