import type {EventWords, PhaseTitles} from '@quinola/table';
import type {MariagePhase} from '../../rules/index.js';

/** Polish: the states of Mariage. */
export const phases: PhaseTitles<MariagePhase> = {
  drawing: 'Kto rozdaje',
  'drawing.spreading': 'Karty są rozłożone',
  'drawing.dealer': 'Każdy ciągnie kartę, najniższa rozdaje',
  blind: 'Gra ślepa',
  'blind.shuffling': 'Rozdający tasuje',
  'blind.trumpCut': 'Kartę się przekłada i pokazuje: to kozer',
  dealing: 'Rozdanie',
  'dealing.shuffling': 'Rozdający tasuje',
  'dealing.packCut': 'Sąsiad z prawej przekłada; rozdaje się po trzy karty',
  playing: 'Gra',
  'playing.talon': 'Póki jest talon: dowolna karta, a po lewie obaj dobierają',
  'playing.end': 'Talonu nie ma: dokłada się do koloru i bije',
  settled: 'Co przyniosło rozdanie',
  settlingSession: 'Koniec gry',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ktoś ciągnie kartę',
  CUT: 'ktoś przekłada',
  PLAY: 'ktoś zagrywa kartę',
  DECLARE_MARRIAGE: 'ktoś zapowiada mariasz',
  SKUP: 'ktoś skupuje wyświęconą',
  ASK_SKUP: 'ktoś pyta, czy skupna',
  ARESZT: 'ktoś kładzie areszt',
};
