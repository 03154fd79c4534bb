// Day, night, or as the reader's system has it: kept from page to page of the gallery, set before anything is painted.
(() => {
  const KEY = 'planisphere-gallery:scheme';
  const { dataset } = document.documentElement;

  const kept = () => {
    try {
      return localStorage.getItem(KEY) ?? 'auto';
    } catch {
      return 'auto';
    }
  };

  dataset.scheme = kept();

  document.addEventListener('DOMContentLoaded', () => {
    for (const input of document.querySelectorAll('input[name=scheme]'))
      input.checked = input.value === dataset.scheme;
  });

  document.addEventListener('change', ({ target }) => {
    if (target.name !== 'scheme') return;
    dataset.scheme = target.value;
    try {
      localStorage.setItem(KEY, target.value);
    } catch {
      // Storage is forbidden here: the choice holds for this page.
    }
  });
})();
