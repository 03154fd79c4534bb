// What the composer says beside the game's own words: refusals of its own, and how lines are read.

export const own = {
  'compose/long': 'A puzzle’s text has at most {most} signs.',
  'compose/name': 'There is no built-in puzzle “{found}”.',
  'compose/game': 'This is a game with cards and hands, no puzzle.',

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
