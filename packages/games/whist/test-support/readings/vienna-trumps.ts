import {suitOf, type Suit} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import type {WhistMove, WhistView} from '../../src/whist/rules/index.js';
import {
  acedAndLeft,
  freePlain,
  greatSuits,
  fearsSlam,
  foesCrossRuff,
  gaveUpTrumps,
  greatInvite,
  isStillOut,
  isStrongInTrumps,
  keptLead,
  partnersRuffs,
  returned,
  trumpLeads,
  turnedBy,
} from './signs.js';
import {
  aTrump,
  card,
  dealt,
  hasShownVoid,
  height,
  held,
  isLowest,
  isLowestOfSuit,
  isTrump,
  leading,
  mayDraw,
  mayRuff,
  noTrump,
  plainSuits,
  trumpsHeld,
  trumpsOut,
  unseenIn,
  type Seen,
  type Sight,
} from './sight.js';

// What the sentences of the Viennese guide on trumps, ruffs and partner's commands say to a reader, who leads (`Reading`).

type Read = Readonly<Record<string, Reading<WhistView, WhistMove>>>;

const trumpsAmongOthers = (holds: Seen) =>
  leading((sight) => trumpsHeld(sight) !== '' && plainSuits(sight).length > 0 && holds(sight));
const partnerLedTrumps = (sight: Sight): boolean => trumpLeads(sight, sight.partner) > 0;
const ruffsForPartner = card((one, sight) => partnersRuffs(sight).includes(suitOf(one)));
const isInvitedThrough = (sight: Sight, ranks: string): boolean => {
  const turned = turnedBy(sight, sight.left);
  return turned !== null && ranks.includes(turned[0]!) && isStillOut(sight, turned);
};
const bareAce = (sight: Sight): Suit | undefined =>
  plainSuits(sight).find((suit) => held(sight, suit) === 'A');
const showedBareAce = (sight: Sight): boolean => {
  const kept = keptLead(sight);
  return (
    kept !== null && kept.suit !== sight.trump && kept.card[0] === 'A' && dealt(sight, kept.suit) === 'A'
  );
};

/** Commands of partner, and what he is made to do. */
export const commandsRead: Read = {
  '17.X': {
    sentence: 'Partner has led trumps: return them at once.',
    when: mayDraw((sight) => partnerLedTrumps(sight) && !gaveUpTrumps(sight, sight.partner)),
    asks: aTrump,
  },
  '17.X.a': {
    sentence: 'Partner did not go on with trumps: he has changed his plan.',
    when: trumpsAmongOthers((sight) => gaveUpTrumps(sight, sight.partner)),
    asks: noTrump,
  },
  '17.X.b': {
    sentence: 'First show partner the bare ace: then he may choose between trumps and a ruff.',
    when: leading(
      (sight) => partnerLedTrumps(sight) && (bareAce(sight) !== undefined || showedBareAce(sight)),
    ),
    asks: card((one, sight) =>
      bareAce(sight) === undefined ? !isTrump(sight, one) : held(sight, suitOf(one)) === 'A',
    ),
    silent: 'one maxim shows the ace, the other waits when it has been shown',
  },
  '17.X.c': {
    sentence: 'Partner led trumps through the turned figure, which was held back: let him repeat it.',
    when: trumpsAmongOthers((sight) => {
      const turned = turnedBy(sight, sight.right);
      return partnerLedTrumps(sight) && turned !== null && height(turned) > 12 && isStillOut(sight, turned);
    }),
    asks: noTrump,
  },
  '17.XIV.2': {
    sentence: 'Answer to the great invite: return the queen of trumps, or else a small one.',
    when: leading((sight) => greatInvite(sight, sight.partner, sight.trump) && trumpsHeld(sight) !== ''),
    asks: card(
      (one, sight) =>
        isTrump(sight, one) &&
        (trumpsHeld(sight).includes('Q') ? one[0] === 'Q' : isLowestOfSuit(one, sight)),
    ),
  },
  '17.XIV.5': {
    sentence: 'Partner’s great invite asks for trumps.',
    when: mayDraw((sight) => greatSuits(sight, sight.partner).length > 0),
    asks: aTrump,
    silent: 'who is weak in trumps cannot draw them',
  },
  '17.VIII.b': {
    sentence: 'Partner has shown that he wants to ruff.',
    when: leading((sight) =>
      partnersRuffs(sight).some(
        (suit) => acedAndLeft(sight, sight.partner, suit) || returned(sight, sight.partner, suit),
      ),
    ),
    asks: card(
      (one, sight) =>
        partnersRuffs(sight).includes(suitOf(one)) &&
        (acedAndLeft(sight, sight.partner, suitOf(one)) || returned(sight, sight.partner, suitOf(one))),
    ),
    silent: 'who is strong in trumps makes him ruff in any case',
  },
  '17.VIII': {
    sentence: 'Make partner ruff only when strong in trumps yourself.',
    when: leading((sight) => plainSuits(sight).some((suit) => mayRuff(sight, sight.partner, suit))),
    asks: card((one, sight) =>
      isStrongInTrumps(sight)
        ? partnersRuffs(sight).includes(suitOf(one))
        : !mayRuff(sight, sight.partner, suitOf(one)),
    ),
    silent: 'one maxim advises it to the strong, the other forbids it to the weak',
  },
  '17.VIII.a': {
    sentence: 'A slam is to be feared: make partner ruff all the same.',
    when: leading((sight) => fearsSlam(sight) && partnersRuffs(sight).length > 0),
    asks: ruffsForPartner,
    silent: 'who is strong in trumps makes him ruff in any case',
  },
  '17.VIII.c': {
    sentence: 'Partner’s trumps would be drawn anyway: let him ruff while he can.',
    when: leading((sight) => partnersRuffs(sight).length > 0),
    asks: ruffsForPartner,
    silent: 'whether his trumps would be drawn is left open',
  },
  '17.XII': {
    sentence: 'Partner has no trumps left: go on, the opponents lose two for one.',
    when: mayDraw(
      (sight) =>
        hasShownVoid(sight, sight.partner, sight.trump) && sight.leads.some(({suit}) => suit === sight.trump),
    ),
    asks: aTrump,
  },
  '17.XII.rev': {
    sentence: 'An opponent has no trumps left: stop, or two of ours fall for one of theirs.',
    when: trumpsAmongOthers((sight) =>
      [sight.left, sight.right].some((seat) => hasShownVoid(sight, seat, sight.trump)),
    ),
    asks: noTrump,
    silent: 'whether trumps are being led, and by whom, is left open',
  },
  '17.XX.3': {
    sentence: 'The last trump may be partner’s: do not draw it.',
    when: trumpsAmongOthers(
      (sight) => trumpsOut(sight) === 1 && !hasShownVoid(sight, sight.partner, sight.trump),
    ),
    asks: noTrump,
    silent: 'who can beat it himself need not fear',
  },
};

