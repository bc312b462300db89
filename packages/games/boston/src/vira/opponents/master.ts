import {
  bookAndSearch,
  cardTrial,
  cardWeighing,
  HANDS,
  SUIT_SLOTS,
  type Pace,
  type Weighing,
} from '@quinola/opponents';
import type {Random} from '@quinola/cards';
import {quickCard} from '../../kit/opponents/policy.js';
import {isOver, playCard} from '../../kit/opponents/table.js';
import {inTurn, type ViraMove, type ViraView} from '../rules/index.js';
import {byBook, type ViraBrain, type ViraQuestion} from './brain.js';
import {tableOf} from './deal.js';
import {holdingsOf, imaginerFor, MASKS} from './imagine.js';
import {moneyFor, noteHonours} from './money.js';

/** Draws hands that agree with what was seen onto a table, whose players are numbered from the forehand. */
function imaginedDeals(view: ViraView): (random: Random, t: Int32Array) => void {
  const {deal} = imaginerFor(view);
  const order = inTurn(view);
  const holdings = new Int32Array(holdingsOf(view));
  return (random, t) => {
    deal(random, holdings);
    order.forEach((seat, at) => {
      for (let suit = 0; suit < SUIT_SLOTS; suit++)
        t[HANDS + at * SUIT_SLOTS + suit] = holdings[seat * SUIT_SLOTS + suit]!;
    });
    noteHonours(view, t);
  };
}

/** What the master compares: cards; before the play it bids and exchanges as the book does, after a closer look. */
function weigh(question: ViraQuestion): Weighing<ViraMove> | null {
  const {view} = question;
  if (view.turn.phase !== 'playing.trick' || view.toPlay !== view.seat) return null;
  return cardWeighing<ViraView, ViraMove>(question, {
    masks: MASKS,
    byBook,
    tableOf,
    trial: (seen, start, groups) =>
      cardTrial(start, groups, {
        deal: imaginedDeals(seen),
        play: playCard,
        policy: quickCard,
        until: isOver,
        money: moneyFor(seen),
      }),
  });
}

/**
 * The opponents of Vira. They play by the book; the master plays another card where play-outs show that it gains more. Out of turn a
 * declarer is asked whether he lies down, which he does not.
 */
export function viraBrain(pace: Pace = {}): ViraBrain {
  const onTurn = bookAndSearch({game: 'wira', byBook, weigh}, pace);
  const isDue = ({view}: ViraQuestion): boolean => view.turn.must === view.player;
  return {
    game: onTurn.game,
    choose: (question) => (isDue(question) ? onTurn.choose(question) : {move: null}),
    start: (question) => (isDue(question) ? onTurn.start!(question) : null),
  };
}
