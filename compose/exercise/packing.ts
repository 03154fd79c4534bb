/** Makes the zip of an exercise, from what the page fetches. It touches no page, so that its bytes can be tested. */
import { accept, refuse, type Result } from '../../src/core/basics/result.js';
import {
  manifestOf,
  packageId,
  scriptsFor,
  scriptTags,
  zipPackage,
  type PackageFile,
  type Version,
  type Zipper,
} from '../../src/course/index.js';
import { pageOf, titleOf, type Exercise } from './model.js';

/** Brings a file of Planisphere by its name; undefined: it cannot be had. */
export type Fetch = (file: string) => Promise<Uint8Array | undefined>;

/** A package for SCORM, byte by byte as `npx planisphere scorm` makes it of the same page. */
export async function packExercise(
  exercise: Exercise,
  version: Version,
  fetchFile: Fetch,
  zipper: Zipper,
): Promise<Result<Uint8Array>> {
  // The course keeps what was done. A browser would hand it to whoever comes next.
  const { remember: _, ...set } = exercise.set;
  const packed = { ...exercise, set };
  const names = scriptsFor(
    exercise.items.map(({ board }) => board),
    'scorm',
  );
  const brought = await Promise.all(
    names.map(async (name) => [name, await fetchFile(`${name}.js`)] as const),
  );
  const missing = brought.find(([, content]) => content === undefined);
  if (missing) return refuse('take.no-file', { facts: { file: `${missing[0]}.js` } });
  const title = titleOf(packed);
  const { zip } = zipPackage(
    {
      page: pageOf(packed, scriptTags(names)),
      scripts: brought as readonly PackageFile[],
      describe: (files) => ['imsmanifest.xml', manifestOf(version, { id: packageId(title), title, files })],
    },
    zipper,
  );
  return accept(zip);
}
