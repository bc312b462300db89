import {suitOf, type Card, type Suit} from '@quinola/cards';
import {bars, bookOf, type Maxim} from '@quinola/opponents';
import {BASTA, manilleOf, SPADILLE} from '../../rules/index.js';
import {
  fromEachLongest,
  fromLongest,
  highFirst,
  isMaster,
  isMatador,
  isSafeToLead,
  isTrump,
  lastTrick,
  ofSuit,
  partnerLed,
  plainOf,
  suitOfCard,
  trumpsOf,
  voidSuitsOf,
  type CardFacts,
} from './card-facts.js';

// Which card to lead: rules 19 to 41 of Quadrille, one of Cinquille, and the engine's own where the book is silent. `common` is a
// trump that is no matador.

const partner = bookOf<CardFacts, Card>(
  'quadrille.',
  'book',
  ({leading, role}) => leading && role === 'partner',
);
const own = bookOf<CardFacts, Card>('quadrille.', 'book', ({leading, role}) => leading && role === 'own');
const opponent = bookOf<CardFacts, Card>(
  'quadrille.',
  'book',
  ({leading, role}) => leading && role === 'opponent',
);
const any = bookOf<CardFacts, Card>('quadrille.', 'book', ({leading}) => leading);
const c = bookOf<CardFacts, Card>('cinquille.', 'book', ({leading, five}) => leading && five);
const e = bookOf<CardFacts, Card>('quadrille.engine.', 'engine', ({leading}) => leading);

/** Trumps without the three matadors, highest first. */
const common = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  highFirst(facts, cards).filter((card) => !isMatador(facts, card));

/** The lowest trump that is no matador; a matador only if there is no other. */
const small = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  facts.words.lowest(common(facts, cards).length ? common(facts, cards) : trumpsOf(facts, cards));

/** The cards that are alone in their plain suit. */
const singletons = (facts: CardFacts): readonly Card[] =>
  plainOf(facts, facts.hand).filter((card) => ofSuit(facts, facts.hand, suitOf(card)).length === 1);

/** Whether a card is bad: neither trump nor court card. */
const isBad = (facts: CardFacts, card: Card): boolean => !isTrump(facts, card) && !'KQJ'.includes(card[0]!);

/** Whether the partner himself led the last trick with such a card, and won it. */
const heldTheLead = (facts: CardFacts, is: (card: Card) => boolean): boolean =>
  partnerLed(facts, is) && lastTrick(facts)!.winner === facts.seat;

const leadsOfPartner: readonly Maxim<CardFacts, Card>[] = [
  partner(
    '36',
    1,
    (facts) =>
      facts.first &&
      facts.eldest === facts.seat &&
      trumpsOf(facts, facts.hand).length === 1 &&
      singletons(facts).length === 1,
    (facts) => singletons(facts).filter((card) => card !== facts.called),
  ),
  c(
    'trump.partner',
    1,
    (facts) => facts.role === 'partner' && !facts.isShown,
    (facts, open) => facts.words.highest(trumpsOf(facts, open)),
    {allows: trumpsOf},
  ),
  // The Ombre, who plays last, is last again when trumps come a second time. With five at the table the maxim before this one says so
  // of every partner.
  partner(
    '32',
    1,
    (facts) => !facts.five && facts.first && facts.later.at(-1) === facts.ombre && !facts.isShown,
    small,
    {allows: trumpsOf},
  ),
  partner(
    '25',
    2,
    (facts) => !facts.isShown,
    (facts, open) => open.filter((card) => card === facts.called),
  ),
  partner(
    '37',
    3,
    (facts) =>
      heldTheLead(facts, (card) => card === facts.called) &&
      trumpsOf(facts, facts.hand).some((card) => isMatador(facts, card)) &&
      common(facts, facts.hand).length > 0,
    (facts, open) => facts.words.lowest(common(facts, open)),
  ),
  // Spadille holds in any case; of the others only the Ombre can have the higher one.
  partner(
    '30',
    3,
    (facts) =>
      heldTheLead(
        facts,
        (card) => (card === BASTA || card === manilleOf(facts.trump)) && !isMaster(facts, card),
      ),
    (facts, open) => facts.words.highest(trumpsOf(facts, open)),
    {allows: trumpsOf},
  ),
  partner(
    '38',
    3,
    (facts) => heldTheLead(facts, (card) => isTrump(facts, card) && !isMatador(facts, card)),
    (facts, open) => facts.words.highest(trumpsOf(facts, open)),
    {allows: trumpsOf},
  ),
  partner(
    '28',
    4,
    ({isShown}) => isShown,
    (facts, open) => plainOf(facts, open).filter((card) => card[0] === 'K' && isSafeToLead(facts, card)),
  ),
];

/** The suit that the partner has asked the Ombre to lead: after his King he led a bad card of it, and it has not been led since. */
function askedFor(facts: CardFacts): Suit | null {
  const {past, partner: mate, called} = facts;
  const king = past.findIndex(({leader, cards}) => leader === mate && cards[0]!.card === called);
  if (mate < 0 || king < 0) return null;
  const asked = past.slice(king + 1).find(({leader}) => leader === mate)?.cards[0]!.card;
  if (asked === undefined || !isBad(facts, asked) || suitOf(asked) === suitOf(called!)) return null;
  const led = past
    .slice(king + 1)
    .filter(({cards: [first]}) => suitOfCard(facts, first!.card) === suitOf(asked));
  return led.length === 1 ? suitOf(asked) : null;
}

