/** Finds the items of a set among its children, and reads what the page says of each. */
import { refuse, type Refusal } from '../../core/basics/result.js';
import { idOf } from '../../core/exercise/kept.js';
import { ITEM_ATTRIBUTES, kindOf, nameOf, readTerms, type Asked } from '../../core/exercise/read-item.js';
import type { Planned } from '../../core/exercise/run.js';
import { isBoard } from '../elements/board-like.js';

/** What may differ while it is the same item: how it looks, what it counts, and what pages and frameworks add. */
const OF_NO_GAME = new Set([
  ...ITEM_ATTRIBUTES,
  ...'class style id lang dir title hidden slot part role tabindex inert translate nonce key'.split(' '),
  ...'remember names controls fit look marks rules-href share-url bot-pace from-hash'.split(' '),
  ...'no-choices no-solution'.split(' '),
]);

/** Names that belong to frameworks and to the accessibility tree. */
const FOREIGN = /[^a-z-]|^(?:aria|data|ng|hx|v|x|on|defer)-/;

/** Children that show nothing. */
const UNSEEN = /^(?:script|style|template|link|meta|noscript)$/;

const isDefined = ({ localName }: Element): boolean => customElements.get(localName) !== undefined;

/** A board, or what may become one when its file has come. */
const mayBeBoard = (element: Element): boolean =>
  element.localName.includes('-') && (isDefined(element) ? isBoard(element) : true);

export interface Entry {
  /** The child of the set. */
  readonly child: HTMLElement;
  readonly board: HTMLElement | undefined;
  readonly planned: Planned;
  readonly todo: string;
  readonly toScore: number | undefined;
  readonly hasHints: boolean;
  /** What is wrong with what the page says of it; the item goes on all the same. */
  readonly advice: readonly Refusal[];
}

function identify(element: Element): string {
  const told = [...element.attributes]
    .filter(({ name }) => !OF_NO_GAME.has(name) && !FOREIGN.test(name))
    .map(({ name, value }) => [name, value] as const);
  return idOf(element.localName, told);
}

/** The boards in a child, the child itself among them. */
function boardsIn(child: Element): readonly HTMLElement[] {
  if (child.localName.includes('-')) return mayBeBoard(child) ? [child as HTMLElement] : [];
  return [...child.querySelectorAll<HTMLElement>('*')].filter(mayBeBoard);
}

/** Whether a child is an item; a text of the page’s is none. */
function isItem(child: Element): boolean {
  if (UNSEEN.test(child.localName) || child.hasAttribute('slot')) return false;
  if (child.localName.includes('-')) return true;
  return boardsIn(child).length > 0 || ITEM_ATTRIBUTES.some((name) => child.hasAttribute(name));
}

/** The items of a set. `asked`: what the set says for all of them. */
export function itemsAmong(set: Element, asked: Asked): readonly Entry[] {
  const counts = new Map<string, number>();
  const children = [...set.children].filter(isItem) as HTMLElement[];
  return children.map((child, at) => {
    const [board, ...others] = boardsIn(child);
    const own: Asked = (name) => child.getAttribute(name) ?? board?.getAttribute(name) ?? undefined;
    const heading = own('heading')?.trim() ?? '';
    const item = nameOf(at + 1, heading);
    const kind = board ? kindOf(board.localName, (name) => board.getAttribute(name) ?? undefined) : 'game';
    const { value, faults } = readTerms(
      (name) => own(name) ?? (name === 'to-score' ? undefined : asked(name)),
      item,
    );
    const { toScore, ...terms } = value;
    const tag = child.localName;
    const isAlone = tag.includes('-');
    const none = isAlone
      ? refuse('set/no-board', { facts: { item, tag } })
      : refuse('set/no-inner-board', { facts: { item, tag } });
    const two = refuse('set/two-boards', { facts: { item, tag } });
    const base = identify(board ?? child);
    const count = counts.get(base) ?? 0;
    counts.set(base, count + 1);
    return {
      child,
      board,
      todo: own('task')?.trim() ?? '',
      toScore,
      hasHints: (own('no-hints') ?? asked('no-hints')) === undefined,
      advice: others.length > 0 ? [...faults, two.error] : faults,
      planned: {
        id: count === 0 ? base : `${base}.${count}`,
        heading,
        kind,
        ...terms,
        // There is nothing to earn where one only looks.
        ...(kind === 'look' && { points: 0 }),
        fault: board ? undefined : none.error,
      },
    };
  });
}
