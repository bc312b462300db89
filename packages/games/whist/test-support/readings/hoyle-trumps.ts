import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import type {WhistMove, WhistView} from '../../src/whist/rules/index.js';
import {isGood, ledAgain, turnedBy} from './signs.js';
import {
  card,
  figures,
  foesMayHaveTrumps,
  hasAll,
  held,
  height,
  isFree,
  isHighest,
  isLowestOfSuit,
  isPartnersForSure,
  isTrump,
  isVoid,
  leading,
  plainSuits,
  playing,
  runOf,
  second,
  third,
  trumpsHeld,
  unseenIn,
  wins,
  isHigher,
  inSuit,
  following,
  dealt,
  type Sight,
} from './sight.js';

// What the sentences of Gra Wista on trumps, on the card turned up and on the other hands say to a reader (`Reading`).

type Reads = Reading<WhistView, WhistMove>;
type Read = Readonly<Record<string, Reads>>;

const THEN = 'it tells which trump, once something else has said that trumps are led';

/** Whether he has these trumps, so many small ones, and no other figure. */
const isHolding = (sight: Sight, cards: string, small: number): boolean => {
  const own = trumpsHeld(sight);
  return own.length === cards.length + small && hasAll(own, cards) && figures(own) === figures(cards);
};

/** The holdings of general rules 10 to 36, as the book tells them: the rule, the cards, the small ones beside, and the card led. */
const GENERAL: readonly (readonly [rule: number, cards: string, small: number, led: string])[] = [
  [10, 'AK', 4, '.'],
  [11, 'AKJ', 3, 'K'],
  [12, 'KQ', 4, '.'],
  [13, 'KQT', 3, 'K'],
  [14, 'QJ', 4, '.'],
  [15, 'QJ9', 3, 'Q'],
  [16, 'JT', 4, '.'],
  [17, 'JT8', 3, 'J'],
  [19, 'AK', 3, '.'],
  [20, 'AKJ', 2, 'K'],
  [21, 'KQ', 3, '.'],
  [22, 'KQT', 2, 'K'],
  [23, 'QJ', 3, '.'],
  [24, 'QJ9', 2, 'Q'],
  [25, 'JT', 3, '.'],
  [26, 'JT8', 2, 'J'],
  [28, 'AK', 2, '.'],
  [29, 'AKJ', 1, 'K'],
  [30, 'KQ', 2, '.'],
  [31, 'KQT', 1, 'K'],
  [32, 'QJ9', 1, 'Q'],
  [33, 'JT', 2, '.'],
  [34, 'JT8', 1, 'J'],
  [35, 'T98', 1, 'T'],
];
/** Special rules 2 to 8: the same beside a good suit. */
const SPECIAL: typeof GENERAL = [
  [2, 'KQ', 4, 'K'],
  [3, 'KQT', 3, 'K'],
  [4, 'QJ', 3, '.'],
  [5, 'QJ9', 2, 'Q'],
  [6, 'JT', 3, '.'],
  [7, 'JT8', 2, 'J'],
  [8, 'T98', 1, 'T'],
];
const hasGoodSide = (sight: Sight): boolean => plainSuits(sight).some((suit) => isGood(held(sight, suit)));

/** What each rule is told by; several say the same. */
const SAYS: Readonly<Record<string, string>> = {
  'ogolne AKJ 3': 'Ace, king, knave and length in trumps: king, then ace; the queen will probably fall.',
  'ogolne AKJ': 'Ace, king, knave of trumps: the king, then wait for the return and try the knave.',
  'ogolne KQT': 'King, queen, ten of trumps: the king; the knave will fall or be caught.',
  'ogolne QJ9': 'Queen, knave, nine of trumps: the queen, so that the ten makes no trick.',
  'ogolne JT': 'Knave and ten of trumps with small ones: a small one, partner may have a higher card.',
  'ogolne JT8': 'Knave, ten, eight of trumps: the knave, so that the nine makes no trick.',
  'ogolne T98': 'Ten, nine, eight of trumps: the ten; partner is free to take or pass.',
  'szczegolne KQ': 'King and queen of trumps beside a good suit: the king; do not wait.',
  'szczegolne KQT': 'King and queen of trumps beside a good suit: the king; do not wait.',
  'szczegolne QJ9': 'Queen, knave, nine of trumps beside a good suit: the queen, then trumps again.',
  'szczegolne JT8': 'Knave, ten, eight of trumps beside a good suit: the knave.',
  'szczegolne T98': 'Ten, nine, eight of trumps beside a good suit: the ten.',
  'szczegolne QJ': 'A good suit at the side: a small trump.',
  'szczegolne JT': 'A good suit at the side: a small trump.',
};
const TWO_HONOURS = 'Trumps headed by two touching honours: a small one, partner may have a third.';

