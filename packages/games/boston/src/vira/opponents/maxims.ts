import {suitOf, type Card} from '@quinola/cards';
import {bars, bookOf, common, inOrder, type Maxim} from '@quinola/opponents';
import {isMaster, ofSuit, type CardFacts} from '../../kit/opponents/facts.js';
import {usualMaxims} from '../../kit/opponents/usual.js';

// The maxims of card play of the book (wira.md section 11), and the engine's own where it is silent.

const against = bookOf<CardFacts, Card>('wira.rule.', 'book', ({misere, ofSide}) => !misere && !ofSide);
const onMisere = bookOf<CardFacts, Card>('wira.rule.', 'book', ({misere, ofSide}) => misere && !ofSide);
const ours = bookOf<CardFacts, Card>('wira.engine.', 'engine');

/** Cards of a suit in which ace and queen, or king and jack, wait for what lies between them. */
const isTenace = ({hand, trump}: CardFacts, card: Card): boolean => {
  const suit = suitOf(card);
  if (suit === trump) return false;
  const has = (rank: string): boolean => hand.includes(rank + suit);
  return (has('A') && has('Q') && !has('K')) || (has('K') && has('J') && !has('Q') && !has('A'));
};

/** Whether the declarer sits in the middle of a trick that this player leads, or last. */
const inMiddle = ({leading, declarerPlace}: CardFacts): boolean => leading && declarerPlace === 1;
const isLast = ({leading, declarerPlace, players}: CardFacts): boolean =>
  leading && declarerPlace === players - 1;

const leads = [
  against('6', 4, isLast, ({trump}, open) => ofSuit(open, trump), bars),
  against(
    '8',
    5,
    ({leading}) => leading,
    (facts, open) => open.filter((card) => isTenace(facts, card)),
    bars,
  ),
  against(
    '7',
    6,
    ({leading, ledByDeclarer}) => leading && ledByDeclarer.length > 0,
    ({trump, ledByDeclarer}, open) => (ledByDeclarer[0] === trump ? [] : ofSuit(open, ledByDeclarer[0]!)),
    bars,
  ),
  against(
    '5',
    6,
    (facts) =>
      inMiddle(facts) && facts.ledByDeclarer.length > 1 && !facts.ledByDeclarer.includes(facts.trump!),
    ({words, trump}, open) => words.lowest(ofSuit(open, trump)),
  ),
  ours(
    'cash',
    7,
    ({misere, leading, ofSide}) => !misere && leading && !ofSide,
    (facts, open) => open.filter((card) => suitOf(card) !== facts.trump && isMaster(facts, card)),
  ),
];

const follows = [
  onMisere(
    '2b',
    3,
    ({last, withFriend}) => last && !withFriend,
    ({words, best}, open) => open.filter((card) => !words.wins(card, best!.card)),
    common,
  ),
  against(
    '4b',
    4,
    ({leading, led, hand, declarerVoid, declarerToPlay}) =>
      !leading && declarerToPlay && !ofSuit(hand, led).length && declarerVoid.includes(led!),
    ({words, best, trump}, open) => words.highest(ofSuit(words.winners(open, best!.card), trump)),
  ),
  against(
    '1',
    8,
    ({last, withFriend}) => last && !withFriend,
    ({words, best, led}, open) => {
      const winners = words.winners(open, best!.card);
      return words.lowest(ofSuit(winners, led).length ? ofSuit(winners, led) : winners);
    },
    common,
  ),
  ours(
    'under',
    3,
    ({misere, isDeclarer, leading}) => misere && isDeclarer && !leading,
    ({words, best, led}, open) =>
      words.highest(ofSuit(open, led).filter((card) => !words.wins(card, best!.card))),
    common,
  ),
  ours(
    'friend',
    8,
    ({misere, last, withFriend}) => !misere && last && withFriend,
    ({words}, open) => words.cheapest(open),
    common,
  ),
];

/** The maxims in the order in which they judge. */
export const cardMaxims: readonly Maxim<CardFacts, Card>[] = inOrder(leads, follows, usualMaxims('wira.'));
