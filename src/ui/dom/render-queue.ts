/** Renders the many boards of a page a few at a time, those in view first, so that frames come between. It knows no board. */

/** Layout and paint take about as long again as rendering, and more. */
const SLICE_MS = 16;

/** Rendering after such a gap has left the page time for a frame. */
const GAP_MS = 16;

/** If no frames come, as in a tab in the background, a slice waits no longer than this. */
const PATIENCE_MS = 100;

/** The boards that wait, in the order in which they came, each with what renders it. */
const waiting = new Map<Element, () => void>();
const inView = new Set<Element>();
let observer: IntersectionObserver | undefined;

/** What the slice in hand has taken, and when it ended. */
let spent = 0;
let ended = -Infinity;

function see(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting && waiting.has(target)) inView.add(target);
    else inView.delete(target);
  }
}

function timed<T>(render: () => T): T {
  const began = performance.now();
  if (began - ended > GAP_MS) spent = 0;
  try {
    return render();
  } finally {
    ended = performance.now();
    spent += ended - began;
  }
}

function renderNext(): void {
  const [next = [...waiting.keys()][0] as Element] = inView;
  const render = waiting.get(next);
  waiting.delete(next);
  inView.delete(next);
  observer?.unobserve(next);
  if (render) timed(render);
}

function renderSlice(): void {
  spent = 0;
  while (waiting.size > 0 && spent < SLICE_MS) renderNext();
  goOn();
}

/** A printed page shows everything. */
function renderAll(): void {
  while (waiting.size > 0) renderNext();
  goOn();
}

let isDue = false;
function goOn(): void {
  if (isDue) return;
  if (waiting.size === 0) {
    observer?.disconnect();
    observer = undefined;
    removeEventListener('beforeprint', renderAll);
    return;
  }
  isDue = true;
  const act = (): void => {
    clearTimeout(patience);
    cancelAnimationFrame(frame);
    isDue = false;
    renderSlice();
  };
  let patience = setTimeout(act, PATIENCE_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(patience);
    // After the frame, not before it.
    patience = setTimeout(act);
  });
}

function wait(element: Element, render: () => void): void {
  if (waiting.size === 0) addEventListener('beforeprint', renderAll);
  waiting.set(element, render);
  observer ??= new IntersectionObserver(see);
  observer.observe(element);
  goOn();
}

/** Renders at once where this slice has time left and nobody waits, else in turn. */
export function renderInTurn<T>(element: Element, render: () => Promise<T>): Promise<T> {
  const isBusy = spent >= SLICE_MS && performance.now() - ended <= GAP_MS;
  if (waiting.size === 0 && !isBusy) return timed(render);
  return new Promise((resolve, reject) => {
    wait(element, () => {
      try {
        resolve(render());
      } catch (error) {
        reject(error);
      }
    });
  });
}
