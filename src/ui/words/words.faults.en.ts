/**
 * English sentences about what a page has given and a board cannot use; loaded when there is such a value.
 *
 * {seat}: the name of a seat, as Blue, or what the page calls who plays it. {cell}: the name of a cell, as S31.
 * {found}: what the page has written, word for word. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../../core/words/words.js';

export const faultWords: WordTable = {
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

  // Errors in the goal of a puzzle, for whoever writes it. {found}: what was written.
  'puzzle/kind': '“{found}” is no goal of this game. Its goals begin with {kinds, list, or}.', // {kinds}: words that are written as they are.
  'puzzle/parts':
    '“{found}” does not fit. {needed, plural, =0 {Write this goal without parts.} one {Write # part behind a colon, as in core:4.} other {Write up to # parts, each behind a colon, as in take:4:7.}}', // {needed}: how many parts it may have.
  'puzzle/twice': '“{found}” names something twice.',
  'puzzle/no-goal': '“{field}” belongs to a puzzle, and there is no goal.', // {field}: the part of the text, as par.
  'puzzle/no-puzzle': 'There is no puzzle “{found}”. A level from 1 to 3 has puzzles 1 to {most}, as 2-17.', // {most}: how many puzzles each level has.
  'puzzle/no-position': 'A goal needs a position. Give the position too, or both in puzzle.',
  'puzzle/no-text-goal': 'This is a position without a goal. Write one behind it, as in ;goal=core:4;par=3.',
  'puzzle/left-out': '“{name}” is left out, since “{other}” goes before it.', // {name}: an attribute, as a page writes it. {other}: the attribute that counts.
  'puzzle/met-already': 'The goal “{found}” is met before the first move.',
  'puzzle/lost-already': 'The goal “{found}” can never be met in this position.',
  'puzzle/not-yours': 'A puzzle begins with a move of the first seat, and here it has none.',
  'puzzle/others': 'In a puzzle the others have no moves. Here they have some.',

  // Errors in what else a page has written.
  'seats/kind': '“{found}” is not a player. Write human, host, or bot:name.',
  'seats/bot': 'There is no bot “{found}”. This game has {bots, list, and}.', // {bots}: the names of the bots.
  'seats/level': 'The level of a bot is “{found}”. It takes a number.',
  'seats/count':
    'This game is for {many, select, exactly {{most}} other {{least} to {most}}} players, not {got}.', // {many}: whether it is for one number of players. {least}: the fewest. {most}: the most. {got}: how many were given.
  'marks/cell': 'There is no cell “{found}” on this board.',
  'marks/label': 'The label “{found}” has too many characters. It takes one to three.',
  'marks/kind': 'There is no mark “{found}”. Use {kinds, list, or}.', // {kinds}: the marks that there are.
  'names/long': '“{found}” is too long. A name has at most {cap} characters.', // {cap}: how many.
  'names/count':
    'There are {given} names for {seats} seats. Name a player for each in “seats”, and put a name with spaces in double quotes, as in "Great Bear":Ada,Ben.', // {given}: how many names. {seats}: how many seats.
  'names/quote': 'The quotation mark in “{found}” is not closed.', // {found}: the text from there on, at most 20 characters.
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

  // Errors in a lesson that a page has written, for whoever builds it. {path}: a place in it, as steps[2].say.
  'lesson/json': 'The lesson is not JSON. The browser says: “{reason}”.', // {reason}: what the browser says.
  'lesson/kind': '{path} is “{got}”. It takes {range}.', // {got}: the value. {range}: one of the phrases that begin with “range.”.
  'lesson/missing': '{path} is missing, or empty.',
  'lesson/field': '{path} has no field “{found}”. Its fields are {known, list, and}.', // {known}: the names of its fields.
  'lesson/near': '{path} has no field “{found}”. Did you mean “{meant}”?', // {meant}: a field like it.
  'lesson/at': '{path}: {error}', // {error}: a sentence about a position, a move or a text.
  'lesson/no-place': 'Neither {path} nor {ply} is given.', // {ply}: the other place, which counts moves.
  'lesson/two-places': 'Both {path} and {ply} are given. Leave one of them out.', // {ply}: the other place, which counts moves.
  'lesson/no-record': '{path} counts the moves of a record, and there is no record.',
  'lesson/beyond': '{path} is {ply}. The record has {count, plural, one {# move} other {# moves}}.', // {ply}: what was asked for. {count}: how many moves there are.
  'lesson/over': '{path}: The game is over there, so there is no move to find.',
  'lesson/turn': '{path} has another player to move. In a lesson the reader plays the first one.',
  'lesson/no-way': '{path} has no answer that goes on. Add "goesOn": true to the right one.',
  'lesson/unreached':
    '{path} is never given. Another answer fits first, or what it brings does not come about.',

  // Why no lesson opens.
  'lesson/none': 'This board has no lesson.',
  'lesson/not-in-page': 'This board is not on a page yet. Put it on one to open its lesson.',

  // Faults of parts that were to be loaded, of bots and of what a page hands over.
  'kit/throws': '{name} cannot be read: “{reason}”.', // {name}: a property. {reason}: what the browser says.
  'kit/bot-move': 'The bot {bot} answered “{found}”, which {seat} cannot play.', // {bot}: its name.
  'kit/bot-secret': 'The bot {bot} answered with a move that {seat} cannot play.', // {bot}: its name.
  'kit/bot-answer': 'The bot {bot} answered “{found}”, which is not an answer.', // {bot}: its name.
  'kit/bot-threw': 'The bot {bot} stopped. The console says why.', // {bot}: its name.
};
