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
  'event.swapped':
    '{seat, select, you {You took over the stone on {node}.} other {{seat} took over the stone on {node}.}}',
  'event.proposed': '{seat, select, you {You proposed to count.} other {{seat} proposed to count.}}',
  'event.declined': '{seat, select, you {You played on.} other {{seat} played on.}}',
  'event.accepted': '{seat, select, you {You agreed to count.} other {{seat} agreed to count.}}',
  'event.resigned': '{seat, select, you {You resigned.} other {{seat} resigned.}}',

  // The status line: whose turn it is. No full stop at the end.
  'turn.one': '{seat, select, you {Your turn, {seat}} other {{seat}’s turn}}',
  'turn.count': '{other, select, you {You propose to count} other {{other} proposes to count}}',

  // Below it: what the reader does now, in at most twelve words. {other}: Blue, whose stone it is.
  'todo.one': 'Place a stone on any empty cell.',
  'todo.two': 'Place two stones on empty cells.', // With two stones a turn.
  'todo.last': 'Place 1 more stone.', // The second of two.
  'todo.handicap': 'Place {n, plural, one {# stone} other {# stones}}, wherever you like.', // {n}: Blue’s handicap.
  'todo.handicap-more': 'Place {n, plural, one {# more stone} other {# more stones}}, wherever you like.', // {n}: how many of the handicap are left.
  'todo.pie': 'Place a stone, or take over {other}’s stone.',
  'todo.count': 'Agree to count, play on, or resign.',
  'todo.answer': 'Wait for {seat} to answer.', // For whoever has proposed to count.
  'todo.decided':
    '{winner, select, you {You have won. Propose to count, or play on.} other {{winner} has won. Propose to count, or play on.}}', // No stone can change it.

  // The goal, in at most fourteen words. {other}: the opponent.
  goal: 'Own more of the rim than your opponent, in fewer separate groups.',
  'goal.you': 'Own more of the rim than {other}, in fewer separate groups.',

  // The status line: how it ended. No full stop at the end. {points}: what the winner has. {against}: what the loser has.
  'star/by-score':
    '{winner, select, you {You win, {points} to {against}} other {{winner} wins, {points} to {against}}}',
  'star/by-quarks':
    '{winner, select, you {You win by quarks, {quarks} to {others}} other {{winner} wins by quarks, {quarks} to {others}}}', // {quarks}: how many quarks the winner has. {others}: how many the loser has.
  'star/draw': 'Draw, {points} each',
  'star/resigned': '{winner, select, you {You win} other {{winner} wins}}',

  // Below it: why it ended so.
  'end.reward':
    '{winner, select, you {Fewer stars decided it: you had {stars} and {loser} had {others}, which is worth {gain} points.} other {{loser, select, you {Fewer stars decided it: {winner} had {stars} and you had {others}, which is worth {gain} points.} other {Fewer stars decided it: {winner} had {stars} and {loser} had {others}, which is worth {gain} points.}}}}', // {stars}: how many stars the winner has. {others}: how many the loser has, more. {gain}: 4 for each star of difference.
  'end.rim':
    '{winner, select, you {The rim decided it: you own {peries, plural, one {# peri} other {# peries}} and {loser} owns {others}.} other {{loser, select, you {The rim decided it: {winner} owns {peries, plural, one {# peri} other {# peries}} and you own {others}.} other {The rim decided it: {winner} owns {peries, plural, one {# peri} other {# peries}} and {loser} owns {others}.}}}}', // {peries}: how many the winner owns. {others}: how many the loser owns.
  'end.quark-peri':
    '{winner, select, you {One point decided it: you own {quarks} of the five quarks.} other {One point decided it: {winner} owns {quarks} of the five quarks.}}', // {quarks}: a number, 3 to 5.
  'end.quarks': 'Both have {points, plural, one {# point} other {# points}}, so more quarks win.', // {points}: what each side has.
  'end.draw': 'Scores and quarks are equal.',
  'end.resigned': '{loser, select, you {You resigned.} other {{loser} resigned.}}',

  // The score step by step, while what is counted is lit on the board.
  'walk.peries':
    '{seat, select, you {You own {n, plural, one {# peri: # point} other {# peries: # points}}.} other {{seat} owns {n, plural, one {# peri: # point} other {# peries: # points}}.}}',
  'walk.quark-peri':
    '{seat, select, you {You own {n} of the five quarks: 1 extra point.} other {{seat} owns {n} of the five quarks: 1 extra point.}}', // {n}: 3 to 5.
  'walk.no-quark-peri': 'Nobody owns three quarks, so nobody gets the extra point.',
  'walk.reward':
    '{seat, select, you {You have {n, plural, one {# star} other {# stars}} and {other} has {others}: you gain {gain} points and {other} loses {gain}.} other {{other, select, you {{seat} has {n, plural, one {# star} other {# stars}} and you have {others}: {seat} gains {gain} points and you lose {gain}.} other {{seat} has {n, plural, one {# star} other {# stars}} and {other} has {others}: {seat} gains {gain} points and {other} loses {gain}.}}}}', // {n}: how many stars {seat} has. {others}: how many {other} has, more. {gain}: 2 for each star of difference.
  'walk.less-four':
    '{seat, select, you {You have {n, plural, one {# star} other {# stars}} and {other} has {others}. Each star costs 4 points.} other {{other, select, you {{seat} has {n, plural, one {# star} other {# stars}} and you have {others}. Each star costs 4 points.} other {{seat} has {n, plural, one {# star} other {# stars}} and {other} has {others}. Each star costs 4 points.}}}}', // Where the score is shown in another form. {others}: how many stars {other} has, more.
  'walk.stars-equal': 'Both have {n, plural, one {# star} other {# stars}}, so stars make no difference.',

  // What to share, in two lines. “I” is the reader. {points}: what the winner has. {against}: what the loser has. {moves}: how many moves the game took. {hints}: how many hints the reader asked for.
  'share.score':
    '{winner, select, you {*Star, {rings} rings: I won {points} to {against} against {loser}.} other {{loser, select, you {*Star, {rings} rings: I lost {against} to {points} against {winner}.} other {*Star, {rings} rings: {winner} beat {loser}, {points} to {against}.}}}}',
  'share.resigned':
    '{winner, select, you {*Star, {rings} rings: I won against {loser}, who resigned.} other {{loser, select, you {*Star, {rings} rings: I resigned against {winner}.} other {*Star, {rings} rings: {winner} beat {loser}, who resigned.}}}}',
  'share.draw':
    '{winner, select, you {*Star, {rings} rings: I drew with {loser}, {points} each.} other {*Star, {rings} rings: {winner} drew with {loser}, {points} each.}}', // Nobody has won: {winner} and {loser} are the two sides.
  'share.taken':
    '{moves, plural, one {# move} other {# moves}}, {hints, plural, =0 {no hints} one {# hint} other {# hints}}',

  // Properties of a cell, after its name and one after the other, for screen readers. No full stop.
  'cell.empty': 'empty',
  'cell.stone.0': 'blue stone',
  'cell.stone.1': 'red stone',
  'cell.stone-of': '{seat, select, you {your stone} other {{seat}’s stone}}', // Where the page gives names.
  'cell.rim': 'rim', // On the outermost ring, where the points are.
  'cell.corner': 'corner', // One of the five corners, which are on the rim.
  'cell.dead': 'dead', // This stone can never be part of a star.
  'cell.star': '{n, plural, one {star of # peri} other {star of # peries}}', // A star is a group on two rim cells or more. A peri is a point of the rim.
  'cell.group': '{n, plural, one {group of # stone} other {group of # stones}}',
  'cell.group-with-peri':
    '{n, plural, one {group of # stone with one peri} other {group of # stones with one peri}}',
  'cell.secured': '{seat, select, you {secured for you} other {secured for {seat}}}', // It stays its owner’s however the game goes on.

  // A row of the board, for screen readers. {n}: the number of the ring.
  'cell.row': 'Ring {n}',

  // The preview of a stone here, for screen readers. {name}: the cell and what would be told of it. {low}: the least points. {high}: the most.
  'would.stone': '{name}.',
  'would.range':
    '{seat, select, you {You would end with {low} to {high} points.} other {{seat} would end with {low} to {high} points.}}',

  // Buttons below the board. No full stop.
  'act.swap': 'Take over the stone',
  'act.count': 'Propose to count',
  'act.accept': 'Agree to count',
  'act.resign': 'Resign',
  // Asked at such a button; its answers are what stands on it, and Cancel.
  'ask.count': 'Propose to count? It takes the whole turn, and {other} may refuse.',
  'ask.resign': 'Resign this game?',

  // The name of the score's table, for screen readers.
  'score.sure': 'What is certain', // While the game goes on.
  'score.final': 'The score', // When it is over.

  // Heads of columns in the table of the score; short. Each has its explanation below.
  'score.peries': 'Peries',
  'score.secured': 'Secured peries',
  'score.quarks': 'Quarks',
  'score.quark-peri': 'Quark peri',
  'score.reward': 'Reward',
  'score.total': 'Total',
  'score.range': 'Final score',
  'score.now': 'Counted now', // In the lesson.
  'score.standard': 'Standard score',
  'score.less-four': 'Four for each star',
  'score.own': 'Own points',
  'score.less-other': 'The other’s points',
  'score.reward-margin': 'Rewards',

  // Explains each of these heads, for whichever side.
  'term.peries': 'The rim cells that a side’s stars stand on or enclose.',
  'term.secured':
    'Rim cells that stay their owner’s, however the game goes on. Each holds one peri, worth 1 point.',
  'term.quarks': 'Corners that stay their owner’s; three or more bring 1 extra point.',
  'term.quark-peri': 'The 1 extra point for owning at least three quarks.',
  'term.reward': '2 points for each star that the other side has more, or −2 for each that it has fewer.',
  'term.total': 'All figures of the row together.',
  'term.range': 'A side will end with no fewer and no more than this.',
  'term.now': 'What a side would have if the game were counted now.', // In the lesson.
  'term.standard': 'A side will end with no fewer and no more than this, by the standard sum.',
  'term.less-four': 'In this scoring each of a side’s own stars costs 4 points.',
  'term.own': 'Peries and quark peri of the side.',
  'term.less-other': 'Peries and quark peri of the other side, taken off.',
  'term.reward-margin': 'The reward of the side less the other’s.',

  // A figure in that table. {low}: the least. {high}: the most.
  'score.span': '{low}–{high}',

  // A figure in that table, for screen readers. {term}: the head of its column. {value}: the figure. {cells}: the names of the cells that it counts. {figure}: the sentence without the cells. {stars}: sentences about stars.
  'score.term': '{seat}, {term} {value}',
  'score.counts': '{seat}, {term} {value}: {cells, list, row}',
  'score.with': '{figure}. {stars}',
  'score.group': 'Star {n}: {cells, list, row}.', // {n}: which star of the seat’s it is.

  // Below that table: what the figure that one points at means.
  'why.secured':
    '{seat, select, you {Rim cells that stay yours, however the game goes on.} other {Rim cells that stay {seat}’s, however the game goes on.}}',
  'why.quarks':
    '{seat, select, you {Corners that stay yours; three or more bring 1 extra point.} other {Corners that stay {seat}’s; three or more bring 1 extra point.}}',
  'why.range':
    '{seat, select, you {You will end with no fewer and no more than this.} other {{seat} will end with no fewer and no more than this.}}',
  'why.standard':
    '{seat, select, you {You will end with no fewer and no more than this.} other {{seat} will end with no fewer and no more than this.}}',
  'why.peries':
    '{seat, select, you {The rim cells that your stars stand on or enclose.} other {The rim cells that {seat}’s stars stand on or enclose.}}',
  'why.quark-peri': 'The 1 extra point for owning at least three quarks.',
  'why.reward': 'Each star fewer brings 2 points.',
  'why.less-four': 'Each star costs 4 points.',
  'why.total': 'All figures of this row together.',

  // Below that table: how things stand.
  'score.stars':
    '{seat, select, you {You have {n, plural, one {# star} other {# stars}}.} other {{seat} has {n, plural, one {# star} other {# stars}}.}}',
  'score.contested': '{n, plural, one {Nobody owns # rim cell.} other {Nobody owns # rim cells.}}',
  'score.decided':
    '{seat, select, you {You win, however the rest of the board is filled.} other {{seat} wins, however the rest of the board is filled.}}',
  'score.open': '{open} of {all} points are still open. {needed} points win.', // {open}: points that nobody has for certain. {all}: all points together. {needed}: more than half of all.

  // The heading of the chart.
  'trend.label': 'Final score, move by move',

  // Why a move cannot be made. A second sentence says what would work.
  'star/over': 'The game is over.',
  'star/not-your-turn': 'It is {seat}’s turn. Wait for {seat} to move.',
  'star/no-node': 'There is no cell {node} on a board of {rings} rings.',
  'star/cell-taken':
    '{colour, select, blue {There is already a blue stone on {node}. Choose an empty cell.} other {There is already a red stone on {node}. Choose an empty cell.}}', // {colour}: of the stone that is there.
  'star/no-pie': 'In this game the first stone cannot be taken over.',
  'star/pie-handicap': 'With a handicap of {handicap} stones, the first stone cannot be taken over.', // {handicap}: how many stones Blue places in the first turn.
  'star/swap-closed': 'Only Red can take over the first stone, and only as Red’s first turn.',
  'star/count-early': 'You can propose to count once both sides have had a turn.',
  'star/count-within-turn':
    '{seat, select, you {You have already placed a stone this turn. Propose to count at the start of a turn.} other {{seat} has already placed a stone this turn. Propose to count at the start of a turn.}}',
  'star/counter-proposal': '{seat} has proposed to count. Agree, play on, or resign.',
  'star/nothing-to-accept': 'Nobody has proposed to count.',

  // Why a move as text cannot be read. {example}: the name of a cell. {words}: moves that are words.
  'star/move': '“{found}” is not a move. Write a cell, as in {example}, or {words, list, or}.',
  'star/no-ring': 'There is no {found}. This board has {rings} rings, and {found} would be on ring {ring}.', // {ring}: a number.
  'star/no-offset': 'There is no {found}. The offsets of ring {ring} go from 0 to {last}.', // {ring}: a number. {last}: a number.
};
