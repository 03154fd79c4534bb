/** The menu of a board: how to play, its keys, copying the game, its moves. Loaded when first opened. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import type { AnyTable } from '../../core/contract/option-kinds.js';
import { mixWords, type Layer, type Words, type WordTable } from '../../core/words/words.js';
import { nameNode } from '../dom/name-node.js';
import { langOf, renderLine, renderWord } from '../dom/sentence.js';
import { renderAmongStrangers } from '../dom/own-nodes.js';
import { menuStyles } from '../styles/menu.css.js';
import { renderIcon } from '../panel/icons.js';
import { renderMoves, type MoveList } from '../panel/move-list.js';
import { actsPart, type MenuAct } from './acts-part.js';
import { describeHow, type GivenOptions } from './how-to-play.js';
import { shareTemplate, type ShareContent } from './share-part.js';
import { wear } from '../dom/adopted-styles.js';
import type { MenuPart } from '../contract/adapter.js';
import { inEnglish } from '../words/page-words.js';
import { menuWords } from '../words/words.menu.en.js';

export interface MenuContent extends ShareContent {
  /** Everything that the board says, for the menu to add to. */
  readonly layers: readonly Layer[];
  readonly how: WordTable;
  readonly rules: string | undefined;
  readonly hasHint: boolean;
  readonly moves: MoveList;
  /** The acts that concern the game: they stand first. */
  readonly acts: readonly MenuAct[];
  /** The slice's own part. */
  readonly part: MenuPart | undefined;
  /** The options of the game on show, and the table that they are of. */
  readonly options: GivenOptions;
  readonly optionTable: AnyTable;
}

/** Opens the menu inside a board's shadow root; it takes itself away when closed. */
export function openMenu(element: Element, content: MenuContent): HTMLDialogElement {
  const root = element.shadowRoot as ShadowRoot;
  root.querySelector('dialog')?.remove();
  const dialog = root.ownerDocument.createElement('dialog');
  dialog.setAttribute('part', 'menu');
  const { part } = content;
  wear(root, 'menu', menuStyles.cssText + (part?.styles ?? ''));
  const { language } = content.words;
  const own = [menuWords, content.how, { ...part?.words }].map(inEnglish);
  const words = mixWords(language, [...own, ...content.layers]).tagged;
  const close = (): void => dialog.close();
  const acts = actsPart(
    content.acts,
    (focused) => {
      draw();
      dialog.querySelector<HTMLElement>(`button[name="${focused}"]`)?.focus();
    },
    close,
  );
  const draw = (): void => {
    const parts = [
      acts.render(),
      part?.render(words, draw, close),
      howTemplate(content, words),
      shareTemplate(content, words, element),
      renderMoves(content.moves, content.words, heading, close),
      keysTemplate(content, words),
    ];
    renderAmongStrangers(root, () => render(menuTemplate(words, parts, close), dialog));
  };
  draw();
  nameNode(dialog, words.say('menu.how', { name: words.say('game.name') }));
  // It stands beside the frame, which says the language of all else.
  if (dialog.lang === '' && language !== '') dialog.lang = language;
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('cancel', (event) => acts.leave() && event.preventDefault());
  // A click on the backdrop reaches the dialog itself.
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  root.append(dialog);
  dialog.showModal();
  return dialog;
}

function heading(level: 2 | 3, text: TemplateResult): TemplateResult {
  return level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`;
}

function menuTemplate(words: Words, parts: readonly unknown[], close: () => void): TemplateResult {
  const told = words.say('menu.close');
  return html`<button class="close" aria-label=${bare(told)} title=${bare(told)} lang=${langOf(told)} @click=${close}>
      ${renderIcon('wrong')}
    </button>
    ${parts}`;
}

function howTemplate(content: MenuContent, words: Words): TemplateResult {
  const { options, optionTable } = content;
  return html`<h2>${renderWord(words, 'menu.how', { name: words.say('game.name') })}</h2>
    <ol>
      ${describeHow(options, optionTable, words).map((line) => html`<li>${renderLine(line)}</li>`)}
    </ol>
    ${
      content.rules === undefined
        ? nothing
        : html`<p><a href=${content.rules}>${renderWord(words, 'menu.rules')}</a></p>`
    }`;
}

function keysTemplate(content: MenuContent, words: Words): TemplateResult {
  return html`<h2>${renderWord(words, 'menu.keys')}</h2>
    <dl>
      ${keyLines(content.hasHint, words).map(
        ([keys, key]) => html`<dt><kbd>${keys}</kbd></dt><dd>${renderWord(words, key)}</dd>`,
      )}
    </dl>`;
}

/** Letters that a game types are told instead of the kit's. */
function keyLines(hasHint: boolean, words: Words): [string, string][] {
  const names = ['arrows', 'along', 'rows', 'place', 'piece', 'act', 'cancel'];
  names.push(words.has('keys.typed') ? 'typed' : 'undo', 'step', ...(hasHint ? ['hint'] : []), 'menu');
  return names.map((name) => [bare(words.say(`keys.${name}`)), `key.${name}`]);
}
