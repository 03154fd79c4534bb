// The board to compose on: the element as readers get it, and over it a grid of cells for pointer, keys and ear.
// It knows cells by name, lines between them, and no object.
import { h } from '../dom.js';
import { drawn } from './glyph.js';
import { placeIn } from './place.js';

const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** Boards of more columns may be wider than a phone. */
const BROAD = 10;

/** An arrow from the middle of a cell to that of another, in board units. */
function arrowMarkup(viewBox, [x1, y1], [x2, y2]) {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const isLine = x1 !== x2 || y1 !== y2;
  const head = `<path transform="translate(${x2},${y2})rotate(${angle})" d="M-.2-.2L.02 0L-.2 .2"/>`;
  const line = isLine ? `<path d="M${x1} ${y1}L${x2} ${y2}"/>${head}` : '';
  const casing = line.replaceAll('<path', '<path class="casing"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" aria-hidden="true">${casing}${line}<circle cx="${x1}" cy="${y1}" r=".12"/></svg>`;
}

/**
 * `feel` is told what the hand does: `tap(cell)`, `stroke(cell, isFirst)` for each cell that a mouse is drawn over,
 * `line(from, to)`, `aim(from, to)` while a line is drawn, `carry(from, to)` while an object is dragged (without arguments
 * when it is not any more), `drop(from, to)`, `type(cell, key)` which says whether the key means something. `tool()` gives
 * `{ draws, begins, snaps, moves }`: whether a drag draws lines, whether a tap begins one, whether lines keep to rows and
 * columns, and whether a drag moves objects.
 */
export function boardPart(feel, tool) {
  const picture = h('rotation-puzzle', { controls: 'none', readonly: true, inert: true });
  const grid = h('div', { class: 'cells', role: 'grid' });
  const sketch = h('div', { class: 'sketch' });
  const columns = h('div', { class: 'columns', 'aria-hidden': 'true' });
  const rows = h('div', { class: 'rows', 'aria-hidden': 'true' });
  const node = h(
    'div',
    { class: 'easel' },
    columns,
    rows,
    h('div', { class: 'board' }, picture, sketch, grid),
  );
  const byName = new Map();
  let chart;
  let current;
  /** Where a line began that is being drawn, and where it has come to. */
  let anchor;
  let aimed;
  let pressed;
  /** Whether a cell holds an object. */
  let isFull;

  const placeOf = (name) => placeIn(chart, name);
  const at = (x, y) => chart.rows[y]?.[x];

  /** Where a line may end that is meant to end here. */
  function snapped(from, to) {
    if (!tool().snaps) return to;
    const [[x1, y1], [x2, y2]] = [placeOf(from), placeOf(to)];
    return Math.abs(x2 - x1) >= Math.abs(y2 - y1) ? at(x2, y1) : at(x1, y2);
  }

  function aim(from, to) {
    anchor = from;
    aimed = from === undefined ? undefined : snapped(from, to);
    const middle = (name) => chart.centre(name);
    sketch.replaceChildren(
      ...(from === undefined ? [] : [drawn(arrowMarkup(chart.viewBox, middle(from), middle(aimed)))]),
    );
    feel.aim(anchor, aimed);
  }

  /** True where there was a line to end. */
  function end() {
    const [from, to] = [anchor, aimed];
    if (from === undefined) return false;
    aim();
    if (from !== to) feel.line(from, to);
    return true;
  }

  function moveTo(name, focuses) {
    byName.get(current)?.setAttribute('tabindex', '-1');
    current = name;
    const cell = byName.get(name);
    cell.setAttribute('tabindex', '0');
    if (focuses) cell.focus({ preventScroll: !focuses.scrolls });
  }

  function cellAt({ clientX, clientY }) {
    const box = grid.getBoundingClientRect();
    const [width, height] = [chart.rows[0].length, chart.rows.length];
    const x = Math.floor(((clientX - box.x) / box.width) * width);
    const y = Math.floor(((clientY - box.y) / box.height) * height);
    return at(Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y)));
  }

  grid.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    const cell = cellAt(event);
    moveTo(cell, { scrolls: false });
    // The focus is shown to who comes by keys.
    grid.classList.add('pointed');
    const { draws, moves } = tool();
    const isMouse = event.pointerType === 'mouse';
    const lifts = moves && anchor === undefined && isFull(cell);
    pressed = { cell, last: cell, from: anchor, lifts, isStroke: !draws && !lifts && isMouse };
    if (draws || lifts || isMouse) grid.setPointerCapture(event.pointerId);
    if (pressed.isStroke) feel.stroke(cell, true);
  });
  grid.addEventListener('pointermove', (event) => {
    if (!pressed || !event.isPrimary) return;
    const cell = cellAt(event);
    if (cell === pressed.last) return;
    Object.assign(pressed, { last: cell, isDrag: true });
    if (tool().draws) aim(pressed.cell, cell);
    else if (pressed.lifts) feel.carry(pressed.cell, cell);
    else if (pressed.isStroke) feel.stroke(cell, false);
  });
  grid.addEventListener('pointerup', (event) => {
    if (!pressed || !event.isPrimary) return;
    const { cell, last, from, lifts, isStroke, isDrag } = pressed;
    pressed = undefined;
    if (isStroke) return;
    if (lifts && isDrag) {
      feel.drop(cell, last);
      moveTo(last, { scrolls: false });
      return;
    }
    if (last !== cell || cellAt(event) !== cell) {
      if (tool().draws) end();
      return;
    }
    if (anchor !== undefined && from === anchor) {
      // The second tap ends what the first began; on the same cell it takes that back.
      aim(anchor, cell);
      end();
    } else if (tool().begins) aim(cell, cell);
    else feel.tap(cell);
  });
  // A finger that carries an object or draws does not move the page. On a broad board it draws a line by its two ends.
  const grips = () => pressed?.lifts || (pressed && tool().draws && !node.classList.contains('broad'));
  grid.addEventListener('touchmove', (event) => grips() && event.preventDefault(), { passive: false });
  grid.addEventListener('pointercancel', () => {
    if (pressed && tool().draws) aim();
    if (pressed?.lifts) feel.carry();
    pressed = undefined;
  });

  function onArrow(event, [dx, dy]) {
    const [x, y] = placeOf(current);
    const to = at(x + dx, y + dy) ?? current;
    const from = anchor ?? (event.shiftKey ? current : undefined);
    moveTo(to, { scrolls: true });
    if (from !== undefined) aim(from, to);
  }

  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const { key } = event;
    const row = chart.rows[placeOf(current)[1]];
    if (ARROWS[key]) onArrow(event, ARROWS[key]);
    else if (key === 'Home' || key === 'End') moveTo(row.at(key === 'Home' ? 0 : -1), { scrolls: true });
    else if (key === 'Enter' || key === ' ') {
      if (event.repeat || end()) return true;
      if (tool().begins) aim(current, current);
      else feel.tap(current);
    } else if (key === 'Escape' && anchor !== undefined) aim();
    else return feel.type(current, key);
    return true;
  }
  grid.addEventListener('focusout', () => grid.classList.remove('pointed'));
  grid.addEventListener('keydown', (event) => {
    grid.classList.remove('pointed');
    if (onKey(event)) event.preventDefault();
  });

  function lay(next) {
    const hadFocus = grid.contains(document.activeElement);
    const [x, y] = current ? placeOf(current) : [Infinity, Infinity];
    chart = next;
    const [width, height] = [chart.rows[0].length, chart.rows.length];
    byName.clear();
    grid.replaceChildren(
      ...chart.rows.map((names) => {
        const cells = names.map((name) => {
          const cell = h('div', { role: 'gridcell', tabindex: -1 });
          byName.set(name, cell);
          return cell;
        });
        return h('div', { role: 'row' }, ...cells);
      }),
    );
    const [left, top, w, hh] = chart.viewBox;
    node.classList.toggle('broad', width > BROAD);
    node.style.setProperty('--columns', width);
    node.style.setProperty('--ratio', `${w} / ${hh}`);
    node.style.setProperty('--x', `${(100 * -left) / w}%`);
    node.style.setProperty('--y', `${(100 * -top) / hh}%`);
    columns.replaceChildren(...chart.rows[0].map((name) => h('span', {}, name[0])));
    rows.replaceChildren(...chart.rows.map(([name]) => h('span', {}, name.slice(1))));
    current = undefined;
    const [cx, cy] = [Math.floor(width / 2), Math.floor(height / 2)];
    moveTo(x === Infinity ? at(cx, cy) : at(Math.min(x, width - 1), Math.min(y, height - 1)), hadFocus && {});
  }

  return {
    node,
    /** Calls off a line that is being drawn. */
    calm: () => anchor !== undefined && aim(),
    /** `text` is the position, `nameOf` what a cell is called, `holds` whether there is an object on it. */
    show({ chart: next, text, marks, nameOf, name, holds }) {
      if (next !== chart) lay(next);
      isFull = holds;
      grid.setAttribute('aria-label', name);
      picture.setAttribute('position', text);
      picture.setAttribute('marks', marks);
      for (const [cell, cellNode] of byName) {
        cellNode.setAttribute('aria-label', nameOf(cell));
        cellNode.classList.toggle('full', holds(cell));
      }
    },
  };
}
