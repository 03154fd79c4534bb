// A page for each game. VitePress bundles this file, and what it imports by name.
const { href } = new URL('../../games/index.mjs', import.meta.url);
const { games } = await import(href);

export default {
  paths: () => games.map(({ game }) => ({ params: { game } })),
};
