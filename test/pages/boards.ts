/** A site that has only what `dist` holds for frames, as a blogger uploads it, and pages that hear what frames tell. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elements } from '../../scripts/build/slices.mjs';
import type { Page } from '../../scripts/engines/index.mjs';
import { DIST, serve, single, type Answer, type Site } from './site.js';

export const EMBED_PAGE = readFileSync(join(DIST, 'embed/index.html'), 'utf8');
export const LINKS = readFileSync(join(DIST, 'embed/links.js'), 'utf8');

const script = (body: string): Answer => ({ body, type: 'text/javascript' });

/**
 * `dist` uploaded as `boards`; it says nothing of other origins. `/strict/embed/` is the page in a sandbox by its
 * header.
 */
export function serveBoards(
  isCut?: (path: string) => boolean,
  more: Record<string, Answer> = {},
): Promise<Site> {
  const files = (folder: string, policy?: string): Record<string, Answer> => ({
    [`${folder}/embed/`]: { body: EMBED_PAGE, ...(policy && { policy }) },
    [`${folder}/embed/index.html`]: { body: EMBED_PAGE, ...(policy && { policy }) },
    [`${folder}/embed/links.js`]: script(LINKS),
    ...Object.fromEntries(elements.map(({ tag }) => [`${folder}/${tag}.js`, script(single(tag))])),
  });
  return serve(
    {
      ...files('/boards'),
      ...files('/strict', 'sandbox allow-scripts'),
      '/boards/embed': { body: EMBED_PAGE },
      ...more,
    },
    isCut,
  );
}

/** Keeps what frames tell, by the place of the frame in the page. */
export const EAR = `window.told = [];
addEventListener('message', ({ source, data }) => {
  told.push([[...document.querySelectorAll('iframe')].findIndex((frame) => frame.contentWindow === source), data]);
});`;

export type Told = readonly (readonly [frame: number, data: Readonly<Record<string, unknown>>])[];

export const toldTo = (page: Page): Promise<Told> =>
  page.evaluate(() => (window as unknown as { told: Told }).told);

/** Bots alone: the game ends without a reader. */
export const BOTS = '#star-board?rings=2&seats=bot:random+bot:random&bot-pace=0&seed=4';
