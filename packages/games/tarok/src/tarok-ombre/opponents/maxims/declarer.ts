import type {Card} from '@quinola/cards';
import {isFigure, isLadon, isMaster, mayHold, PAGAT, suit, unseenOf} from '../../../kit/rules/index.js';
import {foes, holds, m, opposes, taroks, type CardMaxim} from './advice.js';
import {held, type Facts} from './facts.js';

const leads = (f: Facts): boolean => !opposes(f) && f.leading;

/** Suits in which an opponent must play a tarok. */
const ruffedSuits = (f: Facts): readonly string[] =>
  ['S', 'H', 'D', 'C'].filter(
    (named) =>
      held(f, named).length > 0 &&
      foes(f).some((seat) => !mayHold(f.memory, seat, named) && mayHold(f.memory, seat, 'T')),
  );

/** Cards that win whatever the opponents hold. */
const sure = (f: Facts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => isMaster(f.memory, card) && holds(f, card));

/** Winning figures that nobody should be able to take with a tarok yet. */
const ripe = (f: Facts, open: readonly Card[]): readonly Card[] => sure(f, open).filter(isFigure);

/** The declarer's play (A.17, A.18, A.31, Tout). */
export const declarers: readonly CardMaxim[] = [
  m('tout.1', 4, (f, open) => leads(f) && f.allTricks && f.trickNo >= 8 && sure(f, open).length > 0, sure),
  m(
    'A.18.figury',
    6,
    (f) => leads(f) && f.hand.filter(isFigure).length >= 5 && unseenOf(f.memory, 'T') > 0,
    (f, open) => {
      const own = taroks(f, open).filter((card) => card !== PAGAT);
      const masters = own.filter((card) => isMaster(f.memory, card));
      return masters.length ? masters : own;
    },
  ),
  m(
    'A.31.figury',
    6,
    (f, open) =>
      f.leading && foes(f).some((seat) => mayHold(f.memory, seat, 'T')) && ripe(f, open).length > 0,
    ripe,
    // That another is trumped is only to be feared.
    {allows: (f, open) => open.filter((card) => isFigure(card) && isMaster(f.memory, card))},
  ),
  m(
    'A.18.taroki',
    7,
    (f) => leads(f) && ruffedSuits(f).length > 0,
    (f, open) => open.filter((card) => isLadon(card) && ruffedSuits(f).includes(suit(card))),
  ),
];
