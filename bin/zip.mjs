// What commands need to write a zip.
import { Complaint } from './complaint.mjs';

/** The earliest that a zip can name, in whatever zone this is: the bytes must not tell when they were made. */
export const MODIFIED = new Date(1980, 0, 1);

/** A package that this one does not install by itself. `what`: what it is needed for. */
export async function needed(name, what) {
  try {
    return await import(name);
  } catch {
    throw new Complaint(`To ${what}, this command needs ${name}. Run: npm install --save-dev ${name}`);
  }
}
