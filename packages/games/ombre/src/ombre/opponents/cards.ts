import {suitOf, type Card, type Suit} from '@quinola/cards';
import {always, bars, bookOf, cardWords, common, inOrder, type Maxim} from '@quinola/opponents';
import {winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {ACES_ALONE, plainOrder, tricksWith, trumpOrder, type OmbreRules} from '../../kit/index.js';
import {inTurn, packOf, type OmbreView} from '../rules/index.js';

// The maxims of play (*further rules*, L. 3227-3374, and what the author says of his sample games), as far as they can be
// seen from one hand. The engine adds its own where he is silent.

/** What a player considers when playing a card. */
export interface CardFacts {
  readonly hand: readonly Card[];
  readonly trump: Suit;
  readonly rules: OmbreRules;
  readonly words: ReturnType<typeof cardWords>;
  readonly leading: boolean;
  /** Whether nobody plays after him. */
  readonly last: boolean;
  readonly isOmbre: boolean;
  /** Nullissimo: the Ombre avoids tricks, the others give him one. */
  readonly isNull: boolean;
  readonly best: Laid | null;
  /** Whether the Ombre is winning the trick so far, and whether he still has to play. */
  readonly ombreWins: boolean;
  readonly ombreAfter: boolean;
  /** Whether the Ombre plays last to a trick that this player leads. */
  readonly ombreLast: boolean;
  /** Cards that nobody has shown and that are not in this hand. */
  readonly unseen: readonly Card[];
  /** Tricks of the Ombre, and of this player. */
  readonly ombreTricks: number;
  readonly own: number;
  /** The suits that a defender, and the Ombre, have led first, most recent last. */
  readonly ledByDefence: readonly Suit[];
  readonly ledByOmbre: readonly Suit[];
}

const rulesWords = new Map<Suit, ReturnType<typeof cardWords>>();
function wordsFor(trump: Suit): ReturnType<typeof cardWords> {
  let words = rulesWords.get(trump);
  if (!words) rulesWords.set(trump, (words = cardWords(tricksWith(trump))));
  return words;
}

/** What a view tells its player. @param tricks those he remembers */
export function cardFacts(view: OmbreView, tricks: readonly Trick[]): CardFacts {
  const {hand, seat, trick, ombre, game, tricksWon, options, laid} = view;
  const trump = view.trump ?? ACES_ALONE;
  const rules = tricksWith(trump);
  const order = inTurn(view);
  const seen = new Set([
    ...hand,
    ...laid,
    ...trick.map(({card}) => card),
    ...tricks.flatMap(({cards}) => cards.map(({card}) => card)),
  ]);
  const best = winning(rules, trick);
  const leads = (side: (leader: Seat) => boolean): readonly Suit[] =>
    tricks.flatMap(({leader, cards}) => (side(leader) ? [rules.suit(cards[0]!.card)] : []));
  return {
    hand,
    trump,
    rules,
    words: wordsFor(trump),
    leading: !trick.length,
    last: trick.length === order.length - 1,
    isOmbre: seat === ombre,
    isNull: game === 'nullissimo',
    best,
    ombreWins: best?.seat === ombre,
    ombreAfter: seat !== ombre && !trick.some((one) => one.seat === ombre),
    ombreLast: order[(order.indexOf(seat) + order.length - 1) % order.length] === ombre,
    unseen: packOf(options).cards.filter((card) => !seen.has(card)),
    ombreTricks: tricksWon[ombre] ?? 0,
    own: tricksWon[seat] ?? 0,
    ledByDefence: leads((leader) => leader !== ombre),
    ledByOmbre: leads((leader) => leader === ombre),
  };
}

const isTrump = ({rules, trump}: CardFacts, card: Card): boolean => rules.suit(card) === trump;
const unseenTrumps = (facts: CardFacts): readonly Card[] =>
  facts.unseen.filter((card) => isTrump(facts, card));

/** Whether no unseen card of its suit is higher. */
function isMaster(facts: CardFacts, card: Card): boolean {
  const {rules, unseen} = facts;
  const suit = rules.suit(card);
  return !unseen.some((other) => rules.suit(other) === suit && rules.strength(other) > rules.strength(card));
}

/** Whether every card of a hand is sure to win, led from the top. */
export function allSure(facts: CardFacts): boolean {
  const plain = facts.hand.filter((card) => !isTrump(facts, card));
  const trumps = facts.hand.length - plain.length;
  const out = unseenTrumps(facts);
  if (out.length && trumps < out.length) return false;
  const order = trumpOrder(facts.trump).filter((card) => out.includes(card) || facts.hand.includes(card));
  return (
    order.slice(0, Math.min(trumps, out.length)).every((card) => facts.hand.includes(card)) &&
    plain.every((card) => isMaster(facts, card))
  );
}

const winners = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  facts.words.winners(open, facts.best?.card ?? null);
const plainOf = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => !isTrump(facts, card));
const trumpsOf = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => isTrump(facts, card));

