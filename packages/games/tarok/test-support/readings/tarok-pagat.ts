import {isFigure, isKing, isTarok, PAGAT, SKY, suit, valueOf} from '../../src/kit/rules/index.js';
import type {TarokMove, TarokView} from '../../src/tarok/rules/index.js';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {
  isBest,
  isHighest,
  isLowest,
  isNumbered,
  isOfLongest,
  isPlain,
  ofSuit,
  taroks,
  taroksOut,
} from './seen.js';
import {card, follows, isVoid, leads, numbered, plays, told, type Sight} from './tarok-sight.js';

// What the sentences about Sky and the Pagat say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<TarokView, TarokMove>>>;

/** Sky can be played before the last three cards. */
const hasSky = ({hand, trickNo}: Sight): boolean => hand.includes(SKY) && trickNo < 23;

export const skyRead: Read = {
  '3.c': {
    sentence: 'Sky wins nothing, but saves a valuable card from this trick.',
    when: follows((sight) => hasSky(sight) && !sight.wins.length && sight.open.length > 1),
    asks: card((one, sight) => one === SKY && sight.open.every((other) => valueOf(other) > 2)),
  },
  '3.c.wait': {
    sentence: 'Sky is kept for a card that is worth it.',
    when: plays((sight) => sight.hand.includes(SKY) && sight.trickNo < 21),
    asks: card((one) => one !== SKY),
  },
  '3.d': {
    sentence: 'Sky must be played before the last three cards, or it is lost.',
    when: plays((sight) => sight.hand.includes(SKY) && sight.trickNo === 22),
    asks: card((one) => one === SKY),
  },
  'reguly.6': {
    sentence: 'Only figures, and a higher card over them: Sky saves them.',
    when: follows((sight) => {
      const own = sight.led === null || sight.led === 'T' ? [] : ofSuit(sight, sight.led);
      return (
        hasSky(sight) && own.length > 0 && own.every((one) => isFigure(one) && !sight.wins.includes(one))
      );
    }),
    asks: card((one) => one === SKY),
  },
};

/** The Pagat is another's, and no taroks that make it sure to be saved were announced. */
const hunts = (sight: Sight): boolean => sight.pagatOut;
const opensTaroks = (sight: Sight): boolean =>
  sight.players === 3 &&
  hunts(sight) &&
  sight.most < 10 &&
  sight.tricks.every(({cards}) => !isTarok(cards[0]!.card));
const FEW = 6;

export const pagatRead: Read = {
  '15': {
    sentence: 'Without the Pagat, lead taroks until it falls.',
    when: leads(hunts),
    asks: card(isNumbered),
    silent: 'with few taroks, or where its owner has too many, it does not fall',
  },
  '15.a.1': {
    sentence: 'Ten taroks were announced: their owner will easily save the Pagat. No hunting yet.',
    when: leads((sight) => hunts(sight) && sight.most >= 10 && taroks(sight).length >= FEW),
    asks: card((one) => !isNumbered(one)),
  },
  '15.a.2': {
    sentence: 'Ten taroks were announced and I have few: hunting is doubtful.',
    when: leads((sight) => hunts(sight) && sight.most === 10 && taroks(sight).length < FEW),
    asks: card((one) => !isNumbered(one)),
  },
  '15.b.1': {
    sentence: 'A high tarok first: seven or fewer, and no Pagat.',
    when: leads((sight) => opensTaroks(sight) && taroks(sight).length < 8),
    asks: card((one, sight) => isHighest(one, numbered(sight))),
    silent: 'with three or fewer it tells of nothing that helps',
  },
  '15.b.2': {
    sentence: 'A very low tarok first: eight or nine, and no Pagat.',
    when: leads((sight) => opensTaroks(sight) && [8, 9].includes(taroks(sight).length)),
    asks: card((one, sight) => isLowest(one, numbered(sight))),
  },
  '15.b.3': {
    sentence: 'The helper’s first tarok told enough: together we can draw the Pagat.',
    when: leads(
      (sight) =>
        sight.players === 3 &&
        hunts(sight) &&
        (told(sight) === 'many' || (told(sight) === 'few' && taroks(sight).length > 7)),
    ),
    asks: card(isNumbered),
    silent: 'its owner may have too many taroks',
  },
  '15.b.3.stop': {
    sentence: 'The helper too has few taroks: the Pagat cannot be drawn so.',
    when: leads(
      (sight) => sight.players === 3 && hunts(sight) && told(sight) === 'few' && taroks(sight).length < 8,
    ),
    asks: card((one) => !isNumbered(one)),
  },
  '15.c': {
    sentence: 'Now the Pagat wins its trick.',
    when: follows((sight) => sight.wins.includes(PAGAT) && (sight.last || !taroksOut(sight).length)),
    asks: card((one) => one === PAGAT),
    silent: 'who has many taroks saves it for the last trick',
  },
  '15.e': {
    sentence: 'The Pagat cannot be drawn: the whip, again and again, until its owner must trump.',
    when: leads((sight) => sight.players === 3 && hunts(sight)),
    asks: card((one, sight) => isOfLongest(sight, one)),
    silent: 'how many taroks its owner has is estimated',
  },
  'reguly.1': {
    sentence: 'This card is the highest left of its suit: bring it home while it wins.',
    when: leads(),
    asks: card((one, sight) => valueOf(one) > 0 && isBest(sight, one)),
    silent: 'where it may be trumped already it is kept',
  },
  'reguly.8': {
    sentence: 'Too few taroks to save the Pagat: give it up at once, then taroks are left against the kings.',
    when: follows((sight) => sight.led === 'T' && sight.hasPagat && numbered(sight).length < FEW),
    asks: card((one) => one === PAGAT),
    silent: 'after the first lead of taroks, or with kings of one’s own, it is kept',
  },
  'reguly.9': {
    sentence: 'The Pagat is lost, but I have kings: keep it to the end, so that the taroks run out.',
    when: follows(
      (sight) =>
        sight.led === 'T' &&
        sight.hasPagat &&
        numbered(sight).length < FEW &&
        sight.hand.filter(isKing).length > 1,
    ),
    asks: card((one) => isTarok(one) && one !== PAGAT),
    silent: 'the dealer, who has the Skat, gives it up',
  },
  'reguly.10.a': {
    sentence: 'To save the Pagat lead the whip: it wears out the others’ taroks.',
    when: leads(({hasPagat}) => hasPagat),
    asks: card((one, sight) => isOfLongest(sight, one)),
    silent: 'with few taroks it cannot be saved, with many it is saved without',
  },
  'reguly.10.c': {
    sentence: 'Make the one with most taroks trump.',
    when: leads(({hasPagat}) => hasPagat),
    asks: card((one, sight) => isPlain(one) && sight.others.some((seat) => isVoid(sight, seat, suit(one)))),
    silent: 'who has most is estimated',
  },
  coalition: {
    sentence: 'He threatens with the Pagat: take the trick from him.',
    when: follows((sight) => sight.last && sight.pagatOut),
    asks: card((one, sight) => sight.wins.includes(one) && one !== PAGAT),
    silent: 'who has it is estimated',
  },
};
