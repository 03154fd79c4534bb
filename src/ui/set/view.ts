/** What stands round the board in hand: the row of items, its heading and task, what it is worth, and how to go on. */
import { html, nothing, type TemplateResult } from 'lit';
import { isDecided, triesLeft, type Item, type SetResult, type Tally } from '../../core/exercise/exercise.js';
import type { Planned } from '../../core/exercise/run.js';
import { bare } from '../../core/words/language.js';
import type { Words } from '../../core/words/words.js';
import { renderLine, renderWord } from '../dom/sentence.js';

/** What is drawn, and what pressing does. */
export interface SetView {
  readonly words: Words;
  readonly heading: string;
  readonly result: SetResult;
  /** The item in hand; one more than the last stands for the summary. */
  readonly at: number;
  readonly mayOpen: (at: number) => boolean;
  readonly go: (at: number) => void;
}

export const headingOf = (words: Words, { heading }: Pick<Item, 'heading'>, at: number): string =>
  heading === '' ? words.say('set.item', { n: at + 1 }) : heading;

/** The summary’s own. */
const STAR = '\u2605';

const SIGNS: Readonly<Record<string, string>> = { solved: '✓', lost: '✕', faulty: '!' };

function renderStep({ words, result, at: inHand, mayOpen, go }: SetView, at: number): TemplateResult {
  const { items } = result;
  const item = items[at] as Item;
  const { state, earned, points } = item;
  const name = headingOf(words, item, at);
  const label = bare(
    words.say('set.step', { n: at + 1, count: items.length, heading: name, state, earned, points }),
  );
  return html`<li>
    <button
      class="step ${state}"
      aria-label=${label}
      aria-current=${at === inHand ? 'step' : nothing}
      ?disabled=${!mayOpen(at)}
      @click=${() => go(at)}
    >${at + 1}<i aria-hidden="true">${SIGNS[state] ?? ''}</i></button>
  </li>`;
}

/** The heading of the set, its items, and what has been earned. */
export function renderBar(view: SetView): TemplateResult {
  const { words, heading, result, at, mayOpen, go } = view;
  const { items, earned, points } = result;
  const name = heading === '' ? words.say('set.heading') : heading;
  return html`<header class="bar" part="bar">
    <h2>${renderLine(name)}</h2>
    <p class="points">${renderWord(words, 'set.points', { earned, points })}</p>
    <nav aria-label=${bare(words.say('set.row'))}><ol>
      ${items.map((_, n) => renderStep(view, n))}
      <li><button
        class="step last"
        aria-label=${bare(words.say('set.step-result'))}
        aria-current=${at === items.length ? 'step' : nothing}
        ?disabled=${!mayOpen(items.length)}
        @click=${() => go(items.length)}
      >${STAR}</button></li>
    </ol></nav>
  </header>`;
}

/** What the page does not say of an item's task. */
function todoOf(words: Words, { kind }: Planned, toScore: number | undefined): string {
  if (toScore !== undefined && kind === 'game') return words.say('set.task-score', { score: toScore });
  if (kind === 'game') return words.say('set.task-win');
  if (kind === 'lesson') return words.say('set.task-lesson');
  if (kind === 'find') return words.say('set.task-find');
  return kind === 'look' ? words.say('set.task-look') : '';
}

function termsOf(words: Words, plan: Planned, tally: Tally): readonly string[] {
  const { points, tries, tryPrice, hintPrice } = plan;
  const left = triesLeft(plan, tally);
  const lost = tally.tries;
  return [
    points > 0 ? words.say('set.worth', { n: points }) : words.say('set.worth-nothing'),
    ...(tries !== undefined && left !== undefined
      ? [words.say('set.try', { n: Math.min(tries, lost + 1), count: tries })]
      : lost > 0
        ? [words.say('set.tries', { n: lost })]
        : []),
    ...(tryPrice > 0 ? [words.say('set.try-price', { n: tryPrice })] : []),
    ...(hintPrice > 0 ? [words.say('set.hint-price', { n: hintPrice })] : []),
    ...(tally.hints > 0 ? [words.say('set.hints', { n: tally.hints })] : []),
  ];
}

/** The item in hand, above its board. */
export function renderHead(
  { words, result, at }: SetView,
  plan: Planned,
  { todo, toScore }: { readonly todo: string; readonly toScore: number | undefined },
): TemplateResult {
  const item = result.items[at] as Item;
  const line = todo === '' ? todoOf(words, plan, toScore) : todo;
  return html`<div class="head" part="head">
    <h3 tabindex="-1">${renderLine(headingOf(words, item, at))}</h3>
    <ul class="terms">${termsOf(words, plan, item).map((term) => html`<li>${renderLine(term)}</li>`)}</ul>
    ${line === '' ? nothing : html`<p class="task">${renderLine(line)}</p>`}
  </div>`;
}

/** Below the board: what happened last, and how to go on. */
export function renderFoot(
  { words, result, at, go }: SetView,
  told: string,
  { saved, hint }: { readonly saved: boolean; readonly hint: (() => void) | undefined },
): TemplateResult {
  const item = result.items[at] as Item;
  const isTried = isDecided(item) || item.tries > 0 || item.kind === 'look' || item.state === 'faulty';
  const isLast = at === result.items.length - 1;
  const caption = isLast ? 'set.to-result' : isTried ? 'set.next' : 'set.skip';
  const below = told === '' && saved ? words.say('set.saved') : told;
  return html`<footer class="foot" part="foot">
    <p class="told ${told === '' ? 'quiet' : item.state}">${renderLine(below)}</p>
    <div class="acts">
      ${hint ? html`<button name="hint" @click=${hint}>${renderWord(words, 'set.hint')}</button>` : nothing}
      ${at > 0 ? html`<button name="back" @click=${() => go(at - 1)}>${renderWord(words, 'set.back')}</button>` : nothing}
      <button
        name="next"
        class=${isTried ? 'main' : ''}
        @click=${() => go(at + 1)}
      >${renderWord(words, caption)}</button>
    </div>
  </footer>`;
}
