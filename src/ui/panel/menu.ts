/** The menu of a board: how to play, its keys, copying the game, its moves. Loaded when first opened. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { bare } from '../../core/language.js';
import { times } from '../../core/times.js';
import { mixWords, type Layer, type Words, type WordTable } from '../../core/words.js';
import { langOf, nameNode, renderWord } from '../dom/sentence.js';
import { linkWith } from '../start/page-storage.js';
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

type Copies = Readonly<Record<string, string | undefined>>;

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
  const { record, position, attributes, foreign, result, part } = content;
  wear(root, 'menu', menuStyles.cssText + (part?.styles ?? ''));
  const { language } = content.words;
  const own = [menuWords, content.how, { ...part?.words }].map(inEnglish);
  const words = mixWords(language, [...own, ...content.layers]).tagged;
  const copies = {
    result,
    record,
    position,
    foreign: foreign?.text,
    // A link leads back to this game where the board reads the page's address.
    link: 'from-hash' in attributes ? linkWith(record) : undefined,
    embed: embedCode(element.localName, attributes, record),
  };
  const draw = (): void => {
    const close = (): void => dialog.close();
    const parts = [
      part?.render(words, draw, close),
      howTemplate(content, words, close),
      copyTemplate(content, words, copies),
    ];
    const ordered = at === 'copy' ? parts.reverse() : parts;
    render(
      menuTemplate(words, [...ordered, renderMoves(content.moves, content.words, heading, close)], close),
      dialog,
    );
  };
  draw();
  nameNode(dialog, words.say(at === 'how' ? 'menu.how' : 'menu.copy', { name: words.say('game.name') }));
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

function copyTemplate({ foreign }: MenuContent, words: Words, copies: Copies): TemplateResult {
  return html`<h2>${renderWord(words, 'menu.copy')}</h2>
    <div class="copies">
      ${Object.entries(copies).map(([name, text]) =>
        text === undefined
          ? nothing
          : html`<button name=${name} @click=${(event: Event) => void copy(event.currentTarget as HTMLElement, text, words)}>
            ${renderWord(words, `menu.${name}`, { name: foreign?.name ?? '' })}
          </button>`,
      )}
    </div>
    <div role="status" class="copied"></div>`;
}

/** Letters that a game types are told instead of the kit's. */
function keyLines(hasHint: boolean, words: Words): [string, string][] {
  const names = ['arrows', 'along', 'rows', 'place', 'piece', 'act', 'cancel'];
  names.push(words.has('keys.typed') ? 'typed' : 'undo', 'step', ...(hasHint ? ['hint'] : []), 'menu');
  return names.map((name) => [bare(words.say(`keys.${name}`)), `key.${name}`]);
}

async function copy(button: HTMLElement, text: string, words: Words): Promise<void> {
  const status = (button.getRootNode() as ShadowRoot).querySelector('.copied') as HTMLElement;
  try {
    await navigator.clipboard.writeText(text);
    render(html`<p>${renderWord(words, 'menu.copied')}</p>`, status);
  } catch {
    // No clipboard here (an insecure or sandboxed page): the reader copies by hand.
    const byHand = html`<p>${renderWord(words, 'menu.by-hand')}</p><textarea readonly rows="4" .value=${text}></textarea>`;
    render(byHand, status);
    status.querySelector('textarea')?.select();
  }
}
