// What the solver's finding means to who composes: a line, and gentle hints after R14. It knows no page.

/** R14: what the built-in puzzles keep to. */
const KEPT = { least: 2, most: 6, shortest: 3, moved: 5, filled: 0.4 };

const counted = (n, one, many) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** Of a puzzle whose par is proven. */
function hintsOf({ minimum, shortest, moved, filled, symmetric }) {
  const hints = [];
  if (minimum < KEPT.least) hints.push('One turn solves it. Turn another star back for more.');
  if (minimum > KEPT.most) hints.push(`More than ${KEPT.most} turns are a long way for most readers.`);
  if (shortest > KEPT.shortest)
    hints.push(
      `More than ${KEPT.shortest} solutions are shortest, or too many turns to say: a stricter goal leaves less to luck.`,
    );
  if (moved < KEPT.moved)
    hints.push(
      `Only ${counted(moved, 'object moves', 'objects move')} on the way: with ${KEPT.moved} it is worth looking.`,
    );
  if (filled > KEPT.filled && !symmetric)
    hints.push(
      `${Math.round(100 * filled)}% of the cells are full. Up to ${100 * KEPT.filled}%, or symmetric, a board is easier to read.`,
    );
  return hints;
}

/** `study` is undefined while the solver has said nothing yet; `looked` is how many boards it may look at. */
export function verdictOf({ board, goals, par }, study, looked) {
  const isBare = board.every((row) => /^\.*$/.test(row));
  if (isBare) return { kind: 'none', line: 'No par yet', hints: ['Place objects first.'] };
  if (goals.length === 0)
    return {
      kind: 'none',
      line: 'No par yet',
      hints: ['Draw a line over the colours that are to be found.'],
    };
  if (!board.some((row) => row.includes('H')))
    return {
      kind: 'never',
      line: 'Cannot be solved',
      hints: ['Lines run from habitable planets: place one.'],
    };
  if (!study) return { kind: 'thinking', line: 'Looking …', hints: [] };
  const { minimum, proven } = study;
  if (minimum === Infinity)
    return {
      kind: 'never',
      line: 'Cannot be solved',
      hints: [
        'Whatever is turned, the goals never hold at once. Is there an object for each colour, and a star to turn?',
      ],
    };
  if (study.met)
    return {
      kind: 'solved',
      line: 'Met already',
      hints: ['All goals are met. Turn stars back: the goals stay, and the par grows.'],
    };
  if (!proven)
    return {
      kind: 'open',
      line: `At least ${minimum}`,
      aside: `not proven: stopped after ${counted(looked, 'board', 'boards')}`,
      hints: ['Fewer stars are sooner proven.'],
    };
  const said = par === null || par === minimum ? [] : [`The text said par ${par}: it is ${minimum}.`];
  const hints = [...said, ...hintsOf(study)];
  const ways =
    study.shortest === 1
      ? 'one solution is shortest'
      : study.shortest <= KEPT.shortest
        ? `${study.shortest} solutions are shortest`
        : undefined;
  return {
    kind: 'proven',
    line: `Par ${minimum}`,
    aside: ['proven', ways].filter(Boolean).join(', '),
    hints,
  };
}
