/** The steal that the reader is asked about: its button, with the facts of its question. */
import type { MoveButton, Audience } from '../../ui/contract/adapter.js';
import { stealFacts } from '../conversation.js';
import { destroysOwn, moverFor, type Ui } from '../interpret.js';
import { ownerAt } from '../networks.js';
import type { State } from '../state.js';
import { stolenBy } from './glow.js';

export function askedSteal(view: State, reader: Audience<Ui>): MoveButton | undefined {
  const places = stolenBy(view, reader).flat();
  if (places.length === 0) return undefined;
  const name = view.options.stealEffect === 'take' ? 'steal' : 'clear';
  const from = ownerAt(view.owners, places[0] as number);
  const mover = moverFor(view, reader);
  const left = view.steals[mover?.team ?? 0] ?? 0;
  const { selected = '' } = reader.ui;
  const lost = mover && destroysOwn(view, mover, selected)?.stars.length;
  return { name, facts: stealFacts(view, places, selected, from, left, lost) };
}
