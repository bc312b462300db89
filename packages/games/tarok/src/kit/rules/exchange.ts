import {TAROK_78, type Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {isCounting, isLadon} from './values.js';

/** An empty card owed to the winner of a trick in which a card was kept by its owner (l. 6836-6838, 7520-7524). */
export interface Debt {
  readonly from: Seat;
  readonly to: Seat;
  /** The card that was kept out of the trick. */
  readonly for: 'sky' | 'pagat';
}

/** A settled debt; `null` = there was no empty card to give. */
export interface Exchange extends Debt {
  readonly card: Card | null;
}

const ORDER = new Map(TAROK_78.cards.map((card, place) => [card, place]));

/** The empty card to give from a pile: the first ladon in pack order, else the lowest tarok; `null` = none. */
export function emptyToGive(pile: readonly Card[]): Card | null {
  const place = (card: Card): number => (isLadon(card) ? ORDER.get(card)! : 100 - ORDER.get(card)!);
  const empties = pile.filter((card) => !isCounting(card));
  const ladons = empties.filter(isLadon);
  return (ladons.length ? ladons : empties).sort((a, b) => place(a) - place(b))[0] ?? null;
}

/**
 * Settles debts in the order they arose: at the count, once the laid-away cards have been turned up with the piles.
 * A player without an empty card keeps what he kept and gives nothing (decision).
 * @param piles the cards won by each seat
 */
export function settleDebts(
  piles: readonly (readonly Card[])[],
  debts: readonly Debt[],
): {readonly piles: readonly (readonly Card[])[]; readonly exchanges: readonly Exchange[]} {
  const settled = piles.map((pile) => [...pile]);
  const exchanges = debts.map((debt): Exchange => {
    const card = emptyToGive(settled[debt.from]!);
    if (card !== null) {
      settled[debt.from] = settled[debt.from]!.filter((held) => held !== card);
      settled[debt.to]!.push(card);
    }
    return {...debt, card};
  });
  return {piles: settled, exchanges};
}
