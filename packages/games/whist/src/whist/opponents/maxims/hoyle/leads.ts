import type {Card} from '@quinola/cards';
import {bars} from '@quinola/opponents';
import {book, fromLongest, highest, leading, lowest, named, ofSuit, plain, suits, trumps} from '../advice.js';
import {L, master, mayRuff, P, R, type Facts} from '../facts.js';
import {figures, goodHolding, height, sequence, small, tops, topRun, type Ranks} from '../holding.js';

const m = book('wist.');

const sure = /^(AKQ|KQJ|QJT)/;

/** Whether a card of this rank is the highest of a holding that is always good to lead. */
const isSureTop = (held: Ranks, rank: string): boolean => sure.test(held) && held[0] === rank;

/** The aces with one card beside them. */
const shortAces = (f: Facts, open: readonly Card[]): readonly Card[] =>
  suits(f, open, (_, held) => held.length === 2).filter(([rank]) => rank === 'A');

/** The card to lead from a sequence: of three or four the highest, of five the lowest. */
const endOf = (held: Ranks): string => (topRun(held).length > 4 ? topRun(held).at(-1)! : held[0]!);

/** Whether a suit allows an invite: one of A K Q, and a card of six or lower. */
const inviting = (held: string): boolean => tops(held) > 0 && height(held.at(-1)!) < 7;

/** Whether I have a lead of my own that the book calls good. */
const goodLead = (f: Facts): boolean =>
  plain(f).some(
    (suit) => sure.test(f.hold[suit]!) || (f.first[suit] === undefined && inviting(f.hold[suit]!)),
  );