const ruled = (
  name: string,
  rules: typeof GENERAL,
  reading: (cards: string, small: number) => Omit<Reads, 'sentence' | 'asks'>,
): Read =>
  Object.fromEntries(
    rules.map(([rule, cards, small, led]) => [
      `${name}.${rule}`,
      {
        sentence: SAYS[`${name} ${cards} ${small}`] ?? SAYS[`${name} ${cards}`] ?? TWO_HONOURS,
        ...reading(cards, small),
        asks: card(
          (one, sight) => isTrump(sight, one) && (led === '.' ? isLowestOfSuit(one, sight) : one[0] === led),
        ),
      },
    ]),
  );

/** Which trump is led. */
export const trumpTablesRead: Read = {
  ...ruled('ogolne', GENERAL, (cards, small) => ({
    when: leading((sight) => isHolding(sight, cards, small)),
    silent: THEN,
  })),
  ...ruled('szczegolne', SPECIAL, (cards, small) => ({
    when: leading(
      (sight) => isHolding(sight, cards, small) && hasGoodSide(sight) && foesMayHaveTrumps(sight),
    ),
    silent: 'on four and on nine the score decides',
  })),
  'szczegolne.1': {
    sentence: 'Ace and king of six trumps beside a good suit: three rounds at once.',
    when: leading(
      (sight) =>
        /^AK[2-9T]{4}$/.test(dealt(sight, sight.trump)) && hasGoodSide(sight) && foesMayHaveTrumps(sight),
    ),
    asks: card((one, sight) => isTrump(sight, one)),
    silent: 'on four and on nine the score decides, and after three rounds it is done',
  },
  'ogolne.18': smallTrumps('Only small trumps: the lowest; of ten, nine, eight the ten if it helps.', 6),
  'ogolne.27': smallTrumps('Only small trumps: the lowest; of ten, nine, eight the ten if it helps.', 5),
  'ogolne.36': {
    sentence: 'Ten and three small trumps: a small one.',
    when: leading((sight) => /^T[2-8]/.test(trumpsHeld(sight)) && trumpsHeld(sight).length === 4),
    asks: card((one, sight) => isTrump(sight, one) && isLowestOfSuit(one, sight)),
    silent: THEN,
  },
  'szczegolne.9a': {
    sentence: 'Of a sequence of trumps lead the highest.',
    when: leading((sight) => runOf(trumpsHeld(sight)).length > 1),
    asks: card((one, sight) => isTrump(sight, one) && isHighest(one, inSuit(sight.open, sight.trump))),
    silent: THEN,
  },
};

function smallTrumps(sentence: string, many: number): Reads {
  return {
    sentence,
    when: leading((sight) => trumpsHeld(sight).length === many && !figures(trumpsHeld(sight))),
    asks: card(
      (one, sight) =>
        isTrump(sight, one) &&
        (isLowestOfSuit(one, sight) || (one[0] === 'T' && hasAll(trumpsHeld(sight), 'T98'))),
    ),
    silent: THEN,
  };
}

const isTurnedOnRight = (sight: Sight, ranks: string): boolean =>
  ranks.includes(turnedBy(sight, sight.right)?.[0] ?? '?');
/** A plain suit that began with ace, king and queen. */
const strongSuits = (sight: Sight): readonly string[] =>
  [...'SHDC'].filter((suit) => suit !== sight.trump && hasAll(dealt(sight, suit), 'AKQ'));
const began = (sight: Sight, cards: string): boolean => hasAll(dealt(sight, sight.trump), cards);
const method = (sentence: string, ranks: string, asks: Reads['asks']): Reads => ({
  sentence,
  when: leading(
    (sight) => isTurnedOnRight(sight, ranks) && began(sight, 'T9') && strongSuits(sight).length > 0,
  ),
  asks,
  silent: 'it is one step of three, each at its time',
});

