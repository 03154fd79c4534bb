interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}
export function billOfMaterials(
  manifest: Manifest,
  lock: { readonly packages: Readonly<Record<string, Locked>> },
  bundled: ReadonlySet<string>,
): Readonly<Record<string, unknown>>;
