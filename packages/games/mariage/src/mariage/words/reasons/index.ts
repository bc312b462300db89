import {reasonBook} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** Why a move of Mariage, in the words of a language; two remarks are Gloger's, the others follow from the rules. */
export const mariageReasons = reasonBook(
  reasonTexts,
  (id) => id.replace('mariasz.', ''),
  (reasons, id) => reasons.get(id.startsWith('mariasz.gloger') ? '@gloger' : '@engine') ?? '',
);
