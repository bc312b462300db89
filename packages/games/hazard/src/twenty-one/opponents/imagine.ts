import {shuffled, type Card, type Random} from '@quinola/cards';
import {NO_CARDS} from '@quinola/play';
import {kindOf, openRound, packOf, tools, type TwentyOneState, type TwentyOneView} from '../rules/index.js';

/** How often hidden hands are dealt before whatever is lowest is taken. */
const TRIES = 400;

/** Whether a player may hold these cards and be asked still, or be content: no part of them was decided before. */
const isPossible = (cards: readonly Card[], {options}: TwentyOneView): boolean =>
  cards.every((_, i) => i < options.initialCards - 1 || kindOf(cards.slice(0, i + 1), options) === 'open');

/**
 * A whole state that agrees with a view and with all that was called: hidden cards are dealt anew, so that nobody is over who would
 * have said so.
 */
export function imagine(view: TwentyOneView, random: Random): TwentyOneState {
  const {seat, hand, counts, shown, turn, options} = view;
  const table = tools.changed(view, {player: -1, seat: -1, hand: NO_CARDS});
  const none = openRound(options).cards;
  const {cards} = packOf(options);
  if (turn.phase === 'dealing.packCut') return {table, ...none, pack: shuffled(cards, random)};
  if (turn.must === 'chance' || turn.over) return {table, ...none};
  const seen = new Set([...hand, ...shown.flat()]);
  const unseen = cards.filter((card) => !seen.has(card));
  const deal = (): {readonly hands: readonly (readonly Card[])[]; readonly rest: readonly Card[]} => {
    let rest: readonly Card[] = shuffled(unseen, random);
    const hands = counts.map((count, owner) => {
      if (shown[owner]!.length) return shown[owner]!;
      if (owner === seat) return hand;
      // One hand after the other: each is as likely as the cards that are left let it be.
      for (let tries = 0; tries < TRIES; tries++) {
        const held = rest.slice(0, count);
        if (isFree(owner) || isPossible(held, view)) {
          rest = rest.slice(count);
          return held;
        }
        rest = shuffled(rest, random);
      }
      return null;
    });
    return hands.includes(null) ? deal() : {hands: hands as readonly (readonly Card[])[], rest};
  };
  // Whoever has not been asked yet may hold anything.
  const isFree = (owner: number): boolean => view.standing[owner] === 'waits';
  const {hands, rest} = deal();
  return {table, pack: rest, hands, dealt: hands.map((held) => held.slice(0, options.initialCards))};
}