const leadsOfOmbre: readonly Maxim<CardFacts, Card>[] = [
  own(
    '26',
    2,
    (facts) => askedFor(facts) !== null,
    (facts, open) => facts.words.lowest(ofSuit(facts, plainOf(facts, open), askedFor(facts)!)),
    {allows: (facts, open) => ofSuit(facts, plainOf(facts, open), askedFor(facts)!)},
  ),
  // Manille, King, Queen and Knave (rule 19, third example).
  own(
    '19.ex3',
    2,
    (facts) =>
      facts.first &&
      !facts.alone &&
      !facts.isShown &&
      !facts.hand.includes(SPADILLE) &&
      [manilleOf(facts.trump), ...[...'KQJ'].map((rank) => rank + facts.trump)].every((card) =>
        facts.hand.includes(card),
      ),
    (facts, open) => open.filter((card) => card === `J${facts.trump}`),
  ),
  own(
    '22a',
    3,
    (facts) => trumpsOf(facts, facts.unseen).length > 0 && trumpsOf(facts, facts.hand).length > 1,
    (facts, open) => facts.words.highest(trumpsOf(facts, open).filter((card) => isMaster(facts, card))),
  ),
  own(
    '22b',
    4,
    (facts) => !facts.alone && !facts.isShown && trumpsOf(facts, facts.hand).length > 3,
    (facts, open) => {
      const courts = common(facts, open).filter((card) => 'KQJ'.includes(card[0]!));
      return courts.length ? facts.words.lowest(courts) : common(facts, open).slice(0, 1);
    },
  ),
  e(
    'call',
    5,
    (facts) => facts.role === 'own' && !facts.alone && !facts.isShown,
    (facts, open) => facts.words.lowest(ofSuit(facts, plainOf(facts, open), suitOf(facts.called!))),
    {allows: (facts, open) => ofSuit(facts, plainOf(facts, open), suitOf(facts.called!))},
  ),
];

/** Whether he won the last trick between two others, following suit with a card that could still be beaten. */
function wonInTheMiddle(facts: CardFacts): Card | null {
  const last = lastTrick(facts);
  const at = last?.cards.findIndex(({seat}) => seat === facts.seat) ?? -1;
  if (!last || last.winner !== facts.seat || at < 1 || at === last.cards.length - 1) return null;
  const {card} = last.cards[at]!;
  const follows = !isTrump(facts, card) && suitOf(card) === suitOfCard(facts, last.cards[0]!.card);
  return follows && !isMaster(facts, card) ? card : null;
}

/** Kings whose Queens another may have. */
const bareKings = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  plainOf(facts, cards).filter((card) => card[0] === 'K' && facts.unseen.includes(`Q${suitOf(card)}`));

/** The cards of the suits that the Ombre is seen to have nothing of, while he may have trumps. */
const ruffedByOmbre = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  trumpsOf(facts, facts.unseen).length > 0 && !voidSuitsOf(facts, facts.ombre).includes(facts.trump)
    ? plainOf(facts, cards).filter((card) => voidSuitsOf(facts, facts.ombre).includes(suitOf(card)))
    : [];

const leadsAgainst: readonly Maxim<CardFacts, Card>[] = [
  opponent(
    '27',
    2,
    (facts) => partnerLed(facts, (card) => isBad(facts, card)) && lastTrick(facts)!.winner === facts.seat,
    (facts, open) => facts.words.lowest(common(facts, open)),
  ),
  opponent(
    '31a',
    3,
    (facts) => wonInTheMiddle(facts) !== null,
    (facts, open) => facts.words.lowest(ofSuit(facts, plainOf(facts, open), suitOf(wonInTheMiddle(facts)!))),
    {allows: (facts, open) => ofSuit(facts, plainOf(facts, open), suitOf(wonInTheMiddle(facts)!))},
  ),
  opponent('40', 3, ({isSolo}) => isSolo, bareKings, bars),
  opponent(
    '41',
    4,
    ({isSolo}) => isSolo,
    (facts, open) => facts.words.lowest(ruffedByOmbre(facts, open)),
    {allows: ruffedByOmbre},
  ),
  e(
    'friend',
    4,
    (facts) => facts.role === 'opponent' && !facts.alone && !facts.isShown && facts.called !== null,
    (facts, open) => open.filter((card) => suitOfCard(facts, card) === suitOf(facts.called!)),
    bars,
  ),
  opponent('39', 5, (facts) => facts.isSolo && facts.later[0] === facts.ombre, fromLongest, {
    allows: fromEachLongest,
  }),
];

/** Leads, in the order of judgement within their ranks. */
export const leads: readonly Maxim<CardFacts, Card>[] = [
  ...leadsOfPartner,
  ...leadsOfOmbre,
  ...leadsAgainst,
  any(
    '33',
    4,
    ({later, friends}) => !friends.includes(later.at(-1)!),
    (facts, open) => plainOf(facts, open).filter((card) => !isSafeToLead(facts, card)),
    bars,
  ),
  e(
    'master',
    6,
    () => true,
    (facts, open) =>
      plainOf(facts, open).filter((card) => isMaster(facts, card) && isSafeToLead(facts, card)),
    {allows: (facts, open) => plainOf(facts, open).filter((card) => isMaster(facts, card))},
  ),
  e('long', 9, () => true, fromLongest, {allows: fromEachLongest}),
  e(
    'draw',
    9,
    (facts) => facts.hand.every((card) => isTrump(facts, card)),
    (facts, open) => facts.words.lowest(open),
  ),
];
