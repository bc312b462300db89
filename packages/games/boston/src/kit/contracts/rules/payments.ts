import {fromEach, type Seat, type Transfer} from '@quinola/play';
import {slamOf, tariffOf, type Agreed} from './agreed.js';
import {helperQuota} from './helpers.js';
import {isMisere, rungBy, type Bid, type Grade} from './ladder.js';
import {priceOf, type Price} from './tariff.js';

// Who pays whom for a game (boston.md section 7.2, boston-whist.md section 7.4).

/** What is known of a game when it has ended. */
export interface PlayedGame {
  readonly bid: Bid;
  /** The class of the trump; `null` in a misère. */
  readonly grade: Grade | null;
  readonly declarer: Seat;
  /** -1 = he played alone. */
  readonly helper: Seat;
  /** All seats, in the order in which they are named. */
  readonly seats: readonly Seat[];
  /** By seat. */
  readonly tricks: readonly number[];
  readonly honours: number;
  /** How it was stopped, if it was. */
  readonly ends?: 'won' | 'lost';
}

/** The result of a game, without the pool. */
export interface Settlement extends Price {
  readonly won: boolean;
  readonly required: number;
  readonly made: number;
  /** Partners who fell short of their own number; only of a lost game with a helper. */
  readonly short: readonly Seat[];
  readonly dues: readonly Transfer<Seat>[];
  /** Who draws the pool, or who sets a bête each, or shares one. */
  readonly drawers: readonly Seat[];
  readonly losers: readonly Seat[];
}

/** The settlement of a game by the price list and the customs of a table. */
export function settlementOf(game: PlayedGame, agreed: Partial<Agreed>): Settlement {
  const {bid, grade, declarer, helper, tricks, honours} = game;
  const {tricks: own} = rungBy(bid);
  const quota = helper < 0 ? 0 : helperQuota(bid)!;
  const required = own + quota;
  const made = tricks[declarer]! + (helper < 0 ? 0 : tricks[helper]!);
  const reached = isMisere(bid) ? made === 0 : made >= required;
  const won = game.ends ? game.ends === 'won' : reached;
  const slam = slamOf(agreed)[helper < 0 ? 'solo' : 'whist'];
  const price = priceOf(
    {
      bid,
      grade,
      required,
      // A game that was stopped is counted as exactly won, or by what was made.
      made: won ? Math.max(made, required) : made,
      honours: agreed.honours === false ? 0 : honours,
      slam: made === 13 && own < 13 ? slam : 0,
    },
    tariffOf(agreed),
    agreed,
  );
  const short =
    won || helper < 0
      ? []
      : [declarer, helper].filter((seat) => tricks[seat]! < (seat === declarer ? own : quota));
  const side = helper < 0 ? [declarer] : [declarer, helper];
  return {
    ...price,
    won,
    required,
    made,
    short,
    dues:
      helper < 0
        ? fromEach(declarer, won ? price.price : -price.price, game.seats)
        : withHelper(game, price.price, short, agreed),
    drawers: won ? side : [],
    losers: won ? [] : helper < 0 ? side : short,
  };
}

/** Payments of a game with a helper: won, each partner gets one price; lost, those pay who fell short of their own number. */
function withHelper(
  {declarer, helper, seats}: PlayedGame,
  price: number,
  short: readonly Seat[],
  {payPartnerToo = false}: Partial<Agreed>,
): readonly Transfer<Seat>[] {
  const side = [declarer, helper];
  const others = seats.filter((seat) => !side.includes(seat));
  if (!price) return [];
  if (!short.length) return others.map((from, i) => ({from, to: side[i]!, amount: price}));
  if (short.length > 1) return others.map((to, i) => ({from: side[i]!, to, amount: price}));
  const [payer] = short as [Seat];
  const paid = payPartnerToo ? seats.filter((seat) => seat !== payer) : others;
  return paid.map((to) => ({from: payer, to, amount: price}));
}
