// Knows when a board that a page loads is first seen and first takes a move. It runs before anything else in the page and
// looks every few milliseconds, from outside: no board knows that it is watched.

const INTERVAL_MS = 4;

const board = (tag) => document.querySelector(tag);
const parts = (root, selector) => root?.querySelectorAll(selector).length ?? 0;

/** Our boards say themselves whether they are ready; a text that is no move changes nothing. */
const ours = (tag) => ({
  drawn: () => parts(board(tag)?.shadowRoot, '.picture *'),
  takesMoves: () => {
    const played = board(tag)?.play?.('?');
    return played !== undefined && played.error.code !== 'session/not-ready';
  },
});

/** Each of the others has the benefit of the doubt: it takes moves as soon as it has been told to, and is there. */
const RIVALS = {
  'cm-chessboard': () => {
    const pieces = () => parts(document, '.cm-chessboard .piece');
    // A piece refers to the sprite, and is not to be seen before that has come.
    const drawn = () => parts(board('#cm-chessboard-sprite'), '*') && pieces();
    return { drawn, takesMoves: () => pieces() > 0 };
  },
  gchessboard: () => {
    const drawn = () => parts(board('g-chess-board')?.shadowRoot, '.piece');
    return { drawn, takesMoves: () => drawn() > 0 };
  },
  'chessboard-element': () => {
    const drawn = () => parts(board('chess-board')?.shadowRoot, '[part~=piece]');
    return { drawn, takesMoves: () => drawn() > 0 };
  },
  chessground: () => {
    const drawn = () => parts(document, 'cg-board piece');
    return { drawn, takesMoves: () => parts(document, 'cg-board') > 0 };
  },
};

/** Resolves when the frame that shows what is in the page now is on its way to the screen. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(undefined);
    });
  });

/** Watches until the page ends; the milliseconds from the request of the page, by board. */
function watch({ drawn, takesMoves }) {
  const seen = { count: 0, picture: undefined, move: undefined };
  const look = async () => {
    const count = drawn();
    if (count !== seen.count) {
      seen.count = count;
      seen.picture = undefined;
      const at = await painted();
      // What is still to come belongs to the picture as well.
      if (count === seen.count) seen.picture = at;
    }
    if (seen.move === undefined && takesMoves()) seen.move = performance.now();
  };
  globalThis.setInterval(look, INTERVAL_MS);
  return seen;
}

/** Begins to watch what is in the page: our tags, or one board of others. */
export function begin({ tags = [], rival }) {
  const all = rival ? [RIVALS[rival]()] : tags.map(ours);
  const seen = all.map(watch);
  const defined = {};
  for (const tag of tags)
    customElements.whenDefined(tag).then(() => {
      defined[tag] = performance.now();
    });
  globalThis.told = () => ({ seen, defined });
}
