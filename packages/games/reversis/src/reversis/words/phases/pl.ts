import type {EventWords, PhaseTitles} from '@quinola/table';
import type {ReversisPhase} from '../../rules/index.js';

/** Polish: the states of Reversis. */
export const phases: PhaseTitles<ReversisPhase> = {
  drawing: 'Miejsca',
  'drawing.spreading': 'Cztery dziesiątki leżą zakryte',
  'drawing.seats': 'Każdy ciągnie dziesiątkę',
  dealing: 'Rozdanie',
  'dealing.shuffling': 'Stawki, tasowanie i rozdawanie',
  exchanging: 'Wymiana',
  'exchanging.talon': 'Talon idzie w koło',
  'exchanging.dealer': 'Rozdający odkłada kartę',
  playing: 'Gra',
  'playing.trick': 'Lewa',
  settling: 'Zapłata',
  'settling.claiming': 'Każdy upomina się o swoje',
  'settling.marked': 'Co przyniosło rozdanie',
  settlingSession: 'Kosz się dzieli',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ciągnie się dziesiątkę',
  EXCHANGE: 'wymienia się kartę',
  KEEP: 'zostają wszystkie karty',
  LAY_AWAY: 'odkłada się kartę',
  PLAY: 'gra się kartę',
  CLAIM: 'żąda się zapłaty',
  CUT: 'nikt nic więcej nie chce',
};
