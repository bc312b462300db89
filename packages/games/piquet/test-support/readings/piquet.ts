import {FRENCH_32, rankOf, suitOf, type Card} from '@quinola/cards';
import {playedBy, playOf, withoutAll} from '@quinola/play';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {bitsOf, CARDS, cardsIn, numberOf} from '../../src/piquet/opponents/bits.js';
import {EXCHANGE_HABITS, exchanging, PLAY_HABITS, playing} from '../../src/piquet/opponents/book.js';
import {waysToDiscard} from '../../src/piquet/opponents/exchanging.js';
import {exchangeFacts, playFacts} from '../../src/piquet/opponents/facts.js';
import {piqueLacks} from '../../src/piquet/opponents/playing.js';
import {
  exchangeOf,
  heightOf,
  piquetOptions,
  tricks,
  type PiquetMove,
  type PiquetOptions,
  type PiquetView,
} from '../../src/piquet/rules/index.js';

// What the sentences of the maxims say to a reader (`Reading`).

type Readings = TestedMaxims<PiquetView, PiquetMove>['readings'];

const height = (card: Card): number => heightOf(rankOf(card));
const isElder = ({seat, dealer}: PiquetView): boolean => seat !== dealer;
const exchanges =
  (holds: (view: PiquetView) => boolean) =>
  (view: PiquetView): boolean =>
    view.turn.phase.startsWith('exchange') && holds(view);
const plays =
  (holds: (view: PiquetView) => boolean) =>
  (view: PiquetView): boolean =>
    view.turn.phase === 'playing.trick' && tricks.lawful(view).length > 1 && holds(view);
/** What is laid away, where it is. */
const away =
  (wanted: (cards: readonly Card[], view: PiquetView) => boolean) =>
  (move: PiquetMove, view: PiquetView): boolean =>
    move.type === 'EXCHANGE' && wanted(move.cards, view);
const card =
  (wanted: (one: Card, view: PiquetView) => boolean) =>
  (move: PiquetMove, view: PiquetView): boolean =>
    move.type === 'PLAY' && wanted(move.card, view);

const ofSuit = (cards: readonly Card[], suit: string): readonly Card[] =>
  cards.filter((one) => suitOf(one) === suit);
const leads = ({trick}: PiquetView): boolean => !trick.length;
const follows = ({trick, hand}: PiquetView): boolean =>
  trick.length > 0 && ofSuit(hand, suitOf(trick[0]!.card)).length > 0;
const isVoid = (view: PiquetView): boolean => !leads(view) && !follows(view);

/** The cards that the other may hold: all that are not seen, but for suits that he has shown to lack. */
function unseen(view: PiquetView): readonly Card[] {
  const {hand, laidAway, seat, left, dealer, exchanged, openLeft, tricks: before} = view;
  const lacking = before.flatMap(({leader, cards: [lead, reply]}) =>
    leader === seat && suitOf(lead!.card) !== suitOf(reply!.card) ? [suitOf(lead!.card)] : [],
  );
  const lying = openLeft.length
    ? openLeft
    : seat === dealer
      ? left
      : left.slice(Math.max(0, exchanged[dealer]!));
  const gone = [...hand, ...laidAway, ...playedBy(view, 0), ...playedBy(view, 1), ...lying];
  return withoutAll(FRENCH_32.cards, gone).filter((one) => !lacking.includes(suitOf(one)));
}

const higher = (view: PiquetView, one: Card): number =>
  ofSuit(unseen(view), suitOf(one)).filter((other) => height(other) > height(one)).length;
const isTop = (view: PiquetView, one: Card): boolean => higher(view, one) === 0;
/** Cards that nobody can beat, led from the top; with as many on top as the others can have of the suit, all of it. */
function winners(view: PiquetView): readonly Card[] {
  return [...'SHDC'].flatMap((suit) => {
    const own = ofSuit(view.hand, suit);
    const top = own.filter((one) => isTop(view, one));
    return top.length >= ofSuit(unseen(view), suit).length ? own : top;
  });
}
const length = (view: PiquetView, one: Card): number => ofSuit(view.hand, suitOf(one)).length;
const isHighest = (view: PiquetView, one: Card): boolean =>
  ofSuit(view.hand, suitOf(one)).every((other) => height(other) <= height(one));
/** Whether a card is the highest of its suit in the hand, and the next lower one is there too. */
const isHeading = (view: PiquetView, one: Card): boolean =>
  isHighest(view, one) && ofSuit(view.hand, suitOf(one)).some((other) => height(other) === height(one) - 1);
/** By how many cards a suit is longer than what the other may hold of it. */
const ahead = (view: PiquetView, one: Card): number =>
  length(view, one) - ofSuit(unseen(view), suitOf(one)).length;
