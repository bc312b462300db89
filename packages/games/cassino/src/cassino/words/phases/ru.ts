import type {EventWords, PhaseTitles} from '@quinola/table';
import type {CassinoPhase} from '../../rules/index.js';

/** Russian: the states of Cassino. */
export const phases: PhaseTitles<CassinoPhase> = {
  drawing: 'Места',
  'drawing.spreading': 'Колода раскладывается',
  'drawing.seats': 'Каждый тянет карту',
  dealing: 'Сдача',
  'dealing.shuffling': 'Сдающий тасует',
  'dealing.packCut': 'Сосед справа снимает',
  'dealing.giving': 'Каждому по четыре карты',
  'dealing.turning': 'Карты стола открываются',
  playing: 'Игра',
  'playing.turn': 'Играют одну карту: она берёт, или её кладут',
  settling: 'Подсчёт',
  'settling.marked': 'Что принесла сдача',
  matchOver: 'Партия окончена',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'тянут карту',
  CUT: 'снимают колоду',
  TURN_TABLE: 'открывают карты стола',
  TAKE: 'карта берёт карты со стола',
  LAY: 'карту кладут',
};
