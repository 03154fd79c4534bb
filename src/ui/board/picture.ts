/** The bare picture of a chart, and the proportions of the box that it stands in. */
import type { Chart } from '../../core/chart/chart.js';

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
  return (
    `.frame { --ratio: ${ratio}; } .chart { aspect-ratio: ${ratio}; contain: size layout style; ` +
    'contain-intrinsic-width: min(300px, 100cqi); min-width: 0; }'
  );
}
