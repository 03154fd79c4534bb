/** The start of a game other than the page's. */

/** Settings that describe the page's own game and do not fit another one. */
const ABOUT_ONE_GAME = {
  record: undefined,
  position: undefined,
  ply: undefined,
  viewer: undefined,
  names: undefined,
  marks: undefined,
};

/** These settings, with a seed where they have none. */
export function anotherGame(
  settings: Readonly<Record<string, unknown>>,
  seed: number,
): Readonly<Record<string, unknown>> {
  return { ...ABOUT_ONE_GAME, seed, ...settings };
}
