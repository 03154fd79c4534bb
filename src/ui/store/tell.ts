/** Tells the reader and the page what has changed, in the order in which it happened. */
import { freeze } from '../../core/basics/freeze.js';
import { bare } from '../../core/words/language.js';
import type { Goal, Seat } from '../../core/contract/rules.js';
import type { Cause } from '../../core/session/session.js';
import type { AnySession, BoardState } from '../contract/board-state.js';
import {
  GameChangeEvent,
  GameEndEvent,
  GameStartEvent,
  GoalLostEvent,
  GoalMetEvent,
  SeatTurnEvent,
} from '../contract/events.js';
import type { OwnRequest, ToldChange } from '../contract/requests.js';
import { takeNews } from '../game/bot-news.js';
import { addTry } from '../game/count.js';
import { solvedOf } from '../game/progress.js';
import { gameSoFar } from '../game/select.js';
import { entriesOf, isNews } from '../game/told.js';
import { sayChange, sayHanding } from '../words/describe-change.js';
import { describeWhy } from '../words/describe-end.js';
import type { Change } from './change.js';
import { dropHint } from './hints.js';
import { keep, runTally } from './keep.js';
import { say } from './say.js';
import { endRound, readRoundEnd } from './step-by-step.js';

/** Tells the page of a new game before anything else happens. */
export function tellOwed(change: Change): void {
  const { owed, session } = change.state;
  if (!owed) return;
  change.set({ owed: undefined });
  const { cause, isFirst } = owed;
  if (session) tellChange(change, { cause, session, from: session.ply, isFirst });
}

/** A move, an undo or a look back, once what goes on beside the game has followed it. */
export function tellPlayed(change: Change, told: ToldChange): void {
  if (told.cause !== 'go') runTally(change);
  tellChange(change, told);
}

function tellChange(change: Change, { cause, session, from, isFirst, isQuiet }: ToldChange): void {
  const sentences = sayChange(change.state, session, cause, from);
  tellReader(change, cause, isFirst ? [] : takeHeard(change, cause, session, sentences), isQuiet);
  goOn(change, cause);
  const snapshot = freeze(session.snapshot(change.state.viewer));
  if (cause === 'play' && !change.state.isStarted) {
    change.set({ isStarted: true });
    change.do({ type: 'tell', event: new GameStartEvent(snapshot) });
  }
  change.do({ type: 'tell', event: new GameChangeEvent(cause, snapshot, sentences.map(bare)) });
  if (cause === 'go') return;
  const { moveCount } = change.state;
  tellNext(change, { part: 'end', session, moveCount, isAgain: cause === 'redo' });
}

/** The sentences of a change that the reader hears now; those of bots may wait. */
function takeHeard(
  change: Change,
  cause: Cause,
  session: AnySession,
  sentences: readonly string[],
): readonly string[] {
  if (cause === 'play') {
    const { told, unheard } = takeNews(change.state, session, sentences);
    change.set({ unheard });
    return told;
  }
  // A reader who looks back will still hear of what comes after.
  if (cause !== 'go') change.set({ unheard: [] });
  return sentences;
}

/** The reader hears what has changed, and who takes the screen next, if another person is to. */
function tellReader(change: Change, cause: Cause, heard: readonly string[], isQuiet = false): void {
  // Hides from the next player what the last one heard or looked up.
  const { nextAtScreen: next } = change.state;
  changeViewer(change);
  const told = [...heard];
  if (next !== undefined) {
    change.set({ handed: undefined });
    told.push(sayHanding('hand.over', next, change.state.words));
  }
  change.set({ refused: undefined });
  told.push(...takeToDo(change, cause));
  if (!isQuiet) say(change, ...told);
}

/** The reader's task, if it has changed. It is only spoken: sighted readers see it beside the board. */
function takeToDo(change: Change, cause: Cause): readonly string[] {
  const { session, viewer, reader, adapter, words, toDo: before } = change.state;
  const toDo =
    session && reader.acting.length > 0
      ? (adapter.say.toDo?.(session.snapshot(viewer).view, words, reader) ?? '')
      : '';
  if (toDo !== '') change.set({ toDo });
  const isTold = toDo !== '' && before !== undefined && toDo !== before;
  return isTold && (cause === 'play' || cause === 'undo' || cause === 'redo') ? [toDo] : [];
}

