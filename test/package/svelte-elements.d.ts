/** As much of Svelte’s own module `svelte/elements` as our types build on; Svelte itself is not installed here. */
export interface HTMLAttributes<T extends EventTarget> {
  class?: string;
  id?: string;
  onclick?: (event: MouseEvent & { readonly currentTarget: T }) => void;
}
