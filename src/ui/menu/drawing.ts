/** What is on show as an SVG file, as others may see it. It knows no game. */
import { unwrap } from '../../core/result.js';
import type { SvgOptions } from '../../core/svg-options.js';
import type { GameHost } from '../contract/game-host.js';
import type { Theme } from './png.js';

type Host = Pick<GameHost, 'adapter' | 'session' | 'words' | 'setting'>;

/** `record`: the game as others may see it. The file has the board’s look and marks, and speaks the page’s language. */
export function drawingOf(host: Host, record: string): ((theme: Theme) => Promise<string>) | undefined {
  const { session } = host;
  const { loadToSvg } = host.adapter;
  if (!loadToSvg || !session) return undefined;
  return async (theme) => {
    const toSvg = await loadToSvg();
    const look = host.setting<string>('look') || undefined;
    const plain: SvgOptions = { ply: session.ply, theme, look };
    const full: SvgOptions = {
      ...plain,
      marks: host.setting<string>('marks'),
      words: host.setting<SvgOptions['words']>('words'),
      lang: host.words.language,
    };
    // What of the page's own cannot be read, the board does not show either.
    const made = toSvg(record, full);
    return made.ok ? made.value : unwrap(toSvg(record, plain));
  };
}
