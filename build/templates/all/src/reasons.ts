import {reasonBook} from '@quinola/opponents';

/** Why a move of New game: a sentence for each maxim, by its id. Their own files, by language, once there are many. */
export const newGameReasons = reasonBook(
  {en: async () => ({reasons: '@engine|No book speaks of it\nbest|This does most at once.'})},
  (id) => id,
  (reasons) => reasons.get('@engine')!,
);
