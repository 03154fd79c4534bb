// The front page: a picture becomes a board when it is pointed at, focused or tapped.

export {};

/** On a smaller board a finger meets no cell: a tap opens the page of the game instead. */
const LEAST = 240;

const root = new URL(document.documentElement.dataset['root'] ?? './', location.href);
let loader: Promise<unknown> | undefined;

/** The board in the place of its picture; the picture stays below it until it can be seen. */
async function wake(
  place: HTMLElement,
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Promise<void> {
  loader ??= import(`${new URL('dist/cdn/planisphere.js', root)}`);
  await loader;
  const board = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, controls: 'none' }))
    board.setAttribute(name, value);
  place.append(board);
  await customElements.whenDefined(tag);
  await (board as HTMLElement & { readonly settled?: Promise<unknown> }).settled;
  const link = place.querySelector('a');
  const hadFocus = document.activeElement?.isSameNode(link) === true;
  link?.remove();
  if (hadFocus) board.focus();
}

for (const plate of document.querySelectorAll<HTMLElement>('.plate')) {
  const { tag, board } = plate.dataset;
  const place = plate.querySelector<HTMLElement>('.place');
  if (tag === undefined || board === undefined || !place) continue;
  let isAwake = false;
  const begin = (): void => {
    if (isAwake) return;
    isAwake = true;
    wake(place, tag, JSON.parse(board) as Record<string, string>).catch(() => (isAwake = false));
  };
  place.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && begin());
  place.addEventListener('focusin', begin);
  place.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a') || place.offsetWidth < LEAST) return;
    event.preventDefault();
    begin();
  });
}
