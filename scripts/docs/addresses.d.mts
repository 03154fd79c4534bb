interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly published: unknown;
}
export const OWN: string;
export function withAddresses(text: string, manifest: Manifest): string;
