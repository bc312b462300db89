import {reasonBook} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** The reasons for moves at twenty-one, in the words of a language. */
export const twentyOneReasons = reasonBook(
  reasonTexts,
  (id) => id.replace(/^oczko\./, ''),
  (reasons, id) => reasons.get(id.includes('.derived.') ? '@derived' : '@engine') ?? '',
);
