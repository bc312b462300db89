import {FRENCH_SUITS, rankOf, suitOf, type Card} from '@quinola/cards';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {usualFirst} from '../../src/kit/contracts/opponents/brain.js';
import {cardMaxims} from '../../src/kit/contracts/opponents/maxims.js';
import {cardFactsOf} from '../../src/kit/contracts/opponents/sight.js';
import {
  isMisere as isMisereBid,
  packOf,
  playersAt,
  sideOf,
  type Agreed,
  type Bid,
  type BostonGame,
  type BostonMove,
  type BostonView,
} from '../../src/kit/contracts/rules/index.js';
import {playOf} from '@quinola/play';
import {HABITS} from '../../src/kit/opponents/habits.js';
import {
  both,
  cannotFollow,
  follows,
  hasPlayed,
  inSuit,
  isAbove,
  isAce,
  isDeclarerLast,
  isDeclarerNext,
  isFriends,
  isHighest,
  isIn,
  isMisere,
  isOther,
  isTrumps,
  isVoid,
  leads,
  ledFirst,
  lengthOf,
  placeOf,
  staysUnder,
  winning,
  wins,
  wordsFor,
  type Seen,
  type Sight,
} from './sight.js';
import {isCheapest, isFewAndLow, leavesIt, takesIt, usualReadings} from './usual.js';

// What the sentences of Boston, Tri-Boston and Boston-Whist say to a reader.

type Readings = TestedMaxims<BostonView, BostonMove>['readings'];

const sight: Sight<BostonView> = (view) => {
  const {turn, seat, declarer, trump, bid, hand, tricks, trick, options, aside, faced} = view;
  if (turn.phase !== 'playing.trick' || turn.must !== view.player) return null;
  return {
    hand,
    trump: isMisereBid(bid!) ? null : trump,
    tricks,
    trick,
    seat,
    declarer,
    side: sideOf(view),
    order: Array.from({length: playersAt(view)}, (_, one) => one),
    cards: packOf(options).cards.filter((card) => card !== aside),
    open: faced !== null && declarer !== seat,
  };
};
const {when, card} = wordsFor<BostonView, BostonMove>(sight);

const inPhase =
  (start: string, holds: (view: BostonView) => boolean = () => true) =>
  (view: BostonView): boolean =>
    view.turn.phase.startsWith(start) && holds(view);

const isBareAce = (one: Card, seen: Seen): boolean =>
  isAce(one) && !isIn(one, seen.trump) && lengthOf(one, seen) === 1;

/** Who could take a friend's card with which he would lead to the declarer as the last. */
function mayTakeFromFriend(seen: Seen): boolean {
  const best = winning(seen);
  return (
    best !== undefined &&
    isTrumps(seen) &&
    isOther(seen) &&
    isFriends(seen) &&
    isAce(best.card) &&
    placeOf(seen, seen.declarer, best.seat) === seen.order.length - 1 &&
    !isDeclarerLast(seen)
  );
}

const isClosed = ({open}: Seen): boolean => !open;
const againstMisere = both(isMisere, isOther, isClosed);

/** Cards that are led low to a declarer who has to find a smaller one. */
const inHisSuits = (seen: Seen): readonly Card[] => seen.hand.filter((one) => !isVoid(seen, suitOf(one)));

