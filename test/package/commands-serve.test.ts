/** `planisphere serve`, as browsers and others ask it. */
import { spawn, type ChildProcess } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './built.js';

let base: string;
let served: ChildProcess;
let port: number;

interface Asked {
  readonly method?: string;
  readonly host?: string;
}

/** Sends a path as it is, while other clients would simplify it. */
const ask = (path: string, { method = 'GET', host = `127.0.0.1:${port}` }: Asked = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers: { host } }, resolve).on('error', reject).end();
  });

async function answerTo(path: string, asked?: Asked): Promise<readonly [status: number, text: string]> {
  const response = await ask(path, asked);
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return [response.statusCode as number, text];
}

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'planisphere-serve-'));
  const folder = join(base, 'site');
  mkdirSync(join(folder, '.git'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'index.html'), 'the page');
  writeFileSync(join(folder, '.git/config'), 'hidden');
  writeFileSync(join(base, 'outside.txt'), 'outside');
  writeFileSync(join(folder, 'large.bin'), '');
  truncateSync(join(folder, 'large.bin'), 60e6);
  symlinkSync(join(base, 'outside.txt'), join(folder, 'leak.txt'));
  symlinkSync(base, join(folder, 'above'));
  symlinkSync('.git/config', join(folder, 'config.txt'));
  symlinkSync('index.html', join(folder, 'same.html'));
  symlinkSync('loop', join(folder, 'loop'));
  symlinkSync(ROOT, join(folder, 'node_modules/planisphere'));
  // As package managers leave them: one from a store below a hidden folder, one from beside the folder.
  for (const [name, store] of [
    ['near', join(folder, 'node_modules/.store/near')],
    ['@scope/far', join(base, 'far')],
  ] as const) {
    mkdirSync(store, { recursive: true });
    writeFileSync(join(store, 'index.js'), `the package ${name}`);
    symlinkSync(join(base, 'outside.txt'), join(store, 'leak.txt'));
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(store, join(folder, 'node_modules', name));
  }
  served = spawn(process.execPath, [join(ROOT, 'bin/planisphere.mjs'), 'serve'], { cwd: folder });
  port = await new Promise((resolve) => {
    served.stdout?.on('data', (told) => resolve(Number(/:(\d+)/.exec(String(told))?.[1])));
  });
});
afterAll(() => {
  served.kill();
  rmSync(base, { recursive: true, force: true });
});

it('answers each address that leads to no file, and goes on', async () => {
  const wrong = [
    '/index.html/',
    '/index.html/more',
    `/${'a'.repeat(300)}`,
    `/${'a/'.repeat(3000)}`,
    '/loop',
    '/loop/',
    '/%',
    '/%00',
    '/none.html',
    '/node_modules',
    '/.git/config',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
  ];
  for (const path of wrong) expect((await answerTo(path))[0], path).toBe(404);
  expect(await answerTo('/')).toEqual([200, 'the page']);
});

it('follows no link out of the folder, nor to what is hidden in it', async () => {
  for (const path of ['/leak.txt', '/above/outside.txt', '/config.txt'])
    expect((await answerTo(path))[0], path).toBe(404);
  expect(await answerTo('/same.html')).toEqual([200, 'the page']);
});

it('serves this package where its folder is a link', async () => {
  const [status, text] = await answerTo('/node_modules/planisphere/package.json');
  expect([status, JSON.parse(text)]).toMatchObject([200, { name: 'planisphere' }]);
});

it('serves packages that are linked into node_modules, and nothing that their own links lead to', async () => {
  for (const name of ['near', '@scope/far']) {
    expect(await answerTo(`/node_modules/${name}/index.js`)).toEqual([200, `the package ${name}`]);
    expect((await answerTo(`/node_modules/${name}/leak.txt`))[0], name).toBe(404);
  }
});

it('answers only by its own name, so that no other site can read the folder', async () => {
  for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', 'localhost:1'])
    expect(await answerTo('/', { host })).toEqual([403, `Open http://127.0.0.1:${port}/ instead.\n`]);
  expect(await answerTo('/', { host: `localhost:${port}` })).toEqual([200, 'the page']);
});

it('lets files be read, and nothing else', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await answerTo('/', { method }))[0], method).toBe(405);
  expect(await answerTo('/', { method: 'HEAD' })).toEqual([200, '']);
});

it.runIf(process.platform === 'linux')('closes the files of those who hang up', async () => {
  const open = (): number => readdirSync(`/proc/${served.pid}/fd`, { withFileTypes: true }).length;
  const before = open();
  for (let n = 0; n < 60; n++) {
    const response = await ask('/large.bin');
    response.on('error', () => {});
    await new Promise((resolve) => response.once('data', resolve));
    response.destroy();
  }
  await expect.poll(open, { timeout: 60_000 }).toBeLessThan(before + 30);
});
