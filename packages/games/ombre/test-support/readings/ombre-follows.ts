import type {Card} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import type {OmbreMove, OmbreView} from '../../src/ombre/rules/index.js';
import {
  beside,
  hasShownVoid,
  isBest,
  isCourt,
  isHigher,
  isHighest,
  isLowest,
  isMatador,
  isPlain,
  isTrump,
  mayRuff,
  plain,
  trumps,
  wasLed,
} from './seen.js';
import {card, playing, sightOf, type Sight} from './sight.js';

// What the sentences about cards played to a lead say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<OmbreView, OmbreMove>>>;

const ombreFollows = (holds: (sight: Sight) => boolean) =>
  playing((sight) => sight.isOmbre && !sight.leads && holds(sight));
const defenderFollows = (holds: (sight: Sight) => boolean) =>
  playing((sight) => !sight.isOmbre && !sight.leads && holds(sight));
/** Whether the trick is a friend's, after the Ombre has played. */
const isFriends = ({best, ombre, later}: Sight): boolean => best!.seat !== ombre && !later.includes(ombre);
const lowestWinner = (sight: Sight, one: Card): boolean =>
  sight.wins.includes(one) && isLowest(sight, one, sight.wins);
const commonWinners = (sight: Sight): readonly Card[] =>
  trumps(sight, sight.wins).filter((one) => !isMatador(sight, one));
const courtWinners = (sight: Sight): readonly Card[] => commonWinners(sight).filter(isCourt);
/** A trump that wins, no matador, with a higher and a lower one beside it. */
const isMiddle = (sight: Sight, one: Card): boolean =>
  commonWinners(sight).includes(one) &&
  sight.wins.some((other) => isHigher(sight, other, one)) &&
  sight.wins.some((other) => isHigher(sight, one, other));
const nextIsVoid = (sight: Sight): boolean =>
  sight.later.length > 0 && sight.led !== null && hasShownVoid(sight, sight.later[0]!, sight.led);

/** What he plays as Ombre to a lead. */
export const followsOfOmbre: Read = {
  'g3.t6': {
    sentence: 'Nobody plays after him: the lowest card that wins is enough.',
    when: ombreFollows(({last}) => last),
    asks: card((one, sight) => lowestWinner(sight, one)),
  },
  'g3.err': {
    sentence:
      'The next player has nothing of the suit either, and may overtrump in any case: a small trump is enough.',
    when: ombreFollows((sight) => mayRuff(sight) && nextIsVoid(sight)),
    asks: card(
      (one, sight) => commonWinners(sight).includes(one) && isLowest(sight, one, commonWinners(sight)),
    ),
  },
  'g5.t1': {
    sentence:
      'The next player may have nothing of this suit: a court card of trumps, which he hardly overtrumps, but no matador.',
    when: ombreFollows(
      (sight) => !sight.last && mayRuff(sight) && !nextIsVoid(sight) && !wasLed(sight, sight.led!),
    ),
    asks: card(
      (one, sight) => courtWinners(sight).includes(one) && isLowest(sight, one, courtWinners(sight)),
    ),
  },
  'g4.t2b': {
    sentence:
      'The suit comes again, and the next player may have nothing left of it: a court card of trumps, but no matador.',
    when: ombreFollows(
      (sight) => !sight.last && mayRuff(sight) && !nextIsVoid(sight) && wasLed(sight, sight.led!),
    ),
    asks: card(
      (one, sight) => courtWinners(sight).includes(one) && isLowest(sight, one, courtWinners(sight)),
    ),
  },
  'g8.t3b': {
    sentence: 'Better to throw a single card and be rid of a suit than to spend a matador on a ruff.',
    when: ombreFollows(
      (sight) =>
        mayRuff(sight) &&
        isTrump(sight, sight.best!.card) &&
        sight.ombreTricks < 4 &&
        sight.wins.length > 0 &&
        sight.wins.every((one) => isMatador(sight, one)),
    ),
    asks: card(
      (one, sight) => isPlain(sight, one) && !one.startsWith('K') && beside(sight, one).length === 1,
    ),
    silent: 'of several single cards the lowest is thrown',
  },
  'engine.ruff': {
    sentence: 'A trump takes it: the lowest that does, and no matador.',
    when: ombreFollows(mayRuff),
    asks: card(
      (one, sight) => commonWinners(sight).includes(one) && isLowest(sight, one, commonWinners(sight)),
    ),
  },
  'engine.take': {
    sentence: 'A trick is taken.',
    when: ombreFollows(() => true),
    asks: card((one, {wins}) => wins.includes(one)),
  },
};

