import {bars} from '@quinola/opponents';
import {
  book,
  follows,
  highest,
  leading,
  lowestHeld,
  partnerSure,
  suits,
  sureTricks,
  type CardMaxim,
} from '../advice.js';
import {master, P, R} from '../facts.js';
import {trumpLeads} from './trumps.js';

const m = book('wist.');

/**
 * Gra Wista where the Viennese guide says nothing and borrows from it: which trump to lead, the two certain tricks at
 * five all, what partner discarded, unblocking.
 */
export const borrowedByVienna: readonly CardMaxim[] = [
  ...trumpLeads,
  // Five tricks each: take the deciding ones.
  m(
    'ogolne.5',
    2,
    (f) => leading(f) && f.tUs === 5 && f.tThem === 5 && sureTricks(f, f.hand).length > 1,
    (f, open) => sureTricks(f, open),
  ),
  // Not a suit that partner has discarded.
  m(
    'zalezy.odrzut',
    7,
    leading,
    (f, open) => suits(f, open, (suit, held) => f.thrown[P]!.includes(suit) && !master(f, held[0]! + suit)),
    bars,
  ),
  m(
    'obfita.odblok',
    7,
    (f) =>
      f.pos > 2 &&
      follows(f) &&
      f.led !== f.T &&
      f.long[P]!.includes(f.led) &&
      f.hold[f.led]!.length < 3 &&
      partnerSure(f),
    (_, open) => highest(open),
  ),
  m(
    'swiecona.dama-walet',
    6,
    (f) =>
      f.pos === 2 &&
      f.led === f.T &&
      f.turn?.by === R &&
      f.turn.card[0] === 'Q' &&
      f.trick[0]!.card[0] === 'J' &&
      /^[AK]T./.test(f.hold[f.led]!),
    lowestHeld,
  ),
];
