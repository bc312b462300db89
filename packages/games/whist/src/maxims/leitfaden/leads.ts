import type {Suit} from '@quinola/cards';
import {always, bars} from '@quinola/opponents';
import {
  bookOfLeads,
  finesse,
  force,
  highest,
  isForce,
  lowest,
  named,
  ofSuit,
  plain,
  suits,
  sureTricks,
  trumps,
} from '../advice.js';
import {L, mayRuff, master, P, R, theyTrump, type Facts} from '../facts.js';
import {figures, has, quickTricks, sequence, small, type Ranks} from '../holding.js';

const m = bookOfLeads('whist.leitfaden.');

/** A row of the table of leads: the rank to lead from the suit being opened. */
const row = (id: string, pick: (held: Ranks, facts: Facts, suit: Suit) => string | undefined | false) =>
  m(`17.IV.${id}`, 8, always, (f, open) => {
    const suit = force(f, open);
    // A suit that was led before is no longer being opened, so the table does not apply to it.
    return f.first[suit] !== undefined && id !== '0' ? [] : named(f, pick(f.hold[suit]!, f, suit), suit);
  });

const low = (held: Ranks): string | undefined => held.at(-1);

/** Whether I won the trick to which this seat led. */
const wonFrom = ({last}: Facts, by: number): boolean => last?.winner === 0 && last.cards[0]!.by === by;

const lastSuit = ({last}: Facts): string => last!.cards[0]!.card[1]!;

/** The table of leads (§17 IV), specific before general: which card to lead from the suit being opened. */
export const leadTable = [
  row('2a.exc2', (held) => has(held, 'AKQ') && 'K'),
  row('2a.exc1', (held) => has(held, 'AK') && held.length > 4 && 'K'),
  row('1', (held) => sequence(held)[0]),
  row('2a', (held) => held.length > 4 && /^(KQ|QJ)/.test(held) && held[0]),
  row('2c.exc', (held, f) => held[0] === 'A' && held.length > 4 && (figures(held) > 1 || !f.forceT) && 'A'),
  row('2a.weak-ace', (held) => held[0] === 'A' && held.length === 5 && low(held)),
  row('2b', (held) => held.length === 4 && figures(held) === 2 && low(held)),
  row('2c', (held) => (held.length === 4 || held.length === 5) && figures(held) === 1 && low(held)),
  // No row applies, or the suit was led before: a master card, else the lowest, which wastes no figure.
  row('0', (held, f, suit) => (master(f, held[0]! + suit) ? held[0] : low(held))),
];

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
  ),
  m(
    '17.IV.exc',
    4,
    (f) => f.slamDanger,
    (f, open) =>
      quickTricks(f.hold[force(f, open)]!) < 0.5 ? highest(open.filter((card) => master(f, card))) : [],
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
  m('17.VI.read', 7, always, (f, open) => {
    const suit = [...f.returned[P]!].find((back) => f.first[back] === 0 && back !== f.T);
    return suit ? highest(ofSuit(open, suit)) : [];
  }),
  m(
    '17.IV.2a.exc2',
    7,
    (f) => wonFrom(f, 0),
    (f) => {
      const suit = lastSuit(f);
      return has(f.hold[suit]!, 'AQ') && f.by[0]!.includes(`K${suit}`) ? named(f, 'Q', suit) : [];
    },
  ),
  m(
    '17.IV.2a.exc1',
    7,
    (f) => f.last?.cards[0]!.by === 0 && f.last.cards[0]!.card[0] === 'K' && f.last.winner === 0,
    (f) => named(f, 'A', lastSuit(f)),
  ),
  m(
    '17.VI.1',
    7,
    (f) => wonFrom(f, 0),
    (f, open) => {
      const cards = ofSuit(open, lastSuit(f));
      const free = cards.filter((card) => master(f, card));
      return free.length ? highest(free) : lowest(cards);
    },
  ),
  m(
    '17.VI.3b',
    7,
    (f) => wonFrom(f, P) && f.invite[P]!.includes(lastSuit(f)),
    (f, open) => {
      const held = f.hold[lastSuit(f)]!;
      return held.length === 1 || 'AK'.includes(held[0] ?? 'x') ? lowest(ofSuit(open, lastSuit(f))) : [];
    },
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
  ),
  m(
    '17.VI.3c',
    7,
    (f) => wonFrom(f, P) && f.invite[P]!.includes(lastSuit(f)),
    (f, open) => ofSuit(open, lastSuit(f)),
    bars,
  ),
  m('17.VI.3a', 7, always, (f, open) => {
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
  }),

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
];
