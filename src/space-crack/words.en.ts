/**
 * English sentences of Space Crack, by key: events, turns, results, planets, buttons and refusals.
 *
 * {seat}: the name of a seat, as Blue, or what the page calls who plays it. The case “you” is for the one reader who plays.
 * {other}: another seat. {winner}: the seat that wins. {winners}: the seats that share the win.
 * {planet}: a planet, by its size as “size 5”; in refusals by its number. {from}: the number of the planet that a ship leaves. {area}: where a planet lies, as “at the top”.
 * {ship}: the strength of a ship. {against}: the strength of the ship that it meets. {left}: the strength of the ship that is there afterwards.
 * {price}: what a ship costs, in crack. {has}: how much crack a seat has. {size}: the size of a planet. {n}: a count.
 * {found}: what somebody has written, word for word. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  'game.name': 'Space Crack', // The name of the game. Crack is what planets bring and ships cost.

  // How a bot plays, as it stands after the name of its seat: “Red, easy bot”.
  'bot.random': 'random bot',
  'bot.gentle': 'gentle bot',
  'bot.greedy': 'greedy bot',
  'bot.planner': 'planner bot',

  // The names of the seats, after the colours of their ships.
  'seat.0': 'Blue',
  'seat.1': 'Red',
  'seat.2': 'Green',
  'seat.3': 'Violet',

  // A planet in a sentence, after “of”: it is lit on the map when it is pointed at.
  'planet.size': 'size {size}',
  'planet.placed': 'size {size} {area}',
  'ship.strength': 'strength {ship}', // The same for a ship.

  // Where on the map a planet lies; {area} in sentences. Not a direction, which would read as one to move in.
  'area.north-west': 'at the top left',
  'area.north': 'at the top',
  'area.north-east': 'at the top right',
  'area.west': 'on the left',
  'area.middle': 'in the middle',
  'area.east': 'on the right',
  'area.south-west': 'at the bottom left',
  'area.south': 'at the bottom',
  'area.south-east': 'at the bottom right',

  // Events: in the list of moves, beside the map and for screen readers.
  'event.moved':
    '{seat, select, you {Your ship of strength {ship} moved to your planet of {planet} {area}.} other {{seat}’s ship of strength {ship} moved to {seat}’s planet of {planet} {area}.}}',
  'event.took':
    '{seat, select, you {You captured a free planet of {planet} {area}.} other {{seat} captured a free planet of {planet} {area}.}}',
  'event.took-from':
    '{seat, select, you {You captured {other}’s planet of {planet} {area}. No ship defended it.} other {{other, select, you {{seat} captured your planet of {planet} {area}. No ship defended it.} other {{seat} captured {other}’s planet of {planet} {area}. No ship defended it.}}}}',
  'event.merged':
    '{seat, select, you {Two of your ships merged into one of strength {left}, at your planet of {planet} {area}.} other {Two of {seat}’s ships merged into one of strength {left}, at a planet of {planet} {area}.}}',
  'event.won':
    '{seat, select, you {Your ship attacked {other}’s planet of {planet} {area}, with strength {ship} against {against}. It captured the planet and kept strength {left}.} other {{other, select, you {{seat}’s ship attacked your planet of {planet} {area}, with strength {ship} against {against}. It captured the planet and kept strength {left}.} other {{seat}’s ship attacked {other}’s planet of {planet} {area}, with strength {ship} against {against}. It captured the planet and kept strength {left}.}}}}',
  'event.lost':
    '{seat, select, you {Your ship attacked {other}’s planet of {planet} {area}, with strength {ship} against {against}. It was destroyed, and {other}’s ship kept strength {left}.} other {{other, select, you {{seat}’s ship attacked your planet of {planet} {area}, with strength {ship} against {against}. It was destroyed, and your ship kept strength {left}.} other {{seat}’s ship attacked {other}’s planet of {planet} {area}, with strength {ship} against {against}. It was destroyed, and {other}’s ship kept strength {left}.}}}}',
  'event.both':
    '{seat, select, you {Your ship attacked {other}’s planet of {planet} {area}, with strength {ship} against {against}. Both ships were destroyed.} other {{other, select, you {{seat}’s ship attacked your planet of {planet} {area}, with strength {ship} against {against}. Both ships were destroyed.} other {{seat}’s ship attacked {other}’s planet of {planet} {area}, with strength {ship} against {against}. Both ships were destroyed.}}}}',
  'event.built':
    '{seat, select, you {You built a ship of strength {ship} for {price} crack, at your planet of {planet} {area}.} other {{seat} built a ship of strength {ship} for {price} crack, at a planet of {planet} {area}.}}',
  'event.built-more':
    '{seat, select, you {You built for {price} crack at your planet of {planet} {area}. Your ship there now has strength {ship}.} other {{seat} built for {price} crack at a planet of {planet} {area}. The ship there now has strength {ship}.}}', // A ship was there already.
  'event.ended': '{seat, select, you {You ended your round.} other {{seat} ended the round.}}',
  'event.turn': 'Round {turn} is over.', // What each seat mined follows. {turn}: the number of a round.
  'event.income': '{seat, select, you {You mined {income} crack.} other {{seat} mined {income} crack.}}', // {income}: how much crack.

  // Moves of others while the reader waited, a sentence for each thing. {planets}: planets by size and place, as “size 5 at the top”.
  'news.lost':
    '{seat, select, you {{n, plural, one {You lost a planet of {planets, list, and}.} other {You lost planets of {planets, list, and}.}}} other {{n, plural, one {{seat} lost a planet of {planets, list, and}.} other {{seat} lost planets of {planets, list, and}.}}}}',
  'news.fell':
    '{seat, select, you {{n, plural, one {Your ship at a planet of {planets, list, and} was destroyed.} other {Your ships at planets of {planets, list, and} were destroyed.}}} other {{n, plural, one {{seat}’s ship at a planet of {planets, list, and} was destroyed.} other {{seat}’s ships at planets of {planets, list, and} were destroyed.}}}}',
  'news.took': '{n, plural, one {{seat} captured # planet.} other {{seat} captured # planets.}}',
  'news.built': '{n, plural, one {{seat} built # ship.} other {{seat} built # ships.}}',
  'news.beaten':
    '{n, plural, one {{seat} lost # ship in an attack.} other {{seat} lost # ships in attacks.}}',
  'news.nothing': 'Nothing was captured, built or destroyed.',
  'news.one-by-one': 'You move one by one: {seat} moves after you.', // After the first move.

  // The status line: whose turn it is, or why the reader has none. No full stop at the end.
  'turn.one': '{seat, select, you {Your move, {seat}} other {{seat}’s move}}',
  'turn.several': '{seats, list, and} may move', // {seats}: the names of seats, two or more.
  'turn.out': '{seat, select, you {You are out of the game} other {{seat} is out of the game}}',
  'turn.ended': '{seat, select, you {You ended your round} other {{seat} ended the round}}',
  'turn.no-points': 'No moves left in this round',
  'turn.unable':
    '{seat, select, you {You cannot do more this round} other {{seat} cannot do more this round}}',

  // Below it: what the reader does now, in at most twelve words.
  'todo.choose': 'Choose a ship, or a planet to build at.',
  'todo.choose-ship':
    '{seat, select, you {{n, plural, one {Choose your ship, then a planet next to it.} other {Choose one of your ships.}}} other {{n, plural, one {Choose {seat}’s ship, then a planet next to it.} other {Choose one of {seat}’s ships.}}}}', // Without crack for a ship. {n}: how many ships {seat} has.
  'todo.choose-planet':
    '{seat, select, you {Choose one of your planets to build a ship.} other {Choose one of {seat}’s planets to build a ship.}}', // Without a ship.
  'todo.ship': 'Choose a planet next to your ship.', // A ship is chosen.
  'todo.again': 'Tap it again to send your ship there.', // A finger has pointed at a planet.
  'todo.build': 'Build a ship here for {price} crack, or choose again.', // A planet is chosen.
  'todo.wait': 'Wait for the round to end.',
  'todo.watch': 'Watch how it ends.', // For somebody who is out of the game.
  'todo.decided':
    '{out, select, yes {{n, plural, one {{others, list, and} is out: you have won.} other {{others, list, and} are out: you have won.}}} other {{others, list, and} cannot catch up: you have won.}}', // A button beside it ends the game. Nothing that is still played can change the winner. {out}: yes, where nobody else has planets; no. {others}: the names of the other seats. {n}: how many they are.

  // The goal, in at most eighteen words, and what the figures on the map are. {rounds}: how many rounds the game has.
  goal: 'Own the most planets after {rounds, plural, one {# round} other {# rounds}}. A circle shows a planet’s size, a ship its strength.',
  'goal.alone':
    'Own as many planets as you can after {rounds, plural, one {# round} other {# rounds}}. A circle shows a planet’s size, a ship its strength.', // For one player alone.

  // Beside the status or in the corner of the table, on one short line. {turn}: the number of the round. {turns}: how many rounds there are.
  'turn.of': 'Round {turn} of {turns}',
  'turn.over': '{turns, plural, one {# round played} other {# rounds played}}',

  // Beside the status, after as many signs: how many moves and builds are left in this round.
  'points.left': '{n, plural, one {# move left} other {# moves left}}',

  // The status line: how it ended. No full stop at the end. {planets}: how many planets the winner owns.
  'space-crack/by-planets':
    '{winner, select, you {You win, {planets, plural, one {# planet} other {# planets}} to {against}} other {{winner} wins, {planets, plural, one {# planet} other {# planets}} to {against}}}', // {against}: how many planets the next seat owns.
  'space-crack/by-crack':
    '{winner, select, you {You win by crack, {crack} to {less}} other {{winner} wins by crack, {crack} to {less}}}', // {crack}: how much the winner has. {less}: how much the next seat has.
  'space-crack/shared': '{winners, list, and} share the win',
  'space-crack/alone':
    '{winner, select, you {You own {planets} of {all, plural, one {# planet} other {# planets}}} other {{winner} owns {planets} of {all, plural, one {# planet} other {# planets}}}}', // {all}: how many planets the map has.

  // Below it: why it ended so. {planets}: how many planets the winner owns. {crack}: how much crack the winner has. {rounds}: how many rounds the game had.
  'end.lead':
    '{winner, select, you {You took the lead for good in round {n}.} other {{winner} took the lead for good in round {n}.}}', // {n}: the number of a round.
  'end.out':
    '{n, plural, one {{others, list, and} was out in round {round}.} other {All others were out in round {round}.}}', // {others}: the names of the other seats. {n}: how many they are. {round}: the number of a round.
  'end.planets': 'Whoever owns the most planets wins.',
  'end.crack': 'Both own {planets, plural, one {# planet} other {# planets}}, so more crack wins.',
  'end.crack-several': 'Several own {planets, plural, one {# planet} other {# planets}}, so more crack wins.', // Three seats or more.
  'end.shared':
    'Planets and crack are equal: {planets, plural, one {# planet} other {# planets}} and {crack} crack each.',
  'end.alone': '{rounds, plural, one {# round} other {# rounds}} played.',

  // The score step by step, while what is counted is lit on the map.
  'walk.planets':
    '{seat, select, you {You own {n, plural, one {# planet} other {# planets}}.} other {{seat} owns {n, plural, one {# planet} other {# planets}}.}}',
  'walk.crack': '{seat, select, you {You have {n} crack.} other {{seat} has {n} crack.}}', // Where planets are equal. {n}: how much.

  // What to share, in two lines. “I” is the reader, who has {seat}. {planets}: how many planets the winner owns. {own}: how many planets the reader owns. {others}: the names of the other seats, or a bot as “the easy bot”, or of those who share the win. {against}: how many planets the next seat owns. {less}: how much crack the next seat has. {crack}: how much the winner has. {rounds}: how many rounds the game had. {hints}: how many hints the reader asked for.
  'share.by-planets':
    '{seat, select, you {Space Crack: I beat {others, list, and}, {planets, plural, one {# planet} other {# planets}} to {against}.} other {Space Crack: {winner} won, {planets, plural, one {# planet} other {# planets}} to {against}, against {others, list, and}.}}',
  'share.by-crack':
    '{seat, select, you {Space Crack: I beat {others, list, and} by crack, {crack} to {less}.} other {Space Crack: {winner} won by crack, {crack} to {less}, against {others, list, and}.}}',
  'share.shared':
    '{seat, select, you {Space Crack: I shared the win with {others, list, and}, {planets, plural, one {# planet} other {# planets}} each.} other {Space Crack: {winners, list, and} shared the win, {planets, plural, one {# planet} other {# planets}} each.}}',
  'share.alone': 'Space Crack: {own} of {all, plural, one {# planet} other {# planets}}.', // {all}: how many planets the map has.
  'share.lost':
    'Space Crack: I lost to {winners, list, and}, {own, plural, one {# planet} other {# planets}} to {planets}.',
  'share.taken':
    '{rounds, plural, one {# round} other {# rounds}}, {hints, plural, =0 {no hints} one {# hint} other {# hints}}',

  // In place of what happened, sentences about the planet that is looked at. {size}: its size. {crack}: what it yields.
  'look.free': 'A free planet of size {size}. It would yield {crack} crack each round.',
  'look.owned':
    '{seat, select, you {Your planet of size {size} yields {crack} crack each round.} other {{seat}’s planet of size {size} yields {crack} crack each round.}}',
  'look.core': 'All its neighbours have the same owner, so it yields more.', // A core planet.
  'look.ship': 'A ship of strength {ship} is there.',

  // Properties of a planet, after its number and one after the other. No full stop.
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

  // For screen readers, before a ship is chosen: what choosing it is for. A line for each way follows.
  'would.choose': 'Choose this ship to move it.',
  'would.here': '{what}.', // The same of the planet itself, while a ship is chosen. {what}: what the ship would do, as above.

  // Beside the status, on one short line: the ship that is chosen or looked at. No full stop.
  'aside.own': 'Ship of strength {ship}',
  'aside.theirs':
    '{seat, select, you {Your ship of strength {ship}} other {{seat}’s ship of strength {ship}}}',

  // The name of a table of the seats, for screen readers.
  'panel.score': 'Score',

  // Heads of its columns; short.
  'panel.planets': 'Planets',
  'panel.crack': 'Crack',
  'panel.income': 'Income', // The crack that comes when a round ends.
  'panel.points': 'Moves left',

  // Explains each of these heads.
  'term.planets': 'How many planets each player owns. The most at the end wins.',
  'term.crack': 'What planets give and ships cost.',
  'term.income': 'The crack that comes when the round ends, as things stand now. Larger planets yield more.',
  'term.points':
    'How many moves or builds are left in this round. The rules call them command points, and every round brings {n}.', // {n}: a number.

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
  'act.build': '{price, select, 0 {Build} other {Build for {price} crack}}', // {price}: 0 where no planet is chosen.
  'act.end': 'End my round',
  'act.finish': 'Finish now', // When the game is decided: ends the reader’s rounds that are left.
  'act.replay': 'Replay', // Shows the moves since one’s last.
  'act.end-0': 'End {seat}’s round', // Where several people at one screen may move. {seat}: Blue.
  'act.end-1': 'End {seat}’s round', // {seat}: Red.
  'act.end-2': 'End {seat}’s round', // {seat}: Green.
  'act.end-3': 'End {seat}’s round', // {seat}: Violet.
  // Asked at such a button; its answers are what stands on it, and Cancel. {n}: how many moves are left. {kept}: yes, where they can be used in the next round; no.
  'ask.end':
    '{kept, select, yes {End your round? {n, plural, one {# move is kept for the next one.} other {# moves are kept for the next one.}}} other {End your round? {n, plural, one {# move is lost.} other {# moves are lost.}}}}',
  'ask.end-0':
    '{kept, select, yes {End {seat}’s round? {n, plural, one {# move is kept for the next one.} other {# moves are kept for the next one.}}} other {End {seat}’s round? {n, plural, one {# move is lost.} other {# moves are lost.}}}}',
  'ask.end-1':
    '{kept, select, yes {End {seat}’s round? {n, plural, one {# move is kept for the next one.} other {# moves are kept for the next one.}}} other {End {seat}’s round? {n, plural, one {# move is lost.} other {# moves are lost.}}}}',
  'ask.end-2':
    '{kept, select, yes {End {seat}’s round? {n, plural, one {# move is kept for the next one.} other {# moves are kept for the next one.}}} other {End {seat}’s round? {n, plural, one {# move is lost.} other {# moves are lost.}}}}',
  'ask.end-3':
    '{kept, select, yes {End {seat}’s round? {n, plural, one {# move is kept for the next one.} other {# moves are kept for the next one.}}} other {End {seat}’s round? {n, plural, one {# move is lost.} other {# moves are lost.}}}}',
  'act.closer': 'Zoom in',
  'act.wider': 'Zoom out',

  // On the map, over a planet, in few letters: how a battle went.
  'flash.battle': '{ship} to {against}, {left} left',

  // On the map, over a planet that the chosen ship can go to, in few letters: what would come of it.
  'chip.moved': 'go', // It is the reader’s own, without a ship.
  'chip.took': 'take', // Nobody defends it.
  'chip.merged': '= {left}', // A ship of that strength.
  'chip.won': '{left} left',
  'chip.lost': 'lost',
  'chip.both': 'both lost',

  // Why a move cannot be made. A second sentence says what would work.
  'space-crack/over': 'The game is over.',
  'space-crack/no-seat': 'Only a seat of this game can move.',
  'space-crack/turn-ended':
    '{seat, select, you {You have ended your round. Wait for the others.} other {{seat} has ended the round. Wait for the others.}}',
  'space-crack/no-points':
    '{seat, select, you {You have no moves left. Wait for the round to end.} other {{seat} has no moves left. Wait for the round to end.}}',
  'space-crack/unable':
    '{seat, select, you {You have no ship, and not enough crack to build one.} other {{seat} has no ship, and not enough crack to build one.}}',
  'space-crack/not-your-turn': 'It is {seat}’s move. Wait for {seat}.',
  'space-crack/no-planet': 'There is no planet {planet}. This map has {planets} planets.', // {planets}: how many, seven or more.
  'space-crack/nobodys': 'That planet is free. Choose one of your own.',
  'space-crack/not-yours': 'That planet is {seat}’s. Choose one of your own.',
  'space-crack/no-ship': 'There is no ship there. Choose a planet with a ship.',
  'space-crack/not-neighbour': 'That planet is not next to your ship. A ship moves one planet at a time.',
  'space-crack/occupied': 'There is already a ship there. Build at a planet without one.',
  'space-crack/no-crack':
    '{seat, select, you {A ship there costs {price} crack, and you have {has}.} other {A ship there costs {price} crack, and {seat} has {has}.}}',
  'space-crack/no-end': 'In this game nobody can end a round early.',

  // Why a move as text cannot be read.
  'space-crack/move': '“{found}” is not a move. Write 12-17, +12 or end.',
};
