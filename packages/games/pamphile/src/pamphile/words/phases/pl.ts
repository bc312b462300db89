import type {EventWords, PhaseTitles} from '@quinola/table';
import type {PamphilePhase} from '../../rules/index.js';

/** Polish: the states of Pamphile. */
export const phases: PhaseTitles<PamphilePhase> = {
  drawing: 'Kto rozdaje',
  'drawing.spreading': 'Talia leży rozłożona',
  'drawing.dealer': 'Każdy ciągnie kartę, najniższa rozdaje',
  dealing: 'Rozdanie',
  'dealing.shuffling': 'Rozdający tasuje',
  'dealing.packCut': 'Prawy sąsiad przekłada; po pięć kart dla każdego, jedna odkryta',
  calling: 'Zgłaszanie muchy',
  'calling.dealt': 'Kto dostał pięć kart jednego koloru, woła',
  'calling.exchanged': 'Kto ma teraz pięć kart jednego koloru, woła',
  declaring: 'Deklaracje',
  'declaring.word': 'Gra się, z wymianą albo bez, lub pasuje',
  playing: 'Rozgrywka',
  'playing.trick': 'Dodaje się do koloru i przebija, kto może',
  settled: 'Co przyniosło rozdanie',
  settlingSession: 'Partia skończona',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ktoś ciągnie kartę',
  CUT: 'ktoś przekłada karty',
  DECLARE: 'ktoś gra',
  EXCHANGE: 'ktoś gra i wymienia karty',
  PASS: 'ktoś pasuje',
  CALL_MUCHA: 'ktoś woła muchę',
  STAY_SILENT: 'nikt nie woła',
  PLAY: 'ktoś zagrywa kartę',
};
