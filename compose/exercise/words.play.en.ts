/** English sentences of the page behind a link for pupils. */
export const play = {
  // In place of the exercises, or above them.
  'play.nothing': 'This link holds no exercises. Ask for it again.',
  'play.cut': 'The end of this link is missing, so exercises may be missing too. Ask for it again.',
  'play.board': 'A board of this link is not known here and was left out.',
  'play.no-files': 'The boards did not come. Check your connection and reload the page.',
};
