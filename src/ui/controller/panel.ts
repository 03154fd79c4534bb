/**
 * The panel beside a board, from above: the three lines, the goal, the game's own parts and buttons, the row of
 * controls.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import type { Guide } from '../contract/guide.js';
import type { Rendered } from '../contract/parts.js';
import { endButtons, ownEndButtons, renderConversation } from '../conversation/conversation.js';
import { renderGoal } from '../conversation/goal.js';
import { renderNotice } from '../conversation/share.js';
import { renderToldButton, renderToldLine } from '../conversation/told.js';
import { renderLine } from '../dom/sentence.js';
import { buttonsOf, notesOf, pickedOf, progressOf, rulesHrefOf, shownOf } from '../game/select.js';
import type { Board } from '../panel/board.js';
import { renderControls, type Controls } from '../panel/controls.js';
import type { MoveButtons } from '../panel/move-buttons.js';
import { renderMoves } from '../panel/move-list.js';
import { movesOf } from '../panel/moves.js';
import { renderNotes } from '../panel/status.js';
import type { ControlRow } from './controls.js';

/** The text in place of the count of moves, such as the cell that is picked up. */
export function asideOf({ state, parts }: Board): string | undefined {
  return parts.panel?.aside ? parts.panel.aside() : pickedOf(state);
}

/** Announces the move in hand and its preview, in step with the drawing. */
export function sayPicked(board: Board): void {
  const { state, dispatch } = board;
  const { adapter, words, reader } = state;
  const view = shownOf(state)?.view as never;
  const aside = asideOf(board);
  const picked = adapter.input.picked?.(reader.ui);
  const told = adapter.say.picked
    ? adapter.say.picked(view, words, reader)
    : picked && adapter.say.foretell?.(view, picked, words, reader);
  for (const sentence of [aside, told]) if (sentence) dispatch({ type: 'say', sentences: [sentence] });
}

export function renderPanel(board: Board, buttons: MoveButtons, row: ControlRow): TemplateResult {
  const { state, parts } = board;
  const { adapter, settings, words, reader, isReadonly, session } = state;
  const controls = settings.get<Controls>('controls');
  if (controls === 'none') return html`${renderNotes(notesOf(state), rulesHrefOf(state))}`;
  const shown = shownOf(state);
  const isHanding = state.awaited !== undefined;
  const beside = (render: (view: unknown) => Rendered | undefined): Rendered =>
    controls === 'full' ? renderBeside(board, render) : nothing;
  const isEnd = !isHanding && (session?.isOver === true || ownEndButtons(board) !== undefined);
  const hasButtons = !isHanding && !isReadonly && adapter.input.buttons;
  return html`${parts.panel?.tools?.() ?? nothing}
    ${renderConversation(board, shown ? renderAside(board, shown) : nothing)}
    ${beside((view) => renderGoal(adapter, view, words, reader))}
    ${isHanding ? nothing : (parts.panel?.lead?.() ?? nothing)}
    ${beside((view) => parts.panel?.score?.(view))}
    ${isEnd ? renderEnd(board) : hasButtons ? buttons.render(buttonsOf(state)) : nothing}
    ${beside((view) => parts.panel?.log?.(view))}
    ${beside(() => renderMovesBeside(board))}
    ${renderControls(row.state(controls), words, row)}`;
}

/** The goal, the score and the log, which stand beside a game that is there to be seen. */
function renderBeside({ state }: Board, render: (view: unknown) => Rendered | undefined): Rendered {
  const shown = shownOf(state);
  return state.awaited === undefined && shown ? (render(shown.view) ?? nothing) : nothing;
}

/** How far the game is, or what the reader is in the middle of. */
function renderAside(board: Board, shown: Snapshot<unknown, unknown>): Rendered {
  const { state, parts } = board;
  if (parts.panel?.drawnAside) return parts.panel.drawnAside(shown);
  return renderLine(asideOf(board) ?? parts.panel?.progress?.(shown) ?? progressOf(state, shown));
}

/** Shown where the panel has room for it. */
function renderMovesBeside(board: Board): TemplateResult {
  const { words, session, viewer } = board.state;
  const list = (): unknown =>
    renderMoves(
      movesOf(board),
      words,
      (_, text) => html`<p>${text}</p>`,
      () => {},
    );
  return html`<div class="moves-beside" part="moves">${guard([session, viewer, words], list)}</div>`;
}

function renderEnd(board: Board): TemplateResult {
  const buttons = endButtons(board).map(renderToldButton);
  return html`<div class="acts" part="acts">${buttons}${renderNotice(board, 'acts')}</div>`;
}

// Beside a guide, as in a lesson.

export function renderGuided(board: Board, buttons: MoveButtons, guide: Guide): TemplateResult {
  const { state, parts } = board;
  const shown = shownOf(state);
  const own = parts.panel?.told?.();
  return guide.render({
    notes: renderAsked(board),
    inHand: renderInHand(board),
    look: own?.kind === 'look' ? renderToldLine(own) : nothing,
    aside: shown && parts.panel?.drawnAside ? renderAside(board, shown) : nothing,
    lead: parts.panel?.lead?.() ?? nothing,
    score: renderBeside(board, (view) => parts.panel?.score?.(view)),
    acts: renderGuidedButtons(state, buttons, guide.buttons),
  });
}

function renderGuidedButtons(
  state: Board['state'],
  buttons: MoveButtons,
  names: readonly string[],
): Rendered {
  if (names.length === 0) return nothing;
  return buttons.render(buttonsOf(state).filter(({ name }) => names.includes(name)));
}

/** Why a move is refused, else what the reader is asked. */
function renderAsked({ state, parts }: Board): Rendered {
  const notes = renderNotes(notesOf(state), rulesHrefOf(state));
  const own = parts.panel?.told?.();
  return notes === nothing && own?.kind === 'ask' ? renderToldLine(own) : notes;
}

/** The reader has picked something up, or written something, that is no move yet. */
function isInHand({ state, parts }: Board): boolean {
  const { adapter, ui } = state;
  const own = parts.panel?.told?.();
  const isAnswered = own?.kind === 'look' && (own.buttons ?? []).length > 0;
  return isAnswered || adapter.input.picked?.(ui) !== undefined || parts.draft?.canTakeBack() === true;
}

/** Shown in place of the three lines: the preview of what is in hand, and what to do now. */
function renderInHand(board: Board): Rendered {
  if (!isInHand(board)) return nothing;
  const { state, parts } = board;
  const { adapter, words, reader } = state;
  const shown = shownOf(state);
  const told = parts.panel?.told?.();
  const own = told?.kind === 'look' ? told : undefined;
  const toDo = (ui: unknown): string =>
    (shown && adapter.say.toDo?.(shown.view, words, { ...reader, ui })) ?? '';
  const now = toDo(reader.ui);
  const next = now === toDo(adapter.input.ui) ? '' : now;
  const aside = parts.panel?.drawnAside ? '' : (asideOf(board) ?? '');
  const first = own?.sentence ?? (next && aside ? words.say('said.sentence', { sentence: aside }) : aside);
  const sentence = words.text([first, next].filter((one) => one !== ''));
  return sentence === '' ? nothing : renderToldLine({ kind: 'look', ...own, sentence });
}
