import type {EventWords, PhaseTitles} from '@quinola/table';
import type {CalledKingPhase} from '../../rules/index.js';

/** German: the states of Quadrille and Cinquille. */
export const phases: PhaseTitles<CalledKingPhase> = {
  drawing: 'Die Plätze',
  'drawing.spreading': 'Für jeden liegt eine Pik-Karte aus',
  'drawing.seats': 'Jeder zieht eine Pik-Karte',
  dealing: 'Das Geben',
  'dealing.shuffling': 'Einsatz, Mischen und Geben',
  bidding: 'Das Bieten',
  'bidding.opening': 'Die Vorhand spricht',
  'bidding.overbidding': 'Der Nächste geht höher oder passt',
  'bidding.answering': 'Wer früher sprach, übernimmt, geht höher oder passt',
  declaring: 'Die Ansage',
  'declaring.game': 'Trumpf wird genannt und ein König gerufen',
  'declaring.calling': 'Ein König wird gerufen',
  'declaring.naming': 'Trumpf wird genannt',
  'declaring.returning': 'Eine Karte geht für den König zurück',
  'declaring.announcing': 'Vor dem ersten Stich',
  playing: 'Das Spiel',
  'playing.trick': 'Der Stich',
  'playing.standing': 'Das Spiel ist gewonnen: aufhören oder auf alle Stiche spielen',
  settled: 'Was das Spiel gebracht hat',
  settlingSession: 'Der Teller wird geteilt',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'eine Karte wird gezogen',
  PASS: 'jemand passt',
  HOLD: 'das Spiel wird übernommen',
  BID: 'ein Spiel wird angesagt',
  DECLARE: 'Trumpf und König werden genannt',
  CALL: 'ein König wird gerufen',
  NAME_TRUMP: 'Trumpf wird genannt',
  RETURN: 'eine Karte wird zurückgegeben',
  ANNOUNCE_VOLE: 'alle Stiche werden angesagt',
  BEGIN: 'nichts wird angesagt',
  PLAY: 'eine Karte wird gespielt',
  STAND: 'es wird aufgehört',
  GO_ON: 'die Vole wird gespielt',
};
