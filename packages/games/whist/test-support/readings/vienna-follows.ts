import {suitOf, type Card, type Suit} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import type {WhistMove, WhistView} from '../../src/whist/rules/index.js';
import {foesCrossRuff, hasDiscarded, invited, isStrongInTrumps, thrown} from './signs.js';
import {
  card,
  count,
  figures,
  following,
  height,
  held,
  inSuit,
  isFree,
  isHighest,
  isHigher,
  isLowest,
  isLowestOfSuit,
  isPartners,
  isPartnersForSure,
  isTrump,
  isVoid,
  last,
  mayRuff,
  plainSuits,
  runOf,
  second,
  third,
  trumpsHeld,
  unseenIn,
  winners,
  wins,
  type Sight,
} from './sight.js';

// What the sentences of the Viennese guide on the second, third and last hand, on ruffs and on discards say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<WhistView, WhistMove>>>;

const mine = (sight: Sight): string => held(sight, sight.led!);
const ledCard = ({view}: Sight): Card => view.trick[0]!.card;
const isInvite = (sight: Sight): boolean =>
  sight.led !== null && invited(sight, sight.right, sight.led) && height(ledCard(sight)) < 7;
/** Whether the card led is the last of its suit. */
const isThirteenth = (sight: Sight): boolean =>
  sight.led !== sight.trump && !sight.follows && !unseenIn(sight, sight.led!).length;
const sequence = (ranks: string): string => {
  const run = runOf(ranks).replace(/[2-7]/g, '');
  return run.length > 2 ? run : '';
};
/** His cards of a suit that do what the highest would do: no card between is in other hands. */
const equalTops = (sight: Sight, suit: Suit): readonly Card[] => {
  const mineToWin = inSuit(winners(sight), suit);
  const [first] = mineToWin;
  if (!first) return [];
  const top = mineToWin.reduce((a, b) => (height(b) > height(a) ? b : a), first);
  return mineToWin.filter(
    (other) => !unseenIn(sight, suit).some((out) => isHigher(out, other) && isHigher(top, out)),
  );
};
const isLowestOfEquals = (one: Card, sight: Sight): boolean => isLowest(one, equalTops(sight, suitOf(one)));
const equalsOf = (one: Card, sight: Sight): number => equalTops(sight, suitOf(one)).length;
/** Whether a card does more than partner’s, which has the trick: one between them is in another hand. */
const addsSomething = (one: Card, sight: Sight): boolean =>
  !isPartners(sight) ||
  unseenIn(sight, suitOf(one)).some((out) => isHigher(one, out) && isHigher(out, sight.best!.card));
const lowestWinner = (one: Card, sight: Sight): boolean => wins(sight, one) && isLowest(one, winners(sight));
const plainOpen = (sight: Sight): readonly Card[] => sight.open.filter((one) => !isTrump(sight, one));
/** Whether he throws a card away: he has nothing of the suit led, and does not ruff. */
const mayDiscard = (sight: Sight): boolean => isVoid(sight) && plainOpen(sight).length > 0;
/** How good a suit is: figures first, then length. */
const worth = (sight: Sight, suit: Suit): number =>
  inSuit(sight.hand, suit).reduce((sum, one) => sum + 3 * Math.max(0, height(one) - 10) + 1, 0);
const isUnknown = (sight: Sight): boolean => !isFree(sight, sight.best!.card);

