// Prints what commands say. Some of it comes from files of others, and must not give the terminal orders.

/** Characters that a terminal would obey or not show. */
const ORDERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text on one line. */
export const shown = (text) => text.replace(ORDERS, ' ');

const shownLines = (text) => text.split('\n').map(shown).join('\n');

export const say = (text) => console.log(shownLines(text));
export const complain = (text) => console.error(shownLines(text));
