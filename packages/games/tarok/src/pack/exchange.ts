import {TAROK_78, type Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {isCounting, isLadon} from './values.js';

/** An empty card that one owes to another who won the trick of a card that was not his to keep (l. 6836-6838, 7520-7524). */
export interface Debt {
  readonly from: Seat;
  readonly to: Seat;
  /** What was kept out of the trick. */
  readonly for: 'sky' | 'pagat';
}

/** A debt as it was settled; `null` = there was no empty card to give. */
export interface Exchange extends Debt {
  readonly card: Card | null;
}

const ORDER = new Map(TAROK_78.cards.map((card, place) => [card, place]));

/** The empty card to be given from a pile: the first ladon in the order of the pack, else the lowest tarok; `null` = none. */
export function emptyToGive(pile: readonly Card[]): Card | null {
  const place = (card: Card): number => (isLadon(card) ? ORDER.get(card)! : 100 - ORDER.get(card)!);
  const empties = pile.filter((card) => !isCounting(card));
  const ladons = empties.filter(isLadon);
  return (ladons.length ? ladons : empties).sort((a, b) => place(a) - place(b))[0] ?? null;
}

/**
 * Settles debts in the order in which they came: at the count, when the laid-away cards have been turned up with the
 * piles. Who has no empty card keeps what he kept and gives nothing (decision).
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
