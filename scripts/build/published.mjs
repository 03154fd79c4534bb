// The one place that knows where the files of this version are published. The build and the test lanes put it
// into the boards' menu as PUBLISHED, and into the composers; the gallery's server gives it to the gallery.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './slices.mjs';

const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** A folder, with the slash at its end. */
export const PUBLISHED = `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/`;

/** For the `define` of what reads our sources. */
export const definitions = { PUBLISHED: JSON.stringify(PUBLISHED) };
