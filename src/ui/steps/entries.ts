/** Finds the steps in what a page has written, and reads what it says of each. */
import type { Fields } from '../../core/lesson/lesson-fields.js';
import type { PathOf } from '../../core/lesson/step-place.js';
import { fieldsOfTexts } from '../../core/lesson/step-text.js';
import { gameIn } from '../../core/session/record.js';

/** What a page may say of a step. */
export const STEP_ATTRIBUTES = ['ply', 'position', 'marks', 'find', 'then', 'buttons'].map(
  (name) => `data-${name}`,
);

/** The boards of this package by the game that a record names. */
const TAGS: Readonly<Record<string, string>> = {
  bugcatcher: 'bugcatcher-grid',
  constellation: 'constellation-board',
  rotation: 'rotation-puzzle',
  'space-crack': 'space-crack-map',
  star: 'star-board',
};

/** The tag of the board that a record is for. */
export const tagFor = (record: string): string | undefined => TAGS[gameIn(record) ?? ''];

export interface StepEntry {
  readonly item: HTMLElement;
  readonly fields: Fields;
  readonly pathOf: PathOf;
  /** The page's sentences: an answer each, in their order. */
  readonly answers: readonly HTMLElement[];
  readonly hint: HTMLElement | undefined;
}

/** The fields of a step, as attributes of an element and answers in it. `before`: what stands before their names. */
export function fieldsFrom(
  element: Element,
  answers: readonly Element[],
  before: '' | 'data-',
): { readonly fields: Fields; readonly pathOf: PathOf } {
  const of = (name: string): string | undefined => element.getAttribute(before + name) ?? undefined;
  const told = answers.map((one) => one.getAttribute('data-answer') ?? '');
  const fields = fieldsOfTexts(of, told);
  const pathOf = (field: string): string => {
    const [, n] = /^answers\[(\d+)\]/.exec(field) ?? [];
    if (n !== undefined) return `data-answer="${told[Number(n)] ?? ''}"`;
    return before + field.replace(/\[\d+\]$/, '');
  };
  return { fields, pathOf };
}

/** The items of the page's first list. */
export function stepsIn(host: Element): readonly StepEntry[] {
  const items = [...(host.querySelector(':scope > ol, :scope > ul')?.children ?? [])];
  return items.flatMap((item) => {
    if (item.localName !== 'li') return [];
    const answers = [...item.querySelectorAll<HTMLElement>('[data-answer]')];
    const hint = item.querySelector<HTMLElement>('[data-hint]') ?? undefined;
    return [{ item: item as HTMLElement, answers, hint, ...fieldsFrom(item, answers, 'data-') }];
  });
}

/** What a step says, for screen readers: its own text, without answers and what we have put there. */
export function textOf({ item }: StepEntry): string {
  const copy = item.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll(
    '[data-answer], [data-hint], [data-planisphere-step], details, img',
  ))
    one.remove();
  const text = (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > 400 ? `${text.slice(0, 399)}…` : text;
}
