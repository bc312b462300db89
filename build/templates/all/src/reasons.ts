import {reasonBook} from '@quinola/opponents';

const EN = `@engine|No book speaks of it
REASON_LINES`;

/** Why a move of New game: a line for each maxim, its id and a sentence. A file for each language, once there are more. */
export const newGameReasons = reasonBook(
  {en: async () => ({reasons: EN})},
  (id) => id,
  (reasons) => reasons.get('@engine')!,
);
