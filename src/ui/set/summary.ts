/** What a set comes to: points and stars, a table of its items, and the code that leaves the page. */
import { html, nothing, type TemplateResult } from 'lit';
import { isDecided, type Item } from '../../core/exercise/exercise.js';
import { indexed } from '../../core/basics/indices.js';
import { nameOf } from '../../core/exercise/read-item.js';
import { bare } from '../../core/words/language.js';
import { renderLine, renderWord } from '../dom/sentence.js';
import { headingOf, type SetView } from './view.js';

export interface Summary extends SetView {
  readonly pass: number | undefined;
  readonly code: string;
  readonly learner: string;
  /** Whether the page says who the learner is. */
  readonly isNamed: boolean;
  /** What came of copying. */
  readonly told: string;
  readonly rename: (learner: string) => void;
  readonly finish: () => void;
  readonly copy: (event: Event) => void;
  readonly save: () => void;
}

/** Items that can still be solved. */
const openIn = (items: readonly Item[]): readonly number[] =>
  items.flatMap((item, at) => (isDecided(item) || item.state === 'faulty' ? [] : [at]));

/** A row of buttons has so many that lead to open items. */
const MOST = 3;

function renderFigures({ words, result, pass }: Summary): TemplateResult {
  const { earned, points, stars, isPassed } = result;
  const passed =
    pass === undefined
      ? nothing
      : html`<p>${
          isPassed ? renderWord(words, 'set.passed', { pass }) : renderWord(words, 'set.not-passed', { pass })
        }</p>`;
  return html`<p class="earned"><b>${words.number(earned)}</b> ${renderWord(words, 'set.earned', { points })}</p>
    <p class="stars" role="img" aria-label=${bare(words.say('set.stars', { n: stars }))}>
      ${[0, 1, 2].map((n) => html`<span class=${n < stars ? 'won' : ''}>${n < stars ? '\u2605' : '\u2606'}</span>`)}
    </p>
    ${passed}`;
}

function renderOpen({ words, result, go, finish }: Summary): TemplateResult | typeof nothing {
  const { items, isOver } = result;
  const open = openIn(items);
  if (open.length === 0) return nothing;
  const button = (at: number): TemplateResult => {
    const isTried = (items[at] as Item).tries > 0;
    const caption = isTried ? words.say('set.again', { n: at + 1 }) : words.say('set.go', { n: at + 1 });
    return html`<button name="open-${at + 1}" @click=${() => go(at)}>${renderLine(caption)}</button>`;
  };
  return html`<p>${
    isOver ? renderWord(words, 'set.finished') : renderWord(words, 'set.open', { n: open.length })
  }</p>
    <div class="acts">
      ${open.slice(0, MOST).map(button)}
      ${isOver ? nothing : html`<button name="finish" @click=${finish}>${renderWord(words, 'set.finish')}</button>`}
    </div>`;
}

function renderTable({ words, result }: Summary): TemplateResult {
  const row = (item: Item, at: number): TemplateResult => {
    const { state, answer, tries, earned, points } = item;
    return html`<tr>
      <td>${at + 1}</td>
      <th scope="row">${renderLine(headingOf(words, item, at))}</th>
      <td class="answer">${answer === '' ? renderWord(words, 'set.state', { state }) : html`<bdi>${answer}</bdi>`}</td>
      <td>${words.number(tries)}</td>
      <td>${renderWord(words, 'set.of', { earned, points })}</td>
    </tr>`;
  };
  const head = (key: string): TemplateResult => html`<th scope="col">${renderWord(words, key)}</th>`;
  return html`<table>
    <caption>${renderWord(words, 'set.table')}</caption>
    <thead><tr>
      <td></td>${head('set.column-item')}
      <th scope="col" class="answer">${renderWord(words, 'set.column-answer')}</th>
      ${head('set.column-tries')}${head('set.column-points')}
    </tr></thead>
    <tbody>${result.items.map(row)}</tbody>
  </table>`;
}

function renderCode({ words, code, learner, isNamed, told, rename, copy, save }: Summary): TemplateResult {
  const typed = (event: Event): void => rename((event.target as HTMLInputElement).value);
  return html`<div class="code">
    <h4>${renderWord(words, 'set.code')}</h4>
    <p>${renderWord(words, 'set.code-why')}</p>
    ${
      isNamed
        ? nothing
        : html`<label>${renderWord(words, 'set.name')} <input
            name="learner" autocomplete="name" maxlength="60" .value=${learner} @input=${typed} /></label>`
    }
    <textarea readonly rows="3" spellcheck="false" aria-label=${bare(words.say('set.code'))} .value=${code}></textarea>
    <div class="acts">
      <button name="copy" class="main" @click=${copy}>${renderWord(words, 'set.copy')}</button>
      <button name="file" @click=${save}>${renderWord(words, 'set.file')}</button>
      <span class="quiet">${renderLine(told)}</span>
    </div>
  </div>`;
}

/** The result as lines of a file, the code at their end. */
export function describeResult({
  words,
  heading,
  learner,
  result: { items, earned, points },
  code,
}: Pick<Summary, 'words' | 'heading' | 'learner' | 'result' | 'code'>): string {
  const lines = indexed(items).map(([at, one]) => {
    const item = nameOf(at + 1, one.heading);
    return words.say('set.file-line', { item, earned: one.earned, points: one.points });
  });
  const all = [heading, learner, ...lines, words.say('set.points', { earned, points }), '', code, ''];
  return all.map(bare).join('\n');
}

export function renderSummary(summary: Summary): TemplateResult {
  const { words } = summary;
  return html`<section class="summary" part="summary">
    <div class="figures">
      <h3 tabindex="-1">${renderWord(words, 'set.result')}</h3>
      ${renderFigures(summary)}${renderOpen(summary)}
    </div>
    ${renderTable(summary)}${renderCode(summary)}
  </section>`;
}
