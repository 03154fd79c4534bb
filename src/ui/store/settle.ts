/** Takes up what the page has given: reads its settings, and lets everything follow that depends on them. */
import type { BoardState } from '../contract/board-state.js';
import { puzzleNames } from '../contract/setting-table.js';
import { missingViewer } from '../game/people.js';
import { recordOf } from '../game/select.js';
import { lacksWordReader, surplusNames, wordFaults } from '../words/page-words.js';
import { takeWords, type Change } from './change.js';
import { takeUp } from './decide.js';
import { seatOthers, showPly } from './moves.js';
import { advisePage, clearFailed, noteFailed } from './say.js';
import { changeViewer } from './tell.js';

/** Whether the page has set the record of the game in hand, as frameworks do that set what they have read. */
function isInHand({ settings, session, viewer }: BoardState): boolean {
  const given = settings.given('record');
  return session !== undefined && Boolean(given) && given === recordOf(session, viewer);
}

/**
 * What the puzzles of the game bring, as soon as it is there: how they are played and told, and how what the page asks
 * of them is read.
 */
function takePuzzles(change: Change): void {
  const { definition, adapter, settings } = change.state;
  const part = definition.puzzles?.now()?.puzzlePart;
  const adapted = part?.adapt(adapter);
  if (!adapted || adapted === adapter) return;
  const names = puzzleNames(settings);
  change.set({ adapter: adapted, madeFrom: [] });
  if (names.length > 0) change.set({ settings: settings.readAgain(names) });
  takeWords(change);
}

/** Tells what of all that a page asks of puzzles cannot be used, or is left out. */
function checkPuzzles(change: Change, changed: ReadonlySet<string>): void {
  const { definition, settings } = change.state;
  const part = definition.puzzles?.now()?.puzzlePart;
  if (!part || ![...changed].some((name) => settings.table[name]?.restarts)) return;
  for (const { refusal, source, isAdvice } of part.faults(settings))
    if (isAdvice) advisePage(change, refusal, source);
    else noteFailed(change, refusal, source);
}

/** Takes up all settings given so far. */
export function settle(change: Change): void {
  takePuzzles(change);
  if (change.state.settings.isNew('record') && isInHand(change.state))
    change.set({ settings: change.state.settings.takeBack('record') });
  const { settings, changed, refusals } = change.state.settings.settle();
  if (settings !== change.state.settings) change.set({ settings });
  for (const name of changed) clearFailed(change, name);
  // The same table may say something else now.
  if (changed.has('words')) change.set({ madeFrom: [] });
  if (changed.size > 0) takeWords(change);
  for (const [name, refusal] of refusals) noteFailed(change, refusal, name);
  if (changed.has('words')) adviseOnWords(change);
  if (changed.has('seats') || changed.has('workerFactory')) {
    change.set({ givenUp: [] });
    change.do({ type: 'new-bots' });
    seatOthers(change);
  }
  checkPuzzles(change, changed);
  const isNew = takeUp(change, changed);
  if (changed.has('names') || isNew) checkNames(change, refusals.has('names'));
  if (changed.has('ply') || (isNew && settings.has('ply')))
    showPly(change, settings.get<number | undefined>('ply') ?? Infinity);
  changeViewer(change);
  // A viewer that is not a seat of this game is treated as none.
  const seat = changed.has('viewer') ? missingViewer(change.state) : undefined;
  if (seat !== undefined) noteFailed(change, { code: 'session/no-seat', facts: { seat } }, 'viewer');
  if (changed.size > 0) change.do({ type: 'catch-up' });
}

function checkNames(change: Change, isRefused: boolean): void {
  const { settings, session } = change.state;
  const surplus = surplusNames(settings, session);
  if (surplus) noteFailed(change, surplus, 'names');
  else if (!isRefused) clearFailed(change, 'names');
}

// Words.

/** The page has given words of its own: they are said, and their faults told, as soon as they can be read. */
function adviseOnWords(change: Change): void {
  if (lacksWordReader(change.state)) {
    change.do({ type: 'load-words' });
    return;
  }
  for (const fault of wordFaults(change.state, change.world.language())) advisePage(change, fault, 'words');
}

/** Takes up the page's own words, now that they can be read. */
export function readWords(change: Change): void {
  takeWords(change);
  adviseOnWords(change);
}
