/** A page that composes. */
interface Composer {
  readonly name: string;
  readonly tag: string;
  readonly short: string;
  readonly title: string;
  readonly lead: string;
}

export const composers: readonly (Composer & { readonly position: string })[];
export const maker: Composer;
