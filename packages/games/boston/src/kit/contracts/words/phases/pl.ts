import type {EventWords, PhaseTitles} from '@quinola/table';
import type {BostonPhase} from '../../rules/index.js';

/** Polish: the states of Boston, Tri-Boston and Boston-Whist. */
export const phases: PhaseTitles<BostonPhase> = {
  drawing: 'Miejsca',
  'drawing.spreading': 'Rozkłada się po jednej karcie każdego koloru',
  'drawing.seats': 'Każdy ciągnie jedną',
  dealing: 'Rozdawanie',
  'dealing.firstAce': 'Odkrywa się karty aż do pierwszego asa',
  'dealing.colours': 'Druga talia wyznacza maści',
  'dealing.packets': 'Rozdający mówi, jak rozdaje',
  'dealing.shuffling': 'Stawka i tasowanie',
  'dealing.cutting': 'Przełożenie i rozdanie',
  bidding: 'Licytacja',
  'bidding.opening': 'Pierwsza zapowiedź albo pas',
  'bidding.overbidding': 'Następny przebija albo pasuje',
  'bidding.answering': 'Kto mówił wcześniej, trzyma, przebija albo pasuje',
  declaring: 'Gra zostaje określona',
  'declaring.trump': 'Wybiera się trumf',
  'declaring.aside': 'Odkłada się jedną kartę',
  'declaring.leader': 'Wskazuje się, kto zadaje',
  asking: 'Szuka się pomocnika',
  'asking.helper': 'Kto pomoże?',
  'asking.offer': 'Czy pomoc zostanie przyjęta?',
  playing: 'Gra',
  'playing.trick': 'Lewa',
  settled: 'Co przyniosło rozdanie',
  settlingSession: 'Pulę się dzieli',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ktoś ciągnie kartę',
  CUT: 'talia zostaje przełożona',
  PACKETS: 'wybrano, po ile rozdawać',
  PASS: 'ktoś pasuje',
  HOLD: 'zapowiedź zostaje przytrzymana',
  BID: 'zapowiedź',
  NAME_TRUMP: 'wybrano trumf',
  LAY_ASIDE: 'odłożono kartę',
  NAME_LEADER: 'wskazano zadającego',
  WHIST: 'ktoś ofiaruje pomoc',
  DECLINE: 'ktoś odmawia pomocy',
  ACCEPT: 'pomoc przyjęto',
  REJECT: 'pomoc odrzucono',
  PLAY: 'zagrano kartę',
  CLAIM: 'okazano, że gra jest wygrana',
  CONCEDE: 'grę rzucono',
  CLAIM_LOST: 'przeciwnik wykłada karty',
};
