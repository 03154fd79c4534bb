// The browser tests of what can differ by engine, and why. `npm test` runs the rest in Chromium alone.
export const DIFFER = [
  // Pointers and fingers: which events come, in which order, and where they are.
  'test/rotation/gestures.browser.ts',
  'test/ui/lens.browser.ts',
  'test/ui/touched.browser.ts',
  // Focus: what may take it, and where it goes when a node leaves.
  'test/ui/focus.browser.ts',
  'test/ui/place.browser.ts',
  // Storage: when it may be used, and what other tabs hear.
  'test/ui/taken-up.browser.ts',
  // Sizes: containers, fonts and full screen.
  'test/ui/places.browser.ts',
  // Frames, and what a page or a server put into the tag.
  'test/ui/gone.browser.ts',
  'test/ui/missing.browser.ts',
  // Workers: how they start, fail and end.
  'test/ui/bots.browser.ts',
  // Colours, and pictures on the clipboard.
  'test/ui/theme.browser.ts',
  'test/ui/copy-picture.browser.ts',
  // Plurals, directions and lists of languages.
  'test/sentences.browser.ts',
];

/** These differ as well, but WebKitGTK itself crashes in them now and then on a busy machine. `test:all` tries it. */
export const DIFFER_OUTSIDE_WEBKIT = ['test/ui/sizes.browser.ts'];
