/**
 * The style sheets of shadow roots. A sheet belongs to the document that it was made for, so each document gets its
 * own.
 */
import type { CSSResultOrNative } from 'lit';

export type Styles = readonly CSSResultOrNative[];

/**
 * A sheet that a root has for one purpose, over the styles of its element. Its text changes with the root, and it goes
 * with it.
 */
interface Worn {
  text: string;
  sheet: CSSStyleSheet | undefined;
}

/** The elements' own styles, which all their roots in a document share. */
const sharedIn = new WeakMap<Document, Map<string, CSSStyleSheet>>();
const wornBy = new WeakMap<ShadowRoot, Map<string, Worn>>();

function textOf(style: CSSResultOrNative): string {
  return 'cssText' in style ? style.cssText : [...style.cssRules].map((rule) => rule.cssText).join('');
}

/** A sheet for the document of the root; none if the document has no window. */
function makeSheet(root: ShadowRoot, text: string): CSSStyleSheet | undefined {
  const { defaultView } = root.ownerDocument;
  if (!defaultView) return undefined;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function sharedSheet(root: ShadowRoot, style: CSSResultOrNative): CSSStyleSheet | undefined {
  // In the document of the script all roots share the style's own, as they do under Lit.
  if (root.ownerDocument === document && 'styleSheet' in style) return style.styleSheet;
  const text = textOf(style);
  const shared = sharedIn.get(root.ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sharedIn.set(root.ownerDocument, shared);
  const sheet = shared.get(text) ?? makeSheet(root, text);
  if (sheet) shared.set(text, sheet);
  return sheet;
}

/** Puts a text on a root as a sheet, in place of the one that it wore for the same purpose. */
export function wear(root: ShadowRoot, purpose: string, text: string): void {
  const worn = wornBy.get(root) ?? new Map<string, Worn>();
  wornBy.set(root, worn);
  const before = worn.get(purpose);
  if ((before?.text ?? '') === text) return;
  if (before?.sheet) {
    before.text = text;
    before.sheet.replaceSync(text);
    return;
  }
  const sheet = makeSheet(root, text);
  worn.set(purpose, { text, sheet });
  if (sheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Puts what a root wore back on it, over the styles that it was given since. */
export function wearAgain(root: ShadowRoot): void {
  const worn = [...(wornBy.get(root)?.values() ?? [])].flatMap(({ sheet }) => sheet ?? []);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...worn];
}

/** Puts the element's own styles on a root that has lost its sheets, and what it wore besides on top. */
export function dress(root: ShadowRoot, own: Styles): void {
  const worn = [...(wornBy.get(root)?.values() ?? [])];
  for (const one of worn) one.sheet = makeSheet(root, one.text);
  const sheets = [...own.map((style) => sharedSheet(root, style)), ...worn.map(({ sheet }) => sheet)];
  root.adoptedStyleSheets = sheets.filter((sheet) => sheet !== undefined);
}
