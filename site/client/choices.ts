// Ways of which a reader takes one are tabs. Without scripts, on paper and for a search in the page all of them are
// there; an address leads to the way that it names.
import { h } from '../../compose/frame/dom.js';

let count = 0;

/** The heading of a section, as its tab says it. */
function nameOf(section: Element): string {
  const heading = section.querySelector('h2, h3, h4')?.cloneNode(true) as Element | undefined;
  heading?.querySelector('.header-anchor')?.remove();
  return heading?.textContent.trim() ?? '';
}

function fill(choices: HTMLElement): void {
  const sections = [...choices.querySelectorAll<HTMLElement>(':scope > section')];
  const tabs = sections.map((section) => {
    section.id ||= `choice-${++count}`;
    section.role = 'tabpanel';
    section.ariaLabel = nameOf(section);
    return h(
      'button',
      { type: 'button', role: 'tab', 'aria-controls': section.id, click: () => choose(section) },
      nameOf(section),
    );
  });
  function choose(chosen: HTMLElement, isFocused = false): void {
    for (const [i, section] of sections.entries()) {
      const isChosen = section.isSameNode(chosen);
      if (isChosen) section.removeAttribute('hidden');
      else section.setAttribute('hidden', 'until-found');
      const tab = tabs[i] as HTMLButtonElement;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      if (isChosen && isFocused) tab.focus();
    }
  }
  const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const at = tabs.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    const next = sections[(at + (step ?? 0) + sections.length) % sections.length];
    if (step === undefined || !next) return;
    event.preventDefault();
    choose(next, true);
  };
  /** The section of the place that the address names. */
  const follow = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const section = sections.find((one) => one.contains(target));
    if (!section) return;
    choose(section);
    // The heading of a section is its tab.
    const isHeading = section.firstElementChild?.isSameNode(target);
    (isHeading ? choices : target)?.scrollIntoView();
  };
  for (const section of sections) section.addEventListener('beforematch', () => choose(section));
  addEventListener('hashchange', follow);
  choices.prepend(h('div', { role: 'tablist', class: 'choose', keydown: onKey }, ...tabs));
  const [first] = sections;
  if (first) choose(first);
  follow();
}

document.querySelectorAll<HTMLElement>('.choices').forEach(fill);
