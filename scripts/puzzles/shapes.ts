/** What a solution looks like, whatever board it stands on: two puzzles with one shape are solved by the same thought. */
import { unwrap } from '../../src/core/basics/result.js';
import { readProgram } from '../../src/bugcatcher/program.js';
import { constellation } from '../../src/constellation/game.js';
import { skyOf } from '../../src/constellation/geometry.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import { star } from '../../src/star/game.js';
import { boardOf } from '../../src/star/geometry.js';

type Moves = readonly string[];

const WAYS = 'URDL';

/** A way turned by so many quarters, or looked at in a mirror first. */
function turned(way: string, quarters: number, isMirrored: boolean): string {
  return [...way]
    .map((sign) => {
      const at = WAYS.indexOf(sign);
      return WAYS[((isMirrored ? 4 - at : at) + quarters) % 4] as string;
    })
    .join('');
}

/** Bugcatcher: both ways, up to turning and mirroring and whichever node goes which, and how many swaps. */
export function shapeOfProgram(_puzzle: string, [text = '']: Moves): string {
  const program = [...readProgram(text).program];
  const of = (signs: string): string => program.filter((sign) => signs.includes(sign)).join('');
  const ways = [of(WAYS), of(WAYS.toLowerCase()).toUpperCase()];
  const alike = [0, 1, 2, 3].flatMap((quarters) =>
    [false, true].map((isMirrored) =>
      ways
        .map((way) => turned(way, quarters, isMirrored))
        .sort()
        .join('/'),
    ),
  );
  return `${alike.sort()[0] ?? ''}${of('s')}`;
}

/** Space Crack: what each move does: merges, builds, fights, gives a ship away, or moves only. */
export function ideasOf(puzzle: string, moves: Moves): readonly string[] {
  let state = unwrap(spaceCrack.notation.parsePosition(puzzle));
  return moves.map((text) => {
    const step = spaceCrack.rules.play(state, 0, unwrap(spaceCrack.notation.parseMove(state, 0, text)));
    const [event] = step.events;
    const isMerge = event?.type === 'built' && event.ship > event.price;
    state = step.state;
    return isMerge ? 'build+' : (event?.type ?? '');
  });
}

/** Of each move whether it begins where the one before it ended: the same ship goes on. */
export function goesOn(moves: Moves): readonly boolean[] {
  return moves.map((move, at) => at > 0 && move.replace(/-.*/, '') === moves[at - 1]?.replace(/.*-/, ''));
}

/** Space Crack: what each move does, and whether the same ship goes on. */
export function shapeOfTurn(puzzle: string, moves: Moves): string {
  const on = goesOn(moves);
  return ideasOf(puzzle, moves)
    .map((idea, at) => `${on[at] ? ' > ' : ', '}${idea}`)
    .join('')
    .slice(2);
}

/**
 * \*Star: where the first stone stands, how many groups of either side it touches and whether a marked one is among
 * them, and whether the next own stone lies beside it.
 */
export function shapeOfStone(puzzle: string, [key = '', , next = '']: Moves): string {
  const state = unwrap(star.notation.parsePosition(puzzle));
  const { stones, options } = state;
  const { byName, neighbours, rim, rings } = boardOf(options.rings);
  const groupOf = (from: number): ReadonlySet<number> => {
    const group = new Set([from]);
    for (const node of group)
      for (const other of neighbours[node] ?? []) if (stones[other] === stones[from]) group.add(other);
    return group;
  };
  const at = byName.get(key) as number;
  const beside = neighbours[at] ?? [];
  const groups = (sign: string): number =>
    new Set(beside.filter((node) => stones[node] === sign).map((node) => Math.min(...groupOf(node)))).size;
  const touched = (state.puzzle?.goal.parts ?? []).filter((part) =>
    [...groupOf(byName.get(part) as number)].some((node) => beside.includes(node)),
  ).length;
  const ring = at >= rim ? 'rim' : at < 5 || rings < 4 ? 'inside' : 'between';
  const few = (n: number): string => (n > 1 ? '2+' : `${n}`);
  const then = beside.includes(byName.get(next) ?? -1) ? 'beside' : 'apart';
  return [ring, few(groups('B')), few(groups('R')), touched, then].join(' ');
}

/** Constellation: what each star is and whether it is stolen, and how many of them lie side by side. */
export function shapeOfStars(puzzle: string, moves: Moves): string {
  const { byId, kinds, near } = skyOf(unwrap(constellation.notation.parsePosition(puzzle)));
  const places = moves.map((move) => byId.get(move.replace('!', '')) as number);
  const each = places.map((place, at) => `${moves[at]?.startsWith('!') ? '!' : ''}${kinds[place]}`);
  const pairs = places.filter((place, at) =>
    places.slice(at + 1).some((other) => near[place]?.includes(other)),
  );
  return `${each.sort().join(' ')} ${pairs.length}`;
}
