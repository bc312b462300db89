import type {Who} from '@quinola/table';
import {card, en as kit, first} from '@quinola/table/strings/en.js';
import type {ContractsPanelWords} from '../types.js';
import {asks} from './en.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const inner = (who: Who): string => (who.you ? 'you' : who.name);
const marks = (count: number): string => `${count} ${count === 1 ? 'mark' : 'marks'}`;
const verb = (who: readonly Who[], own: string, others: string): string =>
  `${first(who.map(inner).join(' and '))} ${who.length > 1 || who[0]!.you ? own : others}`;

/** English: panels of Boston and Boston-Whist, and what happens. */
export const panels: ContractsPanelWords = {
  drawTitle: 'Places',
  drawAsk: 'Each draws a card, and sits where the card of its suit lies open.',
  drawCard: (place) => `Draw card ${place}`,
  openAsk: 'A game of tricks, or none at all? A higher game pays more.',
  answerAsk: (who, game) => `${v(who, 'have', 'has')} bid ${game}: take it over, bid higher, or pass.`,
  overbidAsk: (who, game) => `${v(who, 'have', 'has')} bid ${game}: bid higher, or pass.`,
  priceNeeds: (asked, suits) =>
    `${asks(asked)}${suits.length ? ` with ${suits.map((suit) => kit.suit(suit)).join(' or ')} as trumps` : ''}`,
  besides: (stake) => `and the ${stake} at stake`,
  miseres: {
    'petite-misere': 'small',
    'grande-misere': 'great',
    'grande-misere-forcee': 'great, forced',
    'petite-misere-ouverte': 'small, open',
    'petite-misere-ouverte-forcee': 'small, open, forced',
    'grande-misere-ouverte': 'great, open',
    'grande-misere-ouverte-forcee': 'great, open, forced',
  },
  misere: 'misère',
  words: {pass: 'I pass', hold: 'I hold it'},
  cutAsk: 'Cut the pack',
  cutPlace: 'Where to cut',
  cut: 'Cut',
  packetsTitle: 'The deal',
  packetsAsk: 'How many cards do you give at a time?',
  packets: (size) => ['One', 'Two', 'Three'][size - 1]!,
  trumpTitle: 'The trump',
  trumpAsk: 'Which suit shall be trumps? The price is that of the suit you name.',
  nameSuit: (suit) => first(kit.suit(suit)),
  alone: (suit) => `${suit}, alone`,
  asideTitle: 'Aside',
  layAside: 'Lay it aside',
  leaderTitle: 'The lead',
  leaderAsk: 'Who shall lead to the first trick? Whoever plays last sees everything.',
  helperTitle: 'Help',
  helperAsk: (who, tricks) =>
    `${v(who, 'ask', 'asks')} for a helper, who has to make ${tricks} tricks. Gains and losses are shared.`,
  help: 'Whist! I help',
  decline: 'I do not',
  offerTitle: 'Help',
  offerAsk: (who) => `${v(who, 'offer', 'offers')} help.`,
  accept: 'I take it',
  reject: 'I play alone',
  stopTitle: 'The game is decided',
  claim: 'It is won: I lay down',
  claimLost: 'It is lost: I lay down',
  concede: 'Throw the game down',
  askConcede: 'Your game is lost then, even if it could still be won.',
  drew: (who, face) => `${v(who, 'draw', 'draws')} the ${card(face)}.`,
  seated: () => 'All take their places.',
  turnedUp: (who, face) =>
    `The first ace, the ${card(face)}, falls to ${inner(who)}: ${who.you ? 'you deal' : `${who.name} deals`} first.`,
  coloursTold: (best, second) =>
    `${first(kit.suit(best))} are the best colour, ${kit.suit(second)} the second.`,
  cutBy: (who) => `${v(who, 'cut', 'cuts')} the pack.`,
  dealt: (dealer, stake) => `${v(dealer, 'deal', 'deals')}; ${marks(stake)} at stake.`,
  passed: (who) => `${v(who, 'pass', 'passes')}.`,
  bids: (who, game) => `${v(who, 'bid', 'bids')} ${game}.`,
  held: (who, game) => `${v(who, 'hold', 'holds')} ${game}.`,
  allPassed: 'All have passed: each puts in, and the next player deals.',
  playsTold: (who, game) => `The game is ${who.you ? 'yours' : `${who.name}’s`}: ${game}.`,
  trump: (who, suit, alone) =>
    `${v(who, 'name', 'names')} ${kit.suit(suit)} as trumps${alone ? ', and will play alone' : ''}.`,
  laidAside: (who) => `${v(who, 'lay', 'lays')} a card aside.`,
  exposed: (who) => `${v(who, 'lay your', 'lays the')} cards open.`,
  leads: (who, leader) => `${v(who, 'say', 'says')} that ${inner(leader)} ${leader.you ? 'lead' : 'leads'}.`,
  offers: (who) => `${v(who, 'say', 'says')}: Whist!`,
  declines: (who) => `${v(who, 'do', 'does')} not help.`,
  helpsTold: (who) => `${v(who, 'are', 'is')} the helper.`,
  refuses: (who) => `${v(who, 'refuse', 'refuses')} the help.`,
  playsAlone: (who) => `Nobody helps: ${inner(who)} ${who.you ? 'play' : 'plays'} alone.`,
  claims: (who) => `${v(who, 'lay', 'lays')} down: the game is won.`,
  concedes: (who) => `${v(who, 'throw', 'throws')} the game down.`,
  claimsLost: (who) => `${v(who, 'lay', 'lays')} down: the game is lost.`,
  penalty: (who, {law, marks: paid}) =>
    law === 31
      ? `${v(who, 'have', 'has')} taken a trick that could have been left to the misère, and ${who.you ? 'pay' : 'pays'} alone: ${marks(paid)}.`
      : `${v(who, 'have', 'has')} laid down too soon: the game is won, and ${inner(who)} ${who.you ? 'pay' : 'pays'} ${marks(paid)}.`,
  played: (who, face) => `${v(who, 'play', 'plays')} the ${card(face)}.`,
  trickWon: (who) => `${v(who, 'take', 'takes')} the trick.`,
  outcome: (side, game, outcome) =>
    outcome === 'all-passed'
      ? 'All have passed.'
      : `${outcome === 'won' ? verb(side, 'win', 'wins') : verb(side, 'lose', 'loses')} ${game}.`,
  price: (who, count, isWon) =>
    isWon ? `Each of the others pays ${marks(count)}.` : `${v(who, 'pay', 'pays')} ${marks(count)} to each.`,
  draws: (side, count) => `${verb(side, 'draw', 'draws')} what was at stake: ${marks(count)}.`,
  bete: (side, count) => `${verb(side, 'set', 'sets')} a bête of ${count}.`,
  dealTitle: (deal) => `Deal ${deal}`,
  deal: 'Deal',
  trick: (number) => `Trick ${number}`,
  sessionTitle: 'The session is over',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'What lay in the pool is divided.'
      : `What lay in the pool is divided. You leave the table with ${marks(Math.abs(count))} ${count > 0 ? 'won' : 'lost'}.`,
  another: 'Another session',
  head: {player: 'Player', tricks: 'Tricks', gain: 'Gain', each: 'The price'},
  points: (points, honours, multiplier) =>
    `${points} points${honours ? `, ${honours} of them for honours` : ''}, by ${multiplier}`,
  grades: {simple: 'simple', couleur: 'second colour', superieure: 'best colour'},
  stop: 'End the session',
  askStop: 'The session ends here: what lies in the pool is divided.',
  counted: (best, deals, better) =>
    `Best in ${best} of ${deals} imagined deals${
      better ? `, ${better.margin.toFixed(1)} marks better than the ${card(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': () => 'You do not hold that card.',
    'must-follow': () => 'You must follow suit.',
    'not-higher': () => 'Your bid must be higher.',
    'not-the-hand': () => 'Only a player who sits before the bidder may hold the bid.',
    'better-suit-bid': () => 'A better colour was bid: that suit is too low.',
    'not-won-yet': () => 'The game is not won beyond doubt yet.',
    'not-lost-yet': () => 'The game is not lost yet: whoever lays down now has lost it for all.',
    'leave-it-to-the-misere': () => 'You could leave this trick to the misère: whoever takes it pays alone.',
    over: () => 'The session is over.',
  },
};
