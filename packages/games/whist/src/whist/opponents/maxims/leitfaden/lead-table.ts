import type {Card, Suit} from '@quinola/cards';
import {always} from '@quinola/opponents';
import {bookOfLeads, force, fromLongest, lastSuit, named, wonFrom} from '../advice.js';
import {master, type Facts} from '../facts.js';
import {figures, has, sequence, type Ranks} from '../holding.js';

const m = bookOfLeads('whist.leitfaden.');

/** Which cards a sentence allows, beside the one that is best. */
type Allows = (f: Facts, open: readonly Card[]) => readonly Card[];

/**
 * A row of the table of leads: the rank to lead from the suit being opened.
 * @param allows what its sentence allows. Default: the same card of any suit that nobody has led
 */
const row = (
  id: string,
  pick: (held: Ranks, facts: Facts, suit: Suit) => string | undefined | false,
  allows?: Allows,
) =>
  m(
    `17.IV.${id}`,
    8,
    always,
    (f, open) => {
      const suit = force(f, open);
      // What others have left open need not be his longest suit.
      if (id === '0' && !fromLongest(f, f.hand).some((card) => card[1] === suit)) return [];
      return isOpened(f, suit, id) ? named(f, pick(f.hold[suit]!, f, suit), suit) : [];
    },
    // The same card of another suit is not led against it.
    {
      allows:
        allows ??
        ((f, open) =>
          open.filter(([rank, suit]) => isOpened(f, suit!, id) && pick(f.hold[suit!]!, f, suit!) === rank)),
    },
  );

/** Whether a row applies to a suit: one that was led before is no longer being opened, so the table does not. */
const isOpened = ({first}: Facts, suit: Suit, id: string): boolean => first[suit] === undefined || id === '0';

const low = (held: Ranks): string | undefined => held.at(-1);

/** The suit whose king I led and which held; none otherwise. */
const keptKing = (f: Facts): Suit | undefined =>
  wonFrom(f, 0) && f.last!.cards[0]!.card[0] === 'K' ? lastSuit(f) : undefined;

/** The suit that held and in which I now have ace and queen, the king having been played; none otherwise. */
const queenNext = (f: Facts): Suit | undefined =>
  wonFrom(f, 0) && has(f.hold[lastSuit(f)]!, 'AQ') && f.by[0]!.includes(`K${lastSuit(f)}`)
    ? lastSuit(f)
    : undefined;

// The king of one suit is not led against the second card of another, nor the other way round.
const kingThenAce: Allows = (f, open) =>
  open.filter(([rank, suit]) =>
    rank === 'K'
      ? has(f.hold[suit!]!, 'AK') && f.hold[suit!]!.length > 4
      : rank === 'A' && suit === keptKing(f),
  );
const kingThenQueen: Allows = (f, open) =>
  open.filter(([rank, suit]) =>
    rank === 'K' ? has(f.hold[suit!]!, 'AKQ') : rank === 'Q' && suit === queenNext(f),
  );

/** The second card, after the king has held: the queen of ace and queen, else the ace. */
export const afterKing = [
  m(
    '17.IV.2a.exc2',
    7,
    (f) => queenNext(f) !== undefined,
    (f) => named(f, 'Q', lastSuit(f)),
    {allows: kingThenQueen},
  ),
  m(
    '17.IV.2a.exc1',
    7,
    (f) => keptKing(f) !== undefined,
    (f) => named(f, 'A', lastSuit(f)),
    {allows: kingThenAce},
  ),
];

/** Whether it is an ace fifth without a sequence. */
const isFifthWithoutSequence = (held: Ranks): boolean =>
  held[0] === 'A' && held.length === 5 && !sequence(held);

/** The ace of any five cards without a sequence. */
const aceOfFive: Allows = (f, open) =>
  open.filter(
    ([rank, suit]) => rank === 'A' && f.first[suit!] === undefined && isFifthWithoutSequence(f.hold[suit!]!),
  );

/** The table of leads (§17 IV), specific before general: which card to lead from the suit being opened. */
export const leadTable = [
  row('2a.exc2', (held) => has(held, 'AKQ') && 'K', kingThenQueen),
  row('2a.exc1', (held) => has(held, 'AK') && held.length > 4 && 'K', kingThenAce),
  row('1', (held) => sequence(held)[0]),
  row('2a', (held) => held.length > 4 && /^(KQ|QJ)/.test(held) && held[0]),
  row(
    '2c.exc',
    (held, f) => isFifthWithoutSequence(held) && (figures(held) > 1 || !f.forceT) && 'A',
    aceOfFive,
  ),
  row(
    '2a.weak-ace',
    (held, f) => held[0] === 'A' && held.length === 5 && figures(held) === 1 && f.forceT && low(held),
  ),
  row('2b', (held) => held.length === 4 && figures(held) === 2 && low(held)),
  row('2c', (held) => (held.length === 4 || held.length === 5) && figures(held) === 1 && low(held)),
  // No row applies, or the suit was led before: a master card, else the lowest, which wastes no figure.
  row('0', (held, f, suit) => (master(f, held[0]! + suit) ? held[0] : low(held)), fromLongest),
];
