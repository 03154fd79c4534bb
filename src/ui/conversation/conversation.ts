/**
 * The three lines beside a board: who is to act, what to do now, and what happened last, or what else there is to say
 * in its place.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { readMove } from '../../core/session/ply.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import type { BoardState } from '../contract/board-state.js';
import type { Rendered, Told, ToldButton } from '../contract/parts.js';
import type { Request } from '../contract/requests.js';
import { buttonsOf, hasAnotherBoard, notesOf, offersLesson, rulesHrefOf, shownOf } from '../game/select.js';
import { ask } from '../panel/asking.js';
import type { Board } from '../panel/board.js';
import { pressButton } from '../panel/move-buttons.js';
import { renderNotes, renderStanding } from '../panel/status.js';
import { botFact, decidedAt, describeWhy, opponentOf } from '../words/describe-end.js';
import { describeMove } from '../words/describe-move.js';
import { describeNews } from '../words/describe-news.js';
import { describeStanding } from '../words/describe-standing.js';
import { renderToldLine } from './told.js';

/** `aside`: how far the game is, or what the reader is in the middle of. */
export function renderConversation(board: Board, aside: Rendered): TemplateResult | typeof nothing {
  const { state, parts } = board;
  const shown = shownOf(state);
  if (!shown) return nothing;
  const all = notesOf(state);
  const notes = renderNotes(all, rulesHrefOf(state), state.words);
  const standing = renderStanding({ ...describeStanding(shown, state), ...parts.panel?.standing?.() }, aside);
  // Faults of the page stay until they are mended, so they push what is below.
  if (all.length > 1) return html`${standing}${notes}`;
  return html`${standing}<div class="over">${all.length > 0 ? notes : renderToldLine(told(board, shown))}</div>`;
}

/** The buttons of a game that is over, or of a goal that is met: the main one last, or first where it leads on. */
export function endButtons(board: Board): readonly ToldButton[] {
  const { words } = board.state;
  const lost = lostButtons(board);
  if (lost) return lost;
  const own = ownEndButtons(board);
  const [main, ...others] = own ?? usualEndButtons(board);
  const shares: ToldButton = {
    name: 'share-result',
    caption: words.say('act.share'),
    press: () => void board.dispatch({ type: 'share', row: 'acts' }),
  };
  if (main?.isMain === false) return [main, ...others, { ...shares, isMain: true }];
  // Share is in the row of controls as well, and three fit beside each other.
  const rest = own || others.length < 2 ? [shares, ...others] : others;
  // The button that leads on comes first.
  if (main?.isMain) return [main, ...rest];
  return main ? [...rest, { ...main, isMain: true }] : rest;
}

/** If nothing is left to meet the goal with: the buttons to undo a move and to begin again. */
function lostButtons({ state, dispatch }: Board): readonly ToldButton[] | undefined {
  const { session, words, reader, isReadonly } = state;
  if (!session || session.game.goal?.(session.stateAt(session.plies))?.isLost !== true) return undefined;
  if (isReadonly || reader.seats.length === 0) return [];
  return [
    { name: 'undo-move', caption: words.say('act.undo-move'), press: () => void dispatch({ type: 'undo' }) },
    {
      name: 'again',
      caption: words.say('yes.restart'),
      press: () => void dispatch({ type: 'restart' }),
      isMain: true,
    },
  ];
}

/** To play again, the same or another one, against a stronger bot, or to learn: the main one first. */
function usualEndButtons(board: Board): readonly ToldButton[] {
  const { state, dispatch } = board;
  const { words, reader, isReadonly, session, lesson } = state;
  // Only what the reader has moved in alone may begin again.
  if (isReadonly || reader.seats.length === 0 || session?.hasOthersPlies !== false) return [];
  const button = (name: string, caption: string, request: Request): ToldButton => ({
    name,
    caption,
    press: () => {
      dispatch(request);
      board.element.shadowRoot?.querySelector('.chart')?.scrollIntoView({ block: 'nearest' });
    },
  });
  // A puzzle is the same again.
  const isPuzzle = session.game.goal?.(session.state) !== undefined;
  const again = button('again', words.say(isPuzzle ? 'yes.restart' : 'act.again'), {
    type: 'begin-another',
  });
  const same = hasAnotherBoard(state)
    ? [button('same-map', words.say('act.same-map'), { type: 'begin-another', isSame: true })]
    : [];
  const { isWon, next } = opponentOf(state) ?? {};
  if (isWon && next !== undefined) {
    const caption = words.say('act.play-next', { next: botFact(next, state) });
    return [button('play-next', caption, { type: 'begin-harder' }), again, ...same];
  }
  const learn = button('learn', words.say('act.lesson'), { type: 'open-lesson' });
  return [again, ...same, ...(isWon === false && lesson.isThere ? [learn] : [])];
}

/** The game’s own buttons at its end; undefined where it has none. */
export function ownEndButtons({ state, parts }: Board): readonly ToldButton[] | undefined {
  const shown = shownOf(state);
  return shown && parts.panel?.endButtons?.(shown.view);
}

/** The one message to show: a question before advice, advice before the past, the past before the last event. */
export function told(board: Board, shown: Snapshot<unknown, unknown>): Told | undefined {
  const { state, parts } = board;
  if (state.nextAtScreen !== undefined) return undefined;
  const own = parts.panel?.told?.();
  return (
    (own?.kind === 'ask' ? own : undefined) ??
    toldAdvice(board) ??
    toldPast(board, shown) ??
    toldRecount(board) ??
    toldRound(state) ??
    (own?.kind === 'preview' ? own : undefined) ??
    toldBack(board) ??
    own ??
    toldEnd(board, shown) ??
    toldNews(board)
  );
}

