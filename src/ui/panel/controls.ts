/** The row of controls under every board. */
import { html, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/language.js';
import type { Words } from '../../core/words.js';
import { langOf } from '../dom/sentence.js';

export type ControlName = 'undo' | 'redo' | 'restart' | 'hint' | 'copy' | 'menu';

const ICONS: Readonly<Record<ControlName, string>> = {
  undo: 'M4.5 8.5h7.2a4 4 0 0 1 0 8H8M7.8 5L4.3 8.5L7.8 12',
  redo: 'M15.5 8.5H8.3a4 4 0 0 0 0 8H12M12.2 5l3.5 3.5L12.2 12',
  restart: 'M15.9 8.2A6.3 6.3 0 1 0 16.3 11.4M16.3 4v4.3h-4.3',
  hint: 'M10 2.8L11.6 8.4L17.2 10L11.6 11.6L10 17.2L8.4 11.6L2.8 10L8.4 8.4Z',
  copy: 'M10 12.5V3.2M6.6 6.4L10 3L13.4 6.4M5.5 9.5H4.2v7.3h11.6V9.5h-1.3',
  menu: 'M4 5.8h12M4 10h12M4 14.2h12',
};

/** The key of each control while the board has the focus. */
export const KEYS: Readonly<Record<string, ControlName>> = { u: 'undo', y: 'redo', h: 'hint', '?': 'menu' };

/** Keys of the board that no button has, and no game types: what is here, and where the next piece of one's own is. */
export const PLACE_KEY = 'i';
export const PIECE_KEY = 'n';

const keyOf = (name: ControlName): string => Object.keys(KEYS).find((key) => KEYS[key] === name) ?? '';

/** How many of them there are. */
export type Controls = 'full' | 'minimal' | 'none';

/** In order; `undefined` stands for the slider in the middle. */
const ROWS: Readonly<Record<Controls, readonly (ControlName | undefined)[]>> = {
  none: [],
  minimal: ['undo', 'redo', undefined, 'menu'],
  full: ['undo', 'redo', 'restart', undefined, 'hint', 'copy', 'menu'],
};

export interface ControlState {
  readonly controls: Controls;
  /** The position on show, and how many there are. */
  readonly ply: number;
  readonly plies: number;
  /** The move that led there, as a sentence. */
  readonly move: string;
  readonly hasHint: boolean;
  /** Words for captions that are not `act.<name>`. */
  readonly captions: Readonly<Partial<Record<ControlName, string>>>;
  /** Those that are left out are enabled. */
  readonly enabled: Readonly<Partial<Record<ControlName, boolean>>>;
}

/** What the row does. */
export interface Pressed {
  press(name: ControlName): void;
  step(ply: number): void;
}

/** A slider over the plies of a game. `said`: what it tells beside the ply. It stands in the reader's direction by itself. */
export function renderSlider(
  ply: number,
  plies: number,
  said: readonly [label: string, value: string],
  onStep: (ply: number) => void,
): TemplateResult {
  return html`<input
    type="range"
    aria-label=${bare(said[0])}
    aria-valuetext=${bare(said[1])}
    lang=${langOf(said.join(''))}
    max=${plies}
    .value=${String(ply)}
    @input=${(event: Event) => onStep((event.target as HTMLInputElement).valueAsNumber)}
  />`;
}

export function renderControls(
  { controls, ply, plies, move, hasHint, captions, enabled }: ControlState,
  words: Words,
  pressed: Pressed,
): TemplateResult {
  const button = (name: ControlName): TemplateResult => {
    const said = words.say(captions[name] ?? `act.${name}`);
    const key = keyOf(name).toUpperCase();
    return html`<button
      name=${name}
      aria-label=${bare(said)}
      lang=${langOf(said)}
      title=${bare(key ? words.say('act.with-key', { act: said, key }) : said)}
      aria-haspopup=${name === 'menu' || name === 'copy' ? 'dialog' : nothing}
      aria-disabled=${enabled[name] === false ? 'true' : nothing}
      @click=${() => enabled[name] !== false && pressed.press(name)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${ICONS[name]} /></svg>
    </button>`;
  };
  const names = ROWS[controls].filter((name) => name !== 'hint' || hasHint);
  const steps = [words.say('act.step'), move] as const;
  const slider = (): TemplateResult =>
    html`${plies > 0 ? renderSlider(ply, plies, steps, (to) => pressed.step(to)) : nothing}<span class="gap"></span>`;
  return html`<div class="controls" part="controls">
    ${names.map((name) => (name ? button(name) : slider()))}
  </div>`;
}
