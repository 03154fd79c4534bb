/** Joins what the slices say of solutions. */

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Phrases as one sentence, as “Build here, go there, then attack.” */
export function sentence(phrases: readonly string[]): string {
  const [last = '', ...before] = [...phrases].reverse();
  return before.length === 0 ? `${capital(last)}.` : `${capital(before.reverse().join(', '))}, then ${last}.`;
}

/** A count with its noun; `many` is left out where it ends on s. */
export const sayCount = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
