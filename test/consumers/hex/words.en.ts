/** English sentences of Hex. */
export const words = {
  'game.name': 'Hex',
  'event.place':
    '{seat, select, you {You placed a stone on {cell}.} other {{seat} placed a stone on {cell}.}}',
  'hint.place': 'Place a stone on {cell}.',
  'would.place':
    '{seat, select, you {You would place a stone on {cell}.} other {{seat} would place a stone on {cell}.}}',
  'event.swap':
    '{seat, select, you {You took over the first stone.} other {{seat} took over the first stone.}}',
  'act.swap': 'Take over the stone',
  'hex/joined':
    '{winner, select, you {You joined both sides and won} other {{winner} joined both sides and won}}',
  'hex/no-swap': 'Only the second player can take over the first stone, in place of a first move.',
  'how.1': 'Blue and Red take turns. Each places one stone on an empty cell.',
  'how.2': 'Blue joins the top and the bottom of the board, Red the left and the right.',
  'how.3': 'Whoever joins both sides with one chain of stones wins. There is no draw.',
  'how.4': 'To win, look two cells ahead: two stones with two empty cells between them can always be joined.',
};
