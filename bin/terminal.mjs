// Prints what commands say. Some of it comes from files of others, and must not give the terminal orders.

/** What a terminal would take for an order, or not show. */
const ORDERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text on one line. */
export const shown = (text) => text.replace(ORDERS, ' ');

const shownLines = (text) => text.split('\n').map(shown).join('\n');

export const say = (text) => console.log(shownLines(text));
export const complain = (text) => console.error(shownLines(text));
