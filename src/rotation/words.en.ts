/**
 * English sentences of the rotation puzzle, by key: events, refusals, results and cells.
 *
 * {seat}: the name of a seat, Player 1 to Player 4, or what the page calls who plays it. The case “you” is for the one reader who plays.
 * {object}: what stands in a cell, as red giant. Its cases are H, G, Y, R, N, B and C, as in the keys of the objects.
 * {cell}: the name of a cell, as c3. {points}: a count of points. {n}: a count.
 * {turns}: how many times the reader has rotated a star. {par}: the fewest rotations that solve the puzzle.
 * {hints}: how many hints the reader has asked for. {done}: how many patterns are found, each line counted. {of}: how many must be.
 * {found}: what somebody has written, word for word. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  'game.name': 'Rotation puzzle', // The name of the game.

  // How a bot plays, as it stands after the name of its seat: “Red, easy bot”.
  'bot.random': 'random bot',
  'bot.gentle': 'gentle bot',
  'bot.greedy': 'greedy bot',
  'bot.thinker': 'thinker bot',

  // The names of the seats, where several play cards.
  'seat.0': 'Player 1',
  'seat.1': 'Player 2',
  'seat.2': 'Player 3',
  'seat.3': 'Player 4',

  // The contents of a cell: told after the cell's name, and in sentences about a star. No full stop.
  'object..': 'empty',
  'object.H': 'blue planet',
  'object.G': 'gas giant',
  'object.Y': 'yellow dwarf',
  'object.R': 'red giant',
  'object.N': 'neutron star',
  'object.B': 'black hole',
  'object.C': 'comet',

  // The colours of a pattern and of what stands in a line, in lists.
  'colour.H': 'blue',
  'colour.G': 'green',
  'colour.Y': 'yellow',
  'colour.R': 'red',
  'colour.N': 'white',
  'colour.B': 'black',
  'colour.C': 'any colour', // A comet that counts as whatever colour is asked for.

  // Events: in the list of moves, in the status line and for screen readers. {card}: the colours of a card.
  'event.turned':
    '{seat, select, you {You rotated the {object} at {cell}.} other {The {object} at {cell} rotated.}} {moved, plural, one {# object moved.} other {# objects moved.}}', // In a puzzle. {moved}: how many objects moved.
  'event.seat-turned':
    '{seat, select, you {You rotated the {object} at {cell}.} other {{seat} rotated the {object} at {cell}.}}', // In the card game.
  'event.progress': '{of, plural, one {{done} of # pattern found.} other {{done} of # patterns found.}}',
  'event.played':
    '{seat, select, you {You played {card, list, row} for {points, plural, one {# point} other {# points}}.} other {{seat} played {card, list, row} for {points, plural, one {# point} other {# points}}.}} {found, plural, one {# line holds it.} other {# lines hold it.}}', // {found}: how many lines hold the card.
  'event.drew':
    '{seat, select, you {You drew {drawn, plural, one {# card} other {# cards}}.} other {{seat} drew {drawn, plural, one {# card} other {# cards}}.}}', // At the end of a turn. {drawn}: how many cards.
  'event.ended': '{seat, select, you {Your turn ended.} other {{seat}’s turn ended.}}', // Where no card was drawn.
  'event.paid':
    'The turn cost {cost, plural, one {# point} other {# points}}. {left, plural, one {# point is left.} other {# points are left.}}', // Where points run out. {cost}: a number. {left}: a number, which can be below 0.
  'event.shuffled':
    '{cards, plural, one {# played card became the new deck.} other {# played cards became the new deck.}}', // {cards}: how many cards.

  // Turns of others while the reader waited, one sentence each.
  'news.turned': '{seat} rotated the {object} at {cell}.',
  'news.played':
    '{seat} rotated the {object} at {cell} and played {n, plural, one {# card} other {# cards}} for {points, plural, one {# point} other {# points}}.',

  // The status line: whose turn it is, or how far a puzzle is. No full stop.
  'turn.start': '{par, plural, one {Solve it in # rotation} other {Solve it in # rotations}}', // Before the first rotation.
  'turn.used': '{par, plural, one {{turns} of # rotation used} other {{turns} of # rotations used}}', // Up to par. {turns}: a number that is not above par.
  'turn.over':
    '{turns, plural, one {# rotation used} other {# rotations used}}, {par, plural, one {# is enough} other {# are enough}}', // Past par.
  'turn.alone': '{turns, plural, one {# rotation used} other {# rotations used}}', // Where nobody knows the par.
  'turn.free': '{turns, plural, one {# rotation used} other {# rotations used}}', // Where there are no goals.
  'turn.picked': 'Rotate the {object} at {cell}?', // A finger has chosen a star.
  'turn.game': '{seat, select, you {Your turn, {seat}} other {{seat}’s turn}}', // In the card game.

  // The status line where one only looks at a game, in place of what invites the reader. No full stop but in the last.
  'look.puzzle': 'Not solved yet',
  'look.free': 'No goals',
  'look.stuck': 'No star can rotate any more.',

  // Below the status: what to do now, in at most 12 words.
  'do.first': 'Choose a star with an arrow.', // Before the first rotation, while arrows are drawn.
  'do.star': 'Choose a star to rotate.',
  'do.past-par': 'Not solved yet. Go on, or undo and try another way.', // As many rotations as par are used, or more.
  'do.picked': 'Tap it again, or press Rotate.', // A finger has chosen a star. Rotate: the name of a button.
  'do.cards': 'Play a framed card, or end your turn.', // After a star was rotated.
  'do.no-star': 'No star can rotate. Play a card or end your turn.',
  'do.solve-in':
    '{par, plural, one {Solve it in # rotation. Choose a star.} other {Solve it in # rotations. Choose a star.}}', // The puzzle of a day, before the first rotation: the status says which day it is.
  'do.stuck': 'No star can rotate. Undo, or restart.',

  // When a puzzle is solved, in the line of what happened, once the reader has seen its lines.
  'end.solved': 'Try the next puzzle, or share your result.',
  'end.solved-day': 'Share your result, or play another day.', // The puzzle of a day.
  'end.share': 'Share your result.', // Where the page wants no other puzzle.

  // The goal, in at most 18 words. {colours}: the colours of a pattern, outward, as yellow, red. {from}: where a pattern begins: any, after other objects too; next, right next to the planet; planet, with the planet itself.
  'goal.row':
    '{from, select, any {{object, select, H {Line up {n, plural, one {# blue one} other {# blue ones}}, outward from a blue planet. Other objects may come first.} G {Line up {n, plural, one {# green one} other {# green ones}}, outward from a blue planet. Other objects may come first.} Y {Line up {n, plural, one {# yellow one} other {# yellow ones}}, outward from a blue planet. Other objects may come first.} R {Line up {n, plural, one {# red one} other {# red ones}}, outward from a blue planet. Other objects may come first.} N {Line up {n, plural, one {# white one} other {# white ones}}, outward from a blue planet. Other objects may come first.} other {Line up {n, plural, one {# black one} other {# black ones}}, outward from a blue planet. Other objects may come first.}}} other {{object, select, H {Line up {n, plural, one {# blue one} other {# blue ones}}, outward, beginning next to a blue planet.} G {Line up {n, plural, one {# green one} other {# green ones}}, outward, beginning next to a blue planet.} Y {Line up {n, plural, one {# yellow one} other {# yellow ones}}, outward, beginning next to a blue planet.} R {Line up {n, plural, one {# red one} other {# red ones}}, outward, beginning next to a blue planet.} N {Line up {n, plural, one {# white one} other {# white ones}}, outward, beginning next to a blue planet.} other {Line up {n, plural, one {# black one} other {# black ones}}, outward, beginning next to a blue planet.}}}}', // A pattern of one colour. {object}: its sign, H for blue, G green, Y yellow, R red, N white; the last case is B, black. {n}: how many, from 2 to 5. {from}: any or next.
  'goal.one':
    '{from, select, any {{object, select, H {Bring another blue one into line with a blue planet.} G {Bring a green one into line with a blue planet.} Y {Bring a yellow one into line with a blue planet.} R {Bring a red one into line with a blue planet.} N {Bring a white one into line with a blue planet.} other {Bring a black one into line with a blue planet.}}} other {{object, select, H {Bring another blue one into line with a blue planet, before any other object.} G {Bring a green one into line with a blue planet, before any other object.} Y {Bring a yellow one into line with a blue planet, before any other object.} R {Bring a red one into line with a blue planet, before any other object.} N {Bring a white one into line with a blue planet, before any other object.} other {Bring a black one into line with a blue planet, before any other object.}}}}', // A pattern of one object. {object}: its sign, as above. {from}: any or next.
  'goal.colours':
    '{from, select, any {Line up {colours, list, row}, outward from a blue planet. Other objects may come first.} next {Line up {colours, list, row}, outward, beginning next to a blue planet.} other {Line up {colours, list, row}, outward, beginning with a blue planet.}}',
  'goal.lines':
    '{from, select, any {Line up {colours, list, row} in {n} lines at once, outward from blue planets. Other objects may come first.} next {Line up {colours, list, row} in {n} lines at once, outward, beginning next to blue planets.} other {Line up {colours, list, row} in {n} lines at once, outward, beginning with blue planets.}}', // {n}: how many lines, 2 or more.
  'goal.all':
    '{from, select, any {Line up {n, plural, =2 {both patterns} one {the pattern} other {all # patterns}} at once, outward from blue planets. Other objects may come first.} next {Line up {n, plural, =2 {both patterns} one {the pattern} other {all # patterns}} at once, outward, beginning next to blue planets.} other {Line up {n, plural, =2 {both patterns} one {the pattern} other {all # patterns}} at once, outward, beginning with blue planets.}}', // {n}: how many patterns, 2 or more.
  'goal.free': 'Rotate any star and watch what moves.', // Where there are no goals.
  'goal.most': 'Score the most points with your cards in {turns, plural, one {# turn} other {# turns}}.', // The card game. {turns}: how many turns everybody has.
  'goal.points': 'Score as many points as you can in {turns, plural, one {# turn} other {# turns}}.', // The card game for one. {turns}: how many turns.
  'goal.decay': 'Make your 100 points last for as many turns as you can.',

  // The headline: how it ended. No full stop at the end. {winner}: the seat that wins. {winners}: the seats that win.
  solved: 'Solved in {turns, plural, one {# rotation} other {# rotations}}', // At par, or where nobody knows the par.
  'solved.par':
    'Solved in {turns, plural, one {# rotation} other {# rotations}}, {par, plural, one {# is enough} other {# are enough}}', // Past par.
  'rotation/solved': 'Solved', // Where only the outcome is known.
  'rotation/stuck': 'Not solved', // No star can rotate any more.
  'rotation/alone':
    '{winner, select, you {You scored {points, plural, one {# point} other {# points}}} other {{winner} scored {points, plural, one {# point} other {# points}}}}',
  'rotation/by-points':
    '{winner, select, you {You win, {points} to {against}} other {{winner} wins with {points, plural, one {# point} other {# points}}}}', // {against}: the points of who comes second.
  'rotation/shared': '{winners, list, and} share the win',
  'rotation/spent': 'Your points lasted {turns, plural, one {# turn} other {# turns}}', // Where points run out. {turns}: how many turns they lasted.

  // Below the headline: why it ended so.
  'why.par': 'That is par: it cannot be done in fewer.',
  'why.asked': 'That is as few as the puzzle asks for.', // As many as its par, where that is the word of who wrote the puzzle.
  'why.fewer': 'That is fewer than the {par} that the puzzle asks for.', // Below such a par.
  'why.over':
    '{over, plural, one {# rotation more than par.} other {# rotations more than par.}} Try again for a rating of 3?', // {over}: how many more, 1 or 2.
  'why.far':
    '{most, plural, one {Solve it in # rotation for a rating.} other {Solve it in # rotations or fewer for a rating.}} Try again?', // {most}: how many rotations bring the lowest rating.
  'why.solved': 'All goals are met.', // Where nobody knows the par.
  'why.stuck': 'No star can rotate any more. Undo, or restart.',
  'why.points':
    '{gain, plural, one {{seat, select, you {You scored # point more than {other}.} other {{seat} scored # point more than {other}.}}} other {{seat, select, you {You scored # points more than {other}.} other {{seat} scored # points more than {other}.}}}}', // {other}: the seat that comes second. {gain}: how many points more.
  'why.shared': 'Each has {points, plural, one {# point} other {# points}}.',
  'why.alone':
    'That is about {each, plural, one {# point} other {# points}} in each of {turns, plural, one {# turn} other {# turns}}.', // The card game for one. {each}: a number. {turns}: how many turns it had.
  'why.spent': 'Turn {turn} cost {cost, plural, one {# point} other {# points}} and left you below 0.', // Where points run out. {turn}: the number of the last turn. {cost}: what it cost.

  // The end shown on the board step by step. {planet}: the name of a blue planet’s cell. {way}: up, right, down or left.
  'walk.line':
    '{way, select, up {Up from {planet}: {colours, list, row}.} right {Right from {planet}: {colours, list, row}.} down {Down from {planet}: {colours, list, row}.} other {Left from {planet}: {colours, list, row}.}}', // A line that holds a pattern. {colours}: its colours, outward.
  'walk.points':
    '{seat, select, you {You have {points, plural, one {# point} other {# points}}.} other {{seat} has {points, plural, one {# point} other {# points}}.}}',

  // Properties of a cell, after its name and one after the other, for screen readers. No full stop. {colours}: the colours of a line, outward from a planet.
  'cell.range': 'range {range}', // How far a star reaches. {range}: how many rings around it it rotates.
  'cell.no-end': 'range to the edge', // It rotates all rings.
  'cell.turns': 'moves {n, plural, one {# object} other {# objects}}', // When it is rotated.
  'cell.up': 'up: {colours, list, and}',
  'cell.right': 'right: {colours, list, and}',
  'cell.down': 'down: {colours, list, and}',
  'cell.left': 'left: {colours, list, and}',

  // The preview of a rotation, for screen readers. {moves}: what would move, from where to where.
  'foretell.turn':
    'Rotating {cell} would move {n, plural, one {# object} other {# objects}}: {moves, list, row}.',
  'foretell.move': '{object} from {from} to {to}', // One of those moves. {from}: the name of a cell. {to}: the name of a cell.
  'foretell.goals':
    '{of, plural, one {Then {done} of # pattern would be found.} other {Then {done} of # patterns would be found.}}', // In a lesson alone.

  // The preview of the star that is pointed at or chosen. {moved}: how many objects would move.
  'preview.moved':
    '{moved, plural, one {# object would move one place clockwise.} other {# objects would move one place clockwise.}}', // A puzzle, whose solution is the reader’s to find.
  'preview.goals':
    '{moved, plural, one {# object would move.} other {# objects would move.}} {of, plural, one {{done} of # pattern would be found.} other {{done} of # patterns would be found.}}', // In a lesson.
  'preview.cards':
    '{moved, plural, one {# object would move.} other {# objects would move.}} {points, plural, =0 {Your cards would score nothing.} one {Your cards would score # point.} other {Your cards would score # points.}}',

  // The goals of a puzzle and what it has taken so far, beside the board. No full stop.
  'goal.name': 'Goals', // The heading, for screen readers.
  'goal.found': '{found} of {of}', // Beside a pattern. {found}: how many lines hold it now. {of}: how many must.
  'goal.rating':
    '{hints, plural, =0 {Rating {rating} of 3} one {Rating {rating} of 3, with # hint} other {Rating {rating} of 3, with # hints}}', // For screen readers; others see so many stars. {rating}: from 0 to 3.
  'goal.at-stake':
    '{rating, plural, one {# star} other {# stars}} to win{hints, plural, =0 {} one {, with # hint} other {, with # hints}}', // The same while the puzzle goes on. {rating}: from 0 to 3.
  'goal.at-once':
    '{n, plural, one {In {lines} lines at once, outward from blue planets} =2 {Both at once, outward from blue planets} other {All # at once, outward from blue planets}}', // Above the patterns, where there are several, or one that several lines must hold. {n}: how many patterns. {lines}: how many lines must hold it, 2 or more.
  'goal.par': 'Fewest: {par}', // Beside the bars of the rotations.
  'goal.rating-name': 'Rating', // Before the stars.
  'goal.hints': '{hints, plural, one {# hint} other {# hints}}',

  // The hands of the card game, beside the board. No full stop. {turn}: the number of a turn.
  'hand.name': '{seat, select, you {Your hand} other {{seat}’s hand}}',
  'hand.hidden': '{n, plural, one {# card} other {# cards}}', // In place of cards that the reader may not see.
  'hand.worth': '{points, plural, one {# point} other {# points}}', // What a seat has.
  'hand.brings':
    '{found, plural, =0 {In no line} one {In # line: {points, plural, one {# point} other {# points}}} other {In # lines: {points, plural, one {# point} other {# points}}}}', // What a card would score now. {found}: how many lines hold it.
  'hand.would':
    '{points, plural, =0 {Would score nothing} one {Would score # point} other {Would score # points}}', // What a card would score after a rotation that the reader thinks of.
  'hand.now': '{found, plural, =0 {In no line now} one {In # line now} other {In # lines now}}', // While a card cannot be played.
  'hand.deck': '{cards, plural, one {# card in the deck} other {# cards in the deck}}', // {cards}: how many are still to be drawn.
  'hand.scoring': 'How cards score', // A term that explains itself.
  'hand.turn': 'Turn {turn} of {all}', // {all}: how many turns everybody has.
  'hand.turn-alone': 'Turn {turn}, this one costs {cost, plural, one {# point} other {# points}}', // Where points run out. {cost}: what the turn costs when it ends.

  // The stars on the board and how far they reach, in a list below the goal. No full stop.
  'legend.name': 'Stars',
  'legend.rings': '{n, plural, one {# ring} other {# rings}}', // {n}: how many rings a star rotates.
  'legend.all': 'All rings', // What a black hole rotates.
  'legend.comet': 'Any colour', // What a comet counts as.

  // Explains a term beside the board when the reader points at it. One sentence each.
  'term.ring': 'A ring is a square of cells around the star. Everything in it moves one cell clockwise.', // After what a star rotates.
  'term.edge': 'At the edge, what would leave the board jumps along its ring to the next cell on it.', // Once for each puzzle, at the first star on show whose rotation would do so.
  'term.Y': 'A yellow dwarf rotates three rings.',
  'term.R': 'A red giant rotates four rings.',
  'term.N': 'A neutron star rotates five rings.',
  'term.B': 'A black hole rotates every ring, to the edge of the board.',
  'term.C':
    'A comet next to a yellow dwarf or red giant, diagonals included, counts as any colour. Elsewhere it counts as empty.',
  'term.C.break':
    'A comet next to a yellow dwarf or red giant, diagonals included, counts as any colour. Elsewhere it breaks a pattern.', // Where the game is played so.
  'term.par': 'The fewest rotations that solve this puzzle. The rules call it par.',
  'term.rating': '3 for the fewest rotations, 1 less for each further one and for each hint.',
  'term.found': 'How many lines read so now, and how many must.',
  'term.hints': 'How many hints you have used in this game; each takes 1 from the rating.',
  'term.points': 'What {seat} has scored so far.',
  'term.deck': 'Cards still to be drawn; you draw up to three at the end of your turn.',
  'term.scoring':
    'The first line that holds a card scores 1 point for each of its colours, and each further line 1 point more than the last.',
  'term.turns': '{all, plural, one {Everybody has # turn.} other {Everybody has # turns.}}', // {all}: how many.
  'term.cost': 'What this turn takes from your points when it ends.',

  // A line to share of a solved puzzle. {title}: which puzzle it is, the next three. {rating}: from 0 to 3.
  'result.rating':
    '{title}: {rating, select, 3 {★★★} 2 {★★☆} 1 {★☆☆} other {☆☆☆}} {turns, plural, one {# rotation} other {# rotations}}, par {par}, {hints, plural, =0 {no hints} one {# hint} other {# hints}}',
  'result.title': 'Rotation puzzle',
  'result.title.level': 'Rotation puzzle {name}', // {name}: a level and a number, as 2-17.
  'result.title.day': 'Rotation puzzle, {day, date}', // {day}: the day whose puzzle it is.

  // Two lines to share of the puzzle of a day. {n}: its number. {rating}: from 0 to 3.
  'result.day': 'Rotation puzzle {n}  {rating, select, 3 {★★★} 2 {★★☆} 1 {★☆☆} other {☆☆☆}}',
  'result.took':
    '{turns, plural, one {# rotation} other {# rotations}}, par {par}, {hints, plural, =0 {no hints} one {# hint} other {# hints}}',

  // A line to share of a card game that is over. {turns}: how many turns everybody had.
  'share.won':
    '{seat, select, you {Rotation puzzle, card game: I won {points} to {against} in {turns, plural, one {# turn} other {# turns}}.} other {Rotation puzzle, card game: {seat} won {points} to {against} in {turns, plural, one {# turn} other {# turns}}.}}', // {against}: the points of who comes second.
  'share.lost':
    'Rotation puzzle, card game: I lost {points} to {against} in {turns, plural, one {# turn} other {# turns}}.', // {against}: the points of who wins.
  'share.shared':
    'Rotation puzzle, card game: {winners, list, and} shared the win with {points, plural, one {# point} other {# points}} each.', // {winners}: the seats that win.
  'share.alone':
    'Rotation puzzle, card game: {points, plural, one {# point} other {# points}} in {turns, plural, one {# turn} other {# turns}}.',
  'share.spent':
    'Rotation puzzle, card game: 100 points lasted {turns, plural, one {# turn} other {# turns}}.',

  'statistics.over': 'Rotations', // The name of a list of what solved puzzles took, for screen readers.

  // Buttons below the board. No full stop.
  'act.rotate': 'Rotate', // Rotates the star that a finger has chosen; dimmed until then.
  'act.done': 'End turn',
  // Asked before the rotation of a hint in a puzzle is played, and the answers. {cell}: the name of the cell of what rotates, as c3.
  'ask.solve': 'Rotate {cell}? It costs nothing more.',
  'act.play-step': 'Play it',
  'act.keep-trying': 'Keep trying',

  // Before the button to rotate, in one or two lines: what a rotation does.
  'about.rotate': 'Rotating moves everything in the star’s square rings one place clockwise.',

  // More buttons below the board. No full stop.
  'act.try-again': 'Try again', // When a puzzle is solved: the same one from its start.

  // After “It takes”: what the size of a board can be.
  'range.size': 'one or two sides from 5 to 25, as in 7 or 9x7',

  // Why a move cannot be made. A second sentence says what would work.
  'rotation/over': 'The game is over.',
  'rotation/not-your-turn': 'It is {seat}’s turn. Wait for {seat} to move.',
  'rotation/no-cell': 'There is no cell “{cell}” on this board.',
  'rotation/not-a-star':
    '{object, select, H {{cell} is blue and does not rotate. Choose a star.} G {{cell} is green and does not rotate. Choose a star.} C {{cell} is a comet and does not rotate. Choose a star.} other {{cell} is empty. Choose a star.}}', // {object}: H, blue; G, green; C, a comet; or nothing.
  'rotation/only-empty': 'The rings around {cell} are empty, so nothing would move. Choose another star.',
  'rotation/turned':
    '{seat, select, you {You have already rotated a star this turn. Play a card or end your turn.} other {{seat} has already rotated a star this turn and can play a card or end the turn.}}',
  'rotation/turn-first': 'Cards come after a rotation. First choose a star to rotate.',
  'rotation/no-cards': 'A puzzle has no cards. Choose a star to rotate.',
  'rotation/not-in-hand':
    '{seat, select, you {You do not have this card. Choose one from your hand.} other {{seat} does not have this card. Choose one that {seat} has.}}',
  'rotation/not-found': 'No line holds this card. Play a framed card or end your turn.',

  // Why a move as text cannot be read.
  'rotation/move': '“{found}” is not a move. Write the cell of a star, the signs of a card, or done.',
};