/** Second, third and last hand. */
export const handsRead: Read = {
  '17.III.2': {
    sentence: 'Of a sequence play the lowest: partner may hope for the higher cards.',
    when: following((sight) => sight.follows && sight.place < 4),
    asks: card((one, sight) =>
      sight.place === 2
        ? isLowest(
            one,
            winners(sight).filter(([rank]) => sequence(mine(sight)).includes(rank!)),
          )
        : isLowestOfEquals(one, sight) && equalsOf(one, sight) > 2,
    ),
    silent: 'one maxim speaks of the second hand, another of the third, and how long a sequence is they know',
  },
  '17.V.2': {
    sentence: 'Second hand low on an invite: the high card lies in wait for the figure behind it.',
    when: second((sight) => sight.follows && isInvite(sight)),
    asks: card(isLowestOfSuit),
  },
  '17.V.2.exc': {
    sentence: 'Second hand with two of ace, king, queen: put up the lower and make sure of a trick.',
    when: second((sight) => sight.follows && count(mine(sight), 'AKQ') > 1),
    asks: card((one, sight) => {
      const tops = winners(sight).filter(([rank]) => 'AKQ'.includes(rank!));
      return isLowest(one, tops);
    }),
  },
  '17.V.2.gen': {
    sentence: 'Second hand plays low on a low card, and covers a high one if that is cheap.',
    when: second((sight) => sight.follows),
    asks: card((one, sight) =>
      height(sight.best!.card) > 7 && winners(sight).length
        ? lowestWinner(one, sight)
        : isLowestOfSuit(one, sight),
    ),
  },
  '17.V.3': {
    sentence: 'Third hand tries to make the trick, as surely as it can.',
    when: third((sight) => sight.follows || !isPartners(sight)),
    asks: card((one, sight) =>
      !sight.follows
        ? lowestWinner(one, sight)
        : winners(sight).some((other) => addsSomething(other, sight))
          ? isLowestOfEquals(one, sight)
          : isLowest(one, sight.open),
    ),
    silent: 'who is void and has no trump cannot',
  },
  '17.V.3.partner-sure': {
    sentence: 'Partner’s card is safe: nothing need be added.',
    when: third(isPartnersForSure),
    asks: card((one, sight) => (sight.follows ? isLowestOfSuit(one, sight) : !isTrump(sight, one))),
  },
  '17.V.4': {
    sentence: 'Last hand takes what is the opponents’, as cheaply as it can.',
    when: last((sight) => !isPartners(sight) && winners(sight).length > 0),
    asks: card(lowestWinner),
  },
  '17.V.4.partner': {
    sentence: 'The trick is partner’s already: leave it to him.',
    when: last(isPartners),
    asks: card((one, sight) => (sight.follows ? isLowestOfSuit(one, sight) : !isTrump(sight, one))),
  },
  '17.XIII': {
    sentence: 'King and one small trump against an invite: put up the king, or it is lost later.',
    when: second((sight) => sight.led === sight.trump && isInvite(sight) && /^K.$/.test(mine(sight))),
    asks: card(([rank]) => rank === 'K'),
  },
  '14.impass': {
    sentence:
      'A finesse: of two high cards the lower may win, if nobody who plays later holds the card between them.',
    when: third((sight) => sight.follows && winners(sight).length > 1),
    asks: card(
      (one, sight) =>
        sight.open.some(
          (high) =>
            isHigher(high, one) &&
            unseenIn(sight, suitOf(one)).some((out) => isHigher(out, one) && isHigher(high, out)),
        ) && wins(sight, one),
    ),
    silent: 'only where his two highest stand so, and partner’s card does not win',
  },
  '25.2b': {
    sentence: 'A ruse: let the king run; he will take his partner for the holder of the ace.',
    when: second((sight) => sight.follows && ledCard(sight)[0] === 'K' && mine(sight)[0] === 'A'),
    asks: card(isLowestOfSuit),
    silent: 'with the knave beside the ace alone does it win two tricks',
  },
  '25.2e': {
    sentence: 'A ruse: of two idle cards the higher first.',
    when: following((sight) => sight.follows && figures(mine(sight)) === 0),
    asks: card((one, sight) => isHighest(one, sight.open)),
    silent: 'only where partner has the trick are they idle',
  },
  'engine.lowest': {
    sentence: 'The trick cannot be won: the lowest card.',
    when: following((sight) => sight.follows),
    asks: card(isLowestOfSuit),
  },
};

