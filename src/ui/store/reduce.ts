/** The table of requests: each type has a function that takes the board to its next state. */
import { refuse, type Result } from '../../core/basics/result.js';
import type { BoardState } from '../contract/board-state.js';
import { GameSharedEvent } from '../contract/events.js';
import type { Effect, Request, World } from '../contract/requests.js';
import { Change, takeWords } from './change.js';
import { arrive, doWithout, drawSeed, loadText, takeLink, waitFor } from './decide.js';
import { advise, adviseOn, dropHint, markMove } from './hints.js';
import { giveUp, goTo, playBot, playText, redo, restart, undo } from './moves.js';
import {
  beginAgain,
  beginAnother,
  beginHarder,
  choose,
  leaveLesson,
  mean,
  noteRefusal,
  playMeant,
  refuseReader,
  takeBack,
  takeInput,
} from './reader.js';
import {
  advisePage,
  clearFailed,
  endNotice,
  noteFailed,
  noteLost,
  noteMissing,
  notice,
  say,
  tellFaults,
} from './say.js';
import { readWords, settle } from './settle.js';
import {
  beginRecount,
  endRecount,
  endRecountRead,
  endRound,
  goOnRecount,
  goOnRoundEnd,
  takeAsRead,
} from './step-by-step.js';
import { tellOwed, tellPlayed, tellState } from './tell.js';

interface Reduced {
  readonly state: BoardState;
  /** To be done in the world, in this order. */
  readonly effects: readonly Effect[];
  /** The answer to the request, unless an effect has one. */
  readonly result: Result<number> | undefined;
}

export function reduce(state: BoardState, request: Request, world: World): Reduced {
  const change = new Change(state, world);
  const result = answer(change, request) ?? undefined;
  return { state: change.state, effects: change.effects, result };
}

/** Undefined for a request that just happens. */
function answer(change: Change, request: Request): Result<number> | void {
  switch (request.type) {
    // Requests of the page.
    case 'give':
      return change.note(change.state.settings.give(request.name, request.value));
    case 'settle':
      return settle(change);
    case 'play':
      return settled(change, () => playText(change, request.text, request.at));
    case 'undo':
      return settled(change, () => undo(change));
    case 'redo':
      return settled(change, () => redo(change));
    case 'go':
      // In a lesson nobody looks back: what was is put back.
      if (change.state.isLesson) return refuse('session/not-ready');
      return settled(change, () => goTo(change, request.ply, request.isQuiet));
    case 'restart':
      return settled(change, () => restart(change, request.isQuiet));
    case 'load':
      return settled(change, () => loadText(change, request.text));
    case 'connect':
      return connect(change);
    case 'disconnect':
      return disconnect(change);
    case 'release':
      return change.set({ isHeld: false, isDue: true });

    // Requests of the reader.
    case 'input':
      return settled(change, () => takeInput(change, request.input));
    case 'put-down':
      if (change.state.ui !== change.state.adapter.input.ui)
        change.set({ ui: change.state.adapter.input.ui });
      return;
    case 'mean':
      return settled(change, () => mean(change, request.move, request.by));
    case 'note-refusal':
      return noteRefusal(change, request.refusal);
    case 'refuse':
      return refuseReader(change, request.refusal);
    case 'choose':
      return settled(change, () => choose(change, request.settings, request.isAnew ?? true));
    case 'begin-again':
      return settled(change, () => beginAgain(change));
    case 'begin-another':
      return settled(change, () => beginAnother(change, request.isSame));
    case 'begin-harder':
      return settled(change, () => beginHarder(change));
    case 'take-back':
      return takeBack(change);
    case 'hand':
      return change.set({ handed: request.seat });
    case 'ask':
      return change.set({ question: { name: request.name, opener: request.opener } });
    case 'unask':
      return change.state.question && change.set({ question: undefined });
    case 'round-read':
      endRecountRead(change);
      return takeAsRead(change);
    case 'round-on':
      return goOnRoundEnd(change);
    case 'drop-hint':
      return dropHint(change);
    case 'recount-on':
      return goOnRecount(change);
    case 'open-lesson':
      return change.do({ type: 'open-lesson' });
    case 'share':
      return change.do({ type: 'share', row: request.row });
    case 'shared':
      return change.do({ type: 'tell', event: new GameSharedEvent(request.text), isNow: true });
    case 'recount-end':
      return endRecount(change);

    // Answers of effects and parts.
    case 'draw':
      return drawSeed(change);
    case 'bot-move':
      return playBot(change, request.seat, request.text);
    case 'give-up':
      return giveUp(change, request.seat, request.refusal);
    case 'advise':
      return advise(change, request.advice);
    case 'advise-on':
      return adviseOn(change);
    case 'mark-move':
      return markMove(change, request.text);
    case 'missing':
      return noteLost(change, request.part, request.at);
    case 'fault':
      return noteFailed(change, request.refusal, request.source);
    case 'warn-page':
      return advisePage(change, request.refusal, request.source);
    case 'mend':
      return clearFailed(change, request.source);
    case 'arrived':
      return arrive(change);
    case 'missed':
      return doWithout(change, request.wait);
    case 'notation': {
      if (change.state.notation) return;
      change.set({
        notation: request.notation,
        learned: { ...change.state.learned, ...request.notation.words },
      });
      return takeWords(change);
    }
    case 'words-read':
      return readWords(change);
    case 'words-missed':
      return noteMissing(change, 'words');
    case 'tell-faults':
      return tellFaults(change);
    case 'kept-elsewhere':
      return change.set({ isDue: true });
    case 'address':
      return takeLink(change);
    case 'say':
      return say(change, ...request.sentences);
    case 'notice':
      return notice(change, request.notice);
    case 'end-notice':
      return endNotice(change);
    case 'pending':
      return change.set({ pending: request.button });
    case 'answered':
      return change.state.pending === request.button ? change.set({ pending: undefined }) : undefined;
    case 'recount':
      return beginRecount(change, request.gameCount, request.byItself);
    case 'rest':
      return change.set({ rest: request.why });
    case 'lesson':
      return change.set({
        lesson: { ...change.state.lesson, isThere: request.isThere, isOwn: request.isOwn, left: undefined },
      });
    case 'lesson-left':
      return leaveLesson(change, request.at, request.all);

    // Requests of the store to itself.
    case 'play-meant':
      return playMeant(change, request);
    case 'tell-change':
      return tellPlayed(change, request.told);
    case 'tell-state':
      return tellState(change, request);
    case 'tell-owed':
      return tellOwed(change);

    default:
      return refuseUnknown(request);
  }
}

/** A request that has no line above does not compile. One made without a compiler is told so. */
function refuseUnknown(request: never): never {
  throw new Error(`A board has no request of this type: ${JSON.stringify(request)}`);
}

/** First all settings given so far are taken up. */
function settled<T>(change: Change, act: () => T): T {
  settle(change);
  return act();
}

function connect(change: Change): void {
  change.set({ isInPage: true, isDue: true });
  takeWords(change);
  change.do({ type: 'catch-up' });
}

function disconnect(change: Change): void {
  change.set({ isInPage: false });
  waitFor(change, undefined);
  endRound(change);
  dropHint(change);
}
