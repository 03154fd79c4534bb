/** Style sheets of elements, from texts. */
import { unsafeCSS, type CSSResult } from 'lit';

// Both stand apart from the sheets: the build makes no templates short in a module that takes texts as sheets.

/** A sheet of pure code as an element's own. */
export function sheetOf(text: string): CSSResult {
  return unsafeCSS(text);
}

/**
 * A sheet, with others in it. Lit's own `css` joins them by the array's `reduce`, in whose place old libraries put
 * another.
 */
export function css(strings: TemplateStringsArray, ...others: readonly (CSSResult | number)[]): CSSResult {
  return unsafeCSS(String.raw({ raw: strings }, ...others));
}