/** Clears everything that the last player has seen, heard or opened, if another one looks now. */
export function changeViewer(change: Change): void {
  const { lastAtScreen, viewerAtScreen } = change.state;
  change.set({ lastAtScreen: viewerAtScreen });
  if (lastAtScreen === undefined || lastAtScreen === viewerAtScreen) return;
  change.set({ refused: undefined, question: undefined });
  dropHint(change);
  change.set({ ui: change.state.adapter.input.ui });
  change.do({ type: 'silence' }, { type: 'close-menu' }, { type: 'forget-reader' });
}

/** The game has gone on: what was asked or advised is past, and what has come of it is kept. */
function goOn(change: Change, cause: Cause): void {
  change.set({ question: undefined });
  dropHint(change);
  // A lesson has its own pace.
  if (cause === 'play' && !change.state.isLesson) readRoundEnd(change);
  else endRound(change);
  change.do({ type: 'forget-named' });
  // A resumed game is stored already.
  if (cause !== 'resume') keep(change);
  if (cause === 'play') change.do({ type: 'pace' });
}

// Telling the page of the end, the goal and the turn, in this order.

type ToldState = Omit<Extract<OwnRequest, { readonly type: 'tell-state' }>, 'type'>;

function tellNext(change: Change, told: ToldState): void {
  change.do({ type: 'then', request: { type: 'tell-state', ...told } });
}

/** A listener may have moved on meanwhile: then nothing more of this change is told. */
export function tellState(change: Change, told: ToldState): void {
  const { part, session, moveCount } = told;
  if (moveCount !== change.state.moveCount) return;
  if (part === 'turn') return tellTurn(change, session);
  if (part === 'end') tellEnd(change, told);
  else tellGoal(change, told);
  tellNext(change, { ...told, part: part === 'end' ? 'goal' : 'turn' });
}

/** The sentence of a game's end. The page keeps it for others to read, so it speaks of the reader by name. */
function sayEnd(state: BoardState, session: AnySession): string {
  const words = state.table.to(undefined);
  const headline = state.adapter.say.turn(session.snapshot(state.viewer).view, words, state.reader);
  const why = describeWhy(state, words);
  return bare(why ? words.text([words.say('said.sentence', { sentence: headline }), why]) : headline);
}

function tellEnd(change: Change, { session, isAgain }: ToldState): void {
  const { toldEnd, viewer } = change.state;
  const outcome = session.game.rules.outcome(session.state);
  if (!outcome || !session.isLive || !isNews(toldEnd, session)) return;
  change.set({ toldEnd: entriesOf(session) });
  const [reader] = change.state.reader.seats;
  if (change.state.reader.seats.length === 1 && outcome.winners.includes(reader as Seat)) noteLearnt(change);
  if (isAgain) return;
  const { adapter, table } = change.state;
  const members = adapter.end?.members?.(gameSoFar(session, viewer), table.to(undefined));
  const event = new GameEndEvent(outcome, sayEnd(change.state, session), session.save(viewer), members);
  change.do({ type: 'ended' }, { type: 'tell', event });
}

function tellGoal(change: Change, { session, isAgain }: ToldState): void {
  const goal = session.game.goal?.(session.state);
  const isOver = goal !== undefined && (goal.met || goal.isLost === true);
  if (!isOver || !session.isLive || !isNews(change.state.toldGoal, session)) return;
  change.set({ toldGoal: entriesOf(session) });
  if (!goal.met) return tellLost(change, goal);
  noteLearnt(change);
  const solved = solvedOf(change.state, change.world);
  if (solved && !isAgain) change.do({ type: 'tell', event: new GoalMetEvent(goal, solved) });
}

/** A try is lost. The page's sentence speaks of the reader by name. */
function tellLost(change: Change, goal: Goal): void {
  change.set({ tally: addTry(change.state.tally) });
  keep(change);
  const { key, facts = {} } = goal.left ?? { key: '' };
  const { tally, table } = change.state;
  const sentence = key === '' ? '' : bare(table.to(undefined).say(key, facts));
  change.do({ type: 'tell', event: new GoalLostEvent(goal, key, facts, sentence, tally.count.tries) });
}

/** Whoever has won or solved a game needs no lesson. */
function noteLearnt(change: Change): void {
  change.set({ lesson: { ...change.state.lesson, isLearnt: true } });
}

/** Asks the page for the moves of its seats, where they are to act. */
export function tellTurn(change: Change, session = change.state.session): void {
  if (!session?.isLive) return;
  const hosts = session.game.rules.toAct(session.state).filter((seat) => session.kindOf(seat) === 'host');
  if (hosts.length > 0) change.do({ type: 'tell', event: new SeatTurnEvent(hosts, session.ply) });
}
