/** What a set does in the world: the browser’s storage and clipboard, files, and the time. */

/** Before every key of a set. */
const PREFIX = 'planisphere:set:';

/** What is kept under a key; silent where storage is forbidden. */
export function recallSet(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False where it could not be kept. */
export function keepSet(key: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}

/** Copies the text of a field; where that is not allowed, selects it, and returns false. */
export async function copyFrom(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}

/** Hands the reader a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const download = `${name.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'result'}.txt`;
  Object.assign(document.createElement('a'), { href: address, download }).click();
  URL.revokeObjectURL(address);
}

/** How long the item in hand is looked at. */
export class Clock {
  #since: number | undefined;

  /** It runs while the page is seen. */
  start(): void {
    const isSeen = document.visibilityState === 'visible';
    this.#since = isSeen ? (this.#since ?? performance.now()) : undefined;
  }

  /** The seconds since it started. */
  stop(): number {
    const since = this.#since;
    this.#since = undefined;
    return since === undefined ? 0 : Math.round(performance.now() - since) / 1000;
  }
}
