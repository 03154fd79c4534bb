// Where an author's boards are: a field that every output follows, kept by the browser where it may.
import { h, PLAIN } from './dom.js';
import { readAddress } from './texts.js';

const KEY = 'planisphere-compose:address';

function kept() {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function keep(address, usual) {
  try {
    if (address === usual) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, address);
  } catch {
    // Storage is forbidden here: the address holds for this page.
  }
}

/** `usual` is where the files of this version are published. `onChange` hears of each address that can be used. */
export function addressPart(usual, onChange) {
  let address = readAddress(kept()) ?? usual;
  const fault = h(
    'p',
    { class: 'fault', role: 'alert', hidden: true },
    'Write a web address, like https://example.org/boards/. What you copy still has the last one.',
  );
  const about = h('p', { class: 'small', id: 'address-about' });
  const field = h('input', {
    ...PLAIN,
    id: 'address',
    inputmode: 'url',
    'aria-describedby': 'address-about',
    input() {
      const given = field.value.trim() === '' ? usual : readAddress(field.value);
      fault.hidden = given !== undefined;
      field.setAttribute('aria-invalid', String(given === undefined));
      if (given === undefined) return;
      address = given;
      keep(address, usual);
      tell();
      onChange();
    },
    blur() {
      field.value = address;
      field.removeAttribute('aria-invalid');
      fault.hidden = true;
    },
  });
  function tell() {
    about.textContent =
      address === usual
        ? 'Planisphere is published here, but only its scripts: pages are shown as text. For links and cards, put the folder dist of the package on your site and write its address.'
        : 'The folder dist of the package is expected here.';
  }
  field.value = address;
  tell();
  return {
    node: h(
      'div',
      { class: 'writing' },
      h('label', { for: 'address' }, 'Where your boards are'),
      field,
      about,
      fault,
    ),
    get address() {
      return address;
    },
    /** Whether pages are served there: the network that publishes packages shows them as text. */
    get hasPages() {
      return address !== usual;
    },
  };
}
