/** What is on show as an SVG file, as others may see it. It knows no game. */
import { unwrap } from '../../core/result.js';
import type { SvgOptions } from '../../core/svg-options.js';
import type { GameHost } from '../contract/game-host.js';
import type { Theme } from './png.js';

type Host = Pick<GameHost, 'adapter' | 'session' | 'words' | 'setting' | 'viewer'>;

/** The file has the board’s look and marks, and speaks the page’s language. */
export function drawingOf(host: Host): ((theme: Theme) => Promise<string>) | undefined {
  const { session } = host;
  const { loadToSvg } = host.adapter;
  if (!loadToSvg || !session) return undefined;
  return async (theme) => {
    const toSvg = await loadToSvg();
    const plain: SvgOptions = {
      theme,
      look: host.setting<string>('look') || undefined,
      coordinates: host.setting<boolean | undefined>('coordinates') || undefined,
      viewer: session.isOver ? host.viewer : 'public',
    };
    const words: SvgOptions = {
      marks: host.setting<string>('marks'),
      words: host.setting<SvgOptions['words']>('words'),
      lang: host.words.language,
    };
    // The whole game, since what its viewer may see of it is for the picture to say.
    const record = session.save('all');
    const { ply } = session;
    const made = [
      { ...plain, ...words, ply },
      { ...plain, ply },
    ].map((options) => toSvg(record, options));
    // What of the page’s own cannot be read, the board does not show either. A record of a game that is too long has other plies.
    return unwrap(made.find(({ ok }) => ok) ?? toSvg(session.position('all'), plain));
  };
}
