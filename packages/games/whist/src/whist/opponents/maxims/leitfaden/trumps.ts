import type {Suit} from '@quinola/cards';
import {always, bars} from '@quinola/opponents';
import {
  bookOfLeads,
  finesse,
  highest,
  isForce,
  lowest,
  named,
  ofSuit,
  partnerRuffs,
  plain,
  suits,
  trumps,
} from '../advice.js';
import {L, master, mayRuff, P, partnerStrong, R, theyTrump, type Facts, type Rel} from '../facts.js';
import {figures, has, height, topRun} from '../holding.js';

const m = bookOfLeads('whist.leitfaden.');

/** Whether an opponent may ruff this suit. */
const theyRuff = (f: Facts, suit: Suit): boolean => mayRuff(f, L, suit) || mayRuff(f, R, suit);

/** Whether it is partner's suit, as far as his leads tell. */
const his = ({invite, long}: Facts, suit: Suit): boolean =>
  invite[P]!.includes(suit) || long[P]!.includes(suit);

/** Whether I still have cards worth freeing in this suit. */
const mineToFree = (f: Facts, suit: Suit): boolean => isForce(f.hold[suit]!) || his(f, suit);

const strong = (f: Facts): boolean => f.forceT || partnerStrong(f);

/** Master cards in plain suits. */
const freeCards = (f: Facts): number => f.hand.filter((card) => card[1] !== f.T && master(f, card)).length;

/** The plain suit in which a seat made its great invite. */
const greatOf = ({great}: Facts, x: Rel, T: Suit): string | undefined =>
  [...great[x]!].find((suit) => suit !== T);

/** Partner ruffs any card of a suit of which he is void. */
const anyRuff = {allows: partnerRuffs} as const;

/** Whether the trick just won was led with the ace of a plain suit in which I was dealt no other card. */
const bareAceHeld = ({last, by, hold, T}: Facts): boolean => {
  const lead = last?.winner === 0 && last.cards[0]!.by === 0 ? last.cards[0]!.card : '';
  const suit = lead[1] ?? T;
  return lead[0] === 'A' && suit !== T && !hold[suit] && ofSuit(by[0]!, suit).length === 1;
};

