// Day, night, or as the reader's system has it: kept from page to page of the composers or the gallery. A page asks for it in
// its head, without `defer`, so that it is set before anything is painted.
(() => {
  const KEY = 'planisphere-pages:scheme';
  const { dataset } = document.documentElement;

  const kept = () => {
    try {
      return localStorage.getItem(KEY) ?? 'auto';
    } catch {
      return 'auto';
    }
  };

  dataset.theme = kept();

  function choose({ target: { value } }) {
    dataset.theme = value;
    try {
      localStorage.setItem(KEY, value);
    } catch {
      // Storage is forbidden here: the choice holds for this page.
    }
  }

  function node(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  document.addEventListener('DOMContentLoaded', () => {
    const choices = { auto: 'Auto', light: 'Day', dark: 'Night' };
    const labels = Object.entries(choices).map(([value, text]) => {
      const checked = value === dataset.theme;
      return node('label', {}, node('input', { type: 'radio', name: 'scheme', value, checked }), text);
    });
    const title = node('span', { ariaHidden: 'true' }, 'Colours');
    const group = node(
      'div',
      { className: 'scheme', role: 'radiogroup', ariaLabel: 'Colours' },
      title,
      ...labels,
    );
    group.addEventListener('change', choose);
    document.querySelector('.masthead').append(group);
  });
})();
