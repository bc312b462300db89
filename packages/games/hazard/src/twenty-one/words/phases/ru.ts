import type {EventWords, PhaseTitles} from '@quinola/table';

/** Russian: the states of twenty-one. */
export const phases: PhaseTitles = {
  drawing: 'Младшая карта держит банк',
  dealing: 'Сдача',
  'dealing.shuffling': 'Тасовка',
  'dealing.packCut': 'Съём и первые карты',
  staking: 'Ставки',
  playing: 'Карты',
  'playing.turn': 'Карта или довольно',
  'playing.bank': 'Банкир берёт',
  settling: 'Расчёт кона',
  sessionOver: 'Конец игры',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  CUT: 'колоду сняли',
  STAKE: 'сделана ставка',
  DRAW: 'кто-то берёт карту',
  STOP: 'кому-то довольно',
  BANK_DRAW: 'банкир берёт карту',
  BANK_STOP: 'банкиру довольно',
  LEAVE: 'закончить игру',
};
