import {suitOf, type Card, type Suit} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import type {WhistMove, WhistView} from '../../src/whist/rules/index.js';
import {
  fearsSlam,
  foesMayWin,
  invited,
  isStrongInTrumps,
  keptLead,
  mayBeForbidden,
  opener,
  returned,
  wonFrom,
} from './signs.js';
import {
  aTrump,
  card,
  dealt,
  figures,
  foesMayHaveTrumps,
  hasAll,
  held,
  inSuit,
  isFree,
  isHighestOfSuit,
  isLowestOfSuit,
  isPartnersForSure,
  isSure,
  isTrump,
  leading,
  plainSuits,
  playing,
  runOf,
  trumpsHeld,
  unseenIn,
  wins,
  type Sight,
} from './sight.js';

// What the sentences of the Viennese guide on leads say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<WhistView, WhistMove>>>;

const CHOICE = 'it tells which card, once the suit is chosen by its length and strength';

/** Whether he has cards of a suit that nobody has led. */
const isUnopened = (sight: Sight, suit: Suit): boolean => held(sight, suit) !== '' && opener(sight, suit) < 0;
const holds = (sight: Sight, suit: Suit): boolean => held(sight, suit) !== '';

/** A row of the table of leads: from one holding, the card of a rank (`.` the lowest). */
const row = (
  sentence: string,
  fits: (ranks: string, sight: Sight, suit: Suit) => boolean,
  rank: string,
  isOpening = isUnopened,
): Reading<WhistView, WhistMove> => ({
  sentence,
  when: leading((sight) =>
    [...'SHDC'].some((suit) => isOpening(sight, suit) && fits(held(sight, suit), sight, suit)),
  ),
  asks: card(
    (one, sight) =>
      isOpening(sight, suitOf(one)) &&
      fits(held(sight, suitOf(one)), sight, suitOf(one)) &&
      (rank === '.'
        ? isLowestOfSuit(one, sight)
        : rank === '^'
          ? isHighestOfSuit(one, sight)
          : one[0] === rank),
  ),
  silent: CHOICE,
});
const isSequence = (ranks: string): boolean => runOf(ranks).replace(/[2-7]/g, '').length > 2;

