import type {Card, Suit} from '@quinola/cards';
import {SUIT_SLOTS, type PackMasks} from '../masks/pack.js';
import {imaginer, type Imaginer} from './imagine.js';
import {ImpossibleView, type Constraint} from './unseen.js';

/**
 * Information about the cards of one place: how many of these cards it held when play began. The kit subtracts the cards that it
 * has played since and those known to be there.
 */
export interface Statement {
  /** A hand by its seat, or a pile by its number after the hands. */
  readonly place: number;
  readonly cards: readonly Card[];
  /** Default: 0. */
  readonly least?: number;
  /** Default: all of them. */
  readonly most?: number;
  /** A number between `least` and `most` that is excluded. */
  readonly not?: number;
  /**
   * Whether it applies only to cards whose place is unknown: a suit not followed, an answer after which all matching cards were
   * shown.
   */
  readonly hidden?: boolean;
  /** How doubtful it is: if no deal agrees, the most doubtful statements are dropped first. Default: certain. */
  readonly doubt?: number;
  /** Its name in error messages, e.g. `the call`. */
  readonly name: string;
}

/** What one seat knows of a deal, in cards. */
export interface KnownHands {
  readonly masks: PackMasks;
  /** By hand, how many cards it holds now. */
  readonly counts: readonly number[];
  /** Sizes of the piles beside the hands that hold hidden cards: talon, discards, cards that nobody was dealt. Default: none. */
  readonly talon?: readonly number[];
  /** By place, the cards that are known to lie there: own ones, open, shown and exchanged ones. */
  readonly known: readonly (readonly Card[])[];
  /** The hand that is completely known: the viewer's. Default: none. */
  readonly own?: number | undefined;
  /** By hand, the cards that it has played. */
  readonly played: readonly (readonly Card[])[];
  /** Cards that were seen and lie in none of these places. Default: none. */
  readonly gone?: readonly Card[];
  /** By hand, the suits that it has shown to lack. Default: none. */
  readonly voids?: readonly Iterable<Suit>[];
  /** Cards that never have to follow suit, such as a fool; a void says nothing about them. */
  readonly exempt?: readonly Card[];
  /** Whether a void may be due to a revoke: if no deal agrees, voids are dropped last. */
  readonly mayRevoke?: boolean;
  /** Statements: bids, calls, answers, announcements, what a skat may contain. Default: none. */
  readonly statements?: readonly Statement[];
}

/**
 * Prepares a sampler of complete deals that agree with a view and with all statements, each such deal equally likely. Holdings
 * are written hand after hand, then the piles.
 *
 * ```ts
 * const {deal, dealCount} = imagineHands({
 *   masks: masks(FRENCH_52),
 *   counts: [12, 13, 13, 13],
 *   known: [view.hand, [], [], []],
 *   played: [['2H'], [], [], []],
 *   voids: ['', 'S', '', ''],                          // West did not follow spades
 *   statements: [{place: 2, cards: HONOURS, least: 2, most: 2, name: 'the call'}],
 * });
 * deal(random, holdings);
 * ```
 * @throws ImpossibleView that names the contradiction, when no deal agrees
 */
export function imagineHands(known: KnownHands): Imaginer {
  const unseen = placed(known);
  const resolved = [...voidsOf(known), ...(known.statements ?? [])].map((statement) => ({
    statement,
    constraint: constraintOf(known, statement),
  }));
  const doubts = [...new Set(resolved.map(({statement}) => statement.doubt ?? 0))]
    .filter(Boolean)
    .sort((a, b) => b - a);
  for (const limit of [Infinity, ...doubts]) {
    const found = agreeing(
      unseen,
      resolved.filter(({statement}) => (statement.doubt ?? 0) < limit),
    );
    if (found) return found;
  }
  throw new ImpossibleView(
    'no-deal',
    contradiction(
      unseen,
      resolved.filter(({statement}) => !statement.doubt),
    ),
  );
}

/** Deals of one of several kinds; if there are none, the reason why. */
export interface KindOfDeals extends Imaginer {
  readonly contradiction?: ImpossibleView;
}

/**
 * Combines deals of several mutually exclusive kinds: every deal of any kind is equally likely.
 * @throws ImpossibleView if no kind has a deal; it names the contradiction of the first kind
 */
export function eitherOf(kinds: readonly KindOfDeals[]): Imaginer {
  const dealCount = kinds.reduce((sum, kind) => sum + kind.dealCount, 0);
  if (!dealCount) throw kinds[0]?.contradiction ?? new ImpossibleView('no-deal');
  if (kinds.length === 1) return kinds[0]!;
  return {
    dealCount,
    deal(random, into) {
      let at = (random.below(0x40000000) / 0x40000000) * dealCount;
      (kinds.find((kind) => (at -= kind.dealCount) < 0) ?? kinds[0]!).deal(random, into);
    },
  };
}

/**
 * Like {@linkcode imagineHands}, but without deals instead of an error if none agrees; for one of several kinds, see {@linkcode
 * eitherOf}.
 */
export function imagineIfAny(known: KnownHands): KindOfDeals {
  try {
    return imagineHands(known);
  } catch (error) {
    if (error instanceof ImpossibleView) return {dealCount: 0, deal: () => undefined, contradiction: error};
    throw error;
  }
}

/** A statement, and its meaning for the hidden cards; `null` if it cannot be true. */
interface ResolvedStatement {
  readonly statement: Statement;
  readonly constraint: Constraint | null;
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
    throw new ImpossibleView(
      'counts',
      `${hidden.length} cards are hidden, room is for ${free}${free < hidden.length ? '; cards that nobody was dealt are a pile of `talon`' : ''}`,
    );
  return {suits: SUIT_SLOTS, known: holdings, hidden: masks.holdingOf(hidden), room};
}

/** The voids that were shown, as statements. */
function voidsOf({masks, voids = [], exempt = [], mayRevoke}: KnownHands): Statement[] {
  return voids.flatMap((suits, place) =>
    [...suits].map((suit): Statement => {
      const number = masks.suits.indexOf(suit);
      const cards = masks.cards.filter(
        (card) => masks.numberOf(card) >> 5 === number && !exempt.includes(card),
      );
      return {place, cards, most: 0, hidden: true, name: `no ${suit}`, ...(mayRevoke && {doubt: 0.5})};
    }),
  );
}

/** The meaning of a statement for the hidden cards; `null` if open cards contradict it. */
function constraintOf({masks, known, played}: KnownHands, statement: Statement): Constraint | null {
  const {place, cards, least, most, not, hidden} = statement;
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

/** Samples deals that agree with all these statements; `null` if none does. */
function agreeing(unseen: Placed, statements: readonly ResolvedStatement[]): Imaginer | null {
  if (statements.some(({constraint}) => constraint === null)) return null;
  try {
    return imaginer({...unseen, constraints: statements.map(({constraint}) => constraint!)});
  } catch (error) {
    if (!(error instanceof ImpossibleView) || error.code !== 'no-deal') throw error;
    return null;
  }
}

/** A smallest set of statements that contradict each other, in words. */
function contradiction(unseen: Placed, all: readonly ResolvedStatement[]): string {
  let left = all;
  for (const one of all) {
    const without = left.filter((other) => other !== one);
    if (!agreeing(unseen, without)) left = without;
  }
  return left.map(({statement: {place, name}}) => `place ${place}: ${name}`).join('; ');
}
