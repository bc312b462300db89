import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {ACES_ALONE, BASTA, matadorsOf, SPADILLE, tricksWith} from '../../src/kit/rules/index.js';
import {
  isForNullissimo,
  isForTout,
  kingsAndManilles,
  sureTricks,
  tricksOf,
} from '../../src/ombre/opponents/value.js';
import {
  buyers,
  facedNow,
  gameOf,
  hasPremiers,
  inTurn,
  suitsToName,
  waysOut,
  type Bid,
  type OmbreMove,
  type OmbreView,
} from '../../src/ombre/rules/index.js';

// What the sentences about bids, declarations, offers and the exchange say to a reader (`Reading`). How many tricks a hand should make
// is estimated as the opponents do it, which is tested by the hands that the book lists.

type Read = Readonly<Record<string, Reading<OmbreView, OmbreMove>>>;

const has = ({hand}: OmbreView, one: Card): boolean => hand.includes(one);
const bestOf = ({hand}: OmbreView, among: readonly Suit[] = FRENCH_SUITS): number =>
  Math.max(...among.map((suit) => tricksOf(hand, suit)));
const isAt =
  (...phases: readonly string[]) =>
  (holds: (view: OmbreView) => boolean = () => true) =>
  (view: OmbreView): boolean =>
    view.turn.must === view.player &&
    phases.some((phase) => view.turn.phase.startsWith(phase)) &&
    holds(view);
const bidding = isAt('bidding.opening', 'bidding.overbidding', 'bidding.answering');
/** Whether a move bids one of these groups of games, or holds it. */
const bids =
  (...groups: readonly string[]) =>
  (move: OmbreMove, {auction}: OmbreView): boolean => {
    const bid = move.type === 'BID' ? move.bid : move.type === 'HOLD' ? auction.high!.bid : null;
    return bid !== null && groups.includes(gameOf(bid).group);
  };
const is =
  (...types: readonly OmbreMove['type'][]) =>
  (move: OmbreMove): boolean =>
    types.includes(move.type);

/** Tricks that win: with two players a hand may need more than five, with four fewer are enough. */
const scale = ({options, hand}: OmbreView): number =>
  options.players === 2 ? hand.length / 8 : options.players === 4 ? 0.92 : 1;
const aces = (view: OmbreView): number => Number(has(view, SPADILLE)) + Number(has(view, BASTA));
const isEldest = (view: OmbreView): boolean => inTurn(view)[0] === view.seat;
const isHigh = ({dish, options}: OmbreView): boolean => dish.pool.amount > 12 * options.stake;

/** What he bids. */
export const bidsRead: Read = {
  'bid.ask.1': {
    sentence: 'Some three tricks are sure or likely: the exchange may bring two more.',
    when: bidding((view) => bestOf(view) >= 3 * scale(view)),
    asks: bids('ask'),
  },
  'bid.tournee': {
    sentence: 'A black ace, and cards that are good whichever suit is turned up.',
    when: bidding((view) => aces(view) > 0 && kingsAndManilles(view.hand) > 3),
    asks: bids('tournee'),
  },
  'bid.casco.prefer': {
    sentence: 'Both black aces: Grand Casco, since at least its price is earned.',
    when: isAt('bidding', 'declaring.game')((view) => aces(view) === 2 && !isHigh(view)),
    asks: (move, view) =>
      (move.type === 'CHOOSE' && move.game === 'casco') ||
      bids(view.options.mergedTournee === 'on' ? 'tournee' : 'casco')(move, view),
  },
  'bid.obscur.1': {
    sentence: 'A poor hand with a black ace: if your cards are bad, those of the talon should be good.',
    when: bidding((view) => aces(view) === 1 && !view.hand.some((one) => 'KQ'.includes(one[0]!))),
    asks: bids('obscur'),
  },
  'bid.solo.1': {
    sentence: 'Enough tricks to win, mostly five, are sure or very likely without the exchange.',
    when: bidding((view) => bestOf(view) >= 4.6 * scale(view)),
    asks: bids('solo'),
  },
  'bid.tout': {
    sentence: 'Every trick is likely.',
    when: bidding((view) => FRENCH_SUITS.some((suit) => isForTout(view.hand, suit))),
    asks: bids('tout'),
  },
  'bid.grand.1': {
    sentence: 'Five sure tricks, where only the black aces are trumps.',
    when: bidding((view) => aces(view) === 2 && sureTricks(view.hand) >= 5 * scale(view)),
    asks: bids('grandissimo'),
  },
  'bid.grand.2': {
    sentence: 'Spadille draws Basta, and the highest cards of a suit follow.',
    when: bidding(
      (view) =>
        isEldest(view) &&
        has(view, SPADILLE) &&
        !has(view, BASTA) &&
        sureTricks(view.hand) >= 5 * scale(view),
    ),
    asks: bids('grandissimo'),
  },
  'bid.grand.3': {
    sentence: 'All kings with their queens, and the lead.',
    when: bidding(
      (view) =>
        isEldest(view) && FRENCH_SUITS.every((suit) => has(view, `K${suit}`) && has(view, `Q${suit}`)),
    ),
    asks: bids('grandissimo'),
  },
  'bid.null': {
    sentence: 'Every card is low enough to be played under another.',
    when: bidding((view) => isForNullissimo(view.hand)),
    asks: bids('nullissimo'),
  },
  'bid.pass': {
    sentence: 'The hand is not good enough for more.',
    when: bidding(),
    asks: is('PASS'),
  },
};

