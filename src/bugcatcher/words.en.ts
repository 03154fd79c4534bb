/**
 * English sentences of Bugcatcher, by key: events, refusals, results, spots, missions and the panel.
 *
 * {seat}: the name of a seat, as Player 1, or what the page calls who plays it. The case “you” is for the one reader who plays.
 * {winner}: the seat that wins. {other}: another seat. {round}: the number of a round. {n}: a count.
 * {cell}: the name of a spot, as C3 or C1-BR. {border}: the spot of a border node, as C1-BR. {central}: the spot of a central node, as C3.
 * {entry}: an entry of a program, as BD or swap. {paths}: how many paths. {fireflies}: how many fireflies. {garnets}: how many garnets.
 * {names}: the names of missions. {found}: what somebody has written, word for word. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  'game.name': 'Bugcatcher', // The name of the game; it stays.

  // How a bot plays, as it stands after the name of its seat: “Red, easy bot”.
  'bot.random': 'random bot',
  'bot.gentle': 'gentle bot',
  'bot.walker': 'walker bot',
  'bot.planner': 'planner bot',
  'bot.shark': 'shark bot',

  // The names of the seats.
  'seat.0': 'Player 1',
  'seat.1': 'Player 2',
  'seat.2': 'Player 3',
  'seat.3': 'Player 4',
  'seat.4': 'Player 5',
  'seat.5': 'Player 6',
  'seat.6': 'Player 7',
  'seat.7': 'Player 8',
  'seat.8': 'Player 9',
  'seat.9': 'Player 10',
  'seat.10': 'Player 11',
  'seat.11': 'Player 12',

  // Events: in the list of moves, in the status line and for screen readers.
  'event.listed':
    '{seat, select, you {You submitted your start lists.} other {{seat} submitted start lists.}}',
  'event.started': 'The nodes of all {n} players are on the board.', // {n}: how many players, two or more.
  'event.started.own':
    '{seat, select, you {Your square node starts at {border} and your round node at {central}.} other {{seat}’s square node starts at {border} and the round node at {central}.}}',
  'event.committed':
    '{seat, select, you {You submitted {program, list, row}.} other {{seat} submitted {program, list, row}.}}', // {program}: the entries of a program, as BD, CL and swap.
  'event.committed.none':
    '{seat, select, you {You submitted an empty plan.} other {{seat} submitted an empty plan.}}',
  'event.accepted':
    '{seat, select, you {You accepted {n, plural, one {# mission} other {# missions}}.} other {{seat} accepted {n, plural, one {# mission} other {# missions}}.}}',
  'event.round': 'Round {round} is over. {paths, plural, one {# path is} other {# paths are}} on the board.',
  'event.report':
    '{seat, select, you {Round {round}: {gained, plural, one {# firefly} other {# fireflies}}, {fireflies} in all.} other {Round {round}: {gained, plural, one {# firefly} other {# fireflies}} for {seat}, {fireflies} in all.}}', // {gained}: how many fireflies the round brought, below zero if it cost some. {fireflies}: how many the player has now.
  'round.gains': '{gains, list, row}.', // After the sentence before, in a short line: what missions brought in that round. {gains}: several of the next.
  'round.gain': '{name} {points, number, sign}', // {name}: a mission. {points}: how many fireflies it brought; below zero, how many it cost.
  'round.gain-shared': '{name} {points, number, sign}, shared', // Another player completed it in the same round. {name}: a mission. {points}: how many fireflies it brought.
  'event.completed':
    '{n, plural, one {Mission completed: {names, list, and}.} other {Missions completed: {names, list, and}.}}',
  'event.missions':
    '{n, plural, one {Round {round} begins. New mission: {names, list, and}.} other {Round {round} begins. New missions: {names, list, and}.}}',
  'event.no-missions': 'Round {round} begins. There are no new missions.',
  'event.over': 'The match is over.',
  'event.prize':
    '{winner, select, you {You get {garnets, plural, one {# garnet} other {# garnets}} and two tokens of life.} other {{winner} gets {garnets, plural, one {# garnet} other {# garnets}} and two tokens of life.}}',
  'event.last':
    '{seat, select, you {You are last with {least, plural, one {# firefly} other {# fireflies}}: the elimination candidate.} other {{seat} is last with {least, plural, one {# firefly} other {# fireflies}}: the elimination candidate.}}', // Whoever has the fewest at the end is the elimination candidate. {least}: how many fireflies.

  // After a round, where a node was stopped, if one was. {slot}: a number. {node}: B for the border node, which is square, C for the central node, which is round. {other}: another seat, where only two play; else the next phrase, since who it was is secret.
  'player.another': 'another player',
  'stopped.first':
    '{seat, select, you {Slot {slot}: {other} stopped your {node, select, B {square} other {round}} node at {cell}.} other {Slot {slot}: {other} stopped {seat}’s {node, select, B {square} other {round}} node at {cell}.}}', // By being there first.
  'stopped.start':
    '{seat, select, you {Slot {slot}: {other}’s start at {cell} stopped your {node, select, B {square} other {round}} node.} other {Slot {slot}: {other}’s start at {cell} stopped {seat}’s {node, select, B {square} other {round}} node.}}',
  'stopped.together':
    '{seat, select, you {Slot {slot}: {other} came to {cell} too and stopped your {node, select, B {square} other {round}} node.} other {Slot {slot}: {other} came to {cell} too and stopped {seat}’s {node, select, B {square} other {round}} node.}}',
  'stopped.crossing':
    '{seat, select, you {Slot {slot}: {other}’s path stopped your {node, select, B {square} other {round}} node before {cell}.} other {Slot {slot}: {other}’s path stopped {seat}’s {node, select, B {square} other {round}} node before {cell}.}}', // They crossed in the same colour.
  'stopped.back':
    '{seat, select, you {Slot {slot}: your {node, select, B {square} other {round}} node came back to {cell} and was stopped.} other {Slot {slot}: {seat}’s {node, select, B {square} other {round}} node came back to {cell} and was stopped.}}', // Where it had been in that round.
  'stopped.own':
    '{seat, select, you {Slot {slot}: your own path stopped your {node, select, B {square} other {round}} node before {cell}.} other {Slot {slot}: a path of the same player stopped {seat}’s {node, select, B {square} other {round}} node before {cell}.}}',

  // The result of a slot, in the list of moves and beside the board. {slot}: a number. {node}: B for the border node, which is square, C for the central node, which is round. {colour}: blue or black, in these letters.
  'slot.path':
    '{seat, select, you {Slot {slot}: your {node, select, B {square} other {round}} node placed a {colour, select, blue {blue} other {black}} path.} other {Slot {slot}: {seat}’s {node, select, B {square} other {round}} node placed a {colour, select, blue {blue} other {black}} path.}}',
  'slot.swap':
    '{seat, select, you {Slot {slot}: your nodes swapped colours.} other {Slot {slot}: {seat}’s nodes swapped colours.}}',
  'slot.case1':
    '{seat, select, you {Slot {slot}: your {node, select, B {square} other {round}} node was stopped. The spot was already claimed.} other {Slot {slot}: {seat}’s {node, select, B {square} other {round}} node was stopped. The spot was already claimed.}}',
  'slot.case2':
    '{seat, select, you {Slot {slot}: your {node, select, B {square} other {round}} node was stopped. Another node came to the same spot in the same slot.} other {Slot {slot}: {seat}’s {node, select, B {square} other {round}} node was stopped. Another node came to the same spot in the same slot.}}',
  'slot.case3':
    '{seat, select, you {Slot {slot}: your {node, select, B {square} other {round}} node was stopped. It crossed a {colour, select, blue {blue} other {black}} path in the same slot.} other {Slot {slot}: {seat}’s {node, select, B {square} other {round}} node was stopped. It crossed a {colour, select, blue {blue} other {black}} path in the same slot.}}',
  'slot.case4':
    '{seat, select, you {Slot {slot}: your {node, select, B {square} other {round}} node was stopped. A {colour, select, blue {blue} other {black}} path was there already.} other {Slot {slot}: {seat}’s {node, select, B {square} other {round}} node was stopped. A {colour, select, blue {blue} other {black}} path was there already.}}',
  'slot.void':
    '{seat, select, you {Slot {slot}: nothing moved. Your {node, select, B {square} other {round}} node had been stopped.} other {Slot {slot}: nothing moved. {seat}’s {node, select, B {square} other {round}} node had been stopped.}}',

  // A player's gain from a mission when a round ended. {name}: a mission. {points}: how many fireflies it brought; below zero, how many it cost.
  'gain.done':
    '{seat, select, you {{name}: completed, {points, number, sign} {points, plural, one {firefly} other {fireflies}}.} other {{name}: completed by {seat}, {points, number, sign} {points, plural, one {firefly} other {fireflies}}.}}',
  'gain.shared':
    '{seat, select, you {{name}: completed by several players, {points, number, sign} {points, plural, one {firefly} other {fireflies}} for you.} other {{name}: completed by several players, {points, number, sign} {points, plural, one {firefly} other {fireflies}} for {seat}.}}',
  'gain.lost':
    '{seat, select, you {{name}: another player completed it first, {points, number, sign} {points, plural, one {firefly} other {fireflies}}.} other {{name}: another player completed it before {seat}, {points, number, sign} {points, plural, one {firefly} other {fireflies}}.}}',
  'gain.failed':
    '{seat, select, you {{name}: not completed in time, {points, number, sign} {points, plural, one {firefly} other {fireflies}}.} other {{name}: not completed in time by {seat}, {points, number, sign} {points, plural, one {firefly} other {fireflies}}.}}',

  // The status line: who is to act, or for whom everybody waits. No full stop at the end. {n}: how many players have not submitted yet. {of}: how many there are.
  'turn.lists': '{seat, select, you {Your turn, {seat}} other {{seat}’s turn}}', // To choose where to start.
  'turn.write': '{seat, select, you {Plan your round} other {{seat} plans}}', // To write a program. Everybody does at the same time.
  'turn.replay': 'Watching round {round}', // While it plays back.
  'turn.wait.lists': 'Waiting for {n} of {of} players', // For their start lists.
  'turn.wait': 'Waiting for {n} of {of} players', // For their programs.

  // The status line: how it ended. No full stop at the end. {points}: how many fireflies the winner has. {second}: how many whoever comes second has.
  'bugcatcher/most-fireflies':
    '{winner, select, you {You win, {points} to {second}} other {{winner} wins, {points} to {second}}}',

  // Below the status: what the reader does now, about 40 characters. {slot}: the number of an entry in the program.
  'to-do.begin': 'The framed two are yours. Tap a dot.', // The reader’s own nodes stand in a frame, and dots where they can go.
  'to-do.replay': 'Watch, or skip to the result.',
  'to-do.again': 'Old paths stop nobody now. Tap a dot.', // The same from the second round on.
  'to-do.go-on': 'Go on, or submit.',
  'to-do.submit': 'No energy left. Submit now.',
  'to-do.go-on.run': 'Go on, or run the round.', // In a puzzle, where nobody else is waited for.
  'to-do.run': 'No energy left. Run the round.',
  'to-do.chosen': 'Move slot {slot}, or remove it.',
  'to-do.hit': 'Change slot {slot}, or go another way.',
  'to-do.way': '{node, select, B {Square node} other {Round node}}: now U, D, L or R.', // After the letter B or C was typed. The letters stay as they are. {node}: B or C.
  'to-do.submitted': '{seat, select, you {Your plan is in.} other {{seat}’s plan is in.}}',
  'to-do.lists': 'Choose {n} centres and {n} corners, best first.', // {n}: two or more.
  'to-do.start': 'Submit your lists.',
  'to-do.listed': '{seat, select, you {Your lists are in.} other {{seat}’s lists are in.}}',

  // Beside the board in the first round, before anything is planned. {n}: how many other players there are.
  'about.frame':
    'The framed square and the framed disc are yours. The other nodes belong to {n, plural, one {# other player} other {# other players}}.',

  // Forecasts for the entry that was written last, or is chosen. {slot}: its number. {entry}: one of the three phrases below. {cell}: the spot that it leads to. {colour}: blue or black, in these letters.
  'look.path':
    'Slot {slot}: {entry}, a {colour, select, blue {blue} other {black}} path. Nothing is in its way so far.', // What others plan is secret.
  'look.swap':
    'Slot {slot}: square node turns {square, select, blue {blue} other {black}}, round node {round, select, blue {blue} other {black}}. Only different colours may cross.', // {square}: the colour of the border node from here on. {round}: of the central node.
  'look.claimed': 'Slot {slot}: {entry} would meet {cell}, where a node has been.',
  'look.theirs': 'Slot {slot}: {entry} would meet {cell}, where another player’s node stands.',
  'look.crossing': 'Slot {slot}: {entry} would cross a path of its own colour.',
  'look.void': 'Slot {slot}: {entry} would be cancelled, since this node is stopped before.',

  // The same where programs of others are shown. {slot}: the number of the reader’s slot. {colour}: blue or black, in these letters. {seat}: another player. {theirs}: the number of that player’s slot.
  'look.step': 'Slot {slot}: {entry}, a {colour, select, blue {blue} other {black}} path.',
  'meet.spot': 'Slot {slot}: {seat} plans to be at {cell} too, in slot {theirs}.', // {cell}: where the reader’s step leads.
  'meet.crossing':
    'Slot {slot}: before {cell} you cross the path that {seat} plans for slot {theirs}. Both are {colour, select, blue {blue} other {black}}.',

  // Programs of others that are shown before they run. {others}: names of seats.
  'plan.about':
    'Each number says in which slot {others, list, or} gets there. Your plan runs at the same time.',
  'plan.slot': 'Slot', // Before a row of numbers. No full stop.
  'plan.theirs': '{seat}’s plan', // For screen readers, the name of a row of entries. No full stop.
  'plan.name': '{seat, select, you {You} other {{seat}}}', // Before a row of entries. No full stop.

  // An entry of a program, in a sentence or a list. {node}: B for the border node, which is square, C for the central node, which is round. {way}: U up, R right, D down, L left.
  'entry.step':
    '{node, select, B {square node} other {round node}} {way, select, U {up} R {right} D {down} other {left}}',
  'entry.swap': 'swap',
  'entry.gswap': 'garnet swap',

  // The goal of the game, at most 14 words.
  goal: '{n, plural, one {Each step earns a firefly unless stopped. Collect more than the other player.} other {Each step earns a firefly unless stopped. Collect more than the # other players.}}', // {n}: how many other players there are.

  // Why a match ended as it did, a sentence. {other}: who comes second. {n}: how many fireflies.
  'why.tie.2':
    '{other, select, you {You had as many, but completed fewer missions.} other {{other} had as many, but completed fewer missions.}}',
  'why.tie.3':
    '{other, select, you {You had as many fireflies and missions, but caused more collisions.} other {{other} had as many fireflies and missions, but caused more collisions.}}',
  'why.tie.4':
    '{other, select, you {You were equal in everything, so it was decided by lot.} other {{other} was equal in everything, so it was decided by lot.}}',
  'why.place':
    '{seat, select, you {You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} with {n, plural, one {# firefly} other {# fireflies}}.} other {{seat} came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} with {n, plural, one {# firefly} other {# fireflies}}.}}', // {place}: 2 or more. {of}: how many players there are.
  'why.missions':
    'Missions made the difference: {points, plural, one {# firefly} other {# fireflies}} to {others}.', // {points}: what missions brought the winner. {others}: what they brought the second.
  'why.second': 'Second was {other} with {n, plural, one {# firefly} other {# fireflies}}.',

  // Where a player’s fireflies came from, when the match is over. {before}: how many it began with. {missions}: below zero if missions cost more than they brought. {total}: all together.
  walk: '{seat, select, you {You: {paths} for paths, {missions} for missions, {total} in all.} other {{seat}: {paths} for paths, {missions} for missions, {total} in all.}}',
  'walk.before':
    '{seat, select, you {You: {before} from before, {paths} for paths, {missions} for missions, {total} in all.} other {{seat}: {before} from before, {paths} for paths, {missions} for missions, {total} in all.}}',

  // A result to share. {place}: the place of who shares it. {of}: how many players there were. {n}: how many fireflies. {missions}: how many it completed. {collisions}: how many it caused. {rounds}: how many there were. {hints}: how many it used.
  'share.own':
    'Bugcatcher: I came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} with {n, plural, one {# firefly} other {# fireflies}}.',
  'share.how':
    '{missions, plural, one {# mission} other {# missions}}, {collisions, plural, one {# collision} other {# collisions}}, {rounds, plural, one {# round} other {# rounds}}, {hints, plural, =0 {no hints} one {# hint} other {# hints}}',
  'share.other':
    'Bugcatcher: {winner} won with {n, plural, one {# firefly} other {# fireflies}}, first of {of} players.',

  // Properties of a spot, after its name and one after the other, for screen readers. No full stop.
  'spot.B': 'corner',
  'spot.C': 'centre',
  // The node at a spot. {node}: B for the border node, which is square, C for the central node, which is round.
  'node.own.blue':
    '{seat, select, you {your {node, select, B {square} other {round}} blue node} other {{seat}’s {node, select, B {square} other {round}} blue node}}',
  'node.own.black':
    '{seat, select, you {your {node, select, B {square} other {round}} black node} other {{seat}’s {node, select, B {square} other {round}} black node}}',
  'node.other': '{node, select, B {a square node} other {a round node}}', // Of another player.
  // More properties of a spot.
  'node.began':
    '{seat, select, you {your node began the last round here} other {{seat}’s node began the last round here}}',
  'node.ends': '{seat, select, you {your plan ends here} other {{seat}’s plan ends here}}',
  'spot.comes': '{seat} comes here in slot {slot}', // Where programs of others are shown. {seat}: another player. {slot}: a number.
  'spot.choice': 'choice {n}', // In a list of spots to start at. {n}: its place in the list.
  'result.blue': 'blue path',
  'result.black': 'black path',

  // Forecasts for an entry of a program, after the entry itself. No full stop.
  'result.swapped': 'colours swapped',
  'result.void': 'cancelled',
  'result.case1': 'stopped at a claimed spot',
  'result.case2': 'stopped where another node comes in the same slot',
  'result.case3': 'stopped at a crossing',
  'result.case4': 'stopped by a path of its colour',

  // For screen readers: what the key Enter would do at a spot. {entries}: entries of a program, as BD and BL. {left}: how much energy would be left. {what}: what would become of an entry, as “stopped at a claimed spot”.
  'would.write': 'Write {entries, list, and}. {left} energy left.',
  'would.fare': 'The entry {entry} would be {what}.',
  'would.wish': '{cell} becomes choice {n}.', // Where players choose where to start. {n}: its place in the list.
  'would.unwish': '{cell} leaves the list.',

  // Goals of missions, short. No full stop. {node}: B for the border node, which is square, C for the central node, which is round. {spots}: some of the next seven, or names of spots.
  'goal.shape': '{node, select, B {Square node} other {Round node}} walks this shape', // A picture of the shape stands beside it.
  'goal.visit':
    '{node, select, B {Square node} other {Round node}} reaches {n, plural, one {# spot} other {# spots}}: {spots, list, or}',
  'goal.end': '{node, select, B {Square node} other {Round node}} moves, and ends at {spots, list, or}',
  'goal.steps':
    '{node, select, B {Square node} other {Round node}} places {n, plural, one {# path} other {# paths}}',
  'goal.swaps': '{n, plural, one {Swap colours # time} other {Swap colours # times}}',
  'goal.cross':
    '{n, plural, one {Cross # path of another player in the other colour} other {Cross # paths of other players in the other colour}}',
  'goal.both': 'Each node places {n, plural, one {# path} other {# paths}}',
  'goal.clean': '{n, plural, one {# path, no collision} other {# paths, no collision}}',
  'goal.blue': '{n, plural, one {# path or more, all blue} other {# paths or more, all blue}}',
  'goal.black': '{n, plural, one {# path or more, all black} other {# paths or more, all black}}',

  'about.shape': 'It may be turned, mirrored or walked backwards, and be part of a longer way.', // Below the first of these.
  'about.shape.short': 'Turned, mirrored or backwards counts too.', // The same where there is less room.

  // For screen readers: a shape, step by step. {ways}: the next four, in order.
  shape: 'Shape: {ways, list, row}.',
  'way.U': 'up',
  'way.R': 'right',
  'way.D': 'down',
  'way.L': 'left',

  // Sets of spots that a mission names.
  'spots.rim': 'the rim',
  'spots.inside': 'inside the rim',
  'spots.corners': 'a board corner',
  'spots.left': 'the left side',
  'spots.right': 'the right side',
  'spots.top': 'the top side',
  'spots.bottom': 'the bottom side',

  // The names of the missions.
  'mission.Cheerful_Jellyfish': 'Cheerful Jellyfish',
  'mission.Coiled_Millipede': 'Coiled Millipede',
  'mission.Hermit_Crab': 'Hermit Crab',
  'mission.Marching_Ant': 'Marching Ant',
  'mission.Water_Strider': 'Water Strider',
  'mission.Zigzag_Moth': 'Zigzag Moth',
  'mission.Sleepy_Snail': 'Sleepy Snail',
  'mission.Sea_Horse': 'Sea Horse',
  'mission.Diving_Beetle': 'Diving Beetle',
  'mission.Nautilus': 'Nautilus',
  'mission.Hungry_Caterpillar': 'Hungry Caterpillar',
  'mission.Anchor_Worm': 'Anchor Worm',
  'mission.Lighthouse_Moth': 'Lighthouse Moth',
  'mission.Tide_Pool_Shrimp': 'Tide Pool Shrimp',
  'mission.Pond_Skater': 'Pond Skater',
  'mission.Burrowing_Clam': 'Burrowing Clam',
  'mission.Deep_Lanternfish': 'Deep Lanternfish',
  'mission.Corner_Spider': 'Corner Spider',
  'mission.Harbour_Gull_Fly': 'Harbour Gull Fly',
  'mission.Rising_Firefly': 'Rising Firefly',
  'mission.Sinking_Sea_Snail': 'Sinking Sea Snail',
  'mission.Western_Wasp': 'Western Wasp',
  'mission.Eastern_Eel': 'Eastern Eel',
  'mission.Quiet_Cricket': 'Quiet Cricket',
  'mission.Polite_Shrimp': 'Polite Shrimp',
  'mission.Long_Ribbon_Worm': 'Long Ribbon Worm',
  'mission.Patient_Leech': 'Patient Leech',
  'mission.Harlequin_Beetle': 'Harlequin Beetle',
  'mission.Colour_Changing_Squid': 'Colour Changing Squid',
  'mission.Two_Faced_Butterfly': 'Two Faced Butterfly',
  'mission.Pair_of_Oysters': 'Pair of Oysters',
  'mission.Needle_Crab': 'Needle Crab',
  'mission.Net_Weaving_Spider': 'Net Weaving Spider',
  'mission.Blue_Damselfly': 'Blue Damselfly',
  'mission.Black_Widow_Urchin': 'Black Widow Urchin',

  // The panel of a player: headings and what stands beside them. No full stop.
  program: 'Your plan',
  missions: 'Missions', // Those of this round.
  'missions.tick': 'tick those you will try',
  'missions.open': 'Ticked before',
  'mission.asked': 'Mission {text}.', // After a press on a mission. {text}: its name, what it asks for and what it may cost, as “Marching Ant: Round node walks this shape, −2 after round 2”.
  // For screen readers, beside a mission.
  'mission.would': 'your plan completes it', // It shows ✓: if nothing is in the way.
  'mission.ticked': 'ticked',
  'mission.advised': 'the hint ticks it',
  energy: 'Energy {left} of {energy}', // {left}: how much is left. {energy}: how much a round has.
  round: 'Round {round} of {rounds}', // {rounds}: how many rounds there are.
  'own.fireflies': 'Fireflies', // How many stands beside it.
  'own.garnets': 'Garnets', // How many stands beside it.

  // Beside these: how many other players there are, each of them a node; and what this tells when pointed at. {n}: how many.
  'others.row': '{n, plural, one {# other, total at the end} other {# others, totals at the end}}', // Their fireflies are secret until then. No full stop.
  'others.in': 'Plan is in: {players, list, and}.', // {players}: names of seats.
  'others.out': 'Still planning: {players, list, and}.', // {players}: names of seats.
  'others.hollow': 'Hollow nodes on the board are theirs. Whose they are and their colours stay secret.', // After the first round.

  // Explains a term in the panel, one sentence each.
  'term.program':
    'Your entries for this round, run from left to right: everybody’s first ones together, then the second. The rules call it a program.',
  'term.energy':
    'Each step and each swap costs 1, and what is left over is lost.{garnets, plural, =0 {} one { Once a round a swap may cost your last garnet instead.} other { Once a round a swap may cost 1 of your # garnets instead.}}', // {garnets}: how many the player has.
  'term.fireflies': 'Yours so far; nobody else sees this figure.',
  'term.garnets': 'They pay for bids. Once a round a swap may cost 1 garnet and no energy.',
  'term.mission':
    'Tick it before you submit; complete it first and it earns fireflies. The rules call that accepting it.',
  'term.reward': 'Fireflies for completing it. If several complete it in the same round, they share.',
  'term.penalty': 'What it costs if you tick it and do not complete it by then, or another player is first.',
  'term.no-penalty': 'You lose nothing if you do not complete it.',
  'term.missions': 'How many missions a player completed; it breaks ties.',
  'term.collisions': 'How many collisions a player caused; fewer break a tie.',
  'term.total':
    '{tournament, select, yes {Most fireflies wins. The winner gets garnets and two tokens of life.} other {Most fireflies wins.}}', // {tournament}: yes, where the match is part of one; no.
  'term.last': 'Whoever has the fewest fireflies at the end may be eliminated.',

  // The field for typing.
  'program.text': 'Type a plan',
  'program.example': 'BD BL CL swap', // What stands in the empty field. Entries are the same in all languages; leave them as they are.

  // An entry of the program, for screen readers and where one points at it. {n}: its number. {entry}: as “square node down”. {what}: what would become of it, as “blue path”.
  chip: 'Slot {n}, {entry}: {what}',

  // Beside a mission, very short: what it costs, and until when. {points}: how many fireflies, below zero. No full stop.
  penalty: '{points, number, sign} if beaten', // If another player completes it first.
  'penalty.rounds': '{points, number, sign} after round {round}',
  'penalty.none': 'until round {round}',

  // For screen readers: what was written last. No full stop. {left}: how much energy is left.
  draft: '{entries, list, row}: {left} energy left', // {entries}: entries of a program, as “square node down”, or as the next sentence.
  'draft.hit': '{entry} {what}', // An entry that would not be carried out. {entry}: as “square node down”. {what}: what would become of it, as “stopped at a claimed spot”.
  'written.node': '{node, select, B {Square node} other {Round node}}', // The node that the next typed letter moves. {node}: B or C.
  'written.none': 'No entries: {left} energy left',

  // Beside the status, on one short line. No full stop.
  'lists.count': 'Centres {central} of {players}, corners {border} of {players}', // {central}: how many centres are chosen. {border}: how many corners. {players}: how many of each there must be.

  // Before round 1: how to choose where to start. {players}: how many spots each list has, two or more.
  'lists.how':
    'Choose {players} centres and {players} corners to start at, best first. A list that is too short is filled up with spots near its first one.',
  'lists.bids':
    'The highest bid of garnets wins a spot that several want. {seat, select, you {You have {garnets, plural, one {# garnet} other {# garnets}}, and a bid is spent whether it wins or not.} other {{seat} has {garnets, plural, one {# garnet} other {# garnets}}, and a bid is spent whether it wins or not.}}',
  'lists.bids.refund':
    'The highest bid of garnets wins a spot that several want. {seat, select, you {You have {garnets, plural, one {# garnet} other {# garnets}}, and a bid that wins nothing comes back.} other {{seat} has {garnets, plural, one {# garnet} other {# garnets}}, and a bid that wins nothing comes back.}}',

  // Buttons in the panel. No full stop. Signs at their beginning and end stay as they are.
  'do.swap': '⇄ Swap',
  'do.pay':
    '{kind, select, garnet {For 1 energy} other {{garnets, plural, one {For # garnet} other {For 1 of # garnets}}}}', // At a swap: what else it may cost. {kind}: what it costs now, garnet or energy. {garnets}: how many the player has.
  'do.clear': 'Clear',
  'do.earlier': '← Move left',
  'do.later': 'Move right →',
  'do.try': 'Try it', // Beside what a mission asks for: ticks its box.
  'do.untry': 'Leave it', // Takes the tick away again.
  'do.drop': 'Remove',
  'do.what-if': 'Last paths', // Tries the plan among the paths of the last round.
  'do.bid-central': 'Bid on centres: {n}', // {n}: how many garnets.
  'do.bid-border': 'Bid on corners: {n}', // {n}: how many garnets.
  'act.commit': 'Submit',
  'ask.commit':
    '{empty, select, yes {Submit an empty plan? Your nodes would stay where they are.} other {{left, plural, one {# energy is left. Submit anyway?} other {# energy is left. Submit anyway?}}}}', // The question after the button was pressed. {empty}: yes; no. {left}: how much energy is left.
  'act.run': 'Run the round', // In a puzzle, where nobody else is waited for.
  'act.start': 'Submit lists',
  'act.anywhere': 'Start anywhere',

  // The bar that replays a round: its name, its buttons and where it stands. No full stop.
  replay: 'Replay of round {round}',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.back': 'Previous slot',
  'replay.on': 'Next slot',
  'replay.skip': 'Skip to the result',
  'replay.speed': 'Speed {times}', // {times}: the next sentence.
  'replay.times': '{n}×', // {n}: 0.5, 1 or 2.
  'replay.slot': 'Round {round}, slot {slot} of {slots}', // {slot}: a number. {slots}: how many there are.
  'replay.rounds': 'Rounds',

  // The table after the last round: the heads of its columns, and what stands below the last player. No full stop.
  'final.player': 'Player',
  'final.missions': 'Missions',
  'final.collisions': 'Collisions',
  'final.total': 'Fireflies',
  'final.last': 'Elimination candidate',

  // Why a move cannot be made. A second sentence says what would work. {entry}: the number of an entry in the program, from 1.
  'bugcatcher/over': 'The match is over.',
  'bugcatcher/host-only': 'Only the page can time out a round.', // The host is the page’s own code.
  'bugcatcher/no-player': 'This match has no seat {actor}.', // {actor}: the number of a seat, or host.
  'bugcatcher/submitted':
    '{seat, select, you {You have already submitted this round. Wait for the other players.} other {{seat} has already submitted this round.}}',
  'bugcatcher/lists-closed': 'The rounds have begun, so start lists are closed.',
  'bugcatcher/lists-first': 'Choose where to start first. Programs come with round 1.',
  'bugcatcher/syntax':
    'Entry {entry}: “{found}” is not an entry. Write B or C with U, D, L or R, or swap, gswap or none.',
  'bugcatcher/energy': 'Entry {entry} needs 1 energy, and none is left. Remove an entry first.',
  'bugcatcher/far':
    '{steps, plural, one {That is # step away, and you have {left} energy.} other {That is # steps away, and you have {left} energy.}}', // {steps}: how many from where the node would be. {left}: how much energy is left.
  'bugcatcher/here':
    '{node, select, B {Your square node is there already.} other {Your round node is there already.}} Tap a spot next to it.', // {node}: B or C.
  'bugcatcher/garnet-swap-once': 'Entry {entry} is a second garnet swap. A round allows only one.',
  'bugcatcher/garnets': 'Entry {entry} needs 1 garnet, and none is left. Swap for energy instead.',
  'bugcatcher/off-board': 'Entry {entry}: {word} leaves the board from {cell}. Go another way.', // {word}: the entry, as “square node up”.
  'bugcatcher/mission':
    '{shown, plural, =0 {This round has no missions to accept.} one {This round has # mission to accept. Write 1.} other {This round has # missions to accept. Write a number from 1 to {shown}.}}', // {shown}: how many missions.
  'bugcatcher/missions': '“{found}” names no missions. Write their numbers, as in +1+3.',
  'bugcatcher/list':
    '{node, select, B {The list for the square node needs {players} different corners.} other {The list for the round node needs {players} different centres.}}', // {node}: B or C. {players}: how many players there are, two or more.
  'bugcatcher/bids':
    'The two bids come to {bids}. They can come to at most {garnets, plural, one {# garnet} other {# garnets}}.', // {bids}: a number.
  'bugcatcher/place':
    '{node, select, B {The square node cannot start at “{found}”. It starts at a corner, as in C1-BR.} other {The round node cannot start at “{found}”. It starts at a centre, as in C3.}}', // {node}: B or C.
  'bugcatcher/start-text':
    'Start lists need two bids at their end. Write them as in start=C3,B2;C1-BR,A1-UL;2,0.',
};
