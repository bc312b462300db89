import {rankOf, type Card} from '@quinola/cards';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {HABITS, maxims} from '../../src/cassino/opponents/book.js';
import {factsOf} from '../../src/cassino/opponents/facts.js';
import {
  cassinoOptions,
  GREAT,
  isCourt,
  LITTLE,
  lurchOf,
  targetOf,
  type CassinoMove,
  type CassinoOptions,
  type CassinoView,
} from '../../src/cassino/rules/index.js';
import {made} from './made.js';
import {
  brings,
  canTake,
  clears,
  held,
  isAce,
  lay,
  left,
  lying,
  makesTen,
  number,
  openTo,
  playing,
  rivalScore,
  score,
  taken,
  takes,
  theirs,
  unseen,
  type Play,
} from './sight.js';

// What the sentences of the maxims say to a reader (`Reading`).

type Readings = TestedMaxims<CassinoView, CassinoMove>['readings'];

const mustLay = (holds: (view: CassinoView) => boolean) => playing((view) => !canTake(view) && holds(view));
const aces = (view: CassinoView): readonly Card[] => held(view, isAce);
const courts = (view: CassinoView): readonly Card[] => held(view, isCourt);
/** Whether all other cards of the rank of this one are out. */
const isAlone = (view: CassinoView, card: Card): boolean =>
  !unseen(view).some((other) => rankOf(other) === rankOf(card));
const isLast = (view: CassinoView): boolean => view.stock === 0 && view.seat === view.dealer;
/** The other tens are out, and lie on the table or in the own hand no more. */
const tensAreOut = (view: CassinoView): boolean =>
  ![...unseen(view), ...lying(view), ...view.hand].some((card) => rankOf(card) === 'T' && card !== GREAT) &&
  !lying(view).includes(GREAT) &&
  (view.hand.includes(GREAT) || unseen(view).includes(GREAT));
const makingTen = (view: CassinoView): boolean =>
  !makesTen(lying(view)) && view.hand.some((card) => makesTen([...lying(view), card]));
const laysToTen = (move: CassinoMove, view: CassinoView): boolean =>
  lay(move, (card) => makesTen([...lying(view), card]));
/** Whether some play that this holds for leaves cards for the next to clear. */
const risky = (holds: (play: Play, view: CassinoView) => boolean) => (view: CassinoView) =>
  playing((seen) => openTo(seen).some((play) => holds(play, seen) && clears(play, seen)))(view);
const leavesNothing = (move: CassinoMove, view: CassinoView): boolean => !clears(move as Play, view);
const isTake = (move: CassinoMove): boolean => takes(move);
const scores = (play: Play, view: CassinoView): boolean =>
  brings(play).some((card) => isAce(card) || card === GREAT || card === LITTLE) ||
  (takes(play) && !left(play, view).length);
const large =
  (least: number) =>
  (play: Play): boolean =>
    takes(play) && brings(play).length >= least;
const plainNumber = (card: Card): boolean =>
  !isCourt(card) && !isAce(card) && card !== GREAT && card !== LITTLE;
const pileOf = (view: CassinoView): number => taken(view).length;

const taking: Readings = {
  '0.a': {
    sentence: 'Take with the card, and by the combinations, that bring the most and the best cards.',
    when: playing((view) => openTo(view).some(takes)),
    asks: isTake,
  },
  '0.b': {
    sentence: 'Of takes of equally many cards, that with an ace: the ace is a point.',
    when: playing((view) => {
      const all = openTo(view).filter(takes);
      return all.some(
        (one) =>
          one.take.some(isAce) &&
          all.some((other) => other.take.length === one.take.length && !other.take.some(isAce)),
      );
    }),
    asks: (move) => takes(move) && move.take.some(isAce),
    silent: 'a larger take goes before',
  },
  '5.a': {
    sentence: 'Of equal takes, that with more spades: their majority is a point.',
    when: playing((view) => openTo(view).filter(takes).length > 1),
    asks: (move) => takes(move) && brings(move).some((card) => card.endsWith('S')),
    silent: 'which takes are equal, is left open',
  },
  '5.b': {
    sentence: 'Spades are not worth a better take.',
    when: playing((view) => openTo(view).filter(takes).length > 1),
    asks: isTake,
    silent: 'what is better, is left open',
  },
  '5.c': {
    sentence: 'The others have every other point and the cards: collect spades at any price.',
    when: playing(
      (view) =>
        view.options.players !== 3 &&
        theirs(view).length >= 27 &&
        [GREAT, LITTLE].every((card) => theirs(view).includes(card)) &&
        theirs(view).filter(isAce).length === 4,
    ),
    asks: (move) => brings(move as Play).some((card) => card.endsWith('S')),
  },
  '10': {
    sentence:
      'Great Cassino and an ace lie there: take the ace first, because it can be taken in sums, and a ten only by a ten.',
    when: playing(
      (view) =>
        lying(view).includes(GREAT) &&
        lying(view).some(isAce) &&
        aces(view).length > 0 &&
        held(view, (card) => rankOf(card) === 'T').length > 0,
    ),
    asks: (move) => takes(move) && isAce(move.card),
  },
};

