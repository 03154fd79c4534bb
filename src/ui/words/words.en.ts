/**
 * English sentences of every board, by key: controls, cells, what has become of the game, and what is wrong with a page's
 * values. A game's own words come on top. A comment above some keys, or behind one, is the note for translators.
 *
 * {seat}: the name of a seat, as Blue, or what the page calls who plays it. {name}: the name of the game, as *Star.
 * {cell}: the name of a cell, as S31. {n}: the number of a move. {found}: what the page has written, word for word.
 * {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../../core/words/words.js';

export const kitWords: WordTable = {
  // Buttons below the board. No full stop.
  'act.undo': 'Undo',
  'act.redo': 'Redo',
  'act.back': 'Previous', // In place of Undo, where one only looks at a game.
  'act.forward': 'Next', // In place of Redo, where one only looks at a game.
  'act.first': 'First', // Where one only looks at a game: goes to its start.
  'act.hint': 'Hint',
  'act.menu': 'More', // Opens the menu: how to play, a new game, what to copy, the moves.
  'act.take-back': 'Bring it back', // Beside that the game was restarted: the game goes on where it was.
  'act.no': 'Keep playing', // Beside the question whether one is sure: nothing is done.
  'act.use': 'Use it', // Beside a hint: makes the move that it advises.
  'act.show-hint': 'Show me', // Beside where a hint is: shows which move it is.
  'act.walk-on': 'Next step', // Beside a step of the score.
  'act.decided': 'See move {n}', // Beside why the game ended so: goes to the move that decided it.
  'act.undo-move': 'Undo one move', // When nothing is left to meet the goal of a puzzle with.
  'act.again': 'Play again', // When the game is over: begins another one with the same players.
  'act.same-map': 'Same map again', // Beside Play again, where that draws another map.
  'act.play-next': 'Play {next}', // When the reader has won: a game against the next stronger bot, as “the easy bot”. {next}: that bot.
  'act.share': 'Share', // Also below the board.
  'act.lesson': 'Learn', // Opens the lesson.
  'act.learn': 'Learn by playing', // The same, in the menu.
  'act.rule': 'Rule', // Behind why a move is not possible: a link to that rule.
  'act.latest': 'Latest', // Beside an earlier move: back to the newest position.

  // In the menu. Then what is asked while a game goes on, and one of the answers; the other is act.no.
  'act.restart': 'Restart',
  'ask.restart': 'Begin again? Your game is kept until the next move.',
  'yes.restart': 'Begin again',
  'told.restarted': 'Restarted. {button} brings your game back.', // In the line of what happened. {button}: what stands on the button beside it.

  // Shown when the reader points at such a button: what it does.
  'tip.undo': 'Undo your last move',
  'tip.redo': 'Make the move again',
  'tip.back': 'One move back',
  'tip.forward': 'One move forward',
  'tip.first': 'Go to the start',
  'tip.hint': 'Show a good move',
  'tip.lesson': 'Learn it by playing, in small steps',
  'tip.share': 'Share your result or this position',
  'tip.menu': 'How to play, a new game, copying, moves, keys',

  // The same with its key. {act}: what the button does. {key}: a letter that does the same.
  'act.with-key': '{act} ({key})',

  // The name of the slider below the board.
  'act.step': 'Look back',

  // For screen readers: the name of what stands beside or below a board and no move needs, as goal, key and chart.
  'panel.rest': 'More about this game',

  // The chart of the score: its heading, what a seat has at a move, and both together for screen readers. {figure}: a number. {move}: a sentence about the move. {figures}: what each seat has.
  'trend.label': 'Move by move',
  'trend.value': '{seat} {figure}',
  'trend.told': '{move} {figures, list, row}',

  // The status, where the game itself has no sentence for it. No full stop.
  'turn.thinking': '{seat} is thinking',
  'turn.pass': 'Pass the screen to {seat}',

  // Below the status: what the reader does now, at most 12 words.
  'to-do.play': 'Choose where to play.',
  'to-do.wait-for': 'Wait for {seat} to move.',
  'to-do.wait': 'Wait for the others to move.',
  'to-do.watch': 'You are watching this game.',
  'to-do.looking': 'You are looking back. Choose Latest to return.', // Latest: the button act.latest.
  'to-do.look-away': 'Look away until {seat} is ready.',
  'to-do.over': 'Play again, or look back at the game.',

  // In its place after a game of the reader’s against bots alone. {n}: how many there were. {bot}: the bot, as “the easy bot”. {next}: the next stronger one, in the same form.
  'end.next': '{n, plural, one {You beat {bot}.} =2 {You beat both.} other {You beat all #.}} Try {next}?',
  'end.lost':
    '{n, plural, one {Play {bot} again, or learn a trick first?} other {Play them again, or learn a trick first?}}', // The reader has not won; the buttons are act.again and act.lesson.

  // Before the first move, in the line of what happened.
  'offer.lesson': 'New here? Learn it by playing: {n, plural, one {# small step} other {# small steps}}.', // {n}: how many the lesson has.
  'offer.own-lesson': 'New here? Learn it by playing, in small steps.', // The page has given a lesson of its own.
  'offer.on': 'Lesson: step {at} of {all}. Go on?', // The reader has left it there. {at}: the number of the step. {all}: how many there are.

  // The text to share of a game that is not over, before its link. {n}: how many moves were made.
  'share.position': '{name}, after {n, plural, one {# move} other {# moves}}',
  'share.start': '{name}',
  'share.copied': 'Copied. Paste it wherever you like.',
  'share.refused': 'This page does not allow sharing. Copy the result under More instead.',

  // A seat with who plays it. {bot}: the name of a bot; {level}: how strong it is, a number.
  'seat.you': '{seat}, you',
  'seat.alone': '{seat}',
  'seat.bot': '{seat}, {bot} bot',
  'seat.character': '{seat}, {bot}', // The bot has a name of its own, as Athena.
  'seat.bot-level': '{seat}, {bot}, level {level}',

  // A bot in a sentence, where it has no name of its own. {bot}: what it is, as “easy bot”; in the second its name for pages.
  'bot.the': 'the {bot}',
  'bot.plain': 'the {bot} bot',

  // Beside the status, on one short line. {all}: how many moves there are.
  'status.ply': 'Move {n}',
  'status.looking': 'Move {n} of {all}',
  'status.picked': '{cell}: tap again to play',

  // The list of moves: its heading, a move, and the heading of a round. {what}: what the move did, a sentence.
  'moves.label': 'Moves',
  'moves.item': '{n}. {what}',
  'moves.round': 'Round {n}', // {n}: the number of a round.

  // A move in the list of moves and for screen readers. {what}: what it did, a sentence.
  'move.told': 'Move {n}: {what}',
  'move.by': '{seat} moved in secret.', // Where nothing more may be known of it.
  'move.host': 'The page.', // A move that no seat has made.
  'move.none': 'Before move 1.',

  // Somebody or something, and what is told of it. {name}: its name. {text}: what is told.
  named: '{name}: {text}',

  // A line without a full stop, where another sentence follows. {sentence}: that line.
  'said.sentence': '{sentence}.',

  // For screen readers: what has become of the game. The move, or who is to move, is told after it.
  'said.undone': '{n, plural, one {Move undone.} other {# moves undone, from this one on.}}', // {n}: how many moves.
  'said.redone': 'Move redone.',
  'said.restarted': 'The game was restarted.',
  'said.resumed': 'Your game was restored.',
  'said.resumed-over': 'Your game is over.',
  'said.hint': 'Hint: {text}', // {text}: a sentence about the move.
  'said.hint-move': 'Hint: {move}.', // Where more would tell what is hidden. {move}: as it is written, such as BD.BR.

  // A line to share. {moves}: how many moves it took. {par}: the fewest moves that it takes.
  'result.text': '{name}: solved in {moves, plural, one {# move} other {# moves}}',
  'result.par': '{name}: solved in {moves, plural, one {# move} other {# moves}}, par {par}',

  // A seat that has no name. {n}: its number, from 1.
  seat: 'Seat {n}',

  // The board's name for screen readers. {label}: the page's name for it. {n}: which of several it is. {turn}: the status.
  'board.labelled': '{label}, {name}',
  'board.numbered': '{name} {n}',
  'board.label': '{name}. {turn}',

  // Said where somebody tries to play on a board that only shows a game.
  'board.readonly': 'This board only shows a game.',

  // A row of the board, for screen readers. {n}: its number, from 1.
  'cell.row': 'Row {n}',

  // Told of a cell after its name and what is on it, for screen readers. No full stop.
  'cell.last': 'last move',
  'cell.last-from': 'the last move began here',
  'mark.ring': 'marked',
  'mark.dot': 'marked with a dot',
  'mark.danger': 'marked as danger',
  'mark.label': 'labelled {label}', // {label}: one to three letters.
  'mark.to': 'arrow to {cell}',
  'mark.from': 'arrow from {cell}',

  // Told of a cell on request, for screen readers, one after the other. {name}: the cell and what is on it. {cell}: the same of a neighbour, as “S30, empty”.
  'place.here': '{name}.',
  'way.up': 'Up: {cell}.',
  'way.up-right': 'Up right: {cell}.',
  'way.right': 'Right: {cell}.',
  'way.down-right': 'Down right: {cell}.',
  'way.down': 'Down: {cell}.',
  'way.down-left': 'Down left: {cell}.',
  'way.left': 'Left: {cell}.',
  'way.up-left': 'Up left: {cell}.',
  'place.alone': 'It has no neighbours.',
  'place.would': 'Enter: {what}', // What the key Enter would do. {what}: sentences.

  // Said where a key looks for the next piece and there is none.
  'place.no-piece': 'There is nothing else to go to.',

  // Between two people at one screen, where each has secrets: a line, and the button below it.
  'hand.over': 'Pass the screen to {seat}.',
  'hand.ready': '{seat} is ready',

  // An error of the page's, after what it came by. {attribute}: the name of an attribute or of a move's number. {error}: the sentence.
  'error.in': '{attribute}: {error}',
  'error.at-move': '{attribute}, move {n}: {error}',

  // Errors in what else a page has written.
  'text/long': 'This text has {length} characters. At most {cap} are read.', // {length}: how many it has. {cap}: how many are read.
  'text/alphabet': 'The character “{found}” at place {offset} cannot be used here.',

  // Why nothing was played, undone or shown.
  'move/unknown': 'This is not a move of this game.',
  'session/which-seat': 'Several seats may move now. Write which one, as in 0:move.',
  'session/two-actors': 'The move is written for {told}, but was sent for {asked}.', // {told}: a seat's number. {asked}: a seat's number.
  'session/no-seat': 'There is no seat {seat}.', // {seat}: a number, from 0.
  'session/other-ply': 'This move was meant for ply {asked}, and the game stands at ply {ply}.', // {asked}: a number. {ply}: a number.
  'session/sealed': 'This move revealed something hidden, so it cannot be undone.',
  'session/other-person': 'That was another player’s move. You can undo only your own.',
  'session/nothing-to-undo': 'There is nothing to undo.',
  'session/nothing-to-redo': 'There is nothing to redo.',
  'session/shown-only': 'This record shows what one player saw. The game cannot be continued from it.',
  'session/no-ply': 'There is no move {asked}. The game has {plies, plural, one {# move} other {# moves}}.', // {asked}: a number. {plies}: how many there are.
  'session/not-yours': 'It is not your turn.',
  'session/refused': 'This move is not possible.',
  'session/vetoed': 'This page does not allow this move.',
  'session/not-ready': 'The board is not ready yet. Wait a moment.',

  // Faults of parts that were to be loaded, of bots and of what a page hands over.
  'kit/chunk':
    '{part, select, bots {The bot could not be loaded yet. It will try again.} other {A part of this board could not be loaded. Try again, or reload the page.}}', // {part}: the part of the board that is missing, as `bots` or `menu`.
  // Said by a board before its words have come, so not filled in.
  'kit/missing': 'This board could not be loaded yet. It will try again.',
};
