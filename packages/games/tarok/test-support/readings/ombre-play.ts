import {isFigure, isKing, isTarok, PAGAT, SKY, suit, valueOf, XXI} from '../../src/kit/rules/index.js';
import type {TarokOmbreMove, TarokOmbreView} from '../../src/tarok-ombre/rules/index.js';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {isBest, isHighest, isLowest, isNumbered, ofSuit, taroks} from './seen.js';
import {card, follows, high, isFriends, isSafe, leads, plays, type Sight} from './ombre-sight.js';

// What the sentences about the chief cards, and about those of which no book speaks, say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<TarokOmbreView, TarokOmbreMove>>>;

/** Whether a figure is all he has of the suit led, and falls to the winning card of the other side. */
const fallsOf =
  (rank: string) =>
  (sight: Sight): boolean => {
    const own = sight.led === null || sight.led === 'T' ? [] : ofSuit(sight, sight.led);
    return (
      sight.hand.includes(SKY) &&
      sight.trickNo <= sight.lastSky &&
      own.length === 1 &&
      own[0]![0] === rank &&
      !sight.wins.includes(own[0]!) &&
      sight.best!.seat !== sight.friend
    );
  };
const covered = (sentence: string, rank: string): Reading<TarokOmbreView, TarokOmbreMove> => ({
  sentence,
  when: follows(fallsOf(rank)),
  asks: card((one) => one === SKY),
});

const pagatLies = ({trick}: Sight): boolean => trick.some((laid) => laid.card === PAGAT);

export const chiefRead: Read = {
  'karty.sky.dama': covered('The queen would fall: Sky covers her.', 'Q'),
  'karty.sky.iezdziec': covered('The knight would fall: Sky covers him.', 'N'),
  'karty.sky.walet': covered('The knave would fall: Sky covers him.', 'J'),
  'karty.sky.raz': {
    sentence: 'Sky covers once in a deal: not yet.',
    when: plays((sight) => sight.hand.includes(SKY) && sight.trickNo < sight.lastSky),
    asks: card((one) => one !== SKY),
  },
  'engine.sky': {
    sentence: 'Sky must be played before the last three cards, or it is lost.',
    when: plays(
      (sight) => sight.view.options.skyLimit !== 'none' && sight.trickNo === 22 && sight.hand.includes(SKY),
    ),
    asks: card((one) => one === SKY),
  },
  'karty.xxi.na-xx': {
    sentence: 'XXI over XX: high taroks remain behind it.',
    when: follows(
      (sight) => sight.best!.card === 'T20' && sight.best!.seat !== sight.friend && high(sight).length > 2,
    ),
    asks: card((one) => one === XXI),
  },
  'karty.xxi.trzymac': {
    sentence: 'Only small taroks beside XXI: hold it back.',
    when: follows((sight) => {
      const others = sight.hand.filter((one) => isNumbered(one) && one !== XXI);
      return (
        sight.led === 'T' &&
        sight.hand.includes(XXI) &&
        others.length > 0 &&
        high(sight).length === 1 &&
        !pagatLies(sight)
      );
    }),
    asks: card((one) => one !== XXI),
  },
  'karty.pagat.uwaga': {
    sentence: 'The Pagat lies on the table: take it.',
    when: follows((sight) => pagatLies(sight) && !isFriends(sight)),
    asks: card((one, {wins}) => wins.includes(one)),
  },
  'karty.pagat.dom': {
    sentence: 'The Pagat comes home.',
    when: follows((sight) => sight.wins.includes(PAGAT) && isSafe(sight, PAGAT)),
    asks: card((one) => one === PAGAT),
  },
};

const besides = (cards: readonly string[], ...without: readonly string[]): readonly string[] =>
  cards.filter((one) => !without.includes(one));
const besidesPagat = ({wins}: Sight): readonly string[] => besides(wins, PAGAT);
const follow = ({led}: Sight): boolean => led !== null && led !== 'T';
const FEW_OUT = 'where few cards of a suit are out it may be trumped';

export const plainRead: Read = {
  'engine.give': {
    sentence: 'The trick is the ally’s: give him cards that count.',
    when: follows(isFriends),
    asks: card((one) => one !== SKY && valueOf(one) > 0),
    silent: FEW_OUT,
  },
  'engine.home': {
    sentence: 'A card that counts and wins is brought home.',
    when: follows(),
    asks: card((one, sight) => sight.wins.includes(one) && valueOf(one) > 0 && isSafe(sight, one)),
    silent: FEW_OUT,
  },
  'engine.take': {
    sentence: 'Take the trick as cheaply as possible.',
    when: follows(({last}) => last),
    asks: card((one, sight) => isLowest(one, besidesPagat(sight))),
    silent: 'the ally’s is his, and one of taroks that counts nothing is let go',
  },
  'engine.king': {
    sentence: 'The king is not kept back.',
    when: follows(follow),
    asks: card((one, {wins}) => isKing(one) && wins.includes(one)),
  },
  'engine.ruff': {
    sentence: 'Trump with the lowest tarok that does.',
    when: follows((sight) => follow(sight) && !sight.last && sight.best!.seat !== sight.friend),
    asks: card((one, sight) => isTarok(one) && isLowest(one, besidesPagat(sight))),
  },
  'engine.follow': {
    sentence: 'What costs least.',
    when: follows(),
    asks: card((one, {open}) => open.every((other) => valueOf(other) >= valueOf(one))),
    silent: 'of several one is chosen',
  },
  'engine.top': {
    sentence: 'A card that counts and wins now.',
    when: leads(),
    asks: card((one, sight) => one !== PAGAT && valueOf(one) > 0 && isBest(sight, one) && isSafe(sight, one)),
    silent: FEW_OUT,
  },
  'engine.lead': {
    sentence: 'A card that costs little.',
    when: leads(),
    // Other sentences may have left one suit; the Pagat and Sky are not led.
    asks: card((one, {open}) => {
      const others = besides(open, PAGAT, SKY).filter((other) => suit(other) === suit(one));
      return others.every((other) => valueOf(other) >= valueOf(one));
    }),
    silent: 'of several one is chosen',
  },
  'engine.figure': {
    sentence: 'A figure at once, in the hope that it wins.',
    when: leads(),
    asks: card((one, sight) => isFigure(one) && !isBest(sight, one)),
  },
  'engine.early': {
    sentence: 'A high tarok at once.',
    when: leads((sight) => taroks(sight).length > 0 && sight.trickNo < 9),
    asks: card((one, sight) => isHighest(one, sight.hand.filter(isNumbered))),
    silent: 'of few taroks the highest is kept',
  },
};