const declaring = isAt('declaring');

/** What he declares, and what the King does. */
export const declarationsRead: Read = {
  'declare.trump': {
    sentence: 'The suit with which this hand makes most tricks.',
    when: declaring(),
    asks: (move, view) =>
      move.type === 'NAME_TRUMP' && tricksOf(view.hand, move.suit) === bestOf(view, suitsToName(view)),
  },
  'declare.keep': {
    sentence: 'One card is kept: a black ace, otherwise a king, otherwise none.',
    when: isAt('declaring.keeping')(),
    asks: (move, view) =>
      move.type === 'KEEP' &&
      (aces(view)
        ? move.card === SPADILLE || move.card === BASTA
        : view.hand.some((one) => one.startsWith('K'))
          ? move.card?.startsWith('K') === true
          : move.card === null),
  },
  'declare.turn': {
    sentence: 'The card that is turned up makes trumps.',
    when: isAt('declaring.turning')(),
    asks: is('TURN'),
  },
  'declare.turnedAce': {
    sentence: 'The better of what is known and what may come.',
    when: isAt('declaring.turnedAce')(),
    asks: (move, view) => {
      const mean =
        FRENCH_SUITS.reduce((sum, suit) => sum + tricksOf(view.hand, suit), 0) / FRENCH_SUITS.length;
      const isKnownBetter = tricksOf(view.hand, suitOf(view.turned[0]!)) >= mean;
      return move.type === (isKnownBetter ? 'KEEP_TRUMP' : 'TURN_AGAIN');
    },
  },
  'declare.giveUp': {
    sentence: 'No suit is worth playing: a bête now is better than codille.',
    when: isAt('declaring.trump')((view) => bestOf(view) < 2),
    asks: is('GIVE_UP'),
  },
  'king.leave': {
    sentence: 'Thirteen cards that nobody has seen, against three: too daring.',
    when: isAt('bidding.king')(),
    asks: is('DECLINE'),
  },
  'king.pick': {
    sentence: 'Trumps first, then kings.',
    when: isAt('declaring.picking')(),
    asks(move, {hand}) {
      if (move.type !== 'KEEP9') return false;
      const thrown = hand.filter((one) => !move.cards.includes(one));
      // There is a suit of which he throws trumps only if all kept are trumps, and Kings only if all others kept are Kings or trumps.
      return FRENCH_SUITS.some((suit) => {
        const isTrump = (one: Card): boolean => tricksWith(suit).suit(one) === suit;
        const kept = move.cards.filter((one) => !isTrump(one));
        return (
          (!thrown.some(isTrump) || !kept.length) &&
          (!thrown.some((one) => one.startsWith('K')) || kept.every((one) => one.startsWith('K')))
        );
      });
    },
  },
  'vole.ombre.1': {
    sentence: 'Every card left is sure to win.',
    when: isAt('playing.vole')(),
    asks: is('GO_ON'),
  },
  'vole.enough': {
    sentence: 'The game is won, and not every card left is sure.',
    when: isAt('playing.vole')(),
    asks: is('ENOUGH'),
  },
  'claim.lead': {
    sentence: 'The Ombre was not sure: he is made to lead what can be beaten.',
    when: isAt('playing.naming')(),
    asks: (move, view) => move.type === 'NAME_LEAD' && facedNow(view).includes(move.card),
  },
  'table.claim': {
    sentence: 'What is due is asked for before the next deal.',
    when: isAt('settling.claiming')(),
    asks: (move, view) =>
      move.type === 'CLAIM_HONOURS' &&
      move.premiers === hasPremiers(view) &&
      (move.matadors === 0 || move.matadors > 2),
  },
};

