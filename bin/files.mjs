// Reads and writes what a command is told to, and says so where it cannot.
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { Complaint } from './complaint.mjs';

const REASONS = {
  EACCES: 'This is not allowed',
  EISDIR: 'This is a folder',
  ENOENT: 'There is no such folder',
  ENOTDIR: 'A file is where a folder should be',
  EEXIST: 'A file is where a folder should be',
};

const because = (what, { code, message }) => new Complaint(`${what}: ${REASONS[code] ?? code ?? message}.`);

export const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

export function write(file, content) {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw because(file, error);
  }
}

export function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw because(folder, error);
  }
}

/** Copies a file, or a folder with all that is in it; what is there already stays. */
export function copy(from, to) {
  try {
    if (!existsSync(to) || realpathSync(from) !== realpathSync(to)) cpSync(from, to, { recursive: true });
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
