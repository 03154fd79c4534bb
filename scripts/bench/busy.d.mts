/** Why figures are not to be kept, if they are not. */
export function whyNotKept(given: { readonly load: number; readonly others?: number }): string | undefined;
