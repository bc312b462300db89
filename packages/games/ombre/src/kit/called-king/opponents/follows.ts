import {suitOf, type Card} from '@quinola/cards';
import {bookOf, type Maxim} from '@quinola/opponents';
import {SPADILLE} from '../../rules/index.js';
import {
  cheapest,
  costLeast,
  fromShortest,
  highFirst,
  isMaster,
  isMatador,
  isSafeWithFriend,
  isSmallTrump,
  isTrump,
  plainOf,
  suitOfCard,
  trumpsOf,
  winners,
  type CardFacts,
} from './card-facts.js';

// Which card to play to a lead: rules 23 to 43 of Quadrille, and the engine's own where the book is silent.

const m = bookOf<CardFacts, Card>('quadrille.', 'book', ({leading}) => !leading);
const e = bookOf<CardFacts, Card>('quadrille.engine.', 'engine', ({leading}) => !leading);

/** Whether the Ombre has led a small trump before his partner is known. */
const isAskedByTrump = (facts: CardFacts): boolean =>
  facts.trick[0]!.seat === facts.ombre &&
  isSmallTrump(facts, facts.trick[0]!.card) &&
  !facts.isShown &&
  !facts.alone;

/** Of several trumps the middle one if it wins; else the lowest that wins and is no matador. */
function middling(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  const trumps = highFirst(facts, facts.hand);
  const won = winners(facts, open).filter((card) => isTrump(facts, card) && !isMatador(facts, card));
  const middle = trumps[Math.floor((trumps.length - 1) / 2)]!;
  return won.includes(middle) ? [middle] : facts.words.lowest(won);
}

/** The suits from which a friend has thrown cards when he could not follow. */
const thrownByFriends = ({past, friends, trump, words}: CardFacts): readonly string[] =>
  past.flatMap(({cards}) =>
    cards
      .slice(1)
      .filter(
        ({seat, card}) =>
          friends.includes(seat) &&
          words.ofSuit([card], trump).length === 0 &&
          words.ofSuit([cards[0]!.card], suitOf(card)).length === 0,
      )
      .map(({card}) => suitOf(card)),
  );

/** Rules of the book, and what the engine does where it is silent. */
export const follows: readonly Maxim<CardFacts, Card>[] = [
  m(
    '23b',
    2,
    (facts) =>
      facts.role === 'partner' &&
      facts.hand.includes(facts.called!) &&
      isAskedByTrump(facts) &&
      facts.best!.seat === facts.ombre &&
      !isMaster(facts, facts.best!.card),
    (facts, open) => facts.words.highest(trumpsOf(facts, winners(facts, open))),
  ),
  // After his King he led a low card of its suit: he has nothing more to help with.
  m(
    '29',
    3,
    (facts) => {
      const {role, trick, partner, called, isShown, past} = facts;
      return (
        role === 'own' &&
        isShown &&
        trick[0]!.seat === partner &&
        suitOfCard(facts, trick[0]!.card) === suitOf(called!) &&
        !'KQJ'.includes(trick[0]!.card[0]!) &&
        past.at(-1)?.leader === partner &&
        past.at(-1)?.cards[0]!.card === called
      );
    },
    (facts, open) => facts.words.lowest(winners(facts, open)),
    {allows: winners},
  ),
  // All tricks are played for: the Kings go, and Queens or Knaves of another suit stay; but not from a suit that a friend has left to him.
  m(
    '43',
    3,
    (facts) =>
      facts.role === 'opponent' && facts.isVole && !facts.follows && !winners(facts, facts.lawful).length,
    (facts, open) => {
      const kings = plainOf(facts, open).filter(
        (card) => card[0] === 'K' && !thrownByFriends(facts).includes(suitOf(card)),
      );
      return kings.filter((king) =>
        plainOf(facts, facts.hand).some((card) => 'QJ'.includes(card[0]!) && suitOf(card) !== suitOf(king)),
      );
    },
  ),
  // Who leads a matador for an Ombre whose partner nobody knows is hardly against him; and nobody but the Ombre can beat it.
  e(
    'likely',
    6,
    (facts) =>
      facts.role === 'own' &&
      facts.doubtful.includes(facts.trick[0]!.seat) &&
      isMatador(facts, facts.trick[0]!.card) &&
      isMaster(facts, facts.best!.card),
    (facts, open) =>
      cheapest(
        facts,
        open.filter((card) => !winners(facts, open).includes(card)),
      ),
  ),
  e('friends', 8, isSafeWithFriend, (facts, open) => {
    const low = open.filter((card) => !winners(facts, open).includes(card));
    return facts.follows
      ? facts.words.lowest(low.length ? low : open)
      : fromShortest(facts, plainOf(facts, low.length ? low : open));
  }),
  m(
    '23a',
    4,
    (facts) => facts.role === 'opponent' && facts.follows && isAskedByTrump(facts) && facts.later.length > 0,
    middling,
  ),
  e(
    'last',
    8,
    ({later}) => !later.length,
    (facts, open) => cheapest(facts, winners(facts, open)),
  ),
  e(
    'sure',
    8,
    ({follows: obeys, later}) => obeys && later.length > 0,
    (facts, open) => facts.words.lowest(winners(facts, open).filter((card) => isMaster(facts, card))),
  ),
  m(
    '31b',
    8,
    (facts) => facts.doubtful.length > 0 && facts.follows && !isTrump(facts, facts.trick[0]!.card),
    (facts, open) => facts.words.highest(winners(facts, open)),
    {allows: winners},
  ),
  e(
    'ruff',
    8,
    ({follows: obeys}) => !obeys,
    (facts, open) =>
      facts.words.lowest(
        trumpsOf(facts, winners(facts, open)).filter((card) => card !== SPADILLE || !facts.later.length),
      ),
  ),
  m('34', 9, ({follows: obeys}) => !obeys, fromShortest),
  e('low', 9, (facts) => !winners(facts, facts.lawful).length, costLeast),
  e('least', 10, () => true, costLeast),
];
