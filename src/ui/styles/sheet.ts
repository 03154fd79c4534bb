/**
 * Style sheets of elements, from texts. Lit takes them for its own, and the first picture wears them before Lit is
 * there.
 */
import type { CSSResult } from 'lit';

// Both stand apart from the sheets: the build makes no templates short in a module that takes texts as sheets.

class Sheet {
  /** Lit knows a sheet by it. */
  readonly _$cssResult$ = true;
  readonly cssText: string;
  #made: CSSStyleSheet | undefined;

  constructor(text: string) {
    this.cssText = text;
  }

  /** For the document of the script, made when it is first worn. */
  get styleSheet(): CSSStyleSheet {
    if (!this.#made) {
      this.#made = new CSSStyleSheet();
      this.#made.replaceSync(this.cssText);
    }
    return this.#made;
  }

  toString(): string {
    return this.cssText;
  }
}

/** A text as a sheet. */
export function sheetOf(text: string): CSSResult {
  return new Sheet(text) as unknown as CSSResult;
}

/** A sheet, with others in it. */
export function css(strings: TemplateStringsArray, ...others: readonly (CSSResult | number)[]): CSSResult {
  return sheetOf(String.raw({ raw: strings }, ...others));
}
