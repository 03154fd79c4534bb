/**
 * The script of a SCORM package: it hands what `<board-set>` comes to, to the course system that launched the document.
 * It knows no board.
 */
import { Attempt, type Handing, type SetInHand } from './attempt.js';
import { findRunTime } from './run-time.js';
import { courseWords } from './words.course.en.js';

/** What a reader does on a board; the set’s own events tell of results. */
const STEPS = ['move', 'undo', 'redo'];
const RESULTS = ['item-end', 'set-end'];

type SetElement = HTMLElement & SetInHand & { readonly updateComplete?: Promise<unknown> };

async function begin(): Promise<void> {
  const set = document.querySelector<SetElement>('board-set');
  if (!set) return;
  await customElements.whenDefined('board-set');
  await set.updateComplete;

  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.hidden = true;
  set.before(note);
  const items = [...set.children].filter((child) => child.localName.includes('-'));

  const attempt = new Attempt({
    set,
    runTime: findRunTime(window),
    tagAt: (place) => items[place]?.localName ?? 'item',
    now: () => new Date(),
    tell(handing: Handing) {
      const wasTold = !note.hidden;
      note.hidden = handing === 'working' && !wasTold;
      note.textContent = courseWords[`course.${handing}`];
    },
  });
  attempt.begin();

  // After the set itself has heard of it.
  const soon = (isResult: boolean): void => void setTimeout(() => attempt.write(isResult));
  for (const type of STEPS) set.addEventListener(type, () => soon(false));
  for (const type of RESULTS) set.addEventListener(type, () => soon(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') attempt.write(true);
  });
  addEventListener('pagehide', (event) => {
    // A page that may come back goes on with the same attempt.
    if (event.persisted) attempt.write(true);
    else attempt.end();
  });
}

void begin();
