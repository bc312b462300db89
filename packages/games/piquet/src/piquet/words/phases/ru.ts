import type {EventWords, PhaseTitles} from '@quinola/table';
import type {PiquetPhase} from '../../rules/index.js';

/** Russian: the states of piquet. */
export const phases: PhaseTitles<PiquetPhase> = {
  drawing: 'Кто сдаёт',
  'drawing.spreading': 'Колода разложена',
  'drawing.dealer': 'Каждый тянет карту',
  dealing: 'Сдача',
  'dealing.shuffling': 'Сдающий тасует',
  'dealing.packCut': 'Первый снимает; каждому по двенадцать карт, остаётся восемь',
  blanche: 'Карт-бланш',
  'blanche.elder': 'Первый показывает его или молчит',
  'blanche.younger': 'Второй показывает его или молчит',
  exchange: 'Обмен',
  'exchange.elder': 'Первый сбрасывает и покупает',
  'exchange.younger': 'Второй делает то же с остатком',
  announce: 'Первый объявляет',
  'announce.point': 'Очки',
  'announce.sequence': 'Секвенции',
  'announce.sets': 'Три или четыре одинаковых',
  answer: 'Второй отвечает',
  'answer.point': 'Хороши ли очки?',
  'answer.sequence': 'Хороша ли секвенция?',
  'answer.sets': 'Хорошо ли?',
  playing: 'Розыгрыш',
  'playing.trick': 'Кладут в масть, старшая карта берёт',
  settled: 'Что принесла сдача',
  matchOver: 'Игра окончена',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'тянут карту',
  CUT: 'снимают колоду',
  SHOW_BLANCHE: 'показывают карт-бланш',
  SKIP_BLANCHE: 'ничего не показывают',
  EXCHANGE: 'меняют карты',
  CLAIM: 'что-то объявляют',
  SKIP: 'ничего не объявляют',
  GOOD: 'хорошо',
  NOT_GOOD: 'нехорошо',
  EQUAL: 'поровну',
  SHOW: 'показывают объявленное',
  RETRACT_GOOD: 'берут слово назад',
  THROW_REST: 'бросают последние карты',
  CLAIM_PIQUE: 'говорят пик',
  CONCEDE: 'сдают партию',
  PLAY: 'играют картой',
};
