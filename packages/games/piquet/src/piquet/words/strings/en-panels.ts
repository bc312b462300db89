import type {Who} from '@quinola/table';
import {card} from '@quinola/table/strings/en.js';
import type {Claim} from '../../rules/index.js';
import type {PiquetPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const cards = (number: number): string => `${number} ${number === 1 ? 'card' : 'cards'}`;
const points = (number: number): string => `${number} ${number === 1 ? 'point' : 'points'}`;
const list = (faces: readonly string[]): string =>
  faces.length < 2
    ? faces.map(card).join('')
    : `${faces.slice(0, -1).map(card).join(', ')} and ${card(faces.at(-1)!)}`;
const SUITS: Readonly<Record<string, string>> = {S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs'};
const CLASS = {point: 'the point', sequence: 'the sequences', sets: 'three or four of a rank'} as const;
const WHY = {
  carteBlanche: 'carte blanche',
  point: 'point',
  sequence: 'sequences',
  sets: 'threes and fours',
  carteRouge: 'carte rouge',
  repique: 'repique',
  lead: 'leads',
  trick: 'tricks',
  pique: 'pique',
  cards: 'the cards',
  capot: 'capot',
} as const;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const SEQUENCES = ['', '', '', 'tierce', 'quart', 'quint', 'sixième', 'septième', 'huitième'];
const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'knave',
  T: 'ten',
  '9': 'nine',
};
const upper = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function named(claim: Claim): string {
  if ('pips' in claim) return `Point of ${NUMBERS[claim.count]} in ${SUITS[claim.suit]}.`;
  if ('top' in claim)
    return `${upper(SEQUENCES[claim.count]!)} ${claim.top === 'A' ? 'major' : `from the ${RANKS[claim.top]}`} in ${SUITS[claim.suit]}.`;
  return `${upper(NUMBERS[claim.count]!)} ${RANKS[claim.rank]}s.`;
}

/** English: panels of piquet, and what happens. */
export const panels: PiquetPanelWords = {
  say: {
    claim: (category, count) =>
      !count
        ? 'Nothing.'
        : category === 'point'
          ? `Point of ${NUMBERS[count]}.`
          : category === 'sequence'
            ? `A ${SEQUENCES[count]}.`
            : `${upper(NUMBERS[count]!)} of a rank.`,
    tie: (category, count, tie) =>
      category === 'point'
        ? `Point of ${NUMBERS[count]}, making ${tie}.`
        : category === 'sequence'
          ? `A ${SEQUENCES[count]} from the ${RANKS[tie]}.`
          : `${upper(NUMBERS[count]!)} ${RANKS[tie]}s.`,
    have: 'I have one.',
    answer: {good: 'Good.', 'not-good': 'Not good.', equal: 'Equal.'},
    named,
  },
  cutAsk: 'The dealer has shuffled: cut the pack.',
  cutPlace: 'Where to cut',
  cut: 'Cut',
  exchangeTitle: 'The exchange',
  exchangeNone: 'Exchange none',
  exchange: (number) => (number ? `Exchange ${number}` : 'Exchange'),
  blancheTitle: 'Carte blanche',
  showBlanche: (suit) => (suit ? `Show the white ten of ${SUITS[suit]}` : 'Show carte blanche'),
  skipBlanche: 'Say nothing',
  announceTitle: 'What you announce',
  skip: 'Say nothing',
  answerTitle: 'Your answer',
  claimPique: 'Pique!',
  show: (category) => `Show ${CLASS[category]}`,
  retract: (category) => `Not good after all: ${CLASS[category]}`,
  throwRest: (faces) => `Throw them down: ${list(faces)}`,
  concede: 'Give up the party',
  askConcede: 'The other wins the party, and the stake is paid.',
  drawTitle: 'Who deals',
  drawAsk: 'Each draws a card. To lead is better than to deal.',
  drawCard: (place) => `Draw card ${place}`,
  drew: (who, face) => `${v(who, 'draw', 'draws')} the ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'deal', 'deals')} first.`,
  redraw: 'Equal cards: both draw again.',
  cutBy: (who) => `${v(who, 'cut', 'cuts')} the pack.`,
  dealt: (dealer) => `${v(dealer, 'deal', 'deals')} twelve cards to each; eight are left.`,
  blancheTold: (who, suit) =>
    suit
      ? `${v(who, 'have', 'has')} a carte blanche: the white ten of ${SUITS[suit]}.`
      : `${v(who, 'have', 'has')} carte blanche: no king, queen or knave.`,
  noBlanche: (who) => `${v(who, 'say', 'says')} nothing.`,
  exchanged: (who, number, leaves) =>
    `${v(who, 'exchange', 'exchanges')} ${cards(number)}${leaves ? ` and ${who.you ? 'leave' : 'leaves'} ${leaves}` : ''}.`,
  discarded: (faces) => `You laid away: ${list(faces)}.`,
  drewCards: (faces) => `You bought: ${list(faces)}.`,
  looked: (faces) => `You left: ${list(faces)}.`,
  leftShown: (faces) => `The cards that were left: ${list(faces)}.`,
  says: (who, text) => `${who.name}: ${text}`,
  shows: (who, category) => `${v(who, 'show', 'shows')} ${CLASS[category]}.`,
  unshown: (who, category) => `${v(who, 'have', 'has')} led without showing ${CLASS[category]}: it is lost.`,
  retracted: (who, category) =>
    `${v(who, 'take', 'takes')} the word back: ${CLASS[category]} of the other ${category === 'point' ? 'was' : 'were'} not good.`,
  falseClaim: (who) =>
    `${v(who, 'have', 'has')} announced what ${who.you ? 'you do' : 'was'} not ${who.you ? 'hold' : 'held'}, and ${who.you ? 'count' : 'counts'} nothing in this deal.`,
  threwRest: (who) => `${v(who, 'throw', 'throws')} the last cards down together.`,
  conceded: (who) => `${v(who, 'give', 'gives')} the party up.`,
  played: (who, face) => `${v(who, 'play', 'plays')} the ${card(face)}.`,
  trickWon: (who) => `${v(who, 'take', 'takes')} the trick.`,
  counts: (who, why, number, score) => `${v(who, 'count', 'counts')} ${number}, ${WHY[why]}: ${score}.`,
  why: WHY,
  dealResult: (who, own, other, less) =>
    `${v(who, 'have', 'has')} ${points(own)} of this deal, ${other.you ? 'you' : other.name} ${less}.`,
  level: (number) => `Both have ${points(number)} of this deal.`,
  partyResult: (who, {totals, stakes}) =>
    who
      ? `${v(who, 'win', 'wins')} the party, ${Math.max(...totals)} to ${Math.min(...totals)}: ${stakes} ${stakes === 1 ? 'stake' : 'stakes'}.`
      : `The party is drawn, ${totals[0]} to ${totals[1]}.`,
  odds: (suit, lacking, [happens, doesNot]) =>
    `You lack ${lacking} of the ${SUITS[suit]}. That at least one comes: ${happens} to ${doesNot}.`,
  laidAway: 'Laid away',
  saidTitle: 'What was said',
  countedHead: 'Counted',
  sum: 'This deal',
  party: 'Party',
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
  askStop: 'The match ends here; the party is not paid.',
  counted: (best, deals, better) =>
    `Best in ${best} of ${deals} imagined deals${better ? `, ${better.margin.toFixed(1)} better than the next` : ''}.`,
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': () => 'You do not hold that card.',
    'must-follow': () => 'You must follow suit.',
    'must-trump': () => 'You must follow suit.',
    bound: () => 'That card cannot be played now.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `You must exchange ${String(most)} cards.`
        : `You may exchange ${String(least)} to ${String(most)} cards.`,
    'not-to-choose': () => 'You do not hold that card.',
    'no-blanche': () => 'You have no carte blanche.',
    'claims-too-much': () => 'You do not hold that.',
    'claims-nothing': () => 'Name what you hold, or say nothing.',
    'other-answer': () => 'That is not the answer to so many cards.',
    'false-claim': () => 'You do not hold that; who announces it and leads counts nothing in this deal.',
    'throw-all': () => 'All the cards that are left are thrown down, or none.',
    over: () => 'The match is over.',
  },
};
