/** Collects the findings of a run for docs/hosts.md; scripts/hosts.mjs makes the page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Finding {
  readonly host: string;
  readonly version: string;
  /** The role of the author. */
  readonly role: string;
  /** The form that the author writes. */
  readonly form: string;
  /** The rest that the host leaves of it, as code. */
  readonly left: string;
  /** The result for a reader of the page. */
  readonly reader: string;
}

const FOLDER = fileURLToPath(new URL('../../.cache/hosts/', import.meta.url));

export function keep(name: string, findings: readonly Finding[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${name}.json`, JSON.stringify(findings, null, 2));
}