const cardReadings: Readings = {
  'advice.1': {
    sentence: 'A bare ace without support is not led against a game of tricks.',
    when: when(
      (seen) =>
        isTrumps(seen) && isOther(seen) && leads(seen) && seen.hand.some((one) => isBareAce(one, seen)),
    ),
    asks: card((one, seen) => !isBareAce(one, seen)),
  },
  'advice.2': {
    sentence:
      'The declarer sits last: a suit of few and low cards makes him spend trumps rather than win cheaply.',
    when: when(
      (seen) =>
        isTrumps(seen) &&
        isOther(seen) &&
        leads(seen) &&
        isDeclarerLast(seen) &&
        seen.hand.some((one) => isFewAndLow(one, seen)),
    ),
    asks: card(isFewAndLow),
  },
  'advice.3': {
    sentence:
      'Who cannot follow makes himself void: later he can get rid of cards that would save the declarer.',
    when: when(both(againstMisere, cannotFollow)),
    asks: card(
      (one, seen) =>
        isHighest(one, seen) && seen.hand.every((other) => lengthOf(other, seen) >= lengthOf(one, seen)),
    ),
  },
  'advice.4': {
    sentence:
      'The trick is left to the other: if this player led, the declarer would play last and see everything.',
    when: when(
      (seen) =>
        againstMisere(seen) && follows(seen) && hasPlayed(seen) && isFriends(seen) && isDeclarerLast(seen),
    ),
    asks: card((one, seen) => !wins(one, seen)),
  },
  'advice.4b': {
    sentence: 'Even a friend’s ace may be taken: his lead would put the declarer last, this one does not.',
    when: when(mayTakeFromFriend),
    asks: card(wins),
    silent: 'it may be done, by whoever plays last',
  },
  'advice.5': {
    sentence: 'The declarer plays next and has to duck: a small card makes him find a smaller one.',
    when: when((seen) => againstMisere(seen) && leads(seen) && isDeclarerNext(seen)),
    asks: card(
      (one, seen) => inHisSuits(seen).includes(one) && !inHisSuits(seen).some((other) => isAbove(one, other)),
    ),
  },
  'advice.6': {
    sentence: 'The suit that this side led first comes again: repetition uses up the declarer’s low cards.',
    when: when((seen) => {
      const first = ledFirst(seen);
      return againstMisere(seen) && leads(seen) && first !== undefined && !isVoid(seen, first);
    }),
    asks: card(
      (one, seen) =>
        isIn(one, ledFirst(seen)!) &&
        inSuit(seen.hand, ledFirst(seen)!).every((other) => !isAbove(one, other)),
    ),
  },
  'advice.8': {
    sentence: 'The declarer’s cards lie open: by a plan against them, this one makes him come over soonest.',
    when: when((seen) => isMisere(seen) && isOther(seen) && seen.open),
    asks: card(() => true),
    silent: 'which one it is, is left open',
  },
  'advice.12': {
    sentence: 'The trick is the declarer’s; whoever plays last must leave it to him.',
    when: when(leavesIt),
    asks: card((one, seen) => !wins(one, seen)),
  },
  'engine.cheapest': {
    sentence: 'The last to play wins as cheaply as he can.',
    when: when(takesIt),
    asks: card(isCheapest),
  },
};

/** The game that a bid or a hold undertakes. */
const undertaken = (move: BostonMove, {auction}: BostonView): Bid | null => {
  if (move.type === 'BID') return move.bid;
  return move.type === 'HOLD' ? (auction.high?.bid ?? null) : null;
};

const misere =
  (holds: (bid: Bid, view: BostonView) => boolean) =>
  (move: BostonMove, view: BostonView): boolean => {
    const bid = undertaken(move, view);
    return bid !== null && isMisereBid(bid) && holds(bid, view);
  };

/** Whether a hand of a misère cannot be lost: all thirteen cards, or without one that is laid aside. */
function cannotBeLost(bid: Bid, {hand, options}: BostonView): boolean {
  const out = packOf(options).cards.filter((one) => !hand.includes(one));
  const hands = bid.startsWith('petite') ? hand.map((one) => hand.filter((other) => other !== one)) : [hand];
  return hands.some((cards) => staysUnder(cards, out));
}

/** Whether long suits stand on two and three, once a card is laid aside. */
const standsOnTwos = (_: Bid, {hand}: BostonView): boolean =>
  hand.some((aside) => {
    const left = hand.filter((one) => one !== aside);
    return FRENCH_SUITS.every((suit) => {
      const cards = inSuit(left, suit).map(rankOf);
      return cards.length < 4 || (cards.includes('2') && cards.includes('3'));
    });
  });

const bids = inPhase('bidding.');
const always = (): boolean => true;
const isTrickGame = (move: BostonMove, view: BostonView): boolean => {
  const bid = undertaken(move, view);
  return bid !== null && !isMisereBid(bid);
};

