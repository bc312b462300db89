import {rankOf, type Card} from '@quinola/cards';
import {en as kit, type Who} from '@quinola/table';
import type {WhistStrings} from '../strings.js';

const {card, suit} = kit;
const verb = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const rank = (face: Card): string => card(face).split(' ')[0] ?? rankOf(face);
const side = (ours: boolean | null): string => (ours === null ? '' : ours ? ' for your side' : ' for the others');

/** English: what a whist table says while cards are played. */
export const en: WhistStrings = {
  title: 'Whist',
  subtitle: {'vienna-1834': 'after the Viennese Leitfaden of 1834', warsaw: 'after the Warsaw Wist of about 1820'},
  sides: ['We', 'They'],
  pairs: ['South, North', 'West, East'],
  trump: (sign) => `trump: ${suit(sign)}`,
  noTrump: 'no trump yet',
  points: (n) => `${n} ${n === 1 ? 'point' : 'points'}`,
  tricks: (n) => `${n} ${n === 1 ? 'trick' : 'tricks'}`,
  games: (n) => `${n} ${n === 1 ? 'game' : 'games'} won`,

  yourLead: 'Your turn: lead any card.',
  yourFollow: (sign) => `Your turn: follow ${suit(sign)}.`,
  yourFree: (sign) => `Your turn: no ${suit(sign)} in your hand, play any card.`,
  dummy: 'The dummy',
  dummyTurn: 'You play for the dummy.',
  waits: (who) => `${verb(who, 'are', 'is')} to play.`,
  winning: (face, who, ours) => `The ${rank(face)} is winning${ours === null ? `, ${who.name}’s` : side(ours)}.`,
  dealing: 'The cards are being dealt.',
  yourChoice: 'You are asked.',

  played: (who, face) => `${verb(who, 'play', 'plays')} the ${card(face)}.`,
  trickWon: (who, ours) => `${verb(who, 'win', 'wins')} the trick${who.you ? '' : side(ours)}.`,
  dealt: (dealer, trump, partner) =>
    `${verb(dealer, 'have', 'has')} dealt, trump is ${suit(trump)}.${partner ? ` ${partner.name} is your partner.` : ''}`,
  turnUpTaken: (who) => `${verb(who, 'take', 'takes')} the turned card up.`,
  words: {call: 'I call! Can you answer?', yes: 'Yes.', no: 'No.', show: 'I show.', silent: '…'},
  called: (who) => `${verb(who, 'call', 'calls')} for an honour.`,
  answered: (who, yes) => `${verb(who, 'answer', 'answers')} ${yes ? 'yes' : 'no'}.`,
  shown: (who, cards) => `${verb(who, 'show', 'shows')} ${cards.map((face) => `the ${card(face)}`).join(', ')}.`,

  refusals: {
    'must-follow': ({suit: sign = ''}) => `You have ${suit(String(sign))}: you must follow.`,
    'not-your-turn': () => 'It is not your turn.',
    'not-held': ({card: face = ''}) => `The ${card(String(face))} is not in your hand.`,
    'wrong-hand': () => 'The other hand is to play.',
    'bound-card': ({card: face = ''}) => `Not the ${card(String(face))}: another card was called.`,
    'bound-suit': () => 'Another suit was called.',
    'bound-highest': () => 'Your highest of the suit was called.',
    'bound-lowest': () => 'Your lowest of the suit was called.',
    'bound-not-win': () => 'You must let this trick go.',
    'not-certain': () => 'Not every trick that is left is certainly yours.',
    'answer-truly': () => 'The answer must be true.',
    // Of all that is simply not to be done here.
    'not-now': () => 'That cannot be done now.',
  },
};
