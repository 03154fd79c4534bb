/** Shows a picture's markup through Lit: a text is parsed once, however many boards show it, and works on servers and under hydration. */
import { html, type TemplateResult } from 'lit';
import type { Chart } from '../../core/chart.js';

/** How many different pictures are kept ready. */
const KEPT = 24;

const byMarkup = new Map<string, TemplateStringsArray>();

/** The same template for the same markup. The markup is our own: it must hold nothing from outside. */
export function pictureTemplate(markup: string): TemplateResult {
  const known = byMarkup.get(markup);
  if (known) return html(known);
  const strings = Object.assign([markup], { raw: [markup] }) as TemplateStringsArray;
  byMarkup.set(markup, strings);
  if (byMarkup.size > KEPT) byMarkup.delete(byMarkup.keys().next().value as string);
  return html(strings);
}

const bareByChart = new WeakMap<Chart, string>();

/** The markup of a chart with nothing on it yet, drawn once. */
export function bareMarkup(chart: Chart, draw: () => string): string {
  const markup = bareByChart.get(chart) ?? draw();
  bareByChart.set(chart, markup);
  return markup;
}

/**
 * The style that keeps a box in the chart's proportions, so that nothing shifts while it is not drawn. What stands in
 * the box has no say in its size: a browser need not lay the whole picture out anew to learn it. Where a page lets the
 * box be as wide as what is in it, as margins of `auto` do, it is as wide as a picture without a size.
 */
export function ratioStyle({ viewBox: [, , width, height] }: Pick<Chart, 'viewBox'>): string {
  const ratio = `${width.toFixed(3)} / ${height.toFixed(3)}`;
  return `.frame { --ratio: ${ratio}; } .chart { aspect-ratio: ${ratio}; contain: size layout style; contain-intrinsic-width: min(300px, 100cqi); min-width: 0; }`;
}
