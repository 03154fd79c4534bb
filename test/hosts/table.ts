/** What a run finds, for docs/hosts.md: scripts/hosts.mjs makes the page of it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Finding {
  readonly host: string;
  readonly version: string;
  /** Who writes. */
  readonly role: string;
  /** What they write. */
  readonly form: string;
  /** What the host leaves of it, as code. */
  readonly left: string;
  /** What a reader of the page gets. */
  readonly reader: string;
}

const FOLDER = fileURLToPath(new URL('../../.cache/hosts/', import.meta.url));

export function keep(name: string, findings: readonly Finding[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${name}.json`, JSON.stringify(findings, null, 2));
}
