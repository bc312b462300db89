import type {EventWords, PhaseTitles} from '@quinola/table';
import type {CassinoPhase} from '../../rules/index.js';

/** English: the states of Cassino. */
export const phases: PhaseTitles<CassinoPhase> = {
  drawing: 'The places',
  'drawing.spreading': 'The pack is spread',
  'drawing.seats': 'Each draws a card',
  dealing: 'The deal',
  'dealing.shuffling': 'The dealer shuffles',
  'dealing.packCut': 'His right-hand neighbour cuts',
  'dealing.giving': 'Four cards to each',
  'dealing.turning': 'The cards of the table are turned',
  playing: 'The play',
  'playing.turn': 'One card is played: it takes, or is laid down',
  settling: 'The count',
  'settling.marked': 'What the deal has brought',
  matchOver: 'The match is over',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'a card is drawn',
  CUT: 'the pack is cut',
  TURN_TABLE: 'cards of the table are turned',
  TAKE: 'a card takes cards of the table',
  LAY: 'a card is laid down',
};
