import type {EventWords, PhaseTitles} from '@quinola/table';
import type {MariagePhase} from '../../rules/index.js';

/** Russian: the states of Mariage. */
export const phases: PhaseTitles<MariagePhase> = {
  drawing: 'Кто сдаёт',
  'drawing.spreading': 'Колода разложена',
  'drawing.dealer': 'Каждый тянет карту, младшая сдаёт',
  blind: 'Слепая игра',
  'blind.shuffling': 'Сдающий тасует',
  'blind.trumpCut': 'Карту снимают и показывают: это козырь',
  dealing: 'Сдача',
  'dealing.shuffling': 'Сдающий тасует',
  'dealing.packCut': 'Сосед справа снимает; сдают по три карты',
  playing: 'Игра',
  'playing.talon': 'Пока есть талон: любая карта, а после взятки оба берут по карте',
  'playing.end': 'Талон вышел: кладут в масть и бьют',
  settled: 'Что принесла сдача',
  settlingSession: 'Игра окончена',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'кто-то тянет карту',
  CUT: 'кто-то снимает',
  PLAY: 'кто-то играет карту',
  DECLARE_MARRIAGE: 'кто-то объявляет марьяж',
  SKUP: 'кто-то выкупает открытую карту',
  ASK_SKUP: 'кто-то спрашивает, можно ли её выкупить',
  ARESZT: 'кто-то кладёт арест',
};