/** The table of leads (§17 IV). */
export const tableRead: Read = {
  '17.IV.0': {
    sentence: 'Lead from the longest suit: its length remains when the others run out.',
    when: leading(),
    asks: card((one, sight) =>
      sight.open.every(
        (other) =>
          held(sight, suitOf(other)).length <= held(sight, suitOf(one)).length ||
          isTrump(sight, other) ||
          mayBeForbidden(sight, suitOf(other)),
      ),
    ),
    silent: 'which suit is the longest that may be led is left to what stands before it',
  },
  '17.IV.1': row('Of a sequence lead the highest card.', isSequence, '^'),
  '17.IV.2a': row(
    'Two touching figures in five cards or more: lead the higher.',
    (ranks) => ranks.length > 4 && /^(KQ|QJ)/.test(ranks),
    '^',
  ),
  '17.IV.2a.exc1': {
    sentence: 'Ace and king with length: first the king, which promises its neighbour, then the ace.',
    when: leading(
      (sight) =>
        [...'SHDC'].some((suit) => hasAll(held(sight, suit), 'AK') && held(sight, suit).length > 4) ||
        (keptLead(sight)?.card[0] === 'K' && held(sight, keptLead(sight)!.suit)[0] === 'A'),
    ),
    asks: card((one, sight) =>
      one[0] === 'K'
        ? hasAll(held(sight, suitOf(one)), 'AK') && held(sight, suitOf(one)).length > 4
        : keptLead(sight)?.card[0] === 'K' && one === `A${keptLead(sight)!.suit}`,
    ),
    silent: CHOICE,
  },
  '17.IV.2a.exc2': {
    sentence: 'Ace, king, queen: the king, then the queen; partner knows that the ace is still there.',
    when: leading(
      (sight) =>
        [...'SHDC'].some((suit) => hasAll(held(sight, suit), 'AKQ')) ||
        (keptLead(sight) !== null &&
          dealt(sight, keptLead(sight)!.suit).startsWith('AKQ') &&
          held(sight, keptLead(sight)!.suit).startsWith('AQ')),
    ),
    asks: card((one, sight) => {
      const own = held(sight, suitOf(one));
      const isNext = keptLead(sight)?.suit === suitOf(one) && own.startsWith('AQ');
      return hasAll(own, 'AKQ') ? one[0] === 'K' : isNext && one[0] === 'Q';
    }),
    silent: CHOICE,
  },
  '17.IV.2a.weak-ace': row(
    'Ace and four small with strong trumps: rather invite with the lowest.',
    (ranks, sight) =>
      ranks[0] === 'A' && ranks.length === 5 && figures(ranks) === 1 && isStrongInTrumps(sight),
    '.',
  ),
  '17.IV.2b': row(
    'Two figures in four cards: invite with the lowest, in the hope of making both.',
    (ranks) => ranks.length === 4 && figures(ranks) === 2,
    '.',
  ),
  '17.IV.2c': row(
    'One figure in four or five cards: invite with the lowest, to draw out the higher cards.',
    (ranks) => (ranks.length === 4 || ranks.length === 5) && figures(ranks) === 1,
    '.',
  ),
  '17.IV.2c.exc': row(
    'Five cards with the ace and no sequence: the suit will hardly go round twice, so the ace first.',
    (ranks) => ranks[0] === 'A' && ranks.length === 5 && !isSequence(ranks),
    'A',
  ),
  '17.IV.exc': {
    sentence: 'A slam is to be feared and the long suit is poor: cash the sure trick.',
    when: leading((sight) => fearsSlam(sight) && sight.hand.some((one) => isFree(sight, one))),
    asks: card((one, sight) => isFree(sight, one)),
    silent: 'when a long suit is poor is left open',
  },
  '25.2a': row(
    'A ruse: from ace, queen, knave the knave; the king may hold back.',
    (ranks) => hasAll(ranks, 'AQJ') && !ranks.includes('K'),
    'J',
    holds,
  ),
  '25.2f': row(
    'A ruse: from king, queen, knave the knave.',
    (ranks) => hasAll(ranks, 'KQJ') && !ranks.includes('A'),
    'J',
    holds,
  ),
};

const goesOn = (sight: Sight): readonly Card[] => inSuit(sight.open, keptLead(sight)!.suit);
/** The suit in which partner invited, and from which this trick before was won. */
const invitedNow = (sight: Sight): Suit | null => {
  const before = wonFrom(sight, sight.partner);
  return before && invited(sight, sight.partner, before.suit) && held(sight, before.suit)
    ? before.suit
    : null;
};
const winsThirdRound = (ranks: string): boolean => ranks.length === 1 || /^[AK]/.test(ranks);

