import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import {bars, bookOf, common, type Maxim} from '@quinola/opponents';
import {BASTA, manilleOf, SPADILLE} from '../../kit/rules/index.js';
import {
  allSure,
  commonTrumps,
  fromLongest,
  inLongSuits,
  isMaster,
  isTrump,
  isVoid,
  plainOf,
  trumpsOf,
  unseenTrumps,
  type CardFacts,
} from './card-facts.js';

// Which card to lead: the *further rules* of the book (L. 3227-3374), and the author's remarks on his sample games.

const ombre = bookOf<CardFacts, Card>(
  'lomber.',
  'book',
  ({isOmbre, leading, isNull}) => isOmbre && leading && !isNull,
);
const defender = bookOf<CardFacts, Card>(
  'lomber.',
  'book',
  ({isOmbre, leading, isNull}) => !isOmbre && leading && !isNull,
);
const engine = bookOf<CardFacts, Card>('lomber.engine.', 'engine', ({leading, isNull}) => leading && !isNull);

const ownTrumps = (facts: CardFacts): number => trumpsOf(facts, facts.hand).length;
const masters = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => isMaster(facts, card));
const plainMasters = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  plainOf(facts, cards).filter((card) => isMaster(facts, card));

/** The highest of his trumps below the matadors, if nothing but a matador beats it. */
function strongTrump(facts: CardFacts, cards: readonly Card[]): readonly Card[] {
  const [high] = commonTrumps(facts, cards);
  const [out] = commonTrumps(facts, facts.unseen);
  const isStrong = high !== undefined && (out === undefined || facts.words.wins(high, out));
  return isStrong ? [high] : [];
}

const hasMasterTrump = (facts: CardFacts): boolean => masters(facts, trumpsOf(facts, facts.hand)).length > 0;

/**
 * Whether the Ombre commands the trumps: he has the highest that is left; or more of them than one opponent is likely to have, and
 * one that only matadors beat.
 */
const commands = (facts: CardFacts): boolean =>
  hasMasterTrump(facts) ||
  (2 * ownTrumps(facts) > unseenTrumps(facts).length && strongTrump(facts, facts.hand).length > 0);

/** Whether each opponent has shown that he has nothing of some plain suit. */
const areAllVoid = (facts: CardFacts): boolean =>
  facts.order.every(
    (seat) =>
      seat === facts.seat || FRENCH_SUITS.some((suit) => suit !== facts.trump && isVoid(facts, seat, suit)),
  );

/** The opponents that have followed every trump so far. */
const trumping = (facts: CardFacts): number =>
  facts.order.filter((seat) => seat !== facts.seat && !isVoid(facts, seat, facts.trump)).length;

const leadsOfOmbre: readonly Maxim<CardFacts, Card>[] = [
  ombre('premiers', 2, allSure, (facts, open) => {
    const trumps = trumpsOf(facts, open);
    return facts.words.highest(unseenTrumps(facts).length && trumps.length ? trumps : open);
  }),
  ombre(
    'play.10',
    2,
    (facts) =>
      facts.first &&
      (facts.trump === 'H' || facts.trump === 'D') &&
      [SPADILLE, manilleOf(facts.trump)].every((card) => facts.hand.includes(card)) &&
      facts.unseen.includes(BASTA) &&
      ownTrumps(facts) >= 6,
    (facts, open) => facts.words.lowest(trumpsOf(facts, open)),
  ),
  ombre(
    'g7.t3',
    3,
    (facts) =>
      facts.order.length > 2 &&
      trumping(facts) === 1 &&
      unseenTrumps(facts).length > ownTrumps(facts) &&
      !hasMasterTrump(facts),
    (facts, open) => facts.words.highest(plainMasters(facts, open)),
  ),
  // Neither Spadille nor Manille first from a hand with poor side cards, but a good trump below the matadors (game 8).
  ombre(
    'g8.t1',
    3,
    (facts) =>
      !facts.ledByOmbre.includes(facts.trump) &&
      unseenTrumps(facts).length > 3 &&
      ownTrumps(facts) >= 4 &&
      [SPADILLE, manilleOf(facts.trump)].some((card) => facts.hand.includes(card)) &&
      plainMasters(facts, facts.hand).length < 2 &&
      plainOf(facts, facts.hand).length - plainMasters(facts, facts.hand).length > 2,
    (facts, open) => commonTrumps(facts, open).slice(0, 1),
  ),
  // After a round of trumps: those that are left make the tricks that are missing (game 5).
  ombre(
    'g5.t4',
    3,
    (facts) =>
      facts.ledByOmbre.includes(facts.trump) &&
      unseenTrumps(facts).length > 0 &&
      !hasMasterTrump(facts) &&
      ownTrumps(facts) + facts.ombreTricks >= facts.needs &&
      ownTrumps(facts) <= unseenTrumps(facts).length,
    (facts, open) => facts.words.highest(plainMasters(facts, open)),
  ),
  // Who is void ruffs: while both are, the Ombre draws their trumps with all he has (game 3).
  ombre(
    'g3.t5a',
    4,
    (facts) => unseenTrumps(facts).length > 0 && ownTrumps(facts) > 1 && areAllVoid(facts),
    (facts, open) => facts.words.highest(trumpsOf(facts, open)),
    {allows: trumpsOf},
  ),
  ombre(
    'g1.end',
    4,
    (facts) => unseenTrumps(facts).length > 0 && ownTrumps(facts) > 1 && commands(facts),
    (facts, open) => {
      const own = trumpsOf(facts, open);
      const strong = masters(facts, own).length ? [] : strongTrump(facts, own);
      return strong.length ? strong : facts.words.highest(own);
    },
    {...common, allows: trumpsOf},
  ),
  engine(
    'masters',
    5,
    (facts) => facts.isOmbre,
    (facts, open) => {
      const plain = plainMasters(facts, open);
      return facts.words.highest(plain.length ? plain : masters(facts, open));
    },
    {...common, allows: masters},
  ),
];

