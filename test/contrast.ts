/** How well a text can be read on its ground, as WCAG reckons it. */

import { memoize } from '../src/core/basics/memoize.js';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** 0 to 1 each. */
const rgbaOf = memoize((colour: string): Rgba => {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
    (value) => value / 255,
  );
  return [red, green, blue, alpha];
});

function over([red, green, blue, alpha]: Rgba, ground: Rgba): Rgba {
  const mix = (one: number, at: 0 | 1 | 2): number => one * alpha + ground[at] * (1 - alpha);
  return [mix(red, 0), mix(green, 1), mix(blue, 2), 1];
}

function luminance(colour: Rgba): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: Rgba, other: Rgba): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of two colours. */
export function contrast(one: string, other: string): number {
  return ratio(rgbaOf(one), rgbaOf(other));
}

/** The elements around one, across shadow roots, the outermost first. */
function around(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node instanceof Element) found.unshift(node);
  return found;
}

/** The contrast of an element's text with what it stands on, whatever is transparent or faint around it. */
export function contrastOf(element: Element): number {
  let ground: Rgba = [1, 1, 1, 1];
  let opacity = 1;
  for (const node of around(element)) {
    const style = getComputedStyle(node);
    opacity *= Number(style.opacity);
    const [red, green, blue, alpha] = rgbaOf(style.backgroundColor);
    ground = over([red, green, blue, alpha * opacity], ground);
  }
  const [red, green, blue, alpha] = rgbaOf(getComputedStyle(element).color);
  return ratio(over([red, green, blue, alpha * opacity], ground), ground);
}
