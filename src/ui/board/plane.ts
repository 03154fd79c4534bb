/**
 * Maps a drawing to the window, however the page has moved, turned, stretched, zoomed or tilted it. It is measured,
 * because engines do not agree on getScreenCTM().
 */
import type { Point } from '../../core/chart/chart.js';
import { placeOf } from '../dom/page.js';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A small invisible box whose middle is a corner of the drawing: measured, it tells where that is on the screen. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The small boxes at the corners of a drawing by which it is measured, in the order in which `planeOf` takes them. */
export function cornersOf([left, top, width, height]: Box, size: number): readonly Corner[] {
  const corner = (x: number, y: number): Corner => ({
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  });
  const [right, bottom] = [left + width, top + height];
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
}

/** Corners off a parallelogram by less than this many px are rounded, not tilted. */
const TILT_PX = 0.1;

/** Whether this engine tells boxes as they would be without CSS `zoom`, as WebKit does; undefined until it is known. */
let tellsUnzoomed: boolean | undefined;

const PROBE_PX = 16;

function probe(place: Element): boolean | undefined {
  const box = document.createElement('div');
  const size = `${PROBE_PX}px`;
  Object.assign(box.style, { position: 'absolute', width: size, height: size });
  place.append(box);
  const [plain, zoomed] = ['1', '2'].map((zoom) => {
    box.style.setProperty('zoom', zoom);
    return box.getBoundingClientRect().width;
  }) as [number, number];
  box.remove();
  return plain > 0 ? zoomed < 1.5 * plain : undefined;
}

/** By how much the boxes that the engine tells of a node are too small for the window. */
function missingZoom(node: Element): number {
  const box = node.closest('svg')?.parentElement;
  tellsUnzoomed ??= box ? probe(box) : undefined;
  if (!tellsUnzoomed) return 1;
  let zoom = 1;
  for (let place: Element | null = node; place; place = placeOf(place))
    zoom *= parseFloat(getComputedStyle(place).getPropertyValue('zoom')) || 1;
  return zoom;
}

/** From the units of a drawing to the window's px, by its four corners as they are measured now. */
export function planeOf(corners: Iterable<Element>, [left, top, width, height]: Box): DOMMatrix {
  const nodes = [...corners];
  const zoom = nodes[0] ? missingZoom(nodes[0]) : 1;
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = nodes.map((node): Point => {
    const box = node.getBoundingClientRect();
    return [zoom * (box.x + box.width / 2), zoom * (box.y + box.height / 2)];
  }) as unknown as readonly [Point, Point, Point, Point];
  // The unit square onto a quadrilateral; without a tilt it is a parallelogram.
  const [dx, dy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const isTilted = Math.hypot(dx, dy) > TILT_PX;
  const area = dx1 * dy2 - dx2 * dy1;
  const g = isTilted ? (dx * dy2 - dx2 * dy) / area : 0;
  const h = isTilted ? (dx1 * dy - dx * dy1) / area : 0;
  const [a, b] = [x1 - x0 + g * x1, y1 - y0 + g * y1];
  const [c, d] = [x3 - x0 + h * x3, y3 - y0 + h * y3];
  return new DOMMatrix([a, b, 0, g, c, d, 0, h, 0, 0, 1, 0, x0, y0, 0, 1])
    .scale(1 / width, 1 / height)
    .translate(-left, -top);
}

/** The point of a drawing that lies at a place of the window. */
export function pointAt(plane: DOMMatrix, [x, y]: Point): Point {
  const point = new DOMPoint(x, y).matrixTransform(plane.inverse());
  return [point.x / point.w, point.y / point.w];
}
