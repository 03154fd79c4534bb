/** Finds the name that somebody probably meant by one that does not exist. */

/** How many letters must be put in, left out, changed or swapped with their neighbour to make one word the other. */
function distance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], [...b, ''].map((_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
      ];
      row.push(Math.min(...ways, isSwapped ? (before[j - 2] as number) + 1 : Infinity));
    }
    [before, last] = [last, row];
  }
  return last[b.length] as number;
}

/** The known name that a word is nearest to, if it is near at all: one slip in a short word, two in a longer one. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let found: string | undefined;
  let least = word.length < 6 ? 2 : 3;
  for (const name of known) {
    if (Math.abs(name.length - word.length) >= least) continue;
    const far = distance(word, name);
    if (far < least) [found, least] = [name, far];
  }
  return found;
}
