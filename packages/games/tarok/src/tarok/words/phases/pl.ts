import type {EventWords, PhaseTitles} from '@quinola/table';
import type {TarokPhase} from '../../rules/types.js';

/** Polish: the states of Tarok, in the words of the book of about 1820. */
export const phases: PhaseTitles<TarokPhase> = {
  drawing: 'Miejsca',
  'drawing.spreading': 'Rozłożenie talii',
  'drawing.seats': 'Każdy ciągnie kartę',
  'drawing.deal': 'Ciągnienie o rozdawanie',
  dealing: 'Rozdanie',
  'dealing.shuffling': 'Tasowanie',
  'dealing.packCut': 'Zdjęcie kart',
  skat: 'Rozdający kładzie Skata',
  announcing: 'Zgłaszanie',
  playing: 'Rozgrywka',
  'playing.trick': 'Lewa',
  layingOut: 'Wyłożenie królów i Pagata',
  counting: 'Liczenie paczkami',
  settling: 'Wypłata',
  settlingSession: 'Koniec wieczoru',
  partyOver: 'Osiągnięto sto',
};

/** Polish: what may happen in them. */
export const events: EventWords = {
  DRAW: 'wyciągnąć kartę',
  CUT: 'zdjąć',
  LAY_SKAT: 'położyć Skata',
  ANNOUNCE: 'zgłosić',
  TAKE_BACK: 'wziąć Skata z powrotem',
  PLAY: 'zagrać kartę',
};
