import {isFigure, isKing, isTarok, PAGAT, SKY, suit, valueOf} from '../../src/kit/rules/index.js';
import type {TarokMove, TarokView} from '../../src/tarok/rules/index.js';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {
  figuresOf,
  isBest,
  isHighest,
  isLowest,
  isNumbered,
  isOfLongest,
  isPlain,
  mayRuff,
  taroks,
} from './seen.js';
import {
  card,
  follows,
  headless,
  isVoid,
  leads,
  mayHold,
  mayTarok,
  numbered,
  type Sight,
} from './tarok-sight.js';

// What the sentences about kings, figures and other cards say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<TarokView, TarokMove>>>;

const afterPagat = ({pagatOut, hasPagat}: Sight): boolean => !pagatOut && !hasPagat;
const hasKings = ({hand}: Sight): boolean => hand.some(isKing);
/** Whether a winning card wins the trick, as far as is seen. */
const isSafe = (sight: Sight, one: string): boolean =>
  sight.last || (isBest(sight, one) && !mayRuff(sight, suit(one), sight.view.options.skyLed));
/** From this trick on a king is kept for the last one. */
const isLate = ({trickNo}: Sight): boolean => trickNo > 14;
const keepers = (sight: Sight): readonly number[] =>
  sight.others.filter((seat) => sight.kingsOut.some((suit) => mayHold(sight, seat, suit)));

/** The suits in which one of the others has nothing but taroks, so that the king is the other’s. */
const stopped = (sight: Sight): readonly string[] =>
  sight.kingsOut.filter(
    (suit) =>
      sight.others.filter((seat) => mayHold(sight, seat, suit)).length === 1 &&
      sight.others.some((seat) => isVoid(sight, seat, suit) && mayTarok(sight, seat)),
  );

export const kingsRead: Read = {
  '16': {
    sentence: 'The Pagat is done with: now draw out the kings.',
    when: leads((sight) => afterPagat(sight) && sight.kingsOut.length > 0),
    asks: card((one, {kingsOut}) => kingsOut.includes(suit(one)) && !isFigure(one)),
  },
  '16.a.1': {
    sentence: 'Somebody keeps a king for the last trick: first draw his taroks.',
    when: leads(
      (sight) => afterPagat(sight) && isLate(sight) && keepers(sight).some((seat) => mayTarok(sight, seat)),
    ),
    asks: card(isNumbered),
    silent: 'who has fewer taroks cannot draw them',
  },
  '16.a.2': {
    sentence: 'He has no taroks left: this suit, until he must play the king.',
    when: leads(
      (sight) =>
        isLate(sight) &&
        sight.kingsOut.some((suit) =>
          sight.others.every((seat) => !mayHold(sight, seat, suit) || !mayTarok(sight, seat)),
        ),
    ),
    asks: card((one, {kingsOut}) => kingsOut.includes(suit(one))),
    silent: 'of several kings one is drawn out first',
  },
  '16.b': {
    sentence: 'First the others’ kings, then one’s own.',
    when: leads((sight) => sight.kingsOut.length > 0 && hasKings(sight) && sight.trickNo < 20),
    asks: card((one) => !isKing(one)),
  },
  '16.c': {
    sentence: 'Nothing better to lead: the longest whip.',
    when: leads(),
    asks: card((one, sight) => isOfLongest(sight, one)),
  },
  '16.d': {
    sentence: 'One is void here and the other has the king: stop this suit, it costs the helper taroks.',
    when: leads((sight) => sight.players === 3 && stopped(sight).length > 0),
    asks: card((one, sight) => !stopped(sight).includes(suit(one))),
    silent: 'who has played all the taroks that he told of has none to lose',
  },
  '17': {
    sentence: 'Pagat and kings are out: take tricks and figures.',
    when: leads(({pagatDone, kingsOut}) => pagatDone && !kingsOut.length),
    asks: card((one, sight) => isSafe(sight, one)),
    silent: 'where few cards of a suit are out it may be trumped',
  },
  '17.take': {
    sentence: 'Pagat and kings are out: this trick too.',
    when: follows(({pagatDone, kingsOut, last}) => pagatDone && !kingsOut.length && last),
    asks: card((one, {wins}) => wins.includes(one)),
  },
  'reguly.11': {
    sentence: 'Three figures without the king: lead one, it draws the king.',
    when: leads((sight) => headless(sight).length > 0),
    asks: card((one, sight) => isFigure(one) && headless(sight).includes(suit(one))),
  },
  'deux.masc-bez-figur': {
    sentence: 'The Pagat is not at stake: lead a suit without figures.',
    when: leads((sight) => sight.players === 2 && (!sight.hasPagat || numbered(sight).length < 7)),
    asks: card((one, sight) => isPlain(one) && !figuresOf(sight, suit(one)).length),
    silent: 'whether the other’s Pagat can be drawn is estimated',
  },
  'deux.niech-zadaie': {
    sentence: 'Let the opponent lead to my figures.',
    when: leads(({players}) => players === 2),
    asks: card((one, sight) => isTarok(one) || !figuresOf(sight, suit(one)).length),
  },
};

const besidesPagat = ({wins}: Sight): readonly string[] => wins.filter((one) => one !== PAGAT);
const least = (open: readonly string[]): number => Math.min(...open.map(valueOf));

export const plainRead: Read = {
  'engine.spare': {
    sentence: 'Throw what costs least.',
    when: follows(),
    asks: card((one, {open}) => {
      const others = open.filter((other) => other !== SKY);
      return valueOf(one) === least(others.length ? others : open);
    }),
    silent: 'what a card is worth besides what it counts is left open',
  },
  'engine.low': {
    sentence: 'A low card.',
    when: leads(),
    // Other sentences may have left few to choose from; the Pagat is not led, and Sky only before it.
    asks: card((one, {open}) => {
      const others = open.filter((other) => other !== SKY && other !== PAGAT);
      const own = others.filter((other) => suit(other) === suit(one));
      if (one === SKY) return !others.length;
      return own.length < 2 || !isHighest(one, own);
    }),
    silent: 'of several suits one is chosen',
  },
  'engine.home': {
    sentence: 'A card that counts and wins is brought home.',
    when: follows((sight) => sight.wins.some((one) => valueOf(one) > 0)),
    asks: card((one, sight) => sight.wins.includes(one) && valueOf(one) > 0 && isSafe(sight, one)),
    silent: 'where few cards of a suit are out it may be trumped',
  },
  'engine.take': {
    sentence: 'Take the trick as cheaply as possible.',
    when: follows(({last}) => last),
    asks: card((one, sight) => isLowest(one, besidesPagat(sight))),
    silent: 'a trick of taroks that counts nothing is let go',
  },
  'engine.king': {
    sentence: 'The king is not kept back.',
    when: follows(({led}) => led !== null && led !== 'T'),
    asks: card((one, {wins}) => isKing(one) && wins.includes(one)),
  },
  'engine.ruff': {
    sentence: 'Trump with the lowest tarok that does.',
    when: follows(({led, last}) => led !== null && led !== 'T' && !last),
    asks: card((one, sight) => isTarok(one) && isLowest(one, besidesPagat(sight))),
  },
  'engine.figure': {
    sentence: 'A figure at once, in the hope that it wins.',
    when: leads(),
    asks: card((one, sight) => isFigure(one) && !isBest(sight, one)),
  },
  'engine.early': {
    sentence: 'A high tarok at once.',
    when: leads((sight) => taroks(sight).length > 0 && sight.trickNo < 9),
    asks: card((one, sight) => isHighest(one, numbered(sight))),
    silent: 'of few taroks the highest is kept',
  },
};
