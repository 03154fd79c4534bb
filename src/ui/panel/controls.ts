/** The row of controls of every board, and the slider over its moves. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { bare } from '../../core/words/language.js';
import type { Words } from '../../core/words/words.js';
import type { BoardStore } from '../contract/requests.js';
import { langOf, renderLine } from '../dom/sentence.js';
import { renderIcon } from './icons.js';

export type ControlName = 'undo' | 'redo' | 'first' | 'hint' | 'lesson' | 'share' | 'menu';

/** The key of each control while the board has the focus. */
export const KEYS: Readonly<Record<string, ControlName>> = { u: 'undo', y: 'redo', h: 'hint', '?': 'menu' };

/** Keys of the board that no button has, and no game types: what is here, and where the next piece of one's own is. */
export const PLACE_KEY = 'i';
export const PIECE_KEY = 'n';

const keyOf = (name: ControlName): string => Object.keys(KEYS).find((key) => KEYS[key] === name) ?? '';

/** How many of them there are. */
export type Controls = 'full' | 'minimal' | 'none';

const ROWS: Readonly<Record<Controls, readonly ControlName[]>> = {
  none: [],
  minimal: ['undo', 'redo', 'menu'],
  full: ['first', 'undo', 'redo', 'hint', 'lesson', 'share', 'menu'],
};

export interface ControlState {
  readonly controls: Controls;
  /** The position on show, and how many there are. */
  readonly ply: number;
  readonly plies: number;
  /** The move that led there, as a sentence. */
  readonly move: string;
  /** Those that this board, or this reader, has no use for. */
  readonly without: readonly ControlName[];
  /** Names of captions that are not the button’s own. */
  readonly captions: Readonly<Partial<Record<ControlName, string>>>;
  /** Those that are left out are enabled. */
  readonly enabled: Readonly<Partial<Record<ControlName, boolean>>>;
  /** The one that was pressed, while its answer is on its way. */
  readonly pending: string | undefined;
}

/** Marks a button of the row until the answer to its press is there: a part may have to be loaded, a bot may think. */
export async function markPending<T>(
  { dispatch }: Pick<BoardStore, 'dispatch'>,
  button: ControlName,
  answer: Promise<T>,
): Promise<T> {
  dispatch({ type: 'pending', button });
  try {
    return await answer;
  } finally {
    dispatch({ type: 'answered', button });
  }
}

/** Actions of the row. */
export interface Pressed {
  press(name: ControlName): void;
  step(ply: number): void;
  /** A question or a note about one of the buttons, shown above the row. */
  renderAbove(): unknown;
}

/**
 * A slider over the plies of a game. `said`: what it tells beside the ply. It stands in the reader's direction by
 * itself.
 */
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
    ?disabled=${plies === 0}
    .value=${String(ply)}
    @input=${(event: Event) => onStep((event.target as HTMLInputElement).valueAsNumber)}
  />`;
}

/** The slider over the moves of the game. */
export function renderSteps(
  { ply, plies, move }: ControlState,
  words: Words,
  pressed: Pressed,
): TemplateResult {
  const told = [words.say('act.step'), move] as const;
  return html`<div class="steps"><span aria-hidden="true">${renderLine(told[0])}</span>${renderSlider(
    ply,
    plies,
    told,
    (to) => pressed.step(to),
  )}</div>`;
}

export function renderControls(
  { controls, without, captions, enabled, pending }: ControlState,
  words: Words,
  pressed: Pressed,
): TemplateResult {
  const button = (
    name: ControlName,
    caption: string,
    isEnabled: boolean,
    isPending: boolean,
  ): TemplateResult => {
    const said = words.say(`act.${caption}`);
    const tip = words.say(`tip.${caption}`);
    const key = keyOf(name).toUpperCase();
    return html`<button
      name=${name}
      class=${isPending ? 'pending' : nothing}
      aria-haspopup=${name === 'menu' ? 'dialog' : nothing}
      aria-disabled=${isEnabled ? nothing : 'true'}
      aria-keyshortcuts=${key || nothing}
      @click=${() => isEnabled && pressed.press(name)}
    >
      ${renderIcon(name)}<span>${renderLine(said)}</span>
      <span class="tip" aria-hidden="true">${renderLine(
        key ? words.say('act.with-key', { act: tip, key }) : tip,
      )}</span>
    </button>`;
  };
  const names = ROWS[controls].filter((name) => !without.includes(name));
  return html`<div class="controls" part="controls">
    ${names.map((name) => {
      const [caption, isEnabled] = [captions[name] ?? name, enabled[name] !== false];
      const isPending = pending === name;
      return guard([name, caption, isEnabled, isPending, words], () =>
        button(name, caption, isEnabled, isPending),
      );
    })}
    ${pressed.renderAbove()}
  </div>`;
}
