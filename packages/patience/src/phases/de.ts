import type {PhaseTitles} from '@quinola/table';

/** German: the states of patience, in the words of the books of patience. */
export const phases: PhaseTitles = {
  shuffling: 'Mischen',
  laying: 'Das Auslegen',
  playing: 'Das Spielen',
  refilling: 'Leere Plätze werden gefüllt',
  redealing: 'Neues Auslegen',
  over: 'Aufgegangen oder nicht',
};
