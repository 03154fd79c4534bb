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
  'act.restart': 'Restart',
  'act.back': 'Previous', // In place of Undo, where one only looks at a game.
  'act.forward': 'Next', // In place of Redo, where one only looks at a game.
  'act.first': 'First', // In place of Restart, where one only looks at a game.
  'act.hint': 'Hint',
  'act.copy': 'Copy',
  'act.menu': 'Menu',
  'act.take-back': 'Bring it back', // Beside that the game was restarted: the game goes on where it was.
  'act.no': 'Cancel', // Beside the question whether one is sure.
  'act.use': 'Use it', // Beside a hint: makes the move that it advises.
  'act.walk-on': 'Next', // Beside a step of the score: the next one.
  'act.skip': 'Skip', // Beside a step of the score: shows no more of them.
  'act.decided': 'See move {n}', // Beside why the game ended so: goes to the move that decided it.
  'act.again': 'Play again', // When the game is over: begins another one with the same players.
  'act.share': 'Share', // Also below the board.
  'act.lesson': 'Lesson', // Beside what happened: opens the lesson.
  'act.start-lesson': 'Start', // Beside the offer of the lesson: opens it.
  'act.latest': 'Latest', // Beside an earlier move: back to the newest position.

  // Asked at Restart, while a game goes on; its answers are Restart and Cancel.
  'ask.restart': 'Restart this game? {n, plural, one {Its move} other {Its # moves}} would be undone.', // {n}: how many moves it has.
  'told.restarted': 'The game was restarted.', // In the line of what happened; Bring it back is beside it.

  // Shown when the reader points at such a button: what it does.
  'tip.undo': 'Undo your last move',
  'tip.redo': 'Make the move again',
  'tip.restart': 'Begin this game again',
  'tip.back': 'One move back',
  'tip.forward': 'One move forward',
  'tip.first': 'Go to the start',
  'tip.hint': 'Show a good move',
  'tip.share': 'Share your result or this position',
  'tip.copy': 'Copy the result, the record, a link or the embed code',
  'tip.menu': 'How to play, moves, keys',

  // The same with its key. {act}: what the button does. {key}: a letter that does the same.
  'act.with-key': '{act} ({key})',

  // The name of the slider below the board.
  'act.step': 'Moves',

  // The chart of the score: its heading, what a seat has at a move, and both together for screen readers. {low}: the least points that it can end with. {high}: the most. {n}: points. {move}: a sentence about the move. {figures}: what each seat has.
  'trend.label': 'Move by move',
  'trend.span': '{seat} {low} to {high}',
  'trend.value': '{seat} {low}',
  'trend.half': '{n} to win', // At the line in the middle: whoever has as many has won.
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

  // Before the first move, in the line of what happened.
  'offer.lesson': 'New here? Learn the game in a minute.',

  // The text to share of a game that is not over, before its link. {n}: how many moves were made.
  'share.position': '{name}, after {n, plural, one {# move} other {# moves}}',
  'share.start': '{name}',
  'share.copied': 'Copied. Paste it wherever you like.',
  'share.refused': 'This page does not allow sharing. Choose Copy instead.',

  // A seat with who plays it. {bot}: the name of a bot; {level}: how strong it is, a number.
  'seat.you': '{seat}, you',
  'seat.alone': '{seat}',
  'seat.bot': '{seat}, {bot} bot',
  'seat.character': '{seat}, {bot}', // The bot has a name of its own, as Athena.
  'seat.bot-level': '{seat}, {bot}, level {level}',

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
  'move.by': '{seat}.', // Where nothing more may be known of it.
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
  'said.resumed': 'Your game goes on.',
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

  // A value that an attribute or a record cannot have. {option}: the attribute. {got}: the value. {range}: one of the phrases that begin with “range.”.
  'option/range': '{option} is “{got}”. It takes {range}.',
  // After “It takes”. {least}: the least that it takes. {most}: the most. {many}: whether both are the same, or the least is nought. {min}: the smallest number. {max}: the largest number. {values}: words that are written as they are.
  'range.integer': 'a whole number from {min} to {max}',
  'range.flag': 'yes or no',
  'range.choice': '{values, list, or}',
  'range.choices':
    '{many, select, exactly {{most}} up {up to {most}} other {{least} to {most}}} of {values, list, or}',
  'range.numbers':
    '{many, select, exactly {{most}} up {up to {most}} other {{least} to {most}}} {most, plural, one {number} other {numbers}} from {min} to {max}',
  'range.whole-numbers':
    '{many, select, exactly {{most}} up {up to {most}} other {{least} to {most}}} whole {most, plural, one {number} other {numbers}} from {min} to {max}',
  'range.text': 'text of at most {most, plural, one {# character} other {# characters}}',
  'range.any-text': 'text',
  'range.sentences': 'sentences by key',
  'range.object': 'fields in braces',
  'range.list': 'a list in brackets',
  'range.true': 'true or false',
  'range.function': 'a function',

  // Errors in what a page has written, for whoever builds it.
  'option/unknown': 'There is no option “{option}”.', // {option}: the name that was given.
  'option/repeated': '“{option}” is given twice.', // {option}: the name that was given.
  // Errors in the text of a position, for whoever builds a page. {field}: a part of it, as turn. {needed}: how many there must be.
  'position/field': 'There is no field “{field}” here. A position has {fields}.', // {fields}: the names of its fields.
  'position/repeated': '“{field}” is given twice.',
  'position/missing': 'The position lacks the field “{field}”.',
  'position/count': '{field} needs {needed, plural, one {# entry} other {# entries}}, not {found}.', // {found}: how many there are.
  'position/value': '{field} is “{found}”. It takes {range}.', // {range}: one of the phrases that begin with “range.”.
  'position/sign': '“{found}” is not a sign of {field}. Its signs are “{signs}”.', // {signs}: signs that are written as they are.
  'position/repeat': '“{found}” repeats nothing. Write 2 to 999 before a sign of {field}.',
  'position/unfit': '{field} does not go with the rest of the position.',

  // Errors in what else a page has written.
  'text/long': 'This text has {length} characters. At most {cap} are read.', // {length}: how many it has. {cap}: how many are read.
  'text/alphabet': 'The character “{found}” at place {offset} cannot be used here.',
  'seats/kind': '“{found}” is not a player. Write human, host, or bot:name.',
  'seats/bot': 'There is no bot “{found}”. This game has {bots, list, and}.', // {bots}: the names of the bots.
  'seats/level': 'The level of a bot is “{found}”. It takes a number.',
  'seats/count':
    'This game is for {many, select, exactly {{most}} other {{least} to {most}}} players, not {got}.', // {many}: whether it is for one number of players. {least}: the fewest. {most}: the most. {got}: how many were given.
  'marks/cell': 'There is no cell “{found}” on this board.',
  'marks/label': 'The label “{found}” has too many characters. It takes one to three.',
  'marks/kind': 'There is no mark “{found}”. Use {kinds, list, or}.', // {kinds}: the marks that there are.
  'names/long': 'A name has at most {cap} characters.', // {cap}: how many.
  'names/count':
    'There are {given} names for {seats} seats. Name a player for each in “seats”, and put a name with spaces in double quotes, as in "Great Bear":Ada,Ben.', // {given}: how many names. {seats}: how many seats.
  'names/quote': 'A quotation mark is not closed.',
  'attribute/unknown': 'There is no attribute “{name}”. Did you mean “{meant}”?', // {name}: what was written. {meant}: an attribute like it.

  // Faults in a page's own words. {key}: the key in them. {fact}: a fact's name. {offset}: how many characters stand before the fault.
  'words/key': 'This board has no sentence “{key}”.',
  'words/near': 'This board has no sentence “{key}”. Did you mean “{meant}”?', // {meant}: a key like it.
  'words/text': '“{key}” takes a text, not “{got}”.', // {got}: a type of JavaScript, as number.
  'words/fact':
    'The sentence “{key}” has no fact “{fact}”. {n, select, 0 {It has none.} other {It has {facts}.}}', // {n}: how many facts it has. {facts}: their names.
  'words/choice': 'In “{key}”, “{fact}” has no case “{found}”. It has {cases}.', // {found}: the case. {cases}: those that there are.
  'words/category':
    'In “{key}”, the plural of “{fact}” has a case “{found}”. This language has {categories}.', // {found}: the case. {categories}: plural categories, as one, few, other.
  'words/plural':
    'In “{key}”, the plural of “{fact}” lacks the case “{found}”. This language needs {categories}.', // {found}: the case. {categories}: plural categories, as one, few, other.
  'words/other': 'In “{key}”, the choice before place {offset} needs a case “other”.',
  'words/case': "In “{key}”, a case such as one '{'a stone'}' is expected at place {offset}.",
  'words/kind':
    'In “{key}”, place {offset} needs a kind: plural, select, selectordinal, number, date or list.',
  'words/name': "In “{key}”, the name of a fact is expected at place {offset}, as in '{'seat'}'.",
  'words/long': 'The sentence “{key}” is too long. It takes at most {offset} characters.',
  'words/deep': 'In “{key}”, too many choices stand within one another at place {offset}.',
  'words/open': 'In “{key}”, a brace is opened and never closed.',
  'words/brace': 'In “{key}”, the brace at place {offset} closes nothing.',

  // Errors in a record, a game as one line of text, for whoever builds a page.
  'record/empty': 'The record is empty.',
  'record/game': 'This is not a record of this game. It begins with “{found}” instead of {game}/.', // {game}: how records of this game begin.
  'record/newer': 'This record is of version {found} of the game. This board reads up to version {version}.', // {found}: the record's. {version}: the board's.
  'record/older': 'This record is of version {found} of the game. This board reads only version {version}.', // {found}: the record's. {version}: the board's.
  'record/repeated': '“{found}” appears twice in the record.',
  'record/seed': '“{found}” is not a seed. A seed is a whole number from 0 to 4294967295.',
  'record/view': '“{found}” is not a viewer. Write public, all, or the number of a seat, from 0.',
  'record/from-and-options': 'A record that starts from a position names no options. Leave out “{found}”.',
  'record/from-and-seed': 'A record starts from a seed or from a position. Leave out one of them.',
  'record/no-seed': 'This record needs a seed, as in seed=7.',

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

  // Errors in a lesson that a page has written, for whoever builds it. {path}: a place in it, as steps[2].say.
  'lesson/json': 'The lesson is not JSON. The browser says: “{reason}”.', // {reason}: what the browser says.
  'lesson/kind': '{path} is “{got}”. It takes {range}.', // {got}: the value. {range}: one of the phrases that begin with “range.”.
  'lesson/missing': '{path} is missing, or empty.',
  'lesson/field': '{path} has no field “{found}”. Its fields are {known, list, and}.', // {known}: the names of its fields.
  'lesson/near': '{path} has no field “{found}”. Did you mean “{meant}”?', // {meant}: a field like it.
  'lesson/at': '{path}: {error}', // {error}: a sentence about a position, a move or a text.
  'lesson/turn': '{path} has another player to move. In a lesson the reader plays the first one.',
  'lesson/no-way': '{path} has no answer that goes on. Add "goesOn": true to the right one.',
  'lesson/unreached':
    '{path} is never given. Another answer fits first, or what it brings does not come about.',

  // Why no lesson opens.
  'lesson/none': 'This board has no lesson.',
  'lesson/not-in-page': 'The board is in no page. Put it into one to open its lesson.',

  // Faults of parts that were to be loaded, of bots and of what a page hands over.
  'kit/throws': '{name} cannot be read: “{reason}”.', // {name}: a property. {reason}: what the browser says.
  'kit/chunk':
    '{part, select, bots {The bot could not be loaded yet. It will try again.} other {A part of this board could not be loaded. Try again, or load the page again.}}', // {part}: the part of the board that is missing, as `bots` or `menu`.
  'kit/bot-move': 'The bot {bot} answered “{found}”, which {seat} cannot play.', // {bot}: its name.
  'kit/bot-secret': 'The bot {bot} answered with a move that {seat} cannot play.', // {bot}: its name.
  'kit/bot-answer': 'The bot {bot} answered “{found}”, which is not an answer.', // {bot}: its name.
  'kit/bot-threw': 'The bot {bot} stopped. The console says why.', // {bot}: its name.
  // Said by a board before its words have come, so not filled in.
  'kit/missing': 'This board could not be loaded yet. It will try again.',
};
