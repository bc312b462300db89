import type {EventWords, PhaseTitles} from '@quinola/table';
import type {MariagePhase} from '../../rules/index.js';

/** English: the states of Mariage. */
export const phases: PhaseTitles<MariagePhase> = {
  drawing: 'Who deals',
  'drawing.spreading': 'The pack is spread',
  'drawing.dealer': 'Each draws a card, the lowest deals',
  blind: 'The blind game',
  'blind.shuffling': 'The dealer shuffles',
  'blind.trumpCut': 'A card is cut and shown: it makes trumps',
  dealing: 'The deal',
  'dealing.shuffling': 'The dealer shuffles',
  'dealing.packCut': 'His right-hand neighbour cuts; three cards at a time are dealt',
  playing: 'The play',
  'playing.talon': 'While the talon lasts: any card, and both draw after a trick',
  'playing.end': 'The talon is gone: suit is followed, and the trick beaten',
  settled: 'What the deal has brought',
  settlingSession: 'The match is over',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'a card is drawn',
  CUT: 'the pack is cut',
  PLAY: 'a card is played',
  DECLARE_MARRIAGE: 'a marriage is said',
  SKUP: 'the turned card is bought',
  ASK_SKUP: 'it is asked whether it can be bought',
  ARESZT: 'the arrest is laid',
};
