import type {EventWords, PhaseTitles} from '@quinola/table';
import type {TarokOmbrePhase} from '../../rules/types.js';

/** Russian: the states of Tarok-ombre, in the words of the book of about 1820. */
export const phases: PhaseTitles<TarokOmbrePhase> = {
  drawing: 'Места',
  'drawing.spreading': 'Колоду раскладывают',
  'drawing.seats': 'Каждый тянет карту',
  dealing: 'Сдача',
  'dealing.shuffling': 'Тасовка',
  'dealing.packCut': 'Съёмка',
  skat: 'Скат',
  bidding: 'Торговля',
  'bidding.unseen': 'Заявка не глядя',
  'bidding.opening': 'Первая заявка',
  'bidding.overbidding': 'Перебивание',
  'bidding.answering': 'Взять игру себе или пасовать',
  asking: 'Требование карт',
  'asking.demanding': 'Требуют карту',
  'asking.givingBack': 'Карту дают взамен',
  playing: 'Розыгрыш',
  'playing.trick': 'Взятка',
  thrownIn: 'Все спасовали',
  layingOut: 'Взятки открывают',
  counting: 'Подсчёт по пачкам',
  settling: 'Расчёт',
  settlingSession: 'Вечер окончен',
};

/** Russian: what may happen in them. */
export const events: EventWords = {
  DRAW: 'вытянуть карту',
  CUT: 'снять',
  LAY_SKAT: 'положить скат',
  LOOK: 'посмотреть карты',
  BID: 'назвать игру',
  HOLD: 'игру берёт себе другой',
  PASS: 'пасовать',
  DEMAND: 'потребовать карту',
  STOP_DEMANDING: 'больше не требовать',
  GIVE_BACK: 'отдать карту взамен',
  PLAY: 'сыграть карту',
};
