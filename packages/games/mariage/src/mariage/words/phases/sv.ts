import type {EventWords, PhaseTitles} from '@quinola/table';
import type {MariagePhase} from '../../rules/index.js';

/** Swedish: the states of Mariage. */
export const phases: PhaseTitles<MariagePhase> = {
  drawing: 'Vem som ger',
  'drawing.spreading': 'Leken breds ut',
  'drawing.dealer': 'Var och en drar ett kort, det lägsta ger',
  blind: 'Det blinda spelet',
  'blind.shuffling': 'Den som ger blandar',
  'blind.trumpCut': 'Ett kort kuperas fram och visas: det gör trumf',
  dealing: 'Given',
  'dealing.shuffling': 'Den som ger blandar',
  'dealing.packCut': 'Grannen till höger kuperar; tre kort ges i taget',
  playing: 'Spelet',
  'playing.talon': 'Så länge talongen räcker: vilket kort som helst, och båda drar efter sticket',
  'playing.end': 'Talongen är slut: färg bekänns, och sticket tas',
  settled: 'Vad given har gett',
  settlingSession: 'Spelet är slut',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ett kort dras',
  CUT: 'leken kuperas',
  PLAY: 'ett kort spelas',
  DECLARE_MARRIAGE: 'en mariage sägs',
  SKUP: 'det öppna kortet köps',
  ASK_SKUP: 'man frågar om det går att köpa',
  ARESZT: 'arresten läggs',
};
