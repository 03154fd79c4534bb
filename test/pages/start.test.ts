/** `npm start` goes when npm goes: no server is left behind on its port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const TOP = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Stands in for npm: a process that runs a shell that runs the script. Like npm, it ends without ending its children.
 */
const NPM = `
  const { spawn } = require('node:child_process');
  const child = spawn('sh', ['-c', 'node scripts/start.mjs; exit $?'], { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code));
`;

it('the gallery’s server ends when npm is killed', async () => {
  const npm = spawn(process.execPath, ['-e', NPM], {
    cwd: TOP,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const address = (): string | undefined => /http:\/\/\S+/.exec(printed)?.[0];
  while (address() === undefined) await once(npm.stdout, 'data');
  expect((await fetch(address() as string)).status).toBe(200);
  // The pipe closes when the last of the three has gone.
  const gone = once(npm.stdout, 'close');
  npm.kill('SIGKILL');
  await gone;
  await expect(fetch(address() as string)).rejects.toThrow();
});
