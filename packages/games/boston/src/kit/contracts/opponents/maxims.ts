import {rankOf, suitOf, type Card} from '@quinola/cards';
import {bars, bookOf, common, inOrder, type Maxim} from '@quinola/opponents';
import {usualMaxims} from '../../opponents/usual.js';
import {strengthOf} from '../rules/index.js';
import {isBareAce, isMaster, ofSuit, type CardFacts} from '../../opponents/facts.js';

// The maxims of card play: the advice of the book (boston.md and tri-boston.md, section 11), and the engine's own where it is silent.

const inTrumps = bookOf<CardFacts, Card>('boston.advice.', 'book', ({misere}) => !misere);
const inMisere = bookOf<CardFacts, Card>('boston.advice.', 'book', ({misere}) => misere);
/** Against cards that do not lie open; against those that do, all of it gives way to a plan. */
const inClosed = bookOf<CardFacts, Card>('boston.advice.', 'book', ({misere, faced}) => misere && !faced);
const ours = bookOf<CardFacts, Card>('boston.engine.', 'engine');

const isOther = ({ofSide}: CardFacts): boolean => !ofSide;

/** The cards of the shortest of the suits among some. */
function ofShortest({hand}: CardFacts, cards: readonly Card[]): readonly Card[] {
  const length = (card: Card): number => ofSuit(hand, suitOf(card)).length;
  const fewest = Math.min(...cards.map(length));
  return cards.filter((card) => length(card) === fewest);
}

/** Suits of which a hand has few and low cards: at most three, none above the nine. */
const isWeak = ({hand, trump}: CardFacts, card: Card): boolean => {
  const suit = ofSuit(hand, suitOf(card));
  return suitOf(card) !== trump && suit.length <= 3 && suit.every((one) => strengthOf(one) <= 8);
};

const plain = ({trump}: CardFacts, cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => suitOf(card) !== trump);

/** Against a game of tricks, and in one. */
const trickMaxims = [
  inTrumps(
    '1',
    4,
    (facts) => isOther(facts) && facts.leading,
    (facts, open) => open.filter((card) => isBareAce(facts, card)),
    bars,
  ),
  inTrumps(
    '2',
    6,
    (facts) => isOther(facts) && facts.leading && facts.declarerPlace === facts.players - 1,
    (facts, open) => {
      const weak = open.filter((card) => isWeak(facts, card));
      return weak.length ? facts.words.lowest(ofShortest(facts, weak)) : [];
    },
  ),
  inTrumps(
    '4b',
    7,
    (facts) =>
      isOther(facts) &&
      facts.last &&
      facts.withFriend &&
      rankOf(facts.best!.card) === 'A' &&
      facts.placeAfterBest === facts.players - 1 &&
      facts.declarerPlace !== facts.players - 1,
    (facts, open) => facts.words.lowest(facts.words.winners(open, facts.best!.card)),
    {chance: 3},
  ),
];

/** Against a misère. */
const misereMaxims = [
  inMisere(
    '8',
    5,
    (facts) => isOther(facts) && facts.faced !== null,
    (_facts, open) => open.slice(0, 1),
  ),
  inMisere(
    '12',
    2,
    (facts) => isOther(facts) && facts.last && !facts.withFriend,
    (facts, open) => open.filter((card) => !facts.words.wins(card, facts.best!.card)),
    common,
  ),
  inClosed(
    '6',
    5,
    (facts) => isOther(facts) && facts.leading && facts.firstLed !== null,
    (facts, open) =>
      facts.declarerVoid.includes(facts.firstLed!) ? [] : facts.words.lowest(ofSuit(open, facts.firstLed)),
  ),
  inClosed(
    '5',
    6,
    (facts) => isOther(facts) && facts.leading && facts.declarerPlace === 1,
    (facts, open) => facts.words.lowest(open.filter((card) => !facts.declarerVoid.includes(suitOf(card)))),
  ),
  inClosed(
    '3',
    5,
    (facts) => isOther(facts) && !facts.leading && !ofSuit(facts.hand, facts.led).length,
    (facts, open) => facts.words.highest(ofShortest(facts, open)),
  ),
  inClosed(
    '4',
    6,
    (facts) =>
      isOther(facts) &&
      !facts.leading &&
      !facts.declarerToPlay &&
      facts.withFriend &&
      facts.declarerPlace === facts.players - 1,
    (facts, open) => facts.words.winners(open, facts.best!.card),
    bars,
  ),
];

/** What the book does not say, and everybody knows. */
const engineMaxims = [
  ours(
    'under',
    3,
    (facts) => facts.misere && facts.isDeclarer && !facts.leading,
    (facts, open) => {
      const under = ofSuit(open, facts.led).filter((card) => !facts.words.wins(card, facts.best!.card));
      return facts.words.highest(under);
    },
    common,
  ),
  ours(
    'cash',
    7,
    (facts) => !facts.misere && facts.leading && !facts.ofSide,
    (facts, open) => plain(facts, open).filter((card) => isMaster(facts, card) && !isBareAce(facts, card)),
  ),
  ours(
    'cheapest',
    8,
    (facts) => !facts.misere && facts.last && !facts.withFriend,
    (facts, open) => {
      const winners = facts.words.winners(open, facts.best!.card);
      return facts.words.lowest(ofSuit(winners, facts.led).length ? ofSuit(winners, facts.led) : winners);
    },
    common,
  ),
  ours(
    'friend',
    8,
    (facts) => !facts.misere && facts.last && facts.withFriend,
    (facts, open) => facts.words.cheapest(open),
    common,
  ),
];

/** The maxims in the order in which they judge. */
export const cardMaxims: readonly Maxim<CardFacts, Card>[] = inOrder(
  trickMaxims,
  misereMaxims,
  engineMaxims,
  usualMaxims('boston.'),
);
