/**
 * The script of a SCORM package: it hands what `<board-set>` comes to, to the course system that launched the document.
 * It knows no board.
 */
import { Attempt } from './attempt.js';
import { findSet, follow, makeTeller } from './page.js';
import { findRunTime } from './run-time.js';

async function begin(): Promise<void> {
  const set = await findSet();
  if (!set) return;
  const attempt = new Attempt({
    set,
    runTime: findRunTime(window),
    now: () => new Date(),
    tell: makeTeller(set),
  });
  attempt.begin();
  follow(set, { write: (isResult) => attempt.write(isResult), end: () => attempt.end() });
}

void begin();
