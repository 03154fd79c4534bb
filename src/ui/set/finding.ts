/** An item whose board has a move to find, as `position` and `find` of the board say it. */
import { refuse, type Refusal } from '../../core/basics/result.js';
import { nameOf } from '../../core/exercise/read-item.js';
import { FOUND } from '../../core/lesson/step-text.js';
import { bare } from '../../core/words/language.js';
import { sayRefusal } from '../../core/words/words.js';
import type { BoardLike } from '../elements/board-like.js';
import { fieldsFrom } from '../steps/entries.js';
import { MoveFinder, type TriedMove } from '../steps/find-on-board.js';
import { planner } from '../steps/plan.js';
import type { Entry } from './entries.js';

/** What a page has written in an element, in one line. */
const textIn = (element: Element | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What a move came to, and the page's sentence for it; empty where it has none. */
export interface Found {
  readonly kind: TriedMove['kind'];
  readonly moves: string;
  readonly sentence: string;
}

/** What the page says for those who ask for a hint; empty where there is none. */
export const hintOf = ({ child }: Entry): string => textIn(child.querySelector('[data-hint]') ?? undefined);

/** The page's answers to moves, which are told in their time. */
export const answersIn = (child: Element): readonly HTMLElement[] => [
  ...child.querySelectorAll<HTMLElement>('[data-answer], [data-hint]'),
];

/** Asks for the move on a board that is there. Resolves with what is wrong with it, if it cannot be asked for. */
export async function askMove(
  { child, planned }: Entry,
  board: BoardLike,
  { at, tell }: { readonly at: number; readonly tell: (found: Found) => void },
): Promise<Refusal | undefined> {
  const item = nameOf(at + 1, planned.heading);
  const { around } = board;
  if (!around) return refuse('set/no-find', { facts: { item, tag: board.localName } }).error;
  const answers = [...child.querySelectorAll('[data-answer]')];
  const record = board.getAttribute('record') ?? undefined;
  const { fields, pathOf } = fieldsFrom(board, answers, '');
  const steps = planner(around, record);
  const place = record === undefined ? {} : { position: undefined, ply: fields['ply'] ?? steps.plies };
  const read = steps.plan({ ...fields, ...place }, pathOf);
  if (!read.ok) {
    const sentence = bare(sayRefusal(await around.words(), read.error));
    return refuse('set/board', { facts: { item, sentence } }).error;
  }
  const { value: plan } = read;
  const { rules } = plan.adapter.game;
  if (!board.hasAttribute('seats')) board.seats = Array(rules.seats(plan.first)).fill('human').join(' ');
  if (!board.hasAttribute('viewer')) board.viewer = `${plan.seat}`;
  if (record !== undefined) board.load(plan.record);
  new MoveFinder(board, plan, ({ kind, moves, answer }) => {
    const own = answer && answer.name !== FOUND ? answers[Number(answer.name.slice(1)) - 1] : undefined;
    if (kind === 'found') board.readonly = true;
    tell({ kind, moves, sentence: textIn(own) });
  });
  return undefined;
}
