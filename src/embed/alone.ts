/**
 * Which links become boards: those with the class, and without it those that stand alone and lead to the boards of this
 * site.
 */
import { allIn, ofDocument } from '../ui/loader/unclobbered.js';
import { frameAddress } from './address.js';

/** The tags of all boards. The build fills it in. */
declare const TAGS: readonly string[];

/** Block elements in which a link can stand alone. */
const BLOCK = 'p,li,figure,td,th,dd';

/** The class by which authors mark a link that is to become a board. */
export const CLASS = 'planisphere';

/** The class of the box that `links.js` puts after a link. */
export const BOX = 'planisphere-frame';

/** The file that runs. A page may hold its text in a file of its own or within itself: then it is the page’s. */
const script = ofDocument('currentScript');
const file = (script instanceof HTMLScriptElement && script.src) || location.href;
const folder = file.replace(/[?#].*/, '').replace(/[^/]*$/, '');

/** Whether the file stands where it was put, beside the embed page. */
const isBesideItsPage = folder.endsWith('/embed/');

/** The sites that this page may trust more than those of strangers: it takes their script. */
const sites = [file, ...(isBesideItsPage ? [] : [location.href])].map((address) => new URL(address).origin);

export function isTrusted(address: string): boolean {
  return sites.includes(new URL(address).origin);
}

function leadsToOwnBoards(address: string): boolean {
  return isBesideItsPage ? address.replace(/(index\.html)?[?#].*/, '') === folder : isTrusted(address);
}

/** The address of the board that a link leads to; undefined where it leads to none that this page can show. */
export function boardAddress(link: HTMLAnchorElement): string | undefined {
  const address = frameAddress(link.href, TAGS);
  // A page over https shows no frame over http.
  const isBarred = location.protocol === 'https:' && address?.startsWith('http:');
  return isBarred ? undefined : address;
}

/** Addresses of the page’s own frames, including those that a lazy loader has yet to set. */
function addressesOfFrames(): ReadonlySet<string> {
  const frames = allIn<HTMLIFrameElement>(document, 'iframe').filter((frame) => !frame.closest(`.${BOX}`));
  const values = frames.flatMap((frame) => [...frame.attributes].map(({ value }) => value));
  const base = ofDocument('baseURI');
  return new Set(values.filter((one) => URL.canParse(one, base)).map((one) => new URL(one, base).href));
}

/**
 * Says of links whether they become boards. It looks once at each block and at the page’s frames, however many links
 * there are.
 */
export function chooser(): (link: HTMLAnchorElement) => boolean {
  const counts = new Map<Element, number>();
  let shown: ReadonlySet<string> | undefined;

  /** Whether the link is all that its block has. */
  const isAlone = (link: HTMLAnchorElement): boolean => {
    const block = link.closest(BLOCK);
    if (!block) return false;
    const count = counts.get(block) ?? allIn(block, 'a').length;
    counts.set(block, count);
    if (count > 1 || block.textContent?.trim() !== link.textContent?.trim()) return false;
    const others = allIn(block, `:not(br,.${BOX},.${BOX} *)`);
    return others.every((one) => one.contains(link) || link.contains(one));
  };

  return (link) => {
    const address = boardAddress(link);
    if (address === undefined) return false;
    if (link.matches(`.${CLASS}`)) return true;
    // A link inside a board or a frame is its fallback, and stays a link.
    if (!leadsToOwnBoards(address) || link.closest(TAGS.join()) || !isAlone(link)) return false;
    shown ??= addressesOfFrames();
    return !shown.has(link.href);
  };
}
