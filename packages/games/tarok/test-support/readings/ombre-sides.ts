import {isFigure, isLadon, PAGAT, strength, suit, XXI} from '../../src/kit/rules/index.js';
import type {TarokOmbreMove, TarokOmbreView} from '../../src/tarok-ombre/rules/index.js';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {isBest, isHighest, isLowest, isNumbered, isPlain, taroks, taroksOut} from './seen.js';
import {
  card,
  costly,
  declarerLeads,
  defenceLeads,
  follows,
  given,
  high,
  isSafe,
  leads,
  ledByFriend,
  mayHold,
  sequences,
  type Sight,
} from './ombre-sight.js';

// What the sentences about the declarer’s play and that of his opponents say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<TarokOmbreView, TarokOmbreMove>>>;

const FEW_OUT = 'where few cards of a suit are out it may be trumped';
const mayTrump = (sight: Sight): boolean => sight.foes.some((seat) => mayHold(sight, seat, 'T'));

export const declarerRead: Read = {
  'tout.1': {
    sentence: 'Every trick so far is won: go on with what cannot be beaten.',
    when: declarerLeads(({tricks, seat}) => tricks.length > 0 && tricks.every((one) => one.winner === seat)),
    asks: card((one, sight) => isBest(sight, one) && isSafe(sight, one)),
    silent: 'before the eighth trick nobody thinks of it',
  },
  'A.18.figury': {
    sentence: 'Many figures: first draw the taroks that would trump them.',
    when: declarerLeads((sight) => sight.hand.filter(isFigure).length > 4 && taroksOut(sight).length > 0),
    asks: card((one) => isNumbered(one) && one !== PAGAT),
  },
  'A.18.taroki': {
    sentence: 'A suit that costs the opponents taroks.',
    when: declarerLeads((sight) => costly(sight).length > 0),
    asks: card((one, sight) => isLadon(one) && costly(sight).includes(suit(one))),
  },
  'A.31.figury': {
    sentence: 'Do not hold figures back: later they are trumped.',
    when: leads(mayTrump),
    asks: card((one, sight) => isFigure(one) && isBest(sight, one) && isSafe(sight, one)),
    silent: FEW_OUT,
  },
};

/** Whether he plays to a trick of taroks after his friend. */
const afterFriend = ({led, friend, trick}: Sight): boolean =>
  led === 'T' && trick.some((laid) => laid.seat === friend);
/** Whether he begins the deal, and the declarer plays as the second or third. */
const begins = (sight: Sight, declarer: 1 | 2): boolean =>
  sight.trickNo === 1 && sight.later[declarer - 1] === sight.view.declarer;

export const defenceRead: Read = {
  'A.22': {
    sentence: 'The declarer sits in the middle: begin with suits.',
    when: defenceLeads((sight) => begins(sight, 1)),
    asks: card(isPlain),
  },
  'A.27': {
    sentence: 'The declarer plays last: a tarok, to get at the Pagat.',
    when: defenceLeads((sight) => begins(sight, 2) && sight.pagatOut && !given(sight).length),
    asks: card(isNumbered),
  },
  'A.23.szkat': {
    sentence: 'The declarer gave me this suit: he is probably void in it.',
    when: defenceLeads((sight) => sight.view.options.manner === 'old' && given(sight).length > 0),
    asks: card((one, sight) => given(sight).includes(suit(one))),
  },
  'B.5': {
    sentence: 'The declarer laid the Skat himself: lead what he threw away.',
    when: defenceLeads((sight) => sight.view.options.manner === 'new' && given(sight).length > 0),
    asks: card((one, sight) => given(sight).includes(suit(one))),
  },
  'A.23.sekwens': {
    sentence: 'A good sequence weakens the declarer’s taroks.',
    when: defenceLeads((sight) => mayHold(sight, sight.view.declarer, 'T')),
    asks: card((one, sight) => sequences(sight).includes(suit(one))),
  },
  'A.23.informacya': {
    sentence: 'The ally has shown which suit to go on with.',
    when: defenceLeads((sight) => ledByFriend(sight) !== null),
    asks: card((one, sight) => suit(one) === ledByFriend(sight)),
  },
  'A.24.figury': {
    sentence: 'Other suits draw the declarer’s figures, or the ally wins with his own.',
    when: defenceLeads(),
    asks: card(
      (one, sight) =>
        isLadon(one) &&
        mayHold(sight, sight.view.declarer, suit(one)) &&
        sight.unseen.some((other) => isFigure(other) && suit(other) === suit(one)),
    ),
  },
  'A.24.tarok': {
    sentence: 'Many taroks, no Pagat: lead them and bring it out.',
    when: defenceLeads((sight) => taroks(sight).length > 8 && sight.pagatOut),
    asks: card(isNumbered),
  },
  'A.25': {
    sentence: 'XIX or XX: it costs the declarer XXI, or the ally throws the Pagat on it.',
    when: defenceLeads(
      (sight) =>
        ['T19', 'T20'].every((one) => sight.hand.includes(one)) &&
        (sight.pagatOut || sight.unseen.includes(XXI)),
    ),
    asks: card((one) => one === 'T19' || one === 'T20'),
  },
  'A.28': {
    sentence: 'Beat it with the smallest: the ally should lead no more taroks.',
    when: follows((sight) => {
      const own = taroks(sight);
      return (
        afterFriend(sight) &&
        own.includes(PAGAT) &&
        own.length < 6 &&
        own.every((one) => isNumbered(one) && strength(one) < 11)
      );
    }),
    asks: card((one, {wins}) =>
      isLowest(
        one,
        wins.filter((other) => other !== PAGAT),
      ),
    ),
  },
  'A.29': {
    sentence: 'Many high taroks: beat it high.',
    when: follows(
      (sight) =>
        afterFriend(sight) &&
        sight.best!.seat !== sight.friend &&
        taroks(sight).length > 5 &&
        high(sight).length > 2,
    ),
    asks: card((one, {wins}) => isHighest(one, wins)),
  },
  'A.30': {
    sentence: 'The declarer did not ask for XXI: lead it, the ally may throw the Pagat.',
    when: defenceLeads(
      (sight) => sight.pagatOut && sight.view.demands.every((demand) => demand.card !== XXI),
    ),
    asks: card((one) => one === XXI),
  },
};
