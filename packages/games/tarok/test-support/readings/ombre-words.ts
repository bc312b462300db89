import {FRENCH_SUITS, type Card} from '@quinola/cards';
import {isKing, isLadon, isTarok, PAGAT, SKY, suit, valueOf, XXI} from '../../src/kit/rules/index.js';
import {ENOUGH, LIMITS, outlook} from '../../src/tarok-ombre/opponents/maxims/bidding.js';
import {expected, nominalValue, tarokForce} from '../../src/tarok-ombre/opponents/maxims/facts.js';
import {bidFacts} from '../../src/tarok-ombre/opponents/maxims/speaking.js';
import {
  COUNTING_CARDS,
  type Contract,
  type TarokOmbreMove,
  type TarokOmbreView,
} from '../../src/tarok-ombre/rules/index.js';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {figuresOf, ofSuit, taroks} from './seen.js';

// What the sentences about bids and cards asked for and given back say to a reader (`Reading`). What a hand should bring is estimated
// as the opponents do it, which is tested by the hands that the book lists.

type Read = Readonly<Record<string, Reading<TarokOmbreView, TarokOmbreMove>>>;
type When = (view: TarokOmbreView) => boolean;

const isAt =
  (phase: string, holds: When = () => true): When =>
  (view) =>
    view.turn.must === view.player && view.turn.phase.startsWith(phase) && holds(view);
const bidding = (manner: 'old' | 'new' | null, holds: When): When =>
  isAt(
    'bidding.',
    (view) => view.looked && (manner === null || view.options.manner === manner) && holds(view),
  );
const bids =
  (contract: Contract) =>
  (move: TarokOmbreMove): boolean =>
    move.type === 'BID' && move.contract === contract;
const is =
  (type: TarokOmbreMove['type']) =>
  (move: TarokOmbreMove): boolean =>
    move.type === type;

const force = ({hand}: TarokOmbreView): number => tarokForce({hand});
const brings = ({hand, options: {manner}}: TarokOmbreView, contract: Contract): number =>
  expected({hand, manner}, contract);
const hope = (view: TarokOmbreView): number => outlook(bidFacts(view));
const suits = ({hand}: TarokOmbreView): number =>
  FRENCH_SUITS.filter((suit) => ofSuit({hand}, suit).length).length;
const isOld = ({options}: TarokOmbreView): boolean => options.manner === 'old';
const isWeak = (view: TarokOmbreView): boolean => hope(view) < (isOld(view) ? LIMITS.due : LIMITS.newUno);

/** The games that a hand is good for. */
const GOOD: Readonly<Record<Contract, When>> = {
  tre: () => false,
  due: (view) => isOld(view) && (!isWeak(view) || (brings(view, 'due') >= ENOUGH && force(view) > 8)),
  uno: (view) =>
    hope(view) >= (isOld(view) ? LIMITS.uno : LIMITS.newUno) ||
    (brings(view, 'uno') >= ENOUGH && force(view) > 9),
  solo: (view) =>
    isOld(view)
      ? hope(view) >= LIMITS.solo && brings(view, 'solo') >= ENOUGH && force(view) > 9
      : hope(view) >= LIMITS.newSolo && nominalValue(view.hand) >= 30,
};
const GAMES: readonly Contract[] = ['tre', 'due', 'uno', 'solo'];
/** Whether a hand is good for some game, and for one that is as high as what has been bid. */
const isGood: When = (view) => GAMES.some((game) => GOOD[game](view));
const reaches: When = (view) => {
  const {high} = view.auction;
  return high !== null && GAMES.slice(GAMES.indexOf(high.bid)).some((game) => GOOD[game](view));
};

