/** How a game leaves the page as a text, and a picture: by the system’s share sheet, or else by the clipboard. */

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

/** Whether the sheet of this system takes such a file. */
export function takesFile(file: File): boolean {
  const { canShare } = navigator as { readonly canShare?: (data: ShareData) => boolean };
  return canShare?.call(navigator, { files: [file] }) === true;
}

export async function shareText(text: string, file?: File): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(file ? { text, files: [file] } : { text });
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
