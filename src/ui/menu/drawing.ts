/** Saves the position on show as an SVG file, as others may see it. */
import { unwrap } from '../../core/basics/result.js';
import type { SvgOptions } from '../../core/picture/svg-options.js';
import type { BoardState } from '../contract/board-state.js';
import type { Theme } from './png.js';

/** The file has the board’s look and marks, and speaks the page’s language. */
/** `at`: which ply, where not the one on show. */
export function drawingOf(board: BoardState, at?: number): ((theme: Theme) => Promise<string>) | undefined {
  const { session } = board;
  const loadToSvg = board.adapter.load?.toSvg;
  if (!loadToSvg || !session) return undefined;
  return async (theme) => {
    const { toSvg } = await loadToSvg();
    const plain: SvgOptions = {
      theme,
      look: board.settings.get<string>('look') || undefined,
      coordinates: board.settings.get<boolean | undefined>('coordinates') || undefined,
      viewer: session.isOver ? board.viewer : 'public',
    };
    const words: SvgOptions = {
      marks: board.settings.get<string>('marks'),
      words: board.settings.get<SvgOptions['words']>('words'),
      lang: board.words.language,
    };
    // The whole game, since what its viewer may see of it is for the picture to say.
    const record = session.save('all');
    const ply = at ?? session.ply;
    const made = [
      { ...plain, ...words, ply },
      { ...plain, ply },
    ].map((options) => toSvg(record, options));
    // The board ignores sentences of the page that cannot be read, and so does the drawing. A record that is too long
    // has other plies.
    return unwrap(made.find(({ ok }) => ok) ?? toSvg(session.position('all'), plain));
  };
}