/** Vienna 1834, §14, §17 VIII-XII, XIV-XVI, XIX: trumps, ruffs and commands, when leading. */
export const trumpLeads = [
  // Commands of partner.
  m(
    '17.XII.rev',
    3,
    (f) =>
      f.void[L]!.includes(f.T) !== f.void[R]!.includes(f.T) &&
      f.trumpLeads[0]! + f.trumpLeads[P]! > 0 &&
      !f.void[P]!.includes(f.T),
    (f, open) => ofSuit(open, f.T),
    bars,
  ),
  m(
    '17.XIV.2',
    3,
    (f) => f.great[P]!.includes(f.T),
    (f, open) => (named(f, 'Q', f.T).length ? named(f, 'Q', f.T) : lowest(ofSuit(open, f.T))),
  ),
  m(
    '17.XIV.3',
    3,
    (f) => f.great[0]!.includes(f.T) && f.by[0]!.includes(`J${f.T}`),
    (f) => named(f, 'A', f.T),
  ),
  m('17.XIV.5', 3, (f) => f.forceT && greatOf(f, P, f.T) !== undefined, trumps),
  m(
    '17.X.a',
    3,
    (f) => f.gaveUp[P]!,
    (f, open) => ofSuit(open, f.T),
    bars,
  ),
  m(
    '17.X.b',
    3,
    (f) => f.trumpLeads[P]! > 0,
    (f, open) => suits(f, open, (_, held) => held === 'A'),
  ),
  // The bare ace showed that I am void: partner must now get in and choose, so trumps are not returned yet.
  m(
    '17.X.b',
    3,
    (f) => f.trumpLeads[P]! > 0 && bareAceHeld(f),
    (f, open) => ofSuit(open, f.T),
    bars,
  ),
  m(
    '17.X.c',
    3,
    (f) =>
      f.trumpLeads[P]! > 0 &&
      f.turn?.by === R &&
      height(f.turn.card) > 12 &&
      f.rest[f.T]!.includes(f.turn.card[0]!),
    (f, open) => ofSuit(open, f.T),
    bars,
  ),
  m('17.X', 3, (f) => f.trumpLeads[P]! > 0 && !f.gaveUp[P], trumps),
  m(
    '17.VIII.b',
    3,
    (f) => !f.forceT,
    (f, open) =>
      lowest(partnerRuffs(f, open).filter((card) => (f.asked[P]! + f.returned[P]!).includes(card[1]!))),
    anyRuff,
  ),

  // Emergencies.
  m('17.XI.2', 4, (f) => f.navette, trumps),
  m(
    '17.XIX.1',
    4,
    (f) => f.hold[f.T] !== '' && [...f.void[0]!].some((suit) => !f.void[P]!.includes(suit) && f.rest[suit]),
    (f, open) => lowest(partnerRuffs(f, open)),
    anyRuff,
  ),
  m(
    '17.VIII.a',
    4,
    (f) => f.slamDanger && !f.forceT,
    (f, open) => lowest(partnerRuffs(f, open)),
    anyRuff,
  ),

  // The score.
  m('17.XI.1', 5, (f) => f.them === 9 && f.us < 9, trumps),
  m('17.XI.1own.b', 5, (f) => f.us === 9 && f.them < 9 && f.forceT && freeCards(f) > 1, trumps),
  m(
    '17.XI.1own',
    5,
    (f) => f.us === 9 && f.them < 9,
    (f, open) => ofSuit(open, f.T),
    bars,
  ),
  m('17.XV.2a', 5, (f) => f.silentEight && f.tThem + f.tUs < 5, trumps),
  m(
    '17.XV.2b',
    5,
    (f) => f.askedInVain === L,
    (f, open) => (named(f, 'T', f.T).length ? named(f, 'T', f.T) : trumps(f, open)),
  ),

  // A figure turned up.
  m(
    '25.2c',
    6,
    (f) =>
      f.turn?.by === L && f.turn.card[0] === 'K' && f.rest[f.T]!.includes('K') && has(f.hold[f.T]!, 'AJT'),
    (f) => named(f, 'T', f.T),
    finesse,
  ),
  m(
    '17.XI.3',
    6,
    (f) => f.turn?.by === L && height(f.turn.card) > 10 && f.rest[f.T]!.includes(f.turn.card[0]!),
    (f, open) =>
      highest(ofSuit(open, f.T).filter((card) => height(card) > 9 && height(card) < height(f.turn!.card))),
    {allows: (f, open) => ofSuit(open, f.T).filter((card) => height(card) < height(f.turn!.card))},
  ),

  // Plans: drawing trumps, freeing a suit, weakening an opponent.
  // Only the forcing of one's own or partner's suit is stopped (l. 652); the book does not mention other suits.
  m(
    '17.XI.4.stop',
    7,
    always,
    (f, open) => suits(f, open, (suit) => mineToFree(f, suit) && mayRuff(f, L, suit) && mayRuff(f, R, suit)),
    bars,
  ),
  m(
    '17.XVI.4',
    7,
    always,
    (f, open) => suits(f, open, (suit) => mayRuff(f, P, suit) && mayRuff(f, R, suit)),
    bars,
  ),
  m('17.XII', 7, (f) => f.void[P]!.includes(f.T) && f.trumpLeads.some(Boolean), trumps),
  m('17.XIV.1', 7, always, (f) => (has(f.hold[f.T]!, 'AKJ') ? named(f, 'K', f.T) : [])),
  m(
    '17.XIV.1',
    7,
    (f) =>
      f.last?.winner === 0 &&
      f.last.cards[0]!.by === 0 &&
      f.last.cards[0]!.card === `K${f.T}` &&
      has(f.hold[f.T]!, 'AJ'),
    (f, open) =>
      lowest(
        suits(
          f,
          open,
          (suit, held) => !master(f, held[0]! + suit) && f.first[suit] !== L && f.first[suit] !== R,
        ),
      ),
    // Any other suit goes on with the invite.
    {allows: (f, open) => open.filter((card) => card[1] !== f.T)},
  ),
  m(
    '17.XIV.4',
    7,
    (f) => f.hold[f.T] === '' && theyTrump(f),
    (f, open) => {
      const led = f.last?.cards[0];
      // The king won the trick: now a small card of another suit asks for trumps.
      if (led?.by === 0 && led.card[0] === 'K' && f.last!.winner === 0 && f.hold[led.card[1]!]![0] === 'A')
        return lowest(open.filter((card) => card[1] !== led.card[1] && !master(f, card)));
      const suit = plain(f).find(
        (high) => f.first[high] === undefined && topRun(f.hold[high]!).startsWith('AK'),
      );
      return suit ? named(f, 'K', suit) : [];
    },
    {
      allows: (f, open) =>
        open.filter(
          ([rank, suit]) => rank === 'K' && f.first[suit!] === undefined && f.hold[suit!]!.startsWith('AK'),
        ),
    },
  ),
  m(
    '17.XIV.6',
    7,
    (f) => f.trumpLeads[P] === 0,
    (f, open) => {
      const suit = [...f.great[0]!].find((great) => great !== f.T && f.hold[great]);
      return suit ? highest(ofSuit(open, suit)) : [];
    },
    {allows: (f, open) => open.filter((card) => card[1] !== f.T && f.great[0]!.includes(card[1]!))},
  ),
  m(
    '17.XI.4',
    7,
    (f) => strong(f) && plain(f).some((suit) => theyRuff(f, suit) && mineToFree(f, suit)),
    trumps,
  ),
  m(
    '14.befreien',
    7,
    (f) =>
      strong(f) &&
      plain(f).some(
        (suit) =>
          f.hold[suit]!.length > 2 &&
          [...f.hold[suit]!].filter((rank) => master(f, rank + suit)).length >
            (f.hold[suit]!.length > 3 ? 0 : 1),
      ),
    trumps,
  ),
  m(
    '17.XI.4.weak',
    7,
    (f) => !strong(f),
    (f, open) => suits(f, open, (suit, held) => theyRuff(f, suit) && his(f, suit) && !isForce(held)),
  ),
  m(
    '17.IX',
    7,
    (f) => !strong(f),
    (f, open) => suits(f, open, (suit, held) => theyRuff(f, suit) && (isForce(held) || f.first[suit] === 0)),
  ),
  m(
    '17.VIII.c',
    7,
    (f) =>
      !f.forceT &&
      (f.trumpSign[P] === 'weak' ||
        f.trumpLeads[L]! + f.trumpLeads[R]! > 0 ||
        (f.trumpsOut < 7 && !partnerStrong(f))),
    (f, open) => lowest(partnerRuffs(f, open)),
    anyRuff,
  ),
  m(
    '17.VIII',
    7,
    (f) => f.forceT,
    (f, open) => lowest(partnerRuffs(f, open)),
    anyRuff,
  ),
  m(
    '17.VIII',
    7,
    (f) => !f.forceT,
    (f, open) => suits(f, open, (suit) => mayRuff(f, P, suit)),
    bars,
  ),
  m(
    '17.XX.3',
    7,
    (f) => f.trumpsOut === 1 && !f.void[P]!.includes(f.T) && figures(f.hold[f.T]!) === 0,
    (f, open) => ofSuit(open, f.T),
    bars,
  ),
];
