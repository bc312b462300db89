import type {EventWords, PhaseTitles} from '@quinola/table';
import type {CassinoPhase} from '../../rules/index.js';

/** Polish: the states of Cassino. */
export const phases: PhaseTitles<CassinoPhase> = {
  drawing: 'Miejsca',
  'drawing.spreading': 'Talię rozkłada się na stole',
  'drawing.seats': 'Każdy ciągnie kartę',
  dealing: 'Rozdawanie',
  'dealing.shuffling': 'Rozdający tasuje',
  'dealing.packCut': 'Sąsiad po prawej przekłada',
  'dealing.giving': 'Po cztery karty dla każdego',
  'dealing.turning': 'Odkrywa się karty stołowe',
  playing: 'Gra',
  'playing.turn': 'Gra się jedną kartę: zabiera albo dokłada się ją',
  settling: 'Obliczenie',
  'settling.marked': 'Co przyniosło rozdanie',
  matchOver: 'Koniec partii',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ciągnie się kartę',
  CUT: 'przekłada się karty',
  TURN_TABLE: 'odkrywa się karty stołowe',
  TAKE: 'karta zabiera karty ze stołu',
  LAY: 'kartę się dokłada',
};
