/** The board before its game is there: what options and page settings can tell of it. */
import type { BoxContent } from '../contract/controller.js';
import type { AnyDefinition } from '../contract/definition.js';
import type { Settings } from '../contract/settings.js';
import { optionsOf } from '../start/plans.js';

/**
 * If a record or a position will say more, only its proportions. Undefined where the definition knows no bare board.
 */
export function bareBoard(definition: AnyDefinition, settings: Settings): BoxContent | undefined {
  const { blank, blankChart } = definition;
  if (!blank || !blankChart) return undefined;
  const options = optionsOf(definition, settings);
  const look = settings.get<string | undefined>('look') ?? '';
  const isTold = settings.get('record') !== '' || settings.get('position') !== '';
  return {
    chart: blankChart(options, look, settings),
    markup: isTold ? '' : blank(options, look, settings),
  };
}
