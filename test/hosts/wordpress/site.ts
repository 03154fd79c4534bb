/** A real WordPress on this machine: unpacked, installed, served by PHP, and used over its own screens. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import type { ElementHandle, Page as Tab } from 'puppeteer-core';
import { leash, temporaryFolder } from '../../../scripts/engines/leash.mjs';
import { until } from '../../pages/site.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const BUILDS = join(HERE, '../node_modules/@wp-playground/wordpress-builds');
const DATABASE = 'sqlite-database-integration';

const ONCE_READ = { waitUntil: 'domcontentloaded' } as const;

export type Role = 'administrator' | 'editor' | 'author';

export interface Post {
  readonly id: number;
  readonly link: string;
  /** As it is kept, after WordPress took out what the role may not write. */
  readonly kept: string;
}

function unzip(zip: string, folder: string): void {
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** The release with its static files, on a database that is a file. */
function unpack(release: string, folder: string): void {
  unzip(join(BUILDS, `src/wordpress/wp-${release}.zip`), folder);
  cpSync(join(BUILDS, `public/wp-${release}`), folder, { recursive: true });
  rmSync(join(folder, 'wp-content/database'), { recursive: true, force: true });
  const more = join(folder, 'wp-content/mu-plugins');
  unzip(join(BUILDS, `src/${DATABASE}/${DATABASE}.zip`), more);
  const database = join(more, `${DATABASE}-main`);
  const dropIn = readFileSync(join(database, 'db.copy'), 'utf8');
  writeFileSync(
    join(folder, 'wp-content/db.php'),
    dropIn.replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', database),
  );
  cpSync(join(HERE, 'allow-any-port.php'), join(more, 'allow-any-port.php'));
  cpSync(join(HERE, 'classic'), join(folder, 'wp-content/themes/classic'), { recursive: true });
  cpSync(join(HERE, 'config.php'), join(folder, 'wp-config.php'));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Runs a script of ours within a WordPress, and returns what it prints. */
function runScript(name: string, given: readonly string[], folder: string, url: string): string {
  const env = { ...process.env, HOSTS_ADDRESS: url };
  return execFileSync('php', [join(HERE, name), ...given], { cwd: folder, env, encoding: 'utf8' });
}

export class WordPress {
  readonly url: string;
  readonly version: string;
  readonly #folder: string;
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>;

  private constructor(url: string, version: string, folder: string, stop: () => Promise<void>) {
    this.url = url;
    this.version = version;
    this.#folder = folder;
    this.stop = stop;
  }

  /** `release`: 6.5, or any other that the package with the builds has. */
  static async start(release: string): Promise<WordPress> {
    const folder = await temporaryFolder(`wordpress-${release}`);
    unpack(release, folder);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { ...process.env, HOSTS_ADDRESS: url };
    const version = runScript('install.php', [], folder, url);
    const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', folder], {
      cwd: folder,
      stdio: 'ignore',
      env,
      detached: true,
    });
    const site = new WordPress(url, version.trim(), folder, leash(server.pid as number, folder));
    await until(async () => (await fetch(url).catch(() => undefined))?.ok === true);
    return site;
  }

  async logIn(tab: Tab, role: Role): Promise<void> {
    await tab.goto(`${this.url}/wp-login.php`);
    // At once, since the screen empties a field when it puts the cursor there, after a while.
    const fill = (form: Element, name: string): void => {
      const field = (id: string): HTMLInputElement => form.querySelector(`#${id}`) as HTMLInputElement;
      field('user_login').value = name;
      field('user_pass').value = 'password';
      field('wp-submit').click();
    };
    await Promise.all([tab.waitForNavigation(ONCE_READ), tab.$eval('#loginform', fill, role)]);
    if (!tab.url().includes('/wp-admin/')) throw new Error(`${role} could not log in`);
  }

  /** Publishes a post as who is logged in. */
  async publish(tab: Tab, title: string, content: string): Promise<Post> {
    return tab.evaluate(
      async (url: string, own: { title: string; content: string }) => {
        const nonce = await (await fetch(`${url}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
        const answer = await fetch(`${url}/?rest_route=/wp/v2/posts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
          body: JSON.stringify({ ...own, status: 'publish' }),
        });
        const post = await answer.json();
        if (!answer.ok) throw new Error(JSON.stringify(post));
        return { id: post.id as number, link: post.link as string, kept: post.content.raw as string };
      },
      this.url,
      { title, content },
    );
  }

  /** Uploads a plugin's zip on the screen for it and activates it, as the administrator who is logged in. */
  async install(tab: Tab, zip: string): Promise<void> {
    await tab.goto(`${this.url}/wp-admin/plugin-install.php?tab=upload`);
    await ((await tab.$('#pluginzip')) as ElementHandle<HTMLInputElement>).uploadFile(zip);
    await follow(tab, '#install-plugin-submit');
    await follow(tab, 'a[href*="action=activate"]');
    await tab.waitForSelector('tr.active[data-plugin^="planisphere/"]');
  }

  /** Deactivates a plugin, as the administrator who is logged in. */
  async deactivate(tab: Tab, plugin: string): Promise<void> {
    await tab.goto(`${this.url}/wp-admin/plugins.php`);
    await follow(tab, `${actionsOf(plugin)} .deactivate a`);
  }

  /** Deletes a plugin that is not active, as the administrator who is logged in. */
  async remove(tab: Tab, plugin: string): Promise<void> {
    await tab.goto(`${this.url}/wp-admin/plugins.php`);
    tab.once('dialog', (dialog) => void dialog.accept());
    await press(tab, `${actionsOf(plugin)} .delete a`);
    await until(async () => !existsSync(join(this.#folder, 'wp-content/plugins', dirname(plugin))));
  }

  /** Options in the database, by name. */
  options(): readonly string[] {
    return JSON.parse(runScript('options.php', [], this.#folder, this.url)) as string[];
  }

  /** Gives the site a theme by the name of its folder. */
  switchTheme(name: string): void {
    runScript('switch-theme.php', [name], this.#folder, this.url);
  }

  /** Has the site speak a language, in which the plugin says what `texts` has for its English sentences. */
  speak(language: string, texts: Readonly<Record<string, string>>): void {
    runScript('translate.php', [language, JSON.stringify(texts)], this.#folder, this.url);
  }

  /** The complaints of PHP so far, except about updates: WordPress cannot look for them here. */
  faults(): readonly string[] {
    const log = join(this.#folder, 'debug.log');
    const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
    return lines.filter((line) => line !== '' && !line.includes('connection to WordPress.org'));
  }

  /** The folder of a plugin. */
  pluginFolder(name: string): string {
    return join(this.#folder, 'wp-content/plugins', name);
  }
}

/** The row of actions for a plugin, on the screen that lists all. */
const actionsOf = (plugin: string): string => `tr[data-plugin="${plugin}"] .row-actions`;

/** A click, even where the screen hides what is clicked until it is pointed at. */
async function press(tab: Tab, selector: string): Promise<void> {
  await tab.waitForSelector(selector);
  await tab.$eval(selector, (button) => (button as HTMLElement).click());
}

/** A click that leads to another page. */
async function follow(tab: Tab, selector: string): Promise<void> {
  await Promise.all([tab.waitForNavigation(ONCE_READ), press(tab, selector)]);
}
