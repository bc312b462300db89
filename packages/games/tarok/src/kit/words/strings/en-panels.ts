import type {Who} from '@quinola/table';
import type {PackPanelWords} from '../types.js';
import {card, suit, the} from './en.js';

const verb = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const object = (who: Who): string => (who.you ? 'you' : who.name);
const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** English: what else tables on 78 cards say. */
export const panels: PackPanelWords = {
  played: (who, face) => `${verb(who, 'play', 'plays')} ${the(face)}.`,
  skize: 'I excuse myself with Sky.',
  trickWon: (who) => `${verb(who, 'win', 'wins')} the trick.`,
  trick: (trick) => `Trick ${trick}`,
  dealtBy: (dealer) => `${verb(dealer, 'have', 'has')} dealt.`,
  skatLaid: (who) => `${verb(who, 'lay', 'lays')} the Skat.`,
  ownSkat: (cards) => `In your Skat: ${cards.map(card).join(', ')}`,
  refusals: {
    'must-follow': ({suit: sign = ''}) => `You have ${suit(String(sign))}: you must follow.`,
    'must-tarok': () => 'You cannot follow: you must play a tarok.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': ({card: face = ''}) => `${first(the(String(face)))} is not in your hand.`,
    'skat-king': () => 'A king may not be laid away.',
    'skat-matador': () => 'Sky, XXI and the Pagat may not be laid away.',
    'skat-tarok': () => 'A tarok may not be laid away.',
    'skat-not-three-cards-from-hand': () => 'Exactly three cards of your hand go into the Skat.',
    'not-now': () => 'That cannot be done now.',
  },

  drawTitle: 'Drawing for seats',
  drawAsk: 'Three cards mark the places. Whoever draws the tarok sits first and deals first.',
  drawCard: (place) => `Card ${place} from the left`,
  drew: (who, face) => `${verb(who, 'draw', 'draws')} ${the(face)}.`,
  seated: (dealer) => `${verb(dealer, 'deal', 'deals')} first.`,
  shuffles: (who) => `${verb(who, 'shuffle', 'shuffles')}.`,
  cutAsk: 'Cut the pack.',
  cutPlace: 'Where to cut',
  cut: 'Cut here',
  cutBy: (who) => `${verb(who, 'cut', 'cuts')} the pack.`,

  skyKept: (who) => `${verb(who, 'keep', 'keeps')} Sky, which was played: an empty card is owed for it.`,
  skyLost: (who, to) =>
    `Sky came too late: ${object(who)} ${who.you ? 'lose' : 'loses'} it to ${object(to)}.`,
  owed: (from, to) => `${verb(from, 'owe', 'owes')} ${object(to)} an empty card for Sky.`,
  skyLimit: (tricks) =>
    tricks
      ? `Sky is safe for ${count(tricks, 'trick')} more.`
      : 'Now or never: after this trick Sky is lost.',
  yourLast: 'Your turn: play your last card.',

  keyLines: [
    ['N', 'to the next knight'],
    ['T', 'to the next tarok or ten'],
  ],
  orderTitle: 'Order of the cards',
  orderAsk:
    'From the highest to the lowest; in red suits the pips are reversed. The small figure tells what a card counts.',

  countTitle: 'The count',
  packet: (at, total) => `Packet ${at} of ${total}`,
  nextPacket: 'Next packet',
  skip: 'Skip',
  counts: (who, n) => `${who}: ${n}`,
  packetRules: [
    'three empty cards together: 1 point',
    'one counting card with two empty ones: its value',
    'two counting cards with an empty one: their sum, less 1',
    'three counting cards: their sum, less 2',
  ],
  skatTurned: (who, cards) => `${who.you ? 'Your' : `${who.name}’s`} Skat: ${cards.map(card).join(', ')}.`,
  exchanged: (from, to, face, kept) =>
    face
      ? `${verb(from, 'give', 'gives')} ${object(to)} ${the(face)} for ${the(kept)}.`
      : `${verb(from, 'have', 'has')} no empty card to give.`,

  counted: (best, deals, better) =>
    `Best in ${best} of ${count(deals, 'imagined deal')}${
      better ? `; on average it brings ${better.margin.toFixed(1)} more than ${the(better.next)}` : ''
    }.`,

  dealTitle: (deal) => `Deal ${deal}`,
  deal: 'Deal',
  total: 'Total',
  stop: 'End the session here',
  askStop: 'What is paid stays paid; the current deal is not counted. End the session?',
  another: 'Another session',
};
