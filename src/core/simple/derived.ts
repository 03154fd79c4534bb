/** Which rules a part of a described game was derived from, so that a part that follows old ones is found. */

const rulesBy = new WeakMap<object, object>();

/** Remembers the rules of these parts. */
export function noteDerived(rules: object, parts: Readonly<Record<string, object>>): void {
  for (const part of Object.values(parts)) rulesBy.set(part, rules);
}

/** The parts of a game that still follow other rules than its own. */
export function outdatedIn(game: { readonly rules: object }): readonly string[] {
  return Object.entries(game).flatMap(([name, part]: [string, unknown]) => {
    const rules =
      typeof part === 'object' || typeof part === 'function' ? rulesBy.get(part as object) : undefined;
    return rules && rules !== game.rules ? [name] : [];
  });
}