/** Gra Wista, general rules 1-9, special rules on plain suits, and the lead, on which everything depends. */
export const leads = [
  m(
    'ogolne.6',
    2,
    (f) =>
      leading(f) &&
      (f.them === 6 || f.them === 7) &&
      f.us === 0 &&
      !/[AK]/.test(f.hold[f.T]!) &&
      plain(f).every((suit) => !tops(f.hold[suit]!)),
    (f, open) => highest(ofSuit(open, f.T).filter((card) => 'QJ'.includes(card[0]!))),
  ),

  // A very weak hand, or a very strong one.
  m(
    'zalezy.szlem-krol',
    4,
    (f) => leading(f) && f.slamDanger,
    (f, open) => suits(f, open, (_, held) => held[0] === 'K' && held.length > 1),
    bars,
  ),
  m(
    'ogolne.3b',
    4,
    (f) => leading(f) && weakTops(f),
    (f, open) => suits(f, open, (suit) => mayRuff(f, P, suit)),
    bars,
  ),
  m(
    'ogolne.3',
    4,
    (f) => leading(f) && weakTops(f),
    (f, open) => highest(open.filter((card) => 'AK'.includes(card[0]!) && master(f, card))),
    {allows: (f, open) => open.filter((card) => 'AK'.includes(card[0]!) && master(f, card))},
  ),

  // The score.
  m(
    'ogolne.7',
    5,
    (f) => leading(f) && f.us === 4,
    (f, open) => ofSuit(open, f.T),
    bars,
  ),
  m(
    'ogolne.8',
    5,
    (f) => leading(f) && f.us === 9 && f.strongT && suitsToRuff(f),
    (f, open) => ofSuit(open, f.T),
    bars,
  ),
  m(
    'ogolne.8r',
    5,
    (f) => leading(f) && [1, 2, 3, 5, 6, 7].includes(f.us) && f.strongT && suitsToRuff(f),
    trumps,
  ),

  m(
    'obfita.pomoc',
    7,
    (f) => leading(f) && f.long[P] !== '',
    (f, open) => suits(f, open, (suit) => mayRuff(f, P, suit)),
    bars,
  ),
  m(
    'ochrona',
    7,
    leading,
    (f, open) => {
      const guarded = suits(f, open, (suit) => f.long[L]!.includes(suit) || f.long[R]!.includes(suit));
      return f.trumpsOut ? guarded.filter((card) => master(f, card)) : [];
    },
    bars,
  ),
  m(
    'ogolne.4',
    7,
    (f) => leading(f) && goodLead(f),
    (f, open) => suits(f, open, (suit) => f.first[suit] === P),
    bars,
  ),
  m(
    'obfita.jedna',
    7,
    (f) =>
      leading(f) &&
      f.trumpLeads[0]! > 0 &&
      plain(f).filter((suit) => goodHolding(f.hold[suit]!)).length === 1,
    (f, open) => highest(suits(f, open, (_, held) => goodHolding(held))),
  ),

  // Leads from strength.
  m(
    'szczegolne.dwd',
    8,
    leading,
    (f, open) => highest(suits(f, open, (_, held) => held.startsWith('QJT') && held.length === 3)),
    {allows: (f, open) => suits(f, open, (_, held) => held.startsWith('QJT'))},
  ),
  m(
    'ogolne.2a',
    8,
    leading,
    (f, open) =>
      highestOfLongest(
        f,
        suits(f, open, (_, held) => sure.test(held) && topRun(held).length < 4),
      ),
    {allows: (f, open) => open.filter(([rank, suit]) => suit !== f.T && isSureTop(f.hold[suit!]!, rank!))},
  ),
  m(
    'szczegolne.9b',
    8,
    leading,
    (f, open) => {
      const suit = plain(f).find((run) => sequence(f.hold[run]!) && ofSuit(open, run).length);
      return suit ? named(f, endOf(f.hold[suit]!), suit) : [];
    },
    {
      allows: (f, open) =>
        suits(f, open, (_, held) => sequence(held) !== '').filter(
          (card) => card[0] === endOf(f.hold[card[1]!]!),
        ),
    },
  ),
  m(
    'szczegolne.sila4',
    8,
    (f) => leading(f) && plain(f).some((suit) => f.hold[suit]!.length > 3 && tops(f.hold[suit]!) > 1),
    (f, open) => suits(f, open, (_, held) => held.length === 2 && held[0] === 'A'),
    bars,
  ),
  m(
    'szczegolne.as-dwie',
    8,
    (f) => leading(f) && plain(f).every((suit) => f.hold[suit]!.length < 4 || tops(f.hold[suit]!) < 2),
    (f, open) => highest(shortAces(f, open)),
    {allows: shortAces},
  ),

  // The opponent's own suit is led back to him if nothing is better.
  m(
    'ogolne.9',
    8,
    (f) =>
      leading(f) &&
      f.last?.winner === 0 &&
      f.last.cards[3]?.by === 0 &&
      height(f.last.cards[2]!.card) < 11 &&
      !goodLead(f),
    (f, open) => {
      const suit = f.last!.cards[0]!.card[1]!;
      return suit === f.T || f.hand.some((card) => card[1] !== suit && master(f, card))
        ? []
        : lowest(ofSuit(open, suit));
    },
  ),

  // The longest suit, by an invite if it allows one.
  m(
    'ogolne.2b',
    8,
    leading,
    (f, open) => {
      const suit = plain(f).find(
        (invite) =>
          inviting(f.hold[invite]!) &&
          ofSuit(open, invite).length &&
          f.first[invite] !== L &&
          f.first[invite] !== R,
      );
      return suit ? lowest(ofSuit(open, suit)) : [];
    },
    {
      allows: (f, open) =>
        plain(f)
          .filter((invite) => inviting(f.hold[invite]!))
          .flatMap((invite) => lowest(ofSuit(open, invite))),
    },
  ),
  m('ogolne.2c', 8, (f) => leading(f) && f.hold[f.T]!.length > 4 && small(f.hold[f.T]!), trumps),
  m(
    'wyrazy.forsowac',
    9,
    (f) => leading(f) && !f.strongT,
    (f, open) =>
      suits(f, open, (suit) => (mayRuff(f, L, suit) || mayRuff(f, R, suit)) && !mayRuff(f, P, suit)),
  ),
  m(
    'wyrazy.forte',
    9,
    leading,
    (f, open) =>
      highest(
        open.filter(
          (card) =>
            card[1] !== f.T && master(f, card) && !mayRuff(f, L, card[1]!) && !mayRuff(f, R, card[1]!),
        ),
      ),
    {allows: (f, open) => open.filter((card) => card[1] !== f.T && master(f, card))},
  ),
  m(
    'ogolne.1',
    9,
    leading,
    (f, open) => {
      // What others have left open need not be his longest suit.
      const longest = fromLongest(f, f.hand);
      const suit = plain(f).find((one) => ofSuit(open, one).some((card) => longest.includes(card)));
      return suit ? lowest(ofSuit(open, suit)) : [];
    },
    // Whether a slam is to be feared, so that kings are not led from, is estimated.
    {allows: (f, open) => fromLongest({...f, slamDanger: true}, open)},
  ),
];

/**
 * At most two small trumps, and the ace in each of two other suits (rule 3, as W-03 reads it). Uses the dealt hand
 * because the rule still applies after the aces have been played.
 */
function weakTops({T, held}: Facts): boolean {
  const trumps = held[T]!;
  const aces = [...'SHDC'].filter((suit) => suit !== T && held[suit]![0] === 'A');
  return trumps.length < 3 && !figures(trumps) && aces.length > 1;
}

/** Whether partner may ruff one of the suits I can lead. */
function suitsToRuff(f: Facts): boolean {
  return [...f.void[P]!].some((suit) => mayRuff(f, P, suit));
}

function highestOfLongest(f: Facts, cards: readonly string[]): readonly string[] {
  const suit = plain(f).find((longest) => ofSuit(cards, longest).length);
  return suit ? highest(ofSuit(cards, suit)) : [];
}
