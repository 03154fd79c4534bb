/** Facts of the game as sentences, for the log, the status and the ear. All wording comes from the words table. */
import { seatFact, type Words } from '../core/words.js';
import { nameOf, readCell, turnsOn } from './geometry.js';
import { boardOf, DIRECTIONS, gridOf, lineOf, objectsAround, rangeAt, SIGNS, turned } from './grid.js';
import { canTurnAt, metBy, outcomeOf } from './outcome.js';
import type { Card, Event, PuzzleState, View } from './state.js';

/** A card's colours by name, outward: `yellow, green`. */
export function cardName(card: Card, words: Words): string {
  return words.row([...card].map((sign) => words.say(`colour.${sign}`)));
}

export function describe(event: Event, words: Words): string {
  switch (event.type) {
    case 'turned': {
      const { seat, sign, ...facts } = event;
      const object = { key: `object.${sign}` };
      if (seat === null) return words.say('event.turned', { ...facts, object });
      return words.say('event.seat-turned', { ...facts, object, seat: seatFact(seat) });
    }
    case 'played':
      return words.say('event.played', {
        ...event,
        seat: seatFact(event.seat),
        card: cardName(event.card, words),
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

/** R13: three stars at par, two and one for one and two turns more, else none. */
export function starsFor(turns: number, par: number): number {
  return Math.max(0, Math.min(3, 3 + par - turns));
}

/** A line to share of a puzzle whose par is known. */
export function describeResult(
  view: View,
  hints: number,
  title: string | undefined,
  { say }: Words,
): string | undefined {
  if (view.use !== 'puzzle' || view.par === null) return undefined;
  const { turns, par } = view;
  const stars = starsFor(turns, par);
  return say(hints > 0 ? 'result.hints' : 'result.stars', {
    name: [say('game.name'), title ?? []].flat().join(' '),
    bars: '■'.repeat(Math.min(turns, par)) + '□'.repeat(Math.min(9, Math.max(0, turns - par))),
    stars: '★'.repeat(stars) + '☆'.repeat(3 - stars),
    turns,
    par,
    hints,
  });
}

function describeSolved({ turns, par }: PuzzleState, words: Words): string {
  if (par === null) return words.say('solved', { turns });
  return words.say('solved.par', { turns, par, stars: starsFor(turns, par) });
}

/** Who is to act and in which way, or how it ended. */
export function describeTurn(view: View, words: Words): string {
  const outcome = outcomeOf(view);
  if (view.use === 'puzzle') {
    if (outcome?.reason === 'rotation/solved') return describeSolved(view, words);
    return words.say(outcome ? outcome.reason : view.goals.length > 0 ? 'turn.puzzle' : 'turn.free');
  }
  if (!outcome) return words.say(view.turned ? 'turn.cards' : 'turn.star', { seat: seatFact(view.seat) });
  const { reason, winners, scores = [] } = outcome;
  return words.say(reason, {
    winners: words.row(winners.map((seat) => words.say(`seat.${seat}`))),
    points: Math.max(...scores),
    turns: view.turns,
  });
}

/** A cell in few words, as a neighbour: `c3, red giant`. */
export function glance({ board }: View, cell: string, words: Words): string {
  const grid = gridOf(board);
  const sign = SIGNS[grid.cells[readCell(grid, cell) as number] as number];
  return words.row([cell, words.say(`object.${sign}`)]);
}

/** A cell for a reader who does not see it: what stands there, how far it reaches, what a planet's lines hold. */
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
    for (const [way, direction] of DIRECTIONS.entries()) {
      const line = lineOf(grid, at, way, view.reading).filter((one) => one >= 0);
      if (line.length === 0) continue;
      const colours = line.map((one) => words.say(`colour.${SIGNS[grid.cells[one] as number]}`)).join(' ');
      said.push(words.say(`cell.${direction}`, { colours }));
    }
  return words.row(said);
}

/** R3: where a turn of the star in this cell would take each object, and of a puzzle how much of the goals it would meet. */
export function foretellTurn(view: View, cell: string, words: Words): string {
  const grid = gridOf(view.board);
  const star = readCell(grid, cell);
  if (star === undefined || !canTurnAt(view, star)) return '';
  const moves = [...turnsOn(grid)(star, rangeAt(grid, star)).entries()]
    .map(([to, from]) => ({ from, to }))
    .filter(({ from, to }) => from !== to && grid.cells[from] !== 0)
    .map(({ from, to }) =>
      words.say('foretell.move', {
        object: { key: `object.${SIGNS[grid.cells[from] as number]}` },
        from: nameOf(grid, from),
        to: nameOf(grid, to),
      }),
    );
  const said = [
    words.say('foretell.turn', { cell, n: moves.length, moves: moves.join(words.say('foretell.and')) }),
  ];
  if (view.use === 'puzzle' && view.goals.length > 0) {
    const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
    const done = sum(metBy({ ...view, board: boardOf(turned(grid, star)) }));
    said.push(words.say('foretell.goals', { done, of: sum(view.goals.map(({ atLeast }) => atLeast)) }));
  }
  return said.join(' ');
}
