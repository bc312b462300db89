import type {PhaseTitles} from '@quinola/table';

/** Swedish: the states of patience, in the words of the books of patience. */
export const phases: PhaseTitles = {
  shuffling: 'Blandning',
  laying: 'Utläggningen',
  playing: 'Spelet',
  refilling: 'Tomma platser fylls',
  redealing: 'Ny utläggning',
  over: 'Den gick ut, eller inte',
};
