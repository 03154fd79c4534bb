// Tells what reads our sources where this version is published. package.json says it.
import { PUBLISHED } from '../../bin/publication.mjs';

export { PACKAGE, PUBLISHED, publishedBy } from '../../bin/publication.mjs';

/** For the `define` of what reads our sources; '' if this version is not published. */
export const definitions = { PUBLISHED: JSON.stringify(PUBLISHED ?? '') };
