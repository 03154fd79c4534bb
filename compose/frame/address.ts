/** The field for the address of an author's boards: every output follows it, and the browser keeps it where it may. */
import { h, PLAIN } from './dom.js';
import { faultPart, setFaulty } from './parts.js';
import { readAddress } from './texts.js';

const KEY = 'planisphere-compose:address';

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function keep(address: string | undefined): void {
  try {
    if (address === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, address);
  } catch {
    // Storage is forbidden here: the address holds for this page.
  }
}

/** Stands for an author's site in what nobody sees until they have named it. */
const ANY = 'https://example.org/boards/';

const isLocal = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

export interface AddressPart {
  readonly node: HTMLElement;
  readonly address: string;
  /** Whether other pages can have the boards: not from a disk. */
  readonly isKnown: boolean;
  /** Whether pages are served there: the network that publishes packages shows them as text. */
  readonly hasPages: boolean;
}

/**
 * `published` is where the files of this version are published, '' if they are not. `onChange` hears of each address
 * that can be used.
 */
export function addressPart(published: string, onChange: () => void): AddressPart {
  /** The folder that this page has come with, on the web; undefined if it was opened from a disk. */
  const own = readAddress(new URL('../', location.href).href);
  const usual = published || own;
  let address = readAddress(kept()) ?? usual;
  const fault = faultPart();
  const about = h('p', { class: 'small', id: 'address-about' });
  const field: HTMLInputElement = h('input', {
    ...PLAIN,
    id: 'address',
    inputmode: 'url',
    placeholder: ANY,
    'aria-describedby': 'address-about',
    input: () => take(),
    blur() {
      field.value = address ?? '';
      field.removeAttribute('aria-invalid');
      fault.say();
    },
  });

  function take(): void {
    const isEmpty = field.value.trim() === '';
    const given = isEmpty ? usual : readAddress(field.value);
    const isFaulty = given === undefined && !isEmpty;
    setFaulty(field, isFaulty);
    fault.say(
      isFaulty
        ? 'Write a web address, like https://example.org/boards/. What you copy still has the last one.'
        : undefined,
    );
    if (isFaulty) return;
    address = given;
    keep(address === usual ? undefined : address);
    tell();
    onChange();
  }

  function sentence(): string {
    if (address === undefined)
      return 'You opened this page from a disk. Put the folder dist on a web server first, and write its address here. Embed code, link and frame then appear below.';
    if (address === published)
      return 'Planisphere is published here, but only its scripts: pages are shown as text. For links and cards, put the folder dist of the package on your site and write its address.';
    if (address !== own) return 'The folder dist of the package is expected here.';
    return isLocal()
      ? 'This page comes from here, which only your computer can reach. Put the folder dist on a web server and write its address.'
      : 'This page comes from here, and so do the boards.';
  }

  const tell = (): void => void (about.textContent = sentence());
  field.value = address ?? '';
  tell();
  return {
    node: h(
      'div',
      { class: 'writing' },
      h('label', { for: 'address' }, 'Where your boards are'),
      field,
      about,
      fault.node,
    ),
    get address() {
      return address ?? ANY;
    },
    get isKnown() {
      return address !== undefined;
    },
    get hasPages() {
      return address !== published;
    },
  };
}
