import {suitOf, type Card} from '@quinola/cards';
import {bars, bookOf, common, type Maxim} from '@quinola/opponents';
import {
  commonTrumps,
  isMaster,
  isMatador,
  isTrump,
  isVoid,
  middleTrump,
  plainOf,
  thrown,
  timesLed,
  trumpsOf,
  winners,
  type CardFacts,
} from './card-facts.js';

// Which card to play to a lead: the *further rules* of the book (L. 3227-3374), and the author's remarks on his sample games.

const ombre = bookOf<CardFacts, Card>(
  'lomber.',
  'book',
  ({isOmbre, leading, isNull}) => isOmbre && !leading && !isNull,
);
const defender = bookOf<CardFacts, Card>(
  'lomber.',
  'book',
  ({isOmbre, leading, isNull}) => !isOmbre && !leading && !isNull,
);
const engine = bookOf<CardFacts, Card>(
  'lomber.engine.',
  'engine',
  ({leading, isNull}) => !leading && !isNull,
);

/** Whether a plain suit was led in which this player has nothing. */
const ruffs = (facts: CardFacts): boolean => {
  const {ledSuit: led} = facts;
  return led !== null && led !== facts.trump && !facts.words.ofSuit(facts.hand, led).length;
};

/** Whether the next player has shown that he has nothing in the suit led. */
const isNextVoid = (facts: CardFacts): boolean =>
  facts.ledSuit !== null && facts.later.length > 0 && isVoid(facts, facts.later[0]!, facts.ledSuit);

/** The lowest court card among the trumps that win. */
const dearTrump = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  facts.words.lowest(commonTrumps(facts, winners(facts, open)).filter((card) => 'KQJ'.includes(card[0]!)));

/** The cards that do not win the trick so far. */
const losers = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => !winners(facts, open).includes(card));

/** A singleton that is no King: with it a suit is thrown away. */
const singletons = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  plainOf(facts, open).filter(
    (card) => card[0] !== 'K' && facts.words.ofSuit(facts.hand, suitOf(card)).length === 1,
  );

const followsOfOmbre: readonly Maxim<CardFacts, Card>[] = [
  // A matador is not spent on a ruff, unless with it the game is won (game 8).
  ombre(
    'g8.t3b',
    2,
    (facts) =>
      ruffs(facts) &&
      isTrump(facts, facts.best!.card) &&
      facts.ombreTricks < 4 &&
      winners(facts, facts.lawful).length > 0 &&
      winners(facts, facts.lawful).every((card) => isMatador(facts, card)),
    (facts, open) => facts.words.lowest(singletons(facts, open)),
  ),
  ombre(
    'g3.t6',
    3,
    ({last}) => last,
    (facts, open) => facts.words.lowest(winners(facts, open)),
    common,
  ),
  ombre(
    'g3.err',
    4,
    (facts) => !facts.last && ruffs(facts) && isNextVoid(facts),
    (facts, open) => facts.words.lowest(commonTrumps(facts, winners(facts, open))),
  ),
  ombre(
    'g5.t1',
    5,
    (facts) => !facts.last && ruffs(facts) && !isNextVoid(facts) && timesLed(facts, facts.ledSuit!) === 0,
    dearTrump,
  ),
  ombre(
    'g4.t2b',
    5,
    (facts) => !facts.last && ruffs(facts) && !isNextVoid(facts) && timesLed(facts, facts.ledSuit!) > 0,
    dearTrump,
  ),
  engine(
    'ruff',
    6,
    (facts) => facts.isOmbre && ruffs(facts),
    (facts, open) => facts.words.lowest(commonTrumps(facts, winners(facts, open))),
    common,
  ),
  engine(
    'take',
    6,
    ({isOmbre}) => isOmbre,
    (facts, open) => {
      const able = winners(facts, open);
      const masters = able.filter((card) => isMaster(facts, card));
      return facts.words.highest(masters.length ? masters : able);
    },
    {...common, allows: winners},
  ),
];

/** Whether the trick is another defender's, and the Ombre has played. */
const isFriends = (facts: CardFacts): boolean => !facts.ombreWins && !facts.ombreAfter;

