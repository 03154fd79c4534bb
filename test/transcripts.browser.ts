/**
 * Boards do what their transcripts say. `TRANSCRIPTS=write npx wtr --files test/transcripts.browser.ts` writes them
 * anew.
 */
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { isSample } from './slices.js';
import { readRuns } from './transcript-lines.js';
import { transcribe } from './transcript.js';

/** In a sample one run in so many is tried. Node follows those that need no more than the store. */
const ONE_IN = 4;

const FILES = ['star', 'rotation', 'constellation', 'bugcatcher', 'space-crack'].map((game) => `${game}.txt`);

for (const file of FILES) {
  const text = await (await fetch(`/test/transcripts/${file}`)).text();
  const written: string[] = [];

  describe(`the transcripts of ${file}`, () => {
    const runs = readRuns(text);
    for (const run of isSample ? runs.filter((one) => runs.indexOf(one) % ONE_IN === 0) : runs)
      it(run.title, async () => {
        const transcript = await transcribe(run);
        written.push(transcript);
        const isNew = await executeServerCommand('keep-transcript', {
          file,
          text: `${written.join('\n\n')}\n`,
        });
        if (!isNew) expect(transcript).to.equal(run.text);
      });
  });
}
