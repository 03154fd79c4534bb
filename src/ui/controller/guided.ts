/**
 * A board beside a guide, as in a lesson: what its reader may ask for, and the panel in the guide's hands. Loaded with
 * the lesson.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { accept, refuse } from '../../core/basics/result.js';
import type { Guide } from '../contract/guide.js';
import type { Rendered } from '../contract/parts.js';
import type { Dispatch } from '../contract/requests.js';
import { renderToldLine } from '../conversation/told.js';
import { buttonsOf, notesOf, rulesHrefOf, shownOf } from '../game/select.js';
import type { Board } from '../panel/board.js';
import type { MoveButtons } from '../panel/move-buttons.js';
import { describeStanding } from '../words/describe-standing.js';
import { renderNotes } from '../panel/status.js';
import { asideOf, renderAside, renderBeside } from './panel.js';

export { LessonOpener } from '../lesson/lesson-opener.js';

/** The same dispatch, without the reader's input that the guide does not let pass. */
export function guarded(dispatch: Dispatch, guide: Pick<Guide, 'beforeInput'>): Dispatch {
  return (request) => {
    if (request.type === 'input' && !guide.beforeInput(request.input)) return accept(0);
    if (request.type === 'mean' && !guide.beforeInput({ type: 'button', name: '' }))
      return refuse('session/not-ready');
    return dispatch(request);
  };
}

export function renderGuided(board: Board, buttons: MoveButtons, guide: Guide): TemplateResult {
  const { state, parts } = board;
  const shown = shownOf(state);
  const own = parts.panel?.told?.();
  return guide.render({
    notes: renderRefusalOrQuestion(board),
    inHand: renderInHand(board),
    toDo: shown ? describeStanding(shown, state).toDo : '',
    preview: own?.kind === 'preview' ? renderToldLine(own) : nothing,
    aside: shown && parts.panel?.drawnAside ? renderAside(board, shown) : nothing,
    lead: parts.panel?.lead?.() ?? nothing,
    score: html`${renderBeside(board, (view) => parts.panel?.score?.(view))}
    ${renderBeside(board, (view) => parts.panel?.plan?.(view))}
    ${renderBeside(board, (view) => parts.panel?.choices?.(view))}`,
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
function renderRefusalOrQuestion({ state, parts }: Board): Rendered {
  const notes = renderNotes(notesOf(state), rulesHrefOf(state), state.words);
  const own = parts.panel?.told?.();
  return notes === nothing && own?.kind === 'ask' ? renderToldLine(own) : notes;
}

/** Whether the reader has picked something up, or written something, that is no move yet. */
function isInHand({ state, parts }: Board): boolean {
  const { adapter, ui } = state;
  const own = parts.panel?.told?.();
  const isAnswered = own?.kind === 'preview' && (own.buttons ?? []).length > 0;
  return isAnswered || adapter.input.picked?.(ui) !== undefined || parts.draft?.canTakeBack() === true;
}

/** Shown in place of the three lines: the preview of what is in hand, and what to do now. */
function renderInHand(board: Board): Rendered {
  if (!isInHand(board)) return nothing;
  const { state, parts } = board;
  const { adapter, words, reader } = state;
  const shown = shownOf(state);
  const told = parts.panel?.told?.();
  const own = told?.kind === 'preview' ? told : undefined;
  const toDo = (ui: unknown): string =>
    (shown && adapter.say.toDo?.(shown.view, words, { ...reader, ui })) ?? '';
  const now = toDo(reader.ui);
  const next = now === toDo(adapter.input.ui) ? '' : now;
  const aside = parts.panel?.drawnAside ? '' : (asideOf(board) ?? '');
  const first = own?.sentence ?? (next && aside ? words.say('said.sentence', { sentence: aside }) : aside);
  const sentence = words.text([first, next].filter((one) => one !== ''));
  return sentence === '' ? nothing : renderToldLine({ kind: 'preview', ...own, sentence });
}
