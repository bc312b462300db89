import type {EventWords, PhaseTitles} from '@quinola/table';
import type {PiquetPhase} from '../../rules/index.js';

/** Polish: the states of piquet. */
export const phases: PhaseTitles<PiquetPhase> = {
  drawing: 'Kto rozdaje',
  'drawing.spreading': 'Karty są rozłożone',
  'drawing.dealer': 'Każdy ciągnie kartę',
  dealing: 'Rozdanie',
  'dealing.shuffling': 'Rozdający tasuje',
  'dealing.packCut': 'Pierwszy przekłada; po dwanaście kart, osiem zostaje',
  blanche: 'Karta biała',
  'blanche.elder': 'Pierwszy ją pokazuje albo milczy',
  'blanche.younger': 'Drugi ją pokazuje albo milczy',
  exchange: 'Wymiana',
  'exchange.elder': 'Pierwszy odrzuca i kupuje',
  'exchange.younger': 'Drugi robi to samo z tym, co zostało',
  announce: 'Pierwszy zapowiada',
  'announce.point': 'Rummel',
  'announce.sequence': 'Sekwensy',
  'announce.sets': 'Trzy lub cztery jednej wartości',
  answer: 'Drugi odpowiada',
  'answer.point': 'Czy rummel dobry?',
  'answer.sequence': 'Czy sekwens dobry?',
  'answer.sets': 'Czy dobre?',
  playing: 'Rozgrywka',
  'playing.trick': 'Dodaje się do koloru, wyższa karta bierze',
  settled: 'Co przyniosło rozdanie',
  matchOver: 'Gra skończona',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ktoś ciągnie kartę',
  CUT: 'talia jest przełożona',
  SHOW_BLANCHE: 'karta biała jest pokazana',
  SKIP_BLANCHE: 'nic nie jest pokazane',
  EXCHANGE: 'karty są wymienione',
  CLAIM: 'coś jest zapowiedziane',
  SKIP: 'nic nie jest zapowiedziane',
  GOOD: 'dobre',
  NOT_GOOD: 'niedobrze',
  EQUAL: 'równo',
  SHOW: 'zapowiedź jest pokazana',
  RETRACT_GOOD: 'słowo jest cofnięte',
  THROW_REST: 'ostatnie karty są rzucone razem',
  CLAIM_PIQUE: 'pik jest powiedziany',
  CONCEDE: 'partia jest poddana',
  PLAY: 'karta jest zagrana',
};
