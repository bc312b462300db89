import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import {always, bars, bookOf, cardWords, inOrder, type CardWords, type Maxim} from '@quinola/opponents';
import {winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {SPADILLE, tricksWith} from '../../kit/index.js';
import {hasPartner, packOf, playersAt, type CalledKingView} from '../index.js';

// The maxims of play (rules 22 to 43). A player knows who is with whom only by what he holds, what was said and what has been
// played: while the called King is out of sight others than the Ombre may be anybody's friends.

/** On whose side a player is: the Ombre himself, his partner (who knows it), or against them. */
export type Role = 'own' | 'partner' | 'opponent';

/** What a player considers when he plays a card. */
export interface Facts {
  readonly hand: readonly Card[];
  readonly trump: Suit;
  readonly words: CardWords;
  readonly trick: readonly Laid[];
  readonly role: Role;
  /** Seats that are certainly with him; those that may be. */
  readonly friends: readonly Seat[];
  readonly doubtful: readonly Seat[];
  readonly ombre: Seat;
  /** The called card, and whether its holder is known; whether the Ombre plays alone. */
  readonly called: Card | null;
  readonly isShown: boolean;
  readonly alone: boolean;
  readonly leading: boolean;
  readonly follows: boolean;
  /** Who plays last to the trick: whether it is this player, and how many come after him. */
  readonly later: readonly Seat[];
  readonly best: Laid | null;
  /** Cards that are neither in this hand nor among those remembered. */
  readonly unseen: readonly Card[];
  readonly past: readonly Trick[];
  readonly five: boolean;
}

/** The facts of a view, as far as the player remembers tricks. */
export function factsOf(view: CalledKingView, past: readonly Trick[]): Facts {
  const {hand, trick, tricks, seat, ombre, called, isShown, partner, game, options} = view;
  const trump = view.trump!;
  const rules = tricksWith(trump);
  const players = playersAt(view);
  const seats = Array.from({length: players}, (_, of) => of);
  const gone = tricks.flatMap(({cards}) => cards);
  const held = (card: Card): boolean =>
    hand.includes(card) || [...gone, ...trick].some((one) => one.seat === seat && one.card === card);
  const isPair = hasPartner(game!) && !(isShown && partner < 0);
  const isPartner = isPair && seat !== ombre && called !== null && (partner === seat || held(called));
  const role: Role = seat === ombre ? 'own' : isPartner ? 'partner' : 'opponent';
  const selfCalled = role === 'own' && called !== null && hasPartner(game!) && held(called);
  const mate = role === 'own' ? partner : role === 'partner' ? ombre : -1;
  const hidden = isPair && !selfCalled && !isShown && role !== 'partner';
  const others = seats.filter((of) => of !== seat && of !== ombre);
  const friends =
    role === 'opponent'
      ? hidden
        ? []
        : others.filter((of) => of !== partner)
      : seats.filter((of) => of === mate);
  const seen = new Set([
    ...hand,
    ...trick.map(({card}) => card),
    ...past.flatMap(({cards}) => cards.map(({card}) => card)),
  ]);
  return {
    hand,
    trump,
    words: cardWords(rules),
    trick,
    role,
    friends,
    doubtful: hidden ? others : [],
    ombre,
    called,
    isShown,
    alone: !isPair || selfCalled,
    leading: !trick.length,
    follows: trick.length > 0 && hand.some((card) => rules.suit(card) === rules.suit(trick[0]!.card)),
    later: Array.from({length: players - trick.length - 1}, (_, i) => (seat + 1 + i) % players),
    best: winning(rules, trick),
    unseen: packOf(options).cards.filter((card) => !seen.has(card)),
    past,
    five: players === 5,
  };
}

const suit = ({trump}: Facts, card: Card): Suit => tricksWith(trump).suit(card);
const trumps = (f: Facts, cards: readonly Card[]): readonly Card[] => f.words.ofSuit(cards, f.trump);
const isTrump = (f: Facts, card: Card): boolean => suit(f, card) === f.trump;

/** Cards that nothing unseen of their suit beats. */
const isMaster = (f: Facts, card: Card): boolean =>
  !f.words.ofSuit(f.unseen, suit(f, card)).some((other) => f.words.wins(other, card));

/** Plain cards that will win if nobody ruffs: of a suit that was led less than twice (rule 33). */
const isSafe = (f: Facts, card: Card): boolean =>
  isTrump(f, card) ||
  !trumps(f, f.unseen).length ||
  f.past.filter(({cards: [first]}) => suit(f, first!.card) === suit(f, card)).length < 2;

/** Whether the trick is a friend's, and no enemy after this player may take it away with what is unseen. */
function isFriends(f: Facts): boolean {
  if (!f.best || !f.friends.includes(f.best.seat)) return false;
  const enemies = f.later.some((of) => !f.friends.includes(of));
  return !enemies || isMaster(f, f.best.card);
}

/** Winners of the trick, and those of them that nobody after this player can beat. */
const winners = (f: Facts, open: readonly Card[]): readonly Card[] =>
  f.words.winners(open, f.best?.card ?? null);
const surely = (f: Facts, open: readonly Card[]): readonly Card[] =>
  winners(f, open).filter((card) => !f.later.length || isMaster(f, card));

const lowFirst = (f: Facts, cards: readonly Card[]): readonly Card[] => f.words.cheapest(cards);
const plain = (f: Facts, cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !isTrump(f, card));
const inSuit = (f: Facts, cards: readonly Card[], of: Suit): readonly Card[] => f.words.ofSuit(cards, of);

/** The low cards of the shortest plain suit: a void is soon made there. */
function fromShortest(f: Facts, open: readonly Card[]): readonly Card[] {
  const low = plain(f, open).filter(
    (card) => card[0] !== 'K' && !(card[0] === 'Q' && inSuit(f, f.hand, suitOf(card)).length === 2),
  );
  const size = (card: Card): number => inSuit(f, f.hand, suitOf(card)).length;
  const least = Math.min(...low.map(size));
  return f.words.lowest(low.filter((card) => size(card) === least));
}

/** A low card of the longest plain suit. */
function fromLongest(f: Facts, open: readonly Card[]): readonly Card[] {
  const suits = FRENCH_SUITS.filter((one) => one !== f.trump).map((one) => inSuit(f, open, one));
  const longest = suits.reduce((a, b) => (b.length > a.length ? b : a));
  const tops = longest.filter((card) => card[0] === 'K');
  return tops.length && longest.some((card) => card[0] === 'Q') ? tops : f.words.lowest(longest);
}

/** The suit that somebody has thrown another card to, with trumps perhaps. */
const ruffedBy = (f: Facts, seat: Seat): readonly Suit[] =>
  f.past.flatMap(({cards}) => {
    const led = suit(f, cards[0]!.card);
    const own = cards.find((one) => one.seat === seat);
    return own && led !== f.trump && suit(f, own.card) !== led ? [led] : [];
  });

const m = bookOf<Facts, Card>('quadrille.');
const c = bookOf<Facts, Card>('cinquille.');
const e = bookOf<Facts, Card>('quadrille.engine.', 'engine');

const leads = (f: Facts, role: Role): boolean => f.leading && f.role === role;

/** Which card is played. */
export const cardMaxims: readonly Maxim<Facts, Card>[] = inOrder([
  // Leading, as the partner.
  c(
    'trump.partner',
    1,
    (f) => f.five && leads(f, 'partner') && !f.isShown,
    (f, open) => f.words.highest(trumps(f, open)),
  ),
  m(
    '25',
    2,
    (f) => leads(f, 'partner') && !f.isShown,
    (f, open) => open.filter((card) => card === f.called),
  ),
  m(
    '28',
    3,
    (f) => leads(f, 'partner') && f.isShown,
    (f, open) => plain(f, open).filter((card) => card[0] === 'K' && isSafe(f, card)),
  ),
  m(
    '38',
    4,
    (f) =>
      leads(f, 'partner') &&
      f.past.some(({leader, cards}) => leader !== f.ombre && isTrump(f, cards[0]!.card)),
    (f, open) => f.words.highest(trumps(f, open)),
  ),
  m(
    '36',
    4,
    (f) => leads(f, 'partner') && trumps(f, f.hand).length === 1,
    (f, open) => plain(f, open).filter((card) => inSuit(f, f.hand, suitOf(card)).length === 1),
  ),
  // Leading, as the Ombre.
  m(
    '22a',
    2,
    (f) => leads(f, 'own') && trumps(f, f.unseen).length > 0,
    (f, open) => {
      const own = trumps(f, open);
      return own.length < 2 ? [] : f.words.highest(own.filter((card) => isMaster(f, card)));
    },
  ),
  m(
    '22b',
    4,
    (f) => leads(f, 'own') && !f.alone && !f.isShown && trumps(f, f.hand).length > 3,
    (f, open) => {
      const middle = trumps(f, open).filter((card) => card !== SPADILLE);
      return f.words.highest(middle.filter((card) => !isMaster(f, card)));
    },
  ),
  e(
    'call',
    5,
    (f) => leads(f, 'own') && !f.alone && !f.isShown,
    (f, open) => f.words.lowest(plain(f, open).filter((card) => suitOf(card) === suitOf(f.called!))),
  ),
  // Leading, against the Ombre.
  m(
    '41',
    4,
    (f) => leads(f, 'opponent') && f.alone,
    (f, open) => f.words.lowest(plain(f, open).filter((card) => ruffedBy(f, f.ombre).includes(suitOf(card)))),
  ),
  m(
    '40',
    3,
    (f) => leads(f, 'opponent'),
    (f, open) =>
      plain(f, open).filter((card) => card[0] === 'K' && inSuit(f, f.hand, suitOf(card)).length === 1),
    bars,
  ),
  e(
    'friend',
    4,
    (f) => leads(f, 'opponent') && !f.alone && !f.isShown,
    (f, open) => open.filter((card) => f.called !== null && suit(f, card) === suitOf(f.called)),
    bars,
  ),
  m(
    '33',
    4,
    ({leading}) => leading,
    (f, open) => plain(f, open).filter((card) => !isSafe(f, card)),
    bars,
  ),
  e(
    'master',
    6,
    ({leading}) => leading,
    (f, open) => plain(f, open).filter((card) => isMaster(f, card) && isSafe(f, card)),
  ),
  m('39', 7, (f) => leads(f, 'opponent'), fromLongest),
  e('long', 9, ({leading}) => leading, fromLongest),
  e(
    'draw',
    9,
    ({leading}) => leading,
    (f, open) => f.words.lowest(trumps(f, open)),
  ),
  // Following.
  m(
    '23b',
    2,
    (f) =>
      f.role === 'partner' &&
      f.best?.seat === f.ombre &&
      f.trick[0]?.seat === f.ombre &&
      isTrump(f, f.trick[0]!.card) &&
      !isMaster(f, f.best.card),
    (f, open) => f.words.highest(trumps(f, winners(f, open))),
  ),
  e(
    'friends',
    8,
    (f) => isFriends(f),
    (f, open) => {
      const low = open.filter((card) => !winners(f, open).includes(card));
      return f.follows
        ? f.words.lowest(low.length ? low : open)
        : fromShortest(f, plain(f, low.length ? low : open));
    },
  ),
  m(
    '23a',
    4,
    (f) =>
      f.role === 'opponent' &&
      f.follows &&
      !f.isShown &&
      !f.alone &&
      f.trick[0]?.seat === f.ombre &&
      isTrump(f, f.trick[0]!.card) &&
      f.later.length > 0,
    (f, open) => {
      const won = trumps(f, winners(f, open)).filter((card) => card !== SPADILLE);
      return f.words.lowest(won);
    },
  ),
  e(
    'last',
    8,
    (f) => !f.leading && !f.later.length,
    (f, open) => lowFirst(f, winners(f, open)),
  ),
  e(
    'sure',
    8,
    (f) => f.follows,
    (f, open) => f.words.lowest(surely(f, open)),
  ),
  m(
    '31b',
    8,
    (f) => !f.leading && f.doubtful.length > 0 && f.follows && !isTrump(f, f.trick[0]!.card),
    (f, open) => f.words.highest(winners(f, open)),
  ),
  e(
    'ruff',
    8,
    (f) => !f.leading && !f.follows,
    (f, open) =>
      f.words.lowest(trumps(f, winners(f, open)).filter((card) => card !== SPADILLE || !f.later.length)),
  ),
  e(
    'king',
    8,
    (f) => f.follows,
    (f, open) => winners(f, open).filter((card) => card[0] === 'K' && !isTrump(f, card)),
  ),
  m('34', 9, (f) => !f.leading && !f.follows, fromShortest),
  e('low', 9, (f) => !f.leading, lowFirst),
  e('least', 10, always, lowFirst),
]);

/** How often a beginner gives way to a bad habit. */
const often = {chance: 6} as const;

/** Typical beginners' mistakes: figures at once, trumps too early. */
export const HABITS: readonly Maxim<Facts, Card>[] = [
  e(
    'eager',
    1,
    (f) => f.follows && f.later.length > 0,
    (f, open) => f.words.highest(winners(f, open)),
    often,
  ),
  e(
    'figures',
    1,
    ({leading}) => leading,
    (f, open) => plain(f, open).filter((card) => 'KQ'.includes(card[0]!)),
    often,
  ),
];

/** Whether a hand makes every trick that is left, whatever others hold: each of its cards is the highest of its suit. */
export const isAllSure = (f: Facts): boolean =>
  f.hand.every((card) => isMaster(f, card)) &&
  (!trumps(f, f.unseen).length || trumps(f, f.hand).length >= trumps(f, f.unseen).length);
