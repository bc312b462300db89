import type {Card, Suit} from '@quinola/cards';
import {countsOf, staked, type Player, type Seat} from '@quinola/play';
import {
  clearedCards,
  playersIn,
  poolRules,
  startOf,
  tools,
  type Agreed,
  type Bid,
  type BostonPhase,
  type BostonState,
} from '../src/kit/contracts/rules/index.js';

/** A deal that is set on the table; seats are numbered in the order of play, and the last of them deals. */
export interface SetDeal {
  readonly options: Agreed;
  readonly hands: readonly (readonly Card[])[];
  readonly phase?: BostonPhase;
  readonly declarer?: Seat;
  readonly bid?: Bid | null;
  readonly trump?: Suit | null;
  readonly highest?: Suit;
  readonly leader?: Seat;
  readonly aside?: Card | null;
  readonly exposed?: boolean;
  /** What the dealer has put into the pool. */
  readonly stake?: number;
  /** Who is waited for; the leader unless given. */
  readonly must?: Seat;
}

/** The state of a match in its first deal. */
export function setTable(deal: SetDeal): BostonState {
  const {options, hands, phase = 'playing.trick', leader = 0, stake = 0, aside = null} = deal;
  const state = startOf(options);
  const seats: readonly Player[] = Array.from({length: playersIn(options)}, (_, seat) => seat);
  const dealer = seats.length - 1;
  const {pool} = staked(poolRules(options), state.table.pool, dealer, stake);
  const {must = leader} = deal;
  return {
    ...clearedCards(options),
    hands,
    dealt: hands,
    aside,
    table: tools.waiting(state.table, phase, must, {
      seats,
      dealer,
      deal: 1,
      pool,
      leader,
      toPlay: must,
      counts: countsOf(hands),
      highest: deal.highest ?? 'S',
      declarer: deal.declarer ?? -1,
      bid: deal.bid ?? null,
      trump: deal.trump ?? null,
      exposed: deal.exposed ?? false,
    }),
  };
}
