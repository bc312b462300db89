import type {EventWords, PhaseTitles} from '@quinola/table';
import type {ChessPhase} from '../../rules/index.js';

/** Swedish: the states of chess. */
export const phases: PhaseTitles<ChessPhase> = {
  setting: 'Pjäserna ställs upp',
  playing: 'Spelet',
  'playing.move': 'En pjäs flyttas',
  'playing.waking': 'En vilande bonde tar en pjäs plats',
  'playing.promotion': 'En bonde förvandlas',
  'playing.announcing': 'Schack eller matt sägs',
  'playing.offered': 'Den andre tillfrågas om man skiljs åt',
  settling: 'Partiets slut',
  matchOver: 'Matchen är slut',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  MOVE: 'en pjäs flyttas',
  TOUCH: 'man rör vid en pjäs',
  WAKE: 'en bonde väcks',
  PROMOTE: 'en pjäs väljs',
  SAY: 'schack eller matt sägs, eller ingenting',
  OFFER_DRAW: 'remi erbjuds',
  ANSWER: 'erbjudandet besvaras',
  CLAIM_DRAW: 'remi krävs',
  RESIGN: 'en spelare ger upp',
};