/** Whether a card neither wins nor guards another. */
function isSpare(view: PiquetView, one: Card): boolean {
  const [best] = ofSuit(view.hand, suitOf(one)).filter((other) => isHighest(view, other));
  const above = higher(view, best!);
  return above > 0 ? length(view, one) !== above + 1 : !isTop(view, one);
}
const takes = ({trick}: PiquetView, one: Card): boolean =>
  suitOf(one) === suitOf(trick[0]!.card) && height(one) > height(trick[0]!.card);
const isSolid = (view: PiquetView, one: Card): boolean =>
  ofSuit(view.hand, suitOf(one)).every((other) => winners(view).includes(other));

const most = (view: PiquetView): number => exchangeOf(view).most;
/** Cards of four of a rank, and of three aces, kings or queens. */
const strong = ({hand}: PiquetView): readonly Card[] =>
  hand.filter((one) => {
    const same = hand.filter((other) => rankOf(other) === rankOf(one)).length;
    return (same === 4 && 'AKQJT'.includes(rankOf(one))) || (same === 3 && 'AKQ'.includes(rankOf(one)));
  });
/** Cards in unbroken runs of four or more. */
const runs = ({hand}: PiquetView): readonly Card[] =>
  hand.filter((one) => {
    const has = (at: number): boolean =>
      hand.some((other) => suitOf(other) === suitOf(one) && height(other) === at);
    let low = height(one),
      high = height(one);
    while (has(low - 1)) low--;
    while (has(high + 1)) high++;
    return high - low >= 3;
  });
const longestSuits = ({hand}: PiquetView): readonly string[] => {
  const longest = Math.max(...[...'SHDC'].map((suit) => ofSuit(hand, suit).length));
  return [...'SHDC'].filter((suit) => ofSuit(hand, suit).length === longest);
};
/** As few of some cards are laid away as the number of cards that go allows. */
const keeps = (cards: readonly Card[], laid: readonly Card[], {hand}: PiquetView): boolean =>
  laid.filter((one) => cards.includes(one)).length <= Math.max(0, laid.length - (hand.length - cards.length));

const exchangeRead: Readings = {
  'elder.take5': {
    sentence: 'Elder hand takes all five: what is left helps the other.',
    when: exchanges(isElder),
    asks: away((cards) => cards.length === 5),
    silent: 'so strong a hand that fewer cards can be spared takes fewer',
  },
  'younger.take-all': {
    sentence: 'Younger hand takes all that is left, to find what guards her suits.',
    when: exchanges((view) => !isElder(view)),
    asks: away((cards, view) => cards.length === most(view)),
    silent: 'so strong a hand that fewer cards can be spared takes fewer',
  },
  'strong.keep': {
    sentence: 'The hand is so strong that only what is of no use is laid away.',
    when: exchanges(() => true),
    asks: away((cards, view) => cards.length < most(view)),
    silent: 'what is of use is left open',
  },
  'discard.1': {
    sentence: 'The cards of the longest suit are kept: they are the point.',
    when: exchanges(() => true),
    asks: away((cards, view) =>
      keeps(
        view.hand.filter((one) => longestSuits(view).includes(suitOf(one))),
        cards,
        view,
      ),
    ),
    silent: 'it leaves open how long a suit must be, and which of two is kept',
  },
  'discard.2': {
    sentence: 'A run of four or more cards is not broken without need.',
    when: exchanges((view) => runs(view).length > 0),
    asks: away((cards, view) => keeps(runs(view), cards, view)),
  },
  'discard.3': {
    sentence: 'Four of a rank, or three aces, kings or queens, are not broken without need.',
    when: exchanges((view) => strong(view).length > 0),
    asks: away((cards, view) => keeps(strong(view), cards, view)),
  },
  'discard.value': {
    sentence: 'The cards are laid away that are missed least.',
    when: exchanges(() => true),
    asks: ({type}) => type === 'EXCHANGE',
  },
  'discard.high': {
    sentence: 'A beginner keeps his high cards, whatever their suits.',
    when: exchanges(() => true),
    asks: away((cards, {hand}) =>
      withoutAll(hand, cards).every((kept) => cards.every((one) => height(one) <= height(kept))),
    ),
  },
};

