import type {EventWords, PhaseTitles} from '@quinola/table';
import type {TarokPhase} from '../../rules/types.js';

/** German: the states of Tarok, in the words of the book of about 1820. */
export const phases: PhaseTitles<TarokPhase> = {
  drawing: 'Die Plätze',
  'drawing.spreading': 'Die Karten werden ausgebreitet',
  'drawing.seats': 'Jeder zieht eine Karte',
  'drawing.deal': 'Ziehen um das Geben',
  dealing: 'Das Geben',
  'dealing.shuffling': 'Mischen',
  'dealing.packCut': 'Abheben',
  skat: 'Der Geber legt den Skat',
  announcing: 'Ansagen',
  playing: 'Das Spielen',
  'playing.trick': 'Der Stich',
  layingOut: 'Könige und Pagat werden ausgelegt',
  counting: 'Zählen, Päckchen um Päckchen',
  settling: 'Die Bezahlung',
  settlingSession: 'Der Spielabend endet',
  partyOver: 'Hundert sind erreicht',
};

/** German: what may happen in them. */
export const events: EventWords = {
  DRAW: 'eine Karte ziehen',
  CUT: 'abheben',
  LAY_SKAT: 'den Skat legen',
  ANNOUNCE: 'ansagen',
  TAKE_BACK: 'den Skat zurücknehmen',
  PLAY: 'eine Karte spielen',
};