export const bidsRead: Read = {
  'A.6': {
    sentence: 'A Tre, even unseen, costs nothing and keeps the right to take over a later bid.',
    when: isAt('bidding.unseen', ({options}) => !options.playTre),
    asks: bids('tre'),
  },
  'A.7': {
    sentence: 'Not enough in the hand to reach 40.',
    when: bidding(null, isWeak),
    asks: is('PASS'),
  },
  'A.8': {
    sentence: 'Overbid, but this I can win myself: I take it over.',
    when: bidding(null, reaches),
    asks: is('HOLD'),
  },
  'A.10': {
    sentence: 'The right to take over what another bids is always useful.',
    when: bidding(null, ({auction}) => auction.high === null),
    asks: (move, view) => bids(isOld(view) ? 'tre' : 'due')(move),
  },
  'engine.outbid': {
    sentence: 'What this hand could play is less than what has been bid.',
    when: bidding(null, (view) => view.auction.high !== null && isGood(view)),
    asks: is('PASS'),
  },
  'A.11': {
    sentence: 'Weighed and counted: the hand is good for a Uno.',
    when: bidding('old', (view) => hope(view) >= LIMITS.uno),
    asks: bids('uno'),
  },
  'A.12': {
    sentence: 'With two cards asked for there will be more than 39: a Due.',
    when: bidding('old', (view) => !isWeak(view)),
    asks: bids('due'),
  },
  'A.13': {
    sentence: 'A Due is easier than a Uno, and the Skat belongs to an opponent.',
    when: bidding('old', (view) => !isWeak(view) && view.skatBy !== view.seat),
    asks: bids('due'),
    silent: 'a hand that is good for a Uno plays it',
  },
  'A.14': {
    sentence: 'Nine taroks with Sky, and dear figures: a Due must be won.',
    when: bidding(
      'old',
      (view) => taroks(view).length > 8 && view.hand.includes(SKY) && brings(view, 'due') >= ENOUGH,
    ),
    asks: bids('due'),
    silent: 'with XXI in the hand, which is the card to ask for, another game is weighed',
  },
  'A.15': {
    sentence: 'A row of taroks and figures without Sky and Pagat: a Uno.',
    when: bidding(
      'old',
      (view) =>
        brings(view, 'uno') >= ENOUGH &&
        force(view) > 9 &&
        ![SKY, PAGAT].some((one) => view.hand.includes(one)),
    ),
    asks: bids('uno'),
  },
  'A.19': {
    sentence: 'Counting cards and many taroks in hand: Solo.',
    when: bidding('old', GOOD.solo),
    asks: bids('solo'),
    silent: 'the more suits there are, the more taroks are wanted',
  },
  'B.1': {
    sentence: 'In the new manner one bids more boldly.',
    when: bidding('new', (view) => !isWeak(view)),
    asks: bids('uno'),
  },
  'B.2': {
    sentence: 'The three cards bring five, the one asked for five: a Uno.',
    when: bidding('new', (view) => brings(view, 'uno') >= ENOUGH),
    asks: bids('uno'),
    silent: 'with few taroks the count fails',
  },
  'B.3': {
    sentence: 'A whole row of taroks and few suits: a Uno.',
    when: bidding('new', (view) => taroks(view).length > 9 && suits(view) < 4),
    asks: bids('uno'),
    silent: 'what the hand brings is counted too',
  },
  'B.4': {
    sentence: 'Thirty points in hand: Solo.',
    when: bidding('new', ({hand}) => nominalValue(hand) >= 30),
    asks: bids('solo'),
    silent: 'with few taroks it is lost',
  },
};

const ALL_KINGS = FRENCH_SUITS.map((suit) => `K${suit}`);
const size = (hand: readonly Card[], one: Card): number => ofSuit({hand}, suit(one)).length;
const asking = (holds: When = () => true): When => isAt('asking.demanding', holds);
const demands =
  (holds: (one: Card, view: TarokOmbreView) => boolean) =>
  (move: TarokOmbreMove, view: TarokOmbreView): boolean =>
    move.type === 'DEMAND' && holds(move.card, view);
const lacks =
  (one: Card): When =>
  ({hand}) =>
    !hand.includes(one);
const hasChief: When = ({hand}) => [SKY, XXI].every((one) => hand.includes(one));
/** Whether a queen or knight without the king above has only one card beside it. */
const isScant: When = ({hand}) =>
  FRENCH_SUITS.some((suit) => {
    const own = ofSuit({hand}, suit);
    return own.length === 2 && own.every((one) => !isKing(one)) && own.some((one) => 'QN'.includes(one[0]!));
  });
/** Whether to ask for a card tells of the Skat. */
const betrays = ({skat}: TarokOmbreView, one: Card): boolean =>
  !isTarok(one) && skat !== null && skat.some((other) => suit(other) === suit(one));
