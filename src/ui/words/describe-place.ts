/**
 * Describes a place for readers who do not see it: itself, what lies in each direction, what a move there would bring.
 */
import { neighbourTowards, type Chart } from '../../core/chart/chart.js';
import { WAYS, wayTo } from '../../core/chart/ways.js';
import type { Words } from '../../core/words/words.js';

interface Place {
  readonly chart: Chart;
  readonly cell: string;
  /** As the cell is called when the focus comes there. */
  readonly name: string;
  readonly words: Words;
  /** A neighbour in few words. */
  glance(cell: string): string;
  /** Sentences; empty where nothing would come of it, or it is not for the reader to act. */
  readonly would: string;
}

/** `c3, red stone. Up: c2, empty. Right: d3, blue stone. Enter: ...` Where two lie one way, each has its sentence. */
export function describePlace({ chart, cell, name, words, glance, would }: Place): string {
  // If a chart's arrows skip neighbours, include the cells that they lead to.
  const arrows = (['up', 'right', 'down', 'left'] as const).map((key) => neighbourTowards(chart, cell, key));
  const near = new Set([...chart.neighbours(cell), ...arrows.filter((other) => other !== undefined)]);
  const ways = WAYS.flatMap((way) => {
    const there = [...near].filter((other) => wayTo(chart, cell, other) === way);
    return there.map((other) => words.say(`way.${way}`, { cell: glance(other) }));
  });
  return words.text([
    words.say('place.here', { name }),
    ...(ways.length > 0 ? ways : [words.say('place.alone')]),
    ...(would === '' ? [] : [words.say('place.would', { what: would })]),
  ]);
}

/** The cells that the last move began and ended at. */
export interface LastMove {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Nothing, or that the last move was made here. */
export function describeLast({ from, to }: LastMove, cell: string, words: Words): readonly string[] {
  if (cell !== from && cell !== to) return [];
  return [words.say(cell === to ? 'cell.last' : 'cell.last-from')];
}

/** The cell after `from` in the order of the rows, or before it, of those given; undefined where there is no other. */
export function nextOf(
  chart: Chart,
  cells: readonly string[],
  from: string,
  isBack: boolean,
): string | undefined {
  const order = chart.rows.flat();
  const here = order.indexOf(from);
  const others = [...order.slice(here + 1), ...order.slice(0, here)].filter((cell) => cells.includes(cell));
  return others.at(isBack ? -1 : 0);
}
