/** Counts what is done instead of timing it. */

/** How often a function of an object was called meanwhile, and what came of it. */
export async function callsOf<T, N extends string>(
  owner: Record<N, unknown>,
  name: N,
  act: () => Promise<T>,
): Promise<[number, T]> {
  const original = owner[name] as (...given: unknown[]) => unknown;
  let calls = 0;
  Object.assign(owner, {
    [name]: (...given: unknown[]) => {
      calls++;
      return original.apply(owner, given);
    },
  });
  try {
    const made = await act();
    return [calls, made];
  } finally {
    Object.assign(owner, { [name]: original });
  }
}
