/**
 * English sentences of *Star, by key: events, refusals, results, cells and options.
 *
 * {seat}: the name of a seat, Blue or Red, or what the page calls who plays it. The case “you” is for the one reader who plays.
 * {other}: the other seat. {winner}: the seat that wins. {loser}: the seat that loses.
 * {node}: the name of a cell, as S31. {rings}: how many rings the board has. {n}: a count.
 * {found}: what somebody has written, word for word. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  'game.name': '*Star', // The name of the game; it stays.

  // How a bot plays, as it stands after the name of its seat: “Red, easy bot”.
  'bot.random': 'random bot',
  'bot.gentle': 'gentle bot',
  'bot.easy': 'easy bot',
  'bot.steady': 'steady bot',

  // The names of the seats, after the colours of their stones.
  'seat.0': 'Blue',
  'seat.1': 'Red',

  // Events: in the list of moves, in the status line and for screen readers.
  'event.placed':
    '{seat, select, you {You placed a stone on {node}.} other {{seat} placed a stone on {node}.}}',
  'told.shut':
    '{seat, select, you {{n, plural, one {Your stone on {stones, list, and} is shut in: it can score no more.} other {Your stones on {stones, list, and} are shut in: they can score no more.}}} other {{n, plural, one {{seat}’s stone on {stones, list, and} is shut in: it can score no more.} other {{seat}’s stones on {stones, list, and} are shut in: they can score no more.}}}}', // After a move that brought it about. {stones}: the names of their cells.
  'event.swapped':
    '{seat, select, you {You took over the stone on {node}.} other {{seat} took over the stone on {node}.}}',
  'event.proposed': '{seat, select, you {You offered to count.} other {{seat} offered to count.}}',
  'event.declined': '{seat, select, you {You played on.} other {{seat} played on.}}',
  'event.accepted': '{seat, select, you {You agreed to count.} other {{seat} agreed to count.}}',
  'event.resigned': '{seat, select, you {You resigned.} other {{seat} resigned.}}',

  // The status line: whose turn it is. No full stop at the end.
  'turn.one': '{seat, select, you {Your turn, {seat}} other {{seat}’s turn}}',
  'turn.count': '{other, select, you {You offer to count} other {{other} offers to count}}',

  // Below it: what the reader does now, in at most twelve words. {other}: Blue, whose stone it is.
  'todo.one': 'Place a stone on any empty cell.',
  'todo.two': 'Place two stones on empty cells.', // With two stones a turn.
  'todo.last': 'Place 1 more stone.', // The second of two.
  'todo.handicap': 'Place {n, plural, one {# stone} other {# stones}}, wherever you like.', // {n}: Blue’s handicap.
  'todo.handicap-more': 'Place {n, plural, one {# more stone} other {# more stones}}, wherever you like.', // {n}: how many of the handicap are left.
  'todo.pie': 'Place a stone, or take over {other}’s stone.',
  'todo.count': 'Agree to count, play on, or resign.',
  'todo.answer': 'Wait for {seat} to answer.', // For whoever has offered to count.
  'todo.decided':
    '{winner, select, you {You have won already. Offer to count, or play on.} other {{winner} has won already. Offer to count, or play on.}}', // No stone can change it.

  // The goal, in at most fourteen words. {other}: the opponent.
  goal: 'Own more of the rim than the other side, in fewer separate groups.',
  'goal.you': 'Own more of the rim than {other}, in fewer separate groups.',

  // The status line: how it ended. No full stop at the end. {points}: what the winner has. {against}: what the loser has.
  'star/by-score':
    '{winner, select, you {You win, {points} to {against}} other {{winner} wins, {points} to {against}}}',
  'star/by-quarks':
    '{winner, select, you {You win by corners, {quarks} to {others}} other {{winner} wins by corners, {quarks} to {others}}}', // {quarks}: how many corners the winner owns. {others}: how many the loser has.
  'star/draw': 'Draw, {points} each',
  'star/resigned': '{winner, select, you {You win} other {{winner} wins}}',

  // Below it: why it ended so.
  'end.reward':
    '{winner, select, you {Fewer groups decided it: you had {stars} and {loser} had {others}, which is worth {gain} points.} other {{loser, select, you {Fewer groups decided it: {winner} had {stars} and you had {others}, which is worth {gain} points.} other {Fewer groups decided it: {winner} had {stars} and {loser} had {others}, which is worth {gain} points.}}}}', // {stars}: how many groups the winner has on two rim cells or more. {others}: how many the loser has, more. {gain}: 4 for each group of difference.
  'end.rim':
    '{winner, select, you {The rim decided it: you own {peries, plural, one {# rim point} other {# rim points}} and {loser} owns {others}.} other {{loser, select, you {The rim decided it: {winner} owns {peries, plural, one {# rim point} other {# rim points}} and you own {others}.} other {The rim decided it: {winner} owns {peries, plural, one {# rim point} other {# rim points}} and {loser} owns {others}.}}}}', // {peries}: how many the winner owns. {others}: how many the loser owns.
  'end.quark-peri':
    '{winner, select, you {One point decided it: you own {quarks} of the five corners.} other {One point decided it: {winner} owns {quarks} of the five corners.}}', // {quarks}: a number, 3 to 5.
  'end.quarks': 'Both have {points, plural, one {# point} other {# points}}, so more corners win.', // {points}: what each side has.
  'end.draw': 'Scores and corners are equal.',
  'end.resigned': '{loser, select, you {You resigned.} other {{loser} resigned.}}',

  // The score step by step, while what is counted is lit on the board.
  'walk.peries':
    '{seat, select, you {You own {n, plural, one {# rim point} other {# rim points}}.} other {{seat} owns {n, plural, one {# rim point} other {# rim points}}.}}',
  'walk.quark-peri':
    '{seat, select, you {You own {n} of the five corners: 1 extra point.} other {{seat} owns {n} of the five corners: 1 extra point.}}', // {n}: 3 to 5.
  'walk.no-quark-peri': 'Nobody owns three corners, so nobody gets the extra point.',
  'walk.reward':
    '{seat, select, you {You have {n, plural, one {# group} other {# groups}} and {other} has {others}: you gain {gain} points and {other} loses {gain}.} other {{other, select, you {{seat} has {n, plural, one {# group} other {# groups}} and you have {others}: {seat} gains {gain} points and you lose {gain}.} other {{seat} has {n, plural, one {# group} other {# groups}} and {other} has {others}: {seat} gains {gain} points and {other} loses {gain}.}}}}', // {n}: how many groups {seat} has. {others}: how many {other} has, more. {gain}: 2 for each group of difference.
  'walk.less-four':
    '{seat, select, you {You have {n, plural, one {# group} other {# groups}} and {other} has {others}. Each group costs 4 points.} other {{other, select, you {{seat} has {n, plural, one {# group} other {# groups}} and you have {others}. Each group costs 4 points.} other {{seat} has {n, plural, one {# group} other {# groups}} and {other} has {others}. Each group costs 4 points.}}}}', // Where the score is shown in another form. {others}: how many groups {other} has, more.
  'walk.stars-equal': 'Both have {n, plural, one {# group} other {# groups}}, so groups make no difference.',

  // What to share, in two lines. “I” is the reader. {winner}, {loser}: a side, or a bot as “the easy bot”. {points}: what the winner has. {against}: what the loser has. {moves}: how many moves the game took. {hints}: how many hints the reader asked for.
  'share.score':
    '{winner, select, you {*Star: I beat {loser}, {points} to {against}.} other {{loser, select, you {*Star: I lost to {winner}, {against} to {points}.} other {*Star: {winner} beat {loser}, {points} to {against}.}}}}',
  'share.resigned':
    '{winner, select, you {*Star: I beat {loser}, who resigned.} other {{loser, select, you {*Star: I resigned against {winner}.} other {*Star: {winner} beat {loser}, who resigned.}}}}',
  'share.draw':
    '{winner, select, you {*Star: I drew with {loser}, {points} each.} other {*Star: {winner} drew with {loser}, {points} each.}}', // Nobody has won: {winner} and {loser} are the two sides.
  'share.taken':
    '{moves, plural, one {# move} other {# moves}}, {hints, plural, =0 {no hints} one {# hint} other {# hints}}',

  // Properties of a cell, after its name and one after the other, for screen readers. No full stop.
  'cell.empty': 'empty',
  'cell.stone.0': 'blue stone',
  'cell.stone.1': 'red stone',
  'cell.stone-of': '{seat, select, you {your stone} other {{seat}’s stone}}', // Where the page gives names.
  'cell.rim': 'rim', // On the outermost ring, where the points are.
  'cell.corner': 'corner', // One of the five corners, which are on the rim.
  'cell.asked': 'ringed', // The goal of a puzzle is about this stone's group.
  'cell.dead': 'can score no more', // This stone can never be part of a group on two rim cells.
  'cell.star': '{n, plural, one {group on # rim cell} other {group on # rim cells}}', // Two rim cells or more.
  'cell.group': '{n, plural, one {group of # stone} other {group of # stones}}',
  'cell.group-with-peri':
    '{n, plural, one {group of # stone, one on the rim} other {group of # stones, one on the rim}}',
  'cell.secured': '{seat, select, you {secured for you} other {secured for {seat}}}', // It stays its owner’s however the game goes on.

  // A row of the board, for screen readers. {n}: the number of the ring.
  'cell.row': 'Ring {n}',

  // The preview of a stone here, for screen readers. {name}: the cell and what would be told of it. {low}: the least points. {high}: the most.
  'would.stone': '{name}.',
  'would.range':
    '{seat, select, you {You would end with {low} to {high} points.} other {{seat} would end with {low} to {high} points.}}',

  // Buttons below the board. No full stop.
  'act.swap': 'Take over the stone',
  'act.count': 'Offer to count',
  'act.accept': 'Agree to count',
  'act.resign': 'Resign',
  // Asked at such a button; its answers are what stands on it, or what follows here, and act.no.
  'yes.count': 'Offer',
  'ask.count': 'Offer to end the game now and count? It takes your turn, and {other} may play on.',
  'ask.resign': 'Resign this game?',

  // The name of the score's table, for screen readers.
  'score.now': 'The score so far', // While the game goes on.
  'score.final': 'The score', // When it is over.

  // Heads of columns in the table of the score; short. Each has its explanation below.
  'score.rim': 'Rim points',
  'score.corners': 'Corners',
  'score.groups': 'Groups', // How many groups stand on two rim cells or more, and what they bring.
  'score.so-far': 'So far',
  'score.reward': 'Groups', // What fewer groups than the other side bring.
  'score.total': 'Total',
  'score.less-four': 'Groups', // What one’s own groups cost, in another form of the sum.
  'score.own': 'Own points',
  'score.less-other': 'The other’s points',
  'score.reward-margin': 'Groups', // What both sides’ groups bring, in another form of the sum.

  // A figure in a column of which the points are added up, short. {n}: how many corners or groups.
  'score.of': '{n} of {least}', // Too few corners for a point. {least}: how many it takes, 3.
  'score.brings': '{n}: {points, number, sign}', // {points}: a number, below 0 if they cost.

  // Explains each of these heads, for whichever side. “The rules call”: the game’s own term, which the rules explain.
  'term.rim':
    'Rim cells that are a side’s, 1 point each. The rules call them peries, and secured while none can be lost.',
  'term.corners':
    'The five corners. Three or more bring 1 point, fewer bring none. The rules call them quarks.',
  'term.groups':
    'Groups on two rim cells or more, and the points that they bring: 2 for each one fewer than the other side, −2 for each one more. The rules call such a group a star.',
  'term.so-far':
    'All points of the row together: rim points, corners and groups. At the end this is the score.',
  'term.reward':
    '2 points for each group that the other side has more, or −2 for each that it has fewer. The rules call such a group a star.',
  'term.total': 'All figures of the row together.',
  'term.less-four':
    'In this scoring each of a side’s own groups costs 4 points. The rules call such a group a star.',
  'term.own': 'Rim points of the side, and 1 for three corners.',
  'term.less-other': 'Rim points of the other side, and 1 for three corners, taken off.',
  'term.reward-margin': 'What the side’s groups bring, less what the other’s bring.',

  // A figure in that table, for screen readers. {term}: the head of its column. {value}: the figure. {cells}: the names of the cells that it counts. {figure}: the sentence without the cells. {stars}: sentences about groups.
  'score.term': '{seat}, {term} {value}',
  'score.counts': '{seat}, {term} {value}: {cells, list, row}',
  'score.with': '{figure}. {stars}',
  'score.group': 'Group {n}: {cells, list, row}.', // {n}: which group of the seat’s it is.

  // Below that table: what the figure that one points at means.
  'why.rim':
    '{seat, select, you {Rim cells that are yours, 1 point each.} other {Rim cells that are {seat}’s, 1 point each.}}',
  'why.corners':
    '{seat, select, you {Your corners: three or more bring 1 point.} other {{seat}’s corners: three or more bring 1 point.}}',
  'why.first-group': 'A side without a group counts as having one, so a first group brings no lead.',
  'why.no-groups': 'Nobody has a group on two rim cells yet.',
  'why.no-group':
    '{seat, select, you {{other} has {others, plural, one {# group} other {# groups}}, and you have none, which counts as 1: you gain {gain} points and {other} loses {gain}.} other {{other, select, you {You have {others, plural, one {# group} other {# groups}}, and {seat} has none, which counts as 1: {seat} gains {gain} points and you lose {gain}.} other {{other} has {others, plural, one {# group} other {# groups}}, and {seat} has none, which counts as 1: {seat} gains {gain} points and {other} loses {gain}.}}}}', // {others}: how many groups {other} has, 2 or more. {gain}: 2 for each group of difference.
  'why.range':
    '{seat, select, you {You will end with at least {low} points, and at most {high}.} other {{seat} will end with at least {low} points, and at most {high}.}}', // {low}: a number, perhaps below 0. {high}: a number.
  'why.reward': 'Each group fewer is worth 2 points.',
  'why.less-four': 'Each group costs 4 points.',
  'why.total': 'All figures of this row together.',

  // Below that table: how things stand. {needed}: more than half of all points.
  'score.stars':
    '{seat, select, you {You have {n, plural, one {# group} other {# groups}}.} other {{seat} has {n, plural, one {# group} other {# groups}}.}}', // On two rim cells or more.
  'score.contested': '{n, plural, one {Nobody owns # rim cell.} other {Nobody owns # rim cells.}}',
  'score.decided':
    '{seat, select, you {You win with {n, plural, one {# point} other {# points}} or more, no matter how the rest of the board is filled.} other {{seat} wins with {n, plural, one {# point} other {# points}} or more, no matter how the rest of the board is filled.}}', // {n}: the least that the seat can end with.
  'score.needed':
    '{half, select, 0 {{needed} points win.} other {{needed} points win, or {half} with more corners.}}', // {half}: half of all points; 0 where nobody can have just that.
  'score.open': '{open, plural, one {# point is} other {# points are}} still open.', // {open}: points that nobody has for certain.

  // The heading of the chart.
  'trend.label': 'So far, move by move',

  // Why a move cannot be made. A second sentence says what would work.
  'star/over': 'The game is over.',
  'star/not-your-turn': 'It is {seat}’s turn. Wait for {seat} to move.',
  'star/no-node': 'There is no cell {node} on a board of {rings} rings.',
  'star/cell-taken':
    '{dead, select, yes {{colour, select, blue {The blue stone on {node} is shut in and can score no more. Choose an empty cell.} other {The red stone on {node} is shut in and can score no more. Choose an empty cell.}}} other {{colour, select, blue {There is already a blue stone on {node}. Choose an empty cell.} other {There is already a red stone on {node}. Choose an empty cell.}}}}', // {colour}: of the stone that is there. {dead}: yes, if it can be part of no group on two rim cells.
  'star/no-pie': 'In this game the first stone cannot be taken over.',
  'star/pie-handicap': 'With a handicap of {handicap} stones, the first stone cannot be taken over.', // {handicap}: how many stones Blue places in the first turn.
  'star/swap-closed': 'Only Red can take over the first stone, and only as Red’s first turn.',
  'star/count-early': 'You can offer to count once both sides have had a turn.',
  'star/count-within-turn':
    '{seat, select, you {You have already placed a stone this turn. Offer to count at the start of a turn.} other {{seat} has already placed a stone this turn. Offer to count at the start of a turn.}}',
  'star/counter-proposal': '{seat} has offered to count. Agree, play on, or resign.',
  'star/nothing-to-accept': 'Nobody has offered to count.',

  // Why a move as text cannot be read. {example}: the name of a cell. {words}: moves that are words.
  'star/move': '“{found}” is not a move. Write a cell, as in {example}, or {words, list, or}.',
  'star/no-ring': 'There is no {found}. This board has {rings} rings, and {found} would be on ring {ring}.', // {ring}: a number.
  'star/no-offset': 'There is no {found}. The offsets of ring {ring} go from 0 to {last}.', // {ring}: a number. {last}: a number.
};
