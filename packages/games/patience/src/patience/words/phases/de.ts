import type {EventWords, PhaseTitles} from '@quinola/table';
import type {Stage} from '../../rules/types.js';

/** German: the states of patience, in the words of the books of patience. */
export const phases: PhaseTitles<Stage> = {
  shuffling: 'Mischen',
  laying: 'Das Auslegen',
  playing: 'Das Spielen',
  refilling: 'Leere Plätze werden gefüllt',
  redealing: 'Neues Auslegen',
  over: 'Aufgegangen oder nicht',
};

/** German: what may happen in them. */
export const events: EventWords = {
  play: 'eine Karte auf den Grundstapel legen',
  marry: 'eine Karte anlegen',
  fill: 'einen Platz füllen',
  park: 'eine Karte beiseitelegen',
  transfer: 'eine Karte versetzen',
  grace: 'die Gnade nutzen',
  rescue: 'ein Ass und einen König retten',
  turn: 'eine Karte aufdecken',
  refill: 'alle Plätze füllen',
  next: 'weiter auslegen',
  leave: 'die Karte liegen lassen',
  redeal: 'neu auslegen',
};
