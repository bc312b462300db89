import {defineOptions, type OptionsOf} from '@quinola/play';

/** Adds the defaults to the given options. @throws OptionsError */
export const newGameOptions = defineOptions({
  /** Deals of the session, four unless set. */
  deals: {least: 1, most: 99, usual: 4},
});

/** What is agreed before a match. */
export type NewGameOptions = OptionsOf<typeof newGameOptions>;
