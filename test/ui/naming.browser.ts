import { expect, fixture, html } from '@open-wc/testing';
import { chart as chartOf } from '../../src/rotation/geometry.js';
import { Grid } from '../../src/ui/grid.js';

/** A grid in the page, of a board of 25 by 25, whose cells are all named. */
async function largeGrid(): Promise<Grid> {
  const grid = new Grid(chartOf({ width: 25, height: 25 }), 'Stars', (row) => `Row ${row}`, 'm13');
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
});
