import type {EventWords, PhaseTitles} from '@quinola/table';
import type {ReversisPhase} from '../../rules/index.js';

/** Russian: the states of Reversis. */
export const phases: PhaseTitles<ReversisPhase> = {
  drawing: 'Места',
  'drawing.spreading': 'Четыре десятки разложены',
  'drawing.seats': 'Каждый тянет десятку',
  dealing: 'Сдача',
  'dealing.shuffling': 'Ставки, тасовка и сдача',
  exchanging: 'Обмен',
  'exchanging.talon': 'Талон идёт по кругу',
  'exchanging.dealer': 'Сдающий откладывает карту',
  playing: 'Розыгрыш',
  'playing.trick': 'Взятка',
  settling: 'Расчёт',
  'settling.claiming': 'Требуют то, что причитается',
  'settling.marked': 'Что принесла сдача',
  settlingSession: 'Корзина делится',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'тянут десятку',
  EXCHANGE: 'меняют карту',
  KEEP: 'оставляют все карты',
  LAY_AWAY: 'откладывают карту',
  PLAY: 'кладут карту',
  CLAIM: 'требуют плату',
  CUT: 'больше ничего не требуют',
};