/** The lowest card of the longest suit among these. */
function fromLongest(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  if (!open.length) return [];
  const of = (card: Card): readonly Card[] =>
    open.filter((other) => facts.rules.suit(other) === facts.rules.suit(card));
  const longest = open.reduce((a, b) => (of(b).length > of(a).length ? b : a));
  return facts.words.lowest(of(longest));
}

/** Of the cards that cannot win: the lowest of the suit in which least is lost. */
function thrown(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  const plain = plainOf(facts, open).filter((card) => card[0] !== 'K');
  const cards = plain.length ? plain : plainOf(facts, open);
  if (!cards.length) return facts.words.lowest(open);
  const shortest = cards.reduce((a, b) =>
    facts.hand.filter((card) => suitOf(card) === suitOf(b)).length <
    facts.hand.filter((card) => suitOf(card) === suitOf(a)).length
      ? b
      : a,
  );
  return facts.words.lowest(cards.filter((card) => suitOf(card) === suitOf(shortest)));
}

const m = bookOf<CardFacts, Card>('lomber.');
const e = bookOf<CardFacts, Card>('lomber.engine.', 'engine');

/** Which card is played; rank 1 speaks first. */
export const cardMaxims: readonly Maxim<CardFacts, Card>[] = inOrder([
  // Nullissimo: the Ombre stays below, and leads what is lowest; the others stay below him.
  e(
    'null.low',
    1,
    ({isNull}) => isNull,
    (facts, open) => {
      const {best, words, leading, isOmbre, ombreWins} = facts;
      if (leading) return words.lowest(open);
      const below = open.filter((card) => !words.wins(card, best!.card));
      if (!isOmbre && ombreWins) return below.length ? words.highest(below) : words.lowest(open);
      if (!isOmbre) return words.lowest(open);
      return below.length ? words.highest(below) : words.lowest(open);
    },
  ),
  // The lead of the Ombre.
  m(
    'premiers',
    2,
    (facts) => facts.isOmbre && facts.leading && allSure(facts),
    (facts, open) => {
      const trumps = trumpsOf(facts, open);
      return facts.words.highest(unseenTrumps(facts).length && trumps.length ? trumps : open);
    },
  ),
  m(
    'play.10',
    2,
    (facts) =>
      facts.isOmbre &&
      facts.leading &&
      (facts.trump === 'H' || facts.trump === 'D') &&
      ['AS', `7${facts.trump}`].every((card) => facts.hand.includes(card)) &&
      !facts.hand.includes('AC') &&
      facts.unseen.includes('AC') &&
      trumpsOf(facts, facts.hand).length >= 6,
    (facts, open) => facts.words.lowest(trumpsOf(facts, open)),
  ),
  m(
    'g8.t1',
    3,
    (facts) =>
      facts.isOmbre &&
      facts.leading &&
      unseenTrumps(facts).length > 3 &&
      trumpsOf(facts, facts.hand).length >= 4 &&
      facts.hand.every((card) => isTrump(facts, card) || !isMaster(facts, card)),
    (facts, open) => {
      // Neither the two highest nor the smallest.
      const trumps = trumpsOf(facts, open);
      const middle = trumps.filter((card) => !isMaster(facts, card));
      return facts.words.highest(middle.filter((card) => !['AS', 'AC'].includes(card)));
    },
  ),
  m(
    'g5.t4',
    3,
    (facts) =>
      facts.isOmbre &&
      facts.leading &&
      unseenTrumps(facts).length > 0 &&
      trumpsOf(facts, facts.hand).length + facts.ombreTricks >= 5 &&
      trumpsOf(facts, facts.hand).length <= unseenTrumps(facts).length &&
      plainOf(facts, facts.hand).some((card) => isMaster(facts, card)),
    (facts, open) => facts.words.highest(plainOf(facts, open).filter((card) => isMaster(facts, card))),
  ),
  m(
    'g1.end',
    4,
    (facts) =>
      facts.isOmbre &&
      facts.leading &&
      unseenTrumps(facts).length > 0 &&
      trumpsOf(facts, facts.hand).length > 1 &&
      trumpsOf(facts, facts.hand).some((card) => isMaster(facts, card)),
    (facts, open) => facts.words.highest(trumpsOf(facts, open)),
    common,
  ),
  e(
    'masters',
    5,
    (facts) => facts.isOmbre && facts.leading && facts.hand.some((card) => isMaster(facts, card)),
    (facts, open) => {
      const plain = plainOf(facts, open).filter((card) => isMaster(facts, card));
      return facts.words.highest(plain.length ? plain : open.filter((card) => isMaster(facts, card)));
    },
    common,
  ),
  // The lead of a defender.
  m(
    'play.7',
    1,
    (facts) => !facts.isOmbre && facts.leading && facts.ombreLast && plainOf(facts, facts.hand).length > 0,
    (facts, open) => trumpsOf(facts, open),
    bars,
  ),
  m(
    'g3.t1',
    2,
    (facts) =>
      !facts.isOmbre &&
      facts.leading &&
      facts.ombreLast &&
      !trumpsOf(facts, facts.hand).some((card) => isMaster(facts, card)),
    (facts, open) => {
      const kings = open.filter((card) => card[0] === 'K' && !isTrump(facts, card));
      return kings.length < open.length && plainOf(facts, open).length > kings.length ? kings : [];
    },
    bars,
  ),
  m(
    'g7.t2',
    2,
    (facts) => {
      const {hand, leading, isOmbre, unseen} = facts;
      return (
        !isOmbre && leading && unseen.includes('AC') && trumpsOf(facts, hand).length >= 4 && !facts.ombreLast
      );
    },
    (facts, open) => facts.words.lowest(trumpsOf(facts, open)),
  ),
  m(
    'g1.t2a',
    3,
    ({isOmbre, leading}) => !isOmbre && leading,
    (facts, open) =>
      plainOf(facts, open)
        .filter((card) => card[0] === 'Q' && facts.hand.includes(`J${suitOf(card)}`))
        .slice(0, 1),
  ),
  m(
    'play.8a',
    4,
    ({isOmbre, leading, ledByDefence}) => !isOmbre && leading && ledByDefence.length > 0,
    (facts, open) => {
      const suit = facts.ledByDefence.findLast((led) => led !== facts.trump);
      const cards = suit === undefined ? [] : facts.words.ofSuit(plainOf(facts, open), suit);
      const masters = cards.filter((card) => isMaster(facts, card));
      return masters.length ? facts.words.highest(masters) : facts.words.lowest(cards);
    },
  ),
  m(
    'play.8b',
    5,
    ({isOmbre, leading, ledByOmbre}) => !isOmbre && leading && ledByOmbre.length > 0,
    (facts, open) => {
      const barred = plainOf(facts, open).filter((card) => facts.ledByOmbre.includes(suitOf(card)));
      return barred.length < plainOf(facts, open).length ? barred : [];
    },
    bars,
  ),
  m(
    'play.8c',
    6,
    ({isOmbre, leading}) => !isOmbre && leading,
    (facts, open) => fromLongest(facts, plainOf(facts, open)),
  ),
  // Following: the last player takes as cheaply as he can.
  m(
    'g3.t6',
    3,
    (facts) => facts.isOmbre && !facts.leading && facts.last && winners(facts, facts.hand).length > 0,
    (facts, open) => facts.words.lowest(winners(facts, open)),
    common,
  ),
  m(
    'g8.t3b',
    4,
    (facts) =>
      facts.isOmbre &&
      !facts.leading &&
      !facts.last &&
      plainOf(facts, facts.hand).length > 2 &&
      facts.best !== null &&
      isTrump(facts, facts.best.card) &&
      winners(facts, facts.hand).every(
        (card) => ['AS', 'AC'].includes(card) || card === trumpOrder(facts.trump)[1],
      ),
    (facts, open) =>
      plainOf(facts, open)
        .filter((card) => plainOrder(suitOf(card)).indexOf(card) > 3)
        .slice(0, 1),
  ),
  m(
    'g4.t2b',
    5,
    (facts) => facts.isOmbre && !facts.leading && !facts.last,
    (facts, open) => {
      const able = winners(facts, open);
      const trumps = trumpsOf(facts, able);
      if (!trumps.length || trumps.length < able.length) return [];
      // As high as may be without the matadors, over whoever may ruff behind.
      const middle = trumps.filter((card) => !['AS', 'AC'].includes(card));
      return facts.words.highest(middle.length ? middle : trumps);
    },
  ),
  e(
    'take',
    6,
    (facts) => facts.isOmbre && !facts.leading,
    (facts, open) => {
      const able = winners(facts, open);
      const masters = able.filter((card) => isMaster(facts, card));
      return masters.length ? facts.words.highest(masters) : facts.words.highest(able);
    },
    common,
  ),
  // A defender takes from the Ombre, never from his friend.
  m(
    'play.12',
    3,
    (facts) =>
      !facts.isOmbre &&
      !facts.leading &&
      !facts.isNull &&
      !facts.ombreWins &&
      !facts.ombreAfter &&
      winners(facts, facts.hand).length > 0,
    (facts, open) => {
      const kept = winners(facts, open);
      return kept.length < open.length ? kept : [];
    },
    bars,
  ),
  m(
    'play.2',
    4,
    (facts) => !facts.isOmbre && !facts.leading && facts.ombreWins,
    (facts, open) => {
      const able = winners(facts, open);
      // With several trumps a middle one, so that useful trumps remain (game 3).
      return facts.last || able.every((card) => !isTrump(facts, card))
        ? facts.words.lowest(able)
        : facts.words.highest(able);
    },
    common,
  ),
  m(
    'g1.t2b',
    5,
    (facts) => !facts.isOmbre && !facts.leading && facts.ombreAfter,
    (facts, open) => {
      const able = winners(facts, open);
      const masters = able.filter((card) => isMaster(facts, card));
      // A King of the suit led is played where the Ombre has to follow; a ruff is made dear for him.
      const trumps = trumpsOf(facts, able);
      if (trumps.length && trumps.length === able.length) return facts.words.highest(trumps);
      return facts.words.highest(masters);
    },
  ),
  m(
    'play.5',
    6,
    (facts) => !facts.isOmbre && !facts.leading && !facts.ombreAfter && !facts.ombreWins,
    (facts, open) => thrown(facts, open),
  ),
  e(
    'low',
    9,
    always,
    (facts, open) => (facts.leading ? facts.words.lowest(open) : thrown(facts, open)),
    common,
  ),
]);

/** A beginner: takes what he can with his highest card, and leads it. */
const h = bookOf<CardFacts, Card>('lomber.novice.', 'engine');
export const HABITS: readonly Maxim<CardFacts, Card>[] = [
  h(
    'high',
    1,
    ({isNull}) => !isNull,
    (facts, open) => facts.words.highest(winners(facts, open)),
    {chance: 5},
  ),
];