/** Going on after a trick, singletons, free cards, the thirteenth card. */
export const goingOnRead: Read = {
  '14.gedeckt': {
    sentence: 'One more trick and the opponents can no longer win the game in this deal: take it.',
    when: playing(
      (sight) =>
        foesMayWin(sight, 0) &&
        !foesMayWin(sight, 1) &&
        (sight.place === 1 ? sight.open.some((one) => isSure(sight, one)) : !isPartnersForSure(sight)),
    ),
    asks: card((one, sight) => (sight.place === 1 ? isSure(sight, one) : wins(sight, one))),
    silent: 'one maxim speaks of leads, another of the other hands',
  },
  '14.freie-karte': {
    sentence: 'A free card, the highest of its suit still out: bring it home before it is ruffed.',
    when: playing(
      (sight) => sight.place < 3 && sight.open.some((one) => isFree(sight, one) && wins(sight, one)),
    ),
    asks: card((one, sight) => isFree(sight, one) && wins(sight, one)),
    silent: 'early in the deal there is time, and where somebody ruffs it is too late',
  },
  '17.VI.1': {
    sentence: 'The suit has held: go on with it.',
    when: leading((sight) => keptLead(sight) !== null && goesOn(sight).length > 0),
    asks: card((one, sight) => suitOf(one) === keptLead(sight)!.suit),
  },
  '17.VI.read': {
    sentence: 'Partner returned the suit at once and so promised the third round: go on.',
    when: leading((sight) =>
      plainSuits(sight).some(
        (suit) => returned(sight, sight.partner, suit) && opener(sight, suit) === sight.seat,
      ),
    ),
    asks: card(
      (one, sight) =>
        returned(sight, sight.partner, suitOf(one)) && opener(sight, suitOf(one)) === sight.seat,
    ),
  },
  '17.VI.3a': {
    sentence: 'With nothing better of one’s own, return partner’s suit.',
    when: leading(
      (sight) =>
        invitedNow(sight) !== null || plainSuits(sight).some((suit) => invited(sight, sight.partner, suit)),
    ),
    asks: card((one, sight) => invited(sight, sight.partner, suitOf(one))),
    silent: 'whether there is something better is left open',
  },
  '17.VI.3b': {
    sentence: 'Return partner’s invite at once: the third round will be won too.',
    when: leading((sight) => {
      const suit = invitedNow(sight);
      return suit !== null && winsThirdRound(held(sight, suit));
    }),
    asks: card((one, sight) => suitOf(one) === invitedNow(sight)),
  },
  '17.VI.3c': {
    sentence: 'To return the invite at once would promise the third round: first one’s own suit.',
    when: leading((sight) => invitedNow(sight) !== null && !winsThirdRound(held(sight, invitedNow(sight)!))),
    asks: card((one, sight) => suitOf(one) !== invitedNow(sight)),
  },
  '17.XVI.1': {
    sentence: 'With five small trumps a singleton may be led.',
    when: leading(
      (sight) =>
        trumpsHeld(sight).length > 4 &&
        figures(trumpsHeld(sight)) === 0 &&
        plainSuits(sight).some((suit) => held(sight, suit).length === 1),
    ),
    asks: card((one, sight) => !isTrump(sight, one) && held(sight, suitOf(one)).length === 1),
    silent: 'it is said of the first lead of all',
  },
  '17.XVI.2': {
    sentence: 'Five trumps with figures: lead trumps.',
    when: leading(
      (sight) => trumpsHeld(sight).length > 4 && figures(trumpsHeld(sight)) > 0 && foesMayHaveTrumps(sight),
    ),
    asks: aTrump,
    silent: 'it is said of the first leads',
  },
  '17.XVI.3': {
    sentence: 'Without five small trumps a singleton is not led.',
    when: leading((sight) => plainSuits(sight).some((suit) => held(sight, suit).length === 1)),
    asks: card((one, sight) => isTrump(sight, one) || held(sight, suitOf(one)).length > 1),
    silent: 'it is said of the first lead of all',
  },
  '17.XVII.1': {
    sentence: 'The thirteenth card of a suit is kept for the last need.',
    when: leading(
      (sight) =>
        foesMayHaveTrumps(sight) &&
        plainSuits(sight).some((suit) => held(sight, suit).length === 1 && !unseenIn(sight, suit).length),
    ),
    asks: card(
      (one, sight) =>
        isTrump(sight, one) || held(sight, suitOf(one)).length > 1 || unseenIn(sight, suitOf(one)).length > 0,
    ),
  },
  '25.2d': {
    sentence: 'A ruse: a small card back to the opponent who invited.',
    when: leading((sight) => {
      const before = wonFrom(sight, sight.left);
      return before !== null && invited(sight, sight.left, before.suit) && held(sight, before.suit) !== '';
    }),
    asks: card(
      (one, sight) => suitOf(one) === wonFrom(sight, sight.left)!.suit && isLowestOfSuit(one, sight),
    ),
    silent: 'with trumps it is not done',
  },
};
