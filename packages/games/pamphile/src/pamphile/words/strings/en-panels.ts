import type {Who} from '@quinola/table';
import {card} from '@quinola/table/strings/en.js';
import type {PamphilePanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string =>
  `${number < 0 ? '−' : ''}${Math.abs(number)} ${Math.abs(number) === 1 ? 'point' : 'points'}`;
const cards = (number: number): string => `${number} ${number === 1 ? 'card' : 'cards'}`;
const list = (faces: readonly string[]): string =>
  faces.length < 2
    ? faces.map(card).join('')
    : `${faces.slice(0, -1).map(card).join(', ')} and ${card(faces.at(-1)!)}`;
const suits = {S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds'} as const;
const suit = (one: string): string => suits[one as keyof typeof suits];

/** English: panels of Pamphile, and what happens. */
export const panels: PamphilePanelWords = {
  cutAsk: 'You sit to the right of the dealer: cut the pack.',
  cutPlace: 'Where to cut',
  cut: 'Cut',
  wordTitle: 'Play or pass',
  play: 'Play',
  playExchanging: (number) => (number ? `Play, exchange ${number}` : 'Exchange'),
  pass: 'Pass',
  callTitle: 'Mucha?',
  callAsk: 'Five cards of one suit win the deal, if they are called.',
  call: 'Mucha!',
  silent: 'Say nothing',
  emptyTalon: 'The talon is used up: no card can be exchanged.',
  drawTitle: 'Who deals',
  drawAsk: 'Everybody draws a card. The lowest deals.',
  drawCard: (place) => `Draw card ${place}`,
  drew: (who, face) => `${v(who, 'draw', 'draws')} the ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'deal', 'deals')} first.`,
  cutBy: (who) => `${v(who, 'cut', 'cuts')} the pack.`,
  dealt: (dealer) => `${v(dealer, 'deal', 'deals')} five cards to each.`,
  turnedUp: (face, trump) => `The ${card(face)} lies under the talon: ${suit(trump)} are trumps.`,
  declared: (who) => `${v(who, 'play', 'plays')}.`,
  passed: (who) => `${v(who, 'pass', 'passes')}.`,
  exchanged: (who, number) => `${v(who, 'exchange', 'exchanges')} ${cards(number)}.`,
  discarded: (faces) => `You threw away: ${list(faces)}.`,
  drewCards: (faces) => `You drew: ${list(faces)}.`,
  called: (who) => `${v(who, 'call', 'calls')} a mucha.`,
  mucha: (who, won) =>
    `Mucha! ${v(who, 'have', 'has')} five ${suit(won.suit)}, ${won.pips} pips, and ${who.you ? 'win' : 'wins'} the deal.`,
  muchaCry: 'Mucha!',
  played: (who, face) => `${v(who, 'play', 'plays')} the ${card(face)}.`,
  trickWon: (who) => `${v(who, 'take', 'takes')} the trick.`,
  gains: (who, number) =>
    number < 0
      ? `${v(who, 'lose', 'loses')} ${points(-number)}.`
      : `${v(who, 'win', 'wins')} ${points(number)}.`,
  nobodyGains: 'Nobody wins a point.',
  doubled: (who) => `${who.name} held the pamfil: what was won with it counts double.`,
  allDoubled: 'The pamfil was in play: all points won count double.',
  wins: (who, number) => `${v(who, 'win', 'wins')} the match with ${points(number)}.`,
  tricks: 'Tricks',
  declaration: 'Said',
  newCards: 'New cards',
  threshold: (counted, needed) =>
    `Sure tricks and aces: ${counted}. If you pass, they count without any risk. To play is worth as much only if you take three tricks in ${needed} of 100 deals.`,
  dealTitle: (deal) => `Deal ${deal}`,
  deal: 'Deal',
  trick: (number) => `Trick ${number}`,
  sessionTitle: 'The match is over',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'The match has ended, and all is settled.'
      : `You leave the table with ${Math.abs(stakes)} ${Math.abs(stakes) === 1 ? 'stake' : 'stakes'} ${stakes > 0 ? 'won' : 'lost'}.`,
  another: 'Another match',
  head: {player: 'Player', gain: 'Points'},
  stop: 'End the match',
  askStop: 'The match ends here; everyone pays everyone the difference of their points.',
  counted: (best, deals, better) =>
    `Best in ${best} of ${deals} imagined deals${better ? `, ${better.margin.toFixed(1)} better than the next` : ''}.`,
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': () => 'You do not hold that card.',
    'must-follow': () => 'You must follow suit.',
    'must-trump': () => 'You cannot follow suit: you must trump, and beat the trick, if you can.',
    bound: () => 'You must beat the trick, because you can.',
    'choose-so-many': ({most}) => `You may exchange one to ${String(most)} cards.`,
    'not-to-choose': () => 'You do not hold that card.',
    'forehand-must-play': () => 'You sit on the dealer’s left: you must play.',
    'empty-talon': () => 'The talon is used up: no card can be exchanged.',
    'no-mucha': () => 'These are not five cards of one suit.',
    over: () => 'The match is over.',
  },
};
