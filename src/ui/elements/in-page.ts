/** A board in its page: it takes the page's colours, and learns when the page goes. It knows no game. */
import type { LitElement } from 'lit';
import { themeOn } from '../../core/theme.js';
import { wear } from '../dom/adopted-styles.js';
import { whenPageGoes } from '../dom/page.js';
import { watchColours, type PageColours } from '../dom/page-colours.js';
import { tokensOf } from '../styles/tokens.css.js';

/** Boards on one page wear the same. */
const made = new Map<string, string>();
/** More than any page has; one that fades makes more. */
const MANY = 64;

function sheetFor(colours: PageColours | undefined): string {
  if (!colours) return '';
  const key = [...colours.page, ...colours.text].map((part) => Math.round(part * 255)).join();
  const text = made.get(key) ?? tokensOf(themeOn(colours.page, colours.text));
  if (made.size >= MANY) made.clear();
  made.set(key, text);
  return text;
}

/** A board comes into a page: it wears the page's colours, and is told when the page goes. Returns how to leave. */
export function enterPage(element: LitElement, gone: () => void): () => void {
  const stay = whenPageGoes(element, gone);
  const fade = watchColours(element, (colours) =>
    wear(element.renderRoot as ShadowRoot, 'page', sheetFor(colours)),
  );
  return () => {
    stay();
    fade();
  };
}
