/**
 * English sentences of the page that reads codes.
 *
 * {learner}: a learner’s name, or `results.nobody`.
 * {heading}: what the set is called, or `results.no-heading`.
 * {line}: a line of what was pasted.
 */
export const own = {
  // Above the field.
  'results.proves':
    'A code says what a pupil’s own browser has counted. It proves nothing: anybody can make one.',
  'results.paste': 'Paste codes here, or whole mails with codes in them',
  'results.files': 'Or add the files that pupils have saved',

  // Below it.
  'results.save': 'Save the table as CSV',
  'results.count': '{n, plural, one {# code} other {# codes}} read.', // {n}: how many.
  'results.none': 'There is no code in this text.',

  // What is wrong with a code. {sentence}: why. {count}: how many codes there are.
  'results.fault': 'Line {line}: {sentence}',
  'results.again': 'Line {line}: the code of {learner} for {heading} was pasted twice. It counts once.',
  'results.several': '{learner} has {count} codes for {heading}. All of them are in the table.',
  'results.nobody': 'No name',
  'results.no-heading': 'a set without a heading',

  // The heads of columns, and what stands in them. {earned}: points earned. {points}: what there was to earn.
  'results.learner': 'Name',
  'results.set': 'Exercises',
  'results.time': 'When',
  'results.over': 'Done',
  'results.earned': 'Points',
  'results.points': 'Of',
  'results.percent': 'Percent',
  'results.yes': 'Yes',
  'results.no': 'Not all',
  'results.of': '{earned} of {points}',
};