/** What he plays as a defender to a lead, and what either does. */
export const followsOfDefence: Read = {
  'play.12': {
    sentence: 'Take tricks from the Ombre, never from the other defender.',
    when: defenderFollows(isFriends),
    asks: card((one, {wins}) => !wins.includes(one)),
  },
  'g4.t4': {
    sentence:
      'One trick is made, and the friend makes the others: the highest card is thrown, so that he is never overtaken.',
    when: defenderFollows(({own, friends, wins}) => own === 1 && friends > 1 && !wins.length),
    asks: card((one, sight) => isPlain(sight, one) && isHighest(sight, one, plain(sight, sight.open))),
  },
  'g8.t7': {
    sentence:
      'A second trick of one’s own would let the Ombre win with four against three and two: it is let run.',
    when: defenderFollows(
      ({own, friends, ombreTricks, last, best, ombre, view}) =>
        last &&
        best!.seat === ombre &&
        own === 1 &&
        friends === 2 &&
        ombreTricks === 3 &&
        view.hand.length === 3,
    ),
    asks: card((one, {wins}) => !wins.includes(one)),
  },
  'g1.t4b': {
    sentence:
      'The friend makes the tricks: one’s highest card of his suit goes under his, so that he is never overtaken.',
    when: defenderFollows(
      (sight) =>
        sight.friends > sight.own &&
        sight.follows &&
        sight.best!.seat !== sight.ombre &&
        (!sight.later.includes(sight.ombre) || isBest(sight, sight.best!.card)),
    ),
    asks: card((one, sight) => {
      const under = sight.open.filter(
        (other) => sight.rules.suit(other) === sight.led && !sight.wins.includes(other),
      );
      return under.includes(one) && isHighest(sight, one, under);
    }),
  },
  'g3.t4': {
    sentence:
      'With several trumps a middle one: the trick becomes dear for the Ombre, and useful trumps are left.',
    when: defenderFollows(
      (sight) => mayRuff(sight) && wasLed(sight, sight.led!) && !sight.last && !isFriends(sight),
    ),
    asks: card((one, sight) => isMiddle(sight, one)),
  },
  'g4.t3': {
    sentence: 'Nobody has led this suit yet, so the Ombre should have to follow: a small trump is enough.',
    when: defenderFollows(
      (sight) =>
        mayRuff(sight) &&
        !wasLed(sight, sight.led!) &&
        sight.later.includes(sight.ombre) &&
        commonWinners(sight).length > 1,
    ),
    asks: card(
      (one, sight) => commonWinners(sight).includes(one) && isLowest(sight, one, commonWinners(sight)),
    ),
  },
  'g3.t2': {
    sentence: 'A high card from beside a guarded king is thrown: it tells the friend of him.',
    when: defenderFollows((sight) => isFriends(sight) && !sight.follows),
    asks: card((one, sight) => {
      const suit = beside(sight, one);
      return (
        isPlain(sight, one) &&
        'QJ'.includes(one[0]!) &&
        suit.length > 2 &&
        suit.some((other) => other.startsWith('K')) &&
        suit.every((other) => other.startsWith('K') || !isHigher(sight, other, one))
      );
    }),
    silent: 'beside two kings the higher card is thrown',
  },
  'play.2': {
    sentence: 'Give the Ombre no trick.',
    when: defenderFollows(({best, ombre}) => best!.seat === ombre),
    asks: card((one, {wins}) => wins.includes(one)),
  },
  'g1.t2b': {
    sentence:
      'The Ombre has still to play: a high trump, or the highest card of the suit, makes it dear for him.',
    when: defenderFollows(({later, ombre}) => later.includes(ombre)),
    asks: card(
      (one, sight) =>
        sight.wins.includes(one) &&
        !sight.wins.some((other) => isHigher(sight, other, one)) &&
        (isTrump(sight, one) || isBest(sight, one)),
    ),
  },
  'play.5': {
    sentence: 'Let it run, and throw what is of no use.',
    when: defenderFollows(isFriends),
    asks: card((one, {wins}) => !wins.includes(one)),
  },
  'engine.low': {
    sentence: 'Nothing is to be won: the least useful card.',
    when: playing((sight) => !sight.leads && !sight.wins.length),
    asks: card(
      (one, sight) =>
        sight.open.every((other) => isTrump(sight, other)) ||
        (isPlain(sight, one) &&
          (!one.startsWith('K') || plain(sight, sight.open).every((other) => other.startsWith('K')))),
    ),
  },
  'engine.least': {
    sentence: 'This costs least.',
    when: playing((sight) => !sight.leads),
    asks: card(() => true),
  },
  'engine.null.low': {
    sentence: 'At Nullissimo the lowest card that helps.',
    when: (view) => sightOf(view)?.isNull === true,
    asks: card((one, sight) => {
      const under = sight.open.filter((other) => !sight.wins.includes(other));
      const hides = !sight.leads && under.length > 0 && (sight.isOmbre || sight.best!.seat === sight.ombre);
      return hides ? isHighest(sight, one, under) && under.includes(one) : isLowest(sight, one, sight.open);
    }),
  },
  'novice.high': {
    sentence: 'A beginner takes a trick with his highest card.',
    when: playing((sight) => sight.wins.length > 0),
    asks: card((one, sight) => sight.wins.includes(one) && isHighest(sight, one, sight.wins)),
  },
};
