import {plural} from '@quinola/table/strings/ru.js';
import type {TwentyOneRoomWords} from '../types.js';

/** Russian: the room of twenty-one. */
export const ru: TwentyOneRoomWords = {
  title: 'Двадцать одно',
  subtitle: 'понарошку, без денег',
  yourTurn: {
    stake: 'Ваша ставка: сколько на вашу карту?',
    draw: 'Ваш ход: ещё карту или довольно?',
    bank: 'Ваш банк: ещё карту или довольно?',
    mustDraw: 'Ваш банк: до 15 надо брать',
    cut: 'Ваш ход: снимите колоду',
  },
  banker: 'банкир, берёт последним',
  dealer: 'сдаёт',
  inBank: 'в банке',
  inPool: 'на кону',
  youHave: 'у вас',
  yourStake: 'ваша ставка',
  stakes: (amount) => `ставит ${amount}`,
  cards: (count) => plural(count, 'карта', 'карты', 'карт'),
  left: (count) => `осталось ${count}`,
  round: (round, rounds) => `Кон ${round} из ${rounds}`,
  others: {large: 'прочие по очкам', small: '10 по очкам, 9 за 0'},
  standing: {stopped: 'довольно', oczko: 'очко!', persian: 'персидский глаз!', pictures: 'пять фигур!'},
  bust: (total) => `перебор: ${total}`,
  card: 'Карту!',
  enough: 'Довольно',
  cut: 'Снять',
  stakeTitle: 'Ваша ставка',
};