const playRead: Readings = {
  'play.1': {
    sentence: 'Winners are led first: thirty before the other counts one make sixty.',
    when: plays(
      (view) => leads(view) && isElder(view) && view.score[view.dealer] === 0 && winners(view).length > 0,
    ),
    asks: card((one, view) => winners(view).includes(one) || !winners(view).length),
    silent: 'it must be near enough, and the other may have more to name',
  },
  'play.2': {
    sentence: 'Two cards are left: the winner is kept for the last trick, which counts more.',
    when: plays((view) => !leads(view) && view.hand.length === 2),
    asks: card(
      (one, view) =>
        !winners(view).includes(one) || view.hand.every((other) => winners(view).includes(other)),
    ),
    silent: 'only one of the two may be a winner',
  },
  'play.divide': {
    sentence: 'Enough winners for seven tricks: they are led now, for the ten.',
    when: plays(
      (view) =>
        leads(view) &&
        view.tricksWon[view.seat]! < 7 &&
        view.tricksWon[view.seat]! + winners(view).length >= 7,
    ),
    asks: card((one, view) => winners(view).includes(one)),
  },
  'play.solid': {
    sentence: 'A long suit that nobody can beat is led from the top.',
    when: plays(
      (view) => leads(view) && view.hand.some((one) => isSolid(view, one) && length(view, one) >= 3),
    ),
    asks: card((one, view) => isSolid(view, one) && isHighest(view, one)),
  },
  'play.long': {
    sentence: 'The longest suit is led from the top, to clear it.',
    when: plays((view) => leads(view) && view.hand.some((one) => length(view, one) >= 4)),
    asks: card(
      (one, view) =>
        isHighest(view, one) && view.hand.every((other) => length(view, other) <= length(view, one)),
    ),
  },
  'play.touch': {
    sentence:
      'A suit that is headed by two cards in a row is led from the top: if the first does not win, the second is the better for it.',
    when: plays((view) => leads(view) && view.hand.some((one) => isHeading(view, one))),
    asks: card((one, view) => isHeading(view, one)),
  },
  'play.cash': {
    sentence: 'A winner is led while it is sure.',
    when: plays((view) => leads(view) && winners(view).length > 0),
    asks: card((one, view) => winners(view).includes(one)),
  },
  'play.exit': {
    sentence: 'A suit in which nothing is to be won is led low, so that the other must lead the rest.',
    when: plays((view) => leads(view) && view.hand.some((one) => isHighest(view, one) && !isTop(view, one))),
    asks: card((one, view) =>
      ofSuit(view.hand, suitOf(one)).every((other) => height(other) >= height(one) && !isTop(view, other)),
    ),
    silent: 'a suit that is guarded is not one of these',
  },
  'play.win': {
    sentence: 'The trick is taken with the lowest card that takes it.',
    when: plays((view) => !leads(view) && tricks.lawful(view).some((one) => takes(view, one))),
    asks: card(
      (one, view) =>
        takes(view, one) &&
        tricks.lawful(view).every((other) => !takes(view, other) || height(other) >= height(one)),
    ),
  },
  'play.guard': {
    sentence: 'A card is thrown that neither wins nor guards another.',
    when: plays(isVoid),
    asks: card((one, view) => !isTop(view, one)),
    silent: 'there may be none',
  },
  'play.unguard': {
    sentence:
      'No card can be spared: one goes of the suit that is longest beside what the other may hold of it.',
    when: plays((view) => isVoid(view) && !view.hand.some((one) => isSpare(view, one))),
    asks: card((one, view) => view.hand.every((other) => ahead(view, other) <= ahead(view, one))),
  },
  'play.low': {
    sentence: 'Nothing is to be won here: a low card that is not needed.',
    when: plays((view) => !leads(view)),
    asks: card((one, view) => ofSuit(view.hand, suitOf(one)).every((other) => height(other) >= height(one))),
  },
  'play.top': {
    sentence: 'The highest card of the longest suit is led.',
    when: plays(leads),
    asks: card(
      (one, view) =>
        isHighest(view, one) && view.hand.every((other) => length(view, other) <= length(view, one)),
    ),
  },
};

const habitRead: Readings = {
  'play.aces': {
    sentence: 'A beginner leads his aces at once.',
    when: plays((view) => leads(view) && view.hand.some((one) => rankOf(one) === 'A')),
    asks: card((one) => rankOf(one) === 'A'),
  },
};

/** Piquet for the suite of maxims. */
export const testedMaxims: TestedMaxims<PiquetView, PiquetMove, PiquetOptions> = {
  agreements: [
    piquetOptions({matchMode: 'four-deals'}),
    piquetOptions({rules: 'rubicon'}),
    piquetOptions({rules: 'modern'}),
  ],
  books: [
    {
      maxims: [...EXCHANGE_HABITS, ...exchanging],
      judged(view) {
        if (!view.turn.phase.startsWith('exchange')) return null;
        const {least, most: all} = exchangeOf(view);
        return {facts: exchangeFacts(view, all), open: waysToDiscard(bitsOf(view.hand), least, all)};
      },
      moveOf: (laid: number): PiquetMove => ({type: 'EXCHANGE', cards: cardsIn(laid)}),
    },
    {
      maxims: [...PLAY_HABITS, ...playing],
      judged: (view) =>
        view.turn.phase === 'playing.trick'
          ? {facts: playFacts(view, piqueLacks(view)), open: tricks.lawful(view).map(numberOf)}
          : null,
      moveOf: (number: number) => playOf(CARDS[number]!),
    },
  ],
  readings: {...exchangeRead, ...playRead, ...habitRead},
  habits: ['discard.high', 'play.aces'],
};