const laying: Readings = {
  '1.a': {
    sentence: 'Count the tens, aces and twos: of which all others are out, that can be laid down.',
    when: mustLay(
      (view) => held(view, (card) => 'AT2'.includes(rankOf(card)) && isAlone(view, card)).length > 0,
    ),
    asks: (move, view) => lay(move, (card) => 'AT2'.includes(rankOf(card)) && isAlone(view, card)),
  },
  '1.b': {
    sentence: 'The other three courts of its kind are out: none is left to pair with it, so it is laid down.',
    when: mustLay((view) => courts(view).some((card) => isAlone(view, card))),
    asks: (move, view) => lay(move, (card) => isCourt(card) && isAlone(view, card)),
  },
  '1.c': {
    sentence: 'Whoever remembers the cards lays down that which the fewest ranks still out can take.',
    when: mustLay(() => true),
    asks: (move) => lay(move, () => true),
  },
  '2': {
    sentence: 'Nothing can be taken: lay down a court card, with which at best a pair can be made.',
    when: mustLay((view) => courts(view).length > 0),
    asks: (move) => lay(move, isCourt),
  },
  '2.ex1': {
    sentence: 'The dealer keeps his only court card to the end of the last round: it secures the Sweep.',
    when: playing((view) => isLast(view) && courts(view).length === 1),
    asks: (move) => !isCourt((move as Play).card),
  },
  '2.ex2': {
    sentence:
      'The other tens are out: lay down a card that makes ten with others of the table, and great Cassino may take them.',
    when: mustLay((view) => view.hand.includes(GREAT) && tensAreOut(view) && makingTen(view)),
    asks: laysToTen,
  },
  '3': {
    sentence:
      'The other tens are out and no court card is there for the Sweep: the dealer keeps great Cassino to the end, hoping for a combination.',
    when: mustLay(
      (view) => isLast(view) && view.hand.includes(GREAT) && tensAreOut(view) && !courts(view).length,
    ),
    asks: (move) => (move as Play).card !== GREAT,
    silent: 'with an eight or a nine he lays it down',
  },
  '3.ex': {
    sentence:
      'The other tens are out, and with an eight or a nine in hand ten is hard to make: the dealer lays great Cassino down, and leaves it to the Sweep.',
    when: mustLay(
      (view) =>
        isLast(view) &&
        view.hand.includes(GREAT) &&
        tensAreOut(view) &&
        !courts(view).length &&
        held(view, (card) => '89'.includes(rankOf(card))).length > 0,
    ),
    asks: (move) => lay(move, (card) => card === GREAT),
  },
  '4': {
    sentence:
      'Nothing can be taken, and there is no court card: lay down the smallest number, because higher ones can still take by combination.',
    when: mustLay((view) => !courts(view).length),
    asks: (move) => lay(move, plainNumber),
  },
  '4.ex1': {
    sentence:
      'Cards of the table make ten, and great Cassino is not out: lay down a large card, so that the others do not bring it home.',
    when: mustLay((view) => !courts(view).length && makesTen(lying(view)) && unseen(view).includes(GREAT)),
    asks: (move) => lay(move, plainNumber),
  },
  '4.ex2': {
    sentence:
      'The other tens are out and the others will have the Sweep: make ten on the table, so that great Cassino may be taken before.',
    when: mustLay(
      (view) =>
        tensAreOut(view) &&
        !view.hand.includes(GREAT) &&
        view.seat !== view.dealer &&
        (view.options.players !== 4 || (view.seat + 2) % 4 !== view.dealer) &&
        makingTen(view),
    ),
    asks: laysToTen,
  },
  '6.a': {
    sentence:
      'An ace is not laid down by first or second hand while numbers lie there with which it can be taken in a sum.',
    when: mustLay(
      (view) =>
        aces(view).length === 1 &&
        !isAlone(view, 'AS') &&
        number(view) < 2 &&
        view.seat !== view.dealer &&
        lying(view).some((card) => !isCourt(card) && rankOf(card) !== 'T'),
    ),
    asks: (move) => !lay(move, isAce),
  },
  '6.b': {
    sentence: 'An ace is kept to the very end by the third hand and the dealer.',
    when: mustLay(
      (view) =>
        aces(view).length === 1 && !isAlone(view, 'AS') && (number(view) >= 2 || view.seat === view.dealer),
    ),
    asks: (move) => !lay(move, isAce),
  },
  '7': {
    sentence:
      'The other three aces are out: lay the fourth down at the first opportunity, since none can pair it any more.',
    when: mustLay((view) => aces(view).length === 1 && isAlone(view, 'AS') && !lying(view).some(isAce)),
    asks: (move) => lay(move, isAce),
  },
  '8.a': {
    sentence: 'Whoever has two aces lays one down, hoping to take it with the other.',
    when: mustLay((view) => aces(view).length === 2),
    asks: (move) => lay(move, isAce),
  },
  '8.b': {
    sentence: 'The partner has laid down an ace: leave as few cards as possible that can take it.',
    when: playing(
      ({middle, seat, options}) =>
        options.players === 4 && middle.some((laid) => laid.seat === (seat + 2) % 4 && isAce(laid.card)),
    ),
    asks: () => true,
  },
  '9': {
    sentence:
      'An ace or little Cassino must go: with the two the others gain one point, with the ace perhaps two.',
    when: mustLay(
      ({hand}) =>
        hand.includes(LITTLE) && hand.some(isAce) && hand.every((card) => isAce(card) || card === LITTLE),
    ),
    asks: (move) => lay(move, (card) => card === LITTLE),
  },
};

