/** How a board's games begin: gathers what is known, and does what `chooseStart` decides. */
import type { Viewer } from '../../core/contract/rules.js';
import { accept, within, type Refusal, type Result } from '../../core/basics/result.js';
import type { BoardState } from '../contract/board-state.js';
import type { Plan } from '../contract/definition.js';
import { lacksPuzzles, loadData, plansOf, samePlan, startText } from '../start/plans.js';
import type { Asks, Draft, Lack, Refused, Wait } from '../contract/start.js';
import { recordOf } from '../game/select.js';
import { chooseStart, sourceNameOf, type Keep, type Start, type StartFacts } from '../start/choose-start.js';
import { lacksNotation, plainName } from '../start/foreign.js';
import { keptNews, knowsKept, seeKept } from '../start/memory.js';
import { readPlan } from '../start/open-plan.js';
import { takeWords, type Change } from './change.js';
import { beginTally, keptNow, rememberGame, rememberKey } from './keep.js';
import { begin } from './moves.js';
import { clearFailed, noteFailed, noteMissing } from './say.js';

/** So many unsound plans are remembered; older ones are tried again. */
const MOST_UNSOUND = 50;

/** Takes up what the page has changed of its settings. True for a new game. */
export function takeUp(change: Change, changed: ReadonlySet<string>): boolean {
  const { settings, isDue, session } = change.state;
  const { latestAsk, table } = settings;
  forgetUnsound(change, (one) => one.source === 'settings' && changed.has(sourceNameOf(one)));
  if (changed.has('record') && settings.get('record') !== '') noteAsk(change, { anew: latestAsk });
  const mayDiffer = [...changed].some((name) => table[name]?.restarts || /^(remember|fromHash)$/.test(name));
  return (mayDiffer || isDue || !session) && decide(change);
}

/**
 * Begins what the reader has chosen, or takes up what is kept of it. The page is told when it has begun, unless it asks
 * for another game meanwhile.
 */
export function startChosen(change: Change, isAnew: boolean): void {
  const { latestAsk } = change.state.settings;
  noteAsk(change, { ...(isAnew && { anew: latestAsk }), chosen: latestAsk });
  decide(change);
}

/** What was asked for just now. Plans that were unsound before may be tried again. */
function noteAsk(change: Change, asks: Partial<Asks>): void {
  change.set({ asks: { ...change.state.asks, ...asks }, unsound: [] });
}

/** Loads a record, now or when it can be read and its puzzle is made. An unsound one leaves the game in hand. */
export function loadText(change: Change, text: string): Result<number> {
  forgetUnsound(change, ({ source }) => source === 'load');
  const loaded = { plan: { kind: 'record', text } as const, ask: change.state.settings.latestAsk };
  change.set({ loaded });
  decide(change);
  const refused = change.state.unsound.find(({ source }) => source === 'load');
  return refused ? { ok: false, error: refused.refusal } : accept(change.state.session?.ply ?? 0);
}

/** What is given again is tried again, and the page told again. */
function forgetUnsound(change: Change, isGivenAgain: (one: Refused) => boolean): void {
  const { unsound } = change.state;
  if (unsound.some(isGivenAgain)) change.set({ unsound: unsound.filter((one) => !isGivenAgain(one)) });
}

/** Does what is due now. True if a new game has begun. */
function decide(change: Change): boolean {
  change.set({ isDue: false });
  for (;;) {
    const facts = factsOf(change);
    const decision = chooseStart(facts);
    if (decision.do === 'wait') return wait(change, decision);
    const refusal = decision.do === 'start' ? beginAs(change, decision) : undefined;
    if (!refusal) return answer(change, decision, facts.start);
    noteUnsound(change, decision as Start, refusal);
  }
}

// Gathering the facts.

/** Draws a seed, once, in a page that names none. */
export function drawSeed(change: Change): void {
  const { drawn, isInPage } = change.state;
  if (drawn === undefined && isInPage) change.set({ drawn: change.world.randomSeed() });
}

