// Below a figure with a position that can be played on, its caption ends in a link to the page of the game, where the
// reader plays on from there.
import { games } from '../games/index.mjs';

const BOARD = /<([a-z]+(?:-[a-z]+)+)((?: [a-z-]+(?:="[^"]*")?)*)>/;
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };

const plain = (text = '') =>
  text
    .replace(/&(amp|lt|gt|quot);/g, (_, name) => ENTITIES[name])
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

const { href } = new URL('../../dist/es/pure/', import.meta.url);
const { Session } = await import(`${href}core.js`);
const rules = new Map();
for (const { game, tag } of games) {
  const all = Object.values(await import(`${href}${game}.js`));
  rules.set(
    tag,
    all.find((one) => one?.rules?.id === game),
  );
}

/** A session with what a board shows; undefined where it begins a game of its own. */
function sessionOf(game, { record, position, puzzle, ply }) {
  const session = new Session(game);
  const text = position ?? puzzle;
  const read = record === undefined ? session.start({}, { position: text }) : session.load(record);
  if (!read.ok) return undefined;
  if (ply !== undefined) session.goTo(Number(ply));
  return session;
}

/** Whether there is something to play for: not at the end, nor where a figure only shows the board. */
function isOpen({ rules, notation, goal }, state) {
  if (rules.outcome(state) !== undefined) return false;
  // A puzzle without a par may have no solution.
  if (rules.seats(state) === 1) return goal?.(state)?.par !== undefined;
  return notation.formatPosition(rules.setup(state.options, 0)) !== notation.formatPosition(state);
}

/** Who plays on: the reader the seat that is to move, the bot of the game's page the others; undefined without bots. */
function seatsOf({ shows }, { rules }, state) {
  const [bot] = /\bbot:\S+/.exec(shows.seats ?? '') ?? [];
  const [first = 0] = rules.toAct(state);
  const seats = Array.from({ length: rules.seats(state) }, (_, seat) => (seat === first ? 'human' : bot));
  return bot === undefined ? undefined : seats.join(' ');
}

/** The address on the site where a board’s position is played on; undefined where there is nothing to play for. */
export function playAddress(tag, attributes) {
  const shown = games.find((one) => one.tag === tag);
  const game = rules.get(tag);
  const text = attributes.record ?? attributes.position ?? attributes.puzzle;
  if (!shown || text === undefined) return undefined;
  const session = sessionOf(game, attributes);
  if (!session || !isOpen(game, session.state)) return undefined;
  const seats = seatsOf(shown, game, session.state);
  const query = seats === undefined ? '' : `?seats=${encodeURIComponent(seats)}`;
  return `/play/${shown.game}.html${query}#planisphere=${encodeURIComponent(session.save('all', session.ply))}`;
}

/** A figure whose caption has the link, where there is one. */
export function withLink(html) {
  const end = html.lastIndexOf('</figcaption>');
  const [, tag, given] = BOARD.exec(html) ?? [];
  if (end < 0 || tag === undefined) return html;
  const attributes = Object.fromEntries(
    [...given.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, plain(value)]),
  );
  const address = playAddress(tag, attributes);
  if (address === undefined) return html;
  return `${html.slice(0, end)} <a class="from-here" href="${address}">Play from here</a>${html.slice(end)}`;
}

/** For markdown-it, behind the plugin that makes figures of fences. */
export function playFromHere(md) {
  md.core.ruler.push('play-from-here', ({ tokens }) => {
    for (const token of tokens) if (token.type === 'html_block') token.content = withLink(token.content);
  });
}
