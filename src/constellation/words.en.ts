/**
 * English sentences of Constellation, by key: events, turns, results, cells, buttons and refusals.
 *
 * {team}: the name of a team, as Lyra, or what the page calls it. The case “you” is for the one reader who plays.
 * {from}: the team that had the stars. {owner}: the team that has the star. {teams}: the names of teams. {winner}: the team that wins.
 * {star}: the name of a star, as a7. {stars}: how many stars. {n}: a count. {of}: how many there are in all. {name}: the name of a member, which the page gives.
 * {member}: the number of a member of a team, from 1. {members}: how many members the team has.
 * {round}: the number of a round. {rounds}: how many rounds the game has. {time}: minutes and seconds, as 2:05.
 * {total}: a team’s points. {distance}: how long its connections are, added up. {target}: how many points a team must reach.
 * {found}: what the page has written, word for word. {path}: where it stands, as stars[3].x. {most}: the largest number. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  'game.name': 'Constellation', // The name of the game; it stays.

  // The bots, as they stand after the name of their team. Athena, Einstein and Robin Hood are names.
  'bot.random': 'random bot',
  'bot.gentle': 'gentle bot',
  'bot.athena': 'Athena',
  'bot.einstein': 'Einstein',
  'bot.robin-hood': 'Robin Hood',

  // The names of the teams, after constellations.
  'seat.0': 'Lyra',
  'seat.1': 'Orion',
  'seat.2': 'Cygnus',
  'seat.3': 'Draco',
  'seat.4': 'Vela',
  'seat.5': 'Ara',
  'seat.6': 'Norma',
  'seat.7': 'Crux',

  // A member of a team who has no name. {n}: the number, from 1.
  member: 'Member {n}',

  // Kinds of stars: told of a star, and in sentences. No full stop.
  'kind.cluster': 'cluster', // It guards its network.
  'kind.wormhole': 'wormhole', // Enough of them in one network win.
  'kind.blackhole': 'black hole', // Two of them destroy their network.
  'kind.hq': 'HQ', // Short for headquarters.

  // Events: in the list of moves, in the status line and for screen readers.
  'event.hq': '{team, select, you {You placed an HQ at {star}.} other {{team} placed an HQ at {star}.}}',
  'event.claimed':
    '{team, select, you {{links, plural, =0 {You claimed {star}.} one {You claimed {star} and gained # connection.} other {You claimed {star} and gained # connections.}}} other {{links, plural, =0 {{team} claimed {star}.} one {{team} claimed {star} and gained # connection.} other {{team} claimed {star} and gained # connections.}}}}', // {links}: how many connections it brought.
  'event.stolen':
    '{team, select, you {{stars, plural, one {You stole {star} from {from}.} other {You stole # stars from {from}, starting at {star}.}}} other {{from, select, you {{stars, plural, one {{team} stole {star} from you.} other {{team} stole # stars from you, starting at {star}.}}} other {{stars, plural, one {{team} stole {star} from {from}.} other {{team} stole # stars from {from}, starting at {star}.}}}}}}', // {star}: the star that was chosen. {stars}: all that were stolen, it included.
  'event.cleared':
    '{team, select, you {{stars, plural, one {You cleared {from}’s star {star}.} other {You cleared # of {from}’s stars, starting at {star}.}}} other {{from, select, you {{stars, plural, one {{team} cleared your star {star}.} other {{team} cleared # of your stars, starting at {star}.}}} other {{stars, plural, one {{team} cleared {from}’s star {star}.} other {{team} cleared # of {from}’s stars, starting at {star}.}}}}}}', // The stars became free. {star}: the star that was chosen. {stars}: all that were cleared, it included.
  'event.fell':
    '{team, select, you {You lost the HQ at {star} and score no more HQ points.} other {{team} lost the HQ at {star} and scores no more HQ points.}}',
  'event.destroyed':
    '{team, select, you {Black holes destroyed your network of {stars, plural, one {# star} other {# stars}}, worth {value, plural, one {# point} other {# points}}.} other {Black holes destroyed {team}’s network of {stars, plural, one {# star} other {# stars}}, worth {value, plural, one {# point} other {# points}}.}}', // {value}: what its connections were worth.
  'event.passed': '{team, select, you {You ended your round.} other {{team} ended the round.}}',
  // The same where the page names the members of teams. {name}: who moved.
  'event.claimed.member':
    '{links, plural, =0 {{name} ({team}) claimed {star}.} one {{name} ({team}) claimed {star}: # line.} other {{name} ({team}) claimed {star}: # lines.}}', // {links}: how many lines it brought.
  'event.stolen.member':
    '{stars, plural, one {{name} ({team}) stole {star} from {from}.} other {{name} ({team}) stole # stars from {from}, starting at {star}.}}', // {star}: the star that was chosen. {stars}: all that were stolen, it included.
  'event.cleared.member':
    '{stars, plural, one {{name} ({team}) cleared {from}’s star {star}.} other {{name} ({team}) cleared # of {from}’s stars, starting at {star}.}}', // The stars became free.
  'event.passed.member': '{name} ({team}) passed.', // Gave up the moves that were left of the round.
  'event.round':
    '{hq, select, yes {Round {round} is over. HQ points: {gained, list, row}. Totals: {totals, list, row}.} other {Round {round} is over: {totals, list, row}.}}', // {gained}: what each team got for its HQ line, the next sentence. {totals}: what each team has, the same. {hq}: yes, where the round brought such points; no.
  'event.total': '{team} {total}',

  // After a round in the line of what happened, and for screen readers: what the HQ line of a team has brought, a sentence for each, or the points of more than two teams.
  'round.over': 'Round {round} is over.',
  'round.hq-points':
    '{team, select, you {Your HQ line has {n, plural, one {# line} other {# lines}}: {points, plural, one {# point} other {# points}}.} other {{team}’s HQ line has {n, plural, one {# line} other {# lines}}: {points, plural, one {# point} other {# points}}.}}', // {n}: how many lines. {points}: what they bring.
  'round.hq-apart':
    '{hqs, select, one {{team, select, you {Your HQ has no line yet: no HQ points.} other {{team}’s HQ has no line yet: no HQ points.}}} other {{team, select, you {Your HQs are not connected: no HQ points.} other {{team}’s HQs are not connected: no HQ points.}}}}', // {hqs}: one or two, as many as a team has.
  'round.hq-lost':
    '{team, select, you {You have lost an HQ: no HQ points.} other {{team} has lost an HQ: no HQ points.}}',
  'round.hq-row': 'HQ points: {teams, list, row}.', // {teams}: each team with its points.
  'round.totals': 'Totals: {teams, list, row}.', // For screen readers. {teams}: each team with its total.
  'event.over': 'The game is over.',

  // In the line of what happened, after a move: what a team's largest number of wormholes in one network means, and a black hole.
  'event.wormholes': 'You have {n} of {of} wormholes in one network.', // The reader. {n}: a number, less than {of}. {of}: how many win.
  'event.wormholes-win':
    '{n, plural, one {{team, select, you {# wormhole in one network. If it stays yours, you win when the round ends.} other {# wormhole in one network. If it stays, {team} wins when the round ends.}}} other {{team, select, you {# wormholes in one network. If they stay joined, you win when the round ends.} other {# wormholes in one network. If they stay joined, {team} wins when the round ends.}}}}', // Only {team} has enough. {n}: how many.
  'event.wormholes-most':
    '{n, plural, one {# wormhole in one network, and others have as many. The most win when the round ends.} other {# wormholes in one network, and others have enough too. The most win when the round ends.}}', // Several teams have enough. {n}: how many the reader has, or whoever has most.
  'event.one-blackhole': 'Careful: a second black hole would destroy this network.', // The reader’s network has got its first one.

  // Moves of others while the reader waited, a sentence for each kind of thing that a team did.
  'news.hqs':
    '{team, select, you {{n, plural, one {You placed # HQ.} other {You placed # HQs.}}} other {{n, plural, one {{team} placed # HQ.} other {{team} placed # HQs.}}}}',
  'news.claimed':
    '{team, select, you {{n, plural, one {You claimed # star.} other {You claimed # stars.}}} other {{n, plural, one {{team} claimed # star.} other {{team} claimed # stars.}}}}',
  'news.stole':
    '{team, select, you {{n, plural, one {You stole # star.} other {You stole # stars.}}} other {{n, plural, one {{team} stole # star.} other {{team} stole # stars.}}}}',
  'news.cleared':
    '{team, select, you {{n, plural, one {You cleared # star.} other {You cleared # stars.}}} other {{n, plural, one {{team} cleared # star.} other {{team} cleared # stars.}}}}', // The stars became free.
  'news.robbed':
    '{team, select, you {You lost {n, plural, one {# star} other {# stars}} to other teams.} other {{team} lost {n, plural, one {# star} other {# stars}} to other teams.}}', // What the reader’s own team lost.

  // The status line: who may move. No full stop at the end.
  'turn.hq': '{team, select, you {Your turn, {team}} other {{team}’s turn}}',
  'turn.mine': '{team, select, you {Your moves, {team}} other {{team}’s moves}}',
  'turn.only': 'Only {team} can still move',
  'turn.only.member': 'Only {team} can still move. Next: {name}',
  'turn.next': 'Next: {team}', // Of several teams at one screen: whose star it is if somebody chooses one now.
  'turn.next.member': 'Next: {team}, {name}',
  'turn.open': '{teams, list, and} may move',
  'turn.any': 'Any team may move', // Before a class, where all teams have moves left.
  'turn.wait':
    '{how, select, passed {You have ended your round} stuck {No star is left for you this round} other {No moves left this round}}', // {how}: passed, where the reader gave up moves; stuck, where no star can be had.
  'turn.nobody': 'Nobody can move in this round',

  // The status line between two rounds, and in a pause. No full stop at the end.
  'turn.paused': 'Paused',
  'turn.first-round': 'Round 1 is ready',
  'turn.next-round': 'Round {round} is over',

  // Below the status line: what the reader does now. {can}: both, where there are stars to claim and to steal; either and near, where only stars next to one’s own can be claimed; steal; claim.
  'todo.hq':
    '{which, select, first {Choose a plain star, a circle, for your first HQ.} second {Choose a plain star, a circle, for your second HQ.} only {Choose a plain star, a circle, for your HQ.} other {Choose a plain star, a circle, for the next HQ.}}', // {which}: first or second; only, where a team has one; next, where several teams are at one screen. Plain stars are drawn as circles.
  'todo.can':
    '{can, select, both {Claim a free star, or steal one. {n, plural, one {You have # move left.} other {You have # moves left.}}} either {Claim a free star next to yours, or steal one. {n, plural, one {You have # move left.} other {You have # moves left.}}} near {Claim a free star next to one of yours. {n, plural, one {You have # move left.} other {You have # moves left.}}} steal {Steal a star. {n, plural, one {You have # move left.} other {You have # moves left.}}} other {Claim any free star. {n, plural, one {You have # move left.} other {You have # moves left.}}}}', // {n}: how many moves the reader has left.
  'todo.can.member':
    '{can, select, both {{name} is next. Claim a free star, or steal one.} either {{name} is next. Claim next to your stars, or steal.} near {{name} is next. Claim a star next to yours.} steal {{name} is next. Steal a star from another team.} other {{name} is next. Claim a free star.}}', // The same for a member of the reader’s team.
  'todo.any':
    '{all, select, yes {Any team may move. Choose yours, then a star.} other {Choose a team with moves left, then a star.}}', // Several teams are at one screen. {all}: yes, where all have moves left.
  'todo.call': 'Call a star. Whoever calls first moves first.', // Before a class: somebody clicks on the star that a pupil calls.
  'todo.star': '{name} ({team}): choose a star.', // {name}: the member of {team} who has been chosen.
  'todo.steal': 'Answer the question, or choose another star.', // While a steal is asked about.
  'todo.go-on': 'Tap the map to begin round {round}.', // After a round, once all that it has brought is told.
  'todo.rest': 'Choose {button} when everybody is ready.', // {button}: what stands on the button, as Next round.

  // In the line of what happened, in the reader's first round.
  'about.hq-short': 'HQs are headquarters. Connect your two: they score in every round.', // While the reader places the second HQ.
  'news.any-order':
    '{n, plural, one {# move each, in any order.} other {# moves each, in any order.}} {done, select, yes {{team} has made all of them.} other {Nobody waits for turns.}}', // Until the reader's first claim. {n}: how many moves each team has in a round. {done}: yes, where {team}, the only other team, has none left; no.

  // The status line: how it ended. No full stop at the end. {n}: how many teams win. {wormholes}: how many wormholes the winner has in one network.
  'constellation/by-total':
    '{n, plural, one {{winner, select, you {You win with {total, plural, one {# point} other {# points}}} other {{winner} wins with {total, plural, one {# point} other {# points}}}}} other {{teams, list, and} share the win}}',
  'constellation/by-wormholes':
    '{winner, select, you {You win with {wormholes, plural, one {# wormhole} other {# wormholes}}} other {{winner} wins with {wormholes, plural, one {# wormhole} other {# wormholes}}}}',
  'constellation/by-wormholes-then-total':
    '{n, plural, one {{winner, select, you {You win with {wormholes, plural, one {# wormhole} other {# wormholes}}} other {{winner} wins with {wormholes, plural, one {# wormhole} other {# wormholes}}}}} other {{teams, list, and} share the win}}',
  'constellation/contained': 'The human teams win',
  'constellation/bots-first': 'The bot teams win',
  'constellation/uncontained': 'The bot teams win',
  'constellation/both': 'Draw',
  'constellation/broken-through': 'Offense wins',
  'constellation/held': 'Defense wins',
  'constellation/sandbox': 'The last round is over',

  // Below it: why it ended so. {round}: the round in which it ended. {second}: a team that did not win, and {less}: what it has. {wormholes}: how many are in one network.
  'why.total':
    'The highest total after {rounds, plural, one {# round} other {# rounds}} wins. {second} has {less, plural, one {# point} other {# points}}.',
  'why.hq-line':
    '{winner, select, you {Your HQ line made the difference: {points, plural, one {# HQ point} other {# HQ points}} to {others}.} other {{winner}’s HQ line made the difference: {points, plural, one {# HQ point} other {# HQ points}} to {others}.}}', // {points}: the winner’s. {others}: those of the team in second place.
  'why.shared':
    'Each has {total, plural, one {# point} other {# points}} after {rounds, plural, one {# round} other {# rounds}}.',
  'why.wormholes': 'All were in one network after round {round}.',
  'why.fewer-wormholes':
    '{second} had {less, plural, one {# wormhole} other {# wormholes}} in one network when round {round} ended.',
  'why.equal-wormholes': '{second} had as many, but a lower total.',
  'why.shared-wormholes':
    'Each has {wormholes, plural, one {# wormhole} other {# wormholes}} in one network and {total, plural, one {# point} other {# points}}.',
  'why.contained':
    'All of them reached {target, plural, one {# point} other {# points}} before any bot team did.',
  'why.bots-first':
    '{second} reached {target, plural, one {# point} other {# points}} before every human team had.', // {second}: the bot team that did.
  'why.uncontained':
    'Not every human team reached {target, plural, one {# point} other {# points}} in {rounds, plural, one {# round} other {# rounds}}.',
  'why.both': 'Both sides reached {target, plural, one {# point} other {# points}} in the same round.',
  'why.broken-through':
    'Every Offense team had {target, plural, one {# point} other {# points}} when round {round} ended.',
  'why.held': 'At least one Offense team stayed below {target, plural, one {# point} other {# points}}.',
  'why.blackhole':
    '{winner, select, you {Only destroyed networks score, and yours were worth most.} other {Only destroyed networks score, and {winner}’s were worth most.}}',
  'why.sandbox': 'Nobody wins or loses here.',

  // The score of a game that is over, told step by step while the board shows what is counted. {teams}: what each team has, as in the last of them.
  'walk.wormhole': 'Wormhole {n} of {of} is {star}.', // {of}: how many the winner has in one network.
  'walk.network': 'One network holds all of them.',
  'walk.count': 'Points for lines: {teams, list, row}.',
  'walk.distance': 'Points for their length: {teams, list, row}.',
  'walk.hq': 'Points for HQ lines: {teams, list, row}.',
  'walk.destroyed': 'Points for destroyed networks: {teams, list, row}.',
  'walk.total': 'Totals: {teams, list, row}.',
  'walk.team': '{team} {points}', // {points}: a figure.

  // The text to share: the result, then what it took. A link comes below.
  'share.by-total':
    '{winner, select, you {Constellation: I beat {second}, {total} to {less}.} other {{second, select, you {Constellation: I lost to {winner}, {less} to {total}.} other {Constellation: {winner} beat {second}, {total} to {less}.}}}}', // Two teams. {second}: the other team, or a bot as “the gentle bot”. {less}: its points.
  'share.by-wormholes':
    '{winner, select, you {Constellation: I beat {second} with {wormholes, plural, one {# wormhole} other {# wormholes}} in one network.} other {{second, select, you {Constellation: I lost to {winner}, who joined {wormholes, plural, one {# wormhole} other {# wormholes}}.} other {Constellation: {winner} beat {second} with {wormholes, plural, one {# wormhole} other {# wormholes}} in one network.}}}}', // {wormholes}: how many are in one network. {second}: the other team, or a bot as “the gentle bot”.
  'share.total':
    '{winner, select, you {Constellation: I won with {total, plural, one {# point} other {# points}}, {ahead} ahead of {second}.} other {Constellation: {winner} won with {total, plural, one {# point} other {# points}}, {ahead} ahead of {second}.}}', // {ahead}: how many points. {second}: the next team.
  'share.other': 'Constellation: {headline}.', // {headline}: the status line of the end.
  'share.taken':
    '{rounds, plural, one {# round} other {# rounds}}, {teams, plural, one {# team} other {# teams}}, {hints, plural, =0 {no hints} one {# hint} other {# hints}}', // {rounds}: how many were played. {teams}: how many. {hints}: how many were given.

  // Properties of a star, after its name and one after the other, for screen readers. No full stop.
  'cell.name': '{star}', // The name of a star by itself.
  'cell.free': 'free', // No team has it.
  'cell.gone': 'gone', // It has left the map.
  'cell.beside': 'next to {stars, list, and}', // {stars}: the names of the stars that lines lead to.

  // Properties of a network, one after the other: beside the board and for screen readers. No full stop.
  'network.connections':
    '{n, plural, =0 {not connected} one {network of # connection} other {network of # connections}}',
  'network.length': 'length {length}', // {length}: of its connections together.
  'network.open': 'not guarded',
  'network.guarded': 'guarded by the cluster at {star}',
  'network.guards': 'guarded by this cluster', // Of the cluster itself.

  // The preview of a move here, for screen readers; worded like the events.
  'would.hq':
    '{team, select, you {You would place an HQ at {star}.} other {{team} would place an HQ at {star}.}}',
  'would.claimed':
    '{team, select, you {{links, plural, =0 {You would claim {star}.} one {You would claim {star} and gain # connection.} other {You would claim {star} and gain # connections.}}} other {{links, plural, =0 {{team} would claim {star}.} one {{team} would claim {star} and gain # connection.} other {{team} would claim {star} and gain # connections.}}}}', // {links}: how many connections.
  'would.stolen':
    '{team, select, you {{stars, plural, one {You would steal # star from {from}.} other {You would steal # stars from {from}.}}} other {{stars, plural, one {{team} would steal # star from {from}.} other {{team} would steal # stars from {from}.}}}}',
  'would.cleared':
    '{team, select, you {{stars, plural, one {You would clear # star of {from}.} other {You would clear # stars of {from}.}}} other {{stars, plural, one {{team} would clear # star of {from}.} other {{team} would clear # stars of {from}.}}}}', // They would become free.
  'would.fell':
    '{team, select, you {You would lose the HQ at {star}.} other {{team} would lose the HQ at {star}.}}',
  'would.destroyed':
    '{team, select, you {Black holes would destroy your network of {stars, plural, one {# star} other {# stars}}, worth {value, plural, one {# point} other {# points}}.} other {Black holes would destroy {team}’s network of {stars, plural, one {# star} other {# stars}}, worth {value, plural, one {# point} other {# points}}.}}', // {value}: what its connections are worth.
  'would.passed': '{team, select, you {You would end your round.} other {{team} would end the round.}}',
  'would.round': 'This would end round {round}.',
  'would.over': 'This would end the game.',
  'would.network': '{star}: {network}.', // {network}: what is told of the network that the star would be in.

  // Beside the status, on one short line.
  'status.round': 'Round {round} of {rounds}',

  // A question about a star that the reader has chosen; two buttons answer it. {hq}: only, where the one star is an HQ; among, where one of several is; no.
  'ask.steal':
    '{destroys, select, yes {{stars, plural, one {Steal # star?} other {Steal # stars?}} Black holes would destroy your network of {lost, plural, one {# star} other {# stars}}.} other {{hq, select, only {Steal the HQ at {star} from {from}? {left, plural, one {It takes 1 move and the last steal.} other {It takes 1 move and 1 of the # steals left.}}} among {Steal {stars, plural, one {# star} other {# stars}} from {from}, an HQ among them? {left, plural, one {It takes 1 move and the last steal.} other {It takes 1 move and 1 of the # steals left.}}} other {Steal {stars, plural, one {# star} other {# stars}} from {from}? {left, plural, one {It takes 1 move and the last steal.} other {It takes 1 move and 1 of the # steals left.}}}}}}', // {left}: how many steals the team has. {destroys}: yes, where black holes would destroy stars of its own then. {lost}: how many.
  'ask.clear':
    '{hq, select, only {Clear {from}’s HQ at {star}? {left, plural, one {It takes 1 move and the last steal.} other {It takes 1 move and 1 of the # steals left.}}} among {Clear {stars, plural, one {# star} other {# stars}} of {from}, an HQ among them? {left, plural, one {It takes 1 move and the last steal.} other {It takes 1 move and 1 of the # steals left.}}} other {Clear {stars, plural, one {# star} other {# stars}} of {from}? {left, plural, one {It takes 1 move and the last steal.} other {It takes 1 move and 1 of the # steals left.}}}}', // The stars become free. {left}: how many steals the team has.

  // Before a class: who takes the star that was called. The names of those who can stand below.
  'ask.who': 'Who claims {star}?',
  'ask.who-steals':
    '{n, plural, =0 {Who steals {star} from {from}?} one {Who steals {star} from {from}? It takes the last steal.} other {Who steals {star} from {from}? It takes one of # steals.}}', // {n}: how many steals each of the teams has that could; 0 where they differ.

  // Asked at the button that ends the round of a class. {n}: how many moves all teams have left.
  'ask.end-round':
    '{n, plural, =0 {End round {round}?} one {End round {round} for everybody? # move is left.} other {End round {round} for everybody? # moves are left.}}',

  // Asked at the button that ends one’s round. {n}: how many moves are left.
  'ask.pass':
    '{team, select, you {{n, plural, one {Give up # move of this round?} other {Give up # moves of this round?}}} other {{n, plural, one {Give up # move of {team} in this round?} other {Give up # moves of {team} in this round?}}}}',

  // Buttons. No full stop.
  'act.steal': 'Steal',
  'act.clear': 'Clear', // The stars become free.
  'act.claim': 'Claim', // Beside what black holes would destroy then.
  'act.cancel': 'Cancel',
  'act.pass': 'End my round', // To give up one’s moves for the rest of the round.
  'act.end-round': 'End round', // For everybody, in front of a class.
  'act.pause': 'Pause',
  'act.go-on': 'Go on',
  'act.first-round': 'Start round 1',
  'act.next-round': 'Next round',
  'act.more-time': 'Add 1 minute',
  'act.plus-minute': '+1 minute', // The same in front of a class; short.

  // The name of the scores' table, for screen readers.
  'score.caption': 'Scores',

  // Heads of columns in that table; short.
  'score.count': 'Lines', // Points for lines whose two stars belong to one team.
  'score.distance': 'Length', // Points for how long these lines are together.
  'score.hq': 'HQ line', // Points that HQ lines have brought.
  'score.total': 'Total',
  'score.wormholes': 'Worm\u00adholes', // How many in one network. The word can be parted where the soft hyphen is.

  // Explains these heads, for whoever points at them or taps them. {weight}: how many points each is worth.
  'about.count':
    'Lines on the map whose two stars belong to one team, {weight, plural, one {# point} other {# points}} each. The rules call them connections.',
  'about.distance': 'How long these lines are together, in points: {weight} for each unit.',
  'about.hq':
    '{hqs, select, one {What HQ lines have brought. A team’s HQ line is the longest way from its HQ: each line in it brings {weight, plural, one {# point} other {# points}} at the end of every round.} other {What HQ lines have brought. A team’s HQ line is the shortest way between its two HQs: each line in it brings {weight, plural, one {# point} other {# points}} at the end of every round.}}', // {hqs}: one or two, as many as a team has.
  'about.total':
    '{mode, select, blackhole {What a team’s black holes have destroyed, in points.} containment {All of these together. The target is {target}.} resistance {All of these together. The target is {target}.} other {All of these together.}}', // {mode}: how the game is won. {target}: how many points a team must reach.
  'about.wormholes':
    'The most wormholes that a team has in one network. {n, plural, one {# when a round ends wins.} other {# when a round ends win.}}',

  // Below the table: what the shapes on the map do, beside a picture of each; short. No full stop.
  'legend.hq': '{hqs, select, one {HQ: its line scores} other {HQ: connect your two}}', // {hqs}: one or two, as many as a team has.
  'legend.cluster': 'cluster: nothing joined to it can be stolen', // It guards its network.
  'legend.wormhole':
    '{n, plural, one {wormhole: # when a round ends wins} other {wormhole: # joined when a round ends win}}', // {n}: how many wormholes in one network win.
  'legend.blackhole':
    '{mode, select, blackhole {black hole: two joined destroy your network, and score} other {black hole: two joined destroy your network}}', // {mode}: how the game is won.

  // The same for whoever points at it or taps it. {n}: how many wormholes win. {mode}: how the game is won.
  'about.cluster': 'A cluster guards its network: nothing joined to it can be stolen.',
  'about.wormhole':
    '{n, plural, one {# wormhole} other {# wormholes in one network}} of a team, when a round ends, win the game.',
  'about.blackhole':
    '{mode, select, blackhole {Two black holes in one of your networks destroy it, and it scores what it was worth.} other {Two black holes in one of your networks destroy it: its stars are {effect, select, remove {gone} other {free again}}.}}', // {effect}: remove, where its stars leave the map.

  // The button in the corner of that table; short. It shows or hides columns.
  'score.more': 'More',
  'score.less': 'Less',

  // A figure in that table: of how many wormholes that win a team has {n} in one network.
  'score.wormholes-of': '{n} of {of}',

  // A figure in that table, beside the HQ points: what the HQ line would bring if the round ended now.
  'score.hq-now': '{n, number, sign}',
  'score.hq-about': '≈{n}', // Where nobody knows exactly.

  // A figure in that table, for screen readers. {n}: the figure.
  'score.name.count': '{team}: {n, plural, one {# point} other {# points}} for lines',
  'score.name.distance': '{team}: {n, plural, one {# point} other {# points}} for length',
  'score.name.hq': '{team}: {n, plural, one {# HQ point} other {# HQ points}}',
  'score.name.hq.now': '{team}: HQ points {n}{now, number, sign} if the round ended now', // {now}: how many more. The figures stand as they are seen.
  'score.name.hq.about': '{team}: HQ points {n}≈{now} if the round ended now', // {now}: about how many more.
  'score.name.total': '{team}: total {n}',
  'score.name.wormholes': '{team}: {n} of {of} wormholes in one network', // It holds what is shown there, score.wormholes-of.

  // In the line of what happened: what the figure means that one points at. {count}: how many lines. {distance}: points for their length. {hq}: HQ points.
  'score.team':
    '{team, select, you {You have {count, plural, one {# line} other {# lines}}, {distance, plural, one {# point} other {# points}} for length, {hq, plural, one {# HQ point} other {# HQ points}} and {total, plural, one {# point} other {# points}} in all.} other {{team} has {count, plural, one {# line} other {# lines}}, {distance, plural, one {# point} other {# points}} for length, {hq, plural, one {# HQ point} other {# HQ points}} and {total, plural, one {# point} other {# points}} in all.}}',
  // The same where the length of lines does not count. {count}: how many lines. {hq}: HQ points.
  'score.team-without':
    '{team, select, you {You have {count, plural, one {# line} other {# lines}}, {hq, plural, one {# HQ point} other {# HQ points}} and {total, plural, one {# point} other {# points}} in all.} other {{team} has {count, plural, one {# line} other {# lines}}, {hq, plural, one {# HQ point} other {# HQ points}} and {total, plural, one {# point} other {# points}} in all.}}',
  'score.may-steal':
    '{team, select, you {You have {n, plural, one {# steal} other {# steals}} left.} other {{team} has {n, plural, one {# steal} other {# steals}} left.}}',
  'score.now':
    '{team, select, you {Your HQ line has {n, plural, one {# line} other {# lines}} now.} other {{team}’s HQ line has {n, plural, one {# line} other {# lines}} now.}}',
  'score.lost':
    '{team, select, you {You have lost an HQ. Your HQ points stay, and no more come.} other {{team} has lost an HQ. Its HQ points stay, and no more come.}}', // Of a team that has lost one.
  'score.about':
    '{team, select, you {Your HQ line has about {n, plural, one {# line} other {# lines}} now.} other {{team}’s HQ line has about {n, plural, one {# line} other {# lines}} now.}}',
  'score.joined':
    '{team, select, you {You have {n, plural, one {# wormhole} other {# wormholes}} in one network. You need {of} to win.} other {{team} has {n, plural, one {# wormhole} other {# wormholes}} in one network. A team needs {of} to win.}}', // {of}: how many win.

  // The best move of a pupil, in a table after the game. {star}: where. No full stop.
  'best.wormholes': '{star}, wormhole {n}', // The wormhole that won. {n}: how many the team then had in one network.
  'best.hqs': '{star}, connected the HQs',
  'best.stole-hq': '{star}, stole an HQ',
  'best.guards': '{star}, guards with a cluster', // A cluster guards the largest network since this move.
  'best.lines': '{n, plural, =0 {{star}} one {{star}, # line} other {{star}, # lines}}', // {n}: how many lines it brought.
  'best.none': '–', // The pupil made no move.

  // The heading of the chart.
  'trend.label': 'Totals, move by move',

  // The moves left of each, beside the board. {who}: a team, or one of its members.
  'members.label': 'Who moves', // The heading, for screen readers.
  'moves.member': '{team}, {name}', // A member of a team.
  'moves.left': '{who}: {n} of {of} moves left',
  'moves.short': '{n, plural, one {# move left} other {# moves left}}', // Beside the dots, one for each move.
  'moves.count': '{n}/{of}', // The same in figures, where there are too many for dots.
  'moves.passed': '{who} has ended the round',

  // Below the table: what the reader plays for.
  'goal.total': 'Score the most points in {rounds, plural, one {# round} other {# rounds}}.',
  'goal.classic':
    'Score the most points, or have {of, plural, one {# wormhole} other {# wormholes}} in one network when a round ends.', // {of}: how many win.
  'goal.containment':
    '{side, select, bot {One bot team must reach {target, plural, one {# point} other {# points}} before every human team has.} other {Every human team must reach {target, plural, one {# point} other {# points}} before any bot team does.}}', // {side}: the reader’s side, human or bot, or nothing.
  'goal.resistance':
    '{side, select, defense {Keep at least one Offense team below {target, plural, one {# point} other {# points}} to the end.} other {Every Offense team must reach {target, plural, one {# point} other {# points}} by the end of the last round.}}', // {side}: the reader’s side, offense or defense, or nothing.
  'goal.blackhole': 'Build large networks, then destroy your own with two black holes.',
  'goal.sandbox': 'Explore freely. Nobody wins or loses.',
  'goal.objectives': 'Meet the objectives below. Nobody wins or loses.',

  // A list of what the page wants to be reached.
  'goal.title': 'Objectives',
  'goal.done': 'done', // Beside one that has been reached.

  // The clock of a round. No full stop on the board.
  'timer.label': 'Time', // What the clock is called, for screen readers.
  'timer.left': '{time} left in this round', // For screen readers.
  'timer.soon': 'Ends soon',
  'timer.held': 'Stopped while you look back',

  // Said of the clock, for screen readers. {seconds}: how many.
  'timer.warning':
    '{seconds, plural, one {# second} other {# seconds}} left in round {round}. Pause or add time if you need more.',
  'timer.paused': 'Paused with {time} left.',
  'timer.running': '{time} left in round {round}.',
  'timer.added': 'Time added. {time} left in round {round}.',

  // The side of a team, below its name; short.
  'role.human': 'human',
  'role.bot': 'bot',
  'role.offense': 'Offense', // Offense and Defense are names.
  'role.defense': 'Defense',

  // After “It takes”: what a map can be.
  'range.map': 'the name of a map, or a map as text',

  // Why a move cannot be made. A second sentence says what would work.
  'constellation/over': 'The game is over.',
  'constellation/no-team': 'This team is not in the game.',
  'constellation/host-only': 'Only the page can end a round.',
  'constellation/hq-first': 'HQs come first. {team} places the next one.',
  'constellation/hq-phase-over': 'All HQs have been placed. Choose a free star to claim.',
  'constellation/hq-turn': 'It is {team}’s turn to place an HQ. Wait for {team}.',
  'constellation/hq-kind': '{star} is a {kind}. Choose a free plain star for an HQ.', // {kind}: cluster, wormhole or black hole; its cases are cluster, wormhole and blackhole.
  'constellation/hq-taken':
    '{owner, select, you {{star} is yours already. Choose a free plain star for an HQ.} other {{star} belongs to {owner}. Choose a free plain star for an HQ.}}',
  'constellation/no-member': '{team} has no member {member}.',
  'constellation/no-moves':
    '{members, select, 1 {{team, select, you {You have no moves left this round.} other {{team} has no moves left this round.}}} other {Member {member} of {team} has no moves left this round.}}',
  'constellation/no-moves.member': '{name} has no moves left in this round.',
  'constellation/passed':
    '{members, select, 1 {{team, select, you {You have ended your round. Wait for the others.} other {{team} has ended the round.}}} other {Member {member} of {team} has ended the round.}}',
  'constellation/stuck': 'No star can be claimed or stolen this round, so there is nothing to end.',
  'constellation/no-star': 'There is no star {star} on this map.',
  'constellation/gone': 'Black holes destroyed {star}. It is no longer on the map.',
  'constellation/already-yours':
    '{team, select, you {{star} is yours already. Choose another star.} other {{star} belongs to {team} already. Choose another star.}}',
  'constellation/owned': '{star} belongs to {owner}. Steal it, or choose a free star.',
  'constellation/free': '{star} is free. Claim it instead.',
  'constellation/not-adjacent':
    '{team, select, you {{star} is not next to a star of yours. Choose one that is.} other {{star} is not next to a star of {team}. Choose one that is.}}',
  'constellation/no-steals':
    '{team, select, you {You have no steals left. Choose a free star.} other {{team} has no steals left. Choose a free star.}}',
  'constellation/offense-steals': 'Offense teams cannot steal. Choose a free star.',
  'constellation/protected':
    '{own, select, yes {{star} is a cluster, so nothing in its network can be stolen. Choose a star in an unguarded network.} other {{star} is guarded by the cluster at {cluster}. Choose a star in an unguarded network.}}', // {cluster}: the name of a star. {own}: yes, where {star} is a cluster itself; no.
  'constellation/immune': '{star} is an HQ, which cannot be stolen in this game. Choose another star.',

  // Why nobody moves now. {button}: what stands on the button that goes on, as Next round.
  'constellation/paused': 'The game is paused. Choose {button} first.',
  'constellation/not-started': 'Round {round} has not begun. Choose {button} first.',

  // Why a move as text cannot be read.
  'constellation/move':
    '“{found}” is not a move. Write s12 to claim that star, !s12 to steal it, *s12 for an HQ there, or - to pass.',
};
