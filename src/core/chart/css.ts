/** Style sheets as plain text, so that elements and files draw by the same rules. */

/** The text itself; the tag tells editors and the build that it is a style sheet. */
export function css({ raw }: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw }, ...values);
}
