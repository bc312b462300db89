import {suitOf, type Card, type Suit} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import type {WhistMove, WhistView} from '../../src/whist/rules/index.js';
import {fearsSlam, isGood, lastLed, ledAgain, mayBeForbidden, opener, thrown} from './signs.js';
import {
  aTrump,
  card,
  count,
  dealt,
  figures,
  foeMayRuff,
  foesMayHaveTrumps,
  held,
  inSuit,
  isFree,
  isHighest,
  isHighestOfSuit,
  isLowestOfSuit,
  isSure,
  isTrump,
  leading,
  mayRuff,
  noTrump,
  plainSuits,
  runOf,
  trumpsHeld,
  type Sight,
} from './sight.js';

// What the sentences of Gra Wista on leads say to a reader (`Reading`).

const THEN = 'it tells which card, once something else has said which suit is led';

type Read = Readonly<Record<string, Reading<WhistView, WhistMove>>>;

const withSuit = (fits: (ranks: string, sight: Sight, suit: Suit) => boolean) =>
  leading((sight) => plainSuits(sight).some((suit) => fits(held(sight, suit), sight, suit)));
const fromSuit = (fits: (ranks: string, sight: Sight, suit: Suit) => boolean) =>
  card((one, sight) => !isTrump(sight, one) && fits(held(sight, suitOf(one)), sight, suitOf(one)));

/** The leads that are always good: ace king queen, king queen knave, queen knave ten. */
const isSureLead = (ranks: string): boolean => /^(AKQ|KQJ|QJT)/.test(ranks);
/** A suit from which one can invite: one of the three highest, and a six or lower. */
const allowsInvite = (ranks: string): boolean => count(ranks, 'AKQ') > 0 && /[2-6]$/.test(ranks);
/** Three cards or more that follow each other from the highest down, none below the eight. */
const isSequence = (ranks: string): boolean => runOf(ranks).replace(/[2-7]/g, '').length > 2;
const hasGoodLead = (sight: Sight): boolean =>
  plainSuits(sight).some(
    (suit) => isSureLead(held(sight, suit)) || (opener(sight, suit) < 0 && allowsInvite(held(sight, suit))),
  );
/** Weak in trumps with aces elsewhere, as dealt: the aces may have been played. */
const isWeakWithAces = (sight: Sight): boolean => {
  const trumps = dealt(sight, sight.trump);
  return (
    trumps.length < 3 &&
    !figures(trumps) &&
    [...'SHDC'].filter((suit) => suit !== sight.trump && dealt(sight, suit)[0] === 'A').length > 1
  );
};
const isStrong = (sight: Sight): boolean => trumpsHeld(sight).length > 3 && figures(trumpsHeld(sight)) > 0;
const partnerMayRuff = (sight: Sight, suit: Suit): boolean => mayRuff(sight, sight.partner, suit);
const partnerRuffsSomething = (sight: Sight): boolean =>
  [...'SHDC'].some((suit) => partnerMayRuff(sight, suit));
const isTheirs = (sight: Sight, suit: Suit): boolean =>
  ledAgain(sight, sight.left, suit) || ledAgain(sight, sight.right, suit);
/** Whether no plain suit is longer, but for those that another rule may forbid. */
const isOfLongest = (one: Card, sight: Sight): boolean =>
  plainSuits(sight).every(
    (suit) => held(sight, suit).length <= held(sight, suitOf(one)).length || mayBeForbidden(sight, suit),
  );
const goodSuits = (sight: Sight): readonly Suit[] =>
  plainSuits(sight).filter((suit) => isGood(held(sight, suit)));
const isShortAce = (ranks: string): boolean => ranks.length === 2 && ranks[0] === 'A';
const isStrength = (ranks: string): boolean => ranks.length > 3 && count(ranks, 'AKQ') > 1;

