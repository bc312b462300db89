import {defineOptions, type OptionsOf} from '@quinola/play';

/** Adds the defaults to the given options. @throws OptionsError */
export const newGameOptions = defineOptions({
  /** Deals of the session, three unless set. */
  deals: {least: 1, most: 99, usual: 3},
});

/** What is agreed before a match. */
export type NewGameOptions = OptionsOf<typeof newGameOptions>;
