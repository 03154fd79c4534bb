/**
 * Text for moves, positions and options, both ways. Reading never throws; whether a move is legal is up to the rules.
 */
import { indexed } from '../core/basics/indices.js';
import { formatOptions, parseOptions } from '../core/text/option-text.js';
import { checkText } from '../core/text/text.js';
import { POSITION_CAP } from '../core/basics/limits.js';
import { accept, refuse, type Result } from '../core/basics/result.js';
import type { Notation } from '../core/contract/rules.js';
import { nameOf, readSpot } from './geometry.js';
import { options, refuseOptions } from './options.js';
import { formatPosition, parsePosition } from './position.js';
import { formatSubmission, parseSubmission } from './program.js';
import type { Move, Kind, Options, State } from './state.js';

/** `timeout`, `start`, `start=C3,B2;C1-BR,A1-UL;2,0`, or a program with missions, `BD.BL.swap.CD+1+3`. */
function formatMove({ options: chosen, missions }: State, move: Move): string {
  if (move.type === 'timeout') return 'timeout';
  if (move.type === 'submit') {
    const shown = missions.at(-1) ?? [];
    return formatSubmission(
      move.program,
      move.accepted.map((id) => shown.indexOf(id) + 1),
    );
  }
  const { lists } = move;
  if (!lists) return 'start';
  const names = (kind: Kind, places: readonly number[]): string =>
    places.map((place) => nameOf(chosen, kind, place)).join();
  return `start=${names('C', lists.central)};${names('B', lists.border)};${lists.bids.join()}`;
}

function parseMove(state: State, text: string): Result<Move> {
  const bad = checkText(text, POSITION_CAP);
  if (bad) return { ok: false, error: bad };
  const word = text.trim().toLowerCase();
  if (word === 'timeout') return accept({ type: 'timeout' });
  if (word === 'start') return accept({ type: 'lists', lists: null });
  if (word.startsWith('start=')) return parseLists(state, text.trim().slice(6));
  const read = parseSubmission(text);
  if (!read.ok) return read;
  const { program, numbers } = read.value;
  const shown = state.missions.at(-1) ?? [];
  const strange = numbers.find((n) => shown[n - 1] === undefined);
  if (strange !== undefined) {
    const at = { offset: text.indexOf('+') };
    return refuse('bugcatcher/mission', { rule: 'B11', facts: { shown: shown.length }, at });
  }
  return accept({ type: 'submit', program, accepted: numbers.map((n) => shown[n - 1] as number) });
}

function parseLists({ options: chosen }: State, text: string): Result<Move> {
  const lists: Record<Kind, number[]> = { B: [], C: [] };
  const parts = text.split(';');
  for (const [i, kind] of indexed(['C', 'B'] as const))
    for (const name of (parts[i] ?? '').split(/[\s,]+/).filter((one) => one !== '')) {
      const at = readSpot(chosen, name);
      if (at?.kind !== kind)
        return refuse('bugcatcher/place', {
          rule: 'B2',
          facts: { found: name.slice(0, 20), node: kind },
          at: { offset: 6 + text.indexOf(name) },
        });
      lists[kind].push(at.place);
    }
  const bids = /^\s*(\d{1,2})\s*,\s*(\d{1,2})\s*$/.exec(parts[2] ?? '0,0');
  if (!bids || parts.length > 3)
    return refuse('bugcatcher/start-text', { rule: 'B3', at: { offset: 6 + text.lastIndexOf(';') + 1 } });
  return accept({
    type: 'lists',
    lists: { central: lists.C, border: lists.B, bids: [Number(bids[1]), Number(bids[2])] },
  });
}

/** How moves and positions are written and read. */
export const notation: Notation<State, Move, Options> = {
  formatMove: (state, _actor, move) => formatMove(state, move),
  parseMove: (state, _actor, text) => parseMove(state, text),
  formatPosition,
  parsePosition,
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text, refuseOptions),
};