/** Tells what a round has brought: first that it is over, then all that has been told of it so far. */
function toldRound({ roundEnd, words }: BoardState): Told | undefined {
  if (!roundEnd) return undefined;
  const { steps, at } = roundEnd;
  return { kind: 'event', sentence: words.text(at === 0 ? steps.slice(0, 1) : steps.slice(1, at + 1)) };
}

function toldAdvice(board: Board): Told | undefined {
  const { advice, words } = board.state;
  if (!advice || advice.sentence === '') return undefined;
  const { sentence, text, rest, isBack } = advice;
  const leave = (): void => void board.dispatch({ type: 'drop-hint' });
  const button = (name: string, request: Request): ToldButton => ({
    name,
    caption: words.say(`act.${name}`),
    press: () => void board.dispatch(request),
  });
  if (rest) return { kind: 'hint', sentence, buttons: [button('show-hint', { type: 'advise-on' })], leave };
  if (isBack && shownOf(board.state)?.canUndo === true)
    return { kind: 'hint', sentence, buttons: [button('undo-move', { type: 'undo' })], leave };
  const use = (): void => {
    const { session } = board.state;
    const read = session && text !== undefined && readMove(session.game, session.state, text);
    leave();
    const isAdopted = board.parts.hints?.adopt() ?? false;
    if (!isAdopted && read && read.ok) board.dispatch({ type: 'mean', move: read.value.move });
  };
  const { hints } = board.parts;
  const caption = hints?.use ? hints.use() : words.say('act.use');
  const buttons = text === undefined || caption === undefined ? [] : [{ name: 'use', caption, press: use }];
  return { kind: 'hint', sentence, buttons, leave };
}

function toldPast({ state, dispatch }: Board, { ply, plies }: Snapshot<unknown, unknown>): Told | undefined {
  if (ply === plies) return undefined;
  const latest: ToldButton = {
    name: 'latest',
    caption: state.words.say('act.latest'),
    press: () => void dispatch({ type: 'go', ply: plies }),
  };
  return { kind: 'past', sentence: describeMove(state, ply), buttons: [latest] };
}

/** The step of the score that the reader is shown. */
function toldRecount({ state, dispatch }: Board): Told | undefined {
  const { recount, words } = state;
  const step = recount?.steps[recount.at];
  if (!step) return undefined;
  const next: ToldButton = {
    name: 'walk-on',
    caption: words.say('act.walk-on'),
    press: () => void dispatch({ type: 'recount-on' }),
  };
  const leave = (): void => void dispatch({ type: 'recount-end' });
  return { kind: 'end', sentence: step.sentence, buttons: step.stays ? [] : [next], leave };
}

/** The game has begun again, and nobody but bots has moved since: one press leads back. */
function toldBack({ state, dispatch }: Board): Told | undefined {
  const { session, words, wayBack } = state;
  if (!wayBack || !session) return undefined;
  const isMoved = session
    .pliesFrom(0, session.plies)
    .some(({ actor }) => actor !== 'host' && session.kindOf(actor) !== 'bot');
  if (isMoved) return undefined;
  const button: ToldButton = {
    name: 'take-back',
    caption: words.say('act.take-back'),
    press: () => void dispatch({ type: 'take-back' }),
  };
  const sentence = words.say('told.restarted', { button: { key: 'act.take-back' } });
  return { kind: 'done', sentence, buttons: [button] };
}

/** Why it ended so; the move that decided it is a press away. */
function toldEnd(
  { state, dispatch }: Board,
  { outcome, plies }: Snapshot<unknown, unknown>,
): Told | undefined {
  const why = outcome ? describeWhy(state) : '';
  if (why === '') return undefined;
  const ply = decidedAt(state, plies);
  const decided: readonly ToldButton[] =
    ply === undefined
      ? []
      : [
          {
            name: 'decided',
            caption: state.words.say('act.decided', { n: ply }),
            press: () => void dispatch({ type: 'go', ply }),
          },
        ];
  return { kind: 'end', sentence: why, buttons: decided };
}

/** The game’s own acts that matter just now. */
function actsBeside(board: Board): readonly ToldButton[] {
  const { words } = board.state;
  return buttonsOf(board.state)
    .filter(({ at }) => at === 'note')
    .map(({ name, facts, asks }) => ({
      name,
      caption: words.say(`act.${name}`, facts),
      press: () => (asks ? ask(board, name) : pressButton(board, name)),
    }));
}

function sayOffer({ adapter, session, viewer, lesson, words }: BoardState): string {
  if (lesson.left) return words.say('offer.on', { at: lesson.left.at, all: lesson.left.all });
  const view: unknown = session?.snapshot(viewer).view;
  const n = lesson.isOwn ? undefined : adapter.load?.lessonSteps?.(view as never);
  return n === undefined ? words.say('offer.own-lesson') : words.say('offer.lesson', { n });
}

/** The last event; before the first, and where the lesson has just been left, the offer of the lesson. */
function toldNews(board: Board): Told | undefined {
  const { state, dispatch } = board;
  const { words, lesson, changeCount } = state;
  const news = describeNews(state);
  const isOffered = offersLesson(state);
  const learn: ToldButton = {
    name: 'learn',
    caption: words.say('act.lesson'),
    press: () => void dispatch({ type: 'open-lesson' }),
  };
  const { left } = lesson;
  if (news && left?.changeCount !== changeCount)
    return { kind: 'event', ...news, buttons: actsBeside(board) };
  if (!isOffered && !left) return undefined;
  return { kind: 'offer', sentence: sayOffer(state), buttons: [learn] };
}
