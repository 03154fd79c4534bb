/** English sentences of Fours. */
export const words = {
  'game.name': 'Fours',
  'event.place':
    '{seat, select, you {You placed a stone on {cell}.} other {{seat} placed a stone on {cell}.}}',
  'hint.place': 'Place a stone on {cell}.',
  'would.place':
    '{seat, select, you {You would place a stone on {cell}.} other {{seat} would place a stone on {cell}.}}',
  'fours/line': '{winner, select, you {You made a line and won} other {{winner} made a line and won}}',
  'fours/full': 'The board is full: nobody won',
  'how.1': 'Blue and Red take turns. Each places one stone on an empty cell.',
  'how.2': 'Whoever first has four stones in a line wins: along a row or a column, or aslant.',
};
