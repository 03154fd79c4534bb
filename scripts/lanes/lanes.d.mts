export interface Lane {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  readonly counts?: 'vitest' | 'wtr';
  readonly shows?: readonly RegExp[];
  readonly needs?: readonly string[];
  readonly within?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const LANES: readonly Lane[];
