import {isFigure, isKing, isMaster, mayHold, suit, unseenOf, valueOf} from '../../../kit/rules/index.js';
import {ofSuit} from '../../../kit/opponents/choosing.js';
import {bars} from '@quinola/opponents';
import {headless, holds, m, others, taroks, winners, type CardMaxim} from './advice.js';
import {kingsIn, ofLongest, whip, type Facts} from './facts.js';

/** Nothing more can be won or lost by the Pagat, unless it is mine. */
const afterPagat = ({pagatOut, pagat}: Facts): boolean => !pagatOut && !pagat;

/** The suits that must not be continued: one opponent is void in them, and the other has the king (16.d). */
const unsafeSuits = (f: Facts): readonly string[] =>
  f.kingsOut.filter((suit) => {
    const holders = others(f).filter((seat) => mayHold(f.memory, seat, suit));
    return (
      holders.length === 1 && others(f).some((seat) => !mayHold(f.memory, seat, suit) && f.guessed[seat]! > 0)
    );
  });

/** Whether players who may be keeping a king for the last trick have taroks. */
const kingKeepersHaveTaroks = (f: Facts): boolean =>
  others(f).some((seat) => mayHold(f.memory, seat, f.kingKept) && f.guessed[seat]! > 0);

/** Second part: kings are drawn out or forced to fall; third part: tricks and figures (16., 17., hint 11). */
export const kingPhase: readonly CardMaxim[] = [
  m(
    '.reguly.11',
    5,
    (f) => f.leading && headless(f).length > 0,
    (f, open) => {
      const figures = open.filter((card) => isFigure(card) && headless(f).includes(suit(card)));
      return [...figures].sort((a, b) => valueOf(a) - valueOf(b)).slice(0, 1);
    },
  ),
  m(
    '.16.d',
    6,
    (f) => f.players === 3 && f.leading && unsafeSuits(f).length > 0,
    (f, open) => open.filter((card) => unsafeSuits(f).includes(suit(card))),
    bars,
  ),
  m(
    '.16.a.1',
    6,
    (f) =>
      f.leading &&
      afterPagat(f) &&
      f.kingKept !== '' &&
      kingKeepersHaveTaroks(f) &&
      f.taroks.length > unseenOf(f.memory, 'T'),
    taroks,
  ),
  m(
    '.16.a.2',
    6,
    (f) => f.leading && f.kingKept !== '' && !kingKeepersHaveTaroks(f),
    (f, open) => ofSuit(open, f.kingKept),
    {allows: (f, open) => open.filter((card) => f.kingsOut.includes(suit(card)))},
  ),
  m(
    '.16.b',
    7,
    (f) => f.leading && f.kingsOut.length > 0 && kingsIn(f).length > 0 && f.trickNo < 20,
    (_, open) => open.filter(isKing),
    bars,
  ),
  m(
    '.16',
    7,
    (f) => f.leading && afterPagat(f) && f.kingsOut.length > 0,
    (f, open) => open.filter((card) => f.kingsOut.includes(suit(card)) && !isFigure(card)),
  ),
  m(
    '.17',
    7,
    (f, open) => f.leading && f.pagatDone && !f.kingsOut.length && open.some((card) => sure(f, card)),
    (f, open) => open.filter((card) => sure(f, card)),
    // That another is trumped is only to be feared.
    {allows: (f, open) => open.filter((card) => isMaster(f.memory, card))},
  ),
  m(
    '.17.take',
    7,
    (f, open) => !f.leading && f.pagatDone && !f.kingsOut.length && f.last && winners(f, open).length > 0,
    winners,
  ),
  m(
    '.16.c',
    8,
    (f) => f.leading,
    (f, open) => ofSuit(open, whip(f)),
    {allows: ofLongest},
  ),
];

/** Whether a lead would win, as far as is known. */
function sure(f: Facts, card: string): boolean {
  return isMaster(f.memory, card) && holds(f, card);
}
