import {FRENCH_52, FRENCH_SUITS, rankOf, suitOf, type Card, type Suit} from '@quinola/cards';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {strengthOf} from '../../src/kit/rules/suits.js';
import {
  gameOf,
  inTurn,
  isMisere,
  OPEN_CALLS,
  type GameId,
  type OpenCall,
  type ViraGame,
  type ViraMove,
  type ViraView,
} from '../../src/vira/rules/index.js';
import {inSuit, staysUnder} from './sight.js';

// What the sentences of Vira say to a reader about bids, exchanges and other words.

type Readings = TestedMaxims<ViraView, ViraMove>['readings'];

const inPhase =
  (start: string, holds: (view: ViraView) => boolean = () => true) =>
  (view: ViraView): boolean =>
    view.turn.phase.startsWith(start) && holds(view);

const isA =
  (...types: readonly ViraMove['type'][]) =>
  ({type}: ViraMove): boolean =>
    types.includes(type);

/** The games that a bid, a hold or a choice may mean. */
function meant(move: ViraMove, {auction}: ViraView): readonly GameId[] {
  if (move.type === 'CHOOSE') return [move.game];
  const bid = move.type === 'BID' ? move.bid : move.type === 'HOLD' ? auction.high?.bid : undefined;
  if (bid === undefined) return [];
  return bid in OPEN_CALLS ? OPEN_CALLS[bid as OpenCall] : [bid.split('/')[0] as GameId];
}

const undertakes =
  (is: (game: ViraGame, view: ViraView) => boolean) =>
  (move: ViraMove, view: ViraView): boolean =>
    meant(move, view).some((game) => is(gameOf(game), view));

const bids = inPhase('bidding.');

/** Tricks that a hand makes in a suit whatever the others do: trumps from the ace down, long trumps, and aces and their kings. */
function sureIn(hand: readonly Card[], trump: Suit): number {
  const heights = inSuit(hand, trump)
    .map(strengthOf)
    .sort((one, other) => other - one);
  const top = heights.filter((height, at) => height === 13 - at).length;
  const beside = hand.filter((card) => {
    const suit = suitOf(card);
    return suit !== trump && (rankOf(card) === 'A' || (rankOf(card) === 'K' && hand.includes(`A${suit}`)));
  });
  return top + Math.max(0, heights.length - Math.max(4, top)) + beside.length;
}
const sure = ({hand}: ViraView): number => Math.max(...FRENCH_SUITS.map((suit) => sureIn(hand, suit)));

const outside = (hand: readonly Card[]): readonly Card[] =>
  FRENCH_52.cards.filter((card) => !hand.includes(card));

/** The hands that a misère may be played with: all cards, or without one that is laid aside. */
const hands = (hand: readonly Card[], {cards}: ViraGame): readonly (readonly Card[])[] =>
  cards === 13 ? [hand] : hand.map((aside) => hand.filter((card) => card !== aside));

const isSmall = (hand: readonly Card[]): boolean => {
  const longest = Math.max(...FRENCH_SUITS.map((suit) => inSuit(hand, suit).length));
  return (
    hand.every((card) => !'AKQJ'.includes(rankOf(card))) &&
    FRENCH_SUITS.every((suit) => inSuit(hand, suit).length < longest || hand.includes(`2${suit}`))
  );
};

/** How many suits of at least four cards have an ace. */
const goodSuits = ({hand}: ViraView): number =>
  FRENCH_SUITS.filter((suit) => inSuit(hand, suit).length >= 4 && hand.includes(`A${suit}`)).length;

const isExample = ({hand}: ViraView): boolean =>
  FRENCH_SUITS.some(
    (suit) =>
      inSuit(hand, suit).length >= 6 &&
      [...'AKQJ'].every((rank) => hand.includes(rank + suit)) &&
      FRENCH_SUITS.every((other) => hand.includes(`A${other}`)),
  );

const bidding: Readings = {
  'engine.pass': {
    sentence:
      'Bought and played out again and again, none of the games that are still open brought this hand anything.',
    when: bids,
    asks: isA('PASS'),
  },
  'engine.bid': {
    sentence: 'Bought and played out again and again, of all games still open this one brought most.',
    when: bids,
    asks: undertakes(() => true),
  },
  'begar.6': {
    sentence:
      'Three or four sure tricks are enough to ask: two or three trumps bought, or two and a force card, then win.',
    when: inPhase('bidding.', (view) => sure(view) >= 3),
    asks: undertakes(({kind, tricks}) => kind === 'kop' && tricks === 6),
  },
  'begar.high': {
    sentence: 'For more tricks the hand must be so much better before anything is bought.',
    when: inPhase('bidding.', (view) => sure(view) >= 4),
    asks: undertakes(({kind, tricks}, view) => kind === 'kop' && tricks > 6 && sure(view) >= tricks - 3),
  },
  'tournee.when': {
    sentence: 'There are good cards in more than one suit, so any suit that is turned will do.',
    when: inPhase('bidding.', (view) => goodSuits(view) > 1),
    asks: undertakes(({kind}) => kind === 'tournee'),
  },
  'solo.6': {
    sentence: 'So many tricks are sure without the talon; the opponents improve, this hand does not.',
    when: inPhase('bidding.', (view) => sure(view) >= 6),
    asks: undertakes(({kind, tricks}, view) => kind === 'solo' && sure(view) >= tricks),
  },
  'misere.discard': {
    sentence: 'First go the cards that could force one to take a trick, then one more.',
    when: (view) =>
      bids(view) || inPhase('declaring.aside')(view) || inPhase('exchanging.declarer', isMisere)(view),
    asks: (move, view) =>
      isA('LAY_ASIDE', 'EXCHANGE')(move) ||
      undertakes(({kind, buys}) => kind === 'misere' && buys === 'any')(move, view),
  },
  'misere.solo': {
    sentence: 'Only small cards, with the twos of the longest suits: it needs no talon.',
    when: bids,
    asks: undertakes(
      (game, {hand}) => game.kind === 'misere' && game.buys === 'nothing' && hands(hand, game).some(isSmall),
    ),
  },
  'misere.ouverte': {
    sentence: 'Every suit stays under whatever the others hold, so the cards may lie open.',
    when: bids,
    asks: undertakes(
      (game, {hand}) =>
        game.open !== undefined && hands(hand, game).some((cards) => staysUnder(cards, outside(hand))),
    ),
  },
  'high.taste': {
    sentence: 'For a high Gasque there is no rule: the luck of the talon decides.',
    when: bids,
    asks: undertakes(({kind}) => kind === 'gasque'),
  },
  'high.example': {
    sentence:
      'Ace, king, queen, knave and two more of one suit, and the three other aces: three more trumps in the talon are hoped for.',
    when: inPhase('bidding.', isExample),
    asks: undertakes(({kind}) => kind === 'wira'),
  },
};

