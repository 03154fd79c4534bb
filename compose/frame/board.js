// The board to compose on: the element as readers get it, and over it a grid of cells for pointer, keys and ear.
// It knows cells by name, lines between them, and no piece.
import { cellAt, neighbourTowards } from '../../src/core/chart.js';
import { parseNode } from '../../src/ui/dom/markup.js';
import { h } from './dom.js';

const ARROWS = { ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left' };

/** A finger finds a cell that is as wide as this, in px. */
const FINGER_PX = 24;

/** An arrow from the middle of a cell to that of another, in board units. */
function arrowMarkup(viewBox, [x1, y1], [x2, y2]) {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const isLine = x1 !== x2 || y1 !== y2;
  const head = `<path transform="translate(${x2},${y2})rotate(${angle})" d="M-.2-.2L.02 0L-.2 .2"/>`;
  const line = isLine ? `<path d="M${x1} ${y1}L${x2} ${y2}"/>${head}` : '';
  const casing = line.replaceAll('<path', '<path class="casing"');
  return `<svg viewBox="${viewBox.join(' ')}" aria-hidden="true">${casing}${line}<circle cx="${x1}" cy="${y1}" r=".12"/></svg>`;
}

/**
 * `tag` is the board's. `feel` is told what the hand does: `tap(cell)`, `stroke(cell, isFirst)` for each cell that a mouse is
 * drawn over, `line(from, to)`, `aim(from, to)` while a line is drawn, `carry(from, to)` while a piece is dragged (without
 * arguments when it is not any more), `drop(from, to)`, `type(cell, key)` which says whether the key means something. `tool()`
 * gives `{ draws, begins, snap, moves }`: whether a drag draws lines, whether a tap begins one, where a line ends that is
 * meant to end at a cell, and whether a drag moves pieces.
 */
export function boardPart(tag, feel, tool) {
  const picture = h(tag, { controls: 'none', readonly: true, inert: true });
  const grid = h('div', { class: 'cells', role: 'grid' });
  const sketch = h('div', { class: 'sketch' });
  const over = h('div', { class: 'over' }, sketch, grid);
  const pinch = h('p', { class: 'small pinch', hidden: true }, 'Small cells: zoom in with two fingers.');
  const node = h('div', { class: 'easel' }, h('div', { class: 'board' }, picture, over), pinch);
  const byName = new Map();
  let chart;
  let current;
  /** Where a line began that is being drawn, and where it has come to. */
  let anchor;
  let aimed;
  let pressed;
  /** Whether a cell holds a piece. */
  let isFull;

  /** Lays the cells over those of the picture, which keeps some room for letters. */
  function align() {
    const drawing = picture.shadowRoot?.querySelector('[part~=board] > svg');
    if (!drawing) return;
    const [outer, inner] = [picture, drawing].map((one) => one.getBoundingClientRect());
    over.style.setProperty('left', `${inner.x - outer.x}px`);
    over.style.setProperty('top', `${inner.y - outer.y}px`);
    over.style.setProperty('width', `${inner.width}px`);
    over.style.setProperty('height', `${inner.height}px`);
    pinch.hidden = (inner.width * chart.pitch) / chart.viewBox[2] >= FINGER_PX;
  }
  new ResizeObserver(align).observe(picture);

  function aim(from, to) {
    anchor = from;
    aimed = from === undefined ? undefined : (tool().snap?.(from, to) ?? to);
    const middle = (name) => chart.centre(name);
    sketch.replaceChildren(
      ...(from === undefined ? [] : [parseNode(arrowMarkup(chart.viewBox, middle(from), middle(aimed)))]),
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

  function cellUnder({ clientX, clientY }) {
    const box = grid.getBoundingClientRect();
    const [x, y, width, height] = chart.viewBox;
    return cellAt(chart, [
      x + ((clientX - box.x) / box.width) * width,
      y + ((clientY - box.y) / box.height) * height,
    ]);
  }

  /** Takes back what is being drawn or dragged. */
  function letGo() {
    if (pressed && tool().draws) aim();
    if (pressed?.lifts) feel.carry();
    pressed = undefined;
  }

  grid.addEventListener('pointerdown', (event) => {
    // Two fingers zoom.
    if (!event.isPrimary) letGo();
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    const cell = cellUnder(event);
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
    const cell = cellUnder(event);
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
    if (last !== cell || cellUnder(event) !== cell) {
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
  // A finger that carries a piece or draws does not move the page.
  const grips = () => pressed?.lifts || (pressed && tool().draws);
  grid.addEventListener('touchmove', (event) => grips() && event.preventDefault(), { passive: false });
  grid.addEventListener('pointercancel', letGo);

  function onArrow(event, direction) {
    const to = neighbourTowards(chart, current, direction) ?? current;
    const from = anchor ?? (event.shiftKey ? current : undefined);
    moveTo(to, { scrolls: true });
    if (from !== undefined) aim(from, to);
  }

  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const { key } = event;
    const row = chart.rows.find((names) => names.includes(current));
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
    const [left, top, width, height] = next.viewBox;
    const before = chart && current ? chart.centre(current) : [left + width / 2, top + height / 2];
    chart = next;
    const { pitch } = chart;
    const share = (length, whole) => `${(100 * length) / whole}%`;
    byName.clear();
    grid.replaceChildren(
      ...chart.rows.map((names) => {
        const cells = names.map((name) => {
          const [x, y] = chart.centre(name);
          const cell = h('div', { role: 'gridcell', tabindex: -1 });
          cell.style.setProperty('left', share(x - left - pitch / 2, width));
          cell.style.setProperty('top', share(y - top - pitch / 2, height));
          cell.style.setProperty('width', share(pitch, width));
          cell.style.setProperty('height', share(pitch, height));
          byName.set(name, cell);
          return cell;
        });
        return h('div', { role: 'row' }, ...cells);
      }),
    );
    current = undefined;
    moveTo(cellAt(chart, before), hadFocus && {});
  }

  return {
    node,
    /** Calls off a line that is being drawn. */
    calm: () => anchor !== undefined && aim(),
    /** `attributes` are the board's, `nameOf` what a cell is called, `holds` whether there is a piece on it. */
    show({ chart: next, attributes, nameOf, name, holds }) {
      if (next !== chart) lay(next);
      isFull = holds;
      grid.setAttribute('aria-label', name);
      for (const [attribute, value] of Object.entries(attributes)) picture.setAttribute(attribute, value);
      picture.updateComplete.then(align);
      for (const [cell, cellNode] of byName) {
        cellNode.setAttribute('aria-label', nameOf(cell));
        cellNode.classList.toggle('full', holds(cell));
      }
    },
  };
}
