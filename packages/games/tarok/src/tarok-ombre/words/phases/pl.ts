import type {EventWords, PhaseTitles} from '@quinola/table';
import type {TarokOmbrePhase} from '../../rules/types.js';

/** Polish: the states of Tarok-ombre, in the words of the book of about 1820. */
export const phases: PhaseTitles<TarokOmbrePhase> = {
  drawing: 'Miejsca',
  'drawing.spreading': 'Rozłożenie talii',
  'drawing.seats': 'Każdy ciągnie kartę',
  dealing: 'Rozdanie',
  'dealing.shuffling': 'Tasowanie',
  'dealing.packCut': 'Zdjęcie kart',
  skat: 'Skat',
  bidding: 'Licytacja',
  'bidding.unseen': 'Odzywka w ciemno',
  'bidding.opening': 'Pierwsza odzywka',
  'bidding.overbidding': 'Wyższa odzywka',
  'bidding.answering': 'Przejąć grę czy spasować',
  asking: 'Żądanie kart',
  'asking.demanding': 'Żądanie karty',
  'asking.givingBack': 'Oddanie karty w zamian',
  playing: 'Rozgrywka',
  'playing.trick': 'Lewa',
  thrownIn: 'Wszyscy spasowali',
  layingOut: 'Odkrycie kupek',
  counting: 'Liczenie paczkami',
  settling: 'Wypłata',
  settlingSession: 'Koniec wieczoru',
};

/** Polish: what may happen in them. */
export const events: EventWords = {
  DRAW: 'wyciągnąć kartę',
  CUT: 'zdjąć',
  LAY_SKAT: 'położyć Skata',
  LOOK: 'obejrzeć karty',
  BID: 'zalicytować',
  HOLD: 'grę przejmuje ktoś inny',
  PASS: 'pasować',
  DEMAND: 'zażądać karty',
  STOP_DEMANDING: 'więcej nie żądać',
  GIVE_BACK: 'oddać kartę w zamian',
  PLAY: 'zagrać kartę',
};
