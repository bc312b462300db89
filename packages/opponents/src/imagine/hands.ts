import type {Card, Suit} from '@quinola/cards';
import {SUIT_SLOTS, type PackMasks} from '../masks/pack.js';
import {imaginer, type Imaginer} from './imagine.js';
import {ImpossibleView, type Holds} from './unseen.js';

/**
 * Something that was said or shown of the cards of one place: of these it had so many, when play began. What it has
 * played since is taken off by the kit, and so are cards that are known to be there.
 */
export interface Said {
  /** A hand by its seat, or a pile by its number after the hands. */
  readonly place: number;
  readonly cards: readonly Card[];
  /** Default: 0. */
  readonly least?: number;
  /** Default: all of them. */
  readonly most?: number;
  /** A number between them that it is not. */
  readonly not?: number;
  /** It speaks only of cards whose place is not known: a suit not followed, an answer after which all was shown. */
  readonly hidden?: boolean;
  /** It may have been untrue: where no deal agrees, what is of the highest doubt is given up first. Default: certain. */
  readonly doubt?: number;
  /** Names it in an error, e.g. `the call`. */
  readonly name: string;
}

/** What one seat knows of a deal, in cards. */
export interface KnownHands {
  readonly masks: PackMasks;
  /** By hand, how many cards it holds now. */
  readonly counts: readonly number[];
  /** Sizes of the piles beside the hands that hold hidden cards: talon, skat, dead cards. Default: none. */
  readonly talon?: readonly number[];
  /** By place, the cards that are known to lie there: own ones, open, shown and exchanged ones. */
  readonly known: readonly (readonly Card[])[];
  /** The hand that is known whole: the viewer's. Default: none is. */
  readonly own?: number | undefined;
  /** By hand, the cards that it has played. */
  readonly played: readonly (readonly Card[])[];
  /** Cards that lie in none of these places, and have been seen. Default: none. */
  readonly gone?: readonly Card[];
  /** By hand, the suits that it has shown to lack. Default: none. */
  readonly voids?: readonly Iterable<Suit>[];
  /** Cards that are never bound to follow suit, as Sky of the taroks: a void says nothing of them. */
  readonly unbound?: readonly Card[];
  /** A void may come of a revoke: where no deal agrees, voids are given up, last of all. */
  readonly mayRevoke?: boolean;
  /** What was said: bids, calls, answers, announcements, what may lie in a skat. Default: nothing. */
  readonly said?: readonly Said[];
}

/**
 * Prepares the imagining of whole deals that agree with a view and with all that was said, every such deal equally
 * likely. Holdings are written hand after hand, then the piles.
 *
 * ```ts
 * const {deal, ways} = imagineHands({
 *   masks: masks(FRENCH_52),
 *   counts: [12, 13, 13, 13],
 *   known: [view.hand, [], [], []],
 *   played: [['2H'], [], [], []],
 *   voids: ['', 'S', '', ''],                          // West did not follow spades
 *   said: [{place: 2, cards: HONOURS, least: 2, most: 2, name: 'the call'}],
 * });
 * deal(random, holdings);
 * ```
 * @throws ImpossibleView that names the contradiction, when no deal agrees
 */
export function imagineHands(known: KnownHands): Imaginer {
  const unseen = placed(known);
  const holds = [...voidsOf(known), ...(known.said ?? [])].map((said) => ({said, hold: holdOf(known, said)}));
  const doubts = [...new Set(holds.map(({said}) => said.doubt ?? 0))].filter(Boolean).sort((a, b) => b - a);
  for (const limit of [Infinity, ...doubts]) {
    const found = agreeing(
      unseen,
      holds.filter(({said}) => (said.doubt ?? 0) < limit),
    );
    if (found) return found;
  }
  throw new ImpossibleView(
    'no-deal',
    contradiction(
      unseen,
      holds.filter(({said}) => !said.doubt),
    ),
  );
}

/** Deals of one of several kinds: it may have none, and then says why. */
export interface KindOfDeals extends Imaginer {
  readonly contradiction?: ImpossibleView;
}

/**
 * Deals of several kinds that exclude each other as one: each deal of any kind equally likely.
 * @throws ImpossibleView where no kind has a deal; it names the contradiction of the first kind
 */
