// What commands need to write a zip.
import { Complaint } from './complaint.mjs';

/** A package that this one does not install by itself. `what`: what it is needed for. */
export async function needed(name, what) {
  try {
    return await import(name);
  } catch {
    throw new Complaint(`To ${what}, this command needs ${name}. Run: npm install --save-dev ${name}`);
  }
}
