// What every page has: day and night, code to copy, the search, and the address of the boards in our own samples.
import { openSearch } from './search.js';

const KEY = 'planisphere-pages:scheme';
const root = new URL(document.documentElement.dataset['root'] ?? './', location.href);

function schemeButton(button: HTMLButtonElement): void {
  const { dataset } = document.documentElement;
  const isNight = (): boolean =>
    dataset['theme'] === 'dark' ||
    (dataset['theme'] === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  button.ariaPressed = `${isNight()}`;
  button.addEventListener('click', () => {
    const chosen = isNight() ? 'light' : 'dark';
    dataset['theme'] = chosen;
    button.ariaPressed = `${isNight()}`;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Storage is forbidden here: the choice holds for this page.
    }
  });
}

/** Copies the code before a button, and says so on the button. */
function copyButton(button: HTMLButtonElement): void {
  const code = button.parentElement?.querySelector('code');
  if (!code) return;
  if (button.textContent === '') button.textContent = 'Copy';
  const name = button.textContent;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(code);
      button.textContent = 'Selected';
    }
    setTimeout(() => (button.textContent = name), 2500);
  });
}

for (const code of document.querySelectorAll('.own-address'))
  for (const node of code.childNodes)
    if (node.nodeType === Node.TEXT_NODE)
      node.nodeValue = `${node.nodeValue}`.replace(
        'https://example.org/boards/',
        `${new URL('dist/', root)}`,
      );

if (document.querySelector('.choices')) import('./choices.js');
document.querySelectorAll<HTMLButtonElement>('.scheme-button').forEach(schemeButton);
document.querySelectorAll<HTMLButtonElement>('button.copy, .copy-code').forEach(copyButton);
for (const button of document.querySelectorAll('.search-button'))
  button.addEventListener('click', () => openSearch(root));
addEventListener('keydown', (event) => {
  const typed = event.composedPath()[0] as HTMLElement;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typed.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(typed.tagName)) return;
  event.preventDefault();
  openSearch(root);
});
