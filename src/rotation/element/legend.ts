/** The legend: the kinds of stars on the board and their ranges, in pictures, each a term that explains itself. */
import { html, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import type { Words } from '../../core/words/words.js';
import { pictureTemplate } from '../../ui/dom/picture-template.js';
import { langOf, renderWord } from '../../ui/dom/sentence.js';
import { renderTerm } from '../../ui/panel/term.js';
import { rangeOf } from '../grid.js';
import { OBJECTS } from '../picture.js';
import type { View } from '../state.js';

/** In the order of their ranges. */
const KINDS = ['Y', 'R', 'N', 'B', 'C'];

function sayReach(sign: string, words: Words): string {
  if (sign === 'C') return words.say('legend.comet');
  const n = rangeOf(sign);
  return n === Infinity ? words.say('legend.all') : words.say('legend.rings', { n });
}

export function objectPicture(sign: string): TemplateResult {
  return pictureTemplate(`<svg viewBox="-.42 -.42 .84 .84" aria-hidden="true">${OBJECTS[sign]}</svg>`);
}

export function renderLegend({ board, reading }: View, words: Words): TemplateResult | typeof nothing {
  const signs = KINDS.filter((sign) => board.some((row) => row.includes(sign)));
  if (signs.length === 0) return nothing;
  const name = words.say('legend.name');
  const explain = (sign: string): string =>
    sign === 'C'
      ? words.say(reading.coldComet === 'break' ? 'term.C.break' : 'term.C')
      : words.text([words.say(`term.${sign}`), words.say('term.ring')]);
  return html`<ul class="legend" aria-label=${bare(name)} lang=${langOf(name)}>
    ${signs.map(
      (sign) =>
        html`<li>${objectPicture(sign)}<span class="heard">${renderWord(words, `object.${sign}`)}</span
          >${renderTerm(sayReach(sign, words), explain(sign))}</li>`,
    )}
  </ul>`;
}
