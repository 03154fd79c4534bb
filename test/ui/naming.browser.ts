import { expect, fixture, html } from '@open-wc/testing';
import '../../src/star/element/define.js';
import { chart as chartOf } from '../../src/rotation/geometry.js';
import { Grid } from '../../src/ui/board/grid.js';
import { mount, until } from '../board.js';

/** A grid in the page, of a board of 25 by 25, whose cells are all named. */
async function largeGrid(): Promise<Grid> {
  const grid = new Grid(chartOf({ width: 25, height: 25 }), 'm13');
  grid.name([0], (cell) => cell);
  (await fixture<HTMLElement>(html`<div></div>`)).attachShadow({ mode: 'open' }).append(grid.svg);
  return grid;
}

const nodeOf = (grid: Grid, cell: string): SVGElement =>
  [...grid.svg.querySelectorAll<SVGElement>('.cell')].find(
    (node) => grid.cellOf(node) === cell,
  ) as SVGElement;

/** Naming a cell takes so long that a slice has room for a few. */
function slowly(act: () => void): void {
  const { now } = performance;
  let time = now.call(performance);
  performance.now = () => (time += 0.1);
  try {
    act();
  } finally {
    performance.now = now;
  }
}

/** How many of the timers that are set meanwhile are still to come after it. */
async function timersLeftBy(act: () => Promise<void>): Promise<number> {
  const { setTimeout: set, clearTimeout: clear } = window;
  const due = new Set<number>();
  window.setTimeout = ((callback: () => void, ms?: number): number => {
    const id = set(() => {
      due.delete(id);
      callback();
    }, ms);
    due.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id?: number): void => {
    due.delete(id as number);
    clear(id);
  }) as typeof window.clearTimeout;
  try {
    await act();
    return due.size;
  } finally {
    [window.setTimeout, window.clearTimeout] = [set, clear];
  }
}

describe('the names of a large grid’s cells', () => {
  it('change at once for the cell in focus and its neighbours, for the others a slice at a time', async () => {
    const grid = await largeGrid();
    grid.moveTo('m13', 'key');
    const named: string[] = [];
    const isChanged = (cell: string): boolean => cell.startsWith('m');
    slowly(() =>
      grid.name([1], (cell) => {
        named.push(cell);
        return isChanged(cell) ? `${cell}, new` : cell;
      }),
    );
    expect(named).to.have.members('l12 l13 l14 m12 m13 m14 n12 n13 n14'.split(' '));
    expect(nodeOf(grid, 'm12').getAttribute('aria-label')).to.equal('m12, new');
    // A key brings the reader there before the slices do.
    grid.moveTo('m25', 'key');
    expect(nodeOf(grid, 'm25').getAttribute('aria-label')).to.equal('m25, new');
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) => records.forEach(({ target }) => touched.add(target)));
    observer.observe(grid.svg, { subtree: true, attributeFilter: ['aria-label'] });
    await grid.settle();
    await Promise.resolve();
    observer.disconnect();
    expect(named).to.have.length(625);
    expect(new Set(named).size).to.equal(625);
    expect([...touched].every((node) => isChanged(grid.cellOf(node) as string))).to.equal(true);
    for (const node of grid.svg.querySelectorAll('.cell')) {
      const cell = grid.cellOf(node) as string;
      expect(node.getAttribute('aria-label')).to.equal(isChanged(cell) ? `${cell}, new` : cell);
    }
  });

  it('leave no timer where the board is taken out of its page, and come when it is back', async () => {
    const board = await mount('<star-board rings="8"></star-board>');
    await board.focus();
    (document.activeElement as HTMLElement).blur();
    const { parentElement } = board.element;
    const cell = board.cell('S31');
    const before = cell.getAttribute('aria-label');
    const left = await timersLeftBy(async () => {
      board.element.play('S31');
      await board.element.updateComplete;
      expect(cell.getAttribute('aria-label')).to.equal(before);
      board.element.remove();
    });
    expect(left).to.equal(0);
    expect(cell.getAttribute('aria-label')).to.equal(before);
    parentElement?.append(board.element);
    await until(() => cell.getAttribute('aria-label') !== before);
  });
});
