/** The package as npm would install it, for apps outside of this repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Answer } from '../pages/site.js';
import { ROOT } from './built.js';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The files that npm would publish. */
export function packed(): readonly string[] {
  const list = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [{ files }] = JSON.parse(list) as [{ readonly files: readonly { readonly path: string }[] }];
  return files.map(({ path }) => path);
}

/** Puts the package into an app, with nothing else of ours, and links tools beside it. */
export function installIn(app: string, files: readonly string[], tools: readonly string[]): void {
  for (const file of files) {
    const target = join(app, 'node_modules/planisphere', file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(ROOT, file), target);
  }
  for (const tool of tools)
    symlinkSync(join(ROOT, 'node_modules', tool), join(app, 'node_modules', tool), 'junction');
}

/** A copy of a consumer with the package. */
export function copyConsumer(
  name: string,
  folder: string,
  files: readonly string[],
  tools: readonly string[] = ['lit', '@rollup'],
): string {
  const app = join(folder, name);
  cpSync(join(ROOT, 'test/consumers', name), app, { recursive: true });
  installIn(app, files, tools);
  return app;
}

/** Runs a program of a package in an app and returns what it prints; if it fails, that is thrown. */
export function runIn(app: string, program: string, ...parameters: string[]): string {
  // A tool that a test runner started must not take itself for a part of it.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST|NODE_ENV$|NODE_TEST_CONTEXT)/.test(key)),
  );
  try {
    return execFileSync(process.execPath, [program, ...parameters], {
      cwd: app,
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${program} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

export const toolIn = (path: string): string => join(ROOT, 'node_modules', path);

/** The responses of a site with this folder. */
export function answers(folder: string): Record<string, Answer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) in TYPES,
  );
  const files = names.map((name) => [
    `/${name.replaceAll('\\', '/')}`,
    { body: readFileSync(join(folder, name)), type: TYPES[extname(name)] },
  ]);
  return Object.fromEntries(files) as Record<string, Answer>;
}