const others = (game: BostonGame): Readings => ({
  'engine.pass': {
    sentence: 'Played out again and again, none of the games that are still open brought this hand anything.',
    when: bids,
    asks: ({type}) => type === 'PASS',
  },
  'engine.bid': {
    sentence: 'Of all games still open this one brought most, played out again and again.',
    when: bids,
    asks: isTrickGame,
  },
  'engine.misere': {
    sentence:
      'Of all games still open this misère brought most, and it was made at least four times in five.',
    when: bids,
    asks: misere(always),
  },
  'advice.10': {
    sentence:
      'One goes over another with no better suit than is needed, and names the suit only after all have passed.',
    when: inPhase('bidding.', ({auction}) => auction.high !== null),
    asks: (move, view) => {
      if (move.type !== 'BID' || !isTrickGame(move, view)) return false;
      const open = [...game.moves(view)].flatMap((one) =>
        'type' in one && one.type === 'BID' ? [one.bid] : [],
      );
      const [group] = move.bid.split('.');
      return open.find((bid) => bid.startsWith(`${group}.`)) === move.bid;
    },
  },
  'advice.11': {
    sentence:
      'A misère that cannot be lost is called forced at once: it is played alike, pays more, and is harder to overcall.',
    when: bids,
    asks: misere((bid, view) => bid.endsWith('-forcee') && cannotBeLost(bid, view)),
  },
  'advice.13': {
    sentence:
      'A card is laid aside, and the long suits left stand on twos and threes: such hands have been won with the cards open.',
    when: bids,
    asks: misere((bid, view) => bid.startsWith('petite') && standsOnTwos(bid, view)),
  },
  'advice.14': {
    sentence:
      'Every suit stands on its lowest cards and the gaps are covered: this hand cannot be lost, so it may lie open.',
    when: bids,
    asks: misere((bid, view) => bid.includes('ouverte') && cannotBeLost(bid, view)),
  },
  'engine.trump': {
    sentence: 'In this suit the game brought most, played out again and again.',
    when: inPhase('declaring.trump'),
    asks: ({type}) => type === 'NAME_TRUMP',
  },
  'engine.aside': {
    sentence: 'Without this card what is left stays under most surely.',
    when: inPhase('declaring.aside'),
    asks: ({type}) => type === 'LAY_ASIDE',
  },
  'engine.claim': {
    sentence: 'What is left can no longer go wrong.',
    when: inPhase('playing.trick'),
    asks: ({type}) => type === 'CLAIM',
  },
});

/** Sentences that only one of the games has. */
const helping: Readings = {
  'engine.help': {
    sentence: 'With this help more is won than without it.',
    when: inPhase('asking.'),
    asks: ({type}) => type === 'WHIST' || type === 'ACCEPT',
  },
  'engine.noHelp': {
    sentence: 'Here the help would cost more than it brings.',
    when: inPhase('asking.'),
    asks: ({type}) => type === 'DECLINE' || type === 'REJECT',
  },
};
const naming: Readings = {
  'tri-boston.advice.5': {
    sentence:
      'Whoever plays after the declarer is to lead: then the declarer plays last and sees everything.',
    when: inPhase('declaring.leader'),
    asks: (move, view) => move.type === 'NAME_LEADER' && move.leader === (view.seat + 1) % playersAt(view),
  },
};

/** What the suite of maxims needs to know of a game of the tariff card. */
export function testedMaximsOf(
  game: BostonGame,
  agreements: readonly Agreed[],
  made: NonNullable<TestedMaxims['made']>,
  isWhist: boolean,
): TestedMaxims<BostonView, BostonMove, Agreed> {
  const own = isWhist ? helping : naming;
  return {
    agreements,
    books: [
      {
        maxims: [...cardMaxims, ...HABITS],
        judged: (view, moves) => {
          if (view.turn.phase !== 'playing.trick') return null;
          const open = (moves as readonly BostonMove[]).flatMap((move) =>
            move.type === 'PLAY' ? [move.card] : [],
          );
          return {facts: cardFactsOf(view, view.tricks), open: open.length ? usualFirst(view, open) : open};
        },
        moveOf: playOf,
      },
    ],
    readings: {
      ...others(game),
      ...cardReadings,
      ...usualReadings<BostonView, BostonMove>({when, card}),
      ...own,
    },
    made,
    elsewhere: Object.keys(isWhist ? naming : helping),
    habits: ['engine.eager', 'engine.figures'],
  };
}
