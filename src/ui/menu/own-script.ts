/** The script that has brought the boards of this page: where it is, and the attributes of its tag beside `src`. */
export interface OwnScript {
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * The builds for script tags put theirs in. In an app’s bundle and on a server there is none: what holds the boards
 * there is not made for other pages.
 */
export const ownScript: OwnScript | undefined = undefined;
