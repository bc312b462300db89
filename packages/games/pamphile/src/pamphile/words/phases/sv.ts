import type {EventWords, PhaseTitles} from '@quinola/table';
import type {PamphilePhase} from '../../rules/index.js';

/** Swedish: the states of Pamphile. */
export const phases: PhaseTitles<PamphilePhase> = {
  drawing: 'Vem som ger',
  'drawing.spreading': 'Leken breds ut',
  'drawing.dealer': 'Var och en drar ett kort, det lägsta ger',
  dealing: 'Given',
  'dealing.shuffling': 'Givaren blandar',
  'dealing.packCut': 'Högra grannen kuperar; fem kort till var och en, ett vänds upp',
  calling: 'Muchan sägs',
  'calling.dealt': 'Den som fick fem i en färg ropar',
  'calling.exchanged': 'Den som nu har fem i en färg ropar',
  declaring: 'Orden',
  'declaring.word': 'Man spelar, med nya kort eller utan, eller passar',
  playing: 'Spelet',
  'playing.trick': 'Färg bekänns, och den som kan sticker över',
  settled: 'Vad given har gett',
  settlingSession: 'Partiet är slut',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ett kort dras',
  CUT: 'leken kuperas',
  DECLARE: 'någon spelar',
  EXCHANGE: 'någon spelar och byter kort',
  PASS: 'någon passar',
  CALL_MUCHA: 'någon ropar mucha',
  STAY_SILENT: 'ingenting ropas',
  PLAY: 'ett kort spelas',
};
