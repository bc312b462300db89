import {CATEGORIES, type Category, type Claim, type PiquetView} from '../rules/index.js';
import {playedBy} from '@quinola/play';
import {bitsOf, countIn} from './bits.js';
import {
  bestPoint,
  bestSequence,
  bestSet,
  cardsOfOther,
  cardsOfPoint,
  inSequences,
  inSets,
  pointIn,
} from './worths.js';

// Which hands the other may have, once both have exchanged: all that agree with what was seen and said.

/** What a player knows of the other's twelve cards, those that he has played among them. */
export interface Known {
  /** Cards that the other surely had after the exchange. */
  readonly held: number;
  /** Cards that he may have had besides, and how many of them he had. */
  readonly pool: number;
  readonly room: number;
  /** What he has played. */
  readonly played: number;
  /** Whether a hand of twelve agrees with what was said, and with how it was played. */
  readonly agrees: (hand: number) => boolean;
}

/** The cards of a whole pack. */
const PACK = -1;

/** The other's seat. */
export const otherOf = ({seat}: Pick<PiquetView, 'seat'>): number => 1 - seat;

/** The cards that the player of a view has bought, left and laid away, and what lies in the talon for certain. */
export function talonKnown(view: PiquetView): readonly string[] {
  const {seat, dealer, exchanged, left, openLeft, stock} = view;
  if (openLeft.length) return openLeft;
  if (seat === dealer) return left;
  // Elder hand knows those of his five that younger hand has not taken.
  const took = Math.max(0, exchanged[dealer]!);
  return stock ? left.slice(took) : [];
}

/** The cards that elder hand left and younger hand has taken, as elder hand saw them. */
export function takenKnown({seat, dealer, exchanged, left}: PiquetView): readonly string[] {
  return seat === dealer ? [] : left.slice(0, Math.max(0, exchanged[dealer]!));
}

/** Suits that the other has shown to lack, as bits of all their cards. */
export function lacked(view: PiquetView, other: number): number {
  let suits = 0;
  for (const {leader, cards} of [...view.tricks, {leader: view.leader, cards: view.trick}]) {
    const [lead, reply] = cards;
    if (!lead || !reply || leader === other) continue;
    if (lead.card.slice(-1) !== reply.card.slice(-1))
      suits |= 255 << (8 * 'SHDC'.indexOf(lead.card.slice(-1)));
  }
  return suits;
}

const BEST = {point: bestPoint, sequence: bestSequence, sets: bestSet} as const;
const COUNT = {point: cardsOfPoint, sequence: cardsOfOther, sets: cardsOfOther} as const;
const HEIGHTS = '789TJQKA';

/** How good a claim is, as worths measure it. */
export function measureOf(claim: Claim): number {
  if ('pips' in claim) return claim.count * 128 + claim.pips;
  return 'top' in claim
    ? claim.count * 16 + HEIGHTS.indexOf(claim.top) + 1
    : claim.count * 16 + HEIGHTS.indexOf(claim.rank);
}

/** The same for what broke a tie. */
function measureOfTie(category: Category, count: number, tie: number | string): number {
  if (category === 'point') return count * 128 + Number(tie);
  return count * 16 + HEIGHTS.indexOf(String(tie)) + (category === 'sequence' ? 1 : 0);
}

type Test = (hand: number) => boolean;

/** What follows for a hand whose holder always names all that he has. */
function byAll(view: PiquetView, category: Category, other: number): readonly Test[] {
  const said = view.talk[category];
  if (!said?.answer) return [];
  const best = BEST[category],
    count = COUNT[category];
  const tests: Test[] = [];
  const {elder, tieBreak, equal, answer, winner, named} = said;
  if (winner === other && named.length) {
    const [top] = named;
    const least = measureOf(top!);
    tests.push((hand) => best(hand) === least);
    if (category === 'sequence') {
      const cards = bitsOf(said.cards);
      tests.push((hand) => inSequences(hand) === cards);
    } else if (category === 'sets') {
      tests.push((hand) => setsAre(hand, named));
    } else if (top && 'suit' in top) {
      // Of two points that are alike the first suit's is named.
      const suit = 'SHDC'.indexOf(top.suit);
      tests.push((hand) => {
        for (let earlier = 0; earlier < suit; earlier++) if (pointIn(hand, earlier) === least) return false;
        return pointIn(hand, suit) === least;
      });
    }
    return tests;
  }
  if (other !== view.dealer) {
    tests.push((hand) => count(best(hand)) === elder);
    if (tieBreak !== null) {
      const exact = measureOfTie(category, elder, tieBreak);
      tests.push((hand) => best(hand) === exact);
    }
    return tests;
  }
  // Younger hand answered: she has more, less or as much.
  if (equal) {
    const own = measureOfTie(category, elder, tieBreak!);
    tests.push((hand) => count(best(hand)) === elder);
    tests.push((hand) => {
      const more = best(hand) - own;
      return answer === 'equal' ? more === 0 : answer === 'good' ? more < 0 : more > 0;
    });
  } else if (answer === 'good') tests.push((hand) => count(best(hand)) < Math.max(1, elder));
  else tests.push((hand) => count(best(hand)) > elder);
  return tests;
}

