/** The command as a reader of the package calls it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './built.js';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
  /** Both. */
  readonly told: string;
}

/**
 * Runs it in a folder; `root`: where the package is, which may be a copy of it; `before`: a module that Node runs
 * first.
 */
export function runCommand(
  folder: string,
  parameters: readonly string[],
  {
    input = '',
    root = ROOT,
    before,
  }: { readonly input?: string; readonly root?: string; readonly before?: string } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...(before === undefined ? [] : ['--import', pathToFileURL(before).href]),
      join(root, 'bin/planisphere.mjs'),
      ...parameters,
    ],
    { cwd: folder, encoding: 'utf8', input, maxBuffer: 64e6 },
  );
  return { code: status, out: stdout, error: stderr, told: stdout + stderr };
}
