import {book, highest, leading, lowest, named, ofSuit, type CardMaxim} from '../advice.js';
import {L, theyTrump, type Facts} from '../facts.js';
import {figures, has, height, small} from '../holding.js';

const m = book('wist.');

/**
 * The tables of trump leads: figures held, number of small ones with them, card (`.` = lowest), then the rule
 * for this, for one small card fewer, and so on. General rules 10-36; a named nine or ten belongs to the holding.
 */
const GENERAL =
  'AKJ 3 K 11 20 29|AK 4 . 10 19 28|KQT 3 K 13 22 31|KQ 4 . 12 21 30|QJ9 3 Q 15 24 32|QJ 4 . 14 23|JT8 3 J 17 26 34|JT 4 . 16 25 33|T98 1 T 35';

/** Special rules 1-8: the same with a good side suit. */
const SPECIAL = 'AK 4 A 1|KQT 3 K 3|KQ 4 K 2|QJ9 2 Q 5|QJ 3 . 4|JT8 2 J 7|JT 3 . 6|T98 1 T 8';

interface Row {
  readonly rule: string;
  readonly named: string;
  readonly small: number;
  readonly lead: string;
}

const table = (text: string): Row[] =>
  text.split('|').flatMap((line) => {
    const [cards, most, card, ...rules] = line.split(' ') as [string, string, string, ...string[]];
    return rules.map((rule, less) => ({rule, named: cards, small: Number(most) - less, lead: card}));
  });

/** Whether the holding is these cards and this many small ones: no figures, none adjacent to the named ones. */
function matches(held: string, row: Row): boolean {
  if (held.length !== row.named.length + row.small || !has(held, row.named)) return false;
  return figures(held) === figures(row.named);
}

const lead = (f: Facts, row: Row): string[] =>
  row.lead === '.' ? named(f, f.hold[f.T]!.at(-1), f.T) : named(f, row.lead, f.T);

/** Ace, king and four small trumps. */
const SIX_FROM_ACE_KING = /^AK[2-9T]{4}$/;

/** What is led from small trumps: the lowest, or the ten of ten, nine, eight. */
const lowestOrTen = (f: Facts, open: readonly string[]): readonly string[] => [
  ...lowest(ofSuit(open, f.T)),
  ...(has(f.hold[f.T]!, 'T98') ? named(f, 'T', f.T) : []),
];

/** Whether only trumps can be led. */
const trumpsOnly = (f: Facts, open: readonly string[]): boolean =>
  leading(f) && open.every((card) => card[1] === f.T);

const rows = (
  prefix: string,
  rank: number,
  text: string,
  when: (f: Facts, open: readonly string[]) => boolean,
): CardMaxim[] =>
  table(text).map((row) =>
    m(
      prefix + row.rule,
      rank,
      (f, open) => when(f, open) && matches(f.hold[f.T]!, row),
      (f) => lead(f, row),
    ),
  );

/** Gra Wista, general rules 10-36, special rules 1-9a: which trump to lead. The Viennese guide does not say. */
export const trumpLeads: readonly CardMaxim[] = [
  // With a good side suit, trumps are led to bring it in; scores of four and nine have their own rules.
  ...rows(
    'szczegolne.',
    7,
    SPECIAL,
    (f) => leading(f) && f.goodSide && theyTrump(f) && f.us !== 4 && f.us !== 9,
  ),

  // Three rounds at once: the ace is followed by the king, and that by a third.
  m(
    'szczegolne.1',
    7,
    (f) =>
      leading(f) &&
      f.goodSide &&
      theyTrump(f) &&
      f.by[0]!.includes(`A${f.T}`) &&
      f.trumpLeads[0]! < 3 &&
      SIX_FROM_ACE_KING.test(f.held[f.T]!),
    (f, open) => highest(ofSuit(open, f.T)),
    // The third round may be any trump.
    {allows: (f, open) => ofSuit(open, f.T)},
  ),

  // Which trump to lead, once trumps are chosen.
  m(
    'ogolne.18',
    8,
    (f, open) => trumpsOnly(f, open) && f.hold[f.T]!.length === 6 && small(f.hold[f.T]!),
    (f, open) =>
      has(f.hold[f.T]!, 'T98') && f.turn?.by === L && height(f.turn.card) > 10
        ? named(f, 'T', f.T)
        : lowest(open),
    {allows: lowestOrTen},
  ),
  m(
    'ogolne.27',
    8,
    (f, open) => trumpsOnly(f, open) && f.hold[f.T]!.length === 5 && small(f.hold[f.T]!),
    (f, open) => (has(f.hold[f.T]!, 'T98') ? named(f, 'T', f.T) : lowest(open)),
    {allows: lowestOrTen},
  ),
  ...rows('ogolne.', 8, GENERAL, trumpsOnly),
  m(
    'ogolne.36',
    8,
    (f, open) => trumpsOnly(f, open) && /^T[^9]/.test(f.hold[f.T]!) && f.hold[f.T]!.length === 4,
    (_, open) => lowest(open),
  ),
  m('szczegolne.9a', 8, trumpsOnly, (f) =>
    /^(AKQ|KQJ|QJT)/.test(f.hold[f.T]!) ? named(f, f.hold[f.T]![0], f.T) : [],
  ),
];
