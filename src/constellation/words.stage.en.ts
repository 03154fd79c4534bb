/**
 * English sentences of Constellation in front of a class, by key, loaded with it. {team}: the name of a team. {n}: a
 * count.
 */
import type { WordTable } from '../core/words/words.js';

export const stageWords: WordTable = {
  // Under a team's name; short. No full stop.
  'stage.wormholes': 'wormholes {n} of {of}', // {of}: how many in one network win.
  'stage.hq-now': 'HQ line {n, number, sign}', // What the HQ line would bring now.

  // Heads of the table of pupils; short.
  'stage.team': 'Team',
  'stage.name': 'Pupil',
  'stage.stars': 'Stars', // How many a pupil has claimed.
  'stage.lines': 'Lines', // How many the pupil’s moves brought.
  'stage.stolen': 'Steals',
  'stage.left': 'Moves left', // Of this round.
  'stage.best': 'Best move',

  // Buttons beside that table.
  'stage.page': '{n} of {of}', // Which page of it stands there; no button. {of}: how many pages.
  'stage.next': 'Next', // To its next page.
  'stage.map': 'Map', // To see the map in its place.
  'stage.show-table': 'Table', // Back from the map.
  'stage.copy-table': 'Copy',
  'stage.copied': 'Copied.',
  'stage.not-copied': 'The browser does not allow copying here.',

  // While somebody types the name of a star, or of a pupil. {found}: what has been typed so far.
  'stage.typed': 'Star {found}',
  'stage.no-star': 'There is no star {found} on this map.',
  'stage.no-member': 'No pupil has a name that begins with “{found}”, or more than one has.',
};