/** Which suit is led, and which is not. */
export const suitsRead: Read = {
  'ogolne.1': {
    sentence: 'Begin with the suit of which there is most.',
    when: leading((sight) => plainSuits(sight).length > 0),
    asks: card((one, sight) => !isTrump(sight, one) && isOfLongest(one, sight)),
  },
  'ogolne.2a': {
    sentence: 'Ace king queen, king queen knave or queen knave ten: lead the highest.',
    when: withSuit(isSureLead),
    asks: card(
      (one, sight) =>
        !isTrump(sight, one) && isSureLead(held(sight, suitOf(one))) && isHighestOfSuit(one, sight),
    ),
    silent: 'of more in sequence another rule tells which',
  },
  'ogolne.2b': {
    sentence: 'Lead a suit that allows an invite: a small card from an ace, king or queen.',
    when: withSuit(
      (ranks, sight, suit) => allowsInvite(ranks) && ![sight.left, sight.right].includes(opener(sight, suit)),
    ),
    asks: card(
      (one, sight) =>
        !isTrump(sight, one) && allowsInvite(held(sight, suitOf(one))) && isLowestOfSuit(one, sight),
    ),
  },
  'ogolne.2c': {
    sentence: 'Five small trumps and no invite: lead trumps, so that partner plays last.',
    when: leading(
      (sight) => trumpsHeld(sight).length > 4 && !figures(trumpsHeld(sight)) && foesMayHaveTrumps(sight),
    ),
    asks: aTrump,
  },
  'ogolne.3': {
    sentence: 'Weak in trumps, with aces elsewhere: take at once what can be taken.',
    when: leading(
      (sight) =>
        isWeakWithAces(sight) && sight.open.some((one) => 'AK'.includes(one[0]!) && isFree(sight, one)),
    ),
    asks: card((one, sight) => 'AK'.includes(one[0]!) && isFree(sight, one)),
  },
  'ogolne.3b': {
    sentence: 'Do not go on with a suit that partner would have to ruff.',
    when: withSuit((_, sight, suit) => partnerMayRuff(sight, suit)),
    asks: card((one, sight) => !partnerMayRuff(sight, suitOf(one))),
    silent: 'it is said to whoever is weak in trumps and has aces elsewhere',
  },
  'ogolne.4': {
    sentence: 'Partner’s suit is seldom returned while there is a good one of one’s own.',
    when: leading(
      (sight) =>
        hasGoodLead(sight) && plainSuits(sight).some((suit) => opener(sight, suit) === sight.partner),
    ),
    asks: card((one, sight) => isTrump(sight, one) || opener(sight, suitOf(one)) !== sight.partner),
  },
  'ogolne.9': {
    sentence: 'The third hand could not beat it: return the opponents’ own suit.',
    when: leading((sight) => {
      const before = lastLed(sight);
      const cards = sight.view.tricks.at(-1)?.cards;
      return (
        before?.seat === sight.left &&
        before.winner === sight.seat &&
        before.suit !== sight.trump &&
        held(sight, before.suit) !== '' &&
        !'AKQJ'.includes(cards![2]!.card[0]!)
      );
    }),
    asks: card((one, sight) => suitOf(one) === lastLed(sight)!.suit && isLowestOfSuit(one, sight)),
    silent: 'only where he has no good lead of his own',
  },
  'obfita.jedna': {
    sentence: 'Let partner know the one strong suit.',
    when: leading((sight) => goodSuits(sight).length === 1),
    asks: card((one, sight) => goodSuits(sight).includes(suitOf(one)) && isHighestOfSuit(one, sight)),
    silent: 'it is said to whoever has led trumps to free it',
  },
  'obfita.pomoc': {
    sentence: 'Partner has a long suit: he needs his trumps, do not make him ruff.',
    when: leading(
      (sight) =>
        [...'SHDC'].some((suit) => ledAgain(sight, sight.partner, suit)) &&
        plainSuits(sight).some((suit) => partnerMayRuff(sight, suit)),
    ),
    asks: card((one, sight) => !partnerMayRuff(sight, suitOf(one))),
  },
  ochrona: {
    sentence: 'Keep guard over the opponents’ long suit.',
    when: leading((sight) =>
      sight.open.some((one) => !isTrump(sight, one) && isTheirs(sight, suitOf(one)) && isFree(sight, one)),
    ),
    asks: card((one, sight) => isTrump(sight, one) || !(isTheirs(sight, suitOf(one)) && isFree(sight, one))),
    silent: 'when no trump is out, nothing is lost by it',
  },
  'zalezy.odrzut': {
    sentence: 'Partner has thrown from this suit: he wants another.',
    when: withSuit(
      (_, sight, suit) =>
        thrown(sight, sight.partner).includes(suit) &&
        !sight.open.some((one) => suitOf(one) === suit && isFree(sight, one)),
    ),
    asks: card(
      (one, sight) =>
        isTrump(sight, one) ||
        !thrown(sight, sight.partner).includes(suitOf(one)) ||
        inSuit(sight.open, suitOf(one)).some((own) => isFree(sight, own)),
    ),
  },
  'zalezy.szlem-krol': {
    sentence: 'A slam is to be feared: do not lead away from a king.',
    when: withSuit((ranks, sight) => fearsSlam(sight) && ranks[0] === 'K' && ranks.length > 1),
    asks: card((one, sight) => isTrump(sight, one) || !/^K./.test(held(sight, suitOf(one)))),
    silent: 'when a slam is to be feared is left open',
  },
  'szczegolne.9b': {
    sentence: 'A sequence in a plain suit: of three or four the highest, of five the lowest.',
    when: withSuit(isSequence),
    asks: card((one, sight) => {
      const run = runOf(held(sight, suitOf(one)));
      return !isTrump(sight, one) && isSequence(run) && one[0] === (run.length > 4 ? run.at(-1) : run[0]);
    }),
  },
  'szczegolne.dwd': {
    sentence: 'Queen, knave, ten: a lead that is always good.',
    when: withSuit((ranks) => ranks.startsWith('QJT')),
    asks: fromSuit((ranks) => ranks.startsWith('QJT')),
    silent: 'from a longer one the rules of sequences tell which card',
  },
  'szczegolne.as-dwie': {
    sentence: 'Ace and one small: begin with that suit.',
    when: withSuit(isShortAce),
    asks: card(
      (one, sight) => !isTrump(sight, one) && isShortAce(held(sight, suitOf(one))) && one[0] === 'A',
    ),
    silent: 'not where the strength lies in another suit',
  },
  'szczegolne.sila4': {
    sentence: 'The strength lies in another suit: do not begin with the short ace.',
    when: leading(
      (sight) =>
        plainSuits(sight).some((suit) => isStrength(held(sight, suit))) &&
        plainSuits(sight).some((suit) => isShortAce(held(sight, suit))),
    ),
    asks: card((one, sight) => isTrump(sight, one) || !isShortAce(held(sight, suitOf(one)))),
  },
  'wyrazy.forsowac': {
    sentence: 'Make the opponent ruff.',
    when: withSuit((_, sight, suit) => foeMayRuff(sight, suit)),
    asks: fromSuit((_, sight, suit) => foeMayRuff(sight, suit) && !partnerMayRuff(sight, suit)),
    silent: 'not where partner would have to ruff too, and not by who is strong in trumps',
  },
  'wyrazy.forte': {
    sentence: 'A master card: only a trump can beat it.',
    when: leading((sight) =>
      sight.open.some((one) => !isTrump(sight, one) && isFree(sight, one) && !foeMayRuff(sight, suitOf(one))),
    ),
    asks: card((one, sight) => !isTrump(sight, one) && isFree(sight, one)),
  },
  'engine.top': {
    sentence: 'Nothing more is said of these: one that no other beats.',
    when: leading((sight) => sight.open.some((one) => isFree(sight, one))),
    asks: card((one, sight) => isFree(sight, one)),
    silent: THEN,
  },
  'engine.low': {
    sentence: 'Nothing more is said of these: the lowest.',
    when: leading(),
    // Of these: of those that another sentence has left.
    asks: card((one, sight) => isLowestOfSuit(one, sight) || !isHighestOfSuit(one, sight)),
    silent: THEN,
  },
};

