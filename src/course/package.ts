/**
 * What a package for a course system is made of, for commands and for the exercise maker alike: the same exercises make
 * the same bytes. It reads no file; who calls it brings the page, the scripts and what makes the zip.
 */

/** The page that the course system launches. */
export const PAGE = 'index.html';

/** The folder of our scripts in the package. */
export const FOLDER = 'planisphere';

/** What of fflate a package needs. */
export interface Zipper {
  strToU8(text: string): Uint8Array;
  zipSync(
    files: Readonly<Record<string, Uint8Array>>,
    options: { readonly level: 9; readonly mtime: Date },
  ): Uint8Array;
}

/** A file by its path in the package. */
export type PackageFile = readonly [path: string, content: Uint8Array];

/**
 * The scripts of a package by name, without folder and ending. The set comes first, so that its boards wait for their
 * turn. `tags`: the boards in the page. `script`: the one that hands the result in.
 */
export const scriptsFor = (tags: readonly string[], script: string): readonly string[] => [
  'board-set',
  ...[...new Set(tags)].sort(),
  script,
];

/** Their tags, a line each. */
export const scriptTags = (scripts: readonly string[], folder = `${FOLDER}/`): string =>
  scripts.map((name) => `<script src="${folder}${name}.js" defer></script>`).join('\n');

/** By which a course system knows the package again, made of its title: letters, digits and dashes. */
export const packageId = (title: string): string =>
  `planisphere-${title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}`;

/** What is in a package. */
export interface Contents {
  /** The page’s text, with the tags of its scripts. */
  readonly page: string;
  /** Our scripts by name. */
  readonly scripts: readonly PackageFile[];
  /** The page’s own files. */
  readonly beside?: readonly PackageFile[];
  /** The name and the text of the file that describes the package, from the paths of all others. */
  readonly describe: (paths: readonly string[]) => readonly [name: string, text: string];
}

/** The earliest that a zip can name, in whatever zone this is: the bytes must not tell when they were made. */
const MODIFIED = new Date(1980, 0, 1);

/** A zip, and how many files are in it. */
export interface Zipped {
  readonly zip: Uint8Array;
  readonly count: number;
}

/** Files by their paths as a zip. */
export function zipFiles(
  files: readonly (readonly [path: string, content: Uint8Array | string])[],
  { strToU8, zipSync }: Zipper,
): Zipped {
  const all = files.map(([path, content]): PackageFile => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return { zip: zipSync(Object.fromEntries(all), { level: 9, mtime: MODIFIED }), count: all.length };
}

/** The package as a zip. */
export function zipPackage({ page, scripts, beside = [], describe }: Contents, zipper: Zipper): Zipped {
  const ours = scripts.map(([name, content]): PackageFile => [`${FOLDER}/${name}.js`, content]);
  const files = [[PAGE, page] as const, ...ours, ...beside];
  return zipFiles([describe(files.map(([path]) => path)), ...files], zipper);
}
