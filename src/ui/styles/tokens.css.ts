/**
 * The tokens of all boards: what a page may set, what holds by day, by night and in forced colours. Made from the
 * palette.
 */
import { INKS, SEATS, SHARP_INKS, type Tone } from '../../core/chart/palette.js';
import type { Theme } from '../../core/chart/theme.js';
import { sheetOf } from './sheet.js';

function token(name: string, [day, night]: Tone): string {
  return `--${name}:var(--board-${name},light-dark(${day},${night}));`;
}

/** Tokens that a page may set, by day and by night. */
export const tokensFrom = (tones: Readonly<Record<string, Tone>>): string =>
  Object.entries(tones)
    .map(([name, tone]) => token(name, tone))
    .join('');

const TOKENS = [
  // Overlays need an opaque ground, even if the page makes the chart's transparent.
  `--ground:light-dark(${INKS.surface.join()});`,
  tokensFrom(INKS),
  ...SEATS.map((tone, seat) => token(`seat-${seat}`, tone)),
  // Beside the chart the text is the page's: its colour, and a quieter one. What cannot be pressed now is faint.
  '--aside:color-mix(in srgb,currentColor 76%,transparent);--faint:.42;',
].join('');

const names = (system: string, ...tokens: string[]): string =>
  tokens.map((name) => `--${name}:${system};`).join('');

const FORCED = [
  names('Canvas', 'ground', 'surface', 'field', 'field2', 'on', 'wash', 'danger-wash'),
  names('CanvasText', 'ink', 'ink2', 'line', 'danger', ...SEATS.map((_, seat) => `seat-${seat}`)),
  names('GrayText', 'graticule'),
  names('Highlight', 'accent'),
].join('');

const SHARP = `${tokensFrom(SHARP_INKS)}--aside:currentColor;--faint:.7;`;

const SEAT_CLASSES = SEATS.map((_, seat) => `.seat-${seat}{--seat:var(--seat-${seat})}`).join('');

export const tokens = sheetOf(
  `:host{${TOKENS}}${SEAT_CLASSES}@media (prefers-contrast:more){:host{${SHARP}}}` +
    `@media (forced-colors:active){:host{${FORCED}}}`,
);

/**
 * The tokens on a page with colours of its own, over the others. What a page sets itself stays; print and readers who
 * choose colours have theirs.
 */
export function tokensOf({ isNight, inks: mixed, seats }: Theme): string {
  const own = (name: string, colour: string): string => `--${name}:var(--board-${name},${colour});`;
  const colours = [
    `--ground:${mixed.surface};`,
    ...Object.entries(mixed).map(([name, colour]) => own(name, colour)),
    ...seats.map((colour, seat) => own(`seat-${seat}`, colour)),
  ].join('');
  const scheme = isNight ? 'dark' : 'light';
  const inColour = '@media screen and (forced-colors:none)';
  return (
    `${inColour}{:host{color-scheme:${scheme}}}` +
    `${inColour} and (prefers-contrast:no-preference){:host{${colours}}}`
  );
}
