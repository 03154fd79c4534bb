/** Words the solver's findings for the composer: a line, and gentle hints by R14. It touches no page. */
import type { PuzzleState, Study } from '../../src/rotation/index.js';

export interface Verdict {
  readonly kind: 'none' | 'never' | 'thinking' | 'solved' | 'open' | 'proven';
  readonly line: string;
  /** An explanation below the line. */
  readonly aside?: string;
  readonly hints: readonly string[];
}

/** R14: what the built-in puzzles keep to. */
const KEPT = { least: 2, most: 6, shortest: 3, moved: 5, filled: 0.4 };

const counted = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** Of a puzzle whose par is proven. */
function hintsOf({ minimum, shortest, moved, filled, symmetric }: Study): readonly string[] {
  const hints: string[] = [];
  if (minimum < KEPT.least) hints.push('One rotation solves it. Rotate another star back for more.');
  if (minimum > KEPT.most) hints.push(`More than ${KEPT.most} rotations are a long way for most readers.`);
  if (shortest > KEPT.shortest)
    hints.push(
      `There are more than ${KEPT.shortest} shortest solutions, or too many to count. A stricter goal leaves less to luck.`,
    );
  if (moved < KEPT.moved)
    hints.push(
      `Only ${counted(moved, 'object moves', 'objects move')} in the solution. With ${KEPT.moved} or more, looking ahead pays.`,
    );
  if (filled > KEPT.filled && !symmetric)
    hints.push(
      `${Math.round(100 * filled)}% of the cells are full. Up to ${100 * KEPT.filled}%, or with symmetry, a board is easier to read.`,
    );
  return hints;
}

/** `study` is undefined while the solver has said nothing yet; `looked` is how many boards it may look at. */
export function verdictOf(
  { board, goals, par }: Pick<PuzzleState, 'board' | 'goals' | 'par'>,
  study: Study | undefined,
  looked: number,
): Verdict {
  const isBare = board.every((row) => /^\.*$/.test(row));
  if (isBare) return { kind: 'none', line: 'No par yet', hints: ['Place objects first.'] };
  if (goals.length === 0)
    return {
      kind: 'none',
      line: 'No par yet',
      hints: ['Draw a goal line over the colours that readers must find.'],
    };
  if (!board.some((row) => row.includes('H')))
    return {
      kind: 'never',
      line: 'Cannot be solved',
      hints: ['Lines begin at blue planets. Place one.'],
    };
  if (!study) return { kind: 'thinking', line: 'Looking …', hints: [] };
  const { minimum, proven } = study;
  if (minimum === Infinity)
    return {
      kind: 'never',
      line: 'Cannot be solved',
      hints: [
        'No rotations meet all goals at once. Is there an object for each colour, and a star to rotate?',
      ],
    };
  if (study.met)
    return {
      kind: 'solved',
      line: 'Met already',
      hints: ['All goals are met already. Rotate stars back: the goals stay, and the par grows.'],
    };
  if (!proven)
    return {
      kind: 'open',
      line: `At least ${minimum}`,
      aside: `not proven: stopped after ${counted(looked, 'board', 'boards')}`,
      hints: ['With fewer stars the proof comes sooner.'],
    };
  const said = par === null || par === minimum ? [] : [`The text says par ${par}, but par is ${minimum}.`];
  const hints = [...said, ...hintsOf(study)];
  const ways =
    study.shortest === 1
      ? 'one shortest solution'
      : study.shortest <= KEPT.shortest
        ? `${study.shortest} shortest solutions`
        : undefined;
  return {
    kind: 'proven',
    line: `Par ${minimum}`,
    aside: ['proven', ways].filter(Boolean).join(', '),
    hints,
  };
}
