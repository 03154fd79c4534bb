/** The markup by which another page has a copy of this board. */
import { embedCode as codeOf, loaderTag, scriptTag } from '../../embed-code/index.js';
import { openPosition } from '../../core/session/open-game.js';
import type { AnyDefinition, Plan } from '../contract/definition.js';
import type { AnySession, BoardState } from '../contract/board-state.js';
import { ownScript, type OwnScript } from './own-script.js';

/** The folder where the files of this version are published, '' if they are not: put in by what reads the sources. */
declare const PUBLISHED: string;

/** Attributes that an embedded copy does not take along: it has its own game, place and links. */
const LEFT_OUT = new Set('record position ply from-hash remember seed rules-href share-url fit'.split(' '));

/** Whether a copy begins with this position without being told: by a name, a day or a text among what is set. */
function isAskedFor(position: string, { game }: AnySession, [plan]: readonly Plan[]): boolean {
  if (plan?.kind !== 'position') return false;
  const opening = openPosition(game, plan.text);
  return opening.ok && game.notation.formatPosition(opening.value.history.first) === position;
}

/**
 * A puzzle begins anew, since its moves tell the solution; any other game as far as it is, and as far as it may be
 * known.
 */
function gameOf(board: BoardState): Readonly<Record<string, string>> {
  const { session, viewer, settings } = board;
  if (!session) return {};
  if (!session.isPuzzle) return { record: session.save(viewer) };
  const position = session.position(viewer, 0);
  // The copy’s page draws a seed of its own.
  const plans = board.definition.plans?.(settings, undefined) ?? [];
  return isAskedFor(position, session, plans) ? {} : { position };
}

/**
 * The tag of a script; '' if it is on the reader's disk, where no other page can have it, and undefined if it has no
 * address at all.
 */
function tagOf({ src, attributes }: OwnScript): string | undefined {
  const url = src !== '' && URL.canParse(src, document.baseURI) ? new URL(src, document.baseURI) : undefined;
  if (url?.protocol === 'file:') return '';
  return url && /^https?:$/.test(url.protocol) ? scriptTag(url.href, attributes) : undefined;
}

/** The tag that brings the board to another page, as `tagOf` has it. */
function bringerOf({ script }: AnyDefinition): string | undefined {
  if (script !== undefined) return tagOf({ src: script, attributes: { type: 'module' } });
  if (PUBLISHED !== '') return loaderTag(PUBLISHED);
  return ownScript && tagOf(ownScript);
}

/** Undefined where no other page could have this board; '' where one could if its files were not on a disk. */
export function embedCodeOf(board: BoardState): string | undefined {
  const bringer = bringerOf(board.definition);
  if (!bringer) return bringer;
  const kept = Object.entries(board.settings.attributes()).filter(([name]) => !LEFT_OUT.has(name));
  const attributes = { ...gameOf(board), ...Object.fromEntries(kept) };
  return codeOf(bringer, board.definition.tag, attributes);
}
