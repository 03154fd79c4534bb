/** What the page drew on a cell, for those who hear the board. */
import type { Mark } from '../../core/marks.js';
import type { Words } from '../../core/words.js';

/** Nothing, or a clause for each mark: `, marked`; `, labelled a, arrow to T21`. */
export function describeMarks(marks: readonly Mark[], cell: string, words: Words): string {
  return marks
    .map((mark) => {
      if (mark.type === 'arrow') {
        if (mark.from === cell) return `, ${words.say('mark.to', { cell: mark.to })}`;
        return mark.to === cell ? `, ${words.say('mark.from', { cell: mark.from })}` : '';
      }
      if (mark.cell !== cell) return '';
      return `, ${mark.type === 'label' ? words.say('mark.label', { label: mark.label }) : words.say(`mark.${mark.kind}`)}`;
    })
    .join('');
}
