/**
 * All that puzzles bring to the boards of a game, of what the game says of them. A slice has it in its module
 * `puzzle-part`, which its definition loads late.
 */
import type { MaybePuzzle } from '../../core/puzzle/puzzle.js';
import type { AnyAdapter } from '../contract/adapter.js';
import type { PuzzlePart } from '../contract/definition.js';
import { faultsOf, lacksList, puzzlePlans, readersOf } from './which-puzzle.js';
import type { AnyOffer, PuzzleOffer } from './offer.js';
import { withPuzzlesOf } from './puzzle-adapter.js';
import { makeMenuPartOf } from './puzzle-menu.js';
import { addPuzzleParts } from './puzzle-parts.js';

export function makePuzzlePart<S extends MaybePuzzle, M, E, O, V extends MaybePuzzle, U>(
  given: PuzzleOffer<S, M, E, O, V, U>,
): PuzzlePart {
  const offer = given as unknown as AnyOffer;
  /** By the adapter that it was made of, and by itself. */
  const adapted = new WeakMap<AnyAdapter, AnyAdapter>();
  const adapt = (adapter: AnyAdapter): AnyAdapter => {
    const known = adapted.get(adapter);
    if (known) return known;
    const made = withPuzzlesOf(given, adapter as never) as AnyAdapter;
    adapted.set(adapter, made).set(made, made);
    return made;
  };
  return {
    settings: readersOf(offer),
    faults: (settings) => faultsOf(offer, settings),
    plans: (settings, seed) => puzzlePlans(offer, settings, seed),
    loadList: (settings) => (lacksList(offer, settings) ? offer.list.load() : undefined),
    adapt,
    addParts: (board, parts) => addPuzzleParts(offer, board as never, parts as never) as typeof parts,
    makeMenuPart: makeMenuPartOf(offer),
  };
}
