import type {EventWords, PhaseTitles} from '@quinola/table';
import type {ChessPhase} from '../../rules/index.js';

/** German: the states of chess. */
export const phases: PhaseTitles<ChessPhase> = {
  setting: 'Die Steine werden aufgestellt',
  playing: 'Das Spiel',
  'playing.move': 'Ein Stein zieht',
  'playing.waking': 'Ein müßiger Bauer tritt an die Stelle eines Offiziers',
  'playing.promotion': 'Ein Bauer wird Offizier',
  'playing.announcing': 'Schach oder Matt wird gesagt',
  'playing.offered': 'Der andere wird gefragt, ob man sich trennt',
  settling: 'Das Ende des Spiels',
  matchOver: 'Das Match ist aus',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  MOVE: 'ein Stein zieht',
  TOUCH: 'ein Stein wird berührt',
  WAKE: 'ein Bauer wird geweckt',
  PROMOTE: 'ein Offizier wird gewählt',
  SAY: 'Schach oder Matt wird gesagt, oder nichts',
  OFFER_DRAW: 'ein Remis wird angeboten',
  ANSWER: 'das Angebot wird beantwortet',
  CLAIM_DRAW: 'ein Remis wird verlangt',
  RESIGN: 'ein Spieler gibt auf',
};
