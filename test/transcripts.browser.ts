/** Boards do what their transcripts say. `TRANSCRIPTS=write npx wtr --files test/transcripts.browser.ts` writes them anew. */
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import './slices.js';
import { readRuns } from './transcript-lines.js';
import { transcribe } from './transcript.js';

const FILES = ['star', 'rotation', 'constellation', 'bugcatcher', 'space-crack'].map((game) => `${game}.txt`);

for (const file of FILES) {
  const text = await (await fetch(`/test/transcripts/${file}`)).text();
  const written: string[] = [];

  describe(`the transcripts of ${file}`, () => {
    for (const run of readRuns(text))
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
