import type {Card} from '@quinola/cards';
import {book, finesse, follows, free, lowest, ofSuit} from '../advice.js';
import {partnerWins, wins, type Facts} from '../facts.js';
import {has, height} from '../holding.js';

const m = book('wist.');

const mine = ({hold, led}: Facts): string => hold[led] ?? '';

/** Second hand, following a small card from the right-hand opponent, holding one high card plus small ones, no figure. */
const beside = (f: Facts, rank: string): boolean =>
  f.pos === 2 &&
  follows(f) &&
  mine(f)[0] === rank &&
  mine(f).length > 1 &&
  height(mine(f)[1]!) < Math.min(height(rank) - 1, 11) &&
  height(f.trick[0]!.card) < 10;

/** The lowest that is not the high card. */
const below = (f: Facts, open: readonly Card[]): readonly Card[] =>
  lowest(open.filter(([rank]) => rank !== mine(f)[0]));

/** Gra Wista, second and third hand, strong suits, helping the partner. */
export const following = [
  m(
    'szczegolne.bogaty',
    7,
    (f) =>
      f.pos === 2 &&
      free(f) &&
      f.led !== f.T &&
      f.richT &&
      [...f.rest[f.led]!].some((rank) => height(rank) > height(f.best!.card)),
    (f, open) => open.filter((card) => card[1] !== f.T),
  ),
  m(
    'druga.akd',
    8,
    (f) => f.pos === 2 && follows(f) && has(mine(f), 'AKQ') && f.led !== f.T,
    (f, open) => ofSuit(open, f.led).filter((card) => card[0] === 'A'),
  ),
  m('druga.krol', 8, (f) => beside(f, 'K'), below),
  m('druga.dama', 8, (f) => beside(f, 'Q'), below),
  m('druga.walet', 8, (f) => beside(f, 'J') || beside(f, 'T'), below),
  m(
    'wyrazy.impas',
    8,
    (f) => f.pos === 3 && follows(f) && !partnerWins(f) && mine(f)[1] !== undefined,
    (f, open) => {
      // I hold the best and third best of the suit; the second best is out.
      const [best, next] = mine(f);
      const [missing, lower] = f.rest[f.led]!;
      const tenace =
        missing !== undefined &&
        height(best!) > height(missing) &&
        height(missing) > height(next!) &&
        (!lower || height(lower) < height(next!));
      return tenace && wins(f, next! + f.led) ? open.filter((card) => card[0] === next) : [];
    },
    finesse,
  ),
];
