import type {MoveLike} from '@quinola/play';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {
  both,
  cannotFollow,
  follows,
  inSuit,
  isAbove,
  isDeclarer,
  isFoes,
  isFriends,
  isHighest,
  isIn,
  isLast,
  isLowest,
  isMisere,
  isOfSide,
  isOther,
  isTop,
  isTrumps,
  leads,
  led,
  lengthOf,
  unseen,
  wins,
  type Seen,
  type Words,
} from './sight.js';

// What the sentences say to a reader that all games of the family have: those of the engine, and of beginners' habits.

const OPEN = 'it speaks of the card that is usual there, and which that is, is left open';

const lies = (seen: Seen): boolean => isMisere(seen) && isDeclarer(seen);
const mustGoOver = (seen: Seen): boolean =>
  follows(seen) &&
  inSuit(seen.hand, led(seen)).length > 0 &&
  inSuit(seen.hand, led(seen)).every((card) => wins(card, seen));
const staysUnder = (seen: Seen): boolean =>
  follows(seen) && inSuit(seen.hand, led(seen)).some((card) => !wins(card, seen));

/** The readings of the engine's sentences for cards, and of habits. */
export function usualReadings<View, Move extends MoveLike>({
  when,
  card,
}: Words<View, Move>): Readonly<Record<string, Reading<View, Move>>> {
  return {
    'engine.under': {
      sentence: 'The highest card that stays under is got rid of while it can be.',
      when: when(both(lies, staysUnder)),
      asks: card(
        (one, seen) =>
          isIn(one, led(seen)) &&
          !wins(one, seen) &&
          inSuit(seen.hand, led(seen)).every((other) => wins(other, seen) || !isAbove(other, one)),
      ),
    },
    'engine.cash': {
      sentence: 'A sure trick is taken before it can be trumped.',
      when: when(both(isTrumps, isOther, leads)),
      asks: card((one, seen) => isTop(one, seen) && !isIn(one, seen.trump)),
      silent: 'a bare ace is not led against a game of tricks of Boston',
    },
    'engine.friend': {
      sentence: 'The trick is a friend’s: the card that costs least.',
      when: when(both(isTrumps, follows, isLast, isFriends)),
      asks: card((one, seen) => {
        const open = inSuit(seen.hand, led(seen)).length ? inSuit(seen.hand, led(seen)) : seen.hand;
        const isTrump = (other: string): boolean => isIn(other, seen.trump);
        const all = open.some((other) => !isTrump(other)) ? open.filter((other) => !isTrump(other)) : open;
        return all.includes(one) && !all.some((other) => isAbove(one, other));
      }),
    },
    'engine.away': {
      sentence: 'The lowest card of the suit in which most others are above it.',
      when: when(both(lies, leads)),
      asks: card(isLowest),
      silent: OPEN,
    },
    'engine.danger': {
      sentence: 'The card that could most easily be made to take a trick goes first.',
      when: when(both(lies, cannotFollow)),
      asks: card(isHighest),
      silent: OPEN,
    },
    'engine.over': {
      sentence:
        'No card stays under: the last to play gets rid of his highest, another plays his lowest and hopes.',
      when: when(both(lies, mustGoOver)),
      asks: card((one, seen) => (isLast(seen) ? isHighest : isLowest)(one, seen)),
    },
    'engine.press': {
      sentence: 'Low cards make the declarer come over; high ones go while it does no harm.',
      when: when((seen) => isMisere(seen) && !isDeclarer(seen)),
      asks: card((one, seen) => isLowest(one, seen) || follows(seen)),
      silent: OPEN,
    },
    'engine.draw': {
      sentence: 'A trump is led, so that fewer are left to take good cards with.',
      when: when((seen) => isOfSide(seen) && leads(seen) && inSuit(unseen(seen), seen.trump).length > 0),
      asks: card((one, seen) => isIn(one, seen.trump)),
      silent: OPEN,
    },
    'engine.top': {
      sentence: 'No card of this suit that is still out is higher.',
      when: when(both(isTrumps, leads)),
      asks: card(isTop),
      silent: OPEN,
    },
    'engine.lead': {
      sentence: 'Of all suits this one risks least or promises most.',
      when: when(both(isTrumps, leads)),
      asks: card(() => true),
      silent: OPEN,
    },
    'engine.ruff': {
      sentence: 'A small trump takes what would be lost.',
      when: when(both(isTrumps, cannotFollow)),
      asks: card(
        (one, seen) =>
          isIn(one, seen.trump) &&
          wins(one, seen) &&
          inSuit(seen.hand, seen.trump).every((other) => !wins(other, seen) || !isAbove(one, other)),
      ),
      silent: OPEN,
    },
    'engine.win': {
      sentence: 'It takes the trick, or makes the others spend a higher card.',
      when: when(both(isTrumps, follows)),
      asks: card(wins),
      silent: OPEN,
    },
    'engine.give': {
      sentence: 'The trick is not to be had for this card: the one that costs least.',
      when: when(both(isTrumps, follows)),
      asks: card((one, seen) => !wins(one, seen)),
      silent: OPEN,
    },
    'engine.eager': {
      sentence: 'It takes the trick as soon as it can.',
      when: when(both(isTrumps, follows, isFoes)),
      asks: card(wins),
      silent: 'who plays last takes it by the rules of the book',
    },
    'engine.figures': {
      sentence: 'The highest card is led at once.',
      when: when(both(isTrumps, leads)),
      asks: card(
        (one, seen) =>
          !isIn(one, seen.trump) &&
          !seen.hand.some((other) => !isIn(other, seen.trump) && isAbove(other, one)),
      ),
    },
  };
}

/** What both books have readings of: who plays last against a misère leaves a trick that is the declarer's, and takes one as cheaply. */
export const leavesIt = both(isMisere, isOther, follows, isLast, isFoes);
export const takesIt = both(isTrumps, follows, isLast, isFoes);

/** Whether a card wins the trick as cheaply as one can: in the suit that was led, if possible. */
export function isCheapest(card: string, seen: Seen): boolean {
  const suit = inSuit(seen.hand, led(seen));
  const winners = (suit.length ? suit : seen.hand).filter((one) => wins(one, seen));
  return winners.includes(card) && !winners.some((one) => isAbove(card, one));
}

/** Whether a card is of a suit of which a hand has few cards, and low ones. */
export const isFewAndLow = (card: string, seen: Seen): boolean =>
  !isIn(card, seen.trump) &&
  lengthOf(card, seen) <= 3 &&
  inSuit(seen.hand, card.slice(-1) as never).every((one) => !isAbove(one, '9S'));
