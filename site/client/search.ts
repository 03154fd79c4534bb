// The search: a dialog over the page. What it searches is loaded when it is first opened.
import type MiniSearch from 'minisearch';
import { h, PLAIN } from '../../compose/frame/dom.js';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
}

const MOST = 12;
const AROUND = 60;

let index: Promise<MiniSearch<Section>> | undefined;

async function load(root: URL): Promise<MiniSearch<Section>> {
  const [{ makeIndex }, answer] = await Promise.all([
    import('./search-index.js'),
    fetch(new URL('search.json', root)),
  ]);
  return makeIndex((await answer.json()) as Section[]);
}

/** The words around the first that was found. */
function excerpt(text: string, terms: readonly string[]): string {
  const low = text.toLowerCase();
  const at = Math.min(...terms.map((term) => low.indexOf(term)).filter((place) => place >= 0), low.length);
  const from = at === low.length ? 0 : Math.max(0, text.lastIndexOf(' ', Math.max(0, at - AROUND)));
  return text.slice(from, from + 3 * AROUND).trim();
}

function resultsOf(found: MiniSearch<Section>, root: URL, query: string): readonly HTMLElement[] {
  return found
    .search(query)
    .slice(0, MOST)
    .map(({ id, title, page, text, terms }) =>
      h(
        'li',
        {},
        h(
          'a',
          { href: `${new URL(`${id}`, root)}` },
          h('b', {}, title === page ? `${title}` : `${page}: ${title}`),
          h('span', {}, excerpt(`${text}`, terms)),
        ),
      ),
    );
}

let dialog: HTMLDialogElement | undefined;

function makeDialog(root: URL): HTMLDialogElement {
  const list = h('ol', {});
  const status = h('p', { role: 'status' });
  const input = h('input', { ...PLAIN, type: 'search', 'aria-label': 'Search', placeholder: 'Search' });
  const show = async (): Promise<void> => {
    const query = input.value.trim();
    index ??= load(root);
    let items: readonly HTMLElement[];
    try {
      items = query === '' ? [] : resultsOf(await index, root, query);
    } catch {
      index = undefined;
      status.textContent = 'The search could not be loaded.';
      return;
    }
    if (query !== input.value.trim()) return;
    list.replaceChildren(...items);
    status.textContent = query === '' || items.length > 0 ? '' : `Nothing was found for “${query}”.`;
  };
  input.addEventListener('input', () => void show());
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = [input, ...list.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLInputElement);
    links[(at + step + links.length) % links.length]?.focus();
  };
  const close = h('button', { type: 'button', click: () => dialog?.close() }, 'Close');
  const form = h(
    'form',
    {
      submit: (event) => {
        event.preventDefault();
        list.querySelector('a')?.click();
      },
    },
    input,
    close,
  );
  const made = h('dialog', { class: 'search', 'aria-label': 'Search', keydown: walk }, form, status, list);
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
    else if ((event.target as Element).closest('a')) made.close();
  });
  document.body.append(made);
  void show();
  return made;
}

export function openSearch(root: URL): void {
  dialog ??= makeDialog(root);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}
