import {reasonBook} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** Why a move of Pamphile, in the words of a language; only the mucha stands on the page of its rules. */
export const pamphileReasons = reasonBook(
  reasonTexts,
  (id) => id.replace('pamfil.', ''),
  (reasons, id) => reasons.get(id.startsWith('pamfil.rule') ? '@rule' : '@engine') ?? '',
);
