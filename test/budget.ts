/**
 * How much of what is random or exhaustive a test run tries: all of it by `npm run test:all`, a share of it by `npm
 * test`.
 */
export const isThorough = process.env['THOROUGH'] === '1';

/** So many of so many: at least one, and in a thorough run all. */
export const some = (most: number, share = 1 / 3): number =>
  isThorough ? most : Math.max(1, Math.ceil(most * share));
