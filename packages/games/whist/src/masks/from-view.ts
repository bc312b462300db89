import {imaginer, ImpossibleView, noneOf, type Holds, type Imaginer, type Unseen} from '@quinola/opponents';
import {honoursToHold, locatedCards, voidsShown} from '../rules/imagine.js';
import {honourRanks} from '../rules/honours.js';
import type {WhistView} from '../rules/types.js';
import {numberOf, SUITS, WHOLE_SUIT} from './cards.js';
import {emptyTable, EVEN_TRICKS, GONE, HANDS, playCard, TRICKS} from './table.js';

/** The table as a view shows it, with the hand due and all others empty; only where the deal is being played. */
export function tableOf(view: WhistView): Int32Array {
  const table = emptyTable(SUITS.indexOf(view.trump!), view.tricks[0]?.leader ?? view.leader);
  for (const card of view.gone) table[GONE + (numberOf(card) >> 5)]! |= 1 << (numberOf(card) & 31);
  for (const {cards} of view.tricks) for (const {card} of cards) playCard(table, numberOf(card));
  for (const {card} of view.trick) playCard(table, numberOf(card));
  table[EVEN_TRICKS] = view.tricksWon[0];
  table[TRICKS] = view.tricksWon[0] + view.tricksWon[1];
  for (const card of view.hand) add(table, HANDS + view.seat * 4, numberOf(card));
  for (const card of view.dummyHand ?? []) add(table, HANDS + view.dummy * 4, numberOf(card));
  return table;
}

function add(holdings: Int32Array | number[], base: number, card: number): void {
  holdings[base + (card >> 5)]! |= 1 << (card & 31);
}

/** What a view knows of the four hands; `believed`: also by what was said of honours. */
export function unseenOf(view: WhistView, believed = true): Unseen {
  const known = new Array<number>(16).fill(0);
  const hidden = [WHOLE_SUIT, WHOLE_SUIT, WHOLE_SUIT, WHOLE_SUIT];
  const room = [...view.counts];
  const drop = (card: number): void => {
    if (!((hidden[card >> 5]! >> (card & 31)) & 1)) throw new ImpossibleView('card-twice');
    hidden[card >> 5]! ^= 1 << (card & 31);
  };
  if (new Set(view.hand).size < view.hand.length) throw new ImpossibleView('card-twice');
  const located = locatedCards(view);
  for (const {seat, card} of located) {
    const number = numberOf(card);
    add(known, seat * 4, number);
    drop(number);
    room[seat]!--;
  }
  for (const {cards} of view.tricks) for (const {card} of cards) drop(numberOf(card));
  for (const {card} of view.trick) drop(numberOf(card));
  for (const card of view.gone) drop(numberOf(card));
  const bySeat = [0, 1, 2, 3].map((seat) =>
    located.filter((laid) => laid.seat === seat).map(({card}) => card),
  );
  const holds: Holds[] = voidsShown(view, bySeat).flatMap((voids, hand) =>
    [...voids].map((suit) => noneOf(hand, SUITS.indexOf(suit))),
  );
  if (!believed) return {suits: 4, known, hidden, room, holds};
  const honours = view.trump === null ? null : honoursToHold(view, bySeat);
  honours?.forEach((n, hand) => {
    if (n === null) return;
    const cards = [0, 0, 0, 0];
    for (const rank of honourRanks(view.options.honours)) add(cards, 0, numberOf(rank + view.trump!));
    holds.push({hand, cards, least: n, most: n});
  });
  return {suits: 4, known, hidden, room, holds};
}

/**
 * Draws deals that agree with a view.
 * @throws ImpossibleView where the view contradicts itself
 */
export function imaginerFor(view: WhistView): Imaginer {
  const unseen = unseenOf(view);
  return (
    agreeing(unseen) ??
    // At a strict table a call may have been untrue, as what was played since has shown.
    agreeing(unseenOf(view, false)) ??
    // A revoke may have made a void of what is none: then only the numbers bind.
    imaginer({...unseen, holds: []})
  );
}

/** Draws deals that agree with all that is known; `null` where none does. */
function agreeing(unseen: Unseen): Imaginer | null {
  try {
    return imaginer(unseen);
  } catch (error) {
    if (!(error instanceof ImpossibleView) || error.code !== 'no-deal') throw error;
    return null;
  }
}