const pairs = ({hand}: TarokOmbreView): number =>
  FRENCH_SUITS.filter((suit) => ['K', 'Q'].every((rank) => hand.includes(rank + suit))).length;

export const asksRead: Read = {
  'A.14.krol': {
    sentence: 'Nine taroks with Sky and XXI, kings with queens: ask for another king.',
    when: asking((view) => taroks(view).length > 8 && hasChief(view) && pairs(view) > 1),
    asks: demands(isKing),
  },
  'A.16.xxi': {
    sentence: 'XXI is missing: ask for it.',
    when: asking(lacks(XXI)),
    asks: demands((one) => one === XXI),
  },
  'A.16.krol': {
    sentence: 'Figures without their king: ask for him.',
    when: asking(),
    asks: demands((one, view) => isKing(one) && figuresOf(view, suit(one)).length > 1),
  },
  'A.16.sky': {
    sentence: 'Ask for Sky, to cover the Pagat, or a figure with only one card beside it.',
    when: asking((view) => lacks(SKY)(view) && (view.hand.includes(PAGAT) || isScant(view))),
    asks: demands((one) => one === SKY),
    silent: 'with more taroks the Pagat is not in danger',
  },
  'A.16.pagat': {
    sentence: 'Very many taroks: ask for the Pagat.',
    when: asking((view) => lacks(PAGAT)(view) && taroks(view).length > 10),
    asks: demands((one) => one === PAGAT),
  },
  'karty.pagat.zadac': {
    sentence: 'The chief cards are here: ask for the Pagat and bring it home.',
    when: asking((view) => lacks(PAGAT)(view) && hasChief(view)),
    asks: demands((one) => one === PAGAT),
    silent: 'with few taroks it is not brought home',
  },
  'szkat.zadanie': {
    sentence: 'Ask for nothing that betrays the Skat.',
    when: asking(({skat}) => skat !== null),
    asks: demands((one, view) => !betrays(view, one)),
  },
  'engine.askKing': {
    sentence: 'A king is asked for, of the suit with most cards.',
    when: asking(),
    asks: demands((one, view) => {
      const kings = ALL_KINGS.filter((king) => !view.hand.includes(king));
      const isBestOf = (among: readonly Card[]): boolean =>
        among.includes(one) && among.every((king) => size(view.hand, king) <= size(view.hand, one));
      // Another sentence may forbid some of them.
      return isBestOf(kings) || isBestOf(kings.filter((king) => !betrays(view, king)));
    }),
    silent: 'of several one is chosen',
  },
  'engine.dearest': {
    sentence: 'The card that counts most.',
    when: asking(),
    asks: demands((one, view) =>
      COUNTING_CARDS.every(
        (other) => view.hand.includes(other) || betrays(view, other) || valueOf(other) <= valueOf(one),
      ),
    ),
    silent: 'of several one is chosen',
  },
};

const giving = isAt('asking.givingBack');
const back =
  (holds: (one: Card, hand: readonly Card[]) => boolean) =>
  (move: TarokOmbreMove, {hand}: TarokOmbreView): boolean =>
    move.type === 'GIVE_BACK' && holds(move.card, hand);

export const givesRead: Read = {
  'szkat.odmiana': {
    sentence: 'A card of the longest suit goes back: it misleads.',
    when: giving,
    asks: back(
      (one, hand) =>
        !isTarok(one) && hand.every((other) => isTarok(other) || size(hand, other) <= size(hand, one)),
    ),
    silent: 'only an empty card does, and of several suits one is chosen',
  },
  'engine.void': {
    sentence: 'An empty card from the shortest suit without a king goes back.',
    when: giving,
    asks: back((one, hand) => {
      const free = hand.filter((other) => isLadon(other) && !hand.includes(`K${suit(other)}`));
      return free.includes(one) && free.every((other) => size(hand, other) >= size(hand, one));
    }),
    silent: 'of several one is chosen',
  },
  'engine.cheapest': {
    sentence: 'What costs least.',
    when: giving,
    asks: back((one, hand) => hand.every((other) => valueOf(other) >= valueOf(one))),
    silent: 'of several one is chosen',
  },
};
