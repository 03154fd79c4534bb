/**
 * The script of a cmi5 package: it hands what `<board-set>` comes to, to the record store of the course system that
 * launched the document. It knows no board.
 */
import { Cmi5Attempt } from './cmi5-attempt.js';
import { findSet, follow, makeEndTeller, makeTeller } from './page.js';
import { readLaunch, RecordStore } from './record-store.js';

async function begin(): Promise<void> {
  const set = await findSet();
  if (!set) return;
  const tell = makeTeller(set);
  const launch = readLaunch(location.search);
  if (!launch) return tell('none');
  const tellEnd = makeEndTeller(set);
  const attempt = new Cmi5Attempt({
    set,
    launch,
    store: new RecordStore(launch, fetch.bind(window)),
    title: document.title,
    language: document.documentElement.lang || 'en',
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    tell(handing) {
      tell(handing);
      tellEnd(handing);
    },
  });
  await attempt.begin();
  follow(set, { write: () => void attempt.write(), end: () => void attempt.end() });
}

void begin();
