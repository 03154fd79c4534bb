/** How a lesson looks beside its board: title, text, reply, buttons. It keeps nothing. */
import { html, nothing, type TemplateResult } from 'lit';
import { times } from '../../core/basics/times.js';
import type { Facts } from '../../core/basics/result.js';
import type { Words } from '../../core/words/words.js';
import type { GuidedPanel, WaysOn } from '../contract/guide.js';
import { renderTold, renderWord } from '../dom/sentence.js';
import { renderIcon } from '../panel/icons.js';

/** The answer to a move: right, wrong, or one of several; `wait`: what stands until the reader may go on. */
export interface Reply {
  readonly kind: 'right' | 'wrong' | 'plain' | 'wait';
  readonly text: string;
  /** Whoever has come so far may play. */
  readonly isEnough?: boolean;
}

interface LessonPanel extends GuidedPanel, WaysOn {
  readonly words: Words;
  /** The step, from 0; after the last one the lesson is over. */
  readonly at: number;
  readonly count: number;
  readonly title: string;
  readonly text: string;
  readonly reply: Reply | undefined;
  /** There is nothing to do in this step. */
  readonly isRead: boolean;
  readonly canShow: boolean;
  onNext(): void;
  onAgain(): void;
  onBack(): void;
  onShow(): void;
  onLeave(): void;
  onOnceMore(): void;
  /** Leaves the lesson for a game. */
  onPlay(): void;
  /** Leaves it for the first puzzle. */
  onPuzzle(): void;
}

/** Facts about the game that waits behind the lesson. */
export const waitingFacts = ({ isPuzzle }: WaysOn): Facts => ({ what: isPuzzle ? 'puzzle' : 'game' });

function button(words: Words, name: string, onPress: () => void, isOff = false, kind = ''): TemplateResult {
  return html`<button
    name=${name}
    class=${kind || nothing}
    aria-disabled=${isOff ? 'true' : nothing}
    @click=${(event: MouseEvent) => event.detail < 2 && !isOff && onPress()}
  >${renderWord(words, `lesson.${name}`)}</button>`;
}

/** The room of a button that the end of a lesson does not have, so that the others stay in their places. */
function room(words: Words, name: string): TemplateResult {
  return html`<button class="away" disabled>${renderWord(words, `lesson.${name}`)}</button>`;
}

function renderReply(panel: LessonPanel, isOver: boolean): TemplateResult {
  const { words, reply, isRead } = panel;
  const main = (name: string, onPress: () => void): TemplateResult =>
    button(words, name, onPress, false, 'main');
  const kind = reply?.kind ?? (isRead || isOver ? 'plain' : 'none');
  const answer = (): TemplateResult | typeof nothing => {
    if (isOver) {
      const onPlay = (): void => panel.onPlay();
      const first = panel.hasPuzzles
        ? html`${main('first-puzzle', () => panel.onPuzzle())}${button(words, 'play', onPlay)}`
        : main(panel.isPuzzle ? 'to-puzzle' : 'play', onPlay);
      return html`${first}${button(words, 'once-more', () => panel.onOnceMore())}`;
    }
    const now = reply?.isEnough ? button(words, 'play-now', () => panel.onPlay()) : nothing;
    if (kind === 'right' || isRead) return html`${now}${main('next', () => panel.onNext())}`;
    return kind === 'wrong' ? main('again', () => panel.onAgain()) : nothing;
  };
  return html`<div class="reply ${kind}" part="note">
    ${kind === 'right' || kind === 'wrong' ? renderIcon(kind) : nothing}
    <p>${reply ? renderTold(reply.text) : isOver ? nothing : renderTold(panel.toDo)}</p>
    ${answer()}
  </div>`;
}

/** Shows one message about the reader's last touch: a refusal, else what is in hand, else the answer to a move. */
function renderAnswer(panel: LessonPanel, isOver: boolean): TemplateResult {
  const { notes, inHand, preview, reply } = panel;
  const told = [notes, inHand, reply && reply.kind !== 'wait' ? nothing : preview].find(
    (one) => one !== nothing,
  );
  return told ? html`<div class="held">${told}</div>` : renderReply(panel, isOver);
}

export function renderLesson(panel: LessonPanel): TemplateResult {
  const { words, at, count, title, text, aside, lead, score, acts } = panel;
  const isOver = at >= count;
  const dash = (n: number): TemplateResult => html`<i class=${n < at ? 'past' : n === at ? 'here' : ''}></i>`;
  const place = isOver ? nothing : renderWord(words, 'lesson.count', { n: at + 1, all: count });
  // Above all that is longer or shorter from step to step, so that a finger that has pressed one finds it there again.
  return html`<div class="acts lesson" part="acts">
      ${button(words, 'back', () => panel.onBack(), at === 0)}
      ${isOver ? room(words, 'show') : button(words, 'show', () => panel.onShow(), !panel.canShow)}
      ${isOver ? room(words, 'skip') : button(words, 'skip', () => panel.onNext(), panel.reply?.kind === 'right')}
      ${button(words, 'leave', () => panel.onLeave(), false, 'plain')}
    </div>
    <p class="step" tabindex="-1">
      <b>${renderTold(title)}</b><span class="dashes"
          aria-hidden="true">${times(count, dash)}</span><small>${place}</small>
    </p>
    <p class="task">${renderTold(text)}</p>
    ${renderAnswer(panel, isOver)}
    ${aside === nothing ? nothing : html`<p class="how-far">${aside}</p>`} ${lead} ${score} ${acts}
    <p class="waits">${renderWord(words, 'lesson.waiting', waitingFacts(panel))}</p>`;
}
