// What commands need to write a zip.
import { Complaint } from './complaint.mjs';

/** Packages that this one does not install by itself, in the order of `names`. `what`: what they are needed for. */
export async function needed(what, ...names) {
  const found = await Promise.all(names.map((name) => import(name).catch(() => undefined)));
  const missing = names.filter((name, at) => found[at] === undefined);
  if (missing.length > 0)
    throw new Complaint(
      `To ${what}, this command needs ${missing.join(' and ')}. Run: npm install --save-dev ${missing.join(' ')}`,
    );
  return found;
}
