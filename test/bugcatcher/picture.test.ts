import { describe, expect, it } from 'vitest';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import { foresee } from '../../src/bugcatcher/preview.js';
import { frameOf, momentOf, slotsOf } from '../../src/bugcatcher/scene.js';
import { chart, nameOf, placesOf, readSpot } from '../../src/bugcatcher/geometry.js';
import { IDLE, interpret, draftOf, type Ui } from '../../src/bugcatcher/interpret.js';
import {
  framePaths,
  ghostMarkup,
  nodesMarkup,
  pathsMarkup,
  picture,
  planMarkup,
  wishesMarkup,
} from '../../src/bugcatcher/picture.js';
import { neighbourTowards, type Direction } from '../../src/core/chart/chart.js';
import { submit, position, start } from './harness.js';

const GRID = { cols: 6, rows: 5 };
const FIRST = position(
  'players=2;seed=7;shown=Marching_Ant,Water_Strider,Zigzag_Moth,Sleepy_Snail,Sea_Horse;border=C1-BR,C3-BR;central=C3,F5;garnetsLeft=1,3',
);
const { state: SECOND } = submit(FIRST, 'BD.BU.swap.CL', 'BR.CU.CU');
const count = (markup: string, part: string): number => markup.split(part).length - 1;

describe('B2: the two lattices', () => {
  it('every place has a name, and every name leads back', () => {
    for (const kind of ['B', 'C'] as const)
      for (let place = 0; place < placesOf(GRID, kind); place++)
        expect(readSpot(GRID, nameOf(GRID, kind, place))).toEqual({ kind, place });
    for (const name of ['G1', 'A6', 'A0', 'A1-XX', '', 'A1-B']) expect(readSpot(GRID, name)).toBe(undefined);
  });

  it('neighbours go both ways and keep to their lattice', () => {
    const board = chart(GRID);
    for (const cell of board.rows.flat())
      for (const next of board.neighbours(cell)) {
        expect(board.neighbours(next)).toContain(cell);
        expect(next.includes('-')).toBe(cell.includes('-'));
      }
  });

  it('arrows go along the row, and up and down from corners to centres and on, in a straight column', () => {
    const board = chart(GRID);
    const walk = (from: string, ...ways: readonly Direction[]): string | undefined =>
      ways.reduce<string | undefined>((cell, way) => cell && neighbourTowards(board, cell, way), from);
    expect(walk('A1-BR', 'right')).toBe('B1-BR');
    expect(walk('B2', 'left')).toBe('A2');
    expect(walk('A1-BR', 'down')).toBe('B2');
    expect(walk('A1-BR', 'down', 'down')).toBe('A2-BR');
    expect(walk('B2', 'up', 'up')).toBe('B1');
    // The right edge has no centres beside it.
    expect(walk('F1-UR', 'down')).toBe('F1-BR');
    expect(['A1-UL', 'F1'].map((cell) => walk(cell, 'left', 'left'))).toEqual([undefined, 'D1']);
    expect(board.rows.map((row) => row.length)).toEqual([7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7]);
  });
});

describe('B18: the picture', () => {
  it('shows border nodes and central nodes, one’s own framed', () => {
    const view = bugcatcher.view(FIRST, 0);
    const markup = nodesMarkup(view, frameOf(view));
    expect([
      count(markup, 'class="node '),
      count(markup, 'class="mine"'),
      count(markup, 'class="pip"'),
    ]).toEqual([4, 2, 2]);
    expect(count(nodesMarkup(view, frameOf(bugcatcher.view(FIRST, 'public'))), 'class="mine"')).toBe(0);
  });

  it('tells one’s own paths from others’ by an edge and by width, in a match and after it', () => {
    const edge = (markup: string): string => /class="own" d="([^"]*)"/.exec(markup)?.[1] ?? '';
    const view = bugcatcher.view(SECOND, 0);
    const markup = framePaths(view, frameOf(view));
    // The two that were placed, of the four entries.
    expect([count(edge(markup), 'M'), count(markup, 'class="rivals"')]).toEqual([2, 1]);
    const over = submit(
      position(`players=2;rounds=1;seed=7;border=C1-BR,C3-BR;central=C3,F5`),
      'BD.CL',
      'BR',
    ).state;
    const end = bugcatcher.view(over, 0);
    const last = framePaths(end, frameOf(end));
    expect([count(edge(last), 'M'), count(last, 'class="theirs"')]).toEqual([2, 1]);
    const open = bugcatcher.view(over, 'public');
    expect(framePaths(open, frameOf(open))).not.toMatch(/class="(?:own|theirs)"/);
  });

  it('after round 1 leaves the colour of others’ nodes open', () => {
    const view = bugcatcher.view(SECOND, 0);
    expect(count(nodesMarkup(view, frameOf(view)), 'class="node some"')).toBe(2);
  });

  it('has nodes over all paths, planned ones and stopped ones, and numbers over what is crossed out', () => {
    const groups = [
      ...picture(bugcatcher.view(SECOND, 0)).matchAll(/<g class="(paths|plan|bursts|nodes)">/g),
    ];
    expect(groups.map(([, name]) => name)).toEqual(['paths', 'plan', 'bursts', 'nodes']);
    const view = bugcatcher.view(FIRST, 0);
    const plan = planMarkup(view, { ...draftOf(IDLE, view), program: 'DU' });
    expect(plan.indexOf('class="slot"')).toBeGreaterThan(plan.lastIndexOf('class="burst"'));
  });

  it('tells blue paths by beads', () => {
    const view = bugcatcher.view(SECOND, 'public');
    const { paths } = frameOf(view);
    expect(paths).toHaveLength(5);
    const markup = pathsMarkup(view, paths);
    const d = (name: string): string => new RegExp(`class="${name}" d="([^"]*)"`).exec(markup)?.[1] ?? '';
    expect([count(d('blue'), 'M'), count(d('black'), 'M')]).toEqual([3, 2]);
    expect(d('beads')).toBe(d('blue'));
  });

  it('holds no text but coordinates, no colour and no id', () => {
    const markup = picture(bugcatcher.view(SECOND, 0));
    expect(markup).toMatch(/^<svg [^>]*class="picture"/);
    expect(markup).not.toMatch(/#[0-9a-f]{3}| id=|style=/);
    expect([...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join('')).toBe('ABCDEF12345');
  });

  it('after the match names every node by its seat', () => {
    const over = submit(start({ players: 12, rounds: 1 }), ...Array<string>(12).fill('none')).state;
    const markup = picture(bugcatcher.view(over, 'public'));
    expect(count(markup, 'class="seat-')).toBe(24);
    expect(count(markup, 'class="ring"')).toBe(6);
  });
});

