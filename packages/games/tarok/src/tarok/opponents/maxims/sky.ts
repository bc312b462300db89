import {SKY, valueOf} from '../../../kit/rules/index.js';
import {bars, common} from '@quinola/opponents';
import {bare, m, winners, type CardMaxim} from './advice.js';

/** Sky: used once per deal, for a dear card, and in time. */
export const skyMaxims: readonly CardMaxim[] = [
  m(
    '.3.d',
    1,
    ({sky, trickNo}) => sky && trickNo === 22,
    () => [SKY],
    common,
  ),
  m(
    '.reguly.6',
    2,
    (f) => f.sky && !f.leading && f.trickNo <= 22 && bare(f),
    () => [SKY],
  ),
  m(
    '.3.c',
    2,
    (f, open) =>
      f.sky &&
      !f.leading &&
      f.trickNo <= 22 &&
      !winners(f, open).length &&
      open.every((card) => card === SKY || valueOf(card) >= 3),
    () => [SKY],
  ),
  // Sky is saved for a costly card as long as there is time.
  m(
    '.3.c.wait',
    9,
    ({sky, trickNo}) => sky && trickNo < 21,
    () => [SKY],
    bars,
  ),
];
