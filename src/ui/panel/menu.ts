/** The menu of a board: how to play, its keys, copying the game, its moves. Loaded when first opened. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { bare } from '../../core/language.js';
import { times } from '../../core/times.js';
import { mixWords, type Layer, type Words, type WordTable } from '../../core/words.js';
import { langOf, nameNode, renderWord } from '../dom/sentence.js';
import { shareText, type SharedGame } from './share-sheet.js';
import { menuStyles } from '../styles/menu.css.js';
import { renderIcon } from './icons.js';
import { renderMoves, type MoveList } from './move-list.js';
import { wear } from '../dom/adopted-styles.js';
import type { MenuPart } from '../contract/adapter.js';
import { inEnglish } from '../words/localizer.js';
import { menuWords } from '../words/words.menu.en.js';

export interface MenuContent {
  readonly words: Words;
  /** Everything that the board says, for the menu to add to. */
  readonly layers: readonly Layer[];
  readonly how: WordTable;
  readonly rules: string | undefined;
  readonly hasHint: boolean;
  /** What the page has set, by attribute name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly record: string;
  readonly position: string;
  readonly moves: MoveList;
  /** A line to share, where a goal is met. */
  readonly result: string | undefined;
  readonly shared: SharedGame;
  /** Opens the lesson; undefined where there is none. */
  readonly openLesson: (() => void) | undefined;
  /** What the slice adds. */
  readonly part: MenuPart | undefined;
  /** The record in another program's notation. */
  readonly foreign: { readonly name: string; readonly text: string } | undefined;
  /** The options of the game on show, as facts for the lines of how to play. */
  readonly options: Readonly<Record<string, unknown>>;
  /**
   * Those that are not at their defaults: `how.<name>.<value>`, or `how.<name>`, tells what they change, and
   * `how.<line>.<name>.<value>` replaces that line.
   */
  readonly unusual: readonly string[];
}

/** What the menu opens at. */
export type At = 'how' | 'copy';

type Texts = Readonly<Record<string, string | undefined>>;

const HOW_LINES = 10;

/** The folder where the files of this version are published: put in by what reads the sources. */
declare const PUBLISHED: string;

/** Attributes that an embedded copy does not take along: it starts from the record, in a page with links of its own. */
const LEFT_OUT = new Set(['record', 'position', 'ply', 'from-hash', 'remember', 'seed', 'rules-href']);

