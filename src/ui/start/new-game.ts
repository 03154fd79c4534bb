/** What another game than the page's begins from. It knows no game. */

/** What a page says of its own game does not fit another one. */
const ABOUT_ONE_GAME = {
  record: undefined,
  position: undefined,
  ply: undefined,
  viewer: undefined,
  names: undefined,
  marks: undefined,
};

/** These settings with a seed of their own. */
export function anotherGame(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return { ...ABOUT_ONE_GAME, seed, ...settings };
}
