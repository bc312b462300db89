import type {EventWords, PhaseTitles} from '@quinola/table';
import type {PamphilePhase} from '../../rules/index.js';

/** English: the states of Pamphile. */
export const phases: PhaseTitles<PamphilePhase> = {
  drawing: 'Who deals',
  'drawing.spreading': 'The pack is spread',
  'drawing.dealer': 'Each draws a card, the lowest deals',
  dealing: 'The deal',
  'dealing.shuffling': 'The dealer shuffles',
  'dealing.packCut': 'His right-hand neighbour cuts; five cards to each, one is turned up',
  calling: 'Mucha',
  'calling.dealt': 'Who was dealt five of a suit calls it',
  'calling.exchanged': 'Who has five of a suit now calls it',
  declaring: 'The declaration',
  'declaring.word': 'One plays, with new cards or without, or passes',
  playing: 'The play',
  'playing.trick': 'Suit is followed, and the trick beaten by who can',
  settled: 'What the deal has brought',
  settlingSession: 'The match is over',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'a card is drawn',
  CUT: 'the pack is cut',
  DECLARE: 'somebody plays',
  EXCHANGE: 'somebody plays and exchanges cards',
  PASS: 'somebody passes',
  CALL_MUCHA: 'a mucha is called',
  STAY_SILENT: 'nothing is called',
  PLAY: 'a card is played',
};
