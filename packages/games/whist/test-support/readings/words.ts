import {suitOf, type Card, type Suit} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {allRestCertain} from '../../src/whist/rules/certain.js';
import {callableCards} from '../../src/whist/rules/etiquette/bonds.js';
import type {WhistMove, WhistPhase, WhistView} from '../../src/whist/rules/index.js';
import {ownHonours, refuseCall} from '../../src/whist/rules/may-call.js';
import {
  card,
  height,
  inSuit,
  isFree,
  isLowest,
  isPartners,
  isTrump,
  isVoid,
  following,
  leading,
  sightOf,
  winners,
} from './sight.js';
import {fearsSlam} from './signs.js';

// What the sentences on honours, on faults at strict tables and on beginners say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<WhistView, WhistMove>>>;

const asked =
  (phase: WhistPhase, holds: (view: WhistView) => boolean = () => true) =>
  (view: WhistView): boolean =>
    view.turn.phase === phase && holds(view);
const makes =
  (type: WhistMove['type']) =>
  (move: WhistMove): boolean =>
    move.type === type;

/** Whether he may ask his partner for honours; and the opponents' score then. */
const mayAsk =
  (holds: (them: number, view: WhistView) => boolean) =>
  (view: WhistView): boolean =>
    refuseCall(view, 'CALL') === null && holds(view.score[1 - (view.seat % 2)]!, view);
const isFeared = (view: WhistView): boolean => {
  const sight = sightOf(view);
  return sight !== null && fearsSlam(sight);
};
/** Whether an ace, or two kings that are not alone, is all that the hand has. */
const isPoor = ({hand}: WhistView): boolean =>
  hand.reduce(
    (sum, [rank, suit]) => sum + (rank === 'A' ? 2 : rank === 'K' && inSuit(hand, suit!).length > 1 ? 1 : 0),
    0,
  ) < 3;
const hasTops = ({hand}: WhistView, least: number): boolean =>
  hand.filter(([rank]) => 'AK'.includes(rank!)).length >= least;

/** Honours called, shown, announced. */
export const honoursRead: Read = {
  '7': {
    sentence: 'Three honours or four that are shown win the game without asking.',
    when: (view) => refuseCall(view, 'SHOW') === null && ownHonours(view).length > 2,
    asks: makes('SHOW'),
  },
  '17.XV.1a': {
    sentence: 'Tricks count before honours and might take the opponents out: call.',
    when: mayAsk((them) => them > 7),
    asks: makes('CALL'),
  },
  '17.XV.1b': {
    sentence: 'Call before a few tricks make the opponents’ loss cheaper.',
    when: mayAsk((them) => [0, 3, 4].includes(them)),
    asks: makes('CALL'),
  },
  '17.XV.1c': {
    sentence: 'There is little to fear: stay silent and keep the cards dark.',
    when: mayAsk((them) => [1, 2, 5, 6, 7].includes(them)),
    asks: (move) => move.type !== 'CALL',
  },
  '17.XV.1c.exc': {
    sentence: 'A slam is to be feared: call, and cut the deal short.',
    when: mayAsk((_, view) => isFeared(view) || isPoor(view)),
    asks: makes('CALL'),
    silent: 'how poor the hand has to be is left open',
  },
  '17.XV.1-slam': {
    sentence: 'A slam is in sight: do not end the deal by a call.',
    when: mayAsk((_, view) => hasTops(view, 4)),
    asks: (move) => move.type !== 'CALL',
    silent: 'how good the hand has to be is left open',
  },
  '20.V': {
    sentence: 'Honours that are not announced do not count.',
    when: asked('settlingDeal.penalties', ({fault}) => fault?.kind === 'honours'),
    asks: makes('HONOURS'),
  },
};

const exposedFigure = ({fault, seat}: WhistView): boolean => {
  const accident = fault?.accident;
  return (
    accident?.card !== undefined && 'AKQJ'.includes(accident.card[0]!) && (accident.seat! - seat) % 2 === 0
  );
};
/** Whether a card of the hand could beat one that lies open. */
const beatsSomething = ({hand, exposed, trump}: WhistView): boolean =>
  hand.some((own) =>
    exposed.some(
      ({card: open}) =>
        (suitOf(own) === suitOf(open) && height(own) > height(open)) ||
        (suitOf(own) === trump && suitOf(open) !== trump && !inSuit(hand, suitOf(open)).length),
    ),
  );
const decidesOnDeal =
  (holds: (view: WhistView) => boolean) =>
  (view: WhistView): boolean =>
    (view.turn.phase === 'dealing.irregular' || view.turn.phase === 'dealing.turnUp') && holds(view);
const aces = (hand: readonly Card[]): number => hand.filter(([rank]) => rank === 'A').length;
const suitLengths = ({hand}: WhistView): readonly number[] =>
  [...'SHDC'].map((suit) => inSuit(hand, suit).length);
const topsOf = ({hand}: WhistView, suit: Suit): number =>
  inSuit(hand, suit).filter(([rank]) => 'AKQ'.includes(rank!)).length;
