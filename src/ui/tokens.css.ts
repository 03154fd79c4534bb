/** The tokens of all boards: what a page may set, what holds by day, by night and in forced colours. Made from the palette. */
import { unsafeCSS } from 'lit';
import { INKS, SEATS, type Tone } from '../core/palette.js';

function token(name: string, [day, night]: Tone): string {
  return `--${name}:var(--board-${name},light-dark(${day},${night}));`;
}

const TOKENS = [
  // What lies over a page needs a ground of its own, also where the page makes the chart's transparent.
  `--ground:light-dark(${INKS.surface.join()});`,
  ...Object.entries(INKS).map(([name, tone]) => token(name, tone)),
  ...SEATS.map((tone, seat) => token(`seat-${seat}`, tone)),
].join('');

const names = (system: string, ...tokens: string[]): string =>
  tokens.map((name) => `--${name}:${system};`).join('');

const FORCED = [
  names('Canvas', 'ground', 'surface', 'field', 'field2', 'on', 'wash', 'danger-wash'),
  names('CanvasText', 'ink', 'ink2', 'line', 'danger', ...SEATS.map((_, seat) => `seat-${seat}`)),
  names('GrayText', 'graticule'),
  names('Highlight', 'accent'),
].join('');

const SEAT_CLASSES = SEATS.map((_, seat) => `.seat-${seat}{--seat:var(--seat-${seat})}`).join('');

export const tokens = unsafeCSS(
  `:host{${TOKENS}}${SEAT_CLASSES}@media (forced-colors:active){:host{${FORCED}}}`,
);
