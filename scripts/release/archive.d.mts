export const FILES_FOR_HOSTS: readonly string[];
export const FILES_OF_PACKAGE: readonly string[];
export function checkComplete(what: string, files: readonly string[], needed: readonly string[]): void;
export function archive(): Uint8Array;
