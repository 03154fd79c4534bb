// Day, night, or as the reader's system has it: kept from page to page of the composers and the site. A page asks for
// it in its head, without `defer`, so that it is set before anything is painted. It is a classic script of its own: it
// imports nothing.
(() => {
  const KEY = 'planisphere-pages:scheme';
  const CHOICES = { auto: 'Auto', light: 'Day', dark: 'Night' };
  const { dataset } = document.documentElement;

  function kept(): string {
    try {
      return localStorage.getItem(KEY) ?? 'auto';
    } catch {
      return 'auto';
    }
  }

  function choose(value: string): void {
    dataset['theme'] = value;
    try {
      localStorage.setItem(KEY, value);
    } catch {
      // Storage is forbidden here: the choice holds for this page.
    }
  }

  function make<K extends keyof HTMLElementTagNameMap>(
    name: K,
    properties: Partial<HTMLElementTagNameMap[K]>,
    ...children: readonly (Node | string)[]
  ): HTMLElementTagNameMap[K] {
    const node = Object.assign(document.createElement(name), properties);
    node.append(...children);
    return node;
  }

  dataset['theme'] = kept();

  document.addEventListener('DOMContentLoaded', () => {
    const labels = Object.entries(CHOICES).map(([value, text]) => {
      const checked = value === dataset['theme'];
      const input = make('input', { type: 'radio', name: 'scheme', value, checked });
      input.addEventListener('change', () => choose(value));
      return make('label', {}, input, text);
    });
    const title = make('span', { ariaHidden: 'true' }, 'Colours');
    const group = make(
      'div',
      { className: 'scheme', role: 'radiogroup', ariaLabel: 'Colours' },
      title,
      ...labels,
    );
    document.querySelector('.masthead')?.append(group);
  });
})();
