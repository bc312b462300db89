import type {EventWords, PhaseTitles} from '@quinola/table';
import type {CalledKingPhase} from '../../rules/index.js';

/** English: the states of Quadrille and Cinquille. */
export const phases: PhaseTitles<CalledKingPhase> = {
  drawing: 'The places',
  'drawing.spreading': 'A spade for each is laid out',
  'drawing.seats': 'Each draws a spade',
  dealing: 'The deal',
  'dealing.shuffling': 'Stake, shuffling and dealing',
  bidding: 'The auction',
  'bidding.opening': 'The eldest hand speaks',
  'bidding.overbidding': 'The next goes higher or passes',
  'bidding.answering': 'Who spoke earlier takes the bid over, bids higher or passes',
  declaring: 'The declaration',
  'declaring.game': 'Trumps are named and a King is called',
  'declaring.calling': 'A King is called',
  'declaring.naming': 'Trumps are named',
  'declaring.returning': 'A card goes back for the King',
  'declaring.announcing': 'Before the first lead',
  playing: 'The play',
  'playing.trick': 'The trick',
  'playing.standing': 'The game is won: stop, or play for all',
  settled: 'What the deal has brought',
  settlingSession: 'The dish is divided',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'a card is drawn',
  PASS: 'a pass',
  HOLD: 'the bid is taken over',
  BID: 'a bid',
  DECLARE: 'trumps and a King are named',
  CALL: 'a King is called',
  NAME_TRUMP: 'trumps are named',
  RETURN: 'a card is given back',
  ANNOUNCE_VOLE: 'all tricks are announced',
  BEGIN: 'nothing is announced',
  PLAY: 'a card is played',
  STAND: 'no more is played',
  GO_ON: 'the Vole is played',
};
