/** What a plan reads as, and how that opens a game, or why it cannot. It keeps nothing. */
import { openBySeed, openParsed, openPosition } from '../../core/open-game.js';
import { readOptions } from '../../core/options.js';
import { parseRecord, type Origin } from '../../core/record.js';
import { accept, type Result } from '../../core/result.js';
import type { Plan } from '../contract/definition.js';
import type { AnyOpening, ForeignGames } from '../contract/game-host.js';
import type { AnyAdapter } from '../contract/adapter.js';

/** A plan that has been read: where its game begins, those who play it where it names them, and the game. */
export interface Draft {
  readonly origin: Origin<unknown>;
  readonly names: readonly string[];
  open(): Result<AnyOpening>;
}

export function readPlan(game: AnyAdapter['game'], plan: Plan, foreign?: ForeignGames): Result<Draft> {
  if (plan.kind === 'record') {
    const taken = foreign ? foreign.read(plan.text) : accept({ record: plan.text, names: [] });
    if (!taken.ok) return taken;
    const parsed = parseRecord(game, taken.value.record);
    if (!parsed.ok) return parsed;
    const { origin } = parsed.value;
    return accept({ origin, names: taken.value.names, open: () => openParsed(game, parsed.value) });
  }
  if (plan.kind === 'position') {
    const origin: Origin<unknown> = { kind: 'position', position: plan.text };
    return accept({ origin, names: [], open: () => openPosition(game, plan.text) });
  }
  const options = readOptions(game.rules.options, plan.options);
  if (!options.ok) return options;
  // Sound one by one, options may still not go together: their text knows.
  const together = game.notation.parseOptions(game.notation.formatOptions(options.value));
  if (!together.ok) return together;
  const origin: Origin<unknown> = { kind: 'seed', options: options.value, seed: plan.seed };
  return accept({ origin, names: [], open: () => openBySeed(game, options.value, plan.seed) });
}
