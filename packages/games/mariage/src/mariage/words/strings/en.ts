import {rankOf, suitOf} from '@quinola/cards';
import {card, en as kit} from '@quinola/table/strings/en.js';
import type {MariageRoomWords} from '../types.js';

const cards = (number: number): string => `${number} ${number === 1 ? 'card' : 'cards'}`;

const SUITS: Readonly<Record<string, string>> = {C: 'acorns', S: 'leaves', H: 'hearts', D: 'bells'};
const OFFICERS: Readonly<Record<string, string>> = {Q: 'ober', J: 'unter'};
const suit = (sign: string): string => SUITS[sign] ?? sign;

/** English: the room of Mariage. */
export const en: MariageRoomWords = {
  title: 'Mariage',
  subtitle: 'Poland, to 131',
  names: {
    german: {
      card(face) {
        const officer = OFFICERS[rankOf(face)];
        return `${officer ?? card(face).split(' ')[0]} of ${suit(suitOf(face))}`;
      },
      suit,
      rank: (rank) => ({T: '10', Q: 'O', J: 'U'})[rank] ?? rank,
    },
    french: {card, suit: kit.suit, rank: kit.rank},
  },
  trump: 'Trumps:',
  partia: (partia, round) => `partia ${partia}, deal ${round}`,
  left: (number) => `${number} left`,
  talon: (turned, number) =>
    turned === null
      ? `Talon: ${cards(number)} to draw`
      : `Talon: ${cards(number)} to draw, the last of them the ${turned}, which lies open`,
  partner: 'partner',
  us: (partner) => `You and ${partner}`,
  shows: (faces) => `Shows the ${faces.join(' and the ')}`,
  points: (name, points, goal) => `${name}: ${points} of ${goal} points`,
  madeOf: (before, won, marriages) =>
    [
      ...(before ? [`${before} before`] : []),
      `${won} in cards`,
      ...(marriages ? [`${marriages} for marriages`] : []),
    ].join(', '),
  hidden: 'counted in the head',
  inTheHead: (name) => `${name}: the points are counted in the head`,
  nothingHidden: 'The talon is gone: from here on nothing is hidden. Follow suit and beat, if you can.',
  yourTurn: {
    draw: 'Your turn: draw a card; the lowest deals',
    cutTrump: 'Your turn: cut the card that makes trumps',
    cut: 'Your turn: cut the pack',
    lead: 'Your turn: lead any card',
    any: 'Your turn: any card, the talon lasts',
    follow: (name, overtakes) => `Your turn: follow ${name}${overtakes ? ', and beat if you can' : ''}`,
    free: (name) => `Your turn: no ${name} in your hand; beat with a trump if you can`,
    couple: (faces) => `Your turn: play the ${faces.join(' or the ')}`,
  },
};
