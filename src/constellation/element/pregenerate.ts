/** Large generated maps are made in slices before their games begin, so that no frame waits (C18). */
import type { Origin } from '../../core/session/record.js';
import { Pregenerator } from '../../ui/effects/pregenerate.js';
import type { Making } from '../../ui/contract/adapter.js';
import { isReady, mapName, skyKey, skySliced } from '../geometry.js';
import { mapIn } from '../notation.js';
import { starsOf } from '../sizing.js';
import { optionsFault } from '../soundness.js';
import type { Options } from '../state.js';

/** Maps of so many stars, as two teams have, are soon made. */
const FEW = 100;

const maps = new Pregenerator();

/** The map of a game that begins so; undefined where it is there already, or soon will be. */
export function pregenerate(origin: Origin<Options>): Making | undefined {
  const found = origin.kind === 'position' ? mapIn(origin.position) : origin;
  if (!found) return undefined;
  const { options, seed } = found;
  const isLarge = mapName(options) === 'generated' && starsOf(options) > FEW;
  if (!isLarge || optionsFault(options) || isReady(options, seed)) return undefined;
  return maps.making(skyKey(options, seed), () => skySliced(options, seed));
}
