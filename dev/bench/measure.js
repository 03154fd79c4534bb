// Measures what boards cost a page, by a contender's make(), ready() and update(); it knows no board.

const ground = () => document.getElementById('ground');

/** Makes the page work out styles and places now. */
function layOut() {
  return ground().getBoundingClientRect().height;
}

/** Puts that many boards on the page and waits until they can be played. */
export async function mount({ make, ready }, count = 1) {
  const boards = Array.from({ length: count }, make);
  ground().append(...boards);
  await Promise.all(boards.map(ready));
  layOut();
  return boards;
}

/** The milliseconds that something takes. */
export async function timed(act) {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

export const nextFrame = () => new Promise(requestAnimationFrame);

/** Of the 50 ms that an idle page has free, what nobody has begun to use: boards put work off in slices of a few ms. */
const FREE_MS = 47;
/** So often it is waited for that: a page may move on its own. */
const PATIENCE = 100;

/** Waits until a frame is on the screen and what was put off until then is done, in however many slices. */
export async function rested() {
  await nextFrame();
  for (let time = 0; time < PATIENCE; time++) {
    const free = await new Promise((resolve) => requestIdleCallback((idle) => resolve(idle.timeRemaining())));
    if (free > FREE_MS) return;
  }
}

/** The elements below a node, those in shadow trees too. */
export function countElements(node) {
  let count = 0;
  for (const root of [node, node.shadowRoot ?? []].flat()) {
    for (const child of root.children) count += 1 + countElements(child);
  }
  return count;
}

/** Waits until a page that has just filled is quiet: boards in view may prepare themselves when it is. */
export async function quiet() {
  for (let time = 0; time < 3; time++) await rested();
}

export function clear() {
  for (const board of [...ground().children]) board.remove();
}
