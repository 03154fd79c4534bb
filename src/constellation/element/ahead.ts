/** Large generated maps are made in slices before their games begin, so that no frame waits (C18). */
import { MadeAhead, originOf } from '../../ui/made-ahead.js';
import type { Plan } from '../../ui/plan.js';
import type { Making } from '../../ui/slice.js';
import { constellation } from '../game.js';
import { isReady, mapName, skyKey, skySliced } from '../geometry.js';
import { mapIn } from '../notation.js';
import { starsOf } from '../sizing.js';
import { optionsFault } from '../soundness.js';

/** Maps of so many stars, as two teams have, are soon made. */
const FEW = 100;

const maps = new MadeAhead();

/** The map that a plan's game is played on; undefined where it is there already, or soon will be. */
export function ahead(plan: Plan | undefined): Making | undefined {
  const origin = originOf(constellation, plan);
  const found = origin?.kind === 'position' ? mapIn(origin.position) : origin;
  if (!found) return undefined;
  const { options, seed } = found;
  const isLarge = mapName(options) === 'generated' && starsOf(options) > FEW;
  if (!isLarge || optionsFault(options) || isReady(options, seed)) return undefined;
  return maps.making(skyKey(options, seed), () => skySliced(options, seed));
}
