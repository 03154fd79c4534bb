/** Saves the picture of the board as a file: SVG, and PNG where the browser and the page's policy let it be drawn. */
import type { FileTheme } from '../../src/core/picture/svg-style.js';
import { pngOf } from '../../src/ui/menu/png.js';
import { h } from './dom.js';
import { choiceInput, type Named } from './parts.js';
import { saveFile } from './save-file.js';

const THEMES: readonly Named<FileTheme>[] = [
  ['light', 'Day'],
  ['dark', 'Night'],
  ['auto', 'As the reader’s system'],
];

interface PicturePart {
  readonly nodes: readonly HTMLElement[];
  /** Shows the picture as it is now, with its title; without one, that which it has. */
  show(title?: string): void;
}

/** `draw` gives the SVG, or throws; `name` is what the files are called, without an ending. */
export function picturePart(draw: (theme: FileTheme) => string, name: string): PicturePart {
  let theme: FileTheme = 'light';
  const themes = choiceInput('picture-theme', THEMES, (chosen) => {
    theme = chosen;
    show();
  });
  // A policy may forbid it: the files can be saved nevertheless.
  const view: HTMLImageElement = h('img', { class: 'view', alt: '', error: () => void (view.hidden = true) });
  const status = h('span', { role: 'status' });
  const saving = (ending: string, make: (svg: string) => Blob | Promise<Blob>) => async () => {
    try {
      saveFile(`${name}.${ending}`, await make(draw(theme)));
      status.textContent = `Saved as ${name}.${ending}.`;
    } catch {
      status.textContent =
        ending === 'png' ? 'This page cannot make a PNG here. Save the SVG.' : 'There is no picture of this.';
    }
  };
  function show(title = view.alt): void {
    view.hidden = false;
    view.alt = title;
    view.src = `data:image/svg+xml,${encodeURIComponent(draw(theme))}`;
  }
  const button = (text: string, click: () => unknown): HTMLElement =>
    h('button', { type: 'button', click }, text);
  const toPngFile = async (svg: string): Promise<Blob> => (await pngOf(svg)).blob;
  const toSvgFile = (svg: string): Blob => new Blob([svg], { type: 'image/svg+xml' });
  return {
    nodes: [
      view,
      h(
        'div',
        { class: 'saving' },
        h('label', { for: 'picture-theme' }, 'Colours'),
        themes.node,
        button('Save SVG', saving('svg', toSvgFile)),
        button('Save PNG', saving('png', toPngFile)),
        status,
      ),
    ],
    show,
  };
}
