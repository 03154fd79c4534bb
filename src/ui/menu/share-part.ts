/** A part of the menu: sharing the game, and copying its link, its embed code, its picture and its texts. */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Words } from '../../core/words/words.js';
import { renderAmongStrangers } from '../dom/own-nodes.js';
import { renderWord } from '../dom/sentence.js';
import type { SharedGame } from '../panel/share-sheet.js';
import { pngOf, themeOf, type Png, type Theme } from './png.js';

/** Things to copy, by the names of their buttons. */
type TextName = 'link' | 'embed' | 'result' | 'record' | 'position' | 'foreign';

export interface ShareContent {
  readonly words: Words;
  /**
   * The texts as the game is now, which goes on behind the menu. Undefined: there is no such text; '' for the embed
   * code: the boards are on a disk.
   */
  readonly texts: () => Readonly<Record<TextName, string | undefined>>;
  /** The name of the other program's notation; empty if there is none. */
  readonly foreign: string;
  readonly shared: () => SharedGame;
  /**
   * Draws what is on show as an SVG file; rejects where it cannot be had. Undefined: this board has no such pictures.
   */
  readonly draw: ((theme: Theme) => Promise<string>) | undefined;
}

/** `words`: the menu’s own; `board`: the element. */
export function shareTemplate(content: ShareContent, words: Words, board: Element): TemplateResult {
  const { shared, texts, foreign, draw } = content;
  const tag = board.localName;
  const there = texts();
  const copies = (...names: readonly TextName[]): unknown =>
    names.map((key) =>
      there[key] === undefined
        ? nothing
        : html`<button name=${key} @click=${(event: Event) =>
            void copy(event.currentTarget as HTMLElement, texts()[key] ?? '', words)}>
            ${renderWord(words, `menu.${key}`, { name: foreign })}
          </button>`,
    );
  return html`<h2>${renderWord(words, 'menu.share')}</h2>
    <div class="copies">
      <button name="share-game" @click=${(event: Event) =>
        void share(event.currentTarget as HTMLElement, shared(), words)}>
        ${renderWord(content.words, 'act.share')}
      </button>
      ${copies('link', 'embed')}
      ${
        draw
          ? html`<button name="picture" @click=${(event: Event) =>
              void copyPicture(event.currentTarget as HTMLElement, draw(themeOf(board)), {
                words,
                board: content.words,
                tag,
              })}>
              ${renderWord(words, 'menu.picture')}
            </button>`
          : nothing
      }
    </div>
    <div role="status" class="copied"></div>
    <h2>${renderWord(words, 'menu.copy')}</h2>
    <div class="copies">${copies('result', 'record', 'position', 'foreign')}</div>
    <div role="status" class="copied"></div>`;
}

/**
 * Says what came of a button, below the row that it stands in and in view. What came of another is no more of interest,
 * but its room stays: the button that has just been pressed may stand below it.
 */
function tell(button: Element, content: TemplateResult): Element {
  const status = button.parentElement?.nextElementSibling as HTMLElement;
  const others = button.closest('dialog')?.querySelectorAll<HTMLElement>('.copied') ?? [];
  for (const { style, clientHeight } of others) style.minHeight = `${clientHeight}px`;
  renderAmongStrangers(button.getRootNode() as ShadowRoot, () => {
    for (const other of others) render(other === status ? content : nothing, other);
  });
  status.scrollIntoView({ block: 'nearest' });
  return status;
}

async function share(button: Element, { text, handOn }: SharedGame, words: Words): Promise<void> {
  const shared = await handOn();
  if (shared === 'copied') tell(button, html`<p>${renderWord(words, 'menu.copied')}</p>`);
  else if (shared === 'refused') offer(button, text, words);
}

async function copy(button: Element, text: string, words: Words): Promise<void> {
  // Only embed code can be empty.
  if (text === '') return void tell(button, html`<p>${renderWord(words, 'menu.embed-on-disk')}</p>`);
  try {
    await navigator.clipboard.writeText(text);
    tell(button, html`<p>${renderWord(words, 'menu.copied')}</p>`);
  } catch {
    offer(button, text, words);
  }
}

/** No clipboard here (an insecure or sandboxed page): the reader copies by hand. */
function offer(button: Element, text: string, words: Words): void {
  const byHand = html`<p>${renderWord(words, 'menu.by-hand')}</p><textarea readonly rows="4"
      .value=${text}></textarea>`;
  const area = tell(button, byHand).querySelector('textarea');
  area?.focus({ preventScroll: true });
  area?.select();
}

interface PictureContext {
  readonly words: Words;
  /** The board's own words. */
  readonly board: Words;
  readonly tag: string;
}

/** To the clipboard, else as a file to save. The clipboard is asked at once, while the press still counts. */
async function copyPicture(button: Element, svg: Promise<string>, context: PictureContext): Promise<void> {
  const png = svg.then(pngOf);
  const blob = png.then((made) => made.blob);
  // The clipboard need not ask for it.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    tell(button, html`<p>${renderWord(context.words, 'menu.copied')}</p>`);
  } catch {
    tell(button, await offerFile(svg, png, context));
  }
}

async function offerFile(
  svg: Promise<string>,
  png: Promise<Png>,
  { words, board, tag }: PictureContext,
): Promise<TemplateResult> {
  const link = (href: string, type: string): TemplateResult =>
    html`<p>${renderWord(words, 'menu.picture-by-hand')}</p>
      <p><a href=${href} download="${tag}.${type}">${renderWord(words, 'menu.save-picture')}</a></p>`;
  try {
    return link((await png).address, 'png');
  } catch {
    // A page’s policy may allow no image but its own. The SVG file needs none.
    const text = await svg.catch(() => undefined);
    return text === undefined
      ? html`<p>${renderWord(board, 'kit/chunk', { part: 'picture' })}</p>`
      : link(`data:image/svg+xml,${encodeURIComponent(text)}`, 'svg');
  }
}
