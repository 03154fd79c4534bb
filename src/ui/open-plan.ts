/** How a plan becomes the opening of a game, or why it cannot. It keeps nothing. */
import { openBySeed, openPosition, openRecord } from '../core/open-game.js';
import { readOptions } from '../core/options.js';
import type { Result } from '../core/result.js';
import type { AnyOpening } from './host.js';
import type { Plan } from './plan.js';
import type { AnySlice } from './slice.js';

export function openPlan(game: AnySlice['game'], plan: Plan): Result<AnyOpening> {
  if (plan.kind === 'record') return openRecord(game, plan.text);
  if (plan.kind === 'position') return openPosition(game, plan.text);
  const options = readOptions(game.rules.options, plan.options);
  if (!options.ok) return options;
  // Sound one by one, options may still not go together: their text knows.
  const together = game.notation.parseOptions(game.notation.formatOptions(options.value));
  return together.ok ? openBySeed(game, plan.options, plan.seed) : together;
}
