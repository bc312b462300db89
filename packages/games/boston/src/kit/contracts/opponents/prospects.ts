import {randomFrom, type Card, type Suit} from '@quinola/cards';
import {HANDS, pooled, putHands, SUIT_SLOTS, WON, type Imaginer} from '@quinola/opponents';
import {atStake, netOf, type Seat} from '@quinola/play';
import {
  classOf,
  GRADES,
  hasHelpers,
  helperQuota,
  helpersIn,
  honoursIn,
  inTurn,
  isMisere,
  packOf,
  playersAt,
  poolRules,
  rungBy,
  settlementOf,
  suitsFor,
  type Bid,
  type BostonRung,
  type BostonView,
} from '../rules/index.js';
import {bestTrump, cardAside, tricksIn} from '../../opponents/estimate.js';
import {holdingsOf, imaginerFor} from './imagine.js';
import {likelihoodOfBids} from './likely-bids.js';
import {playMisere} from '../../opponents/misere-prospect.js';
import {quickCard} from '../../opponents/policy.js';
import {dealTable, isOver, playCard} from '../../opponents/table.js';
import {masksOf} from './deal.js';

// What a game is worth to a hand: it is played out in imagined deals that agree with what was said, and paid by the price list.

/** A game that a hand may undertake. */
export interface Prospect {
  readonly bid: Bid;
  /** `null` in a misère. */
  readonly suit: Suit | null;
  /** Where a helper may be asked for, whether he should not be. */
  readonly alone: boolean;
  /** How often it was made, of one. */
  readonly made: number;
  /** What it brings on average, in marks, with the pool. */
  readonly worth: number;
}

/** How thoroughly a hand is looked at. */
export interface Look {
  readonly deals: number;
  /** Whether deals count more in which the others would have bid and passed as they did. */
  readonly weighs: boolean;
  readonly seed: string;
  /** In how many positions of a misère that was made the others look for a way to beat it, all cards open; 0 unless given. */
  readonly exact?: number;
}

/** How often of one a game was made, and what it brings on average. */
type Worth = Pick<Prospect, 'made' | 'worth'>;

/** How a game ended in so many imagined deals. */
interface Ending {
  readonly helper: Seat;
  /** By seat, of the declaring side; those of the others change nothing. */
  readonly tricks: readonly number[];
  readonly honours: number;
  readonly times: number;
}

/** Games that ended alike, as one: they are settled once. */
function counted(games: readonly Ending[]): readonly Ending[] {
  const found = new Map<string, Ending>();
  for (const game of games) {
    const key = `${game.helper} ${game.honours} ${game.tricks.join()}`;
    const alike = found.get(key);
    found.set(key, alike ? {...alike, times: alike.times + game.times} : game);
  }
  return [...found.values()];
}

/** By how many tricks a suit may be worse than the best to be tried. */
const MOST_WORSE = 1.5;

/** How much stronger than asked an estimate of a helper must be for him to say Whist. */
const HELP_MARGIN = 0.25;

/** Whether somebody with this hand would help, by a quick judgement: with a declarer's trumps beside his own, small ones are worth less. */
export const wouldHelp = (hand: readonly Card[], trump: Suit, quota: number): boolean =>
  tricksIn(hand, trump) >= quota - HELP_MARGIN;

/** Plays a game out in imagined deals of a view, and pays it. */
export class Prospects {
  readonly #view: BostonView;
  readonly #deals: readonly Int32Array[];
  /** Games that were played out, and all of one kind by how they ended. */
  readonly #games = new Map<string, Ending>();
  readonly #endings = new Map<string, readonly Ending[]>();
  readonly #worths = new Map<string, Worth>();
  readonly #declarer: Seat;
  /** In how many positions of a misère a way to beat it is looked for. */
  readonly exact: number;

