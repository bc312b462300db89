import type {Card} from '@quinola/cards';
import {
  bidsOf,
  withCardMoved,
  speaker,
  afterBid,
  withoutAll,
  type Auction,
  type Held,
  type Seat,
} from '@quinola/play';
import {isTarok} from '../../../kit/rules/index.js';
import {laidAway, layMaxims} from '../../../kit/opponents/laying.js';
import {judgeAt} from '@quinola/opponents';
import {emptyTable} from '../../../kit/opponents/masks/table.js';
import {playOut, putHand} from '../../../kit/opponents/masks/trial.js';
import {askMaxims} from '../maxims/asking.js';
import type {BidChoice} from '../maxims/bidding.js';
import {giveMaxims} from '../maxims/giving.js';
import {wordFor} from '../maxims/speaking.js';
import {COUNTING_CARDS, demandsLeft, refuseDemand} from '../../rules/demands.js';
import {bidding, isPlayed} from '../../rules/bidding.js';
import {forehandOf} from '../../rules/table.js';
import type {Contract, Demand, TarokOmbreOptions} from '../../rules/types.js';
import {BOOK, gameByBook, NO_CHANCE} from './likelihood.js';
import {priceFor} from './money.js';
import {pileOf, skySafe} from './trial.js';

/** An unplayed deal as one player imagines it: where the cards are, and what has been settled. */
export interface Deal {
  readonly options: TarokOmbreOptions;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  /** The three cards put aside (new manner), until somebody takes them. */
  readonly aside: readonly Card[];
  readonly skat: readonly Card[];
  /** Who has laid it; -1 = nobody yet. */
  readonly skatBy: Seat;
  readonly declarer: Seat;
  readonly contract: Contract | null;
  readonly demands: readonly Demand[];
}

/** The highest game a seat would play, by the book. */
export function gameOf({hands, options, skatBy}: Deal, seat: Seat): BidChoice {
  return gameByBook({hand: hands[seat]!, options, skatBy, seat});
}

/** Who plays what if everybody bids up to his own limit; `null` = nobody plays. */
export function bidOut(
  {options}: Deal,
  from: Auction<Contract>,
  games: readonly BidChoice[],
): Held<Contract> | null {
  const rules = bidding(options);
  let auction = from;
  for (let seat = speaker(auction); seat !== null; seat = speaker(auction)) {
    const lawful = bidsOf(rules, auction).map(({id}) => id);
    auction = afterBid(rules, auction, wordFor(games[seat]!, lawful, auction));
  }
  return auction.high && isPlayed(options, auction.high.bid) ? auction.high : null;
}

/** The deal once somebody plays: in the new manner he takes the three cards. */
export function taken(deal: Deal, {by, bid}: Held<Contract>): Deal {
  const hands =
    deal.options.manner === 'new' ? deal.hands.with(by, [...deal.hands[by]!, ...deal.aside]) : deal.hands;
  return {...deal, hands, aside: [], declarer: by, contract: bid};
}

/** The declarer asks for a card; its holder gives it. */
export function asked(deal: Deal, card: Card): Deal {
  const {declarer, demands} = deal;
  const from = deal.hands.findIndex((hand) => hand.includes(card));
  return {
    ...deal,
    demands: [...demands, {card, from}],
    hands: from < 0 ? deal.hands : withCardMoved(deal.hands, card, from, declarer),
  };
}

/** The declarer gives back a card for the last one he got. */
export function givenBack(deal: Deal, card: Card): Deal {
  return {...deal, hands: withCardMoved(deal.hands, card, deal.declarer, deal.demands.at(-1)!.from)};
}

/** Three cards are laid away. */
export function laid(deal: Deal, seat: Seat, cards: readonly Card[]): Deal {
  return {
    ...deal,
    skat: cards,
    skatBy: seat,
    hands: deal.hands.with(seat, withoutAll(deal.hands[seat]!, cards)),
  };
}

/** Three cards are laid away by the book. */
export function laidByBook(deal: Deal, seat: Seat, attack: boolean): Deal {
  return laid(deal, seat, laidAway(layMaxims, deal.hands[seat]!, null, attack, BOOK, NO_CHANCE).cards);
}

/** The card that the declarer gives back by the book. */
export function givenByBook(deal: Deal): Deal {
  const hand = deal.hands[deal.declarer]!;
  const open = hand.filter((card) => card !== deal.demands.at(-1)!.card);
  return givenBack(deal, judgeAt(giveMaxims, {hand}, open, BOOK, NO_CHANCE).choice);
}

/** The exchange continues by the book up to the first lead. */
export function exchanged(from: Deal): Deal {
  let deal = from;
  const {declarer, options} = deal;
  while (demandsLeft(deal) > 0) {
    const hand = deal.hands[declarer]!;
    const skat = deal.skatBy === declarer ? deal.skat : null;
    const open = COUNTING_CARDS.filter((card) => !refuseDemand({hand, skat, demands: deal.demands}, card));
    if (!open.length) break;
    deal = asked(
      deal,
      judgeAt(askMaxims, {hand, skat, taroks: hand.filter(isTarok)}, open, BOOK, NO_CHANCE).choice,
    );
    if (deal.demands.at(-1)!.from >= 0) deal = givenByBook(deal);
  }
  return options.manner === 'new' && deal.skatBy < 0 ? laidByBook(deal, declarer, true) : deal;
}

/** What a deal that continues from the exchange earns a seat when played out. */
export function moneyFor(from: Deal, seat: Seat): number {
  const deal = exchanged(from);
  const {options, declarer, contract, skatBy} = deal;
  const t = emptyTable(3, forehandOf(deal), declarer, options.skyLed === 'free', skySafe(options));
  deal.hands.forEach((hand, index) => putHand(t, index, hand));
  playOut(t);
  const price = priceFor({options, declarer, contract: contract!, skatBy}, {skat: pileOf(deal.skat)}, t);
  return seat === declarer ? 2 * price : -price;
}

/** What a seat gets if nobody plays. */
export function consolation({options, dealer}: Deal, seat: Seat): number {
  return options.forehandConsolation * (seat === forehandOf({dealer}) ? 2 : -1);
}
