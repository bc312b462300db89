import type {Card, Random} from '@quinola/cards';
import {putHands} from '@quinola/opponents';
import {isCounting, valueOf} from '../../../kit/rules/index.js';
import {TAROK} from '../../../kit/opponents/masks/cards.js';
import type {Pile} from '../../../kit/opponents/masks/piles.js';
import {emptyTable} from '../../../kit/opponents/masks/table.js';
import {foldOnto, type Imagined} from '../../../kit/opponents/masks/trial.js';
import {HOLDINGS, imaginerFor, TALON} from '../imagine/known.js';
import type {TarokOmbreOptions, TarokOmbreView} from '../../rules/types.js';
import {likelyDeals} from './likelihood.js';
import {priceFor} from './money.js';

/** The last trick in which Sky is safe: the last of all, unless agreed otherwise. */
export function skySafe({skyLimit}: Pick<TarokOmbreOptions, 'skyLimit'>): number {
  return skyLimit === 'before-last-three' ? 22 : 26;
}

/** A deal as a view shows it, as integers. */
export function tableOf(view: TarokOmbreView): Int32Array {
  const {options, tricks, leader, declarer} = view;
  return foldOnto(
    emptyTable(3, tricks[0]?.leader ?? leader, declarer, options.skyLed === 'free', skySafe(options)),
    view,
  );
}

/** A pile of some cards. */
export function pileOf(cards: readonly Card[]): Pile {
  return {
    value: cards.reduce((sum, card) => sum + valueOf(card), 0),
    counting: cards.filter(isCounting).length,
    cards: cards.length,
  };
}

/** The deals that agree with a view during play, see {@linkcode Imagined}. It ignores how an exchange of three led to them. */
export function imaginedBy(view: TarokOmbreView): Imagined {
  const {options, declarer, contract, skatBy, seat} = view;
  const game = {options, declarer, contract: contract!, skatBy};
  const draw = likelyDeals(view, imaginerFor(view)),
    holdings = new Int32Array(HOLDINGS);
  let skat: Pile = pileOf([]);
  return {
    deal(random: Random, t: Int32Array) {
      draw(random, holdings);
      putHands(t, holdings);
      skat = pileOf(TAROK.cardsAt(holdings, TALON));
    },
    money: (t) => priceFor(game, {skat}, t) * (seat === declarer ? 2 : -1),
  };
}
