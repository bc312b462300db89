import type {EventWords, PhaseTitles} from '@quinola/table';
import type {TarokPhase} from '../../rules/types.js';

/** Russian: the states of Tarok, in the words of the book of about 1820. */
export const phases: PhaseTitles<TarokPhase> = {
  drawing: 'Места',
  'drawing.spreading': 'Колоду раскладывают',
  'drawing.seats': 'Каждый тянет карту',
  'drawing.deal': 'Жребий о сдаче',
  dealing: 'Сдача',
  'dealing.shuffling': 'Тасовка',
  'dealing.packCut': 'Съёмка',
  skat: 'Сдающий кладёт скат',
  announcing: 'Объявления',
  playing: 'Розыгрыш',
  'playing.trick': 'Взятка',
  layingOut: 'Королей и Пагата выкладывают',
  counting: 'Подсчёт по пачкам',
  settling: 'Расчёт',
  settlingSession: 'Вечер окончен',
  partyOver: 'Сто набрано',
};

/** Russian: what may happen in them. */
export const events: EventWords = {
  DRAW: 'вытянуть карту',
  CUT: 'снять',
  LAY_SKAT: 'положить скат',
  ANNOUNCE: 'объявить',
  TAKE_BACK: 'взять скат обратно',
  PLAY: 'сыграть карту',
};
