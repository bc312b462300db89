import {FRENCH_52, randomFrom, shuffled, suitOf, type Card, type Random, type Suit} from '@quinola/cards';
import {HANDS, SUIT_SLOTS, WON} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import {cardAside} from '../../kit/opponents/estimate.js';
import {playMisere} from '../../kit/opponents/misere-prospect.js';
import {quickCard} from '../../kit/opponents/policy.js';
import {dealTable, isOver, playCard} from '../../kit/opponents/table.js';
import {classOf, honoursIn} from '../../kit/rules/suits.js';
import {accountOf, cardsOf, gameOf, inTurn, suitsFor, type GameId, type ViraView} from '../rules/index.js';
import {
  bestSuit,
  keptForGasque,
  keptToPlay,
  thrownAgainstMisere,
  thrownByDeclarer,
  thrownByOpponent,
  thrownFromMisere,
} from './cards-kept.js';
import {holdingsOf, imaginerFor, MASKS} from './imagine.js';

// What a game is worth to a hand: it is bought, played out and paid in imagined deals that agree with what was seen.

/** A game that a hand may undertake. */
export interface Prospect {
  readonly game: GameId;
  /** The suit in which it is best; `null` where none is named beforehand. */
  readonly suit: Suit | null;
  /** How often it was made, of one. */
  readonly made: number;
  /** What it brings on average, in Fisch, with what is played for. */
  readonly worth: number;
}

/** How thoroughly a hand is looked at. */
export interface Look {
  readonly deals: number;
  readonly seed: string;
  /** In how many positions of a misère that was made the others look for a way to beat it, all cards open; 0 unless given. */
  readonly exact?: number;
}

/** In so many positions at least they look where all cards will lie open. */
const ROYALE_POSITIONS = 400;

/** A hand in play-outs: whose, and the suit that trumps. */
interface Bought {
  readonly hands: (readonly Card[])[];
  readonly trump: Suit | null;
}

/** The first of two opponents leaves most of the talon to the second. */
const FIRST_TAKES = 3;

/** A deal that is imagined: hands by seat and the talon, the top first. */
interface Imagined {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
}

/** Plays the games of a hand out in imagined deals. */
export class ViraProspects {
  readonly #view: ViraView;
  readonly #deals: readonly Imagined[];
  /** In how many positions of a misère a way to beat it is looked for. */
  readonly exact: number;
  readonly #tricks = new Map<
    string,
    readonly {readonly tricks: number; readonly honours: number; readonly suit: Suit | null}[]
  >();

