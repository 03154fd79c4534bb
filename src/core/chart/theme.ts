/** The colours of a board on a page's own ground, mixed from the palette and the page's text. Colours are numbers. */
import { INKS, SEATS, type Tone } from './palette.js';

/** Red, green and blue of sRGB, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Lightness 0 to 1, and two axes of colour (OKLab). */
type Lab = readonly [lightness: number, a: number, b: number];

export interface Theme {
  /** The page is dark, so that all else is as by night. */
  readonly isNight: boolean;
  /** By token name, as `#aabbcc`. */
  readonly inks: Readonly<Record<keyof typeof INKS, string>>;
  readonly seats: readonly string[];
}

/** WCAG 2.2: what text needs on its ground, and what else must be seen. A little more, as rounding takes some. */
const TEXT = 4.6;
const SEEN = 3.1;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const curved = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

export function readHex(hex: string): Colour {
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function hexOf(colour: Colour): string {
  const part = (value: number): string =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${colour.map(part).join('')}`;
}

/** Björn Ottosson, "A perceptual color space for image processing", 2020. */
function labOf(colour: Colour): Lab {
  const [r, g, b] = colour.map(linear) as unknown as Colour;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** A colour by OKLab, as style sheets write it: cut to what a screen shows. */
export function fromOklab([lightness, a, b]: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  // As it will be written: contrast is measured of what is seen.
  return readHex(hexOf(parts.map((part) => curved(Math.min(1, Math.max(0, part)))) as unknown as Colour));
}

function luminance(colour: Colour): number {
  const [r, g, b] = colour.map(linear) as unknown as Colour;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours by WCAG, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (more + 0.05) / (less + 0.05);
}

const between = (from: Lab, to: Lab, share: number): Lab =>
  from.map((part, at) => part + ((to[at] as number) - part) * share) as unknown as Lab;

/** The least contrast with any of the grounds. */
const leastOn = (colour: Colour, grounds: readonly Colour[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

const STEPS = 50;

/** The first of the colours on the way to black, or white by night, that is seen well enough; otherwise the last. */
function seenOn(colour: Lab, grounds: readonly Colour[], least: number, isNight: boolean): Lab {
  const end: Lab = isNight ? [1, 0, 0] : [0, 0, 0];
  for (let step = 0; step <= STEPS; step++) {
    const tried = between(colour, end, step / STEPS);
    if (leastOn(fromOklab(tried), grounds) >= least) return tried;
  }
  return end;
}

/** Between ground and ink, the palest colour that is seen well enough. */
function palestOn(ink: Lab, ground: Lab, grounds: readonly Colour[], least: number): Lab {
  for (let step = 0; step < STEPS; step++) {
    const tried = between(ground, ink, step / STEPS);
    if (leastOn(fromOklab(tried), grounds) >= least) return tried;
  }
  return ink;
}

/** The pages that the palette was made for, by day and by night. */
const USUAL: Tone = ['#ffffff', '#0b0f1a'];

type Ground = 'surface' | 'field' | 'field2';

/** Grounds lie as far from the page as those of the palette lie from theirs, or nearer, where the ink needs it. */
function groundsOn(paper: Lab, isNight: boolean): Readonly<Record<Ground, Lab>> {
  const usual = labOf(readHex(USUAL[isNight ? 1 : 0]));
  const [lightness, ...hue] = paper;
  // On black nothing is told apart that is hardly lighter.
  const from: Lab = [isNight ? Math.max(lightness, usual[0]) : lightness, ...hue];
  const at = (name: Ground, share: number): Lab => {
    const tone = labOf(readHex(INKS[name][isNight ? 1 : 0]));
    return from.map(
      (part, n) => part + share * ((tone[n] as number) - (usual[n] as number)),
    ) as unknown as Lab;
  };
  const end: Colour = isNight ? [1, 1, 1] : [0, 0, 0];
  // The last of the three is the farthest from the page.
  const share = [1, 0.6, 0.3].find((one) => contrast(end, fromOklab(at('field2', one))) >= TEXT + 0.2) ?? 0;
  return { surface: at('surface', share), field: at('field', share), field2: at('field2', share) };
}

/** As much of a colour as leaves it readable on the wash itself. */
function washOf(ground: Lab, colour: Lab, most: number): Lab {
  const isRead = (share: number): boolean =>
    contrast(fromOklab(colour), fromOklab(between(ground, colour, share))) >= TEXT;
  return between(ground, colour, [most, most / 2, most / 4].find(isRead) ?? 0);
}

/**
 * Night where the light ink of the palette is read more easily than the dark one, if white at least can be read there.
 */
function isNightOn(page: Colour): boolean {
  const [byDay, byNight] = INKS.ink.map((ink) => contrast(readHex(ink), page)) as [number, number];
  return byNight > byDay && contrast([1, 1, 1], page) >= TEXT;
}

/** All colours of a board on a page with this ground and this text, both opaque. */
export function themeOn(page: Colour, text: Colour): Theme {
  const isNight = isNightOn(page);
  const tone = (pair: Tone): Lab => labOf(readHex(pair[isNight ? 1 : 0]));
  const { surface, field, field2 } = groundsOn(labOf(page), isNight);
  const grounds = [page, ...[surface, field, field2].map(fromOklab)];
  const ink = seenOn(between(tone(INKS.ink), labOf(text), 0.5), grounds, 7, isNight);
  const accent = seenOn(tone(INKS.accent), grounds, TEXT, isNight);
  const danger = seenOn(tone(INKS.danger), grounds, TEXT, isNight);
  const inks: Record<keyof typeof INKS, Lab> = {
    surface,
    field,
    field2,
    ink,
    ink2: palestOn(ink, field, grounds, 5.5),
    line: palestOn(ink, field, grounds, SEEN),
    graticule: palestOn(ink, field, [fromOklab(field)], 1.45),
    accent,
    wash: washOf(surface, accent, isNight ? 0.2 : 0.12),
    danger,
    'danger-wash': washOf(surface, danger, isNight ? 0.16 : 0.07),
    on: tone(INKS.on),
  };
  const seats = SEATS.map((pair) => seenOn(tone(pair), grounds.slice(1), SEEN, isNight));
  const hexes = Object.entries(inks).map(([name, lab]) => [name, hexOf(fromOklab(lab))]);
  return {
    isNight,
    inks: Object.fromEntries(hexes) as Theme['inks'],
    seats: seats.map((lab) => hexOf(fromOklab(lab))),
  };
}
