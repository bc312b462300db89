import type {EventWords, PhaseTitles} from '@quinola/table';
import type {ChessPhase} from '../../rules/index.js';

/** English: the states of chess. */
export const phases: PhaseTitles<ChessPhase> = {
  setting: 'The men are set up',
  playing: 'The play',
  'playing.move': 'A man is moved',
  'playing.waking': 'An idle pawn takes the place of an officer',
  'playing.promotion': 'A pawn becomes an officer',
  'playing.announcing': 'Check or mate is said',
  'playing.offered': 'The other is asked whether both part',
  settling: 'The end of the game',
  matchOver: 'The match is over',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  MOVE: 'a man is moved',
  TOUCH: 'a man is touched',
  WAKE: 'a pawn is woken',
  PROMOTE: 'an officer is chosen',
  SAY: 'check or mate is said, or nothing',
  OFFER_DRAW: 'a draw is offered',
  ANSWER: 'the offer is answered',
  CLAIM_DRAW: 'a draw is claimed',
  RESIGN: 'a player resigns',
};