/** Emergencies, the score, a figure turned up. */
export const emergenciesRead: Read = {
  '17.XI.1': {
    sentence: 'The opponents stand on nine and need one trick: lead trumps.',
    when: mayDraw(({us, them}) => them === 9 && us < 9),
    asks: aTrump,
  },
  '17.XI.1own': {
    sentence: 'On nine one trick is enough: do not lead trumps.',
    when: trumpsAmongOthers(({us, them}) => us === 9 && them < 9),
    asks: noTrump,
  },
  '17.XI.1own.b': {
    sentence: 'Even on nine: strong in trumps and with free cards besides, lead trumps.',
    when: mayDraw(
      (sight) => sight.us === 9 && sight.them < 9 && isStrongInTrumps(sight) && freePlain(sight).length > 1,
    ),
    asks: aTrump,
  },
  '17.XI.2': {
    sentence: 'The opponents can cross-ruff: stop it by leading trumps.',
    when: mayDraw(foesCrossRuff),
    asks: aTrump,
  },
  '17.XIX.1': {
    sentence: 'You and partner can cross-ruff: lead the suit he is void of, and keep it going.',
    when: leading(
      (sight) =>
        trumpsHeld(sight) !== '' &&
        partnersRuffs(sight).length > 0 &&
        [...'SHDC'].some(
          (suit) =>
            suit !== sight.trump &&
            hasShownVoid(sight, sight.seat, suit) &&
            !hasShownVoid(sight, sight.partner, suit) &&
            unseenIn(sight, suit).length > 0,
        ),
    ),
    asks: card(
      (one, sight) =>
        partnersRuffs(sight).includes(suitOf(one)) &&
        isLowest(
          one,
          sight.open.filter((other) => partnersRuffs(sight).includes(suitOf(other))),
        ),
    ),
  },
  '17.XI.3': {
    sentence: 'A figure was turned up on the left: lead trumps through it.',
    when: leading((sight) => isInvitedThrough(sight, 'AKQJ')),
    asks: card((one, sight) => isTrump(sight, one) && height(one) < height(turnedBy(sight, sight.left)!)),
    silent: 'the book leads a figure through it, or the ten: who has none is silent',
  },
  '17.XV.2a': {
    sentence: 'At eight the opponents should have called and did not: partner must be strong in trumps.',
    when: mayDraw(
      ({them, us, view}) =>
        them === 8 &&
        view.tricks.length > 0 &&
        [0, 3, 4, 8, 9].includes(us) &&
        view.options.honours === 'four',
    ),
    asks: aTrump,
    silent: 'whether they did call, or might, and for how long silence tells something, is left open',
  },
  '17.XV.2b': {
    sentence: 'The left-hand opponent asked in vain: lead trumps through his two honours.',
    when: mayDraw(
      ({view, left}) =>
        view.calls.some(({seat, said}) => seat === left && said === 'call') &&
        view.calls.some(({seat, said}) => seat === (left + 2) % 4 && said === 'no'),
    ),
    asks: aTrump,
  },
  '25.2c': {
    sentence: 'A ruse: the ten of trumps through the turned king.',
    when: leading(
      (sight) =>
        turnedBy(sight, sight.left)?.[0] === 'K' &&
        isStillOut(sight, turnedBy(sight, sight.left)!) &&
        trumpsHeld(sight).includes('T'),
    ),
    asks: card((one, sight) => isTrump(sight, one) && one[0] === 'T'),
    silent: 'with which cards beside the ten he ventures it is left open',
  },
};
