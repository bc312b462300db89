import {plural} from '@quinola/table/strings/pl.js';
import type {TwentyOneRoomWords} from '../types.js';

/** Polish: the room of twenty-one. */
export const pl: TwentyOneRoomWords = {
  title: 'Oczko',
  subtitle: 'na niby, bez pieniędzy',
  yourTurn: {
    stake: 'Twoja stawka: ile na twoją kartę?',
    draw: 'Twoja kolej: karta czy dość?',
    bank: 'Twój bank: karta czy dość?',
    mustDraw: 'Twój bank: do 15 musisz dobrać',
    cut: 'Twoja kolej: przełóż talię',
  },
  banker: 'bankier, dobiera ostatni',
  dealer: 'rozdaje',
  inBank: 'w banku',
  inPool: 'w puli',
  youHave: 'masz',
  yourStake: 'twoja stawka',
  stakes: (amount) => `stawia ${amount}`,
  cards: (count) => plural(count, 'karta', 'karty', 'kart'),
  left: (count) => `zostało ${count}`,
  round: (round, rounds) => `Kolejka ${round} z ${rounds}`,
  others: {large: 'inne według oczek', small: '10 jak oczka, 9 liczy 0'},
  standing: {stopped: 'dość', oczko: 'oczko!', persian: 'perskie oczko!', pictures: 'pięć figur!'},
  bust: (total) => `fura: ${total}`,
  card: 'Karta!',
  enough: 'Dość',
  cut: 'Przełóż',
  stakeTitle: 'Twoja stawka',
};
