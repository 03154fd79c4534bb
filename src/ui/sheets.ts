/** The style sheets of shadow roots. A sheet belongs to the document that it was made for, so each document gets its own. */
import type { CSSResultOrNative } from 'lit';

export type Styles = readonly CSSResultOrNative[];

const madeFor = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** What a root wears over its element's styles. */
const wornBy = new WeakMap<ShadowRoot, Set<string>>();

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

/** Puts a sheet of this text on a root, over its element's styles. */
export function wear(root: ShadowRoot, text: string): void {
  const worn = wornBy.get(root) ?? new Set<string>();
  wornBy.set(root, worn);
  if (worn.has(text)) return;
  worn.add(text);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheetFor(root, text)];
}

/** Puts the element's own styles on a root that has lost its sheets, and what it wore besides on top. */
export function dress(root: ShadowRoot, own: Styles): void {
  const texts = [...own.map(textOf), ...(wornBy.get(root) ?? [])];
  root.adoptedStyleSheets = texts.flatMap((text) => sheetFor(root, text));
}
