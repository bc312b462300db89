import type {Suit} from '@quinola/cards';
import {type SessionWords, type Who} from '@quinola/table';
import {card} from '@quinola/table/strings/en.js';
import type {ToyBid} from './types.js';

/** What the toy table says with its first cards. */
export interface ToyRoomWords {
  readonly title: string;
  readonly subtitle: string;
  readonly yourTurn: string;
}

/** What it says in its panels and about happenings. */
export interface ToyPanelWords extends SessionWords {
  readonly bids: Readonly<Record<ToyBid, {name: string; needs: string; pays: number; short?: string}>>;
  readonly trumpTitle: string;
  readonly askTrump: string;
  readonly exchangeTitle: string;
  readonly exchange: (count: number) => string;
  readonly isGone: string;
  readonly knock: string;
  readonly dealt: (dealer: Who) => string;
  readonly bid: (who: Who, bid: ToyBid) => string;
  readonly passed: (who: Who) => string;
  readonly named: (who: Who, suit: Suit) => string;
  readonly exchanged: (who: Who, count: number) => string;
  readonly knocked: (who: Who) => string;
  readonly thrownIn: string;
  readonly settled: (won: boolean, points: number) => string;
}

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

const BIDS: ToyPanelWords['bids'] = {
  tricks: {name: 'Most tricks', needs: 'more than each other', pays: 1, short: 'most'},
  points: {name: 'Most points', needs: 'more than half', pays: 2},
  all: {name: 'All tricks', needs: 'all five', pays: 4, short: 'all'},
};

/** English. */
export const roomWords: ToyRoomWords = {
  title: 'Toy',
  subtitle: 'as the kit plays it',
  yourTurn: 'Your turn: play a card.',
};

/** German: what other languages do is shown by two. */
export const germanRoomWords: ToyRoomWords = {
  title: 'Spielzeug',
  subtitle: 'wie der Bausatz es spielt',
  yourTurn: 'Sie sind an der Reihe: spielen Sie eine Karte.',
};

/** English. */
export const panelWords: ToyPanelWords = {
  bids: BIDS,
  trumpTitle: 'Trump',
  askTrump: 'Which suit is trump?',
  exchangeTitle: 'Exchange',
  exchange: (count) => (count ? `Exchange ${count}` : 'Keep all'),
  isGone: 'The card aside is gone.',
  knock: 'Knock',
  dealt: (dealer) => `${v(dealer, 'deal', 'deals')}.`,
  bid: (who, bid) => `${v(who, 'bid', 'bids')} ${BIDS[bid].name.toLowerCase()}.`,
  passed: (who) => `${v(who, 'pass', 'passes')}.`,
  named: (who, suit) => `${v(who, 'name', 'names')} trump: ${suit}.`,
  exchanged: (who, count) => `${v(who, 'exchange', 'exchanges')} ${count}.`,
  knocked: (who) => `${v(who, 'knock', 'knocks')}.`,
  thrownIn: 'Nobody bids: the cards are dealt anew.',
  settled: (won, points) => `The game is ${won ? 'won' : 'lost'} with ${points} points.`,
  drawTitle: 'Places',
  drawAsk: 'Each draws a card.',
  drawCard: (place) => `Draw card ${place}`,
  drew: (who, face) => `${v(who, 'draw', 'draws')} the ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'deal', 'deals')} first.`,
  played: (who, face) => `${v(who, 'play', 'plays')} the ${card(face)}.`,
  trickWon: (who) => `${v(who, 'win', 'wins')} the trick.`,
  dealTitle: (deal) => `Deal ${deal}`,
  deal: 'Deal',
  trick: (number) => `Trick ${number}`,
  sessionTitle: 'The session is over',
  sessionOver: (sum) => (sum === null ? 'The others leave.' : `You leave with ${sum}.`),
  another: 'Another session',
  head: {player: 'Player', gain: 'Gain'},
  stop: 'End the session here',
  askStop: 'The pot will be divided. End the session?',
  counted: (best, deals) => `Best in ${best} of ${deals} imagined deals.`,
  refusals: {
    'not-now': () => 'Not now.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': ({card: face}) => `You do not hold the ${card(String(face))}.`,
    'must-follow': () => 'You must follow suit.',
    'too-many': () => 'Only one card may be exchanged.',
    'no-right': () => 'You may knock only before your first card.',
  },
};
