import {reasonBook} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** Why a move of piquet, in the words of a language; most is general practice, and says so. */
export const piquetReasons = reasonBook(
  reasonTexts,
  (id) => id.replace(/^piket\.(engelman|derived)\./, ''),
  (reasons, id) => reasons.get(id.startsWith('piket.engelman') ? '@book' : '@engine') ?? '',
);