const escaped = (text: string): string => text.replace(/[&"<]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The markup of a page's own copy of this board, its game so far inside. */
function embedCode(tag: string, given: Readonly<Record<string, string>>, record: string): string {
  const kept = Object.entries(given).filter(([name]) => !LEFT_OUT.has(name));
  const attributes = [['record', record] as const, ...kept].map(([name, value]) =>
    value === '' ? name : `${name}="${escaped(value)}"`,
  );
  return `<script type="module" src="${PUBLISHED}cdn/planisphere.js"></script>\n<${tag} ${attributes.join(' ')}></${tag}>`;
}

/** Opens the menu inside a board's shadow root; it takes itself away when closed. */
export function openMenu(element: Element, at: At, content: MenuContent): HTMLDialogElement {
  const root = element.shadowRoot as ShadowRoot;
  root.querySelector('dialog')?.remove();
  const dialog = root.ownerDocument.createElement('dialog');
  dialog.setAttribute('part', 'menu');
  const { part } = content;
  wear(root, 'menu', menuStyles.cssText + (part?.styles ?? ''));
  const { language } = content.words;
  const own = [menuWords, content.how, { ...part?.words }].map(inEnglish);
  const words = mixWords(language, [...own, ...content.layers]).tagged;
  const draw = (): void => {
    const close = (): void => dialog.close();
    const parts = [
      part?.render(words, draw, close),
      howTemplate(content, words, close),
      shareTemplate(content, words, element.localName),
    ];
    const ordered = at === 'copy' ? parts.reverse() : parts;
    render(
      menuTemplate(words, [...ordered, renderMoves(content.moves, content.words, heading, close)], close),
      dialog,
    );
  };
  draw();
  nameNode(dialog, words.say(at === 'how' ? 'menu.how' : 'menu.share', { name: words.say('game.name') }));
  // It stands beside the frame, which says the language of all else.
  if (dialog.lang === '' && language !== '') dialog.lang = language;
  dialog.addEventListener('close', () => dialog.remove());
  // A click on the backdrop reaches the dialog itself.
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  root.append(dialog);
  dialog.showModal();
  if (at === 'copy') dialog.querySelector<HTMLElement>('.copies button')?.focus();
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

function howTemplate(content: MenuContent, words: Words, close: () => void): TemplateResult {
  const facts = Object.fromEntries(
    Object.entries(content.options).map(([name, value]) => [name, String(value)]),
  );
  const { unusual } = content;
  const lines = [...times(HOW_LINES, (i) => `${i + 1}`), ...unusual].flatMap((line) => {
    const key = `how.${line}`;
    const told = [...unusual.map((name) => `${key}.${name}.${facts[name]}`), `${key}.${facts[line]}`, key];
    return told.find((one) => words.has(one)) ?? [];
  });
  const { openLesson } = content;
  const learn = (): void => {
    close();
    openLesson?.();
  };
  return html`<h2>${renderWord(words, 'menu.how', { name: words.say('game.name') })}</h2>
    ${openLesson ? html`<p><button name="lesson" @click=${learn}>${renderWord(words, 'menu.lesson')}</button></p>` : nothing}
    <ol>
      ${lines.map((key) => html`<li>${renderWord(words, key, facts)}</li>`)}
    </ol>
    ${content.rules === undefined ? nothing : html`<p><a href=${content.rules}>${renderWord(words, 'menu.rules')}</a></p>`}
    <h2>${renderWord(words, 'menu.keys')}</h2>
    <dl>
      ${keyLines(content.hasHint, words).map(([keys, key]) => html`<dt><kbd>${keys}</kbd></dt><dd>${renderWord(words, key)}</dd>`)}
    </dl>`;
}

function shareTemplate(content: MenuContent, words: Words, tag: string): TemplateResult {
  const { shared, attributes, record, position, result, foreign } = content;
  const name = foreign?.name ?? '';
  const copies = (texts: Texts): unknown =>
    Object.entries(texts).map(([key, text]) =>
      text === undefined
        ? nothing
        : html`<button name=${key} @click=${(event: Event) => void copy(event.currentTarget as HTMLElement, text, words)}>
            ${renderWord(words, `menu.${key}`, { name })}
          </button>`,
    );
  return html`<h2>${renderWord(words, 'menu.share')}</h2>
    <div class="copies">
      <button name="share-game" @click=${(event: Event) => void share(event.currentTarget as HTMLElement, shared.text, words)}>
        ${renderWord(content.words, 'act.share')}
      </button>
      ${copies({ link: shared.link, embed: embedCode(tag, attributes, record) })}
    </div>
    <div role="status" class="copied"></div>
    <h2>${renderWord(words, 'menu.copy')}</h2>
    <div class="copies">${copies({ result, record, position, foreign: foreign?.text })}</div>
    <div role="status" class="copied"></div>`;
}

/** Letters that a game types are told instead of the kit's. */
function keyLines(hasHint: boolean, words: Words): [string, string][] {
  const names = ['arrows', 'along', 'rows', 'place', 'piece', 'act', 'cancel'];
  names.push(words.has('keys.typed') ? 'typed' : 'undo', 'step', ...(hasHint ? ['hint'] : []), 'menu');
  return names.map((name) => [bare(words.say(`keys.${name}`)), `key.${name}`]);
}

/** Says what came of a button, below the row that it stands in. */
function tell(button: Element, content: TemplateResult): Element {
  const status = button.parentElement?.nextElementSibling as HTMLElement;
  render(content, status);
  return status;
}

async function share(button: Element, text: string, words: Words): Promise<void> {
  const shared = await shareText(text);
  if (shared === 'copied') tell(button, html`<p>${renderWord(words, 'menu.copied')}</p>`);
  else if (shared === 'refused') offer(button, text, words);
}

async function copy(button: Element, text: string, words: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(button, html`<p>${renderWord(words, 'menu.copied')}</p>`);
  } catch {
    offer(button, text, words);
  }
}

/** No clipboard here (an insecure or sandboxed page): the reader copies by hand. */
function offer(button: Element, text: string, words: Words): void {
  const byHand = html`<p>${renderWord(words, 'menu.by-hand')}</p><textarea readonly rows="4" .value=${text}></textarea>`;
  tell(button, byHand).querySelector('textarea')?.select();
}
