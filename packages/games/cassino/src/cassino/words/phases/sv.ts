import type {EventWords, PhaseTitles} from '@quinola/table';
import type {CassinoPhase} from '../../rules/index.js';

/** Swedish: the states of Cassino. */
export const phases: PhaseTitles<CassinoPhase> = {
  drawing: 'Platserna',
  'drawing.spreading': 'Leken breds ut',
  'drawing.seats': 'Var och en drar ett kort',
  dealing: 'Given',
  'dealing.shuffling': 'Givaren blandar',
  'dealing.packCut': 'Grannen till höger kuperar',
  'dealing.giving': 'Fyra kort till var och en',
  'dealing.turning': 'Korten på bordet vänds upp',
  playing: 'Spelet',
  'playing.turn': 'Ett kort spelas: det tar, eller läggs ned',
  settling: 'Räkningen',
  'settling.marked': 'Vad given har gett',
  matchOver: 'Partiet är slut',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ett kort dras',
  CUT: 'leken kuperas',
  TURN_TABLE: 'kort på bordet vänds upp',
  TAKE: 'ett kort tar kort från bordet',
  LAY: 'ett kort läggs ned',
};
