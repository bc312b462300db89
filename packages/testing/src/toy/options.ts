import {defineOptions, type OptionsOf} from '@quinola/play';

/** The options of the toy game. */
export const toyOptions = defineOptions({
  /** Deals of the session, two unless set. */
  deals: {least: 1, most: 9, usual: 2},
  /** `no`: nobody may knock. */
  knocking: {words: [true, false]},
});

/** What is agreed before a match of the toy game. */
export type ToyOptions = OptionsOf<typeof toyOptions>;
