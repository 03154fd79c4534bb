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
    if (address === usual || address === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, address);
  } catch {
    // Storage is forbidden here: the address holds for this page.
  }
}

/** Stands for an author's site in what nobody sees until they have named it. */
const ANY = 'https://example.org/boards/';

/** The folder that this page has come with, on the web; undefined if it was opened from a disk. */
const own = readAddress(new URL('../', location.href).href);

const isLocal = () => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

/** `published` is where the files of this version are published, '' if they are not. `onChange` hears of each address that can be used. */
export function addressPart(published, onChange) {
  const usual = published || own;
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
    placeholder: ANY,
    'aria-describedby': 'address-about',
    input() {
      const isEmpty = field.value.trim() === '';
      const given = isEmpty ? usual : readAddress(field.value);
      const isFaulty = given === undefined && !isEmpty;
      fault.hidden = !isFaulty;
      field.setAttribute('aria-invalid', String(isFaulty));
      if (isFaulty) return;
      address = given;
      keep(address, usual);
      tell();
      onChange();
    },
    blur() {
      field.value = address ?? '';
      field.removeAttribute('aria-invalid');
      fault.hidden = true;
    },
  });
  function sentence() {
    if (address === undefined)
      return 'You opened this page from a disk. Put the folder dist on a web server first, and write its address here. Embed code, link and frame then appear below.';
    if (address === published)
      return 'Planisphere is published here, but only its scripts: pages are shown as text. For links and cards, put the folder dist of the package on your site and write its address.';
    if (address !== own) return 'The folder dist of the package is expected here.';
    return isLocal()
      ? 'This page comes from here, which only your computer can reach. Put the folder dist on a web server and write its address.'
      : 'This page comes from here, and so do the boards.';
  }
  const tell = () => (about.textContent = sentence());
  field.value = address ?? '';
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
      return address ?? ANY;
    },
    /** Whether other pages can have the boards: not from a disk. */
    get isKnown() {
      return address !== undefined;
    },
    /** Whether pages are served there: the network that publishes packages shows them as text. */
    get hasPages() {
      return address !== published;
    },
  };
}
