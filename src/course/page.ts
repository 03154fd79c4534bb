/** The document that a course system launches: its set, what happens there, and a line on how handing in goes. */
import type { Message } from '../core/words/message.js';
import type { WordTable } from '../core/words/words.js';
import type { Handing, SetInHand } from './attempt.js';
import { courseWords } from './words.course.en.js';

/** By which a set tells of results. */
const RESULTS = ['item-end', 'set-end'];

export type SetElement = HTMLElement & SetInHand & { readonly updateComplete?: Promise<unknown> } & Worded;

/** What speaks the sentences that a page gives it, by key. */
export interface Worded {
  words?: Readonly<Record<string, string>> | undefined;
}

/** What an attempt does when something happens. */
export interface Acts {
  /** `isResult`: it is worth that the course system keeps it at once. */
  write(isResult: boolean): void;
  end(): void;
}

/** The set of the document, as soon as it is one; undefined: there is none. */
export async function findSet(): Promise<SetElement | undefined> {
  const set = document.querySelector<SetElement>('board-set');
  if (!set) return undefined;
  await customElements.whenDefined('board-set');
  await set.updateComplete;
  return set;
}

/** How handing in goes, as a sentence; `at`: the item in hand, counted from 0. */
export function sayHanding(handing: Handing, at: number): string {
  const words: WordTable = courseWords;
  const message = words[`course.${handing}`] as Message;
  // Its number is all that is filled in. A script of 3 KB has no room for what fills in anything.
  return typeof message === 'string'
    ? message
    : message.map((part) => (typeof part === 'string' ? part : `${at + 1}`)).join('');
}

/** Tells how handing in goes, above the set. Where all is well from the start there is nothing to tell. */
export function makeTeller(set: SetElement): (handing: Handing) => void {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.hidden = true;
  set.before(note);
  let before: Handing = 'working';
  return (handing) => {
    note.hidden = handing === 'working' && before !== 'failing';
    if (!note.hidden) note.textContent = sayHanding(handing, set.at);
    before = handing;
  };
}

/**
 * Makes a set say, once it is finished, what that is worth where its course system takes the first end alone. The
 * page’s own sentence goes first.
 */
export function makeEndTeller(set: Worded): (handing: Handing) => void {
  const { words } = set;
  return (handing) => {
    const key = handing === 'ungraded' ? 'course.ungraded-end' : 'course.first-end';
    set.words = { 'set.finished': courseWords[key], ...words };
  };
}

/** Hands in at each move and result, and before the page goes. */
export function follow(set: SetElement, { write, end }: Acts): void {
  // After the set itself has heard of it.
  const soon = (isResult: boolean): void => void setTimeout(() => write(isResult));
  set.addEventListener('game-change', () => soon(false));
  for (const type of RESULTS) set.addEventListener(type, () => soon(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write(true);
  });
  addEventListener('pagehide', (event) => {
    // A page that may come back goes on with the same attempt.
    if (event.persisted) write(true);
    else end();
  });
}
