/** What a tap makes of a goal of Bugcatcher. It touches no page. */
import { readSpot } from '../../src/bugcatcher/geometry.js';
import type { Kind } from '../../src/bugcatcher/state.js';
import { nodesAt, READER, type Position } from './model.js';

/** With its goal's nodes, as texts write them, after a tap on a spot; undefined where no other's node stands. */
export function tapTarget(
  state: Position,
  parts: readonly string[],
  cell: string,
): readonly string[] | undefined {
  const node = nodesAt(state, cell).find(({ seat }) => seat !== READER);
  if (!node) return undefined;
  const part = `${node.seat}${node.kind}`;
  return parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part].slice(-2);
}

/** With the spot of its kind, the corner before the centre. */
export function tapWanted(
  { game }: Position,
  parts: readonly string[],
  cell: string,
): readonly string[] | undefined {
  const kindOf = (name: string): Kind | undefined => readSpot(game.options, name)?.kind;
  const rest = parts.filter((part) => kindOf(part) !== kindOf(cell));
  return (parts.includes(cell) ? rest : [...rest, cell]).sort((one) => (kindOf(one) === 'B' ? -1 : 1));
}