/** From so many trumps on a defender has a counter-hand. */
const COUNTER_HAND = 3;

/** Queens with their Knaves. */
const queens = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  plainOf(facts, cards).filter((card) => card[0] === 'Q' && facts.hand.includes(`J${suitOf(card)}`));

/** The cards of all plain suits that the defence has led. */
const ofOpenedSuits = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  plainOf(facts, cards).filter((card) => facts.ledByDefence.includes(suitOf(card)));

/** The cards of the plain suit that the defence led last, of those of which he has any. */
function ofOpenedSuit(facts: CardFacts, cards: readonly Card[]): readonly Card[] {
  const plainIn = (suit: Suit): readonly Card[] => facts.words.ofSuit(plainOf(facts, cards), suit);
  const suit = facts.ledByDefence.findLast((led) => led !== facts.trump && plainIn(led).length > 0);
  return suit === undefined ? [] : plainIn(suit);
}

const leadsOfDefence: readonly Maxim<CardFacts, Card>[] = [
  // He has just taken the Ombre's trump with Spadille, and the other defender did not follow: he may have Basta (game 7). Almost the
  // only exception to the next one.
  defender(
    'g7.t2',
    1,
    (facts) => {
      const last = facts.past.at(-1);
      return (
        last !== undefined &&
        facts.unseen.includes(BASTA) &&
        last.leader === facts.ombre &&
        facts.rules.suit(last.cards[0]!.card) === facts.trump &&
        last.cards.some(({seat, card}) => seat === facts.seat && card === SPADILLE) &&
        last.cards.some(({seat, card}) => seat !== facts.seat && !isTrump(facts, card))
      );
    },
    (facts, open) => facts.words.lowest(commonTrumps(facts, open)),
  ),
  defender(
    'play.7',
    1,
    ({ombreLast}) => ombreLast,
    (facts, open) => trumpsOf(facts, open),
    bars,
  ),
  // With no trump that could stop the Ombre, a King would only embarrass the friend (game 3).
  defender(
    'g3.t1',
    2,
    (facts) => facts.ombreLast && ownTrumps(facts) < COUNTER_HAND,
    (facts, open) => plainOf(facts, open).filter((card) => card[0] === 'K'),
    bars,
  ),
  // The Ombre has begun with a side suit, so his game is small; in the middle, trumps embarrass him most.
  defender(
    'play.6',
    2,
    ({ledByOmbre, trump, order, seat, ombre: by}) =>
      ledByOmbre.length > 0 &&
      ledByOmbre[0] !== trump &&
      order[0] === seat &&
      order[1] === by &&
      order.length > 2,
    (facts, open) => facts.words.lowest(trumpsOf(facts, open)),
  ),
  defender(
    'play.8a',
    3,
    ({ledByDefence}) => ledByDefence.length > 0,
    (facts, open) => {
      const cards = ofOpenedSuit(facts, open);
      const high = masters(facts, cards);
      return high.length ? facts.words.highest(high) : facts.words.lowest(cards);
    },
    {allows: ofOpenedSuits},
  ),
  // The King of a King and a Queen: the Queen is good after him (game 4).
  defender(
    'g4.t1',
    4,
    ({ombreLast}) => !ombreLast,
    (facts, open) =>
      plainOf(facts, open)
        .filter((card) => card[0] === 'K' && facts.hand.includes(`Q${suitOf(card)}`))
        .slice(0, 1),
    {
      allows: (facts, open) =>
        plainOf(facts, open).filter((card) => card[0] === 'K' && facts.hand.includes(`Q${suitOf(card)}`)),
    },
  ),
  defender(
    'g1.t2a',
    4,
    () => true,
    (facts, open) => queens(facts, open).slice(0, 1),
    {allows: queens},
  ),
  defender(
    'play.8b',
    5,
    ({ledByOmbre}) => ledByOmbre.length > 0,
    (facts, open) => plainOf(facts, open).filter((card) => facts.ledByOmbre.includes(suitOf(card))),
    bars,
  ),
  engine(
    'king',
    5,
    (facts) => !facts.isOmbre && ownTrumps(facts) >= COUNTER_HAND,
    (facts, open) => facts.words.highest(plainMasters(facts, open).filter((card) => card[0] === 'K')),
    {allows: (facts, open) => plainMasters(facts, open).filter((card) => card[0] === 'K')},
  ),
  defender(
    'play.8c',
    6,
    () => true,
    (facts, open) => fromLongest(facts, plainOf(facts, open)),
    {allows: (facts, open) => inLongSuits(facts, plainOf(facts, open))},
  ),
];

/** Leads, in the order of judgement within their ranks. */
export const leads: readonly Maxim<CardFacts, Card>[] = [
  ...leadsOfOmbre,
  ...leadsOfDefence,
  engine(
    'top',
    9,
    (facts) => !facts.isOmbre && facts.hand.every((card) => isTrump(facts, card)),
    (facts, open) => facts.words.highest(masters(facts, open)),
    common,
  ),
  engine(
    'lead',
    10,
    () => true,
    (facts, open) => facts.words.cheapest(open),
    common,
  ),
];
