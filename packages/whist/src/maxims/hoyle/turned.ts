import {book, leading, lowest, named, plain, type CardMaxim} from '../advice.js';
import {P, R, wins, type Facts} from '../facts.js';
import {has, height} from '../holding.js';

const m = book('wist.');

/** An honour turned up at this side. */
const turned = (f: Facts, by: number, ranks: string): boolean =>
  f.turn?.by === by && ranks.includes(f.turn.card[0]!);

/** The hand of the turn-up rules: besides trumps one suit with A K Q, or nothing. */
const strongSuit = (f: Facts): string | undefined => plain(f).find((suit) => has(f.hold[suit]!, 'AKQ'));

const idle = (f: Facts): boolean => plain(f).every((suit) => !/[AKQ]/.test(f.hold[suit]!));

/** Gra Wista: what to play when a card of note is turned up at the right. */
export const turnedUp: readonly CardMaxim[] = [
  m(
    'swiecona.as-prawa.3',
    6,
    (f) =>
      leading(f) &&
      turned(f, R, 'A') &&
      f.by[0]!.includes(`T${f.T}`) &&
      f.last?.winner === 0 &&
      f.last.cards[0]!.by === P,
    (f) => named(f, '9', f.T),
  ),
  m(
    'swiecona.as-prawa.2',
    6,
    (f) =>
      leading(f) &&
      turned(f, R, 'A') &&
      has(f.hold[f.T]!, 'T9') &&
      f.hold[f.T]!.length === 2 &&
      f.last?.winner === 0 &&
      f.last.cards[0]!.by === 0,
    (f) => named(f, 'T', f.T),
  ),
  m(
    'swiecona.as-prawa.1',
    6,
    (f) => leading(f) && turned(f, R, 'A') && f.hold[f.T] === 'T9',
    (f) => named(f, 'A', strongSuit(f) ?? f.T),
  ),
  m(
    'swiecona.krol-dama-prawa',
    6,
    (f) => leading(f) && turned(f, R, 'KQ') && f.hold[f.T] === 'T9',
    (f) => named(f, 'A', strongSuit(f) ?? f.T),
  ),
  m(
    'swiecona.dziesiatka-prawa',
    6,
    (f) => leading(f) && turned(f, R, 'T') && has(f.hold[f.T]!, 'KJ9') && idle(f),
    (f) => named(f, 'J', f.T),
  ),
  m(
    'swiecona.dziewiatka-prawa',
    6,
    (f) => leading(f) && turned(f, R, '9') && has(f.hold[f.T]!, 'JT8') && idle(f),
    (f) => named(f, 'J', f.T),
  ),
  m(
    'swiecona.dziesiatka-prawa',
    6,
    (f) =>
      f.led === f.T &&
      f.turn?.by === R &&
      f.turn.card[0] === 'T' &&
      f.pos === 3 &&
      has(f.hold[f.T]!, 'K9') &&
      f.by[0]!.includes(`J${f.T}`),
    (f, open) => lowest(open.filter((card) => wins(f, card) && height(card) > 8)),
  ),
];
