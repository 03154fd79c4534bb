/** Renders the boards of a page a few at a time, those in view first, so that frames come between. */
import { whenIdle } from './time-slicing.js';

/** Layout and paint take about as long again as rendering, and more. */
const SLICE_MS = 16;

/** The same where none of them is in view. */
const UNSEEN_MS = 8;

/** The most boards of a slice. */
const BATCH = 16;

/** Putting more into a page than this takes a task by itself. */
const MANY = 64;

/** Rendering after such a gap has left the page time for a frame. */
const GAP_MS = 16;

/** If no frames come, as in a tab in the background, or the page is never idle, a slice waits no longer than this. */
const PATIENCE_MS = 100;

/** A board's place in the queue. */
interface Turn {
  readonly prepare: () => void;
  readonly render: () => void;
  readonly fail: (error: unknown) => void;
}

/** The boards that wait, in the order in which they came. */
const waiting = new Map<Element, Turn>();
const inView = new Set<Element>();
let observer: IntersectionObserver | undefined;
/** Written here, where it holds no board: a function holds all that stands around it. */
function nothing(): void {}

/** Called once all waiting boards have reported whether they are in view; undefined once they have. */
let onceSeen: (() => void) | undefined = nothing;

/** Milliseconds spent in the current slice, and when it ended. */
let spent = 0;
let ended = -Infinity;

function see(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting && waiting.has(target)) inView.add(target);
    else inView.delete(target);
  }
  const act = onceSeen;
  onceSeen = undefined;
  act?.();
}

/** One step of one board's turn. */
function take(element: Element, step: 'prepare' | 'render'): void {
  const turn = waiting.get(element);
  if (!turn) return;
  const began = performance.now();
  try {
    turn[step]();
  } catch (error) {
    leave(element);
    turn.fail(error);
  }
  ended = performance.now();
  spent += ended - began;
}

function leave(element: Element): void {
  waiting.delete(element);
  inView.delete(element);
  observer?.unobserve(element);
}

function renderNext(element: Element): void {
  take(element, 'render');
  leave(element);
}

function renderSlice(most: number): void {
  const others = [...waiting.keys()].filter((element) => !inView.has(element));
  const batch = [...inView, ...others].slice(0, BATCH);
  for (const element of batch) take(element, 'prepare');
  // Handle first what these elements have asked of the page.
  queueMicrotask(() => {
    for (const element of batch) {
      renderNext(element);
      if (spent >= most) break;
    }
    goOn();
  });
}

/** A printed page shows everything. */
function renderAll(): void {
  for (const element of [...waiting.keys()]) take(element, 'prepare');
  for (const element of [...waiting.keys()]) renderNext(element);
}

/** Calls back after the next frame. Returns how to call that off. */
function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Calls back when the page has had its turn. Returns how to call that off. */
function afterPage(act: () => void): () => void {
  if (inView.size > 0) return afterFrame(act);
  if (!onceSeen) return whenIdle(act);
  onceSeen = act;
  return () => (onceSeen &&= nothing);
}

let isDue = false;

function goOn(): void {
  isDue = waiting.size > 0;
  if (!isDue) {
    observer?.disconnect();
    observer = undefined;
    removeEventListener('beforeprint', renderAll);
    return;
  }
  const act = (): void => {
    clearTimeout(patience);
    callOff();
    spent = 0;
    renderSlice(inView.size > 0 ? SLICE_MS : UNSEEN_MS);
  };
  const patience = setTimeout(act, PATIENCE_MS);
  const callOff = afterPage(act);
}

/** At once where the page has had a frame since the last slice. */
function begin(): void {
  if (performance.now() - ended > GAP_MS) spent = 0;
  if (spent < SLICE_MS && waiting.size <= MANY) renderSlice(SLICE_MS);
  else goOn();
}

interface Rendering<T> {
  /** Asks the page what the rendering needs to know. */
  readonly prepare: () => void;
  readonly render: () => Promise<T>;
  /** Something of the board is there already and is to be seen first. */
  readonly isAfterFrame: boolean;
}

/**
 * Renders at once where few wait, else in turn. Each board first prepares what it asks of the page: were it to ask
 * after another one of its slice was rendered, that one would have to be laid out for the answer.
 */
export function renderInTurn<T>(
  element: Element,
  { prepare, render, isAfterFrame }: Rendering<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) addEventListener('beforeprint', renderAll);
    waiting.set(element, { prepare, render: () => resolve(render()), fail: reject });
    observer ??= new IntersectionObserver(see);
    observer.observe(element);
    onceSeen ??= nothing;
    if (isDue) return;
    isDue = true;
    // Boards that come together have one slice.
    queueMicrotask(isAfterFrame ? goOn : begin);
  });
}
