/**
 * Draws a board whose element is not defined yet, into the shadow root that the element will have. The element finds
 * the bare board there as it would draw it, and leaves it until its game can be drawn over it. It needs no Lit.
 */
import type { AnyDefinition } from '../contract/definition.js';
import { settingsOf } from '../contract/setting-table.js';
import { Settings } from '../contract/settings.js';
import { ratioStyle } from '../board/picture.js';
import { dress, wear, type Styles } from '../dom/adopted-styles.js';
import { parseMarkup } from '../dom/markup.js';
import { fitStyles, lowStyles } from '../styles/fit.css.js';
import { frame as frameStyles } from '../styles/frame.css.js';
import { labelStyles } from '../styles/labels.css.js';
import { tokens } from '../styles/tokens.css.js';
import { bareBoard } from './bare-board.js';
import { wearColours } from './wear-colours.js';

interface FirstPictures {
  /** Draws a board that has nothing in its place, unless its element is there by now. */
  show(board: HTMLElement): void;
  /** The element cannot be had so far: what the page put inside its boards shows again. */
  giveWay(): void;
}

/** The content of each root that has a first picture. */
const drawn = new WeakMap<ShadowRoot, string>();

/** Whether the page has put something inside for readers without scripts. Data in a script shows nothing. */
export function hasFallback(element: Element): boolean {
  return [...element.children].some(({ localName }) => localName !== 'script');
}

/** Whether a first picture stands in this root. */
export const isPictured = (root: ShadowRoot): boolean => drawn.has(root);

/**
 * What the page has set on an element that does not know it yet. Properties win over attributes, as they do when it
 * is defined.
 */
function settingsBefore(definition: AnyDefinition, board: HTMLElement): Settings {
  const table = settingsOf(definition);
  let settings = new Settings(table);
  for (const [name, { attribute, reflects }] of Object.entries(table)) {
    const given = attribute ? board.getAttribute(attribute) : undefined;
    const own: unknown = Object.hasOwn(board, name) ? Reflect.get(board, name) : undefined;
    // Style sheets ask for the attribute.
    if (reflects && attribute && typeof own === 'string') board.setAttribute(attribute, own);
    settings = settings.give(name, own ?? given);
  }
  return settings;
}

/**
 * Draws the bare board into a root, or draws it again by other settings. The nodes of the root itself stay the same.
 */
export function drawBare(root: ShadowRoot, definition: AnyDefinition, settings: Settings): void {
  const board = bareBoard(definition, settings);
  if (!board) return;
  const controls = settings.get<string>('controls');
  const ratio = ratioStyle(board.chart);
  const text =
    `<div class="chart" part="board">${board.markup}</div>` +
    `<div class="panel ${controls}" part="panel"></div>`;
  if (drawn.get(root) === ratio + text) return;
  drawn.set(root, ratio + text);
  const [frame = document.createElement('div'), slot = document.createElement('slot')] = root.children;
  frame.className = controls === 'full' ? 'frame beside' : 'frame';
  frame.setAttribute('part', 'frame');
  frame.setAttribute('lang', 'en');
  const label = root.host.getAttribute('aria-label')?.trim();
  if (label) {
    frame.setAttribute('role', 'img');
    frame.setAttribute('aria-label', label);
  }
  frame.replaceChildren(parseMarkup(text));
  wear(root, 'ratio', ratio);
  if (frame.parentNode) return;
  slot.toggleAttribute('hidden', true);
  root.append(frame, slot);
}

/** The style sheets for the frame, the board and the room kept for the panel. */
const SHARED: Styles = [tokens, frameStyles, fitStyles, lowStyles, labelStyles];

/** `style`: how a game's board looks. */
export function firstPictures(definition: AnyDefinition, style: Styles[number]): FirstPictures {
  const styles = [...SHARED, style];
  /** By root, how to end its following the page's colours. */
  const shown = new Map<ShadowRoot, () => void>();
  let isMissing = false;
  void customElements.whenDefined(definition.tag).then(() => shown.clear());

  /**
   * Its first picture's, where the page has moved it. Undefined where something stands in its place: a server's
   * rendering, or a root of the page's own.
   */
  function rootFor(board: HTMLElement): ShadowRoot | undefined {
    const root = board.shadowRoot;
    if (root) return isPictured(root) ? root : undefined;
    try {
      return board.attachShadow({ mode: 'open' });
    } catch {
      return undefined;
    }
  }

  return {
    show(board) {
      if (isMissing || !board.isConnected || customElements.get(definition.tag)) return;
      const root = rootFor(board);
      if (!root) return;
      dress(root, styles);
      drawBare(root, definition, settingsBefore(definition, board));
      shown.get(root)?.();
      shown.set(root, wearColours(board, root));
    },
    giveWay() {
      isMissing = true;
      for (const { host, children } of shown.keys()) {
        const [frame, slot] = children;
        frame?.toggleAttribute('hidden', hasFallback(host));
        slot?.toggleAttribute('hidden', !hasFallback(host));
      }
    },
  };
}