  /** @param declarer whose game it is; the viewer's own unless given */
  constructor(view: BostonView, {deals, weighs, seed, exact = 0}: Look, declarer = view.seat) {
    this.exact = exact;
    this.#view = view;
    this.#declarer = declarer;
    const random = randomFrom(`${seed} prospects`);
    const size = holdingsOf(view);
    const {deal} = imaginerFor(view);
    const draw: Imaginer['deal'] = weighs
      ? pooled(deal, {more: 4, most: 4 * deals, size, likelihood: likelihoodOfBids(view)})
      : deal;
    this.#deals = Array.from({length: deals}, () => {
      const holdings = new Int32Array(size);
      draw(random, holdings);
      return holdings;
    });
  }

  /** The best way to play a bid: its suit, and whether alone. */
  best(bid: Bid): Prospect {
    const ways = this.#suits(bid).flatMap((suit) => {
      const asks = suit !== null && hasHelpers(this.#view.options) && helperQuota(bid) !== null;
      const isBinding = this.#view.options.askMode === 'binding';
      return (asks ? (isBinding ? [true, false] : [false]) : [true]).map((alone) =>
        this.of(bid, suit, alone),
      );
    });
    return ways.reduce((best, one) => (one.worth > best.worth ? one : best));
  }

  /** The suits in which a bid may be played that come near the best, by a quick judgement. */
  #suits(bid: Bid): readonly (Suit | null)[] {
    if (isMisere(bid)) return [null];
    const {hand, highest} = this.#view;
    const suits = suitsFor(bid, highest!);
    const {tricks} = bestTrump(hand, suits);
    return suits.filter((suit) => tricksIn(hand, suit) + MOST_WORSE >= tricks);
  }

  /** What a game is worth to its declarer. */
  of(bid: Bid, suit: Suit | null, alone: boolean): Prospect {
    // Bids of one game differ in the suits that they allow, not in what a suit pays.
    const key = [rungBy(bid).group, suit, alone].join();
    let worth = this.#worths.get(key);
    if (!worth) this.#worths.set(key, (worth = this.worthTo(this.#declarer, bid, suit, alone)));
    return {bid, suit, alone, ...worth};
  }

  /** What a game of the declarer is worth to a seat. @param fixed who surely helps; absent: who would; -1 = nobody */
  worthTo(seat: Seat, bid: Bid, suit: Suit | null, alone: boolean, fixed?: Seat): Worth {
    const view = this.#view;
    const {options, pool, highest} = view;
    const seats = playersAt(view);
    const stake = atStake(poolRules(options), pool);
    let made = 0,
      worth = 0;
    for (const {helper, tricks, honours, times} of this.#played(bid, suit, alone, fixed)) {
      const settled = settlementOf(
        {
          bid,
          grade: suit === null ? null : GRADES[classOf(suit, highest!)],
          declarer: this.#declarer,
          helper,
          seats: inTurn(view),
          tricks,
          honours,
        },
        options,
      );
      if (settled.won) made += times;
      let gained = netOf(settled.dues, seats)[seat]!;
      // The pool is everybody's: who draws it gains what the others lose, and a bête is shared in the end.
      if (settled.drawers.includes(seat)) gained += stake / settled.drawers.length;
      if (settled.losers.includes(seat)) gained -= stake;
      const share = settled.drawers.length ? -stake : stake * settled.losers.length;
      worth += times * (gained + share / seats);
    }
    const deals = this.#deals.length;
    return {made: made / deals, worth: worth / deals};
  }

  /** How a game ends in all imagined deals; games of the same trump are played alike, whatever was bid. */
  #played(bid: Bid, suit: Suit | null, alone: boolean, fixed?: Seat): readonly Ending[] {
    const {cards, open} = rungBy(bid);
    const quota = alone ? 0 : (helperQuota(bid) ?? 0);
    const key = [suit, cards, open, quota, fixed].join();
    let endings = this.#endings.get(key);
    if (!endings) {
      const games = this.#deals.map((holdings, deal) => {
        const helper = fixed ?? this.#helperIn(holdings, suit, quota);
        const played = [deal, suit, cards, open, helper].join();
        let ending = this.#games.get(played);
        if (!ending) this.#games.set(played, (ending = this.#playOut(holdings, rungBy(bid), suit, helper)));
        return ending;
      });
      this.#endings.set(key, (endings = counted(games)));
    }
    return endings;
  }

  /** Who would help the declarer in a deal; -1 = nobody. */
  #helperIn(holdings: Int32Array, suit: Suit | null, quota: number): Seat {
    if (!quota) return -1;
    const {cardsAt} = masksOf(this.#view.options);
    const helpers = helpersIn({...this.#view, declarer: this.#declarer});
    return helpers.find((one) => wouldHelp(cardsAt(holdings, one), suit!, quota)) ?? -1;
  }

  #playOut(holdings: Int32Array, {cards, open}: BostonRung, suit: Suit | null, helper: Seat): Ending {
    const view = this.#view;
    const {options} = view;
    const {suits, cardsAt, numberOf} = masksOf(options);
    const declarer = this.#declarer;
    const seats = playersAt(view);
    const t = dealTable({
      pack: packOf(options),
      seats,
      leader: view.leader,
      declarer,
      helper,
      trump: suit === null ? -1 : suits.indexOf(suit),
      size: cards,
      open,
    });
    putHands(t, holdings);
    if (cards === 12 && !view.aside) {
      const number = numberOf(cardAside(cardsAt(holdings, declarer), packOf(options)));
      t[HANDS + declarer * SUIT_SLOTS + (number >> 5)]! &= ~(1 << (number & 31));
    }
    const side = helper < 0 ? [declarer] : [declarer, helper];
    const honours =
      suit === null
        ? 0
        : honoursIn(
            side.flatMap((one) => cardsAt(holdings, one)),
            suit,
          );
    if (suit === null) playMisere(t, this.exact);
    else while (!isOver(t)) playCard(t, quickCard(t));
    const tricks = Array.from({length: seats}, (_, seat) => (side.includes(seat) ? t[WON + seat]! : 0));
    return {helper, tricks, honours, times: 1};
  }
}
