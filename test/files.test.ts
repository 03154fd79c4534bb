/** No file of the repository is empty: a program that was emptied by mistake does nothing, and says nothing of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['.ci', '.storybook', 'bin', 'compose', 'dev', 'docs', 'scripts', 'src', 'stories', 'test'];
const CODE = /\.(?:[cm]?[jt]s|sh|php)$/;

/** Installed packages and caches are no files of ours. */
const OTHERS = /(?:^|[\\/])(?:node_modules|\.cache|dist)(?:[\\/]|$)/;

/** A program without its comments; roughly, since a string may look like one. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*(?:\/\/|#).*$/gm, '');
}

function filesOf(root: string): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const atTop = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(root, entry.name));
  return [...inFolders, ...atTop].filter((file) => !OTHERS.test(file.slice(root.length)));
}

const isEmpty = (file: string, text: string) => (CODE.test(file) ? codeOf(text) : text).trim() === '';

describe('the files of the repository', () => {
  it('are never empty, and programs hold more than comments', () => {
    const files = filesOf(ROOT);
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => isEmpty(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('count as empty without a letter, and a program with comments alone', () => {
    expect(isEmpty('a.json', ' \n')).toBe(true);
    expect(isEmpty('a.mjs', '// Weighs what is in dist/.\n/* later */\n')).toBe(true);
    expect(isEmpty('a.mjs', '// Says so.\nrun();\n')).toBe(false);
    expect(isEmpty('a.md', '# Sizes')).toBe(false);
  });
});

it('each of our pages names an icon, or none: otherwise a browser asks for one that is not there', () => {
  const pages = filesOf(ROOT).filter((file) => /[\\/](?:compose|src)[\\/].*\.html$/.test(file));
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((file) => !readFileSync(file, 'utf8').includes('rel="icon"'))).toEqual([]);
});