/** What a hand should make with the trump; before it is named, with the suit that suits it least. */
const likely = ({hand, trump}: OmbreView): number =>
  trump === null ? Math.min(...FRENCH_SUITS.map((suit) => tricksOf(hand, suit))) : tricksOf(hand, trump);
const isPoor = (view: OmbreView): boolean =>
  waysOut(view).length > 0 && (view.turn.phase === 'declaring.trump' ? bestOf(view) : likely(view)) < 2;
const offered = (kunil: boolean, holds: (view: OmbreView) => boolean) =>
  isAt('offering')((view) => (view.options.giveUp === 'kunil') === kunil && holds(view));

/** How a game is offered, and how that is answered. */
export const offersRead: Read = {
  'offer.make': {
    sentence: 'Hardly two tricks are likely: the game is offered, so that nobody makes codille.',
    when: isAt('declaring', 'playing')(isPoor),
    asks: is('OFFER'),
  },
  'offer.kunil': {
    sentence: 'Hardly two tricks are likely: to ask costs nothing, and if all agree there is no bête.',
    when: isAt('declaring', 'playing')(isPoor),
    asks: is('KUNIL'),
  },
  'offer.accept': {
    sentence: 'Not enough for the most tricks: who plays against in vain puts down a bête as well.',
    when: offered(false, (view) => likely(view) < 4),
    asks: is('ACCEPT'),
  },
  'offer.against': {
    sentence: 'Four tricks are likely, and the Ombre owns to a bad hand: the most tricks draw the dish.',
    when: offered(false, (view) => likely(view) >= 4),
    asks: is('CONTRA'),
  },
  'offer.annul': {
    sentence: 'This hand would not stop the Ombre: a new deal is as good.',
    when: offered(true, (view) => likely(view) < 2),
    asks: is('ACCEPT'),
  },
  'offer.refuse': {
    sentence: 'Two tricks are likely, and the Ombre owns to a bad hand: he will put down a bête.',
    when: offered(true, (view) => likely(view) >= 2),
    asks: is('REFUSE'),
  },
};

const exchanging = isAt('exchanging');
const trumpsIn = ({hand, trump}: OmbreView): readonly Card[] => {
  const suit = trump ?? ACES_ALONE;
  return hand.filter((one) => tricksWith(suit).suit(one) === suit);
};
/** Trumps, Kings, and a Queen beside her King. */
const isGood = (view: OmbreView, one: Card): boolean =>
  trumpsIn(view).includes(one) ||
  one.startsWith('K') ||
  (one.startsWith('Q') && has(view, `K${suitOf(one)}`));
const isLastBuyer = (view: OmbreView): boolean => buyers(view).at(-1) === view.seat;
const buysBeforeOthers = (holds: (view: OmbreView) => boolean) =>
  exchanging(
    (view) => view.seat !== view.ombre && !isLastBuyer(view) && view.game !== 'nullissimo' && holds(view),
  );
const leaves = (move: OmbreMove, {talon}: OmbreView): number =>
  move.type === 'DISCARD' ? talon - move.cards.length : NaN;
/** Whether no good card goes, but to pay for a card that was turned up. */
const keepsGood = (move: OmbreMove, view: OmbreView): boolean => {
  if (move.type !== 'DISCARD') return false;
  const others = view.hand.filter((one) => !isGood(view, one));
  return move.cards.every((one) => !isGood(view, one)) || others.every((one) => move.cards.includes(one));
};
/** Whether all goes that is not good, as far as there are cards to draw. */
const throwsRest = (move: OmbreMove, view: OmbreView): boolean => {
  const bad = view.hand.filter((one) => !isGood(view, one)).length;
  return move.type === 'DISCARD' && (move.cards.length >= bad || move.cards.length >= view.talon);
};
/** The games whose trump the Ombre draws blindly. */
const BLIND: readonly Bid[] = ['tournee', 'casco', 'obscur-top', 'obscur-bottom', 'obscur-middle'];
const isBlind = ({game}: OmbreView): boolean => BLIND.includes(game as Bid);
const isObscur = ({game}: OmbreView): boolean => game?.startsWith('obscur') === true;
const kings = (view: OmbreView): number =>
  view.hand.filter((one) => one.startsWith('K') && !trumpsIn(view).includes(one)).length;
