export function temporaryFolder(name: string): Promise<string>;
/** Returns what ends the group and removes the folder at once. */
export function leash(pid: number, folder: string): () => Promise<void>;
