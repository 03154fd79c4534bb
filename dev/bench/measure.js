// What boards cost a page, told by a contender's make(), ready() and update(); it knows no board.

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

/** Waits until a frame is on the screen and the page has nothing left to do. */
export async function rested() {
  await nextFrame();
  await new Promise((resolve) => requestIdleCallback(resolve));
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
