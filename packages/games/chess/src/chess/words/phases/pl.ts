import type {EventWords, PhaseTitles} from '@quinola/table';
import type {ChessPhase} from '../../rules/index.js';

/** Polish: the states of chess. */
export const phases: PhaseTitles<ChessPhase> = {
  setting: 'Bierki się ustawia',
  playing: 'Gra',
  'playing.move': 'Bierka się rusza',
  'playing.waking': 'Próżny pion zajmuje miejsce figury',
  'playing.promotion': 'Pion staje się figurą',
  'playing.announcing': 'Zapowiada się szach lub mat',
  'playing.offered': 'Pyta się drugiego, czy się rozejść',
  settling: 'Koniec gry',
  matchOver: 'Koniec meczu',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  MOVE: 'bierka się rusza',
  TOUCH: 'dotknięto bierki',
  WAKE: 'pion się budzi',
  PROMOTE: 'wybrano figurę',
  SAY: 'zapowiedziano szach lub mat albo nic',
  OFFER_DRAW: 'zaproponowano remis',
  ANSWER: 'odpowiedziano na propozycję',
  CLAIM_DRAW: 'zażądano remisu',
  RESIGN: 'gracz się poddaje',
};
