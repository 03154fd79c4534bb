/**
 * English sentences of the composer, beside those of the game.
 *
 * {star}: the name of a star, as a7.
 */
export const own = {
  // Why a change is not made.
  'compose/nobody': 'Nobody has {star}. Give it to a team first.',
  'compose/hq-kind': '{star} is a {kind}. An HQ stands on a plain star.', // {kind}: cluster, wormhole or black hole.

  // Kinds of stars, after the name of one. No full stop.
  'compose.kind.star': 'plain star',
  'compose.kind.cluster': 'cluster',
  'compose.kind.wormhole': 'wormhole',
  'compose.kind.blackhole': 'black hole',

  // Who has a star that nobody has. No full stop.
  'compose.free': 'free',
};
