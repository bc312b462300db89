import type {Random} from '@quinola/cards';
import {putHands} from '@quinola/opponents';
import {addToPile, foldOnto, type Imagined} from '../../../kit/opponents/masks/trial.js';
import {TAROK} from '../../../kit/opponents/masks/cards.js';
import {ANNOUNCED, DEALER, emptyTable} from '../../../kit/opponents/masks/table.js';
import {dealerOf, HOLDINGS} from '../imagine/dealer.js';
import {LAST_SAFE_FOR_SKY} from '../../rules/pieces.js';
import {likelyDeals} from './likelihood.js';
import type {Announcement, TarokView} from '../../rules/types.js';
import {moneyOf} from './money.js';

/** How many taroks an announcement names; 0 = none announced. */
export const taroksSaid = (said: Announcement | null | undefined): number =>
  said?.items.find(({kind}) => kind === 'taroks')?.n ?? 0;

/** A table before the first lead, with the announcements made. */
function firstTable(view: TarokView): Int32Array {
  const {options, tricks, leader} = view;
  const t = emptyTable(
    options.players,
    tricks[0]?.leader ?? leader,
    -1,
    options.skyLed === 'free',
    LAST_SAFE_FOR_SKY,
  );
  view.announced.forEach((said, seat) => {
    t[ANNOUNCED + seat] = taroksSaid(said);
  });
  t[DEALER] = view.dealer;
  return t;
}

/** A deal as a view shows it, as integers. */
export function tableOf(view: TarokView): Int32Array {
  return foldOnto(firstTable(view), view);
}

/** The deals that agree with a view during play, see {@linkcode Imagined}. */
export function imaginedBy(view: TarokView): Imagined {
  const {
    dealer,
    options: {players},
  } = view;
  const draw = likelyDeals(view, firstTable(view), dealerOf(view)),
    holdings = new Int32Array(HOLDINGS);
  return {
    deal(random: Random, t: Int32Array) {
      draw(random, holdings);
      putHands(t, holdings);
      addToPile(t, dealer, view.skat ?? TAROK.cardsAt(holdings, players));
    },
    money: (t) => moneyOf(view, t, view.seat),
  };
}
