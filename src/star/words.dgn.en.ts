/**
 * Why a DGN text is refused, in English; loaded with its reader.
 *
 * {line}: the line of the fault. {column}: its column. {found}: what stands there, word for word. {turn}: the number of a turn.
 */
import type { WordTable } from '../core/words/words.js';

export const dgnWords: WordTable = {
  // Errors in a game in DGN, another notation for *Star, for whoever builds a page.
  'star/dgn-header': 'Line {line}, column {column}: a header is written as [Name "value"], each name once.',
  'star/dgn-version': 'Line {line}, column {column}: only [DGN "1"] can be read, not “{found}”.',
  'star/dgn-turn':
    'Line {line}, column {column}: “{found}” does not belong in turn {turn}. Write a turn as 2. A10, or as 2. A10,B10 where it places two stones.',
  'star/dgn-move':
    'Line {line}, column {column}: “{found}” is not a move on this board. Write a cell, as in A10, or swap.',
  'star/dgn-end': 'Line {line}, column {column}: the game did not end as “{found}” says.',
};
