/**
 * How high a board would like its frame to be. It depends on the frame’s width alone: a page that fills its frame and
 * asks for a height that follows from the frame’s would never come to an end. Lengths are in em of the page’s text, so
 * that larger text gets more room.
 */

/** From this width on the panel stands beside the board. */
const WIDE = 43.75;
/** A page with board and panel below one another, and the most that one has with both side by side. */
const TALL = 48.75;
const LOWER = 42;
/** How wide a page is for its height, where the panel stands beside the board: this, or more. */
const LANDSCAPE = 1.25;
/** The most that a board takes of the height with a panel below it, and with a part of one or none. */
const BOARD = 25;
const BARE_BOARD = 30;
/** Rooms for board and panel below one another: higher than both, and as low as a phone’s screen. */
const HIGH = 500;
const LOW = 40;

/** The parts of the panel that must be in view: status, messages, and score or goal. So must the controls. */
const SEEN = '.status, [part~=to-do], .tally, [part~=told], [part~=note]';

/** A likely height for a frame of that width, with a whole panel; all in pixels. */
export function likelyHeight(width: number, em = 16): number {
  return Math.round(width < WIDE * em ? TALL * em : Math.min(LOWER * em, width / LANDSCAPE));
}

/**
 * In pixels: the height of the page, what the panel below the board takes of it, and what of that must be in view, also
 * where the frame is low.
 */
export interface Wish {
  readonly height: number;
  readonly panel: number;
  readonly needed: number;
  readonly low: number;
}

/**
 * Below the board: all that the panel has, and what of it must be in view; in pixels, 0 for a panel that shows nothing.
 */
function measureBelow(board: Element, panel: Element, em: number): { all: number; needed: number } {
  const { bottom } = board.getBoundingClientRect();
  const { top } = panel.getBoundingClientRect();
  const ends = [...panel.querySelectorAll(SEEN)].map((node) => node.getBoundingClientRect().bottom);
  const controls = panel.querySelector('[part~=controls]')?.clientHeight ?? 0;
  const all = Math.max(0, Math.ceil(top + panel.scrollHeight - bottom));
  const needed = Math.ceil(Math.max(top, ...ends) + panel.scrollTop - bottom + controls + em);
  return { all, needed: Math.min(all, needed) };
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
  const width = main.clientWidth;
  if (!board || !panel || element.clientWidth === 0) return undefined;
  const em = parseFloat(style.fontSize);
  const likely = likelyHeight(width, em);
  const isWide = width >= WIDE * em;
  const isWhole = panel.matches('.full');
  const below = (room: number): { all: number; needed: number } => {
    main.style.setProperty('--measured-room', `${room * em}px`);
    return measureBelow(board, panel, em);
  };
  main.classList.add('measured');
  main.style.setProperty('--measured-board', `${(isWhole ? BOARD : BARE_BOARD) * em}px`);
  const low = below(LOW).needed;
  const { all, needed } = below(HIGH);
  const { height } = board.getBoundingClientRect();
  main.classList.remove('measured');
  const taken = Math.min(all, Math.max(needed, likely - margins - height));
  const isShort = !isWhole && !isWide;
  return { height: isShort ? Math.ceil(height + taken + margins) : likely, panel: taken, needed, low };
}
