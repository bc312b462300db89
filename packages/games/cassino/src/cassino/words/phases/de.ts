import type {EventWords, PhaseTitles} from '@quinola/table';
import type {CassinoPhase} from '../../rules/index.js';

/** German: the states of Cassino. */
export const phases: PhaseTitles<CassinoPhase> = {
  drawing: 'Die Plätze',
  'drawing.spreading': 'Das Paket wird ausgebreitet',
  'drawing.seats': 'Jeder zieht eine Karte',
  dealing: 'Das Geben',
  'dealing.shuffling': 'Der Geber mischt',
  'dealing.packCut': 'Sein rechter Nachbar hebt ab',
  'dealing.giving': 'Vier Karten für jeden',
  'dealing.turning': 'Die Tischkarten werden aufgedeckt',
  playing: 'Das Spiel',
  'playing.turn': 'Eine Karte wird gespielt: Sie nimmt oder wird hingelegt',
  settling: 'Die Zählung',
  'settling.marked': 'Was die Gabe gebracht hat',
  matchOver: 'Die Partie ist zu Ende',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'eine Karte wird gezogen',
  CUT: 'es wird abgehoben',
  TURN_TABLE: 'Tischkarten werden aufgedeckt',
  TAKE: 'eine Karte nimmt Karten vom Tisch',
  LAY: 'eine Karte wird hingelegt',
};
