export const composers: readonly {
  readonly name: string;
  readonly tag: string;
  readonly position: string;
  readonly short: string;
  readonly title: string;
  readonly lead: string;
}[];
