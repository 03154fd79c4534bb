/**
 * Keys in a board: what they are called on any keyboard, which of them end in the board, and the arrows of its tables
 * and lists.
 */

/** Keys of fields that do something else than write, and those that leave a field. */
const LEAVES_FIELD = /^(Tab|Escape|F\d+|Shift|Control|Alt|Meta|ContextMenu)$/;
const SLIDES = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/;

/** Keys that the board has used and that are still held down. */
const used = new Set<string>();

const placeOf = ({ code, key }: KeyboardEvent): string => code || key;

/** The key goes no further: a page may have one of its own on it, and cannot know what a board does. */
function end(event: KeyboardEvent): void {
  event.stopPropagation();
  used.add(placeOf(event));
}

/** The board has acted on a key, in place of what the browser does by it. */
export function takeKey(event: KeyboardEvent): void {
  event.preventDefault();
  end(event);
}

/** Whether the browser itself acts on a key for what has the focus. */
function isNative(target: Element, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'Escape') return target.closest('dialog') !== null;
  if (altKey || ctrlKey || metaKey) return false;
  if (target.matches('input[type=range]')) return SLIDES.test(key);
  if (target.matches('input, textarea, select')) return !LEAVES_FIELD.test(key);
  if (target.matches('button, summary')) return key === 'Enter' || key === ' ';
  return target.matches('a[href]') && key === 'Enter';
}

/** Ends in a board's root what the browser does there by keys, and the release of each key that the board has used. */
export function endKeys(root: ShadowRoot): void {
  root.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    // The page's own controls inside the board keep their keys.
    if (root.contains(target) && isNative(target, event as KeyboardEvent)) end(event as KeyboardEvent);
    else used.delete(placeOf(event as KeyboardEvent));
  });
  root.addEventListener('keyup', (event) => {
    if (used.delete(placeOf(event as KeyboardEvent))) event.stopPropagation();
  });
}

/** Signs on the keys of a Latin keyboard, by their places. */
const SIGNS: Readonly<Record<string, string>> = { Comma: ',', Period: '.', 'Shift+Slash': '?' };

/**
 * The key, or where it writes neither a Latin letter nor a sign of ASCII, what is in its place on a keyboard that does.
 */
export function pressedKey({ key, code, shiftKey }: KeyboardEvent): string {
  const plain = key.normalize('NFKC');
  if (/^(\p{ASCII}+|\p{Script=Latin})$/u.test(plain)) return plain;
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  return digit ?? SIGNS[shiftKey ? `Shift+${code}` : code] ?? key;
}

/** Goes from the button in focus to another one: by one along a row, by `columns` from row to row. */
export function walk(event: KeyboardEvent, columns: number): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const table = event.currentTarget as Element;
  const along = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
  const step = { ArrowLeft: -along, ArrowRight: along, ArrowUp: -columns, ArrowDown: columns }[event.key];
  const stops = [...table.querySelectorAll<HTMLElement>('button[tabindex]')];
  const from = stops.indexOf((event.target as Element).closest('button') as HTMLElement);
  if (from < 0 || step === undefined) return;
  // At an edge too: whoever walks once too often stays where they are.
  takeKey(event);
  const to = stops[from + step];
  if (!to) return;
  for (const stop of stops) stop.tabIndex = stop === to ? 0 : -1;
  to.focus();
}
