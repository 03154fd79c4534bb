/** How a text leaves the page: by the system’s share sheet, or else by the clipboard. */

export type Shared = 'shared' | 'copied' | 'refused';

/** `shared` also where the reader has closed the sheet: they have seen it. */
export async function shareText(text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
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
