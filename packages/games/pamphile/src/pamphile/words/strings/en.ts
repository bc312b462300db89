import {en as kit} from '@quinola/table/strings/en.js';
import type {PamphileRoomWords} from '../types.js';

const cards = (number: number): string => `${number} ${number === 1 ? 'card' : 'cards'}`;

/** English: the room of Pamphile. */
export const en: PamphileRoomWords = {
  title: 'Pamphile',
  subtitle: 'Poland, 18th century',
  trump: 'Trump',
  pamfil: 'The pamfil, the knave of clubs, is above all trumps',
  pamfilHeld: 'The pamfil is yours',
  pamfilDoubles: 'The pamfil is yours: your points count double',
  left: (number) => `${number} to draw`,
  talon: (trump, number) => `Talon: ${cards(number)} to draw, under them ${trump}`,
  mustPlay: 'must play',
  plays: 'plays',
  passes: 'passes',
  own: {mustPlay: 'you must play', plays: 'you play', passes: 'you pass'},
  fresh: (number) => `${number} new`,
  points: (name, points) => `${name}: ${points} ${points === 1 ? 'point' : 'points'}`,
  yourTurn: {
    draw: 'Your turn: draw a card; the lowest deals',
    cut: 'Your turn: cut the pack',
    call: 'Your turn: call a mucha, or say nothing',
    word: 'Your turn: play and exchange cards, or pass',
    bound: 'Your turn: you must play, and may exchange cards',
    beat: (sign) => `Your turn: follow ${kit.suit(sign)} and beat it`,
    trump: (sign) => `Your turn: no ${kit.suit(sign)} in your hand, trump it`,
  },
};
