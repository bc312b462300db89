import type {Card} from '@quinola/cards';
import {always, bars, bookOf} from '@quinola/opponents';
import {
  bookOfLeads,
  finesse,
  force,
  highest,
  isForce,
  lastSuit,
  leading,
  lowest,
  named,
  ofSuit,
  plain,
  suits,
  sureTricks,
  trumps,
  wonFrom,
} from '../advice.js';
import {L, mayRuff, master, P, R, theyTrump, type Facts} from '../facts.js';
import {figures, has, quickTricks, small, type Ranks} from '../holding.js';
import {afterKing, leadTable} from './lead-table.js';

const m = bookOfLeads('whist.leitfaden.');

/** What the best free card does, any other does too. */
const anyFree = {
  allows: (f: Facts, open: readonly Card[]) => open.filter((card) => master(f, card)),
} as const;

/** Which card to lead, where other maxims have chosen the suit and no row applies. */
const topCard = bookOf<Facts, Card>('whist.engine.', 'engine', leading)(
  'top',
  8,
  always,
  (f, open) => {
    const suit = force(f, open);
    return named(f, master(f, f.hold[suit]![0]! + suit) && f.hold[suit]![0], suit);
  },
  anyFree,
);

/** Any card that goes on with the suit led last, or comes back to one in which partner invited. */
const onward = {allows: (f: Facts, open: readonly Card[]) => ofSuit(open, lastSuit(f))} as const;
const toPartner = {
  allows: (f: Facts, open: readonly Card[]) => open.filter((card) => f.invite[P]!.includes(card[1]!)),
} as const;

/** Whether the third round of a suit is won too: by a high card, or by a ruff. */
const winsThird = (held: Ranks): boolean => held.length === 1 || 'AK'.includes(held[0] ?? 'x');

/** Vienna 1834, §14, §17 IV, VI, XVI 1-3, XVII 1 and §25.2: opening a suit and continuing. */
export const leads = [
  m(
    '14.gedeckt',
    2,
    (f) => f.coveredBy(1) && !f.coveredBy(0),
    (f, open) => highest(sureTricks(f, open)),
  ),
  // From the middle of the deal, cash master cards unless somebody is known to ruff them: a player seen void in the
  // suit, or anyone with a trump once all the other cards of the suit are gone (XVII 1).
  m(
    '14.freie-karte',
    2,
    (f) => f.trickNo > 4,
    (f, open) =>
      highest(
        suits(
          f,
          open,
          (suit) => !mayRuff(f, L, suit) && !mayRuff(f, R, suit) && (f.rest[suit] !== '' || !theyTrump(f)),
        ).filter((card) => master(f, card)),
      ),
    anyFree,
  ),
  m(
    '17.IV.exc',
    4,
    (f) => f.slamDanger,
    (f, open) =>
      quickTricks(f.hold[force(f, open)]!) < 0.5 ? highest(open.filter((card) => master(f, card))) : [],
    {allows: (f, open) => open.filter((card) => master(f, card))},
  ),

  // Once trumps are drawn, master cards are sure.
  m(
    '14.freie-karte',
    7,
    (f) => !theyTrump(f),
    (f, open) =>
      highest(
        sureTricks(f, open).filter((card) => card[1] !== f.T || f.hand.every((other) => other[1] === f.T)),
      ),
    anyFree,
  ),
  m(
    '17.XVII.1',
    7,
    always,
    (f, open) => (theyTrump(f) ? suits(f, open, (suit, held) => held.length === 1 && !f.rest[suit]) : []),
    bars,
  ),

  // Continuing after a trick (VI).
  m(
    '25.2d',
    7,
    (f) => wonFrom(f, L) && f.invite[L]!.includes(lastSuit(f)) && lastSuit(f) !== f.T,
    (f, open) => lowest(ofSuit(open, lastSuit(f))),
    finesse,
  ),
  m(
    '17.VI.read',
    7,
    always,
    (f, open) => {
      const suit = [...f.returned[P]!].find((back) => f.first[back] === 0 && back !== f.T && f.hold[back]);
      return suit ? highest(ofSuit(open, suit)) : [];
    },
    {
      allows: (f, open) =>
        open.filter((card) => f.returned[P]!.includes(card[1]!) && f.first[card[1]!] === 0),
    },
  ),
  ...afterKing,
  m(
    '17.VI.1',
    7,
    (f) => wonFrom(f, 0),
    (f, open) => {
      const cards = ofSuit(open, lastSuit(f));
      const free = cards.filter((card) => master(f, card));
      return free.length ? highest(free) : lowest(cards);
    },
    onward,
  ),
  m(
    '17.VI.3b',
    7,
    (f) => wonFrom(f, P) && f.invite[P]!.includes(lastSuit(f)),
    (f, open) => {
      return winsThird(f.hold[lastSuit(f)]!) ? lowest(ofSuit(open, lastSuit(f))) : [];
    },
    onward,
  ),
  m(
    '17.VI.3a',
    7,
    (f) => wonFrom(f, P) && f.invite[P]!.includes(lastSuit(f)),
    (f, open) =>
      plain(f).some(
        (suit) =>
          suit !== lastSuit(f) &&
          f.first[suit] === undefined &&
          f.hold[suit]!.length > 3 &&
          figures(f.hold[suit]!),
      )
        ? []
        : lowest(ofSuit(open, lastSuit(f))),
    toPartner,
  ),
  m(
    '17.VI.3c',
    7,
    (f) => wonFrom(f, P) && f.invite[P]!.includes(lastSuit(f)) && !winsThird(f.hold[lastSuit(f)]!),
    (f, open) => ofSuit(open, lastSuit(f)),
    bars,
  ),
  m(
    '17.VI.3a',
    7,
    always,
    (f, open) => {
      const suit = [...f.invite[P]!].find((invited) => f.hold[invited] && invited !== f.T);
      const own = plain(f).some(
        (other) =>
          f.first[other] !== L &&
          f.first[other] !== R &&
          f.first[other] !== P &&
          isForce(f.hold[other]!) &&
          f.hold[other]!.length > 3,
      );
      if (!suit || own) return [];
      const cards = ofSuit(open, suit);
      return master(f, `${f.hold[suit]![0]}${suit}`) || cards.length === 2 ? highest(cards) : lowest(cards);
    },
    toPartner,
  ),

  // Singletons (XVI).
  m(
    '17.XVI.1',
    8,
    (f) => f.trickNo === 1 && f.hold[f.T]!.length > 4 && small(f.hold[f.T]!),
    (f, open) => suits(f, open, (_, held) => held.length === 1),
  ),
  m('17.XVI.2', 8, (f) => f.trickNo < 4 && f.hold[f.T]!.length > 4 && !small(f.hold[f.T]!), trumps),
  m(
    '17.XVI.3',
    8,
    (f) => f.trickNo === 1,
    (f, open) => suits(f, open, (_, held) => held.length === 1),
    bars,
  ),

  // Ruses on the lead (XXV 2).
  m(
    '25.2a',
    8,
    always,
    (f, open) => {
      const suit = force(f, open);
      return has(f.hold[suit]!, 'AQJ') && !f.hold[suit]!.includes('K') ? named(f, 'J', suit) : [];
    },
    finesse,
  ),
  m(
    '25.2f',
    8,
    always,
    (f, open) => {
      const suit = force(f, open);
      return has(f.hold[suit]!, 'KQJ') && !f.hold[suit]!.includes('A') ? named(f, 'J', suit) : [];
    },
    finesse,
  ),

  ...leadTable,
  topCard,
];