describe('replay', () => {
  const view = bugcatcher.view(SECOND, 0);

  it('shows one’s own slots; the others stay where they began until the end', () => {
    expect(slotsOf(view, 1)).toBe(4);
    const shown = [0, 1, 2, 3, 4].map((slot) => frameOf(view, { round: 1, slot }));
    expect(shown.map(({ paths, fresh }) => paths.length + fresh.length)).toEqual([0, 1, 1, 1, 2]);
    expect(shown.map(({ rivals }) => rivals.length)).toEqual([0, 0, 0, 0, 3]);
    expect(shown[2]?.bursts.map(({ sign }) => sign)).toEqual(['1']);
    expect(shown[1]?.nodes.filter(({ own }) => !own).map(({ place }) => place)).toEqual([24, 29]);
    expect(shown.map(({ acts }) => acts.map(({ entry, result }) => entry + result).join())).toEqual([
      '',
      'D0',
      'U1',
      's0',
      'l0',
    ]);
  });

  it('shows who sees all every seat’s slots', () => {
    const all = bugcatcher.view(SECOND, 'all');
    expect(frameOf(all, { round: 1, slot: 1 }).fresh).toHaveLength(2);
    expect(frameOf(all, { round: 1, slot: 1 }).acts.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('shows the public no slots at all', () => {
    const open = bugcatcher.view(SECOND, 'public');
    expect(slotsOf(open, 1)).toBe(0);
    expect(frameOf(open, momentOf(open)).paths).toHaveLength(5);
  });
});

describe('a draft on the board', () => {
  const view = bugcatcher.view(FIRST, 0);
  const draft = (program: string): Ui => ({ ...draftOf(IDLE, view), program });

  it('is outlined and numbered, with the places that one more step can reach', () => {
    const markup = planMarkup(view, draft('Dl'));
    expect([...markup.matchAll(/class="slot"[^>]*>(\d)</g)].map(([, n]) => n)).toEqual(['1', '2']);
    expect(count(markup, 'class="reach"')).toBe(1);
    expect(count(planMarkup(view, draft('sssssss')), 'class="reach"')).toBe(0);
  });

  it('crosses out collisions that are sure: with oneself, and with nodes that stand', () => {
    expect(count(planMarkup(view, draft('DU')), 'class="burst"')).toBe(1);
    expect(foresee(view, 'DD', false)).toBe('01');
  });

  it('is tried among last round’s paths when asked', () => {
    const next = bugcatcher.view(SECOND, 0);
    // The other walked from D4-UL to the right: where it began is free again, but was not then.
    const blocked = ['U', 'R', 'D', 'L'].filter(
      (way) => foresee(next, way, true) !== foresee(next, way, false),
    );
    expect(blocked).toEqual(['D']);
    expect([foresee(next, 'D', false), foresee(next, 'D', true)]).toEqual(['0', '1']);
  });

  it('previews the way to a place, round a corner too, and none to where the node stands', () => {
    expect(ghostMarkup(view, 'C3-BR', IDLE)).toContain('class="ghost');
    const count = (cell: string): number => ghostMarkup(view, cell, IDLE)?.split('M').length ?? 0;
    expect(count('D3-BR')).toBeGreaterThan(count('C3-BR'));
    expect(ghostMarkup(view, 'C1-BR', IDLE)).toBe(undefined);
    expect(ghostMarkup(bugcatcher.view(FIRST, 'public'), 'C3-BR', IDLE)).toBe(undefined);
  });

  it('B3: shows start lists by rank', () => {
    const first = bugcatcher.view(start({ players: 2, starts: 'choose' }), 0);
    const { ui: one } = interpret(first, { type: 'act', cell: 'C3' }, IDLE);
    const { ui } = interpret(first, { type: 'act', cell: 'A1-UL' }, one);
    expect(count(wishesMarkup(first, ui), 'class="wish"')).toBe(2);
    expect(picture(first)).not.toContain('class="node ');
  });
});
