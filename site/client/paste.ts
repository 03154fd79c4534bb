// What a page pastes to have the board as it is set now: for a blog, a course, or documentation.
import { h } from '../../compose/frame/dom.js';
import { attributesText, boardTag, loaderTag } from '../../src/embed-code/index.js';
import type { ShownBoard } from './board.js';

type Attributes = Readonly<Record<string, string>>;
type Board = HTMLElement & { readonly record?: string; readonly ply?: number };

const root = new URL(document.documentElement.dataset['root'] ?? './', location.href);

/** The game as it stands, once there is one. */
function played(element: Board): string | undefined {
  return (element.ply ?? 0) > 0 ? element.record : undefined;
}

/** A fence: what is a text of the game stands in its body. */
function fenceOf(tag: string, attributes: Attributes, record: string | undefined): string {
  const { record: own, position, ...rest } = attributes;
  const isPosition = /[;/]/.test(rest['puzzle'] ?? '');
  const { puzzle, ...others } = rest;
  const body = record ?? own ?? position ?? (isPosition ? puzzle : undefined);
  const info = record === undefined ? (isPosition ? others : rest) : {};
  return `\`\`\`${tag}${attributesText(info)}\n${body === undefined ? '' : `${body}\n`}\`\`\``;
}

/** An address of the embed page. */
function linkOf(published: string, tag: string, attributes: Attributes): string {
  const query = `${new URLSearchParams(attributes)}`.replace(/=(?=&|$)/g, '').replaceAll('%3A', ':');
  return `${published}embed/#${tag}${query === '' ? '' : `?${query}`}`;
}

export function pastePart(
  { tag, name, published: address }: ShownBoard,
  element: Board,
): { readonly node: HTMLElement; show(attributes: Attributes): void } {
  const published = address || `${new URL('dist/', root)}`;
  let attributes: Attributes = {};
  const script = loaderTag(published);
  const forms: Readonly<Record<string, () => string>> = {
    Blog: () => `${script}\n${boardTag(tag, attributes)}`,
    Course: () =>
      `${script}\n<board-set heading="${name.replace('*', '')}">\n  ${boardTag(tag, attributes)}\n</board-set>`,
    Documentation: () => fenceOf(tag, attributes, played(element)),
  };
  let form = 'Blog';
  const code = h('code');
  const status = h('span', { role: 'status', class: 'small' });
  const buttons = Object.keys(forms).map((one) =>
    h('button', { type: 'button', 'aria-pressed': String(one === form), click: () => choose(one) }, one),
  );
  function choose(one: string): void {
    form = one;
    for (const button of buttons) button.ariaPressed = String(button.textContent === form);
    render();
  }
  const render = (): void => {
    code.textContent = forms[form]?.() ?? '';
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = 'Copied.';
    } catch {
      getSelection()?.selectAllChildren(code);
      status.textContent = 'Selected: copy it by hand.';
    }
    setTimeout(() => (status.textContent = ''), 2500);
  };
  element.addEventListener('game-change', render);
  const node = h(
    'div',
    { class: 'paste' },
    h('div', { class: 'seg', role: 'group', 'aria-label': 'For' }, ...buttons),
    h('pre', { tabindex: 0, role: 'group', 'aria-label': 'Code' }, code),
    h(
      'p',
      { class: 'row' },
      h('button', { type: 'button', class: 'main', click: () => copy(code.textContent) }, 'Copy code'),
      h('button', { type: 'button', click: () => copy(linkOf(published, tag, attributes)) }, 'Copy link'),
      status,
    ),
    h(
      'p',
      { class: 'small' },
      'If scripts are not allowed where you write, take the link: it opens this board, and becomes one on sites that load ',
      h('code', {}, 'links.js'),
      '. ',
      h('a', { href: `${new URL('guides/embedding.html', root)}` }, 'Which form for which host'),
    ),
  );
  return {
    node,
    show(given) {
      attributes = given;
      render();
    },
  };
}
