/** Explains the heads of the scoreboard and the shapes on the map, as sentences. It draws nothing. */
import type { Words } from '../../core/words/words.js';
import { hqsEach } from '../soundness.js';
import type { State } from '../state.js';

/** The multiplier of each column. */
const WEIGHTS: Readonly<Record<string, number>> = { count: 0, distance: 1, hq: 2 };

export function explain({ options, hqs }: State, name: string, { say }: Words): string {
  const { mode, multipliers, targetScore, wormholesToWin, blackHoleEffect } = options;
  const most = Math.max(hqsEach(options), ...hqs.map((own) => own.length));
  return say(`about.${name}`, {
    weight: multipliers[WEIGHTS[name] ?? 0] as number,
    mode,
    target: targetScore,
    hqs: most === 1 ? 'one' : 'two',
    n: wormholesToWin,
    effect: blackHoleEffect,
  });
}
