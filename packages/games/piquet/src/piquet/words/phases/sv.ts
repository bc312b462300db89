import type {EventWords, PhaseTitles} from '@quinola/table';
import type {PiquetPhase} from '../../rules/index.js';

/** Swedish: the states of piquet. */
export const phases: PhaseTitles<PiquetPhase> = {
  drawing: 'Vem som ger',
  'drawing.spreading': 'Leken breds ut',
  'drawing.dealer': 'Var och en drar ett kort',
  dealing: 'Given',
  'dealing.shuffling': 'Efterhand blandar',
  'dealing.packCut': 'Förhand kuperar; tolv kort till var, åtta ligger kvar',
  blanche: 'En carte blanche',
  'blanche.elder': 'Förhand visar den eller tiger',
  'blanche.younger': 'Efterhand visar den eller tiger',
  exchange: 'Bytet',
  'exchange.elder': 'Förhand lägger bort och köper',
  'exchange.younger': 'Efterhand gör detsamma med resten',
  announce: 'Förhand anmäler',
  'announce.point': 'Point',
  'announce.sequence': 'Sekvenserna',
  'announce.sets': 'Tre eller fyra lika',
  answer: 'Efterhand svarar',
  'answer.point': 'Är point god?',
  'answer.sequence': 'Är sekvensen god?',
  'answer.sets': 'Är det gott?',
  playing: 'Spelet',
  'playing.trick': 'Färg bekänns, det högre kortet tar',
  settled: 'Vad given har gett',
  matchOver: 'Spelet är slut',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ett kort dras',
  CUT: 'leken kuperas',
  SHOW_BLANCHE: 'carte blanche visas',
  SKIP_BLANCHE: 'ingenting visas',
  EXCHANGE: 'kort byts',
  CLAIM: 'något anmäls',
  SKIP: 'ingenting anmäls',
  GOOD: 'det är gott',
  NOT_GOOD: 'det är inte gott',
  EQUAL: 'det är lika',
  SHOW: 'det anmälda visas',
  RETRACT_GOOD: 'ett ord tas tillbaka',
  THROW_REST: 'de sista korten kastas ned',
  CLAIM_PIQUE: 'pik sägs',
  CONCEDE: 'partiet ges upp',
  PLAY: 'ett kort spelas',
};