const isRed = ({trump}: OmbreView): boolean => trump === 'H' || trump === 'D';
const hasTrump = (view: OmbreView, rank: string): boolean => has(view, `${rank}${view.trump}`);

/** The cards with which one buys to the last, by the colour of the trumps. */
function buysToTheLast(view: OmbreView): boolean {
  const count = trumpsIn(view).length;
  if (view.trump === null) return false;
  if (matadorsOf(view.trump).some((one) => has(view, one))) return true;
  if (isRed(view))
    return (
      (hasTrump(view, 'A') && count > 1) || (hasTrump(view, 'K') && count > 1 && kings(view) > 1) || count > 3
    );
  return (
    (hasTrump(view, 'K') && count > 1) || (hasTrump(view, 'Q') && count > 1 && kings(view) > 1) || count > 2
  );
}

/** Whether a player at a table of four should leave the talon: he has not two sure tricks. */
const hasNotTwo = (view: OmbreView): boolean =>
  view.options.players === 4 && tricksOf(view.hand, view.trump ?? ACES_ALONE) < 1.5;

/** What he exchanges. */
export const exchangeRead: Read = {
  'buy.ombre': {
    sentence:
      'Trumps and kings stay, and a queen beside her king; all else is exchanged, as far as the talon goes.',
    when: exchanging(({seat, ombre}) => seat === ombre),
    asks: (move, view) => keepsGood(move, view) && throwsRest(move, view),
  },
  'buy.void': {
    sentence:
      'Trumps and kings stay, to stop the Ombre; of the rest the shortest suit goes first, since a void is good for ruffing.',
    when: exchanging((view) => view.seat !== view.ombre && isLastBuyer(view)),
    asks: (move, view) => keepsGood(move, view) && throwsRest(move, view),
  },
  'buy.last.1': {
    sentence: 'Without a matador or several high trumps, five cards are left for the next.',
    when: buysBeforeOthers(
      (view) => !buysToTheLast(view) && !isBlind(view) && gameOf(view.game as Bid).buys && !hasNotTwo(view),
    ),
    asks: (move, view) => keepsGood(move, view) && (leaves(move, view) >= 5 || view.talon < 5),
  },
  'buy.solo': {
    sentence:
      'Against a game without exchange the first may take many, but five cards are left for the next: trumps should not be divided too far.',
    when: buysBeforeOthers((view) => !gameOf(view.game as Bid).buys && !hasNotTwo(view)),
    asks: (move, view) => keepsGood(move, view) && (leaves(move, view) >= 5 || view.talon < 5),
  },
  'buy.leave': {
    sentence:
      'Against Tournée, Obscur or Casco little is taken without need, so that the partner can buy: five cards are left to him, with a few small trumps six.',
    when: buysBeforeOthers((view) => isBlind(view) && !hasNotTwo(view)),
    asks: (move, view) =>
      keepsGood(move, view) &&
      (leaves(move, view) >= (trumpsIn(view).length > 1 ? 6 : 5) ||
        (move.type === 'DISCARD' && !move.cards.length)),
  },
  'buy.last.black': {
    sentence:
      'A matador, or the king and another trump, or the queen, another trump and two kings, or three small trumps: with these one exchanges as many as the talon has.',
    when: buysBeforeOthers((view) => !isRed(view) && !isBlind(view) && buysToTheLast(view)),
    asks: (move, view) => keepsGood(move, view) && throwsRest(move, view),
  },
  'buy.last.red': {
    sentence:
      'A matador, or Ponte and another trump, or the king, another trump and two other kings, or four small trumps: with these one exchanges as many as the talon has.',
    when: buysBeforeOthers((view) => isRed(view) && !isBlind(view) && buysToTheLast(view)),
    asks: (move, view) => keepsGood(move, view) && throwsRest(move, view),
  },
  'buy.last.obscur': {
    sentence: 'Two trumps and a king: against Obscur one exchanges as many as the talon has.',
    when: buysBeforeOthers((view) => isObscur(view) && trumpsIn(view).length > 1 && kings(view) > 0),
    asks: (move, view) => keepsGood(move, view) && throwsRest(move, view),
  },
  'buy.none': {
    sentence: 'Nothing is exchanged.',
    when: exchanging((view) => view.game === 'nullissimo'),
    asks: (move) => move.type === 'DISCARD' && !move.cards.length,
  },
  'leq.buy.1': {
    sentence: 'Without two sure tricks the talon is left to the next: the main point of the game.',
    when: buysBeforeOthers(hasNotTwo),
    asks: (move) => move.type === 'DISCARD' && !move.cards.length,
  },
};
