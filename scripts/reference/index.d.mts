export interface ReferenceOptions {
  readonly index?: boolean;
  readonly sentences?: boolean;
  readonly rule?: (game: string, number: string) => string;
}
export const REFERENCE: string;
/** All pages by their names. */
export function referencePages(
  folder: string,
  options?: ReferenceOptions,
): Promise<Readonly<Record<string, string>>>;
/** How many pages it has written. */
export function writeReference(folder: string, options?: ReferenceOptions): Promise<number>;
