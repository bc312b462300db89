import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {
  callsIn,
  holdsBlackAces,
  kindOf,
  trumpsFor,
  type CalledKingMove,
  type CalledKingView,
  type GameKind,
} from '../../src/kit/called-king/rules/index.js';
import {
  ASK_TRICKS,
  ALONE_TRICKS,
  plainIn,
  tricksIn,
  trumpsIn,
} from '../../src/kit/called-king/opponents/hands.js';
import {tricksWith, trumpOrder} from '../../src/kit/rules/index.js';

// What the sentences about bids, calls and the card that goes back say to a reader (`Reading`). How many tricks a hand should make is
// estimated as the opponents do it, which is tested by the hands that the book lists.

type Read = Readonly<Record<string, Reading<CalledKingView, CalledKingMove>>>;
type When = (view: CalledKingView) => boolean;

const isAt =
  (...phases: readonly string[]) =>
  (holds: When = () => true): When =>
  (view) =>
    view.turn.must === view.player && phases.some((phase) => view.turn.phase === phase) && holds(view);
const bidding = isAt('bidding.opening', 'bidding.answering', 'bidding.overbidding');
const calling = isAt('declaring.game', 'declaring.calling');
const announcing = isAt('declaring.announcing');
const standing = isAt('playing.standing');

const bids =
  (kind: GameKind) =>
  (move: CalledKingMove, {auction}: CalledKingView): boolean => {
    const bid = move.type === 'BID' ? move.bid : move.type === 'HOLD' ? auction.high!.bid : null;
    return bid !== null && kindOf(bid) === kind;
  };
const is =
  (...types: readonly CalledKingMove['type'][]) =>
  (move: CalledKingMove): boolean =>
    types.includes(move.type);

/** With eight cards five tricks win, with ten six. */
const scale = ({hand}: CalledKingView): number => (hand.length === 8 ? 0.85 : 1);
const best = ({hand}: CalledKingView, among: readonly Suit[] = FRENCH_SUITS): number =>
  Math.max(...among.map((suit) => tricksIn(hand, suit)));
const ASK = (view: CalledKingView): number => ASK_TRICKS * scale(view);
const ALONE = (view: CalledKingView): number => ALONE_TRICKS * scale(view);
/** What the King of another is worth in a Médiateur. */
const KING = (view: CalledKingView): number => 1.1 * scale(view);

/** What he bids. */
export const bidsRead: Read = {
  '19.min': {
    sentence:
      'An ask needs three sure or probable tricks of one’s own; more than two nobody should expect of a partner.',
    when: bidding((view) => best(view) >= ASK(view)),
    asks: bids('ask'),
  },
  '24.min': {
    sentence: 'Without three or four sure tricks one passes.',
    when: bidding((view) => best(view) < ASK(view)),
    asks: is('PASS'),
  },
  'engine.outbid': {
    sentence: 'What this hand could play is less than what has been bid.',
    when: bidding((view) => best(view) >= ASK(view) && view.auction.high !== null),
    asks: is('PASS'),
  },
  '15': {
    sentence:
      'A Médiateur plays alone and needs as many tricks as a Solo: with another’s King there are enough.',
    when: bidding((view) => best(view) >= ALONE(view) - KING(view)),
    asks: bids('mediateur'),
  },
  '35': {
    sentence: 'So many sure tricks as win are a Solo: all the others play together against it.',
    when: bidding((view) => best(view) >= ALONE(view)),
    asks: bids('solo'),
  },
  'engine.casco': {
    sentence: 'Both black aces and some Kings, but no suit of one’s own: the partner names it.',
    when: bidding(
      (view) =>
        holdsBlackAces(view.hand) &&
        view.hand.filter((one) => one[0] === 'K').length > 1 &&
        best(view) < ALONE_TRICKS - 1.1,
    ),
    asks: bids('casco'),
  },
  'engine.tout': {
    sentence: 'Nearly every trick is sure.',
    when: (view) =>
      bidding(() => best(view) > view.hand.length - 1)(view) ||
      announcing(() => tricksIn(view.hand, view.trump!) > view.hand.length - 1)(view),
    asks: (move, view) => move.type === 'ANNOUNCE_VOLE' || bids('tout')(move, view),
  },
};

const calledBy = (move: CalledKingMove): Card | null =>
  move.type === 'DECLARE' ? move.call : move.type === 'CALL' ? move.card : null;
const call =
  (holds: (one: Card, held: readonly Card[], view: CalledKingView) => boolean) =>
  (move: CalledKingMove, view: CalledKingView): boolean => {
    const one = calledBy(move);
    return one !== null && holds(one, plainIn(view.hand, suitOf(one)), view);
  };
const isKing = (one: Card): boolean => one[0] === 'K';
const isMediateur = ({game}: CalledKingView): boolean => kindOf(game!) === 'mediateur';
const allKings = ({hand}: CalledKingView): boolean => FRENCH_SUITS.every((suit) => hand.includes(`K${suit}`));

