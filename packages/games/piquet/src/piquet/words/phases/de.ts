import type {EventWords, PhaseTitles} from '@quinola/table';
import type {PiquetPhase} from '../../rules/index.js';

/** German: the states of piquet. */
export const phases: PhaseTitles<PiquetPhase> = {
  drawing: 'Wer gibt',
  'drawing.spreading': 'Die Karten werden ausgebreitet',
  'drawing.dealer': 'Jeder zieht eine Karte',
  dealing: 'Das Geben',
  'dealing.shuffling': 'Die Hinterhand mischt',
  'dealing.packCut': 'Die Vorhand hebt ab; jeder bekommt zwölf Karten, acht bleiben liegen',
  blanche: 'Die Carte blanche',
  'blanche.elder': 'Die Vorhand zeigt sie oder sagt nichts',
  'blanche.younger': 'Die Hinterhand zeigt sie oder sagt nichts',
  exchange: 'Der Tausch',
  'exchange.elder': 'Die Vorhand legt ab und kauft',
  'exchange.younger': 'Die Hinterhand tut es mit dem Rest',
  announce: 'Die Vorhand sagt an',
  'announce.point': 'Der Point',
  'announce.sequence': 'Die Sequenzen',
  'announce.sets': 'Drei oder vier gleiche',
  answer: 'Die Hinterhand antwortet',
  'answer.point': 'Ist der Point gut?',
  'answer.sequence': 'Ist die Sequenz gut?',
  'answer.sets': 'Ist es gut?',
  playing: 'Das Spiel',
  'playing.trick': 'Farbe wird bekannt, die höhere Karte sticht',
  settled: 'Was das Spiel gebracht hat',
  matchOver: 'Die Runde ist zu Ende',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'eine Karte wird gezogen',
  CUT: 'es wird abgehoben',
  SHOW_BLANCHE: 'eine Carte blanche wird gezeigt',
  SKIP_BLANCHE: 'nichts wird gezeigt',
  EXCHANGE: 'Karten werden getauscht',
  CLAIM: 'etwas wird angesagt',
  SKIP: 'nichts wird angesagt',
  GOOD: 'es ist gut',
  NOT_GOOD: 'es ist nicht gut',
  EQUAL: 'es ist gleich',
  SHOW: 'das Angesagte wird gezeigt',
  RETRACT_GOOD: 'ein Wort wird zurückgenommen',
  THROW_REST: 'die letzten Karten werden hingeworfen',
  CLAIM_PIQUE: 'Pique wird gesagt',
  CONCEDE: 'die Partie wird aufgegeben',
  PLAY: 'eine Karte wird gespielt',
};