/** Ruffs, the thirteenth card, and the cross-ruff that is stopped. */
export const ruffsRead: Read = {
  '17.VII': {
    sentence: 'An unknown card: weak in trumps ruff it, strong in trumps let it run.',
    when: following(
      (sight) => isVoid(sight) && sight.led !== sight.trump && sight.place < 4 && isUnknown(sight),
    ),
    asks: card((one, sight) =>
      isStrongInTrumps(sight) ? !isTrump(sight, one) : isTrump(sight, one) && lowestWinner(one, sight),
    ),
    silent: 'the third hand lets partner’s high cards run, and beats those of others',
  },
  '17.XVI.5': {
    sentence: 'The next player is void too: ruff with the highest trump.',
    when: third(
      (sight) => isVoid(sight) && mayRuff(sight, sight.left, sight.led!) && trumpsHeld(sight) !== '',
    ),
    asks: card((one, sight) => isTrump(sight, one) && isHighest(one, inSuit(sight.open, sight.trump))),
    silent: 'partner has to know that he is void, and nobody against them may have led trumps',
  },
  '17.XVII.2': {
    sentence:
      'A thirteenth card: overruff the player on the right; if he let it run, leave it to the one on the left.',
    when: third(isThirteenth),
    asks: card((one, sight) =>
      sight.best!.seat === sight.right ? lowestWinner(one, sight) : !isTrump(sight, one),
    ),
  },
  '17.XVII.a': {
    sentence: 'A thirteenth card, with few trumps or nothing fit to throw: ruff.',
    when: second((sight) => isThirteenth(sight) && trumpsHeld(sight) !== ''),
    asks: card(lowestWinner),
    silent: 'how few are few, and what is fit to throw, is left open',
  },
  '17.XIX.2': {
    sentence: 'The opponents can cross-ruff: win a trick and lead trumps.',
    when: following(
      (sight) =>
        sight.follows &&
        foesCrossRuff(sight) &&
        trumpsHeld(sight) !== '' &&
        !isPartnersForSure(sight) &&
        winners(sight).length > 0,
    ),
    asks: card((one, sight) => wins(sight, one)),
    silent: 'before the last hand only a sure card is worth it',
  },
  'engine.ruff': {
    sentence: 'Only a trump can take this: the lowest that does.',
    when: following(
      (sight) => isVoid(sight) && !isPartners(sight) && inSuit(winners(sight), sight.trump).length > 0,
    ),
    asks: card((one, sight) => isTrump(sight, one) && lowestWinner(one, sight)),
  },
};

/** What is thrown away. */
export const discardsRead: Read = {
  '17.XVIII.1': {
    sentence: 'Throw from the weakest suit.',
    when: following(mayDiscard),
    asks: card(
      (one, sight) =>
        !isTrump(sight, one) &&
        plainSuits(sight).every((suit) => worth(sight, suit) >= worth(sight, suitOf(one))),
    ),
    silent: 'where he could win the trick with a trump nothing is thrown',
  },
  '17.XVIII.2': {
    sentence: 'Go on throwing the same suit until it is gone.',
    when: following(
      (sight) => mayDiscard(sight) && thrown(sight, sight.seat).some((suit) => held(sight, suit)),
    ),
    asks: card((one, sight) => thrown(sight, sight.seat).includes(suitOf(one))),
    silent: 'not where it would cost a figure, or the trick could be won',
  },
  '17.XVIII.3': {
    sentence: 'From ace, king, queen throw the ace: partner will infer the rest.',
    when: following(
      (sight) => mayDiscard(sight) && plainSuits(sight).some((suit) => held(sight, suit).startsWith('AKQ')),
    ),
    asks: card((one, sight) => one[0] === 'A' && held(sight, suitOf(one)).startsWith('AKQ')),
    silent: 'only towards the end, and where the trick cannot be won',
  },
  '17.XVIII.4': {
    sentence: 'No trump left when the opponents lead them: the first discard shows the strongest suit.',
    when: following(
      (sight) =>
        isVoid(sight) &&
        sight.led === sight.trump &&
        (sight.view.trick[0]!.seat - sight.seat) % 2 !== 0 &&
        !hasDiscarded(sight, sight.seat),
    ),
    asks: card((one, sight) =>
      plainSuits(sight).every((suit) => worth(sight, suit) <= worth(sight, suitOf(one))),
    ),
    silent: 'without a figure no suit is strong',
  },
  'engine.discard': {
    sentence: 'Throw the least useful card.',
    when: following(isVoid),
    asks: card((one, sight) =>
      plainOpen(sight).length ? isLowest(one, plainOpen(sight)) : isLowest(one, sight.open),
    ),
  },
};
