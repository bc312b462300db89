import {en as kit} from '@quinola/table';
import type {WhistRoomWords} from '../types.js';

const {suit} = kit;

/** English: what a whist table says before its first card is played. */
export const en: WhistRoomWords = {
  title: 'Whist',
  subtitle: {
    'vienna-1834': 'after the Viennese Leitfaden of 1834',
    warsaw: 'after the Warsaw Wist of about 1820',
  },
  sides: ['We', 'They'],
  pairs: ['South, North', 'West, East'],
  trump: (sign) => `trump: ${suit(sign)}`,
  points: (n) => `${n} ${n === 1 ? 'point' : 'points'}`,

  dummy: 'The dummy',
};
