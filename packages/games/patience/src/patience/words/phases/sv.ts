import type {EventWords, PhaseTitles} from '@quinola/table';
import type {Stage} from '../../rules/types.js';

/** Swedish: the states of patience, in the words of the books of patience. */
export const phases: PhaseTitles<Stage> = {
  shuffling: 'Blandning',
  laying: 'Utläggningen',
  playing: 'Spelet',
  refilling: 'Tomma platser fylls',
  redealing: 'Ny utläggning',
  over: 'Den gick ut, eller inte',
};

/** Swedish: what may happen in them. */
export const events: EventWords = {
  play: 'lägga på en grundhög',
  marry: 'para ett kort',
  fill: 'fylla en plats',
  park: 'lägga ett kort åt sidan',
  transfer: 'flytta över ett kort',
  grace: 'använda nåden',
  rescue: 'rädda ett ess och en kung',
  turn: 'vända ett kort',
  refill: 'fylla alla platser',
  next: 'fortsätta lägga ut',
  leave: 'låta kortet ligga',
  redeal: 'lägga ut på nytt',
};
