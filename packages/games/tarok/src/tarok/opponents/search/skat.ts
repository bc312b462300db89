import type {Card} from '@quinola/cards';
import {putHands, type Trial} from '@quinola/opponents';
import {netOf} from '@quinola/play';
import {PAGAT} from '../../../kit/rules/index.js';
import {TAROK} from '../../../kit/opponents/masks/cards.js';
import {ANNOUNCED, DEALER, emptyTable} from '../../../kit/opponents/masks/table.js';
import {addToPile, playOut, putHand} from '../../../kit/opponents/masks/trial.js';
import {announceable} from '../../rules/announcing.js';
import {pieceScore} from '../../rules/deux.js';
import {dealerOf, HOLDINGS} from '../imagine/dealer.js';
import {LAST_SAFE_FOR_SKY} from '../../rules/pieces.js';
import {honoursPayments} from '../../rules/payments.js';
import type {Announcement, TarokOptions, TarokView} from '../../rules/types.js';
import {moneyOf} from './money.js';
import {taroksSaid} from './trial.js';

/** Compares ways to lay away three cards: what can still be announced, and what the deal earns when played out. */
export function skatTrial(view: TarokView, skats: readonly (readonly Card[])[]): Trial {
  const {options, seat, hand, seats} = view;
  const {players} = options;
  const {deal} = dealerOf(view);
  const start = emptyTable(players, (seat + 1) % players, -1, options.skyLed === 'free', LAST_SAFE_FOR_SKY);
  start[DEALER] = view.dealer;
  const rest = skats.map((cards) => hand.filter((card) => !cards.includes(card)));
  const own = rest.map((held) => announcedBy(held, options));
  const dealt = start.slice(),
    t = start.slice(),
    holdings = new Int32Array(HOLDINGS);
  return {
    choices: skats.length,
    weigh(random, worth, open) {
      deal(random, holdings);
      const said = seats.map((_, index) =>
        index === seat ? null : announcedBy(TAROK.cardsAt(holdings, index), options),
      );
      dealt.set(start);
      putHands(dealt, holdings);
      said.forEach((other, index) => {
        dealt[ANNOUNCED + index] = taroksSaid(other);
      });
      skats.forEach((cards, choice) => {
        if (!open[choice]) return;
        t.set(dealt);
        putHand(t, seat, rest[choice]!);
        t[ANNOUNCED + seat] = taroksSaid(own[choice]);
        addToPile(t, seat, cards);
        playOut(t);
        const announced = said.map((other) => other ?? own[choice]!);
        const scores = [...view.scores];
        announced.forEach(({total}, index) => {
          scores[seats[index]!]! += total;
        });
        // A finished table does not show whether the Pagat is in the Skat if it could also be out of play.
        if (players === 2 && cards.includes(PAGAT))
          scores[seats[seat]!]! += pieceScore({event: 'pagat-in-skat', seat, to: seat}, options).points;
        const honours =
          players === 3 ? netOf(honoursPayments(announced.map(({total}) => total)), 3)[seat]! : 0;
        worth[choice] = honours + moneyOf({...view, announced, scores}, t, seat);
      });
    },
  };
}

/** Everything a hand can announce. */
function announcedBy(hand: readonly Card[], options: TarokOptions): Announcement {
  const items = announceable(hand, options).map(({item}) => item);
  return {items, total: items.reduce((sum, {points}) => sum + points, 0)};
}