/** What he calls, names and gives back. */
export const callsRead: Read = {
  '14': {
    sentence:
      'For a Médiateur the King of the longest suit is taken: others are soon void of it, and several tricks lie in it.',
    when: calling((view) => isMediateur(view) && !allKings(view)),
    asks: (move, view) => {
      if (move.type !== 'DECLARE') return false;
      const size = (one: Card): number => plainIn(view.hand, suitOf(one)).length;
      return callsIn(view.game!, view.hand, move.trump).every((other) => size(other) <= size(move.call));
    },
  },
  '20a': {
    sentence:
      'The King of a suit is called in which one low card is held: the next time it is led it can be ruffed.',
    when: calling((view) => !isMediateur(view)),
    asks: call((one, held) => isKing(one) && held.length === 1 && !'KQ'.includes(held[0]![0]!)),
  },
  '21': {
    sentence: 'The King of a guarded Queen is called: two tricks are likely.',
    when: calling((view) => !isMediateur(view)),
    asks: call((one, held) => isKing(one) && held[0]?.[0] === 'Q' && held.length > 1),
  },
  '21b': {
    sentence: 'The King of a suit of which nothing is held is called only where there is no better one.',
    when: calling((view) => !isMediateur(view)),
    asks: call((one, held) => isKing(one) && !held.length),
  },
  'engine.callShort': {
    sentence: 'The King of a short suit is called, red rather than black.',
    when: calling((view) => !isMediateur(view)),
    asks: call(
      (one, held, view) =>
        isKing(one) &&
        !view.hand.includes(one) &&
        held.length > 0 &&
        // Neither a single low card nor a guarded Queen.
        (held[0]![0] === 'Q' ? held.length === 1 : held.length > 1),
    ),
  },
  'engine.callQueen': {
    sentence: 'With all four Kings a Queen is called.',
    when: calling(allKings),
    asks: call((one) => one[0] === 'Q'),
  },
  'engine.callOwn': {
    sentence: 'No King is left to be called but one’s own: the Ombre plays alone.',
    when: calling((view) => view.hand.filter(isKing).length > 2),
    asks: call((one, _, {hand}) => hand.includes(one)),
  },
  'engine.trump': {
    sentence: 'The suit in which the hand makes most.',
    when: isAt('declaring.naming')(),
    asks: (move, view) => {
      if (move.type !== 'NAME_TRUMP') return false;
      const among =
        view.called === null
          ? trumpsFor(view.game!, view)
          : FRENCH_SUITS.filter((suit) => suit !== suitOf(view.called!));
      return among.every((suit) => tricksIn(view.hand, suit) <= tricksIn(view.hand, move.suit));
    },
  },
  '16': {
    sentence: 'The card that makes a void goes back for the King.',
    when: isAt('declaring.returning')(),
    asks: (move, {hand, trump}) =>
      move.type === 'RETURN' &&
      !trumpsIn([move.card], trump!).length &&
      plainIn(hand, suitOf(move.card)).length === 1,
  },
  'engine.back': {
    sentence: 'The lowest card of the shortest suit goes back for the King.',
    when: isAt('declaring.returning')(),
    asks: (move, {hand, trump, called}) => {
      if (move.type !== 'RETURN') return false;
      const {strength, suit} = tricksWith(trump!);
      const loose = hand.filter((one) => suit(one) !== trump && one !== called && one[0] !== 'K');
      const among = loose.length ? loose : hand.filter((one) => trumpOrder(trump!).includes(one));
      const size = (one: Card): number => hand.filter((other) => suit(other) === suit(one)).length;
      const own = among.filter((one) => suit(one) === suit(move.card));
      return (
        among.includes(move.card) &&
        among.every((one) => size(one) >= size(move.card)) &&
        own.every((one) => strength(one) >= strength(move.card))
      );
    },
  },
};

const isSure = ({hand, trump, tricks, trick}: CalledKingView, pack: readonly Card[]): boolean => {
  const {suit, strength} = tricksWith(trump!);
  const seen = [
    ...hand,
    ...tricks.flatMap(({cards}) => cards).map(({card}) => card),
    ...trick.map(({card}) => card),
  ];
  const out = pack.filter((one) => !seen.includes(one));
  return hand.every(
    (one) => !out.some((other) => suit(other) === suit(one) && strength(other) > strength(one)),
  );
};

/** What he announces before play, and when the game is won. */
export const announcedRead = (packOf: (view: CalledKingView) => readonly Card[]): Read => ({
  'engine.begin': {
    sentence: 'It is begun without announcing anything.',
    when: announcing(),
    asks: is('BEGIN'),
  },
  'engine.stand': {
    sentence: 'The game is won, and not every trick that is left is sure.',
    when: standing(),
    asks: is('STAND'),
  },
  'engine.goOn': {
    sentence: 'Every card left is the highest of its suit.',
    when: standing((view) => isSure(view, packOf(view))),
    asks: is('GO_ON'),
  },
});
