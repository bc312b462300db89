import {en as kit, type Who} from '@quinola/table';
import type {Marked, WhistMore} from '../strings.js';

const {card, suit} = kit;
const verb = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const side = (ours: boolean | null, we: string, they: string, one: string): string =>
  ours === null ? one : ours ? we : they;
const marks = (who: string, {trickPoints, honourPoints, score}: Marked): string => {
  const parts = [
    trickPoints && `${trickPoints} by tricks`,
    honourPoints && `${honourPoints} by honours`,
  ].filter(Boolean);
  return `${who} mark ${parts.length ? parts.join(' and ') : 'nothing'} and stand at ${score}.`;
};

/** English: what a whist table says of what happens; sheets, dialogues and ceremonies. */
export const more: WhistMore = {
  games: (n) => `${count(n, 'game')} won`,
  yourChoice: 'You are asked.',

  played: (who, face) => `${verb(who, 'play', 'plays')} the ${card(face)}.`,
  trickWon: (who, ours) =>
    `${verb(who, 'win', 'wins')} the trick${who.you ? '' : side(ours, ' for your side', ' for the others', '')}.`,
  dealt: (dealer, trump, partner) =>
    `${verb(dealer, 'have', 'has')} dealt, trump is ${suit(trump)}.${partner ? ` ${partner.name} is your partner.` : ''}`,
  turnUpTaken: (who) => `${verb(who, 'take', 'takes')} the turned card up.`,
  words: {call: 'I call! Can you answer?', yes: 'Yes.', no: 'No.', show: 'I show.', silent: '…'},
  called: (who) => `${verb(who, 'call', 'calls')} for an honour.`,
  answered: (who, yes) => `${verb(who, 'answer', 'answers')} ${yes ? 'yes' : 'no'}.`,
  shown: (who, cards) =>
    `${verb(who, 'show', 'shows')} ${cards.map((face) => `the ${card(face)}`).join(', ')}.`,

  refusals: {
    'must-follow': ({suit: sign = ''}) => `You have ${suit(String(sign))}: you must follow.`,
    'not-your-turn': () => 'It is not your turn.',
    'not-held': ({card: face = ''}) => `The ${card(String(face))} is not in your hand.`,
    'not-certain': () => 'Not every trick that is left is certainly yours.',
    'answer-truly': () => 'The answer must be true.',
    // Of all that is simply not to be done here.
    'not-now': () => 'That cannot be done now.',
  },
  seated: (partner, dealer) =>
    `${partner ? `${partner.name} is your partner. ` : ''}${verb(dealer, 'deal', 'deals')} first.`,

  callTitle: 'Your side stands on eight',
  callAsk:
    'You hold two honours. Ask your partner for a third? A yes wins the game at once; a no tells everybody how the honours lie.',
  showAsk: 'You hold three honours or more. Shown, they win the game at once.',
  call: 'I call! Can you answer?',
  show: 'Show the honours',
  silent: 'Stay silent',
  answerAsk: (who) => `${verb(who, 'ask', 'asks')} whether you hold an honour.`,
  answerYes: 'Yes',
  answerNo: 'No',

  bothBooks: 'Ask both books',
  layDown: 'Lay your cards down: the rest is yours',
  laidDown: (who, good) =>
    `${verb(who, 'lay', 'lays')} the cards down; ${good ? 'the rest is good' : 'the claim does not hold'}.`,
  stop: 'End the session here',
  askStop: 'The rubber is not finished: what stands is paid. End the session?',

  dealTitle: (deal) => `Deal ${deal}`,
  head: {
    tricks: 'Tricks',
    honours: 'Honours',
    score: 'Stands at',
    marked: 'Marked',
    rubber: 'Rubber',
    deal: 'Deal',
    game: 'Game',
    total: 'Together',
    won: 'Won by',
    penalties: 'Penalties',
  },
  dealScored: (ours, theirs) => `${marks('We', ours)} ${marks('They', theirs)}`,
  slam: (ours, size) =>
    `${size === 'great' ? 'A great slam' : 'A small slam'}${side(ours, ' of ours', ' of theirs', '')}.`,
  called8: 'by the call',
  trickNumber: (trick) => `Trick ${trick}`,
  byCall: 'Won by the call at eight: the hands are not played out.',
  doubled: 'The preference suit was trumps: all counts double.',
  levels: ['simple', 'double', 'triple', 'quadruple'],
  gameWon: (ours, level, loserScore) =>
    `${side(ours, 'We win', 'They win', 'The winners take')} the game, ${level}: the losers stand at ${loserScore}.`,
  rubberTitle: (rubber) => `Rubber ${rubber}`,
  rubberNet: (net, finished) =>
    `${finished ? 'The rubber is settled' : 'The rubber is broken off'}${net === null ? '.' : net === 0 ? ': nobody pays.' : net > 0 ? `: each of us receives ${count(net, 'fish', 'fishes')}.` : `: each of us pays ${count(-net, 'fish', 'fishes')}.`}`,
  bonus: 'for the rubber',
  slams: 'for slams',
  fishes: (n) => count(n, 'fish', 'fishes'),
  sessionTitle: 'The session is over',
  sessionOver: (n) =>
    n === null
      ? 'The accounts are settled.'
      : n === 0
        ? 'You rise without loss or gain.'
        : n > 0
          ? `You rise with ${count(n, 'fish', 'fishes')} won.`
          : `You rise with ${count(-n, 'fish', 'fishes')} lost.`,
  ledgerForms: ['By rubber', 'Winning pairs', 'Running balance'],
  noRubber: 'No rubber is settled yet.',
  anotherSession: 'Another session',
};
