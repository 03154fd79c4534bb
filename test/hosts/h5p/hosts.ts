/** Two hosts of H5P with a package of ours: h5p-standalone, which needs no server, and the server of Lumi. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { unzipSync } from 'fflate';

const require = createRequire(import.meta.url);
const STANDALONE = dirname(require.resolve('h5p-standalone/package.json'));

export const versionOf = (name: string): string =>
  (require(`${name}/package.json`) as { readonly version: string }).version;

/** What a host was told of a learner's end. */
export interface Finished {
  readonly score: number;
  readonly most: number;
}

export interface Host {
  /** The page with the content. */
  readonly url: string;
  readonly finished: readonly Finished[];
  close(): Promise<void>;
}

interface Asked {
  readonly path: string;
  readonly form: URLSearchParams;
}

/** An answer to what the page asks for; undefined: there is no such thing. */
type Answer = string | Uint8Array | undefined;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  give: (asked: Asked) => Answer | Promise<Answer>,
): Promise<void> {
  const path = decodeURIComponent((request.url ?? '/').split('?')[0] as string);
  const given = await give({ path, form: new URLSearchParams(await bodyOf(request)) });
  response.setHeader('content-type', `${TYPES[extname(path)] ?? 'text/html'}; charset=utf-8`);
  response.writeHead(given === undefined ? 404 : 200).end(given);
}

async function serve(give: (asked: Asked) => Answer | Promise<Answer>): Promise<Omit<Host, 'finished'>> {
  const server = createServer((request, response) => {
    answer(request, response, give).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A file by its address: the first name in it stands for the folder. */
const fileIn = (folder: string, path: string): Uint8Array =>
  readFileSync(join(folder, path.replace(/^\/[^/]*\//, '')));

/** The page keeps the statements that it hears. */
const LISTENING = `
  window.statements = [];
  const listen = () => H5P.externalDispatcher.on('xAPI', ({ data }) => window.statements.push(data.statement));`;

const SUCCESS = JSON.stringify({ success: true });

const finishedBy = (form: URLSearchParams): Finished => ({
  score: Number(form.get('score')),
  most: Number(form.get('maxScore')),
});

/** `bytes`: the package. */
export async function startStandalone(bytes: Uint8Array): Promise<Host> {
  const files = unzipSync(bytes);
  const finished: Finished[] = [];
  let kept: string | undefined;
  const page = (): string => `<!doctype html><title>A course</title><div id="place"></div>
<script src="/player/main.bundle.js"></script>
<script>${LISTENING}
  new H5PStandalone.H5P(document.getElementById('place'), {
    id: 'week-3', h5pJsonPath: '/package',
    frameJs: '/player/frame.bundle.js', frameCss: '/player/styles/h5p.css',
    user: { name: 'Ada', mail: 'ada@example.org' }, saveFreq: 1, postUserStatistics: true,
    ajax: { setFinishedUrl: '/finished', contentUserDataUrl: '/state/:contentId' },
    contentUserData: ${JSON.stringify(kept === undefined ? [] : [{ state: kept }])},
  }).then(listen);
</script>`;
  const server = await serve(({ path, form }) => {
    if (path === '/') return page();
    if (path === '/finished') finished.push(finishedBy(form));
    else if (path.startsWith('/state/')) kept = form.get('data') ?? kept;
    else if (path.startsWith('/player/')) return fileIn(join(STANDALONE, 'dist'), path);
    else return files[path.slice('/package/'.length)];
    return SUCCESS;
  });
  return { ...server, finished };
}

/** What the test uses of Lumi's server. */
interface Lumi {
  readonly H5PConfig: new (storage: undefined, settings: object) => object;
  readonly H5PPlayer: new (...parts: readonly unknown[]) => {
    setRenderer(draw: (model: LumiModel) => string): { render(id: string, user: object): Promise<string> };
  };
  readonly fsImplementations: {
    readonly FileContentUserDataStorage: new (folder: string) => object;
  };
  fs(...parts: readonly unknown[]): {
    readonly libraryStorage: object;
    readonly contentStorage: object;
    readonly contentUserDataManager: {
      createOrUpdateContentUserData(...parts: readonly unknown[]): Promise<void>;
    };
    uploadPackage(
      bytes: Uint8Array,
      user: object,
    ): Promise<{ readonly metadata: { readonly mainLibrary: string }; readonly parameters: object }>;
    saveOrUpdateContent(
      id: undefined,
      parameters: object,
      metadata: object,
      library: string,
      user: object,
    ): Promise<string>;
  };
}

interface LumiModel {
  readonly contentId: string;
  readonly integration: object;
  readonly scripts: readonly string[];
}

const ADA = { id: 'ada', name: 'Ada', email: 'ada@example.org', type: 'local' };

/** The core of H5P is not in Lumi's package: h5p-standalone has it in one file. */
const drawLumi = ({ contentId, integration, scripts }: LumiModel): string => `<!doctype html>
<html class="h5p-iframe"><title>A course</title>
<link rel="stylesheet" href="/player/styles/h5p.css">
<script>window.H5PIntegration = ${JSON.stringify(integration)};</script>
${['/player/frame.bundle.js', ...scripts.filter((one) => one.includes('/libraries/'))]
  .map((address) => `<script src="${address}"></script>`)
  .join('\n')}
<script>${LISTENING} listen();</script>
<body><div class="h5p-content" data-content-id="${contentId}"></div>`;

/** `folder`: where it may keep files. */
export async function startLumi(bytes: Uint8Array, folder: string): Promise<Host> {
  const { H5PConfig, H5PPlayer, fs, fsImplementations } = require('@lumieducation/h5p-server') as Lumi;
  const config = new H5PConfig(undefined, { baseUrl: '', contentUserStateSaveInterval: 1000 });
  const users = new fsImplementations.FileContentUserDataStorage(join(folder, 'users'));
  const [libraries, temporary, contents] = ['libraries', 'temporary', 'contents'].map((name) =>
    join(folder, name),
  );
  const editor = fs(config, libraries, temporary, contents, users);
  const { metadata, parameters } = await editor.uploadPackage(bytes, ADA);
  const library = 'H5P.Planisphere 0.1';
  const id = await editor.saveOrUpdateContent(undefined, parameters, metadata, library, ADA);
  const player = new H5PPlayer(
    editor.libraryStorage,
    editor.contentStorage,
    config,
    undefined,
    undefined,
    undefined,
    undefined,
    users,
  ).setRenderer(drawLumi);
  const finished: Finished[] = [];
  const server = await serve(async ({ path, form }) => {
    if (path === '/') return player.render(String(id), ADA);
    if (path.startsWith('/player/')) return fileIn(join(STANDALONE, 'dist'), path);
    if (path.startsWith('/libraries/')) return fileIn(libraries as string, path);
    if (path.startsWith('/finishedData')) finished.push(finishedBy(form));
    const [, which, of, type, part] = path.split('/');
    if (which === 'contentUserData')
      await editor.contentUserDataManager.createOrUpdateContentUserData(
        of,
        type,
        part,
        form.get('data') ?? '',
        form.get('invalidate') === '1',
        form.get('preload') === '1',
        ADA,
      );
    return SUCCESS;
  });
  return { ...server, finished };
}
