// Saves the board's picture as a file: SVG, and PNG where the browser and the page's policy let it be drawn.
import { pngOf } from '../../src/ui/menu/png.js';
import { h } from './dom.js';

function save(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = h('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** `draw(theme)` gives the SVG, or throws a sentence that says why there is none; `name` is the files', without an ending. */
export function picturePart(draw, name) {
  const theme = h(
    'select',
    { id: 'picture-theme', change: () => show() },
    h('option', { value: 'light' }, 'Day'),
    h('option', { value: 'dark' }, 'Night'),
    h('option', { value: 'auto' }, 'As the reader’s system'),
  );
  // A policy may forbid it: the files can be saved nevertheless.
  const view = h('img', { class: 'view', alt: '', error: () => (view.hidden = true) });
  const status = h('span', { role: 'status' });
  const saving = (ending, make) => async () => {
    try {
      save(await make(draw(theme.value)), `${name}.${ending}`);
      status.textContent = `Saved as ${name}.${ending}.`;
    } catch {
      status.textContent =
        ending === 'png' ? 'This page cannot make a PNG here. Save the SVG.' : 'There is no picture of this.';
    }
  };
  function show(title = view.alt) {
    view.hidden = false;
    view.alt = title;
    view.src = `data:image/svg+xml,${encodeURIComponent(draw(theme.value))}`;
  }
  const button = (text, click) => h('button', { type: 'button', click }, text);
  const toPngFile = async (svg) => (await pngOf(svg)).blob;
  const toSvgFile = (svg) => new Blob([svg], { type: 'image/svg+xml' });
  return {
    nodes: [
      view,
      h(
        'div',
        { class: 'saving' },
        h('label', { for: 'picture-theme' }, 'Colours'),
        theme,
        button('Save SVG', saving('svg', toSvgFile)),
        button('Save PNG', saving('png', toPngFile)),
        status,
      ),
    ],
    show,
  };
}
