/** The clauses that a session keeps, whatever the game: see the net beside. */
import { Breach } from '../../src/testing/breach.js';

export const CLAUSES = {
  'session-play': 'a session stands where its plies lead, and tells of each change once',
  'session-save': 'save("all") is the record of what was played',
  'session-load': 'a loaded record is the game that was played, and a bad one changes nothing and says where',
  'session-undo': 'undo goes to before the last ply of a human seat, never over a seal or another person',
  'session-redo': 'redo takes back one undo exactly',
  'session-restart':
    'a restart goes back to the first position, and its plies are redone unless they may not be taken back',
  'session-go': 'looking at a ply changes nothing of the game',
  'session-drop': "playing from an earlier ply drops the later ones, never a sealed one or another person's",
  'session-ply': 'a move that is meant for another ply is refused',
  'session-shown': 'a record of what one viewer knew shows it and does not resume',
} as const satisfies Readonly<Record<string, string>>;

export type Clause = keyof typeof CLAUSES;

export function breach(clause: Clause, detail: string): never {
  throw new Breach(clause, CLAUSES[clause], detail);
}
