import type {EventWords, PhaseTitles} from '@quinola/table';
import type {Stage} from '../../rules/types.js';

/** Polish: the states of patience, in the words of the books of patience. */
export const phases: PhaseTitles<Stage> = {
  shuffling: 'Tasowanie',
  laying: 'Rozkładanie',
  playing: 'Gra',
  refilling: 'Zapełnianie pustych miejsc',
  redealing: 'Ponowne rozłożenie',
  over: 'Wyszedł albo nie',
};

/** Polish: what may happen in them. */
export const events: EventWords = {
  play: 'odłożyć na stos',
  marry: 'dołożyć kartę do koloru',
  fill: 'zapełnić miejsce',
  park: 'odstawić kartę',
  transfer: 'przenieść kartę',
  grace: 'skorzystać z łaski',
  rescue: 'uratować asa i króla',
  turn: 'odkryć kartę',
  refill: 'zapełnić wszystkie miejsca',
  next: 'rozkładać dalej',
  leave: 'zostawić kartę',
  redeal: 'rozłożyć na nowo',
};
