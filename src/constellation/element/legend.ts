/** Below the scores: what each shape on the map does. It counts nothing. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Words } from '../../core/words/words.js';
import { renderTerm } from '../../ui/panel/term.js';
import { HALF, SHAPES } from '../base.js';
import { hasHqs, hqsEach } from '../soundness.js';
import type { Kind, State } from '../state.js';
import { explain } from './explain.js';

/** C19: the shapes that mean something in this game. */
function shapesIn(state: State): readonly (Kind | 'hq')[] {
  const { mode, wormholesToWin } = state.options;
  return [
    ...(hasHqs(state) ? (['hq'] as const) : []),
    'cluster',
    // Elsewhere they are stars like any other.
    ...(mode === 'classic' && wormholesToWin > 0 ? (['wormhole'] as const) : []),
    'blackhole',
  ];
}

export function renderLegend(state: State, words: Words): TemplateResult {
  const { mode, wormholesToWin: n } = state.options;
  const hqs = hqsEach(state.options) === 1 ? 'one' : 'two';
  return html`<p class="legend">${shapesIn(state).map(
    (kind) => html`<span>
      <svg class="star ${kind}" viewBox="-.6 -.6 1.2 1.2" aria-hidden="true">
        ${kind === 'blackhole' ? svg`<path class="half" d=${HALF} />` : nothing}<path class="body" d=${SHAPES[kind]} />
      </svg>${renderTerm(words.say(`legend.${kind}`, { n, mode, hqs }), explain(state, kind, words))}</span> `,
  )}</p>`;
}
