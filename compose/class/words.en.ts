/**
 * English sentences of the page that sets up a class.
 *
 * {n}: a count. {line}: a line of the list. {name}: what stands in it.
 */
export const own = {
  'class.list': 'Paste your list, one pupil per line',
  'class.about':
    'Names stay on this page. They are part of the code and the link that you copy, and of nothing else.',
  'class.team-count': 'Teams', // Before a number.
  'class.in-order': 'In this order', // A button: deals the list out anew.
  'class.shuffle': 'Shuffle', // A button: deals it out by chance.
  'class.team': 'Name of team {n}', // A field for it.
  'class.move': 'A click on a name moves it to the next team. The colour and the mark stay with the team.',
  'class.rounds': 'Rounds',
  'class.each': 'Moves of each pupil in a round',
  'class.minutes': 'Minutes per round',
  'class.minutes-about': '0: no clock', // Beside that field.
  'class.map': 'Map',
  'class.generated': 'A new one, as large as needed', // A choice of map.

  // What comes of it.
  'class.sum':
    '{pupils, plural, one {# pupil} other {# pupils}} in {teams} teams, {moves, plural, one {# move} other {# moves}} a team in each round, {stars} stars.', // {pupils}: how many. {teams}: how many. {moves}: how many. {stars}: how many.
  'class.crowded':
    'With more than {most} stars their names cannot be read from the back of a room. Take fewer rounds or moves: {rounds, plural, one {# round} other {# rounds}} would do.', // {most}: a number. {rounds}: how many would still be readable.
  'class.start': 'Start on this screen',
  'class.code': 'Code for your page',
  'class.link': 'Link',
  'class.no-link': 'A link needs the pages of this folder on a web server.',
  'class.trial': 'Esc leaves full screen. Reload this page to set up another class.', // Beside the button that starts.

  // What is wrong.
  'class.long': 'Line {line}: “{name}” is longer than 40 characters, and was left out.',
  'class.sign': 'Line {line}: “{name}” has quotation marks or angle brackets, and was left out.',
  'class.twice':
    'Line {line}: there are two of the name {name}. Add a letter, so that you can tell them apart.',
  'class.few': 'Paste at least {n} names.', // {n}: as many as there are teams.
  'class.empty-team': 'Every team needs a pupil. Take fewer teams.',
  'class.large-team': 'A team has at most 20 pupils. Take more teams.',
  'class.many-moves': 'A team has at most 60 moves in a round. Take more teams, or fewer moves.',
  'class.many-letters': 'All names together are longer than 1,000 characters. Use first names alone.',
};
