import type {EventWords, PhaseTitles} from '@quinola/table';
import type {Stage} from '../../rules/types.js';

/** English: the states of patience, in the words of the books of patience. */
export const phases: PhaseTitles<Stage> = {
  shuffling: 'Shuffling',
  laying: 'The layout',
  playing: 'The play',
  refilling: 'Empty places are filled',
  redealing: 'Laying out again',
  over: 'It has come out, or not',
};

/** English: what may happen in them. */
export const events: EventWords = {
  play: 'play a card to a foundation',
  marry: 'marry a card',
  fill: 'fill a place',
  park: 'set a card aside',
  transfer: 'transfer a card',
  grace: 'use the grace',
  rescue: 'rescue an ace and a king',
  turn: 'turn a card',
  refill: 'fill all places',
  next: 'go on dealing',
  leave: 'leave the card',
  redeal: 'lay out again',
};
