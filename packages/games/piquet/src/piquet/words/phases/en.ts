import type {EventWords, PhaseTitles} from '@quinola/table';
import type {PiquetPhase} from '../../rules/index.js';

/** English: the states of piquet. */
export const phases: PhaseTitles<PiquetPhase> = {
  drawing: 'Who deals',
  'drawing.spreading': 'The pack is spread',
  'drawing.dealer': 'Each draws a card',
  dealing: 'The deal',
  'dealing.shuffling': 'Younger hand shuffles',
  'dealing.packCut': 'Elder hand cuts; twelve cards to each, eight are left',
  blanche: 'Carte blanche',
  'blanche.elder': 'Elder hand shows it, or says nothing',
  'blanche.younger': 'Younger hand shows it, or says nothing',
  exchange: 'The exchange',
  'exchange.elder': 'Elder hand lays cards away and buys',
  'exchange.younger': 'Younger hand does the same with what is left',
  announce: 'Elder hand announces',
  'announce.point': 'The point',
  'announce.sequence': 'The sequences',
  'announce.sets': 'Three or four of a rank',
  answer: 'Younger hand answers',
  'answer.point': 'Is the point good?',
  'answer.sequence': 'Is the sequence good?',
  'answer.sets': 'Is it good?',
  playing: 'The play',
  'playing.trick': 'Suit is followed, the higher card takes',
  settled: 'What the deal has brought',
  matchOver: 'The match is over',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'a card is drawn',
  CUT: 'the pack is cut',
  SHOW_BLANCHE: 'a carte blanche is shown',
  SKIP_BLANCHE: 'nothing is shown',
  EXCHANGE: 'cards are exchanged',
  CLAIM: 'something is announced',
  SKIP: 'nothing is announced',
  GOOD: 'it is good',
  NOT_GOOD: 'it is not good',
  EQUAL: 'it is equal',
  SHOW: 'what was announced is shown',
  RETRACT_GOOD: 'a word is taken back',
  THROW_REST: 'the last cards are thrown down',
  CLAIM_PIQUE: 'pique is said',
  CONCEDE: 'the party is given up',
  PLAY: 'a card is played',
};
