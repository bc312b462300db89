import {suitOf, type Card} from '@quinola/cards';
import {always, bars, bookOf, common, inOrder, type Maxim} from '@quinola/opponents';
import {plainOrder, trumpOrder} from '../../kit/index.js';
import {
  allSure,
  type CardFacts,
  fromLongest,
  isMaster,
  isTrump,
  plainOf,
  thrown,
  trumpsOf,
  unseenTrumps,
  winners,
} from './card-facts.js';

// The maxims of card play (*further rules*, L. 3227-3374, and the author's remarks on his sample games), as far as one hand can
// tell. Where he says nothing the engine adds its own.

const m = bookOf<CardFacts, Card>('lomber.');
const e = bookOf<CardFacts, Card>('lomber.engine.', 'engine');

/** The card to play; rank 1 has the highest priority. */
export const cardMaxims: readonly Maxim<CardFacts, Card>[] = inOrder([
  // Nullissimo: the Ombre plays below the others, and leads his lowest card; the others try to play below him.
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
  // Leads of the Ombre.
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
      // Neither of the two highest nor the lowest.
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
  // Leads of a defender.
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
  // Following: the last player wins as cheaply as possible.
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
      // As high as possible without matadors, if a later player may ruff.
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
  // A defender takes tricks from the Ombre, not from his partner.
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
      // With several trumps he plays a middle one, so that useful trumps remain (game 3).
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
      // A King of the suit led is played if the Ombre must follow; a ruff by the Ombre is made expensive.
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

/** A beginner: wins what he can with his highest card, and leads it. */
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
