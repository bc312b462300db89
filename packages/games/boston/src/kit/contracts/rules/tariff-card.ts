import {FRENCH_SUITS, type Suit} from '@quinola/cards';
import {isElder, mayBid, speaker, type Seat} from '@quinola/play';
import {tariffOf} from './agreed.js';
import {ladder} from './bidding.js';
import {GRADES, type Bid, type Grade, type Misere, type TrickGame} from './ladder.js';
import {classOf} from '../../rules/suits.js';
import {priceOf} from './tariff.js';
import type {BostonView} from './types.js';

/** One price of the tariff card, as it stands at this moment. */
export interface TariffCell {
  readonly bid: Bid;
  /** The class of suits that it promises, and which suits those are; of a misère none. */
  readonly grade: Grade | null;
  readonly suits: readonly Suit[];
  /** Marks that each of the others would pay for it, made exactly and without honours. */
  readonly pays: number;
  /** Whether the speaker may say it now, and whether that would be to hold it. */
  readonly open: boolean;
  readonly holds: boolean;
  /** Who said it last; -1 = nobody. */
  readonly by: Seat;
}

/** A game of the card: what it asks, and its prices. */
export interface TariffRow {
  readonly game: TrickGame | Misere;
  /** The tricks that are due; 0 = none at all. */
  readonly tricks: number;
  /** How many cards its player has in play, and whether they lie open. */
  readonly cards: 12 | 13;
  readonly laidOpen: boolean;
  readonly cells: readonly TariffCell[];
}

/**
 * The tariff card on the table, from the lowest game: it was sold pasted on stiff paper, and bids are said by it (boston.md section
 * 13). What the table does not play has no cell.
 */
export function tariffCard(view: BostonView): readonly TariffRow[] {
  const {auction, options, highest} = view;
  const rules = ladder(view);
  const next = speaker(auction);
  const suitsIn = (place: number): readonly Suit[] =>
    highest === null ? [] : FRENCH_SUITS.filter((suit) => classOf(suit, highest) === place);
  const rows = new Map<string, TariffRow>();
  for (const {id, group, grade, tricks, cards, open} of rules.rungs) {
    const {price} = priceOf(
      {bid: id, grade: grade ?? null, required: tricks, made: tricks, honours: 0, slam: 0},
      tariffOf(options),
      options,
    );
    const isOpen = next !== null && mayBid(rules, auction, id);
    const {high} = auction;
    const cell: TariffCell = {
      bid: id,
      grade: grade ?? null,
      suits: grade ? suitsIn(GRADES.indexOf(grade)) : [],
      pays: price,
      open: isOpen,
      holds: isOpen && high?.bid === id && isElder(auction, next, high.by),
      by: auction.said.findLast(({bid}) => bid === id)?.by ?? -1,
    };
    const row = rows.get(group);
    rows.set(group, {
      game: group,
      tricks,
      cards,
      laidOpen: open,
      cells: [...(row?.cells ?? []), cell],
    });
  }
  return [...rows.values()];
}
