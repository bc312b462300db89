import type {Who} from '@quinola/table';
import {card} from '@quinola/table/strings/en.js';
import type {MariagePanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string => `${number} ${number === 1 ? 'point' : 'points'}`;

/** English: panels of Mariage, and what happens. */
export const panels: MariagePanelWords = {
  cutAsk: 'You sit to the right of the dealer: cut the pack.',
  cutPlace: 'Where to cut',
  cut: 'Cut',
  sayTitle: 'Beside a card you may say',
  say: (number, suit) => `${number === 40 ? 'Forty' : 'Twenty'} in ${suit}!`,
  buy: (turned) => `Buy the ${turned}`,
  askSkup: 'Is it still to be bought?',
  arrest: 'Arrest! I have 131',
  redraw: 'Equal cards: all draw again.',
  drawTitle: 'Who deals',
  drawAsk: 'Everybody draws a card. The lowest deals.',
  drawCard: (place) => `Draw card ${place}`,
  draws: (who, face) => `${v(who, 'draw', 'draws')} the ${face}.`,
  drew: (who, face) => panels.draws(who, card(face)),
  seated: (dealer) => `${v(dealer, 'deal', 'deals')} first.`,
  cutBy: (who) => `${v(who, 'cut', 'cuts')} the pack.`,
  trumpCut: (who, face) =>
    `${v(who, 'cut', 'cuts')} the ${face}: its suit is trumps. The pack is shuffled again.`,
  dealt: (dealer) => `${v(dealer, 'deal', 'deals')}, three cards at a time.`,
  turnedUp: (face) => `The ${face} is turned up: its suit is trumps.`,
  marriage: (who, suit, number) =>
    `${v(who, 'say', 'says')} ${number === 40 ? 'forty' : 'twenty'} in ${suit}: a marriage, ${points(number)}.`,
  bought: (who, face) => `${v(who, 'buy', 'buys')} the ${face} with the lowest trump.`,
  asked: (who, answer) =>
    `${v(who, 'ask', 'asks')} whether the turned card is still to be bought: ${answer ? 'it is' : 'it is not'}.`,
  drewCard: (face) => `You draw the ${face}.`,
  drewTurned: (who, face) => `${v(who, 'take', 'takes')} the ${face}, which lay open.`,
  plays: (who, face) => `${v(who, 'play', 'plays')} the ${face}.`,
  played: (who, face) => panels.plays(who, card(face)),
  trickWon: (who) => `${v(who, 'take', 'takes')} the trick.`,
  arrestTold: (who, {total, valid}) =>
    `${v(who, 'lay', 'lays')} the arrest, and ${who.you ? 'have' : 'has'} ${points(total)}: ${valid ? 'it holds' : 'it is false'}.`,
  pair: (one, other) => `${one.name} and ${other.name}`,
  dealResult: (sides, round) =>
    `${sides.map(({who, points: won, total}) => `${who}: ${round > 1 ? `${won}, together ${total}` : won}`).join('. ')}.`,
  goesOn: 'Nobody has won yet: a second deal is played, and its points are added.',
  partiaResult: (winner, how, by, net, unit) => {
    const why =
      by === 'false-arrest'
        ? 'the arrest was false'
        : how === 'dubla'
          ? 'dubla, dry, in one deal'
          : 'sympla, wet, in the second deal';
    const number = `${Math.abs(net)} ${unit === 'stakes' ? (Math.abs(net) === 1 ? 'stake' : 'stakes') : Math.abs(net) === 1 ? 'point' : 'points'}`;
    const brings =
      net > 0 ? `gains ${number}` : net < 0 ? `still loses ${number} for marriages` : 'gains nothing';
    return `Partia to ${winner} (${why}): that side ${brings}.`;
  },
  countedHead: 'Counted',
  tricks: 'Tricks',
  cardsWon: 'In cards, and the last trick',
  marriages: 'Marriages',
  sum: 'Together',
  withBefore: 'With the deal before',
  payment: 'Paid for',
  partia: 'Partia',
  reasons: {
    dubla: 'Dubla, dry',
    sympla: 'Sympla, wet',
    marriage: 'Marriage',
    'trump-marriage': 'Marriage of trumps',
    swatowe: 'Swatowe, all four',
  },
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
  askStop: 'The match ends here; the partia that is being played counts nothing.',
  counted: (best, deals, better) =>
    `Best in ${best} of ${deals} imagined deals${better ? `, ${better.margin.toFixed(1)} better than the next` : ''}.`,
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': () => 'You do not hold that card.',
    'must-follow': () => 'The talon is gone: you must follow suit.',
    'must-trump': () => 'You cannot follow suit: you must beat with a trump, if you can.',
    bound: () => 'You must beat the card if you can; and after a marriage one of its cards is played.',
    'no-marriage': () => 'You cannot say this marriage now.',
    'no-skup': () => 'You cannot buy the turned card now.',
    'no-question': () => 'That cannot be asked now.',
    'no-arrest': () => 'The arrest is laid in the second deal, after a trick won or a marriage said.',
    over: () => 'The match is over.',
  },
};
