import type {EventWords, PhaseTitles} from '@quinola/table';
import type {BostonPhase} from '../../rules/index.js';

/** German: the states of Boston, Tri-Boston and Boston-Whist. */
export const phases: PhaseTitles<BostonPhase> = {
  drawing: 'Die Plätze',
  'drawing.spreading': 'Von jeder Farbe wird eine Karte ausgelegt',
  'drawing.seats': 'Jeder zieht eine',
  dealing: 'Das Geben',
  'dealing.firstAce': 'Karten werden aufgedeckt bis zum ersten Ass',
  'dealing.colours': 'Das zweite Spiel macht die Couleur',
  'dealing.packets': 'Der Geber sagt, wie er gibt',
  'dealing.shuffling': 'Einsatz und Mischen',
  'dealing.cutting': 'Abheben und Geben',
  bidding: 'Das Bieten',
  'bidding.opening': 'Ein erstes Gebot oder Passen',
  'bidding.overbidding': 'Der Nächste bietet höher oder passt',
  'bidding.answering': 'Wer früher sprach, hält, bietet höher oder passt',
  declaring: 'Das Spiel wird angesagt',
  'declaring.trump': 'Der Trumpf wird genannt',
  'declaring.aside': 'Eine Karte wird weggelegt',
  'declaring.leader': 'Der Ausspielende wird bestimmt',
  asking: 'Ein Helfer wird gesucht',
  'asking.helper': 'Wer hilft?',
  'asking.offer': 'Wird die Hilfe angenommen?',
  playing: 'Das Spiel',
  'playing.trick': 'Der Stich',
  settled: 'Was die Partie brachte',
  settlingSession: 'Der Pott wird geteilt',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'eine Karte wird gezogen',
  CUT: 'das Spiel wird abgehoben',
  PACKETS: 'die Päckchen werden gewählt',
  PASS: 'jemand passt',
  HOLD: 'ein Gebot wird gehalten',
  BID: 'ein Gebot',
  NAME_TRUMP: 'der Trumpf wird genannt',
  LAY_ASIDE: 'eine Karte wird weggelegt',
  NAME_LEADER: 'der Ausspielende wird bestimmt',
  WHIST: 'jemand bietet Hilfe an',
  DECLINE: 'Hilfe wird verweigert',
  ACCEPT: 'die Hilfe wird angenommen',
  REJECT: 'die Hilfe wird abgelehnt',
  PLAY: 'eine Karte wird gespielt',
  CLAIM: 'das Spiel wird als gewonnen gezeigt',
  CONCEDE: 'das Spiel wird verloren gegeben',
  CLAIM_LOST: 'ein Gegner legt die Karten hin',
};
