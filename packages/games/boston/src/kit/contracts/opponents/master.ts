import {
  bookAndSearch,
  cardTrial,
  cardWeighing,
  HANDS,
  LAID,
  LEADER,
  pooled,
  putHands,
  SEATS,
  SUIT_SLOTS,
  TRICKS,
  WON,
  type Pace,
  type Weighing,
} from '@quinola/opponents';
import type {Random} from '@quinola/cards';
import type {BostonMove, BostonView} from '../rules/index.js';
import {byBook, type BostonBrain, type BostonQuestion} from './brain.js';
import {holdingsOf, imaginerFor} from './imagine.js';
import {likelihoodOfBids} from './likely-bids.js';
import {moneyFor, noteHonours} from './money.js';
import {canBeBeaten} from '../../opponents/misere-solver.js';
import {quickCard} from '../../opponents/policy.js';
import {AVOIDS, DECLARER, isOver, playCard, SIZE} from '../../opponents/table.js';
import {masksOf, tableOf} from './deal.js';

/** How many new deals join the pool before each draw, and how many the pool holds at most. */
const NEW_PER_DRAW = 4,
  POOL_SIZE = 400;

/** Draws hands for a deal in play onto a table; those with which the bids are more likely are drawn more often. */
function likelyDeals(view: BostonView): (random: Random, t: Int32Array) => void {
  const size = holdingsOf(view);
  const draw = pooled(imaginerFor(view).deal, {
    more: NEW_PER_DRAW,
    most: POOL_SIZE,
    size,
    likelihood: likelihoodOfBids(view),
  });
  const holdings = new Int32Array(size);
  return (random, t) => {
    draw(random, holdings);
    putHands(t, holdings);
    noteHonours(view, t);
  };
}

/** From so few tricks on a misère is not played out, but searched to its end, in so many positions at most. */
const EXACT_TRICKS = 5,
  POSITIONS = 120;

const isNearlyOver = (t: Int32Array): boolean =>
  isOver(t) || (t[AVOIDS]! > 0 && !t[LAID] && t[SIZE]! - t[TRICKS]! <= EXACT_TRICKS);

/** What a table is worth at the end; that of a misère is found by search, if it is not too long. */
function moneyOf(view: BostonView): (t: Int32Array) => number {
  const money = moneyFor(view);
  return (t) => {
    const declarer = t[DECLARER]!;
    if (!isOver(t)) {
      const caught = canBeBeaten(
        t.subarray(HANDS, HANDS + t[SEATS]! * SUIT_SLOTS),
        t[SEATS]!,
        declarer,
        t[LEADER]!,
        POSITIONS,
      );
      if (caught === null) while (!isOver(t)) playCard(t, quickCard(t));
      else t[WON + declarer] = Number(caught);
    }
    return money(t);
  };
}

/** What the master compares: cards; before the play it bids as the book does, after a closer look. */
function weigh(question: BostonQuestion): Weighing<BostonMove> | null {
  const {view} = question;
  if (view.turn.phase !== 'playing.trick') return null;
  if (byBook({...question, level: 'teacher'}).move.type !== 'PLAY') return null;
  return cardWeighing<BostonView, BostonMove>(question, {
    masks: masksOf(view.options),
    byBook,
    tableOf,
    trial: (seen, start, groups) =>
      cardTrial(start, groups, {
        deal: likelyDeals(seen),
        play: playCard,
        policy: quickCard,
        until: isNearlyOver,
        money: moneyOf(seen),
      }),
  });
}

/** The opponents of Boston and Boston-Whist. They play by the book; the master plays another card where play-outs show that it gains more. */
export function contractsBrain(game: string, pace: Pace = {}): BostonBrain {
  return bookAndSearch({game, byBook, weigh}, pace);
}
