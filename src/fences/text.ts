/**
 * Reads the text in a fence, a record, a position, a puzzle or a list of moves, and says what of it a page may hold.
 */
import { accept, refuse, unwrap, type Refusal, type Result } from '../core/basics/result.js';
import type { Viewer } from '../core/contract/rules.js';
import { openPosition, openRecord } from '../core/session/open-game.js';
import { formatRecord, gameIn, parseRecord } from '../core/session/record.js';
import { publishedRecord, publishedStart, type Published } from '../core/session/published.js';
import { Session } from '../core/session/session.js';
import { optionsOf, plansOf } from '../ui/start/plans.js';
import type { FirstLine } from './attributes.js';
import type { FenceBoard } from './board.js';

/** The record or position of a fence, as one sound text. */
export interface FenceText {
  readonly text: string;
  readonly isRecord: boolean;
}

/** A refusal whose offset, if it has one, is one in the fence: `before` letters of the text are not there. */
function inFence({ at = {}, ...refusal }: Refusal, before: number, length: number): Refusal {
  const offset = (at.offset ?? -1) - before;
  return offset < 0 || offset > length ? refusal : { ...refusal, at: { offset } };
}

const failing = (error: Refusal, before: number, body: string): Result<never> => ({
  ok: false,
  error: inFence(error, before, body.length),
});

/** The game from the options and the seed in the first line: what stands before its moves. */
function headOf({ game, definition }: FenceBoard, { settings }: FirstLine): Result<string> {
  const seed = settings.get<number | undefined>('seed');
  if (definition.chance && seed === undefined) return refuse('record/no-seed');
  const options = optionsOf(definition, settings);
  return accept(formatRecord(game, { origin: { kind: 'seed', options, seed: seed ?? 0 }, moves: [] }));
}

function readMoves(body: string, board: FenceBoard, line: FirstLine): Result<FenceText> {
  const head = headOf(board, line);
  if (!head.ok) return head;
  const text = `${head.value} | ${body}`;
  const read = openRecord(board.game, text);
  return read.ok ? accept({ text, isRecord: true }) : failing(read.error, head.value.length + 3, body);
}

/** A goal in the first line stands in the text of its puzzle. */
const goalOf = ({ attributes: { goal, par } }: FirstLine): string =>
  [goal && `;goal=${goal}`, par && `;par=${par}`].filter(Boolean).join('');

/** Signs that moves lack and most positions have. */
const OF_POSITIONS = /[;=/]/;

/** Reads a text that is not empty. */
export function readText(body: string, board: FenceBoard, line: FirstLine): Result<FenceText> {
  const goal = goalOf(line);
  if (gameIn(body) !== undefined) {
    const read = openRecord(board.game, body);
    if (!read.ok) return failing(read.error, 0, body);
    return goal === '' ? accept({ text: body, isRecord: true }) : refuse('puzzle/no-position');
  }
  const text = body.trim() + goal;
  const read = openPosition(board.game, text);
  if (read.ok) return accept({ text, isRecord: false });
  const isPosition = goal !== '' || OF_POSITIONS.test(body);
  const moves = readMoves(body, board, line);
  return moves.ok || !isPosition ? moves : failing(read.error, -body.search(/\S/), body);
}

/** Attributes of puzzles that a board loads before it knows them. */
export const BRING_OWN = ['puzzle', 'daily', 'level'];

/** The start of a board without a text; undefined where each page begins another game. */
export function startOf({ game, definition }: FenceBoard, { settings }: FirstLine): FenceText | undefined {
  const isOpen = BRING_OWN.some((name) => settings.given(name) !== undefined);
  if (isOpen || definition.loadData?.(settings) !== undefined) return undefined;
  const [plan] = plansOf(definition, settings, undefined);
  if (plan === undefined) return undefined;
  if (plan.kind !== 'seed') return { text: plan.text, isRecord: plan.kind === 'record' };
  const { options, seed } = plan;
  return { text: formatRecord(game, { origin: { kind: 'seed', options, seed }, moves: [] }), isRecord: true };
}

/** The viewer that a record is for, if it holds only what that one knew. */
export function viewerIn({ text, isRecord }: FenceText, { game }: FenceBoard): Viewer | undefined {
  const viewer = isRecord ? unwrap(parseRecord(game, text)).viewer : undefined;
  return viewer === 'all' ? undefined : viewer;
}

/** The text as a page holds it, in the game’s own form. */
export function published(
  { text, isRecord }: FenceText,
  { game }: FenceBoard,
  viewer: Viewer,
  ply: number | undefined,
): Published {
  const session = new Session(game);
  unwrap(isRecord ? session.load(text) : session.start({}, { position: text }));
  return isRecord ? publishedRecord(session, viewer, ply) : publishedStart(session, viewer);
}
