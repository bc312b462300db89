/**
 * Puts a text on the clipboard.
 * @returns whether it is there: a page without a secure address has no clipboard, and a browser or a frame may refuse it
 */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
