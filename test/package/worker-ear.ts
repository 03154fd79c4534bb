/** Counts in a page the answers that workers give, so that a test can tell where a bot thought. */
import type { Page } from '../../scripts/engines/index.mjs';
import type { Answer } from '../pages/site.js';

const EAR = `<script>
window.answers = 0;
window.Worker = class extends Worker {
  constructor(...parameters) {
    super(...parameters);
    // At each step a worker says that it thinks, which is no answer yet.
    this.addEventListener('message', ({ data }) => { if (!data.thinks) window.answers++; });
  }
};
</script>`;

export const withEar = (html: string): Answer => ({ body: html.replace('<script', `${EAR}<script`) });

export const answersIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { answers: number }).answers);
