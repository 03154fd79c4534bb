/** Shares a game as a line of text and a link. */
import { html, nothing } from 'lit';
import type { Fact } from '../../core/basics/result.js';
import type { Seat } from '../../core/contract/rules.js';
import { bare } from '../../core/words/language.js';
import { seatFact } from '../../core/words/words.js';
import type { BoardState, Notice } from '../contract/board-state.js';
import type { Solved } from '../contract/events.js';
import type { Rendered } from '../contract/parts.js';
import type { Count } from '../contract/start.js';
import { renderLine } from '../dom/sentence.js';
import { countOf, outcomeOf, solvedOf } from '../game/progress.js';
import { recordOf } from '../game/select.js';
import type { Board } from '../panel/board.js';
import { shareText, takesFile, type Shared, type SharedGame } from '../panel/share-sheet.js';
import { rulesLink } from '../panel/status.js';
import { botFact } from '../words/describe-end.js';
import { linkWith, pageAddress } from './page-link.js';

/** A bot is called what it is, unless the page names it or there are several of its kind. */
function sharedName(seat: Seat, state: BoardState): Fact {
  const { players } = state;
  const player = players[seat];
  if (player?.kind !== 'bot' || state.settings.has('names')) return seatFact(seat);
  const alike = players.filter((one) => one.kind === 'bot' && one.bot === player.bot);
  return alike.length > 1 ? seatFact(seat) : botFact(player.bot, state);
}

/** The result, where there is one, else which game this is and how far. It never tells a solution. */
export function describeShared(state: BoardState, solved: Solved | undefined, count: Count): string {
  const { session, adapter, words, reader, viewer, settings } = state;
  const name = words.say('game.name');
  if (!session || (!outcomeOf(state) && !solved)) {
    // Without the game in its link, how far it is would tell nothing.
    const n = settings.get<boolean>('fromHash') ? (session?.plies ?? 0) : 0;
    return n === 0 ? words.say('share.start', { name }) : words.say('share.position', { name, n });
  }
  const view: unknown = session.game.view(session.stateAt(session.plies), viewer);
  const taken = { moves: count.plies, hints: count.hints, nameOf: (seat: Seat) => sharedName(seat, state) };
  const text = adapter.say.turn(view, words, reader);
  return (
    (adapter.end?.share?.(view, taken, words, reader) || solved?.text) ?? words.say('named', { name, text })
  );
}

/** A link to play the game on. It never gives away the solution, nor anything that only the player may know. */
function linkWithGame({ session, viewer }: BoardState, solved: Solved | undefined): string {
  if (!session || solved) return pageAddress();
  return linkWith(recordOf(session, session.isOver ? viewer : 'public'));
}

/**
 * The page’s own link, else the game itself where the board reads the page’s address, else the page; undefined where
 * nobody else can open the page: a file, or a frame whose content has no address.
 */
function linkTo(state: BoardState, solved: Solved | undefined): string | undefined {
  const { settings } = state;
  const given = rulesLink(settings.get('shareUrl'));
  if (given !== undefined) return given;
  if (!/^https?:$/.test(location.protocol)) return undefined;
  return settings.get<boolean>('fromHash') ? linkWithGame(state, solved) : location.href;
}

/** How long a picture is waited for, in ms: a browser forgets soon that the reader has pressed a button. */
const PICTURE_MS = 1500;

/** Makes a picture if the system's sheet takes pictures. */
async function fileOf(
  pictureOf: (() => Promise<Blob | undefined>) | undefined,
  name: string,
): Promise<File | undefined> {
  const asFile = (blob: Blob): File => new File([blob], `${name}.png`, { type: 'image/png' });
  if (!pictureOf || !takesFile(asFile(new Blob()))) return undefined;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PICTURE_MS);
  });
  const picture = await Promise.race([pictureOf(), late]);
  return picture && asFile(picture);
}

export function sharedOf(
  { state, world, dispatch }: Board,
  pictureOf?: () => Promise<Blob | undefined>,
): SharedGame {
  const solved = solvedOf(state, world);
  const line = bare(describeShared(state, solved, countOf(state, world.now())));
  const link = linkTo(state, solved);
  const text = link === undefined ? line : `${line}\n${link}`;
  const handOn = async (): Promise<Shared> => {
    const shared = await shareText(text, await fileOf(pictureOf, state.definition.tag));
    if (shared === 'shared' || shared === 'copied') dispatch({ type: 'shared', text });
    return shared;
  };
  return { text, link, handOn };
}

/**
 * Hands a result, or a position, with its link and a picture to the system’s share sheet, or copies the text; `row`:
 * where the button is.
 */
export async function share(
  board: Board,
  row: Notice['row'],
  pictureOf: () => Promise<Blob | undefined>,
): Promise<void> {
  const { gameCount } = board.state;
  const shared = await sharedOf(board, pictureOf).handOn();
  // The sheet has told the rest.
  if (shared === 'shared' || shared === 'closed' || gameCount !== board.state.gameCount) return;
  const sentence = board.state.words.say(`share.${shared}`);
  board.dispatch({ type: 'notice', notice: { sentence, row } });
}

/**
 * Over what is above the row that was pressed, so that it pushes nothing; it has been said. The game's own buttons may
 * be between: `above` is the row at whose upper edge it stands.
 */
export function renderNotice({ state }: Board, above: Notice['row']): Rendered {
  const { notice } = state;
  if (!notice || (above === 'controls' && notice.row === 'acts')) return nothing;
  const isLifted = above === 'acts' && notice.row === 'controls';
  return html`<p class="notice ${isLifted ? 'lifted' : ''}" part="notice" aria-hidden="true">${renderLine(notice.sentence)}</p>`;
}
