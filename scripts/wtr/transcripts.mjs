// Writes what boards do today into a file of test/transcripts, where TRANSCRIPTS=write asks for it: the command
// `keep-transcript`. It answers whether it has written.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export function keepTranscripts(rootDir) {
  return {
    name: 'keep-transcripts',
    async executeCommand({ command, payload }) {
      if (command !== 'keep-transcript') return undefined;
      if (process.env.TRANSCRIPTS !== 'write') return false;
      await writeFile(join(rootDir, 'test/transcripts', payload.file), payload.text);
      return true;
    },
  };
}