/** Whether a hand has these sets and no others. */
function setsAre(hand: number, named: readonly Claim[]): boolean {
  let cards = 0;
  for (const claim of named) {
    if (!('rank' in claim)) return false;
    const held = hand & (0x01010101 << HEIGHTS.indexOf(claim.rank));
    if (countIn(held) !== claim.count) return false;
    cards |= held;
  }
  return inSets(hand) === cards;
}

/** What follows where less may be named than is held: at least that was there. */
function bySome(view: PiquetView, category: Category, other: number): readonly Test[] {
  const said = view.talk[category];
  if (!said) return [];
  const best = BEST[category],
    count = COUNT[category];
  const {elder, tieBreak, answer, equal, winner, named} = said;
  const isOpen = view.options.etiquette === 'strict' && category === 'sets' && !view.tricks.length;
  if (isOpen || view.offender === other) return [];
  if (winner === other && named.length) {
    if (category === 'sets')
      return [
        (hand) =>
          named.every(
            (claim) =>
              'rank' in claim && countIn(hand & (0x01010101 << HEIGHTS.indexOf(claim.rank))) >= claim.count,
          ),
      ];
    return [];
  }
  if (other !== view.dealer) {
    const exact = tieBreak === null ? null : measureOfTie(category, elder, tieBreak);
    if (exact !== null && category !== 'point') return [(hand) => best(hand) >= exact];
    return [(hand) => count(best(hand)) >= elder];
  }
  if (!answer || answer === 'good') return equal ? [(hand) => count(best(hand)) >= elder] : [];
  return [(hand) => count(best(hand)) >= (equal ? elder : elder + 1)];
}

/** What a view knows of the other's hand after the exchange. */
export function knownOf(view: PiquetView): Known {
  const other = otherOf(view);
  const own = bitsOf([...view.hand, ...view.laidAway, ...playedBy(view, view.seat)]);
  const played = bitsOf(playedBy(view, other));
  const isManual = view.options.announce === 'manual';
  let held = played | bitsOf(takenKnown(view));
  const tests: Test[] = [];
  for (const category of CATEGORIES) {
    const said = view.talk[category];
    if (said?.winner === other) held |= bitsOf(said.cards);
    tests.push(...(isManual ? bySome : byAll)(view, category, other));
  }
  const gone = own | bitsOf(talonKnown(view));
  const lacks = lacked(view, other) & ~played;
  // Cards shown with a carte blanche were kept or laid away.
  const shown = bitsOf(view.blanche[other]?.cards ?? []);
  if (shown) {
    const kept = 12 - view.exchanged[other]!;
    tests.push((hand) => countIn(hand & shown) >= kept);
  }
  const pool = PACK & ~gone & ~held & ~lacks;
  return {
    held,
    pool,
    room: 12 - countIn(held),
    played,
    agrees: (hand) => {
      for (const test of tests) if (!test(hand)) return false;
      return true;
    },
  };
}

/** Every hand of twelve that the other may have had after the exchange. */
export function possibleHands(known: Known): Int32Array {
  const {held, pool, room, agrees} = known;
  const cards: number[] = [];
  for (let left = pool; left; left &= left - 1) cards.push(left & -left);
  const found: number[] = [];
  const choose = (from: number, wanted: number, hand: number): void => {
    if (!wanted) {
      if (agrees(hand)) found.push(hand);
      return;
    }
    for (let i = from; i + wanted <= cards.length; i++) choose(i + 1, wanted - 1, hand | cards[i]!);
  };
  choose(0, room, held);
  return Int32Array.from(found);
}
