// The game of a figure as a fence, and the fence as a board with its picture inside.
import MarkdownIt from 'markdown-it';

import planisphere from '../dist/es/pure/markdown-it.js';
import { playFromHere } from './markdown/play-from-here.mjs';

const markdown = new MarkdownIt().use(planisphere).use(playFromHere);

const word = ([name, value]) => {
  if (value === '') return name;
  return /[\s"'=]/.test(value) ? `${name}="${value}"` : `${name}=${value}`;
};

/** The markup of a figure. A board that says nothing of its controls stands still. */
export function figureOf(tag, { board, text }) {
  const { record, position, puzzle, ...others } = board;
  const isGiven = /[;/]/.test(puzzle ?? '');
  const body = record ?? position ?? (isGiven ? puzzle : undefined);
  const rest = puzzle === undefined || isGiven ? others : { puzzle, ...others };
  const words = [
    ...(board.controls === undefined ? ['figure'] : []),
    ...Object.entries(rest).map(word),
    `caption="${text}"`,
  ];
  const lines = body === undefined ? [] : [body];
  return markdown.render(['```' + `${tag} ${words.join(' ')}`, ...lines, '```'].join('\n'));
}
