import type {EventWords, PhaseTitles} from '@quinola/table';
import type {TarokOmbrePhase} from '../../rules/types.js';

/** German: the states of Tarok-ombre, in the words of the book of about 1820. */
export const phases: PhaseTitles<TarokOmbrePhase> = {
  drawing: 'Die Plätze',
  'drawing.spreading': 'Die Karten werden ausgebreitet',
  'drawing.seats': 'Jeder zieht eine Karte',
  dealing: 'Das Geben',
  'dealing.shuffling': 'Mischen',
  'dealing.packCut': 'Abheben',
  skat: 'Der Skat',
  bidding: 'Das Bieten',
  'bidding.unseen': 'Ungesehen bieten',
  'bidding.opening': 'Das erste Gebot',
  'bidding.overbidding': 'Überbieten',
  'bidding.answering': 'Übernehmen oder passen',
  asking: 'Karten verlangen',
  'asking.demanding': 'Eine Karte wird verlangt',
  'asking.givingBack': 'Eine Karte wird dafür gegeben',
  playing: 'Das Spielen',
  'playing.trick': 'Der Stich',
  thrownIn: 'Alle haben gepasst',
  layingOut: 'Die Haufen werden aufgedeckt',
  counting: 'Zählen, Päckchen um Päckchen',
  settling: 'Die Bezahlung',
  settlingSession: 'Der Spielabend endet',
};

/** German: what may happen in them. */
export const events: EventWords = {
  DRAW: 'eine Karte ziehen',
  CUT: 'abheben',
  LAY_SKAT: 'den Skat legen',
  LOOK: 'die Karten ansehen',
  BID: 'ein Spiel nennen',
  HOLD: 'das Gebot wird übernommen',
  PASS: 'passen',
  DEMAND: 'eine Karte verlangen',
  STOP_DEMANDING: 'keine weitere verlangen',
  GIVE_BACK: 'eine Karte dafür geben',
  PLAY: 'eine Karte spielen',
};