/** What a card of note, turned up on the right, asks for. */
export const turnedRead: Read = {
  'swiecona.as-prawa.1': method(
    'A high trump was turned up on the right: first show the strong suit.',
    'A',
    card((one, sight) => one[0] === 'A' && !isTrump(sight, one)),
  ),
  'swiecona.as-prawa.2': method(
    'The strong suit is shown: now the ten of trumps.',
    'A',
    card((one, sight) => one === `T${sight.trump}`),
  ),
  'swiecona.as-prawa.3': method(
    'Now the nine of trumps, to catch the queen.',
    'A',
    card((one, sight) => one === `9${sight.trump}`),
  ),
  'swiecona.krol-dama-prawa': method(
    'A high trump was turned up on the right: first show the strong suit.',
    'KQ',
    card((one, sight) => one[0] === 'A' && !isTrump(sight, one)),
  ),
  'swiecona.krol-dama-prawa.2': method(
    'The strong suit is shown: now the ten of trumps.',
    'KQ',
    card((one, sight) => one === `T${sight.trump}`),
  ),
  'swiecona.krol-dama-prawa.3': method(
    'Now the nine of trumps, to catch the queen.',
    'KQ',
    card((one, sight) => one === `9${sight.trump}`),
  ),
  'swiecona.dziesiatka-prawa': {
    sentence: 'The ten turned up on the right can be caught: the knave now, the finesse later.',
    when: playing((sight) => isTurnedOnRight(sight, 'T') && began(sight, 'KJ9')),
    asks: card((one, sight) => isTrump(sight, one) && 'J9K'.includes(one[0]!)),
    silent: 'with idle cards at the side alone, the knave first, the finesse when trumps come back',
  },
  'swiecona.dziewiatka-prawa': {
    sentence: 'The nine was turned up on the right: the knave.',
    when: leading((sight) => isTurnedOnRight(sight, '9') && hasAll(trumpsHeld(sight), 'JT8')),
    asks: card((one, sight) => one === `J${sight.trump}`),
    silent: 'with idle cards at the side alone',
  },
  'swiecona.dama-walet': {
    sentence: 'The queen was turned up on the right and he leads the knave: let it go.',
    when: second(
      (sight) =>
        sight.led === sight.trump &&
        isTurnedOnRight(sight, 'Q') &&
        sight.view.trick[0]!.card[0] === 'J' &&
        /^[AK]T./.test(trumpsHeld(sight)),
    ),
    asks: card(isLowestOfSuit),
  },
};

const mine = (sight: Sight): string => held(sight, sight.led!);
/** Second hand, with one high card and small ones of the suit led. */
const oneHigh = (sentence: string, ranks: string): Reads => ({
  sentence,
  when: second(
    (sight) =>
      sight.follows &&
      ranks.includes(mine(sight)[0]!) &&
      mine(sight).length > 1 &&
      runOf(mine(sight)).length === 1 &&
      figures(mine(sight).slice(1)) === 0 &&
      height(sight.view.trick[0]!.card) < 10,
  ),
  asks: card(([rank], sight) => rank !== mine(sight)[0]),
});

/** Second hand, third hand, strong suits. */
export const handsOfHoyleRead: Read = {
  'druga.krol': oneHigh('Second hand with one high card and small ones: do not put it up.', 'K'),
  'druga.dama': oneHigh('Second hand with one high card and small ones: do not put it up.', 'Q'),
  'druga.walet': oneHigh('Second hand with one high card and small ones: do not put it up.', 'JT'),
  'druga.akd': {
    sentence: 'Second hand with ace, king, queen: the ace, to deceive the leader.',
    when: second((sight) => sight.follows && sight.led !== sight.trump && hasAll(mine(sight), 'AKQ')),
    asks: card(([rank]) => rank === 'A'),
  },
  'szczegolne.bogaty': {
    sentence: 'Rich in trumps: there is no hurry to make tricks.',
    when: second(
      (sight) =>
        isVoid(sight) &&
        sight.led !== sight.trump &&
        trumpsHeld(sight).length > 3 &&
        !isFree(sight, sight.best!.card),
    ),
    asks: card((one, sight) => !isTrump(sight, one)),
    silent: 'which trumps are rich, the book counts up',
  },
  'obfita.odblok': {
    sentence: 'Throw the high card under partner’s, so that he keeps the lead.',
    when: following(
      (sight) =>
        sight.follows &&
        sight.place > 2 &&
        sight.led !== sight.trump &&
        ledAgain(sight, sight.partner, sight.led!) &&
        mine(sight).length < 3 &&
        isPartnersForSure(sight),
    ),
    asks: card((one, sight) => isHighest(one, sight.open)),
  },
  'wyrazy.impas': {
    sentence: 'A finesse: it is two to one that the missing card lies elsewhere.',
    when: third((sight) => sight.follows && mine(sight).length > 1),
    asks: card(
      (one, sight) =>
        wins(sight, one) &&
        unseenIn(sight, sight.led!).filter((out) => isHigher(out, one)).length === 1 &&
        sight.open.some((own) => isFree(sight, own)),
    ),
    silent: 'only with the best and the third best, and not over partner’s own card',
  },
};
