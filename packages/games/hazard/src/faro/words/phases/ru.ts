import type {EventWords, PhaseTitles} from '@quinola/table';

/** Russian: the states of faro. */
export const phases: PhaseTitles = {
  staking: 'Ставки',
  dealing: 'Колода',
  'dealing.shuffling': 'Тасовка',
  'dealing.packCut': 'Понтёр снимает, карты открывают',
  drawing: 'Талья',
  'drawing.pair': 'Направо и налево',
  'drawing.between': 'Ставки меняют',
  deciding: 'Взять или загнуть угол',
  settling: 'Расчёт тальи',
  sessionOver: 'Конец игры',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  STAKE: 'ставка на карту',
  BET: 'ставка на достоинство',
  READY: 'кто-то поставил',
  CUT: 'колоду сняли',
  DRAW: 'пара вышла',
  DRAW_ALL: 'вышли все',
  COLLECT: 'выигрыш взят',
  PAROL: 'угол загнут',
  STAY: 'остаток лежит',
  LEAVE: 'закончить игру',
};
