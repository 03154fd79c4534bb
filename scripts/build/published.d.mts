/** Of package.json, what says whether and where this version is published. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly published?: unknown;
}
export const PACKAGE: Manifest;
export const PUBLISHED: string | undefined;
export function publishedBy(manifest: Manifest): string | undefined;
export const definitions: Readonly<Record<string, string>>;
