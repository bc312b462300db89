import {book, leading, lowest, named, plain, type CardMaxim} from '../advice.js';
import {P, R, wins, type Facts} from '../facts.js';
import {has, height} from '../holding.js';

const m = book('wist.');

/** Whether this player turned up one of these honours. */
const turned = (f: Facts, by: number, ranks: string): boolean =>
  f.turn?.by === by && ranks.includes(f.turn.card[0]!);

/** The hand of the turn-up rules: apart from trumps, one suit with A K Q, or nothing. */
const strongSuit = (f: Facts): string | undefined => plain(f).find((suit) => has(f.hold[suit]!, 'AKQ'));

/** Whether I was dealt such a suit. */
const beganStrong = ({T, held}: Facts): boolean =>
  [...'SHDC'].some((suit) => suit !== T && has(held[suit]!, 'AKQ'));

const lacksPlainHonours = (f: Facts): boolean => plain(f).every((suit) => !/[AKQ]/.test(f.hold[suit]!));

/**
 * An honour is turned up on the right and I hold the ten and nine of trumps: play the ace of the strong suit, then
 * the ten, then the nine when partner has led my suit. Later steps come first because they are more specific.
 */
const tenAndNine = (ranks: string, first: string, second: string, third: string): readonly CardMaxim[] => [
  m(
    third,
    6,
    (f) =>
      leading(f) &&
      turned(f, R, ranks) &&
      f.by[0]!.includes(`T${f.T}`) &&
      beganStrong(f) &&
      f.last?.winner === 0 &&
      f.last.cards[0]!.by === P,
    (f) => named(f, '9', f.T),
  ),
  m(
    second,
    6,
    (f) =>
      leading(f) &&
      turned(f, R, ranks) &&
      has(f.hold[f.T]!, 'T9') &&
      f.hold[f.T]!.length === 2 &&
      beganStrong(f) &&
      f.last?.winner === 0 &&
      f.last.cards[0]!.by === 0,
    (f) => named(f, 'T', f.T),
  ),
  m(
    first,
    6,
    (f) => leading(f) && turned(f, R, ranks) && f.hold[f.T] === 'T9',
    (f) => named(f, 'A', strongSuit(f) ?? f.T),
  ),
];

/** The same method when the king or queen is turned up (l. 582-585). */
const KING_OR_QUEEN = 'swiecona.krol-dama-prawa';

/** Gra Wista: what to play when a notable card is turned up on the right. */
export const turnedUp: readonly CardMaxim[] = [
  ...tenAndNine('A', 'swiecona.as-prawa.1', 'swiecona.as-prawa.2', 'swiecona.as-prawa.3'),
  ...tenAndNine('KQ', KING_OR_QUEEN, `${KING_OR_QUEEN}.2`, `${KING_OR_QUEEN}.3`),
  m(
    'swiecona.dziesiatka-prawa',
    6,
    (f) => leading(f) && turned(f, R, 'T') && has(f.hold[f.T]!, 'KJ9') && lacksPlainHonours(f),
    (f) => named(f, 'J', f.T),
  ),
  m(
    'swiecona.dziewiatka-prawa',
    6,
    (f) => leading(f) && turned(f, R, '9') && has(f.hold[f.T]!, 'JT8') && lacksPlainHonours(f),
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
