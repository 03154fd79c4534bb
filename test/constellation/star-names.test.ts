/** Names of stars by row and place, for people who call them out. */
import { describe, expect, it } from 'vitest';
import { skyFor } from '../../src/constellation/geometry.js';
import { options } from '../../src/constellation/options.js';
import { labelPlaces } from '../../src/constellation/star-labels.js';
import { rowLetter, starNames, starsByName } from '../../src/constellation/star-names.js';
import { times } from '../../src/core/basics/times.js';
import { requireOptions } from '../../src/core/text/options.js';
import type { GameChangeEvent } from '../../src/ui/contract/events.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('constellation');

const MAP = 'a:0:0,b:10:0,c:20:0,d:30:0,e:0:10w,f:10:10c,g:20:10,h:30:10w/1.4,2.5,3.6,7,5,6,7';
const TEAMS = 'Lyra:Ada,"Mary Ann" Orion:Dee,Eve';

const start = (attributes: Readonly<Record<string, unknown>> = {}): StoreBoard =>
  new StoreBoard(slice, { map: MAP, hqCount: 0, movesPerRound: 2, rounds: 2, ...attributes });

const drawn = (stars: number, teams = 4) =>
  skyFor(requireOptions(options, { map: 'generated', teams, stars }), 7);

describe('the names of stars', () => {
  it('are the row’s letter from above and the place from the left', () => {
    const board = start({ coordinates: true });
    expect(board.state.adapter.board.called?.(board.state.session?.state, board.state.settings)).toEqual({
      ...{ a: 'A1', b: 'A2', c: 'A3', d: 'A4' },
      ...{ e: 'B1', f: 'B2', g: 'B3', h: 'B4' },
    });
  });

  it('use no I and no O, and go on after Z', () => {
    const letters = times(26, rowLetter);
    expect(letters.join('')).not.toMatch(/[IO]/);
    expect(letters.slice(-3)).toEqual(['Z', 'AA', 'AB']);
  });

  it('have two signs on the maps that a class plays on, one for each star', () => {
    for (const stars of [36, 60]) {
      const sky = drawn(stars);
      const names = Object.values(starNames(sky));
      expect(new Set(names).size).toBe(sky.ids.length);
      expect(names.every((name) => /^[A-HJ-NP-Z][1-9]$/.test(name))).toBe(true);
      expect(starsByName(sky).get(names[0] as string)).toBe(Object.keys(starNames(sky))[0]);
    }
  });

  it('stand inside the map and on no other name', () => {
    for (const stars of [36, 60]) {
      const sky = drawn(stars);
      const size = (36 / 1048) * sky.chart.viewBox[3];
      const places = labelPlaces(sky);
      const meeting = places.flatMap(([x, y], at) =>
        places.slice(at + 1).filter(([ox, oy]) => Math.abs(x - ox) < size && Math.abs(y - oy) < 0.7 * size),
      );
      expect(meeting).toEqual([]);
      const half = sky.chart.viewBox[2] / 2;
      expect(places.every(([x, y]) => Math.abs(x) < half && Math.abs(y) < half)).toBe(true);
    }
  });

  it('stand in what is told, while records, events and moves keep the ids', () => {
    const board = start({ coordinates: true });
    board.tap('f');
    expect(board.said.at(-1)).toContain('claimed B2');
    expect(board.last<GameChangeEvent>('game-change').sentences[0]).toContain('claimed B2');
    expect(board.record).toContain('| 0:f');
    expect(
      board.state.adapter.say.cell(board.state.session?.state, 'f', board.state.words, board.state.reader),
    ).toContain('next to');
  });

  it('are left out where nobody asks for them', () => {
    const board = start();
    board.tap('f');
    expect(board.said.at(-1)).toContain('claimed f');
  });

  it('follow the map of another game', () => {
    const board = start({ coordinates: true });
    board.set({ map: 'x:0:0,f:0:10/1' });
    board.tap('f');
    expect(board.said.at(-1)).toContain('claimed B1');
  });
});

describe('the names of members', () => {
  it('stand in what is told of their moves', () => {
    const board = start({ names: TEAMS, members: [2], coordinates: true });
    board.play('d', { seat: 0 });
    board.play('1.c', { seat: 0 });
    board.play('!c', { seat: 1 });
    expect(board.said.slice(-3).map((text) => text.split('. ')[0])).toEqual([
      'Ada (Lyra) claimed A4',
      'Mary Ann (Lyra) claimed A3: 1 line',
      'Dee (Orion) stole A3 from Lyra',
    ]);
  });
});
