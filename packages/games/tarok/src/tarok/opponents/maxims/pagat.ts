import type {Card} from '@quinola/cards';
import {isMaster, isTarok, PAGAT, SKY, suit, unseenOf, valueOf} from '../../../kit/rules/index.js';
import {dearest, highest, lowest, ofSuit} from '../../../kit/opponents/choosing.js';
import {bars} from '@quinola/opponents';
import {holds, m, others, taroks, winners, type CardMaxim} from './advice.js';
import {cannotSavePagat, kingsIn, ofLongest, whip, type Facts} from './facts.js';

/** Without the Pagat, before anybody has announced taroks (rule 15b). */
const signals = ({players, leading, pagat, pagatOut, announcedTaroks, taroksLed}: Facts): boolean =>
  players === 3 && leading && !pagat && pagatOut && !taroksLed && Math.max(...announcedTaroks) < 10;

/** From so many taroks on the Pagat is hunted. */
const ENOUGH = 6;

/** Taroks that nothing beats. */
const masters = ({memory}: Facts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => isTarok(card) && isMaster(memory, card));

/** Whether they draw all the others, if two players share these. */
const draws = (f: Facts): boolean => 2 * masters(f, f.hand).length >= unseenOf(f.memory, 'T');

const most = ({announcedTaroks}: Facts): number => Math.max(...announcedTaroks);
const hunts = (f: Facts): boolean => f.leading && !f.pagat && f.pagatOut;

/** With seven or eight taroks there is hope of saving the Pagat (hint 10). */
const saves = (f: Facts): boolean => f.leading && f.pagat && f.saving && f.taroks.length <= 9;

/** Counting cards that would win if led. */
const home = (f: Facts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => valueOf(card) > 0 && card !== PAGAT && holds(f, card));

/** The suits in which the player with most taroks has shown a void. */
const rivalVoids = (f: Facts): readonly string[] => {
  const rivals = [...others(f)].sort((a, b) => f.guessed[b]! - f.guessed[a]!);
  const first = rivals[0]!;
  return f.guessed[first]! > 0 ? [...f.memory.voids[first]!].filter((suit) => suit !== 'T') : [];
};

/** The first part of the game: the Pagat is saved, or hunted (15., hints 8 to 10). */
export const pagatPhase: readonly CardMaxim[] = [
  // A player who can bring it home does.
  m(
    '.15.c',
    2,
    (f, open) =>
      f.pagat &&
      !f.leading &&
      winners(f, open).includes(PAGAT) &&
      holds(f, PAGAT) &&
      (f.trickNo === 25 || !f.saving || f.taroks.length <= 4),
    () => [PAGAT],
  ),
  m(
    '.reguly.9',
    3,
    (f) => f.led === 'T' && cannotSavePagat(f) && kingsIn(f).length >= 2 && !f.dealer,
    (_, open) => lowest(open.filter((card) => isTarok(card) && card !== PAGAT && card !== SKY)),
  ),
  m(
    '.reguly.8',
    3,
    (f) => f.led === 'T' && !f.taroksLed && cannotSavePagat(f) && (kingsIn(f).length < 2 || f.dealer),
    () => [PAGAT],
  ),
  m(
    '.coalition',
    3,
    (f, open) => f.last && f.bestBy === f.danger && f.danger >= 0 && winners(f, open).length > 0,
    (f, open) => {
      const plain = winners(f, open).filter((card) => card !== PAGAT);
      return lowest(plain);
    },
  ),
  m('.15.a.1', 4, (f) => hunts(f) && most(f) >= 10 && f.taroks.length >= ENOUGH, taroks, bars),
  m(
    '.15.b.1',
    4,
    (f) => signals(f) && f.taroks.length <= 7 && f.taroks.length >= 4,
    (_, open) => highest(open.filter(isTarok)),
  ),
  m(
    '.15.b.2',
    4,
    (f) => signals(f) && (f.taroks.length === 8 || f.taroks.length === 9),
    (f, open) => lowest(taroks(f, open)),
  ),
  m(
    '.15.b.3',
    4,
    (f) =>
      f.players === 3 &&
      hunts(f) &&
      !f.unreachable &&
      (f.signal === 'many' || (f.signal === 'few' && f.taroks.length >= 8)),
    taroks,
  ),
  m(
    '.15.b.3.stop',
    4,
    (f) => f.players === 3 && hunts(f) && f.signal === 'few' && f.taroks.length <= 7,
    taroks,
    bars,
  ),
  m('.15.a.2', 5, (f) => hunts(f) && most(f) === 10 && f.taroks.length < ENOUGH, taroks, bars),
  m(
    '.15.e',
    4,
    (f) => f.players === 3 && f.leading && !f.pagat && f.unreachable,
    (f, open) => ofSuit(open, whip(f)),
    {allows: ofLongest},
  ),
  m(
    '.15',
    5,
    (f) => hunts(f) && f.hunting && !f.unreachable && (f.taroks.length >= ENOUGH || draws(f)),
    (f, open) => (draws(f) ? masters(f, open) : taroks(f, open)),
    {allows: taroks},
  ),
  m(
    '.reguly.10.c',
    4,
    (f) => saves(f) && rivalVoids(f).length > 0,
    (f, open) => open.filter((card) => rivalVoids(f).includes(suit(card))),
  ),
  m('.reguly.10.a', 4, saves, (f, open) => ofSuit(open, whip(f)), {allows: ofLongest}),
  // A player who has counted knows which of his figures are highest, and cashes them before they are trumped.
  m(
    '.reguly.1',
    6,
    (f, open) => f.leading && home(f, open).length > 0,
    (f, open) => dearest(home(f, open)),
    // That another is trumped is only to be feared.
    {allows: (f, open) => open.filter((card) => valueOf(card) > 0 && isMaster(f.memory, card))},
  ),
];