/** Tricks in which a seat did not follow, though it had a card of the suit. */
const isProven = ({tricks, trick}: WhistView, seat: number, at: number): boolean => {
  const cards = tricks[at - 1]?.cards;
  const suit = cards && suitOf(cards[0]!.card);
  return (
    cards?.some((laid) => laid.seat === seat && suitOf(laid.card) !== suit) === true &&
    [...tricks.slice(at).flatMap((later) => later.cards), ...trick].some(
      (laid) => laid.seat === seat && suitOf(laid.card) === suit,
    )
  );
};

/** Faults, mostly at strict tables. */
export const faultsRead: Read = {
  '19': {
    sentence: 'The three points are taken where they tell most.',
    when: asked('settlingDeal.penalties', ({fault}) => fault?.kind === 'revoke'),
    asks: makes('APPLY_PENALTY'),
  },
  'engine.trump': {
    sentence: 'The longest suit as trumps; of equals the stronger.',
    when: asked('dealing.eldestNamesTrump'),
    asks: (move, view) =>
      move.type === 'NAME_TRUMP' &&
      inSuit(view.hand, move.suit).length === Math.max(...suitLengths(view)) &&
      [...'SHDC'].every(
        (suit) =>
          inSuit(view.hand, suit).length < inSuit(view.hand, move.suit).length ||
          aces(inSuit(view.hand, suit)) <= topsOf(view, move.suit),
      ),
  },
  'engine.rest': {
    sentence: 'Every trick that is left is certain.',
    when: leading(({view}) => allRestCertain(view)),
    asks: makes('LAY_DOWN'),
  },
  'engine.seen': {
    sentence: 'A figure of this side has been seen: better to have a new deal.',
    when: decidesOnDeal(exposedFigure),
    asks: makes('REDEAL'),
  },
  'engine.unseen': {
    sentence: 'Nothing that matters to this side has been seen: the deal may stand.',
    when: decidesOnDeal((view) => !exposedFigure(view)),
    asks: makes('ACCEPT_DEAL'),
  },
  'engine.grant': {
    sentence: 'No card of this hand beats what lies open: the rest is lost in any case.',
    when: asked('playing.claim', (view) => !beatsSomething(view)),
    asks: makes('WAIVE'),
  },
  'engine.contest': {
    sentence: 'A card of this hand may still take a trick: play on.',
    when: asked('playing.claim', beatsSomething),
    asks: makes('STAND'),
  },
  'engine.stand': {
    sentence: 'A strong hand: let the deal stand.',
    when: asked('playing.callFault', (view) => hasTops(view, 2)),
    asks: makes('STAND'),
  },
  'engine.void': {
    sentence: 'A weak hand: void the deal.',
    when: asked('playing.callFault', ({hand}) => aces(hand) < 3),
    asks: makes('VOID_DEAL'),
  },
  'engine.call': {
    sentence: 'The highest open figure is asked for, so that it falls for nothing.',
    when: asked('playing.etiquette', (view) => callableCards(view).some(([rank]) => 'AKQJ'.includes(rank!))),
    asks: (move, view) =>
      move.type === 'CALL_CARD' && callableCards(view).every((other) => height(other) <= height(move.card)),
  },
  'engine.waive': {
    sentence: 'No open card is worth asking for.',
    when: asked('playing.etiquette', (view) => !callableCards(view).some(([rank]) => 'AKQJ'.includes(rank!))),
    asks: makes('WAIVE'),
  },
  'engine.suit': {
    sentence: 'Ask for the suit in which this hand is strongest.',
    when: asked('playing.etiquette', ({fault}) => fault?.kind === 'led-out-of-turn'),
    asks: (move, view) =>
      move.type === 'NAME_SUIT' &&
      [...'SHDC'].every((suit) => aces(inSuit(view.hand, suit)) <= topsOf(view, move.suit)),
  },
  'engine.demand': {
    sentence: 'So that the offender’s card takes no trick.',
    when: asked(
      'playing.etiquette',
      ({fault}) => fault?.kind === 'revoke-noticed' || fault?.kind === 'played-before-turn',
    ),
    asks: (move) => move.type === 'DEMAND' && move.what !== 'highest',
  },
  'engine.revoke': {
    sentence: 'The tricks on the table prove the revoke.',
    when: ({tricks}) => tricks.length > 0,
    asks: (move, view) => move.type === 'CLAIM_REVOKE' && isProven(view, move.seat, move.trick),
  },
  'engine.unproven': {
    sentence: 'No revoke is seen.',
    when: asked('settlingDeal.penalties', ({fault}) => fault?.kind === 'revoke-unnoticed'),
    asks: makes('WAIVE'),
  },
};

const exposed = card((one, sight) => !isTrump(sight, one) && 'KQJ'.includes(one[0]!) && !isFree(sight, one));

/** What beginners do. */
export const habitsRead: Read = {
  'engine.figure': {
    sentence: 'A figure at once, in the hope that it wins.',
    when: leading((sight) =>
      sight.hand.some((one) => !isTrump(sight, one) && 'KQJ'.includes(one[0]!) && !isFree(sight, one)),
    ),
    asks: exposed,
  },
  'engine.early': {
    sentence: 'A trump as soon as it is allowed.',
    when: following(
      (sight) => isVoid(sight) && !isPartners(sight) && inSuit(winners(sight), sight.trump).length > 0,
    ),
    asks: card((one, sight) => isTrump(sight, one) && isLowest(one, inSuit(winners(sight), sight.trump))),
  },
};