  constructor(view: ViraView, {deals, seed, exact = 0}: Look) {
    this.#view = view;
    this.exact = exact;
    const random = randomFrom(`${seed} prospects`);
    const {deal} = imaginerFor(view);
    this.#deals = Array.from({length: deals}, () => {
      const holdings = new Int32Array(holdingsOf(view));
      deal(random, holdings);
      return this.#read(holdings, random);
    });
  }

  #read(holdings: Int32Array, random: Random): Imagined {
    const {counts, seat, hand} = this.#view;
    const at = (place: number): readonly Card[] => MASKS.cardsAt(holdings, place);
    return {
      hands: counts.map((_, one) => (one === seat ? hand : at(one))),
      talon: shuffled(at(counts.length), random),
    };
  }

  /** The best way to play a game: its suit, and what it brings. */
  best(game: GameId, least: 0 | 1 | 2 = 0): Prospect {
    const {kind} = gameOf(game);
    const suits: readonly (Suit | null)[] =
      kind === 'kop' || kind === 'solo' ? suitsFor(least, this.#view.highest!) : [null];
    return suits
      .map((suit) => this.of(game, suit))
      .reduce((best, one) => (one.worth > best.worth ? one : best));
  }

  /** What a game brings in a suit. */
  of(game: GameId, suit: Suit | null): Prospect {
    const view = this.#view;
    const {going, lastBete: previous, options, highest} = view;
    let made = 0,
      worth = 0;
    const played = this.#played(game, suit);
    for (const {tricks, honours, suit: trump} of played) {
      const {outcome, fisch, betes} = accountOf(
        {
          game,
          asMisere: false,
          suitClass: trump === null ? 0 : classOf(trump, highest!),
          tricks,
          honours,
          laidDown: false,
          going: going.amount,
          previous,
          again: 0,
          againBete: 0,
        },
        options,
      );
      worth += 2 * fisch;
      if (outcome === 'won') {
        made++;
        worth += going.owner === view.player ? going.amount / 3 : going.amount;
      }
      // A bête is owed to whoever draws it, and that may be its owner.
      for (const size of betes) worth -= (2 * size) / 3;
    }
    return {game, suit, made: made / played.length, worth: worth / played.length};
  }

  #played(game: GameId, suit: Suit | null) {
    const {kind, keeps, cards, open, buys} = gameOf(game);
    // Games of tricks that are bought alike are played alike.
    const key = [kind, suit, keeps, cards, open, buys].join();
    let found = this.#tricks.get(key);
    if (!found) this.#tricks.set(key, (found = this.#deals.map((deal) => this.#playOut(deal, game, suit))));
    return found;
  }

  /** Everybody exchanges as the book has it. */
  #bought({hands: dealt, talon: all}: Imagined, game: GameId, suit: Suit | null): Bought {
    const {seat: declarer} = this.#view;
    const {kind, buys, keeps = 0} = gameOf(game);
    const hands = [...dealt];
    let talon = all;
    const own = hands[declarer]!;
    const take = (seat: Seat, thrown: readonly Card[]): void => {
      hands[seat] = [
        ...hands[seat]!.filter((card) => !thrown.includes(card)),
        ...talon.slice(0, thrown.length),
      ];
      talon = talon.slice(thrown.length);
    };
    if (buys === 'talon') {
      const kept = kind === 'wira' ? own : keptForGasque(own, keeps);
      const pool = [...kept, ...talon];
      const trump = bestSuit(pool);
      hands[declarer] = keptToPlay(pool, trump);
      return {hands, trump};
    }
    const trump = kind === 'tournee' ? suitOf(talon[0]!) : suit;
    if (buys === 'any')
      take(
        declarer,
        trump === null
          ? thrownFromMisere(own, talon.length)
          : thrownByDeclarer(own, trump).slice(0, talon.length),
      );
    for (const [i, seat] of this.#opponents().entries()) {
      const most = Math.min(talon.length, i ? talon.length : FIRST_TAKES);
      take(
        seat,
        trump === null
          ? thrownAgainstMisere(hands[seat]!, most)
          : thrownByOpponent(hands[seat]!, trump, most),
      );
    }
    return {hands, trump};
  }

  #opponents(): readonly Seat[] {
    const {seat} = this.#view;
    const order = inTurn(this.#view);
    const at = order.indexOf(seat);
    return [...order.slice(at + 1), ...order.slice(0, at)];
  }

  #playOut(deal: Imagined, game: GameId, suit: Suit | null) {
    const {hands, trump} = this.#bought(deal, game, suit);
    const {seat: declarer} = this.#view;
    const order = inTurn(this.#view);
    const size = cardsOf({game, asMisere: false});
    const {open} = gameOf(game);
    const own = hands[declarer]!;
    const played = size === 12 ? own.filter((card) => card !== cardAside(own, FRENCH_52)) : own;
    const t = dealTable({
      pack: FRENCH_52,
      seats: 3,
      leader: 0,
      declarer: order.indexOf(declarer),
      trump: trump === null ? -1 : MASKS.suits.indexOf(trump),
      size,
      open: open !== undefined,
      ends: 2,
    });
    order.forEach((seat, at) => {
      for (const card of seat === declarer ? played : hands[seat]!)
        MASKS.put(t.subarray(HANDS + at * SUIT_SLOTS), card);
    });
    if (trump === null)
      playMisere(t, open === 'royale' ? Math.max(ROYALE_POSITIONS, this.exact) : this.exact);
    else while (!isOver(t)) playCard(t, quickCard(t));
    return {
      tricks: t[WON + order.indexOf(declarer)]!,
      honours: trump === null ? 0 : honoursIn(played, trump),
      suit: trump,
    };
  }
}
