import type {EventWords, PhaseTitles} from '@quinola/table';
import type {PamphilePhase} from '../../rules/index.js';

/** German: the states of Pamphile. */
export const phases: PhaseTitles<PamphilePhase> = {
  drawing: 'Wer gibt',
  'drawing.spreading': 'Die Karten werden ausgebreitet',
  'drawing.dealer': 'Jeder zieht eine Karte, die niedrigste gibt',
  dealing: 'Das Geben',
  'dealing.shuffling': 'Der Geber mischt',
  'dealing.packCut': 'Sein rechter Nachbar hebt ab; jeder bekommt fünf Karten, eine wird aufgedeckt',
  calling: 'Mucha ansagen',
  'calling.dealt': 'Wer fünf Karten einer Farbe bekam, sagt sie an',
  'calling.exchanged': 'Wer jetzt fünf Karten einer Farbe hat, sagt sie an',
  declaring: 'Die Ansage',
  'declaring.word': 'Man spielt, mit neuen Karten oder ohne, oder passt',
  playing: 'Das Spiel',
  'playing.trick': 'Farbe wird bekannt, und wer kann, übersticht',
  settled: 'Was das Spiel gebracht hat',
  settlingSession: 'Die Partie ist zu Ende',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'eine Karte wird gezogen',
  CUT: 'es wird abgehoben',
  DECLARE: 'jemand spielt',
  EXCHANGE: 'jemand spielt und tauscht Karten',
  PASS: 'jemand passt',
  CALL_MUCHA: 'eine Mucha wird angesagt',
  STAY_SILENT: 'nichts wird angesagt',
  PLAY: 'eine Karte wird gespielt',
};
