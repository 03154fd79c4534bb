/**
 * The panel beside a board, from above: the three lines, the score, what the reader writes, the buttons of the game,
 * what else there is to read, and the row of controls. Whatever a move needs is never far down: the rest scrolls
 * beside a board, and stands below the controls of a narrow one.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { bare } from '../../core/words/language.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import type { Rendered } from '../contract/parts.js';
import { endButtons, ownEndButtons, renderConversation } from '../conversation/conversation.js';
import { renderGoal } from '../conversation/goal.js';
import { renderNotice } from '../conversation/share.js';
import { renderToldButton } from '../conversation/told.js';
import { langOf, renderLine } from '../dom/sentence.js';
import { buttonsOf, isTurn, notesOf, pickedOf, progressOf, rulesHrefOf, shownOf } from '../game/select.js';
import type { Board } from '../panel/board.js';
import { renderControls, renderSteps, type Controls } from '../panel/controls.js';
import type { MoveButtons } from '../panel/move-buttons.js';
import { renderMoves } from '../panel/move-list.js';
import { moveListOf } from '../panel/moves.js';
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
  const view = shownOf(state)?.view;
  const aside = asideOf(board);
  const picked = adapter.input.picked?.(reader.ui);
  const told = adapter.say.picked
    ? adapter.say.picked(view, words, reader)
    : picked && adapter.say.foretell?.(view, picked, words, reader);
  for (const sentence of [aside, told]) if (sentence) dispatch({ type: 'say', sentences: [sentence] });
}

export function renderPanel(board: Board, buttons: MoveButtons, row: ControlRow): TemplateResult {
  const { state, parts } = board;
  const { adapter, settings, words, reader } = state;
  const controls = settings.get<Controls>('controls');
  if (controls === 'none') return html`${renderNotes(notesOf(state), rulesHrefOf(state), state.words)}`;
  const shown = shownOf(state);
  const isHanding = state.nextAtScreen !== undefined;
  const beside = (render: (view: unknown) => Rendered | undefined): Rendered =>
    controls === 'full' ? renderBeside(board, render) : nothing;
  const goal = (view: unknown): Rendered => renderGoal(adapter, view, words, reader);
  const slider = renderSteps(row.state(controls), words, row);
  return html`${parts.panel?.tools?.() ?? nothing}
    ${renderConversation(board, shown ? renderAside(board, shown) : nothing)}
    ${isHanding ? nothing : (parts.panel?.lead?.() ?? nothing)}
    ${beside((view) => renderFigures(board, view, goal(view)))}
    ${beside((view) => parts.panel?.plan?.(view))}
    ${isHanding ? nothing : renderActs(board, buttons)}
    ${controls === 'full' ? renderRest(board, goal, slider) : slider}
    ${renderControls(row.state(controls), words, row)}`;
}

/** The buttons of the game, or those of its end. */
function renderActs(board: Board, buttons: MoveButtons): Rendered {
  const { state } = board;
  if (state.session?.isOver === true || ownEndButtons(board) !== undefined) return renderEnd(board);
  if (state.isReadonly || !state.adapter.input.buttons) return nothing;
  return buttons.render(buttonsOf(state), !isTurn(state), renderBesideActs(board));
}

/** What no move needs. */
function renderRest(board: Board, goal: (view: unknown) => Rendered, slider: Rendered): TemplateResult {
  const { state, parts } = board;
  const name = state.words.say('panel.rest');
  const beside = (render: (view: unknown) => Rendered | undefined): Rendered => renderBeside(board, render);
  return html`<div class="rest" role="group" aria-label=${bare(name)} lang=${langOf(name)}>
    <div class="more">
      ${beside((view) => parts.panel?.choices?.(view))} ${beside(goal)}
      ${beside((view) => parts.panel?.log?.(view))} ${slider} ${beside(() => renderMovesBeside(board))}
    </div>
  </div>`;
}

/**
 * The score, and in its place the goal until the first move, where the panel is below the board: before it there is
 * nothing to count. In a puzzle the goal stays. Both keep their room.
 */
function renderFigures({ state, parts }: Board, view: unknown, goal: Rendered): Rendered {
  const { session, humans, isReadonly } = state;
  const score = parts.panel?.score?.(view) ?? nothing;
  if (score === nothing) return nothing;
  const isEmpty = parts.panel?.isNew?.(view) ?? session?.isFromPosition === false;
  const isBefore = session?.plies === 0 && isEmpty && humans.length > 0 && !isReadonly;
  const isNew = goal !== nothing && (isBefore || parts.panel?.isAimed?.(view) === true);
  return html`<div class="tally ${isNew ? 'new' : ''}">
    <div class="aim">${goal}</div>
    <div class="score">${score}</div>
  </div>`;
}

/** A part of the panel that tells of the position on show; nothing while there is none, or the screen changes hands. */
export function renderBeside({ state }: Board, render: (view: unknown) => Rendered | undefined): Rendered {
  const shown = shownOf(state);
  return state.nextAtScreen === undefined && shown ? (render(shown.view) ?? nothing) : nothing;
}

/** How far the game is, or what the reader is in the middle of. */
export function renderAside(board: Board, shown: Snapshot<unknown, unknown>): Rendered {
  const { state, parts } = board;
  if (parts.panel?.drawnAside) return parts.panel.drawnAside(shown);
  return renderLine(asideOf(board) ?? parts.panel?.progress?.(shown) ?? progressOf(state, shown));
}

/** Shown where the panel has room for it. */
function renderMovesBeside(board: Board): TemplateResult {
  const { words, session, viewer } = board.state;
  const list = (): unknown =>
    renderMoves(
      moveListOf(board),
      words,
      (_, text) => html`<p>${text}</p>`,
      () => {},
    );
  return html`<div class="moves-beside" part="moves">${guard([session, viewer, words], list)}</div>`;
}

/** The sentence of the game before the buttons in their row, and a notice above them. */
function renderBesideActs(board: Board): TemplateResult {
  const { state, parts } = board;
  const shown = shownOf(state);
  const aside = (shown && parts.panel?.actsAside?.(shown.view)) ?? nothing;
  return html`${aside === nothing ? nothing : html`<small>${aside}</small>`}${renderNotice(board, 'acts')}`;
}

function renderEnd(board: Board): TemplateResult {
  const buttons = endButtons(board).map(renderToldButton);
  return html`<div class="acts" part="acts">${renderBesideActs(board)}${buttons}</div>`;
}
