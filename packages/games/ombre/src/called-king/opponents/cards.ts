import {suitOf, type Card} from '@quinola/cards';
import {always, bars, bookOf, inOrder, type Maxim} from '@quinola/opponents';
import {SPADILLE} from '../../kit/index.js';
import {
  cheapest,
  fromLongest,
  fromShortest,
  isMaster,
  isSafeToLead,
  isSafeWithFriend,
  isTrump,
  ofSuit,
  plainOf,
  suitOfCard,
  sureWinners,
  trumpsOf,
  voidSuitsOf,
  winners,
  type CardFacts,
  type Role,
} from './card-facts.js';

// The maxims of card play: rules 22 to 43 of Quadrille (`m`), one of Cinquille (`c`), and the engine's own where the book is
// silent (`e`).

const m = bookOf<CardFacts, Card>('quadrille.');
const c = bookOf<CardFacts, Card>('cinquille.');
const e = bookOf<CardFacts, Card>('quadrille.engine.', 'engine');

/** Whether a player leads to the trick in this role. */
const leadsAs = (facts: CardFacts, role: Role): boolean => facts.leading && facts.role === role;

/** The card to play; rank 1 has the highest priority. */
export const cardMaxims: readonly Maxim<CardFacts, Card>[] = inOrder([
  // Leading, as the partner.
  c(
    'trump.partner',
    1,
    (facts) => facts.five && leadsAs(facts, 'partner') && !facts.isShown,
    (facts, open) => facts.words.highest(trumpsOf(facts, open)),
  ),
  m(
    '25',
    2,
    (facts) => leadsAs(facts, 'partner') && !facts.isShown,
    (facts, open) => open.filter((card) => card === facts.called),
  ),
  m(
    '28',
    3,
    (facts) => leadsAs(facts, 'partner') && facts.isShown,
    (facts, open) => plainOf(facts, open).filter((card) => card[0] === 'K' && isSafeToLead(facts, card)),
  ),
  m(
    '38',
    4,
    (facts) =>
      leadsAs(facts, 'partner') &&
      facts.past.some(({leader, cards}) => leader !== facts.ombre && isTrump(facts, cards[0]!.card)),
    (facts, open) => facts.words.highest(trumpsOf(facts, open)),
  ),
  m(
    '36',
    4,
    (facts) => leadsAs(facts, 'partner') && trumpsOf(facts, facts.hand).length === 1,
    (facts, open) =>
      plainOf(facts, open).filter((card) => ofSuit(facts, facts.hand, suitOf(card)).length === 1),
  ),
  // Leading, as the Ombre.
  m(
    '22a',
    2,
    (facts) => leadsAs(facts, 'own') && trumpsOf(facts, facts.unseen).length > 0,
    (facts, open) => {
      const own = trumpsOf(facts, open);
      return own.length < 2 ? [] : facts.words.highest(own.filter((card) => isMaster(facts, card)));
    },
  ),
  m(
    '22b',
    4,
    (facts) =>
      leadsAs(facts, 'own') && !facts.alone && !facts.isShown && trumpsOf(facts, facts.hand).length > 3,
    (facts, open) => {
      const middle = trumpsOf(facts, open).filter((card) => card !== SPADILLE);
      return facts.words.highest(middle.filter((card) => !isMaster(facts, card)));
    },
  ),
  e(
    'call',
    5,
    (facts) => leadsAs(facts, 'own') && !facts.alone && !facts.isShown,
    (facts, open) =>
      facts.words.lowest(plainOf(facts, open).filter((card) => suitOf(card) === suitOf(facts.called!))),
  ),
  // Leading, against the Ombre.
  m(
    '41',
    4,
    (facts) => leadsAs(facts, 'opponent') && facts.alone,
    (facts, open) =>
      facts.words.lowest(
        plainOf(facts, open).filter((card) => voidSuitsOf(facts, facts.ombre).includes(suitOf(card))),
      ),
  ),
  m(
    '40',
    3,
    (facts) => leadsAs(facts, 'opponent'),
    (facts, open) =>
      plainOf(facts, open).filter(
        (card) => card[0] === 'K' && ofSuit(facts, facts.hand, suitOf(card)).length === 1,
      ),
    bars,
  ),
  e(
    'friend',
    4,
    (facts) => leadsAs(facts, 'opponent') && !facts.alone && !facts.isShown,
    (facts, open) =>
      open.filter((card) => facts.called !== null && suitOfCard(facts, card) === suitOf(facts.called)),
    bars,
  ),
  m(
    '33',
    4,
    ({leading}) => leading,
    (facts, open) => plainOf(facts, open).filter((card) => !isSafeToLead(facts, card)),
    bars,
  ),
  e(
    'master',
    6,
    ({leading}) => leading,
    (facts, open) =>
      plainOf(facts, open).filter((card) => isMaster(facts, card) && isSafeToLead(facts, card)),
  ),
  m('39', 7, (facts) => leadsAs(facts, 'opponent'), fromLongest),
  e('long', 9, ({leading}) => leading, fromLongest),
  e(
    'draw',
    9,
    ({leading}) => leading,
    (facts, open) => facts.words.lowest(trumpsOf(facts, open)),
  ),
  // Following.
  m(
    '23b',
    2,
    (facts) =>
      facts.role === 'partner' &&
      facts.best?.seat === facts.ombre &&
      facts.trick[0]?.seat === facts.ombre &&
      isTrump(facts, facts.trick[0]!.card) &&
      !isMaster(facts, facts.best.card),
    (facts, open) => facts.words.highest(trumpsOf(facts, winners(facts, open))),
  ),
  e(
    'friends',
    8,
    (facts) => isSafeWithFriend(facts),
    (facts, open) => {
      const low = open.filter((card) => !winners(facts, open).includes(card));
      return facts.follows
        ? facts.words.lowest(low.length ? low : open)
        : fromShortest(facts, plainOf(facts, low.length ? low : open));
    },
  ),
  m(
    '23a',
    4,
    (facts) =>
      facts.role === 'opponent' &&
      facts.follows &&
      !facts.isShown &&
      !facts.alone &&
      facts.trick[0]?.seat === facts.ombre &&
      isTrump(facts, facts.trick[0]!.card) &&
      facts.later.length > 0,
    (facts, open) => {
      const won = trumpsOf(facts, winners(facts, open)).filter((card) => card !== SPADILLE);
      return facts.words.lowest(won);
    },
  ),
  e(
    'last',
    8,
    (facts) => !facts.leading && !facts.later.length,
    (facts, open) => cheapest(facts, winners(facts, open)),
  ),
  e(
    'sure',
    8,
    (facts) => facts.follows,
    (facts, open) => facts.words.lowest(sureWinners(facts, open)),
  ),
  m(
    '31b',
    8,
    (facts) =>
      !facts.leading && facts.doubtful.length > 0 && facts.follows && !isTrump(facts, facts.trick[0]!.card),
    (facts, open) => facts.words.highest(winners(facts, open)),
  ),
  e(
    'ruff',
    8,
    (facts) => !facts.leading && !facts.follows,
    (facts, open) =>
      facts.words.lowest(
        trumpsOf(facts, winners(facts, open)).filter((card) => card !== SPADILLE || !facts.later.length),
      ),
  ),
  e(
    'king',
    8,
    (facts) => facts.follows,
    (facts, open) => winners(facts, open).filter((card) => card[0] === 'K' && !isTrump(facts, card)),
  ),
  m('34', 9, (facts) => !facts.leading && !facts.follows, fromShortest),
  e('low', 9, (facts) => !facts.leading, cheapest),
  e('least', 10, always, cheapest),
]);

/** How often a beginner follows a bad habit: one time in so many. */
const often = {chance: 6} as const;

/** Typical mistakes of beginners: they take tricks too early and too high, and lead court cards at once. */
export const HABITS: readonly Maxim<CardFacts, Card>[] = [
  e(
    'eager',
    1,
    (facts) => facts.follows && facts.later.length > 0,
    (facts, open) => facts.words.highest(winners(facts, open)),
    often,
  ),
  e(
    'figures',
    1,
    ({leading}) => leading,
    (facts, open) => plainOf(facts, open).filter((card) => 'KQ'.includes(card[0]!)),
    often,
  ),
];
