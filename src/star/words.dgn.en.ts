/** Why a DGN text is refused, in English; loaded with its reader. */
import type { WordTable } from '../core/words.js';

const where = 'Line {line}, column {column}:';

export const dgnWords: WordTable = {
  'star/dgn-header': `${where} a header is written as [Name "value"], each name once.`,
  'star/dgn-version': `${where} only [DGN "1"] can be read, not “{found}”.`,
  'star/dgn-turn': `${where} “{found}” does not belong here in turn {turn}. A turn is written as 2. A10, and one of several stones as 2. A10,B10.`,
  'star/dgn-move': `${where} “{found}” is not a move on this board: name a cell, such as A10, or write swap.`,
  'star/dgn-end': `${where} the game did not end like this: “{found}”.`,
};
