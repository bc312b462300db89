import type {PhaseTitles} from '@quinola/table';

/** Polish: the states of patience, in the words of the books of patience. */
export const phases: PhaseTitles = {
  shuffling: 'Tasowanie',
  laying: 'Rozkładanie',
  playing: 'Gra',
  refilling: 'Zapełnianie pustych miejsc',
  redealing: 'Ponowne rozłożenie',
  over: 'Wyszło albo nie',
};
