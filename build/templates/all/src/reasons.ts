import {reasonBook} from '@quinola/opponents';

const EN = `@engine|No book speaks of it
REASON_LINES`;

/** The reasons for moves at New game: a line for each maxim with its id and a sentence. Use one file per language when there are more. */
export const newGameReasons = reasonBook(
  {en: async () => ({reasons: EN})},
  (id) => id,
  (reasons) => reasons.get('@engine')!,
);
