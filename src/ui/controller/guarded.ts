/** The requests of a reader whom a guide leads, as in a lesson. */
import { accept, refuse } from '../../core/basics/result.js';
import type { Guide } from '../contract/guide.js';
import type { Dispatch } from '../contract/requests.js';

/** Nothing comes of what the guide does not let pass. */
export function guarded(dispatch: Dispatch, guide: Pick<Guide, 'beforeInput'>): Dispatch {
  return (request) => {
    if (request.type === 'input' && !guide.beforeInput(request.input)) return accept(0);
    if (request.type === 'mean' && !guide.beforeInput({ type: 'button', name: '' }))
      return refuse('session/not-ready');
    return dispatch(request);
  };
}
