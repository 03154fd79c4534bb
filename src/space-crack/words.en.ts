/**
 * What Space Crack says in English, by key: events, turns, results, planets, buttons and refusals.
 *
 * {seat}: the name of a seat, as Blue, or what the page calls who plays it. The case “you” is for the one reader who plays.
 * {other}: another seat. {winner}: the seat that wins. {winners}: the seats that share the win.
 * {planet}: the number of a planet. {from}: the planet that a ship leaves. {to}: the planet that it goes to.
 * {ship}: the strength of a ship. {against}: the strength of the ship that it meets. {left}: the strength of the ship that is there afterwards.
 * {price}: what a ship costs, in crack. {has}: how much crack a seat has. {size}: the size of a planet. {n}: a count.
 * {found}: what somebody has written, word for word. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../core/words.js';

export const words: WordTable = {
  'game.name': 'Space Crack', // The name of the game. Crack is what planets bring and ships cost.

  // The names of the seats, after the colours of their ships.
  'seat.0': 'Blue',
  'seat.1': 'Red',
  'seat.2': 'Green',
  'seat.3': 'Violet',

  // What happened: in the list of moves, beside the map and for screen readers.
  'event.moved':
    '{seat, select, you {Your ship moved from planet {from} to planet {to}.} other {{seat}’s ship moved from planet {from} to planet {to}.}}',
  'event.took':
    '{seat, select, you {Your ship moved from planet {from} to planet {to} and captured it.} other {{seat}’s ship moved from planet {from} to planet {to} and captured it.}}',
  'event.took-from':
    '{seat, select, you {Your ship moved from planet {from} to planet {to} and captured it from {other}.} other {{other, select, you {{seat}’s ship moved from planet {from} to planet {to} and captured it from you.} other {{seat}’s ship moved from planet {from} to planet {to} and captured it from {other}.}}}}',
  'event.merged':
    '{seat, select, you {Your ship moved from planet {from} to planet {to}. Two ships merged into one of strength {left}.} other {{seat}’s ship moved from planet {from} to planet {to}. Two ships merged into one of strength {left}.}}',
  'event.won':
    '{seat, select, you {Your ship attacked planet {to} from planet {from}, with strength {ship} against {against}. It captured the planet from {other} and kept strength {left}.} other {{other, select, you {{seat}’s ship attacked planet {to} from planet {from}, with strength {ship} against {against}. It captured the planet from you and kept strength {left}.} other {{seat}’s ship attacked planet {to} from planet {from}, with strength {ship} against {against}. It captured the planet from {other} and kept strength {left}.}}}}',
  'event.lost':
    '{seat, select, you {Your ship attacked planet {to} from planet {from}, with strength {ship} against {against}. It was destroyed, and {other}’s ship kept strength {left}.} other {{other, select, you {{seat}’s ship attacked planet {to} from planet {from}, with strength {ship} against {against}. It was destroyed, and your ship kept strength {left}.} other {{seat}’s ship attacked planet {to} from planet {from}, with strength {ship} against {against}. It was destroyed, and {other}’s ship kept strength {left}.}}}}',
  'event.both':
    '{seat, select, you {Your ship attacked planet {to} from planet {from}, with strength {ship} against {against}. Both ships were destroyed.} other {{seat}’s ship attacked planet {to} from planet {from}, with strength {ship} against {against}. Both ships were destroyed.}}',
  'event.built':
    '{seat, select, you {You built a ship of strength {ship} at planet {planet} for {price} crack.} other {{seat} built a ship of strength {ship} at planet {planet} for {price} crack.}}',
  'event.built-more':
    '{seat, select, you {You built at planet {planet} for {price} crack. Your ship there now has strength {ship}.} other {{seat} built at planet {planet} for {price} crack. The ship there now has strength {ship}.}}', // A ship was there already.
  'event.ended': '{seat, select, you {You ended your turn.} other {{seat} ended the turn.}}',
  'event.turn': 'Round {turn} is over.', // What each seat earned follows. {turn}: the number of a round.
  'event.income': '{seat, select, you {You earned {income} crack.} other {{seat} earned {income} crack.}}', // {income}: how much crack.

  // What others did while the reader waited, a sentence for each thing. {planets}: the numbers of planets.
  'news.lost':
    '{seat, select, you {{n, plural, one {You lost planet {planets, list, and}.} other {You lost planets {planets, list, and}.}}} other {{n, plural, one {{seat} lost planet {planets, list, and}.} other {{seat} lost planets {planets, list, and}.}}}}',
  'news.fell':
    '{seat, select, you {{n, plural, one {Your ship at planet {planets, list, and} was destroyed.} other {Your ships at planets {planets, list, and} were destroyed.}}} other {{n, plural, one {{seat}’s ship at planet {planets, list, and} was destroyed.} other {{seat}’s ships at planets {planets, list, and} were destroyed.}}}}',
  'news.took': '{n, plural, one {{seat} captured # planet.} other {{seat} captured # planets.}}',
  'news.built': '{n, plural, one {{seat} built # ship.} other {{seat} built # ships.}}',
  'news.beaten':
    '{n, plural, one {{seat} lost # ship in an attack.} other {{seat} lost # ships in attacks.}}',
  'news.nothing': 'Nothing was captured, built or destroyed.',

  // The status line: whose turn it is. No full stop at the end. {points}: how many command points the seat has left.
  'turn.one':
    '{seat, select, you {Your turn, {seat}: {points, plural, one {# command point} other {# command points}}} other {{seat}’s turn: {points, plural, one {# command point} other {# command points}}}}',
  'turn.several': '{seats, list, and} may move', // {seats}: the names of seats, two or more.

  // Beside the status or in the corner of the table, on one short line. {turn}: the number of the round. {turns}: how many rounds there are.
  'turn.of': 'Round {turn} of {turns}',
  'turn.over': '{turns, plural, one {# round played} other {# rounds played}}',

  // The status line: how it ended. No full stop at the end. {planets}: how many planets the winner owns.
  'space-crack/by-planets':
    '{winner, select, you {You win, {planets, plural, one {# planet} other {# planets}} to {against}} other {{winner} wins, {planets, plural, one {# planet} other {# planets}} to {against}}}', // {against}: how many planets the next seat owns.
  'space-crack/by-crack':
    '{winner, select, you {{planets, plural, one {# planet} other {# planets}} each. You win by crack, {crack} to {less}} other {{planets, plural, one {# planet} other {# planets}} each. {winner} wins by crack, {crack} to {less}}}', // {crack}: how much the winner has. {less}: how much the next seat has.
  'space-crack/shared': 'Planets and crack are equal. {winners, list, and} share the win',
  'space-crack/alone':
    '{winner, select, you {You own {planets} of {all, plural, one {# planet} other {# planets}}} other {{winner} owns {planets} of {all, plural, one {# planet} other {# planets}}}}', // {all}: how many planets the map has.

  // What is told of a planet, after its number and one after the other. No full stop.
  'cell.free': 'free planet', // Nobody owns it.
  'cell.owner': '{seat, select, you {your planet} other {{seat}’s planet}}',
  'cell.size': 'size {size}',
  'cell.ship': 'ship of strength {ship}',
  'cell.core': 'core planet', // Its six neighbours have the same owner.
  'cell.yields': 'yields {crack} crack', // {crack}: how much it brings at the end of a round.

  // The last thing told of a planet: what the chosen ship, which is {seat}’s, would do there. No full stop.
  'would.moved': '{seat, select, you {your ship can move to it} other {{seat}’s ship can move to it}}',
  'would.took': '{seat, select, you {your ship can capture it} other {{seat}’s ship can capture it}}',
  'would.merged':
    '{seat, select, you {your ship would merge into one of strength {left}} other {{seat}’s ship would merge into one of strength {left}}}',
  'would.won':
    '{seat, select, you {your ship would win and keep strength {left}} other {{seat}’s ship would win and keep strength {left}}}',
  'would.lost':
    '{other, select, you {your ship would win and keep strength {left}} other {{other}’s ship would win and keep strength {left}}}',
  'would.both': 'both ships would be destroyed',

  // A hint: the move that is advised.
  'hint.moved': 'Move the ship at planet {from} to planet {to}.',
  'hint.built': 'Build a ship at planet {planet}.',
  'hint.ended': 'End your turn.',

  // For screen readers, before a ship is chosen: what choosing it is for, then a sentence for each way. {what}: one of the last six.
  'would.choose': 'Choose this ship to move it.',
  'would.way': 'Planet {to}: {what}.',
  'would.here': '{what}.', // The same of the planet itself, while a ship is chosen.

  // Beside the status, on one short line: the ship that is chosen or looked at. No full stop.
  'aside.own': 'Ship of strength {ship}',
  'aside.theirs':
    '{seat, select, you {Your ship of strength {ship}} other {{seat}’s ship of strength {ship}}}',

  // What a table of the seats is called, for screen readers.
  'panel.score': 'Score',

  // Heads of its columns; short.
  'panel.planets': 'Planets',
  'panel.crack': 'Crack',
  'panel.income': 'Income',
  'panel.points': 'Points', // Command points.

  // Beside the map: what to do now.
  'panel.choose': 'Choose a ship to move, or a planet to build at.',
  'panel.choose-ship':
    '{seat, select, you {Choose one of your ships.} other {Choose one of {seat}’s ships.}}', // Without crack for a ship.
  'panel.choose-planet':
    '{seat, select, you {Choose one of your planets to build a ship.} other {Choose one of {seat}’s planets to build a ship.}}', // Without a ship.

  // Beside the map: where the ship of {seat} that is chosen can go, a line for each neighbour. {direction}: one of the next six. {owner}: whose the planet or the ship there is. {there}: the strength of the ship there.
  'go.moved':
    '{seat, select, you {{direction}: your planet, size {size}. Move there.} other {{direction}: {seat}’s planet, size {size}. Move there.}}',
  'go.merged':
    '{seat, select, you {{direction}: your ship of strength {there}. Merge into one of strength {left}.} other {{direction}: {seat}’s ship of strength {there}. Merge into one of strength {left}.}}',
  'go.free': '{direction}: free planet, size {size}. Capture it.',
  'go.took': '{direction}: {owner}’s planet, size {size}. Capture it.',
  'go.won':
    '{seat, select, you {{direction}: {owner}’s ship of strength {there}. You win and keep strength {left}.} other {{direction}: {owner}’s ship of strength {there}. {seat} wins and keeps strength {left}.}}',
  'go.lost':
    '{seat, select, you {{direction}: {owner}’s ship of strength {there}. You lose, and {owner}’s ship keeps strength {left}.} other {{direction}: {owner}’s ship of strength {there}. {seat} loses, and {owner}’s ship keeps strength {left}.}}',
  'go.both': '{direction}: {owner}’s ship of strength {there}. Both are destroyed.',

  // The direction of a neighbour on the map, at the beginning of a line.
  'direction.0': 'North',
  'direction.1': 'North-east',
  'direction.2': 'South-east',
  'direction.3': 'South',
  'direction.4': 'South-west',
  'direction.5': 'North-west',

  // Beside the map, and for screen readers: what {seat} could build at the chosen planet.
  'panel.build': 'Build a ship of strength {ship} here for {price} crack.',
  'panel.build-more': 'Build here for {price} crack. The ship would have strength {ship}.', // A ship is there already.
  'panel.dear':
    '{seat, select, you {A ship here costs {price} crack, and you have {has}.} other {A ship here costs {price} crack, and {seat} has {has}.}}',

  // The heading of the chart.
  'trend.label': 'Planets owned, move by move',

  // Buttons below and beside the map. No full stop.
  'act.build': 'Build for {price} crack',
  'act.end': 'End turn',
  'act.end-0': 'End {seat}’s turn', // Where several people at one screen may move. {seat}: Blue.
  'act.end-1': 'End {seat}’s turn', // {seat}: Red.
  'act.end-2': 'End {seat}’s turn', // {seat}: Green.
  'act.end-3': 'End {seat}’s turn', // {seat}: Violet.
  'act.again': 'Replay', // Shows the moves since one’s last.
  'act.closer': 'Zoom in',
  'act.wider': 'Zoom out',

  // On the map, over a planet, in few letters: how a battle went.
  'flash.battle': '{ship} to {against}, {left} left',

  // On the map, over a planet that the chosen ship can go to, in few letters: what would come of it.
  'chip.merged': '= {left}', // A ship of that strength.
  'chip.won': '{left} left',
  'chip.lost': 'lost',
  'chip.both': 'both lost',

  // Why a move cannot be made. A second sentence says what would work.
  'space-crack/over': 'The game is over.',
  'space-crack/no-seat': 'Only a seat of this game can move.',
  'space-crack/turn-ended':
    '{seat, select, you {You have ended your turn. Wait for the round to end.} other {{seat} has ended the turn. Wait for the round to end.}}',
  'space-crack/no-points':
    '{seat, select, you {You have no command points left. Wait for the round to end.} other {{seat} has no command points left. Wait for the round to end.}}',
  'space-crack/unable':
    '{seat, select, you {You have no ship, and not enough crack to build one.} other {{seat} has no ship, and not enough crack to build one.}}',
  'space-crack/not-your-turn': 'It is {seat}’s turn. Wait for {seat} to move.',
  'space-crack/no-planet': 'There is no planet {planet}. This map has {planets} planets.', // {planets}: how many, seven or more.
  'space-crack/nobodys': 'Planet {planet} is free. Choose one of your own.',
  'space-crack/not-yours': 'Planet {planet} is {seat}’s. Choose one of your own.',
  'space-crack/no-ship': 'There is no ship at planet {planet}. Choose a planet with a ship.',
  'space-crack/not-neighbour':
    'Planet {planet} is not next to planet {from}. A ship moves one planet at a time.',
  'space-crack/occupied': 'There is already a ship at planet {planet}. Build at a planet without one.',
  'space-crack/no-crack':
    '{seat, select, you {A ship at planet {planet} costs {price} crack, and you have {has}.} other {A ship at planet {planet} costs {price} crack, and {seat} has {has}.}}',
  'space-crack/no-end': 'In this game nobody can end a turn early.',

  // Why a move as text cannot be read.
  'space-crack/move': '“{found}” is not a move. Write 12-17, +12 or end.',

  // Errors in options and in the text of a position, for whoever builds a page.
  'space-crack/sizes':
    '{found, plural, one {There is # size here.} other {There are # sizes here.}} A map of size {boardSize} has {needed} planets.', // {found}: how many sizes there are. {boardSize}: the size of the map. {needed}: how many planets it has, seven or more.
  'space-crack/much':
    'Ships, crack and command points could come to more than {most} by the last round. Write smaller numbers.', // {most}: a number.
  'space-crack/stuck': 'No seat can move in this position. Give one of them a ship, or crack for one.',
  'space-crack/next': 'Seat {next} cannot move in this position. Name a seat that can.', // {next}: the number of a seat, from 0.
  'range.planet':
    'a size from {min} to {max}, then its owner ({last, select, A {A} other {A to {last}}}), then a ship’s strength, as 5, 5A or 5A12', // How a planet is written, after “It takes”. {min}: the smallest size. {max}: the largest size. {last}: the letter of the last seat.
};
