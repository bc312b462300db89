import {en as kit, type Who} from '@quinola/table';
import type {WhistRoomWords} from '../strings.js';

const {suit} = kit;
const verb = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;

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

  yourLead: 'Your turn: lead any card.',
  yourFollow: (sign) => `Your turn: follow ${suit(sign)}.`,
  yourFree: (sign) => `Your turn: no ${suit(sign)} in your hand, play any card.`,
  dummy: 'The dummy',
  waits: (who) => `${verb(who, 'are', 'is')} to play.`,
  dealing: 'The cards are being dealt.',
};
