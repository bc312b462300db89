import {PAGAT, SKY, XXI} from '../../../kit/rules/index.js';
import {lowest} from '../../../kit/opponents/choosing.js';
import {bars, common} from '@quinola/opponents';
import {engine, falls, friendHas, high, holds, m, winners, type CardMaxim} from './advice.js';
import type {Facts} from './facts.js';

const pagatLies = ({trick}: Facts): boolean => trick.some(({card}) => card === PAGAT);

/** On using XXI, Sky and Pagat (7493-7544). */
export const chiefCards: readonly CardMaxim[] = [
  m(
    'karty.sky.dama',
    2,
    (f) => falls(f, 'Q'),
    () => [SKY],
  ),
  m(
    'karty.sky.iezdziec',
    2,
    (f) => falls(f, 'N'),
    () => [SKY],
  ),
  m(
    'karty.sky.walet',
    2,
    (f) => falls(f, 'J'),
    () => [SKY],
  ),
  m(
    'karty.xxi.na-xx',
    3,
    (f) => f.best?.card === 'T20' && !friendHas(f) && f.hand.includes(XXI) && high(f) > 2,
    () => [XXI],
  ),
  m(
    'karty.pagat.uwaga',
    2,
    (f, open) => pagatLies(f) && !friendHas(f) && winners(f, open).length > 0,
    (f, open) => lowest(winners(f, open)),
  ),
  m(
    'karty.pagat.dom',
    3,
    (f, open) => !f.leading && winners(f, open).includes(PAGAT) && holds(f, PAGAT),
    () => [PAGAT],
  ),
  m(
    'karty.xxi.trzymac',
    3,
    (f) =>
      f.led === 'T' &&
      f.hand.includes(XXI) &&
      f.taroks.some((card) => card !== XXI && card !== SKY) &&
      high(f) === 1 &&
      !pagatLies(f),
    () => [XXI],
    bars,
  ),
  // Where it is agreed that Sky may not stay in the hand to the end.
  engine(
    'sky',
    1,
    (f) => f.hand.includes(SKY) && f.trickNo === f.lastSky && f.hand.length > 1,
    () => [SKY],
    common,
  ),
  // Sky protects only once per deal, so it is not played before it must be.
  m(
    'karty.sky.raz',
    9,
    (f) => f.hand.includes(SKY) && f.trickNo < f.lastSky,
    () => [SKY],
    bars,
  ),
];
