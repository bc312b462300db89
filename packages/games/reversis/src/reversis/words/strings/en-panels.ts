import type {Who} from '@quinola/table';
import {card, first} from '@quinola/table/strings/en.js';
import type {ReversisPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const inner = (who: Who): string => (who.you ? 'you' : who.name);
const the = (face: string): string => (face === 'JH' ? 'the Quinola' : `the ${card(face)}`);

/** English: panels of Reversis, and what happens. */
export const panels: ReversisPanelWords = {
  exchangeTitle: 'The talon',
  throwAway: 'Lay the card away',
  keepAll: 'Keep all',
  layTitle: 'The twelfth card',
  layAway: 'Lay the card away',
  claimTitle: 'Before the cards are cut',
  claimAsk: 'What is not asked for now is lost.',
  claimCard: (face) => `Payment for ${the(face)}`,
  claimPannier: 'Take the pannier',
  noMore: 'I ask for nothing more',
  drawTitle: 'Places',
  drawAsk: 'Each draws one of the four tens. Whoever draws diamonds deals first.',
  drawCard: (place) => `Draw card ${place}`,
  drew: (who, face) => `${v(who, 'draw', 'draws')} the ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'deal', 'deals')} first.`,
  dealt: (dealer, pannier) => `${v(dealer, 'deal', 'deals')}; ${pannier} jettons are in the pannier.`,
  exchanged: (who) => `${v(who, 'exchange', 'exchanges')} a card.`,
  kept: (who) => `${v(who, 'keep', 'keeps')} every card.`,
  laidAway: (who) => `${v(who, 'lay', 'lays')} a card away.`,
  discarded: (face) => `${first(the(face))} lies under the pannier.`,
  drawn: (face) => `You have drawn ${the(face)}.`,
  saw: (face) => `You have left ${the(face)} under the pannier.`,
  played: (who, face) => `${v(who, 'play', 'plays')} ${the(face)}.`,
  trickWon: (who) => `${v(who, 'take', 'takes')} the trick.`,
  fell: (kind, who, face, other, jettons) => {
    switch (kind) {
      case 'given':
        return `${v(who, 'give', 'gives')} away ${the(face)}: ${v(other, 'owe', 'owes')} ${jettons}.`;
      case 'forced':
        return `${first(the(face))} is forced out: ${inner(who)} ${who.you ? 'owe' : 'owes'} ${inner(other)} ${jettons}.`;
      case 'led':
        return `${first(the(face))} is led: ${inner(who)} ${who.you ? 'owe' : 'owes'} the winner of the deal ${jettons}.`;
    }
  },
  undertaken: (who) =>
    `Nine tricks in a row: ${inner(who)} must now take all eleven, the Reversis. Whoever else takes a trick breaks it.`,
  claimed: (who, face) =>
    `${v(who, 'ask', 'asks')} for ${face ? `the payment for ${the(face)}` : 'the pannier'}.`,
  party: (winner, loser, jettons) =>
    `${v(winner, 'win', 'wins')} the deal: ${inner(loser)} ${loser.you ? 'pay' : 'pays'} ${jettons}.`,
  made: (maker) => `${v(maker, 'make', 'makes')} Reversis, all eleven tricks.`,
  broken: (undertaker, breaker, trick) =>
    `${v(breaker, 'break', 'breaks')} the Reversis of ${inner(undertaker)} in trick ${trick}.`,
  draws: (who, jettons) => `${v(who, 'win', 'wins')} the pannier: ${jettons}.`,
  bete: (who, jettons) => `${v(who, 'pay', 'pays')} a bête of ${jettons} into the pannier.`,
  rounds: (left) =>
    left ? `A round is over, and a pip is torn off: ${left} ${left === 1 ? 'round' : 'rounds'} left.` : '',
  dealTitle: (deal) => `Deal ${deal}`,
  deal: 'Deal',
  trick: (number) => `Trick ${number}`,
  sessionTitle: 'The session is over',
  sessionOver: (jettons) =>
    jettons === null
      ? 'The pannier is divided and all is settled.'
      : jettons === 0
        ? 'The pannier is divided. You leave the table even.'
        : `The pannier is divided. You leave the table with ${Math.abs(jettons)} jettons ${jettons > 0 ? 'won' : 'lost'}.`,
  another: 'Another session',
  head: {
    player: 'Player',
    points: 'Points',
    tricks: 'Tricks',
    gain: 'Gain',
    sum: 'Total',
    pays: 'Who pays whom, for what',
    jettons: 'Jettons',
  },
  dues: {
    party: 'for the deal',
    reversy: 'Reversis',
    'reversy-paid-by-four-aces': 'Reversis, for everybody: had the four aces',
    'reversy-broken-a-la-bonne': 'Reversis broken à la bonne',
    'quinola-a-la-bonne': 'Quinola à la bonne',
    'quinola-given': 'Quinola given',
    'quinola-given-a-la-bonne': 'Quinola given à la bonne',
    'quinola-forced': 'Quinola forced',
    'quinola-led': 'Quinola led',
    'quinola-gorged': 'Quinola gorged',
    'quinola-led-by-undertaker': 'Quinola led in a broken Reversis',
    'ace-given': 'ace given',
    'ace-forced': 'ace forced',
    'ace-led': 'ace led',
    'ace-gorged': 'ace gorged',
    'ace-led-by-undertaker': 'ace led in a broken Reversis',
    stake: 'stake',
    pannier: 'pannier won',
    bete: 'bête',
    division: 'share of the pannier',
  },
  stop: 'End the session',
  askStop: 'The session ends here, and the pannier is divided.',
  counted: (best, deals, better) =>
    `Best in ${best} of ${deals} imagined deals${
      better ? `, ${better.margin.toFixed(1)} jettons better than ${the(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': () => 'You do not hold that card.',
    'must-follow': () => 'You must follow suit.',
    'quinola-must-be-kept': () => 'In this round the Quinola must be kept.',
    'nothing-owed': () => 'Nothing is owed to you for that.',
    over: () => 'The session is over.',
  },
};
