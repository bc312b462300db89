import type {AnyTable} from '../any-table.js';
import {windowOf} from '../window-of.js';

/**
 * Puts a text on the clipboard.
 * @param table where the visitor asked for it: only the window that has the focus may write there
 * @returns whether it is there: a page without a secure address has no clipboard, and a browser or a frame may refuse it
 */
export async function copied(table: Element, text: string): Promise<boolean> {
  try {
    await windowOf(table).navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the text of a field of an open panel; where that is not allowed it selects it, for the visitor to copy.
 * @returns the sentence that tells which, and has been announced
 */
export async function copyField(
  table: Pick<AnyTable, 'panelWords' | 'features'> & Element,
  field: HTMLTextAreaElement,
): Promise<string> {
  const {copiedText, copyByHand} = table.panelWords!;
  const isDone = await copied(table, field.value);
  if (!isDone) field.select();
  const said = isDone ? copiedText : copyByHand;
  table.features!.announcer.say(said);
  return said;
}