const clearing: Readings = {
  '11': {
    sentence: 'Do not leave cards that one card can take together: the next would clear the table.',
    when: risky(() => true),
    asks: leavesNothing,
  },
  '11.note': {
    sentence: 'The majority of cards is at stake: take them, though the next may clear the table.',
    when: (view) => pileOf(view) < 27 && theirs(view).length < 27 && risky(large(3))(view),
    asks: (move) => large(3)(move as Play),
    silent: 'when it is at stake, is left open',
  },
  '11.must1': {
    sentence: 'The others need one point to escape the Lurch: leave nothing that one card can clear.',
    when: (view) => rivalScore(view) === lurchOf(view.options) - 1 && risky(() => true)(view),
    asks: leavesNothing,
  },
  '11.must2': {
    sentence: 'The others need one or two points to win the game: leave nothing that one card can clear.',
    when: (view) => rivalScore(view) >= targetOf(view.options) - 2 && risky(() => true)(view),
    asks: leavesNothing,
  },
  '11.never1': {
    sentence: 'At the beginning of a game a large combination is taken, though the next may clear the table.',
    when: (view) => score(view) === 0 && rivalScore(view) === 0 && risky(large(4))(view),
    asks: (move) => large(4)(move as Play),
  },
  '11.never2': {
    sentence: 'A point can be made: take it, though the next may clear the table.',
    when: risky(scores),
    asks: (move, view) => scores(move as Play, view),
  },
  '11.never3': {
    sentence: 'This take decides the majority of cards.',
    when: playing(
      (view) => pileOf(view) < 27 && openTo(view).some((play) => pileOf(view) + brings(play).length >= 27),
    ),
    asks: (move, view) => pileOf(view) + brings(move as Play).length >= 27,
  },
  '11.never4': {
    sentence:
      'The own score is high and theirs is two or three: take what brings most, though the next may clear the table.',
    when: (view) =>
      score(view) >= 7 &&
      rivalScore(view) >= 2 &&
      rivalScore(view) <= 3 &&
      risky((play) => takes(play))(view),
    asks: isTake,
  },
};

const engine: Readings = {
  'engine.value': {
    sentence: 'It brings most, and leaves the next player least.',
    when: playing(() => true),
    asks: () => true,
  },
  'engine.pairs': {
    sentence: 'The first pair that one sees is taken.',
    when: playing((view) => openTo(view).some(takes)),
    asks: isTake,
  },
  'engine.high': {
    sentence: 'What one likes least is laid down.',
    when: mustLay(() => true),
    asks: (move) => lay(move, () => true),
  },
};

/** What the suite of maxims needs to know of Cassino. */
export const testedMaxims: TestedMaxims<CassinoView, CassinoMove, CassinoOptions> = {
  agreements: [
    cassinoOptions(),
    cassinoOptions({players: 2}),
    cassinoOptions({players: 3}),
    cassinoOptions({players: 2, games: 2}),
  ],
  books: [
    {
      maxims: [...maxims, ...HABITS],
      judged: (view, moves) =>
        view.turn.phase === 'playing.turn' ? {facts: factsOf(view, view.tricks), open: moves} : null,
      moveOf: (play: Play) => play,
    },
  ],
  readings: {...taking, ...laying, ...clearing, ...engine},
  made,
  habits: ['engine.pairs', 'engine.high'],
};
