/** WordPress's editor, as a user has it in a tab. */
import type { ElementHandle, Page as Tab } from 'puppeteer-core';
import type { Post } from './site.js';

interface Block {
  readonly name: string;
  readonly clientId: string;
  readonly isValid: boolean;
  readonly attributes: { readonly picture: string; readonly pictureAlt: string };
}

/** The part of the editor's window that is used here. */
interface EditorWindow {
  readonly wp: {
    readonly blocks: { createBlock(name: string, attributes: object): unknown };
    readonly data: {
      dispatch(store: string): {
        set(scope: string, name: string, value: unknown): void;
        editPost(post: object): void;
        insertBlocks(block: unknown): void;
        selectBlock(id: string): void;
        savePost(): Promise<void>;
        openGeneralSidebar(name: string): void;
      };
      select(store: string): {
        getPermalink(): string;
        getCurrentPost(): { readonly id: number; readonly content: string };
        getBlocks(): readonly Block[];
      };
    };
  };
}

/** Opens a new post and inserts one block. */
export async function write(tab: Tab, url: string, block: string, attributes: object): Promise<void> {
  await tab.goto(`${url}/wp-admin/post-new.php`);
  await tab.waitForFunction('window.wp?.data?.select("core/editor")?.getCurrentPostId() > 0');
  await tab.evaluate(
    (name, own) => {
      const { blocks, data } = (window as unknown as EditorWindow).wp;
      data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
      data.dispatch('core/editor').editPost({ title: 'A block' });
      data.dispatch('core/block-editor').insertBlocks(blocks.createBlock(name, own));
    },
    block,
    attributes,
  );
}

/** Opens a post that is kept, and returns the names of its blocks that the editor takes without repair. */
export async function reopen(tab: Tab, url: string, post: number): Promise<readonly string[]> {
  await tab.goto(`${url}/wp-admin/post.php?post=${post}&action=edit`);
  await tab.waitForFunction('window.wp?.data?.select("core/block-editor")?.getBlocks().length > 0');
  return tab.evaluate(() => {
    const blocks = (window as unknown as EditorWindow).wp.data.select('core/block-editor').getBlocks();
    return blocks.filter(({ isValid }) => isValid).map(({ name }) => name);
  });
}

/** Resolves when the post in the editor shows a drawn board: it may stand in a frame there. */
export async function boardIsDrawn(tab: Tab): Promise<void> {
  await tab.waitForFunction(
    () => {
      const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
      const boards = [document, ...frames].map((page) => page?.querySelector('star-board:defined'));
      return boards.some((board) => board?.shadowRoot?.querySelector('svg'));
    },
    { polling: 100 },
  );
}

/** Presses a button beside the block by what it says. */
async function press(tab: Tab, says: string): Promise<void> {
  const button = await tab.waitForFunction(
    (text) => {
      const all = [...document.querySelectorAll<HTMLElement>('.block-editor-block-inspector button')];
      return all.find((one) => one.textContent?.trim() === text);
    },
    {},
    says,
  );
  await (button as ElementHandle<HTMLElement>).evaluate((one) => one.click());
}

/** Shows what can be set of the post's block. */
async function openSettings(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    const { data } = (window as unknown as EditorWindow).wp;
    const [block] = data.select('core/block-editor').getBlocks();
    data.dispatch('core/block-editor').selectBlock((block as Block).clientId);
    data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
  });
}

/** Presses for a picture of the post's block. */
export async function askForPicture(tab: Tab): Promise<void> {
  await openSettings(tab);
  await press(tab, 'Picture');
  await press(tab, 'Take a picture of the board');
}

/** Has a picture taken of the post's block, and returns its address and what it shows. */
export async function takePicture(tab: Tab): Promise<Block['attributes']> {
  await askForPicture(tab);
  const taken = await tab.waitForFunction(() => {
    const { data } = (window as unknown as EditorWindow).wp;
    const attributes = data.select('core/block-editor').getBlocks()[0]?.attributes;
    return attributes?.picture && attributes;
  });
  return (await taken.jsonValue()) as Block['attributes'];
}

/** The refusal beside the block, by paragraphs. */
export async function refusal(tab: Tab): Promise<readonly string[]> {
  const notice = '.block-editor-block-inspector .components-notice.is-error';
  await tab.waitForSelector(notice);
  return tab.$$eval(`${notice} p`, (all) => all.map((one) => one.textContent ?? ''));
}

/**
 * The settings that the post's block offers by name, each with what stands below it. `more`: what the panel for the
 * others says.
 */
export async function settings(tab: Tab, more: string): Promise<ReadonlyMap<string, string>> {
  await openSettings(tab);
  await press(tab, more);
  return new Map(
    await tab.$$eval('.block-editor-block-inspector .components-base-control', (all) =>
      all.map((one): [string, string] => [
        one.querySelector('label')?.textContent?.trim() ?? '',
        one.querySelector('[class*="__help"]')?.textContent?.trim() ?? '',
      ]),
    ),
  );
}

/** Turns a setting of the open block on or off by its name. */
export async function flip(tab: Tab, name: string): Promise<void> {
  await tab.$$eval(
    '.block-editor-block-inspector .components-toggle-control',
    (all, own) => {
      const one = all.find((each) => each.querySelector('label')?.textContent === own);
      one?.querySelector('input')?.click();
    },
    name,
  );
}

/** Publishes the post of the editor. */
export async function publish(tab: Tab): Promise<Post> {
  return tab.evaluate(async () => {
    const { data } = (window as unknown as EditorWindow).wp;
    const editor = data.dispatch('core/editor');
    editor.editPost({ status: 'publish' });
    await editor.savePost();
    const saved = data.select('core/editor');
    const { id, content } = saved.getCurrentPost();
    return { id, link: saved.getPermalink(), kept: content };
  });
}
