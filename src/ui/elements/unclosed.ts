/**
 * Tells authors of a tag that is not closed: HTML knows no `<star-board />`, and takes the rest of the page for what is
 * inside.
 */
import { ofDocument } from '../loader/unclobbered.js';
import { GameElement } from './game-element.js';

/** Whether nothing at all stands behind it, up to the end of its page: even a line that ends behind a tag would. */
function isLast(element: Element): boolean {
  const body = ofDocument('body');
  for (let place: Node | null = element; place && place !== body; place = place.parentNode)
    if (place.nextSibling) return false;
  return body.contains(element);
}

/** The fallback for readers without scripts, without the board's data. */
const fallbackOf = (element: Element): Element[] =>
  [...element.children].filter((child) => !child.matches('script[slot]'));

/** The board around it, where it stands inside another one. Of the two the later sees the other. */
function outerOf(element: Element): Element | undefined {
  for (let place = element.parentElement; place; place = place.parentElement)
    if (place instanceof GameElement) return place;
  const holdsBoard = [...element.querySelectorAll('*')].some((inside) => inside instanceof GameElement);
  return holdsBoard ? element : undefined;
}

function isUnclosed(element: Element): boolean {
  const { length } = fallbackOf(element);
  const endsInRoom = /^\s+$/.test(element.lastChild?.nodeValue ?? '');
  return isLast(element) && (length > 1 || (length === 1 && endsInRoom));
}

const told = new WeakSet<Element>();

function tell(element: Element): void {
  const open = outerOf(element) ?? (isUnclosed(element) ? element : undefined);
  if (!element.isConnected || !open || told.has(open)) return;
  told.add(open);
  const { localName } = open;
  console.warn(
    `<${localName}> is not closed, so the rest of the page is hidden inside it. ` +
      `HTML does not read "/>" as its end. Write <${localName}></${localName}>.`,
    open,
  );
}

/** Tells the console once the page is parsed, where the tag of a board seems to have swallowed what follows it. */
export function tellIfUnclosed(element: Element): void {
  if (document.readyState !== 'loading') tell(element);
  else document.addEventListener('DOMContentLoaded', () => tell(element), { once: true });
}
