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
  'class.in-order': 'In list order', // A button: deals the list out anew.
  'class.shuffle': 'Shuffle', // A button: deals it out at random.
  'class.team': 'Name of team {n}', // A field for it.
  'class.move':
    'Click a pupil to move them to the next team, or drag them to any team. With the arrow keys, up and down lead to another team, left and right to another place within the team.',
  'class.colours':
    'Each place has its colour and mark. Move a team up or down, or drag its mark, to give it others.',
  'class.up': 'Move {name} up', // A button with an arrow. {name}: a team.
  'class.down': 'Move {name} down', // The same.
  'class.rounds': 'Rounds',
  'class.each': 'Moves of each pupil in a round',
  'class.minutes': 'Minutes per round',
  'class.minutes-about': '0 for no clock', // Beside that field.
  'class.map': 'Map',
  'class.generated': 'A new one, as large as needed', // A choice of map.

  // What comes of it.
  'class.sum':
    '{pupils, plural, one {# pupil} other {# pupils}} in {teams} teams. Every team has {moves, plural, one {# move} other {# moves}} in each round. The map has {stars} stars.', // {pupils}: how many. {teams}: how many. {moves}: how many. {stars}: how many.
  'class.crowded':
    'On a map of more than {most} stars, their names are too small to read from the back of a room. {rounds, plural, one {# round} other {# rounds}} would fit.', // {most}: a number. {rounds}: how many would still be readable.
  'class.start': 'Start on this screen',
  'class.code': 'Code for your page',
  'class.link': 'Link',
  'class.no-link': 'For a link, put the folder dist of the package on a web server.',
  'class.trial': 'Esc leaves full screen. Reload this page to set up another class.', // Beside the button that starts.

  // What is wrong.
  'class.long': 'Line {line}: “{name}” is longer than 40 characters, so it was left out.',
  'class.sign': 'Line {line}: “{name}” contains quotation marks or angle brackets, so it was left out.',
  'class.twice': 'Line {line}: {name} is already in the list. Add a letter so that you can tell them apart.',
  'class.few': 'Paste at least {n} names.', // {n}: as many as there are teams.
  'class.empty-team': 'Every team needs a pupil. Choose fewer teams.',
  'class.large-team': 'A team can have at most 20 pupils. Choose more teams.',
  'class.many-moves': 'A team can have at most 60 moves in a round. Choose more teams or fewer moves.',
  'class.many-letters': 'Together, the names are longer than 1,000 characters. Use first names only.',
};
