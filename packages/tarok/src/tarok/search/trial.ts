import type {Random} from '@quinola/cards';
import {addToPile, foldOnto, putHand, type Imagined} from '../../pack/masks/trial.js';
import {emptyTable} from '../../pack/masks/table.js';
import {imaginerOf} from '../rules/imagine.js';
import {LAST_SAFE_FOR_SKY} from '../rules/pieces.js';
import type {TarokView} from '../rules/types.js';
import {moneyOf} from './money.js';

/** A deal as a view shows it, on integers. */
export function tableOf(view: TarokView): Int32Array {
  const {options, tricks, leader} = view;
  const t = emptyTable(options.players, tricks[0]?.leader ?? leader, -1, options.skyLed === 'free', LAST_SAFE_FOR_SKY);
  return foldOnto(t, view);
}

/** The deals that agree with a view while it is being played, see {@linkcode Imagined}. */
export function imaginedBy(view: TarokView): Imagined {
  const draw = imaginerOf(view);
  return {
    deal(random: Random, t: Int32Array) {
      const {hands, skat} = draw(random);
      hands.forEach((hand, seat) => putHand(t, seat, hand));
      addToPile(t, view.dealer, skat);
    },
    money: (t) => moneyOf(view, t, view.seat),
  };
}