export function eitherOf(kinds: readonly KindOfDeals[]): Imaginer {
  const ways = kinds.reduce((sum, kind) => sum + kind.ways, 0);
  if (!ways) throw kinds[0]?.contradiction ?? new ImpossibleView('no-deal');
  if (kinds.length === 1) return kinds[0]!;
  return {
    ways,
    deal(random, into) {
      let at = (random.below(0x40000000) / 0x40000000) * ways;
      (kinds.find((kind) => (at -= kind.ways) < 0) ?? kinds[0]!).deal(random, into);
    },
  };
}

/** The deals that agree, none where it is impossible: for one of several kinds, see {@linkcode eitherOf}. */
export function imagineIfAny(known: KnownHands): KindOfDeals {
  try {
    return imagineHands(known);
  } catch (error) {
    if (error instanceof ImpossibleView) return {ways: 0, deal: () => undefined, contradiction: error};
    throw error;
  }
}

/** What was said, and what it means for the hidden cards; `null` where it cannot be true. */
interface Believed {
  readonly said: Said;
  readonly hold: Holds | null;
}

type Placed = Parameters<typeof imaginer>[0];

/**
 * The known cards in their places and the others as hidden.
 * @throws ImpossibleView for a card in two places, and for counts that do not add up
 */
function placed({masks, counts, talon = [], known, own = -1, played, gone = []}: KnownHands): Placed {
  const room = [...counts, ...talon];
  const holdings = new Array<number>(room.length * SUIT_SLOTS).fill(0);
  const where = new Map<Card, string>();
  const see = (card: Card, place: string): void => {
    const there = where.get(card);
    if (there !== undefined) throw new ImpossibleView('card-twice', `${card}: ${there}, ${place}`);
    where.set(card, place);
  };
  known.forEach((cards, place) => {
    for (const card of cards) {
      see(card, `place ${place}`);
      masks.put(holdings, card, place);
    }
    room[place]! -= cards.length;
    if (room[place]! < 0 || (place === own && room[place]! > 0))
      throw new ImpossibleView(
        'counts',
        `place ${place} has ${cards.length + room[place]!} cards, ${cards.length} are known`,
      );
  });
  played.forEach((cards, hand) => cards.forEach((card) => see(card, `played by ${hand}`)));
  for (const card of gone) see(card, 'out of play');
  const hidden = masks.cards.filter((card) => !where.has(card));
  const free = room.reduce((sum, n) => sum + n, 0);
  if (free !== hidden.length)
    throw new ImpossibleView('counts', `${hidden.length} cards are hidden, room is for ${free}`);
  return {suits: SUIT_SLOTS, known: holdings, hidden: masks.holdingOf(hidden), room};
}

/** The suits shown to be missing, as things said. */
function voidsOf({masks, voids = [], unbound = [], mayRevoke}: KnownHands): Said[] {
  return voids.flatMap((suits, place) =>
    [...suits].map((suit): Said => {
      const number = masks.suits.indexOf(suit);
      const cards = masks.cards.filter(
        (card) => masks.numberOf(card) >> 5 === number && !unbound.includes(card),
      );
      return {place, cards, most: 0, hidden: true, name: `no ${suit}`, ...(mayRevoke && {doubt: 0.5})};
    }),
  );
}

/** What was said, as it bears on the hidden cards; `null` where what lies open contradicts it. */
function holdOf({masks, known, played}: KnownHands, said: Said): Holds | null {
  const {place, cards, least, most, not, hidden} = said;
  const seen = hidden
    ? 0
    : [...(known[place] ?? []), ...(played[place] ?? [])].filter((card) => cards.includes(card)).length;
  if (most !== undefined && most < seen) return null;
  return {
    hand: place,
    cards: masks.holdingOf(cards),
    ...(least !== undefined && {least: Math.max(0, least - seen)}),
    ...(most !== undefined && {most: most - seen}),
    ...(not !== undefined && {not: not - seen}),
  };
}

/** Draws deals that agree with all that is believed; `null` where none does. */
function agreeing(unseen: Placed, believed: readonly Believed[]): Imaginer | null {
  if (believed.some(({hold}) => hold === null)) return null;
  try {
    return imaginer({...unseen, holds: believed.map(({hold}) => hold!)});
  } catch (error) {
    if (!(error instanceof ImpossibleView) || error.code !== 'no-deal') throw error;
    return null;
  }
}

/** The fewest things said that cannot all be true, in words. */
function contradiction(unseen: Placed, all: readonly Believed[]): string {
  let left = all;
  for (const one of all) {
    const without = left.filter((other) => other !== one);
    if (!agreeing(unseen, without)) left = without;
  }
  return left.map(({said: {place, name}}) => `place ${place}: ${name}`).join('; ');
}
