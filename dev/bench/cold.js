// Knows when a board that a page loads is first seen and first takes a move. It runs before anything else in the page
// and looks on from outside, frame by frame and every few milliseconds: no board knows that it is watched.

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

/** Calls back in each frame, once it is on its way to the screen, with what was in the page when it was drawn. */
function eachFrame(read, told) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => told(data, performance.now());
  const frame = () => {
    port2.postMessage(read());
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Watches until the page ends; the milliseconds from the request of the page, by board. */
function watch({ drawn, takesMoves }) {
  const seen = { count: 0, picture: undefined, move: undefined };
  // The picture is there in the first frame to which no later one adds.
  eachFrame(drawn, (count, at) => {
    if (count !== seen.count) Object.assign(seen, { count, picture: at });
  });
  const asking = globalThis.setInterval(() => {
    if (!takesMoves()) return;
    seen.move = performance.now();
    globalThis.clearInterval(asking);
  }, INTERVAL_MS);
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
