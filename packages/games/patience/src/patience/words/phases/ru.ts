import type {EventWords, PhaseTitles} from '@quinola/table';
import type {Stage} from '../../rules/types.js';

/** Russian: the states of patience, in the words of the books of patience. */
export const phases: PhaseTitles<Stage> = {
  shuffling: 'Тасовка',
  laying: 'Раскладка',
  playing: 'Игра',
  refilling: 'Пустые места заполняют',
  redealing: 'Новая раскладка',
  over: 'Вышел или нет',
};

/** Russian: what may happen in them. */
export const events: EventWords = {
  play: 'положить на основание',
  marry: 'составить марьяж',
  fill: 'заполнить место',
  park: 'отложить карту',
  transfer: 'перенести карту',
  grace: 'воспользоваться «грацией»',
  rescue: 'выручить туза и короля',
  turn: 'открыть карту',
  refill: 'заполнить все места',
  next: 'раскладывать дальше',
  leave: 'оставить карту',
  redeal: 'разложить снова',
};
