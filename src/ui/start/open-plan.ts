/** Reads a plan and opens its game, or says why it cannot. Keeps no state. */
import { openBySeed, openPosition, openSliced } from '../../core/session/open-game.js';
import { readOptions } from '../../core/text/options.js';
import { parseRecord, type Origin, type RecordText } from '../../core/session/record.js';
import { accept, type Result } from '../../core/basics/result.js';
import { drain } from '../../core/bots/think.js';
import type { Plan } from '../contract/definition.js';
import type { AnyAdapter, ForeignNotation } from '../contract/adapter.js';
import type { AnyOpening, Draft } from '../contract/start.js';
import { readForeign } from './foreign.js';

/** Records of usual games are shorter. */
const LONG = 4096;

class RecordDraft implements Draft {
  readonly origin: Origin<unknown>;
  readonly names: readonly string[];
  readonly #isLong: boolean;
  readonly #open: () => Generator<undefined, Result<AnyOpening>>;
  #opening: Result<AnyOpening> | undefined;

  constructor(
    game: AnyAdapter['game'],
    parsed: RecordText<unknown>,
    isLong: boolean,
    names: readonly string[],
  ) {
    this.origin = parsed.origin;
    this.names = names;
    this.#isLong = isLong;
    this.#open = () => openSliced(game, parsed);
  }

  get steps(): Draft['steps'] {
    return this.#isLong && !this.#opening ? () => this.#steps() : undefined;
  }

  *#steps(): Generator<undefined, Result<AnyOpening>> {
    const opening = yield* this.#open();
    return (this.#opening ??= opening);
  }

  open(): Result<AnyOpening> {
    return this.#opening ?? drain(this.#steps());
  }
}

/** `notation`: what reads the texts of another program, where the game has one and it is loaded. */
export function readPlan(
  { game, start }: Pick<AnyAdapter, 'game' | 'start'>,
  plan: Plan,
  notation?: ForeignNotation,
): Result<Draft> {
  if (plan.kind === 'record') {
    const taken = readForeign(start?.foreign, notation, plan.text);
    if (!taken.ok) return taken;
    const parsed = parseRecord(game, taken.value.record);
    if (!parsed.ok) return parsed;
    const { record, names } = taken.value;
    return accept(new RecordDraft(game, parsed.value, record.length > LONG, names));
  }
  if (plan.kind === 'position') {
    const origin: Origin<unknown> = { kind: 'position', position: plan.text };
    return accept({ origin, names: [], steps: undefined, open: () => openPosition(game, plan.text) });
  }
  const options = readOptions(game.rules.options, plan.options);
  if (!options.ok) return options;
  // Sound one by one, options may still not go together: their text knows.
  const together = game.notation.parseOptions(game.notation.formatOptions(options.value));
  if (!together.ok) return together;
  const origin: Origin<unknown> = { kind: 'seed', options: options.value, seed: plan.seed };
  const open = (): Result<AnyOpening> => openBySeed(game, options.value, plan.seed);
  return accept({ origin, names: [], steps: undefined, open });
}
