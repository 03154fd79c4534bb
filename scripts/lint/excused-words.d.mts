export const EXCUSED: readonly {
  readonly scope?: string;
  readonly kind: 'names' | 'titles';
  readonly words: readonly string[];
  readonly names?: readonly string[];
  readonly reason: string;
}[];
