interface Part {
  readonly html: string;
  /** Set where the part is a rule. */
  readonly id?: string;
  readonly name?: string;
  readonly title?: string;
}

export interface Chapter {
  readonly depth: number;
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** The text as HTML by chapters, each rule a part; `inline` makes HTML of a caption that belongs to the rule `own`. */
export function readRules(markdown: string): {
  readonly chapters: readonly Chapter[];
  inline(text: string, own?: string): string;
};
