import {suitOf, type Suit} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import type {WhistMove, WhistView} from '../../src/whist/rules/index.js';
import {
  freePlain,
  greatSuits,
  isStrong,
  greatInvite,
  invited,
  isForce,
  keptLead,
  ledAgain,
  opener,
  trumpLeads,
} from './signs.js';
import {
  aTrump,
  card,
  foeMayRuff,
  foesMayHaveTrumps,
  hasAll,
  held,
  isFree,
  isHighestOfSuit,
  isTrump,
  leading,
  mayDraw,
  mayRuff,
  plainSuits,
  playing,
  trumpsHeld,
  type Sight,
} from './sight.js';

// What the sentences of the Viennese guide on plans with trumps say to a reader, who leads (`Reading`).

type Read = Readonly<Record<string, Reading<WhistView, WhistMove>>>;

/** The suits in which an opponent may ruff. */
const ruffedByFoes = (sight: Sight): readonly Suit[] =>
  plainSuits(sight).filter((suit) => foeMayRuff(sight, suit));
const isPartnersSuit = (sight: Sight, suit: Suit): boolean =>
  invited(sight, sight.partner, suit) || ledAgain(sight, sight.partner, suit);
const worthFreeing = (sight: Sight, suit: Suit): boolean =>
  isForce(held(sight, suit)) || isPartnersSuit(sight, suit);
const bothRuff = (sight: Sight, suit: Suit): boolean =>
  mayRuff(sight, sight.left, suit) && mayRuff(sight, sight.right, suit);

/** Plans: trumps drawn, suits freed, opponents weakened, the great invite. */
export const plansRead: Read = {
  '14.befreien': {
    sentence: 'Draw trumps first: free cards are worth a trick only when they cannot be ruffed.',
    when: mayDraw((sight) => freePlain(sight).length > 0),
    asks: aTrump,
    silent: 'how strong he has to be, and in how long a suit, is left open',
  },
  '17.XI.4': {
    sentence: 'Strong in trumps, and an opponent ruffs the good suit: draw trumps and free it.',
    when: mayDraw(
      (sight) => isStrong(sight) && ruffedByFoes(sight).some((suit) => worthFreeing(sight, suit)),
    ),
    asks: aTrump,
  },
  '17.XI.4.weak': {
    sentence: 'Too weak to draw trumps: lead partner’s suit itself, which weakens the one who ruffs.',
    when: leading(
      (sight) => !isStrong(sight) && ruffedByFoes(sight).some((suit) => isPartnersSuit(sight, suit)),
    ),
    asks: card((one, sight) => foeMayRuff(sight, suitOf(one)) && isPartnersSuit(sight, suitOf(one))),
    silent: 'what is a strong suit of his own, rule IX says',
  },
  '17.XI.4.stop': {
    sentence: 'Both opponents are void: one ruffs, the other throws a suit away. Stop leading it.',
    when: leading((sight) =>
      plainSuits(sight).some((suit) => bothRuff(sight, suit) && worthFreeing(sight, suit)),
    ),
    asks: card((one, sight) => !(bothRuff(sight, suitOf(one)) && worthFreeing(sight, suitOf(one)))),
  },
  '17.XVI.4': {
    sentence: 'Never expose partner to an overruff.',
    when: leading((sight) =>
      plainSuits(sight).some(
        (suit) => mayRuff(sight, sight.partner, suit) && mayRuff(sight, sight.right, suit),
      ),
    ),
    asks: card(
      (one, sight) =>
        !(mayRuff(sight, sight.partner, suitOf(one)) && mayRuff(sight, sight.right, suitOf(one))),
    ),
  },
  '17.IX': {
    sentence: 'An opponent is void: go on with the suit and weaken him in trumps.',
    when: leading((sight) => !isStrong(sight) && ruffedByFoes(sight).length > 0),
    asks: card(
      (one, sight) =>
        foeMayRuff(sight, suitOf(one)) &&
        (isForce(held(sight, suitOf(one))) || opener(sight, suitOf(one)) === sight.seat),
    ),
    silent: 'one goes on with a suit of one’s own alone',
  },
  '17.XIV.1': {
    sentence: 'Great invite: the king of trumps, then another suit; partner should return trumps.',
    when: leading(
      (sight) =>
        hasAll(trumpsHeld(sight), 'AKJ') ||
        (keptLead(sight)?.card === `K${sight.trump}` && hasAll(trumpsHeld(sight), 'AJ')),
    ),
    asks: card((one, sight) =>
      trumpsHeld(sight).includes('K') ? one === `K${sight.trump}` : !isTrump(sight, one),
    ),
    silent: 'in which other suit partner may come in is left open',
  },
  '17.XIV.3': {
    sentence: 'The great invite was answered: try the knave, then play the ace.',
    when: playing((sight) => greatInvite(sight, sight.seat, sight.trump) && trumpsHeld(sight).includes('A')),
    asks: card((one, sight) => isTrump(sight, one) && (sight.place === 1 ? one[0] === 'A' : one[0] === 'J')),
    silent: 'one maxim tries the knave, the other plays the ace after it',
  },
  '17.XIV.4': {
    sentence: 'Great invite: the king of the strong suit, then another suit, asks partner to draw trumps.',
    when: leading((sight) => trumpsHeld(sight) === '' && foesMayHaveTrumps(sight)),
    asks: card((one, sight) =>
      keptLead(sight)?.card[0] === 'K' && held(sight, keptLead(sight)!.suit)[0] === 'A'
        ? suitOf(one) !== keptLead(sight)!.suit && !isFree(sight, one)
        : one[0] === 'K' && held(sight, suitOf(one))[0] === 'A',
    ),
    silent: 'which suit is strong is left open',
  },
  '17.XIV.6': {
    sentence: 'Partner did not answer the great invite: go on with the high cards.',
    when: leading(
      (sight) =>
        trumpLeads(sight, sight.partner) === 0 &&
        greatSuits(sight, sight.seat).some((suit) => held(sight, suit) !== ''),
    ),
    asks: card(
      (one, sight) => greatSuits(sight, sight.seat).includes(suitOf(one)) && isHighestOfSuit(one, sight),
    ),
  },
};
