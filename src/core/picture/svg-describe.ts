/**
 * The text alternative of a picture file: who is to act, the goal, the last move, marks, and the contents of cells. All
 * wording comes from the words tables.
 */
import type { Chart } from '../chart/chart.js';
import type { PictureSource } from './picture-source.js';
import { bare } from '../words/language.js';
import type { Mark } from '../text/marks.js';
import type { Shown } from './svg-shown.js';
import type { Words } from '../words/words.js';

/** The contents of all cells, equal ones together: "On S31 and T20: blue stone." */
function describeCells({ rows }: Chart, describe: (cell: string) => string, words: Words): readonly string[] {
  const cells = new Map<string, string[]>();
  for (const cell of rows.flat()) {
    const what = describe(cell);
    if (what !== '') cells.set(what, [...(cells.get(what) ?? []), cell]);
  }
  if (cells.size === 0) return [words.say('picture.empty')];
  return [...cells].map(([what, there]) => words.say('picture.cells', { cells: there, what }));
}

const KINDS = ['ring', 'dot', 'danger'];

function describeMarks(marks: readonly Mark[], words: Words): readonly string[] {
  const kinds = KINDS.flatMap((kind) => {
    const cells = marks.flatMap((mark) => (mark.type === 'cell' && mark.kind === kind ? [mark.cell] : []));
    return cells.length > 0 ? [words.say(`picture.mark.${kind}`, { cells })] : [];
  });
  const others = marks.flatMap((mark) => {
    if (mark.type === 'cell') return [];
    return mark.type === 'label'
      ? [words.say('picture.label', { cell: mark.cell, label: mark.label })]
      : [words.say('picture.arrow', { from: mark.from, to: mark.to })];
  });
  return [...kinds, ...others];
}

/**
 * The title of a file, and all that it says. Where stones are comes last, since readers may be told no more than the
 * beginning.
 */
export function describe<S, M, E, O, V>(
  source: PictureSource<S, M, E, O, V>,
  { snapshot, chart, marks }: Shown<V, E>,
  caption: string,
  words: Words,
): { readonly title: string; readonly description: string } {
  const { view, ply, plies, events } = snapshot;
  const name = words.say('game.name');
  const turn = source.describeTurn(view, words);
  const goal = source.goal?.(view, words);
  const sentences = [
    caption,
    ...(goal ? [goal.sentence, ...goal.each] : []),
    ply < plies ? words.say('picture.ply', { n: ply, of: plies }) : '',
    ...events.map((event) => source.game.describe(event, words)),
    ...describeMarks(marks, words),
    ...describeCells(chart, (cell) => source.describeCell(view, cell, words), words),
  ];
  return {
    title: bare(words.say('picture.title', { name, turn })),
    description: bare(words.text(sentences)),
  };
}
