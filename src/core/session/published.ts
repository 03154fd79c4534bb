/** Removes from a game what its viewer may not know: readers could find in the page whatever the page holds. */
import type { Viewer } from '../contract/rules.js';
import type { Session } from './session.js';

export interface Published {
  /** The attribute of a board that holds it. */
  readonly name: 'record' | 'position' | 'puzzle';
  /** In the game’s own form. */
  readonly text: string;
  /** Whether something hidden is left out. */
  readonly isLess: boolean;
}

type Asked = Session<never, never, never, never, never>;

/** The start of a game, as a position or a puzzle. */
export function publishedStart(session: Pick<Asked, 'position' | 'isPuzzle'>, viewer: Viewer): Published {
  const text = session.position(viewer, 0);
  return {
    name: session.isPuzzle ? 'puzzle' : 'position',
    text,
    isLess: text !== session.position('all', 0),
  };
}

/**
 * The record of a game. Of one that hides something it holds what the viewer sees after so many plies: the moves are
 * gone, and with them the choice of ply and viewer.
 */
export function publishedRecord(session: Pick<Asked, 'save'>, viewer: Viewer, ply?: number): Published {
  const whole = session.save('all');
  const isLess = session.save(viewer) !== whole;
  return { name: 'record', text: isLess ? session.save(viewer, ply) : whole, isLess };
}
