/**
 * The style sheet of an SVG file, from the rules that boards have. A file is read by programs that know neither custom
 * properties nor strokes that do not scale, so colours and widths are written out; what a browser can do better comes
 * in blocks that those programs pass over.
 */
import { INKS, SEATS, type Tone } from '../chart/palette.js';
import { hashOf } from '../basics/seed.js';

export type FileTheme = 'light' | 'dark' | 'auto';

export interface FileStyle {
  /** Flat rules of classes, descendants and `*`, as picture-style.ts of each game has them. */
  readonly sheet: string;
  /** The file without its style: rules whose classes are not in it are left out. */
  readonly markup: string;
  readonly theme: FileTheme;
  /** Inks of the game's own, by token name. */
  readonly tones: Readonly<Record<string, Tone>>;
  /** How many board units a px on the screen is where strokes scale with the file. */
  readonly px: number;
  /** The chart's width in board units, and the share of it that a label is high. */
  readonly width: number;
  readonly label: number;
}

/** Property and value. */
type Declaration = readonly [name: string, value: string];

interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: readonly Declaration[];
}

const COLOURS = ['fill', 'stroke', 'color'];
const WIDTHS = ['stroke-width', 'vector-effect'];
/** Properties that only animations need. */
const MOTION = ['transform-box', 'transform-origin'];

function rulesIn(sheet: string): readonly Rule[] {
  const plain = sheet.replace(/\/\*[^]*?\*\//g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', block = '']) => ({
    selectors: selectors.split(',').map((one) => one.trim().replace(/\s+/g, ' ')),
    declarations: block.split(';').flatMap((text): readonly Declaration[] => {
      const colon = text.indexOf(':');
      return colon < 0 ? [] : [[text.slice(0, colon).trim(), text.slice(colon + 1).trim()]];
    }),
  }));
}

/** A font size in board units: em are those of a group whose font size is the chart's width. */
function fontSize(value: string, width: number): number {
  const [, name, list = ''] = /^(min|clamp)\((.*)\)$/.exec(value) ?? [];
  if (name === undefined) return parseFloat(value) * (value.endsWith('em') ? width : 1);
  const sizes = list.split(',').map((one) => fontSize(one.trim(), width));
  if (name === 'min') return Math.min(...sizes);
  const [least = 0, size = 0, most = 0] = sizes;
  return Math.max(least, Math.min(size, most));
}

/** Four digits that count. */
const short = (value: number): string => `${Number(value.toPrecision(4))}`;

/** The token values that rules set anew, by selector. */
function ownTokens(rules: readonly Rule[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const { selectors, declarations } of rules)
    for (const selector of selectors)
      for (const [name, value] of declarations)
        if (name.startsWith('--'))
          found.set(selector, (found.get(selector) ?? new Map<string, string>()).set(name.slice(2), value));
  return found;
}

function textOf(rules: readonly Rule[], scope: string): string {
  return rules
    .filter(({ declarations }) => declarations.length > 0)
    .map(({ selectors, declarations }) => {
      const list = selectors.map((one) => `.${scope} ${one}`).join(',');
      return `${list}{${declarations.map((pair) => pair.join(':')).join(';')}}`;
    })
    .join('');
}

const only = (rules: readonly Rule[], names: readonly string[]): readonly Rule[] =>
  rules.map(({ selectors, declarations }) => ({
    selectors,
    declarations: declarations.filter(([name]) => names.includes(name)),
  }));

const without = (rules: readonly Rule[], names: readonly string[]): readonly Rule[] =>
  rules.map(({ selectors, declarations }) => ({
    selectors,
    declarations: declarations.filter(([name]) => !names.includes(name) && !name.startsWith('--')),
  }));

/**
 * The rules as a file has them, and the class of the element that they hold in: it comes from the rules, so that files
 * of other boards and sizes can stand in one page.
 */
export function fileStyle(style: FileStyle): { readonly scope: string; readonly text: string } {
  const { sheet, markup, theme, tones, px, width, label } = style;
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isUsed = (selector: string): boolean =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
  const all = rulesIn(sheet);
  const owns = ownTokens(all);
  const used = all.flatMap(({ selectors, declarations }): readonly Rule[] => {
    const there = selectors.filter(isUsed);
    // A selector with tokens of its own has a rule of its own.
    const alone = there.filter((one) => owns.has(one));
    const others = there.filter((one) => !owns.has(one));
    return [...(others.length > 0 ? [others] : []), ...alone.map((one) => [one])].map((list) => ({
      selectors: list,
      declarations,
    }));
  });
  const inks: Readonly<Record<string, Tone>> = { ...INKS, ...tones };
  const resolved = (night: 0 | 1): readonly Rule[] => {
    const fill = (value: string, own: ReadonlyMap<string, string> | undefined): string =>
      value.replace(/var\(--([\w-]+)\)/g, (text, name: string) => {
        const other = own?.get(name);
        if (other !== undefined) return fill(other, undefined);
        if (name === 'seat') return 'currentColor';
        if (name === 'label') return `${label}em`;
        return inks[name]?.[night] ?? text;
      });
    const seats = SEATS.flatMap((tone, seat): readonly Rule[] =>
      classes.has(`seat-${seat}`)
        ? [{ selectors: [`.seat-${seat}`], declarations: [['color', tone[night]]] }]
        : [],
    );
    const rules = used.map(({ selectors, declarations }): Rule => ({
      selectors,
      declarations: declarations.map(([name, value]): Declaration => {
        const text = fill(value, owns.get(selectors[0] as string));
        if (name === 'font-size') return [name, `${short(fontSize(text, width))}px`];
        // Not every program knows what lies between two hundreds.
        if (name === 'font-weight') return [name, `${100 * Math.round(Number(text) / 100)}`];
        return [name, text];
      }),
    }));
    return [...seats, ...rules];
  };
  const scaled = (rules: readonly Rule[]): readonly Rule[] =>
    rules.map(({ selectors, declarations }) => ({
      selectors,
      declarations: declarations.map(([name, value]): Declaration =>
        name === 'stroke-width' && value.endsWith('px')
          ? [name, short(parseFloat(value) * px)]
          : [name, value],
      ),
    }));
  const rules = resolved(theme === 'dark' ? 1 : 0);
  const make = (scope: string): string =>
    [
      textOf(scaled(without(rules, ['vector-effect', ...MOTION])), scope),
      `@supports (vector-effect:non-scaling-stroke){${textOf(only(rules, WIDTHS), scope)}}`,
      theme === 'auto'
        ? `@media (prefers-color-scheme:dark){${textOf(only(resolved(1), COLOURS), scope)}}`
        : '',
    ].join('');
  const scope = `p${hashOf(make('')).toString(36)}`;
  return { scope, text: make(scope) };
}
