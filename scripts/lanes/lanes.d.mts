export interface Lane {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  readonly counts?: 'vitest' | 'wtr';
  readonly shows?: readonly RegExp[];
  readonly needs?: readonly string[];
  readonly tiers: readonly ('test' | 'all')[];
  readonly track: 'node' | 'browser';
  readonly minutes?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export const LANES: readonly Lane[];
