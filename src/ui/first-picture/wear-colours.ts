/** A board in its page takes the page's colours. */
import { themeOn } from '../../core/chart/theme.js';
import { wear } from '../dom/adopted-styles.js';
import { watchColours, type PageColours } from './page-colours.js';
import { tokensOf } from '../styles/tokens.css.js';

/** Token sheets by page colours, shared by all boards of a page. */
const made = new Map<string, string>();
/** Cache cap, for pages that animate their colours. */
const MANY = 64;

function sheetFor(colours: PageColours | undefined): string {
  if (!colours) return '';
  const key = [...colours.page, ...colours.text].map((part) => Math.round(part * 255)).join();
  const text = made.get(key) ?? tokensOf(themeOn(colours.page, colours.text));
  if (made.size >= MANY) made.clear();
  made.set(key, text);
  return text;
}

/** In full screen the page's ground is not behind the board: it has its own then, and its own ink. */
const GROUND = ':host{background-color:var(--ground);color:var(--ink)}';

/**
 * A board wears the colours around it, now and as they change. Returns how to end that. Of two that ask for the same
 * board, the later takes over.
 */
export function wearColours(element: Element, root: ShadowRoot): () => void {
  const { end, lookAgain } = watchColours(element, ({ colours, isAfloat }) => {
    wear(root, 'page', sheetFor(colours));
    wear(root, 'ground', isAfloat ? GROUND : '');
  });
  // By whatever way the page has come by another colour, it is inherited, and what fades inside tells of it.
  const listener = (event: Event): void => {
    if ((event as TransitionEvent).propertyName === 'color') lookAgain();
  };
  root.addEventListener('transitionrun', listener);
  return () => {
    root.removeEventListener('transitionrun', listener);
    end();
  };
}
