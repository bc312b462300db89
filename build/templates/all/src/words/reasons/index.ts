import {reasonBook} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** The reasons for moves at New game, in the words of a language. */
export const newGameReasons = reasonBook(
  reasonTexts,
  (id) => id,
  (reasons) => reasons.get('@engine')!,
);