function factsOf(change: Change): StartFacts {
  if (change.state.definition.chance) drawSeed(change);
  const { state } = change;
  const { definition, settings, session, isHeld, asks, loaded, link, isUntouched } = state;
  const { latestAsk } = settings;
  const start = session && latestAsk === asks.answered ? state.start : startBySettings(state);
  return {
    start,
    plans: plansOf(definition, settings, definition.chance ? state.drawn : undefined),
    asks: { ...asks, latest: latestAsk },
    inHand: session && { start: state.start, isUntouched },
    loaded: loaded?.ask === latestAsk ? loaded.plan : undefined,
    linked: isHeld ? undefined : unseenLink(change),
    isLinkNews: link.isSeen,
    kept: keptFor(change, start),
    isHeld,
    lacksData: state.goesWithout !== latestAsk && loadData(definition, settings) !== undefined,
    refused: state.unsound,
    lacks: (plan) => lackOf(change, plan),
  };
}

function startBySettings({ definition, settings, unsound }: BoardState): string {
  const isUnsound = (plan: Plan): boolean =>
    unsound.some((one) => one.source === 'settings' && samePlan(one.plan, plan));
  return startText(definition, settings, isUnsound);
}

function keptFor({ state, world }: Change, start: string): StartFacts['kept'] {
  const key = rememberKey(state);
  if (state.isHeld || key === '') return undefined;
  const kept = keptNews(state.memory, key, start, world.recall(key, start));
  return (
    kept && {
      plan: { kind: 'record', text: kept.record },
      count: kept.count,
      isNews: knowsKept(state.memory, key, start),
      isInHand: state.session !== undefined && kept.record === recordOf(state.session, 'all'),
    }
  );
}

function lackOf(change: Change, plan: Plan): Lack | undefined {
  const { definition, adapter, notation, goesWithout, settings } = change.state;
  if (lacksPuzzles(definition, plan)) return 'puzzles';
  if (plan.kind === 'record' && lacksNotation(adapter.start?.foreign, notation, plan.text)) return 'notation';
  if (goesWithout === settings.latestAsk) return undefined;
  const draft = draftOf(change, plan);
  if (!draft.ok) return undefined;
  if (adapter.start?.pregenerate?.(draft.value.origin)) return 'puzzle';
  return draft.value.steps && 'moves';
}

function draftOf(change: Change, plan: Plan): Result<Draft> {
  const { adapter, notation, read } = change.state;
  if (read && samePlan(read.plan, plan)) return read.draft;
  const draft = readPlan(adapter, plan, notation);
  change.set({ read: { plan, draft } });
  return draft;
}

// The game in the page's address.

function linkedRecord({ state, world }: Change): string | undefined {
  return state.settings.get('fromHash') ? world.linked(state.adapter.game.rules.id) : undefined;
}

/** The game in the address that nobody has looked at yet. */
function unseenLink(change: Change): Plan | undefined {
  const { link } = change.state;
  const text = linkedRecord(change);
  const isSeen = link.isSeen && text === link.text;
  return isSeen || text === undefined ? undefined : { kind: 'record', text };
}

/** Another game may be in the address than the one in hand, which a page may write there itself. */
export function takeLink(change: Change): void {
  const { session, viewer, link } = change.state;
  const text = linkedRecord(change);
  const viewers: readonly Viewer[] = [viewer, 'public', 'all'];
  const isInHand = session !== undefined && viewers.some((one) => text === recordOf(session, one));
  if (text !== undefined && isInHand) change.set({ link: { ...link, text } });
  if (text === change.state.link.text) return;
  forgetUnsound(change, ({ source }) => source === 'fromHash');
  clearFailed(change, 'fromHash');
  change.set({ isDue: true });
}

// Carrying out the decision.

