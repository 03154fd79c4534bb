/** Describes the page's marks on a cell, for those who hear the board. */
import type { Mark } from '../../core/text/marks.js';
import type { Words } from '../../core/words/words.js';

/** How each mark is described: `marked`, `labelled a`, `arrow to T21`. */
export function describeMarks(marks: readonly Mark[], cell: string, words: Words): readonly string[] {
  return marks.flatMap((mark) => {
    if (mark.type === 'arrow') {
      if (mark.from === cell) return words.say('mark.to', { cell: mark.to });
      return mark.to === cell ? words.say('mark.from', { cell: mark.from }) : [];
    }
    if (mark.cell !== cell) return [];
    return mark.type === 'label'
      ? words.say('mark.label', { label: mark.label })
      : words.say(`mark.${mark.kind}`);
  });
}
