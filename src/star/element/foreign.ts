/** *Star's games in DGN, as the board takes and gives them: loaded when such a text comes, and with the menu. */
import type { ForeignNotation } from '../../ui/contract/adapter.js';
import { formatDgn, parseDgn } from '../dgn.js';
import { dgnWords } from '../words.dgn.en.js';

/** The kinds of players in DGN, which only distinguishes people and programs. */
const KINDS = { human: 'human', host: 'human', bot: 'local' } as const;

export const dgn: ForeignNotation = {
  name: 'DGN',
  words: dgnWords,
  parse: parseDgn,
  format: (record, [one, two], date) =>
    formatDgn({
      record,
      names: [one?.name ?? '', two?.name ?? ''],
      headers: {
        Date: date,
        Player1Type: KINDS[one?.kind ?? 'human'],
        Player2Type: KINDS[two?.kind ?? 'human'],
      },
    }),
};
