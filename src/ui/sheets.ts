/** The style sheets of shadow roots. A sheet belongs to the document that it was made for, so each document gets its own. */
import type { CSSResultOrNative } from 'lit';

export type Styles = readonly CSSResultOrNative[];

const madeFor = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** What a root wears over its element's styles: one text a purpose. */
const wornBy = new WeakMap<ShadowRoot, Record<string, string>>();

function textOf(style: CSSResultOrNative): string {
  return 'cssText' in style ? style.cssText : [...style.cssRules].map((rule) => rule.cssText).join('');
}

/** The sheet of this text for the root's own document; none where the document stands in no window. */
function sheetFor(root: ShadowRoot, text: string): CSSStyleSheet[] {
  const { defaultView } = root.ownerDocument;
  if (!defaultView) return [];
  const made = madeFor.get(root.ownerDocument) ?? new Map<string, CSSStyleSheet>();
  madeFor.set(root.ownerDocument, made);
  const sheet = made.get(text) ?? new defaultView.CSSStyleSheet();
  if (!made.has(text)) sheet.replaceSync(text);
  made.set(text, sheet);
  return [sheet];
}

/** Puts a sheet on a root, in place of the one that it wore for the same purpose. */
export function wear(root: ShadowRoot, purpose: string, text: string): void {
  const worn = wornBy.get(root) ?? {};
  wornBy.set(root, worn);
  const before = worn[purpose];
  if (before === text) return;
  worn[purpose] = text;
  const old = before === undefined ? [] : sheetFor(root, before);
  const others = root.adoptedStyleSheets.filter((sheet) => !old.includes(sheet));
  root.adoptedStyleSheets = [...others, ...sheetFor(root, text)];
}

/** Puts the element's own styles on a root that has lost its sheets, and what it wore besides on top. */
export function dress(root: ShadowRoot, own: Styles): void {
  const texts = [...own.map(textOf), ...Object.values(wornBy.get(root) ?? {})];
  root.adoptedStyleSheets = texts.flatMap((text) => sheetFor(root, text));
}
