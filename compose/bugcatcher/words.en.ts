/**
 * English sentences of the composer, beside those of the game.
 *
 * {seat}: a player.
 * {node}: B for a border node, which is square, C for a central node, which is round.
 */
export const own = {
  // Why a change is not made.
  'compose/all-in': 'With this program all would be handed in, and the round would run. Leave one out.',
  'compose/other-kind':
    '{node, select, B {Square nodes go from corner to corner.} other {Round nodes go from centre to centre.}}',

  // What a player has handed in.
  'compose.program': '{seat}: {entries, list, row}.', // {entries}: those of the program, as “square node up”.
  'compose.program.none': '{seat} has handed in nothing.',

  // A node, in a sentence and before a colon.
  'compose.node': '{seat}’s {node, select, B {square} other {round}} node',
};
