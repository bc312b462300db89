import type {EventWords, PhaseTitles} from '@quinola/table';
import type {ReversisPhase} from '../../rules/index.js';

/** German: the states of Reversis. */
export const phases: PhaseTitles<ReversisPhase> = {
  drawing: 'Die Plätze',
  'drawing.spreading': 'Die vier Zehnen werden ausgelegt',
  'drawing.seats': 'Jeder zieht eine Zehn',
  dealing: 'Das Geben',
  'dealing.shuffling': 'Einsätze, Mischen und Geben',
  exchanging: 'Der Tausch',
  'exchanging.talon': 'Der Talon geht um',
  'exchanging.dealer': 'Der Geber legt eine Karte weg',
  playing: 'Das Spiel',
  'playing.trick': 'Der Stich',
  settling: 'Die Zahlung',
  'settling.claiming': 'Was zusteht, wird gefordert',
  'settling.marked': 'Was das Spiel gebracht hat',
  settlingSession: 'Der Korb wird geteilt',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'eine Zehn wird gezogen',
  EXCHANGE: 'eine Karte wird getauscht',
  KEEP: 'alles wird behalten',
  LAY_AWAY: 'eine Karte wird weggelegt',
  PLAY: 'eine Karte wird gespielt',
  CLAIM: 'eine Zahlung wird gefordert',
  CUT: 'nichts mehr wird gefordert',
};
