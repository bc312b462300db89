import type {EventWords, PhaseTitles} from '@quinola/table';
import type {CalledKingPhase} from '../../rules/index.js';

/** Polish: the states of Quadrille and Cinquille. */
export const phases: PhaseTitles<CalledKingPhase> = {
  drawing: 'Miejsca',
  'drawing.spreading': 'Dla każdego leży po jednym piku',
  'drawing.seats': 'Każdy ciągnie pika',
  dealing: 'Rozdanie',
  'dealing.shuffling': 'Stawka, tasowanie i rozdawanie',
  bidding: 'Licytacja',
  'bidding.opening': 'Mówi gracz na ręku',
  'bidding.overbidding': 'Następny daje więcej albo pasuje',
  'bidding.answering': 'Kto mówił wcześniej, przejmuje grę, daje więcej albo pasuje',
  declaring: 'Zapowiedź gry',
  'declaring.game': 'Nazywa się atuty i woła króla',
  'declaring.calling': 'Woła się króla',
  'declaring.naming': 'Nazywa się atuty',
  'declaring.returning': 'Za króla oddaje się kartę',
  'declaring.announcing': 'Przed pierwszym wyjściem',
  playing: 'Rozgrywka',
  'playing.trick': 'Lewa',
  'playing.standing': 'Gra wygrana: koniec czy gra o wszystkie lewy',
  settled: 'Co przyniosło rozdanie',
  settlingSession: 'Miseczka się dzieli',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ciągnie się kartę',
  PASS: 'pas',
  HOLD: 'grę przejmuje ktoś inny',
  BID: 'zapowiada się grę',
  DECLARE: 'nazywa się atuty i króla',
  CALL: 'woła się króla',
  NAME_TRUMP: 'nazywa się atuty',
  RETURN: 'oddaje się kartę',
  ANNOUNCE_VOLE: 'zapowiada się wszystkie lewy',
  BEGIN: 'nic się nie zapowiada',
  PLAY: 'gra się kartę',
  STAND: 'więcej się nie gra',
  GO_ON: 'gra się o Wolę',
};