/** Starts a game; returns why not. */
function beginAs(change: Change, { plan, source, cause, count }: Start): Refusal | undefined {
  // Settings that clashed before may fit together now.
  if (source === 'settings')
    for (const one of change.state.unsound)
      if (one.plan.kind === 'seed' && one.ask < change.state.settings.latestAsk)
        clearFailed(change, sourceNameOf(one));
  const draft = draftOf(change, plan);
  const opening = draft.ok ? draft.value.open() : draft;
  if (!opening.ok) return opening.error;
  if (draft.ok) takeNames(change, draft.value.names);
  begin(change, opening.value, { cause, count });
  return undefined;
}

/** Those who play the game in hand, where another program's text has brought their names. */
function takeNames(change: Change, names: readonly string[]): void {
  if (change.state.notation === undefined) return;
  const same = names.length === change.state.names.length;
  if (same && names.every((name, at) => name === change.state.names[at])) return;
  change.set({ names: names.map(plainName) });
  takeWords(change);
}

/** An unsound plan is not tried again; the page is told what is wrong. */
function noteUnsound(
  change: Change,
  { plan, source }: Pick<Start, 'plan' | 'source'>,
  refusal: Refusal,
): void {
  const refused: Refused = { plan, source, ask: change.state.settings.latestAsk, refusal };
  change.set({ unsound: [...change.state.unsound, refused].slice(-MOST_UNSOUND) });
  const by = sourceNameOf(refused);
  noteFailed(change, source === 'settings' ? within(refusal, { path: by }) : refusal, by);
}

/** The game in hand answers everything that was asked. True for a new one. */
function answer(change: Change, decision: Keep | Start, start: string): boolean {
  const isNew = decision.do === 'start';
  waitFor(change, undefined);
  const asks = { ...change.state.asks, answered: change.state.settings.latestAsk };
  change.set({ asks, start: isNew ? start : decision.start, loaded: undefined, read: undefined });
  if (!isNew && decision.count) beginTally(change, decision.count);
  if (isNew && /^(load|fromHash)$/.test(decision.source)) clearFailed(change, decision.source);
  if (!change.state.isHeld) {
    seeLink(change);
    seeMemory(change, decision);
  }
  return isNew;
}

/** The game in the address has been looked at. */
function seeLink(change: Change): void {
  const { link, settings } = change.state;
  const text = linkedRecord(change) ?? link.text;
  change.set({ link: { isSeen: settings.get('fromHash'), text } });
}

/** What was kept of this start may be written over; a record that the page itself asks for is kept at once. */
function seeMemory(change: Change, decision: Keep | Start): void {
  const kept = keptNow(change);
  if (!kept) return;
  const { state, world } = change;
  const isPages = decision.do === 'start' && decision.cause === undefined && decision.plan.kind === 'record';
  const key = rememberKey(state);
  if (isPages) rememberGame(change, key, kept);
  else change.set({ memory: seeKept(key, state.start, world.recall(key, state.start)) });
}

// Waiting for something that a game cannot begin without.

/** Sends for what a game waits for. A seed comes with the page; for a board that is gone nothing is brought. */
function wait(change: Change, wanted: Wait): false {
  waitFor(change, wanted.for === 'seed' || !change.state.isInPage ? undefined : wanted);
  return false;
}

export function waitFor(change: Change, wait: Wait | undefined): void {
  if (wait === undefined && change.state.waitsFor === undefined) return;
  const isRead = wait && 'plan' in wait && !/^(notation|puzzles)$/.test(wait.for);
  const draft = isRead ? draftOf(change, wait.plan) : undefined;
  change.set({ waitsFor: wait });
  change.do({ type: 'bring', wait, draft: draft?.ok ? draft.value : undefined });
}

/** Ends the wait. The next update decides what to do. */
export function arrive(change: Change): void {
  change.set({ waitsFor: undefined, isDue: true });
}

/** Goes on without something that cannot be had. */
export function doWithout(change: Change, missed: Wait): void {
  if (missed.for === 'notation' || missed.for === 'puzzles')
    noteUnsound(change, missed, { code: 'kit/chunk', facts: { part: 'record' } });
  else {
    change.set({ goesWithout: change.state.settings.latestAsk });
    noteMissing(change, 'data');
  }
}
