/** How a game leaves the page as a text: by the system’s share sheet, or else by the clipboard. */

/** A game as a reader shares it. */
export interface SharedGame {
  /** A line, and the link below it. */
  readonly text: string;
  /** Undefined where no other reader could follow one. */
  readonly link: string | undefined;
  /** Gives the text to the system’s share sheet, or copies it; the page hears of it. */
  readonly handOn: () => Promise<Shared>;
}

/** `closed`: the reader has seen the sheet, and shared nothing. */
export type Shared = 'shared' | 'closed' | 'copied' | 'refused';

export async function shareText(text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
      // A frame may not share: the clipboard is asked.
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
