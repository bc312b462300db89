import {defineOptions, type OptionsOf} from '@quinola/play';

/** Adds the defaults to the given options. @throws OptionsError */
export const newGameOptions = defineOptions({
  /** Rounds of the session, two unless set. */
  rounds: {least: 1, most: 9, usual: 2},
});

/** What is agreed before a match. */
export type NewGameOptions = OptionsOf<typeof newGameOptions>;
