import type {EventWords, PhaseTitles} from '@quinola/table';
import type {MariagePhase} from '../../rules/index.js';

/** German: the states of Mariage. */
export const phases: PhaseTitles<MariagePhase> = {
  drawing: 'Wer gibt',
  'drawing.spreading': 'Die Karten werden ausgebreitet',
  'drawing.dealer': 'Jeder zieht eine Karte, die niedrigste gibt',
  blind: 'Das blinde Spiel',
  'blind.shuffling': 'Der Geber mischt',
  'blind.trumpCut': 'Eine Karte wird abgehoben und gezeigt: sie macht Trumpf',
  dealing: 'Das Geben',
  'dealing.shuffling': 'Der Geber mischt',
  'dealing.packCut': 'Sein rechter Nachbar hebt ab; gegeben werden je drei Karten auf einmal',
  playing: 'Das Spiel',
  'playing.talon': 'Solange der Talon reicht: jede Karte, und nach dem Stich ziehen beide',
  'playing.end': 'Der Talon ist aus: es wird bedient und gestochen',
  settled: 'Was das Spiel gebracht hat',
  settlingSession: 'Die Runde ist zu Ende',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'eine Karte wird gezogen',
  CUT: 'es wird abgehoben',
  PLAY: 'eine Karte wird gespielt',
  DECLARE_MARRIAGE: 'eine Mariage wird gesagt',
  SKUP: 'die offene Karte wird gekauft',
  ASK_SKUP: 'es wird gefragt, ob sie zu kaufen ist',
  ARESZT: 'der Arrest wird gelegt',
};
