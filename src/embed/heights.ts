/**
 * How high a board would like its frame to be. It depends on the frame’s width alone: a page that fills its frame and
 * asks for a height that follows from the frame’s would never come to an end.
 */

/** From this width on the panel stands beside the board. */
const WIDE = 700;
/** The most that a board takes of the height where it has the room, below one another and side by side. */
const TALL = 480;
const TALLEST = 640;
/** The most that a panel takes below the board: status, what to do, what happened, goal and controls. The rest is reached by scrolling in it. */
const PANEL = 300;
/** How wide a place is for its height, where the panel stands beside the board: this, or more. */
const LANDSCAPE = 1.2;
/** Higher than any board and panel below one another. */
const ROOM = 4000;

/** What a page in a frame of that width would ask for, with a panel of the usual size. */
export function likelyHeight(width: number): number {
  const height = width < WIDE ? Math.min(TALL, width) + PANEL : Math.min(TALLEST, width / LANDSCAPE);
  return Math.round(height);
}

/** In pixels: the height of the page, and what the panel below the board takes of it, 0 where it stands beside. */
export interface Wish {
  readonly height: number;
  readonly panel: number;
}

/**
 * Measures at the present width. Meanwhile the content has a height of its own, whatever the frame’s is, and the panel
 * shows nothing, so that all of it counts as hidden. Undefined where nothing can be measured, as in a frame that is
 * not shown.
 */
export function measure(main: HTMLElement, element: Element): Wish | undefined {
  const board = element.shadowRoot?.querySelector('[part~=board]');
  const panel = element.shadowRoot?.querySelector('[part~=panel]');
  const style = getComputedStyle(main);
  const margins = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  const width = main.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  if (!board || !panel || !(width > 0)) return undefined;
  const isWide = width >= WIDE;
  const room = isWide ? Math.min(TALLEST, width / LANDSCAPE) : ROOM;
  main.style.setProperty('--measured-room', `${room}px`);
  main.style.setProperty('--measured-board', `${TALL}px`);
  main.classList.add('measured');
  main.classList.toggle('narrow', !isWide);
  const { top, bottom } = board.getBoundingClientRect();
  const end = panel.getBoundingClientRect().top + panel.scrollHeight;
  main.classList.remove('measured', 'narrow');
  // A panel that shows nothing has no place.
  const below = isWide ? 0 : Math.max(0, Math.min(PANEL, Math.ceil(end - bottom)));
  const content = isWide ? Math.min(room, Math.max(bottom, end) - top) : bottom - top + below;
  return { height: Math.ceil(content + margins), panel: below };
}
