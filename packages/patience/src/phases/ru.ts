import type {PhaseTitles} from '@quinola/table';

/** Russian: the states of patience, in the words of the books of patience. */
export const phases: PhaseTitles = {
  shuffling: 'Тасовка',
  laying: 'Раскладка',
  playing: 'Игра',
  refilling: 'Пустые места заполняют',
  redealing: 'Новая раскладка',
  over: 'Сошлось или нет',
};
