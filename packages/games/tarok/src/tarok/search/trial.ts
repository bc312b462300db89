import type {Random} from '@quinola/cards';
import {putHands} from '@quinola/opponents';
import {addToPile, foldOnto, type Imagined} from '../../pack/masks/trial.js';
import {TAROK} from '../../pack/masks/cards.js';
import {emptyTable} from '../../pack/masks/table.js';
import {dealerOf, HOLDINGS} from '../imagine/dealer.js';
import {LAST_SAFE_FOR_SKY} from '../rules/pieces.js';
import type {TarokView} from '../rules/types.js';
import {moneyOf} from './money.js';

/** A deal as a view shows it, on integers. */
export function tableOf(view: TarokView): Int32Array {
  const {options, tricks, leader} = view;
  const t = emptyTable(
    options.players,
    tricks[0]?.leader ?? leader,
    -1,
    options.skyLed === 'free',
    LAST_SAFE_FOR_SKY,
  );
  return foldOnto(t, view);
}

/** The deals that agree with a view while it is being played, see {@linkcode Imagined}. */
export function imaginedBy(view: TarokView): Imagined {
  const {
    dealer,
    options: {players},
  } = view;
  const draw = dealerOf(view),
    holdings = new Int32Array(HOLDINGS);
  return {
    deal(random: Random, t: Int32Array) {
      draw.deal(random, holdings);
      putHands(t, holdings);
      addToPile(t, dealer, view.skat ?? TAROK.cardsAt(holdings, players));
    },
    money: (t) => moneyOf(view, t, view.seat),
  };
}
