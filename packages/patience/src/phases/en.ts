import type {PhaseTitles} from '@quinola/table';

/** English: the states of patience, in the words of the books of patience. */
export const phases: PhaseTitles = {
  shuffling: 'Shuffling',
  laying: 'The layout',
  playing: 'The play',
  refilling: 'Vacant places are filled',
  redealing: 'Laying out again',
  over: 'It has come out, or not',
};