/** What the score says of leads. */
export const scoresRead: Read = {
  'ogolne.5': {
    sentence: 'Five tricks each and two certain ones in hand: take them.',
    when: leading(
      (sight) =>
        sight.ourTricks === 5 &&
        sight.theirTricks === 5 &&
        sight.open.filter((one) => isSure(sight, one)).length > 1,
    ),
    asks: card((one, sight) => isSure(sight, one)),
  },
  'ogolne.6': {
    sentence: 'Far behind: venture the high trump, it strengthens partner.',
    when: leading(
      (sight) => sight.us === 0 && (sight.them === 6 || sight.them === 7) && /^[QJ]/.test(trumpsHeld(sight)),
    ),
    asks: card((one, sight) => isTrump(sight, one) && isHighest(one, inSuit(sight.open, sight.trump))),
    silent: 'only with poor suits at the side',
  },
  'ogolne.7': {
    sentence: 'On four, one more point saves half the stake: be sparing with trump leads.',
    when: leading((sight) => sight.us === 4 && trumpsHeld(sight) !== ''),
    asks: noTrump,
  },
  'ogolne.8': {
    sentence: 'On nine, with partner able to ruff: do not draw trumps.',
    when: leading((sight) => sight.us === 9 && partnerRuffsSomething(sight) && isStrong(sight)),
    asks: noTrump,
  },
  'ogolne.8r': {
    sentence: 'More than one point is at stake: lead trumps, though partner could ruff.',
    when: leading(
      (sight) =>
        [1, 2, 3, 5, 6, 7].includes(sight.us) &&
        partnerRuffsSomething(sight) &&
        isStrong(sight) &&
        foesMayHaveTrumps(sight),
    ),
    asks: aTrump,
  },
};
