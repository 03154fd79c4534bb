// Reads and writes what a command is told to, and says so where it cannot.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Complaint } from './complaint.mjs';

const REASONS = {
  EACCES: 'This is not allowed',
  EISDIR: 'This is a folder',
  ENOENT: 'There is no such folder',
  ENOTDIR: 'A file is where a folder should be',
  EEXIST: 'A file is where a folder should be',
  ENAMETOOLONG: 'This name is too long',
  ELOOP: 'This link leads back to itself',
  ENOSPC: 'There is no room left',
  EPERM: 'This is not allowed',
  EROFS: 'Nothing can be written here',
  ERR_FS_FILE_TOO_LARGE: 'This file is too large',
  ERR_STRING_TOO_LONG: 'This file is too large',
};

/** Why the system does not do what it was asked. */
export const because = (what, { code, message }) =>
  new Complaint(`${what}: ${REASONS[code] ?? code ?? message}.`);

/** Whether there is a folder; what cannot be looked at is none. */
export function isFolder(path) {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

export function write(file, content) {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw because(file, error);
  }
}

/** The same where nothing may stand yet, not even a link that leads nowhere. */
export function writeNew(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' });
  } catch (error) {
    throw error.code === 'EEXIST' ? new Complaint(`${file} is already here.`) : because(file, error);
  }
}

/**
 * Makes a folder, and those above it that are missing. Node's own way never ends where a folder such as /proc takes
 * none.
 */
export function makeFolder(folder) {
  const missing = [];
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path);
  try {
    for (const path of missing) mkdirSync(path);
  } catch (error) {
    if (!isFolder(folder)) throw because(folder, error);
  }
  if (!isFolder(folder)) throw because(folder, { code: 'EEXIST' });
}

/** The files below a path, by their paths from there: '' for a file itself. */
export function filesAt(path) {
  if (!isFolder(path)) return [''];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    filesAt(join(path, entry.name)).map((inner) => join(entry.name, inner)),
  );
}

const isSame = (one, other) =>
  existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);

/** The first file that copying would replace, and that `isOwn` does not take for ours by its text. */
export function foreignAt(from, to, isOwn) {
  if (isSame(from, to)) return undefined;
  return filesAt(from)
    .map((inner) => join(to, inner))
    .find((file) => existsSync(file) && (isFolder(file) || !isOwn(readText(file))));
}

/** Copies a file, or a folder with all that is in it; what else is there stays. */
export function copy(from, to) {
  try {
    if (!isSame(from, to)) cpSync(from, to, { recursive: true });
  } catch (error) {
    throw because(to, error);
  }
}

/** The text of a file; `-` is standard input. */
export function readText(file) {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    if (error.code === 'ENOENT') throw new Complaint(`${file}: There is no such file.`, 2);
    throw because(file, error);
  }
}

/** The line that an offset is on, counted from 1. */
export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/**
 * An object of JSON from a file, and the file's text. `kind`: what it is meant to be, for the complaint about anything
 * else.
 */
export function readJson(file, kind = 'an object of JSON') {
  const text = readText(file);
  let data;
  try {
    data = JSON.parse(text);
  } catch ({ message }) {
    const offset = /position (\d+)/.exec(message)?.[1];
    const where = offset === undefined ? file : `${file}:${lineAt(text, Number(offset))}`;
    throw new Complaint(`${where}: This is not JSON. ${message}`);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Complaint(`${file}:1: This is not ${kind}.`);
  return { text, data };
}