/** Whether the trick is as good as a friend's: the Ombre has played and lost it, or nothing of the suit can beat the friend's card. */
const goesToFriend = (facts: CardFacts): boolean =>
  !facts.ombreWins && (!facts.ombreAfter || isMaster(facts, facts.best!.card));

const followsOfDefence: readonly Maxim<CardFacts, Card>[] = [
  // One trick made, and a friend who makes them: the high cards go, so that he is never overtaken (games 3, 4 and 8).
  defender(
    'g4.t4',
    2,
    (facts) => facts.own === 1 && facts.friendTricks > 1 && !winners(facts, facts.lawful).length,
    (facts, open) => facts.words.highest(plainOf(facts, open)),
  ),
  // Three of nine tricks are left: with a second one of his own the Ombre would win by four against three and two.
  defender(
    'g8.t7',
    2,
    (facts) =>
      facts.last &&
      facts.ombreWins &&
      facts.own === 1 &&
      facts.friendTricks === 2 &&
      facts.ombreTricks === 3 &&
      facts.hand.length === 3,
    (facts, open) => winners(facts, open),
    bars,
  ),
  defender(
    'g1.t4b',
    3,
    (facts) => facts.friendTricks > facts.own && goesToFriend(facts) && facts.follows,
    (facts, open) => facts.words.highest(facts.words.ofSuit(losers(facts, open), facts.ledSuit!)),
  ),
  // A King with two others of his suit: the higher of them tells the friend of him (game 3).
  defender(
    'g3.t2',
    4,
    (facts) => isFriends(facts) && !facts.follows,
    (facts, open) => {
      const kings = facts.hand.filter(
        (card) =>
          card[0] === 'K' &&
          !isTrump(facts, card) &&
          facts.words.ofSuit(facts.hand, suitOf(card)).length > 2 &&
          open.includes(card),
      );
      const beside = kings.flatMap((king) =>
        facts.words.highest(facts.words.ofSuit(open, suitOf(king)).filter((card) => card !== king)),
      );
      return facts.words.highest(beside.filter((card) => 'QJ'.includes(card[0]!)));
    },
  ),
  defender('play.12', 3, isFriends, (facts, open) => winners(facts, open), bars),
  defender(
    'g3.t4',
    4,
    (facts) => ruffs(facts) && !facts.last && !isFriends(facts) && timesLed(facts, facts.ledSuit!) > 0,
    (facts, open) => middleTrump(facts, winners(facts, open)),
  ),
  // Of a suit that nobody has led yet the Ombre will have a card (game 4).
  defender(
    'g4.t3',
    4,
    (facts) =>
      ruffs(facts) &&
      facts.ombreAfter &&
      timesLed(facts, facts.ledSuit!) === 0 &&
      commonTrumps(facts, winners(facts, facts.lawful)).length > 1,
    (facts, open) => facts.words.lowest(commonTrumps(facts, winners(facts, open))),
  ),
  defender(
    'play.2',
    5,
    ({ombreWins}) => ombreWins,
    (facts, open) => facts.words.lowest(winners(facts, open)),
    {...common, allows: winners},
  ),
  defender(
    'g1.t2b',
    5,
    ({ombreAfter}) => ombreAfter,
    (facts, open) => {
      const able = winners(facts, open);
      const trumps = trumpsOf(facts, able);
      // A ruff is made dear; a card of the suit must be sure.
      if (trumps.length && trumps.length === able.length) return facts.words.highest(trumps);
      return facts.words.highest(able.filter((card) => isMaster(facts, card)));
    },
  ),
  defender(
    'play.5',
    6,
    isFriends,
    (facts, open) => (losers(facts, open).length ? thrown(facts, losers(facts, open)) : []),
    {allows: losers},
  ),
];

/** Cards played to a lead, in the order of judgement within their ranks. */
export const follows: readonly Maxim<CardFacts, Card>[] = [
  ...followsOfOmbre,
  ...followsOfDefence,
  engine('low', 10, ({lawful, words, best}) => !words.winners(lawful, best!.card).length, thrown, common),
  engine(
    'least',
    10,
    () => true,
    (facts, open) => facts.words.cheapest(open),
    common,
  ),
];
