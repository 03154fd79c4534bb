/** The colours and seat marks of every board, as data: the page's tokens, files and feeds all read them here. */

/** A colour by day and by night. */
export type Tone = readonly [day: string, night: string];

/** Inks and grounds, by token name: `--board-<name>`. */
export const INKS = {
  surface: ['#faf9f6', '#101a30'],
  field: ['#eef1f3', '#17233f'],
  field2: ['#e3e8ed', '#1f2d4d'],
  ink: ['#16223c', '#eaeef6'],
  ink2: ['#4d5a72', '#a7b3c9'],
  line: ['#7686a0', '#6f82a6'],
  graticule: ['#c9d2dc', '#2b3a5c'],
  accent: ['#a65200', '#ffc15a'],
  wash: ['#f7e6cd', '#3b3226'],
  danger: ['#b3161b', '#ff8f86'],
  'danger-wash': ['#fbeaea', '#361f2b'],
  on: ['#faf9f6', '#0d1629'],
} as const satisfies Readonly<Record<string, Tone>>;

/** Their replacements for readers who ask for more contrast: every line at 4.5:1 or more, every text at 7:1. */
export const SHARP_INKS = {
  ink: ['#0a1020', '#ffffff'],
  ink2: ['#2a3449', '#dbe2ef'],
  line: ['#46536b', '#aebbd2'],
  graticule: ['#5b6880', '#93a2bf'],
  accent: ['#6e3600', '#ffd48a'],
  danger: ['#7f0d11', '#ffbab4'],
} as const satisfies Partial<Record<keyof typeof INKS, Tone>>;

/** Seats 0 to 8: `--board-seat-<n>`. Seats 9 to 11 take the colour and mark of 0 to 2 inside a second ring. */
export const SEATS: readonly Tone[] = [
  ['#2447ad', '#5b92f7'],
  ['#cd391b', '#ff6847'],
  ['#137c63', '#7fefe6'],
  ['#aa50a6', '#bf6693'],
  ['#3f2a10', '#e3e67b'],
  ['#073964', '#67c2fc'],
  ['#6d4a86', '#8274cb'],
  ['#6f3b2c', '#ecb891'],
  ['#85878f', '#9d9da8'],
];

/** Cut-outs that tell seats' pieces apart without colour, as SVG path data for a piece of radius 1. Seat 0 is plain. */
export const SEAT_MARKS: readonly string[] = [
  '',
  'M-.42 0a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0Z',
  'M-.68-.18H.68V.18H-.68Z',
  'M-.15-.68h.3v.53h.53v.3h-.53v.53h-.3v-.53h-.53v-.3h.53z',
  'M.02-.7A.7 .7 0 0 1 .02 .7Z',
  'M-.6 .36L.36-.6L.6-.36L-.36 .6Z',
  'M0-.66a.24 .24 0 1 1-.01 0ZM-.42 .1a.24 .24 0 1 1-.01 0ZM.42 .1a.24 .24 0 1 1-.01 0Z',
  'M0-.68a.68 .68 0 1 1-.01 0ZM0-.36a.36 .36 0 1 0 .01 0Z',
  'M-.25-.12a.55 .55 0 1 0 1.1 0a.55 .55 0 1 0-1.1 0Z',
];
