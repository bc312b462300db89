import {lowRank, SUIT_SLOTS, topRank} from '@quinola/opponents';

// Whether a misère can be beaten with all cards open. Its player never leads again once he has lost his first lead, which makes the
// search small: where he can stay under in every suit he is safe, and where all three can get below his lowest card he is caught.

const SUITS = 4;

/** After so many positions the search gives up, unless more are granted. */
const MOST_POSITIONS = 400;

/** Searches one deal. */
class MisereSearch {
  readonly #hands: Int32Array;
  readonly #known = new Map<string, boolean>();
  /** The cards of the trick, by suit: they divide cards as those in hands do. */
  #table = new Int32Array(SUIT_SLOTS);
  #positions = 0;

  constructor(
    hands: ArrayLike<number>,
    readonly seats: number,
    readonly declarer: number,
    readonly most: number,
  ) {
    this.#hands = Int32Array.from(hands).subarray(0, seats * SUIT_SLOTS);
  }

  #at(seat: number, suit: number): number {
    return this.#hands[seat * SUIT_SLOTS + suit]!;
  }

  #take(seat: number, card: number): void {
    this.#hands[seat * SUIT_SLOTS + (card >> 5)]! ^= 1 << (card & 31);
  }

  /** The cards of a suit that the others hold. */
  #out(suit: number): number {
    let cards = 0;
    for (let seat = 0; seat < this.seats; seat++) if (seat !== this.declarer) cards |= this.#at(seat, suit);
    return cards;
  }

  /** Whether he can stay under in every suit, as long as others lead. */
  #isSafe(): boolean {
    for (let suit = 0; suit < SUITS; suit++) {
      let own = this.#at(this.declarer, suit),
        out = this.#out(suit);
      for (; own && out; own &= own - 1, out &= out - 1) if ((own & -own) > (out & -out)) return false;
    }
    return true;
  }

  /** Whether a leader has a suit in which all of them get below his lowest card. */
  #isCaughtBy(leader: number): boolean {
    for (let suit = 0; suit < SUITS; suit++) {
      const lowest = this.#at(this.declarer, suit) & -this.#at(this.declarer, suit);
      if (!lowest || !(this.#at(leader, suit) & (lowest - 1))) continue;
      let all = true;
      for (let seat = 0; seat < this.seats; seat++) {
        const cards = this.#at(seat, suit);
        if (seat !== this.declarer && cards && !(cards & (lowest - 1))) all = false;
      }
      if (all) return true;
    }
    return false;
  }

  /** The cards of a holding that differ: of neighbours between which nobody else has a card, one. */
  #differing(seat: number, suit: number): readonly number[] {
    const own = this.#at(seat, suit);
    let others = this.#table[suit]!;
    for (let other = 0; other < this.seats; other++) if (other !== seat) others |= this.#at(other, suit);
    const found: number[] = [];
    let isNew = true;
    for (let rank = 0; rank <= topRank(own); rank++) {
      if ((own >> rank) & 1) {
        if (isNew) found.push((suit << 5) | rank);
        isNew = false;
      } else if ((others >> rank) & 1) isNew = true;
    }
    return found;
  }

  /** Whether the others can make him take a trick when one of them leads. @throws RangeError when it takes too long */
  caughtBy(leader: number): boolean {
    if (this.#isSafe()) return false;
    if (this.#isCaughtBy(leader)) return true;
    const key = `${leader}:${this.#hands.join()}`;
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    if (++this.#positions > this.most) throw new RangeError('too many positions');
    let caught = false;
    for (const suit of this.#suitsToLead(leader)) {
      for (const card of this.#differing(leader, suit)) {
        this.#lay(leader, card);
        caught = this.#goesOn(leader, card, card, leader, 1);
        this.#lay(leader, card);
        if (caught) break;
      }
      if (caught) break;
    }
    this.#known.set(key, caught);
    return caught;
  }

  /** The suits of a leader, those first in which the declarer is weakest; what he lacks comes last. */
  #suitsToLead(leader: number): readonly number[] {
    const weak = (suit: number): number => {
      let own = this.#at(this.declarer, suit),
        out = this.#out(suit),
        count = own ? 0 : -9;
      for (; own && out; own &= own - 1, out &= out - 1) if ((own & -own) > (out & -out)) count++;
      return count;
    };
    return [0, 1, 2, 3]
      .filter((suit) => this.#at(leader, suit))
      .map((suit) => [suit, weak(suit)] as const)
      .sort((one, other) => other[1] - one[1])
      .map(([suit]) => suit);
  }

  /** Plays a card, or takes it back. */
  #lay(seat: number, card: number): void {
    this.#take(seat, card);
    this.#table[card >> 5]! ^= 1 << (card & 31);
  }

  /** The trick is won by one of the others, who leads to the next. */
  #next(leader: number): boolean {
    const table = this.#table;
    this.#table = new Int32Array(SUIT_SLOTS);
    const caught = this.caughtBy(leader);
    this.#table = table;
    return caught;
  }

  /** Goes on with a trick: whether the declarer is caught in it or later. */
  #goesOn(leader: number, led: number, best: number, bestBy: number, laid: number): boolean {
    if (laid === this.seats) return bestBy === this.declarer || this.#next(bestBy);
    const seat = (leader + laid) % this.seats;
    const isHis = seat === this.declarer;
    const cards = isHis ? this.#his(led, best) : this.#theirs(seat, led, bestBy);
    for (const card of cards) {
      const wins = card >> 5 === best >> 5 && card > best;
      this.#lay(seat, card);
      const caught = this.#goesOn(leader, led, wins ? card : best, wins ? seat : bestBy, laid + 1);
      this.#lay(seat, card);
      // He looks for a card that saves him, they for one that catches him.
      if (caught !== isHis) return caught;
    }
    return isHis;
  }

  /**
   * His cards worth trying: of the suit led the highest that stays under, and higher ones, which somebody after him may have to beat;
   * the highest of each suit where he has none of it, for what is left then is lowest.
   */
  #his(led: number, best: number): readonly number[] {
    const suit = led >> 5,
      own = this.#at(this.declarer, suit);
    if (own) {
      const under = own & ((1 << (best & 31)) - 1);
      const higher = this.#differing(this.declarer, suit).filter((card) => card > best);
      return under ? [(suit << 5) | topRank(under), ...higher] : higher;
    }
    const found: number[] = [];
    for (let other = 0; other < SUITS; other++)
      if (this.#at(this.declarer, other)) found.push((other << 5) | topRank(this.#at(this.declarer, other)));
    return found;
  }

  /** Their cards worth trying: of the suit led all that differ, from below while he is to play; else the highest and lowest of each. */
  #theirs(seat: number, led: number, bestBy: number): readonly number[] {
    const suit = led >> 5;
    if (this.#at(seat, suit)) {
      const cards = this.#differing(seat, suit);
      const hasPlayed = this.#hasPlayed(seat);
      return hasPlayed && bestBy !== this.declarer ? [...cards].reverse() : cards;
    }
    const found: number[] = [];
    for (let other = 0; other < SUITS; other++) {
      const cards = this.#at(seat, other);
      if (!cards) continue;
      found.push((other << 5) | topRank(cards));
      if (lowRank(cards) !== topRank(cards)) found.push((other << 5) | lowRank(cards));
    }
    return found;
  }

  /** Whether the declarer has fewer cards than a seat that is to play: then he has played to this trick. */
  #hasPlayed(seat: number): boolean {
    let own = 0,
      theirs = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      for (let cards = this.#at(this.declarer, suit); cards; cards &= cards - 1) own++;
      for (let cards = this.#at(seat, suit); cards; cards &= cards - 1) theirs++;
    }
    return own < theirs;
  }

  /** Whether he is caught where he leads himself: every lead takes the trick, or is followed by one that does. */
  caughtLeading(): boolean {
    for (let suit = 0; suit < SUITS; suit++)
      for (const card of this.#differing(this.declarer, suit)) {
        this.#lay(this.declarer, card);
        const caught = this.#goesOn(this.declarer, card, card, this.declarer, 1);
        this.#lay(this.declarer, card);
        if (!caught) return false;
      }
    return true;
  }
}

/**
 * Whether the others can make the player of a misère take a trick, all cards open.
 * @param hands holdings by seat, the declarer's without a card that he laid aside
 * @param most positions that may be looked at
 * @returns `null` where that is not enough to say
 */
export function canBeBeaten(
  hands: ArrayLike<number>,
  seats: number,
  declarer: number,
  leader: number,
  most = MOST_POSITIONS,
): boolean | null {
  const search = new MisereSearch(hands, seats, declarer, most);
  try {
    return leader === declarer ? search.caughtLeading() : search.caughtBy(leader);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
