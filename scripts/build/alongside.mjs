// Runs programs beside the bundling, one after the other; the build ends when they have.
import { spawn } from 'node:child_process';
import { ROOT } from './slices.mjs';

function run([program, ...parameters]) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...parameters], { cwd: ROOT, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed. Its message is above.`)),
    );
  });
}

export function alongside(programs) {
  const failure = programs
    .reduce((before, program) => before.then(() => run(program)), Promise.resolve())
    .then(
      () => undefined,
      (error) => error,
    );
  return {
    name: 'alongside',
    async closeBundle() {
      const error = await failure;
      if (error) this.error(error);
    },
  };
}