/** What is thrown in an exchange. */
const thrown = (move: ViraMove): readonly Card[] => ('cards' in move ? move.cards : []);
const isHigh = (card: Card): boolean => 'AK'.includes(rankOf(card));
const isOpponent = ({seat, declarer}: ViraView): boolean => seat !== declarer;
/** Whether the other opponent has not exchanged yet. */
const isFirst = (view: ViraView): boolean =>
  inTurn(view).every((seat) => seat === view.declarer || seat === view.seat || view.exchanged[seat] === null);
const isAgainst = (holds: (view: ViraView) => boolean) =>
  inPhase('exchanging.opponents', (view) => isOpponent(view) && holds(view));

const exchanging: Readings = {
  'rule.2': {
    sentence:
      'Against a misère the high cards go, and voids are sought: they let go of what would save the declarer.',
    when: isAgainst(isMisere),
    asks: (move) => move.type === 'EXCHANGE' && thrown(move).every((card) => !'23456'.includes(rankOf(card))),
  },
  'rule.3': {
    sentence:
      'The first of the two opponents exchanges few cards and leaves the talon to the other, who is probably stronger.',
    when: isAgainst((view) => !isMisere(view) && isFirst(view)),
    asks: (move) => move.type === 'EXCHANGE' && thrown(move).length <= 3,
  },
  'rule.4': {
    sentence: 'A suit is made void, to ruff the declarer’s force cards.',
    when: isAgainst((view) => !isMisere(view) && !isFirst(view)),
    asks: (move, {hand, trump}) =>
      FRENCH_SUITS.some(
        (suit) =>
          suit !== trump &&
          inSuit(hand, suit).length > 0 &&
          inSuit(hand, suit).every((card) => thrown(move).includes(card)),
      ),
  },
  'engine.keepHigh': {
    sentence: 'Trumps, aces and kings stay; of the rest the shortest suits go first.',
    when: isAgainst((view) => !isMisere(view) && !isFirst(view)),
    asks: (move, {trump}) =>
      move.type === 'EXCHANGE' && thrown(move).every((card) => suitOf(card) !== trump && !isHigh(card)),
  },
  'engine.exchange': {
    sentence: 'Trumps, aces and guarded kings stay, all else is exchanged.',
    when: inPhase('exchanging.declarer', (view) => !isMisere(view)),
    asks: (move, {hand, trump}) =>
      move.type === 'EXCHANGE' &&
      thrown(move).every(
        (card) =>
          suitOf(card) !== trump &&
          (!isHigh(card) || (rankOf(card) === 'K' && inSuit(hand, suitOf(card)).length === 1)),
      ),
  },
  'engine.trump': {
    sentence: 'In this suit the game brought most.',
    when: inPhase('declaring.trump'),
    asks: isA('NAME_TRUMP'),
  },
  'engine.keep': {
    sentence: 'The cards that are kept are those that will win whatever the talon brings.',
    when: inPhase('declaring.keeping'),
    asks: isA('KEEP'),
  },
  'engine.throw': {
    sentence: 'Thirteen are kept: trumps, force cards, and the highest of the rest.',
    when: inPhase('declaring.discarding'),
    asks: (move, {trump}) => move.type === 'DISCARD' && thrown(move).every((card) => suitOf(card) !== trump),
  },
  'engine.content': {
    sentence: 'The hand is played as it is; to buy or turn again writes a bête at once.',
    when: inPhase('exchanging.second'),
    asks: isA('CONTENT'),
  },
  'engine.lieDown': {
    sentence: 'This hand cannot make its tricks: lying down costs one bête, and codille two.',
    when: inPhase('exchanging.second'),
    asks: isA('LIE_DOWN'),
  },
  'engine.decline': {
    sentence: 'With this hand a Tournée that another gave up is not taken over.',
    when: inPhase('exchanging.takeover'),
    asks: isA('DECLINE'),
  },
  'engine.claim': {
    sentence: 'What is left is not disputed without need, nor granted while there is a chance.',
    when: inPhase('playing.claim'),
    asks: isA('AGREE', 'PLAY_ON'),
  },
};

/** The readings of the sentences about bids and exchanges. */
export const viraBids: Readings = {...bidding, ...exchanging};
