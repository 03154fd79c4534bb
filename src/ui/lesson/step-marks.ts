/** The marks of a step as the game goes on: those whose cells hold what was marked. */
import { parseMarks, type Mark } from '../../core/text/marks.js';
import { tokens } from '../../core/text/text.js';

function cellsOf(mark: Mark): readonly string[] {
  return mark.type === 'arrow' ? [mark.from, mark.to] : [mark.cell];
}

/** `find`: the cell of a name; `isAsBefore`: whether a cell holds what it held when the step began. */
export function marksLeft(
  marks: string,
  find: (name: string) => string | undefined,
  isAsBefore: (cell: string) => boolean,
): string {
  const isLeft = (word: string): boolean => {
    const read = parseMarks(word, find);
    return read.ok && read.value.flatMap(cellsOf).every(isAsBefore);
  };
  return [...tokens(marks)]
    .map(({ text }) => text)
    .filter(isLeft)
    .join(' ');
}
