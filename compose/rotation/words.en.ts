/**
 * English sentences of the composer, beside those of the game.
 *
 * {most}: a number.
 * {found}: what the author has written.
 */
export const own = {
  // Why a text is refused, below the field in which it stands.
  'compose/long': 'A puzzle’s text has at most {most} signs.',
  'compose/name': 'There is no built-in puzzle “{found}”.',
  'compose/game': 'This is a game with cards and hands, no puzzle.',

  // How lines are read: the names of fields and of their choices. No full stop.
  'option.gaps': 'Empty cells in a line',
  'option.gaps.skip': 'Skipped',
  'option.gaps.break': 'Break it',
  'option.coldComet': 'Cold comets in a line',
  'option.coldComet.skip': 'Skipped',
  'option.coldComet.break': 'Break it',
  'option.includeOrigin': 'A planet begins its own line',
  'option.match': 'A card is',
  'option.match.run': 'Any run of a line',
  'option.match.prefix': 'The beginning of a line',
};
