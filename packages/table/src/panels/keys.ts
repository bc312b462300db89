import {html, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {LanguageCode} from '../language.js';
import {formStyles} from '../styles/forms.js';
import {sheet, type SheetHost} from './sheet.js';

/** What stands on the keys of A to Z where a language has a layout without Latin letters. */
const LETTERS: Readonly<Record<LanguageCode, string>> = {ru: 'фисвуапршолдьтщзйкыегмцчня'};

/** Keys as they are called on the keyboard of a language: `M`, in Russian `Ь (M)`. */
function calledIn(code: LanguageCode, keys: string): string {
  const letters = LETTERS[code];
  if (!letters) return keys;
  return keys.replace(
    /\b[A-Z]\b/g,
    (letter) => `${letters[letter.charCodeAt(0) - 65]!.toUpperCase()} (${letter})`,
  );
}

/** A keyboard map as a sheet: keys, and what they do. */
export function keySheet(
  table: SheetHost & Pick<AnyTable, 'adopt' | 'code'>,
  lines: readonly (readonly [keys: string, what: string])[],
): TemplateResult {
  table.adopt(formStyles);
  return sheet(table, {
    title: table.panelWords!.keys,
    body: html`<table>
      ${lines.map(
        ([keys, what]) =>
          html`<tr>
            <th scope="row"><kbd>${calledIn(table.code, keys)}</kbd></th>
            <td>${what}</td>
          </tr>`,
      )}
    </table>`,
  });
}

/** The keyboard map, as far as the keys do something at this table. */
export function render(table: AnyTable): TemplateResult {
  const {panelWords, features} = table;
  const keyMap = panelWords!.keyMap.filter(([key]) => key !== 'U' || table.undoable);
  const {bids, keyLines} = features!.game;
  return keySheet(table, [
    ...keyMap,
    ...(bids ? [panelWords!.asks.ladderKeys] : []),
    ...(keyLines?.() ?? []),
  ]);
}
