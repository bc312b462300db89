import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import {cardWords, unseenCards, type CardWords} from '@quinola/opponents';
import {lawfulCards, winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {matadorsOf, tricksWith} from '../../rules/index.js';
import {hasPartner, inTurn, kindOf, packOf, playersAt, type CalledKingView} from '../rules/index.js';

// What a player knows when he plays a card. He knows who plays with whom only from his own hand, the bidding and the cards played:
// until the called card has been seen, an opponent of the Ombre cannot tell which of the others is the Ombre's partner.

/** The side of a player: the Ombre (`own`), his partner, who knows that he is, or an opponent. */
export type Role = 'own' | 'partner' | 'opponent';

/** What a player takes into account when playing a card. */
export interface CardFacts {
  readonly hand: readonly Card[];
  /** The cards of it that he may play now. */
  readonly lawful: readonly Card[];
  readonly trump: Suit;
  readonly words: CardWords;
  readonly trick: readonly Laid[];
  readonly role: Role;
  /** Seats that are certainly on his side, and those that may be. */
  readonly friends: readonly Seat[];
  readonly doubtful: readonly Seat[];
  readonly ombre: Seat;
  /** The Ombre's partner, if this player knows him; -1 = he does not, or there is none. */
  readonly partner: Seat;
  /** The called card, whether its holder is known to all, and whether the Ombre plays alone as far as this player knows. */
  readonly called: Card | null;
  readonly isShown: boolean;
  readonly alone: boolean;
  readonly leading: boolean;
  /** Whether he has cards of the suit led. */
  readonly follows: boolean;
  /** Seats that play to the trick after him. */
  readonly later: readonly Seat[];
  /** The card that is winning the trick so far. */
  readonly best: Laid | null;
  /** Cards that he neither holds nor remembers seeing. */
  readonly unseen: readonly Card[];
  /** The tricks that he remembers. */
  readonly past: readonly Trick[];
  /** Whether five play. */
  readonly five: boolean;
  readonly seat: Seat;
  /** The eldest hand, which led to the first trick; whether none is finished. */
  readonly eldest: Seat;
  readonly first: boolean;
  /** Whether the Ombre plays Solo or Tout, and whether all tricks are played for. */
  readonly isSolo: boolean;
  readonly isVole: boolean;
}

/**
 * The facts of a view.
 * @param past the tricks that the player remembers
 */
export function cardFactsOf(view: CalledKingView, past: readonly Trick[]): CardFacts {
  const {hand, trick, tricks, seat, ombre, called, isShown, partner, game, options, vole} = view;
  const trump = view.trump!;
  const rules = tricksWith(trump);
  const players = playersAt(view);
  const seats = Array.from({length: players}, (_, index) => index);
  const laid = [...tricks.flatMap(({cards}) => cards), ...trick];
  // His own cards, including those he has played.
  const held = (card: Card): boolean =>
    hand.includes(card) || laid.some((one) => one.seat === seat && one.card === card);
  const isPair = hasPartner(game!) && !(isShown && partner < 0);
  const isPartner = isPair && seat !== ombre && called !== null && (partner === seat || held(called));
  const role: Role = seat === ombre ? 'own' : isPartner ? 'partner' : 'opponent';
  const selfCalled = role === 'own' && called !== null && hasPartner(game!) && held(called);
  const mate = role === 'own' ? partner : role === 'partner' ? ombre : -1;
  const hidden = isPair && !selfCalled && !isShown && role !== 'partner';
  const others = seats.filter((other) => other !== seat && other !== ombre);
  const friends =
    role === 'opponent'
      ? hidden
        ? []
        : others.filter((other) => other !== partner)
      : seats.filter((seat) => seat === mate);
  return {
    hand,
    lawful: lawfulCards(rules, hand, trick[0]?.card ?? null),
    trump,
    words: cardWords(rules),
    trick,
    role,
    friends,
    doubtful: hidden ? others : [],
    ombre,
    partner: role === 'partner' ? seat : isShown ? partner : -1,
    called,
    isShown,
    alone: !isPair || selfCalled,
    leading: !trick.length,
    follows: trick.length > 0 && hand.some((card) => rules.suit(card) === rules.suit(trick[0]!.card)),
    later: Array.from({length: players - trick.length - 1}, (_, i) => (seat + 1 + i) % players),
    best: winning(rules, trick),
    unseen: unseenCards(packOf(options), view, past),
    past,
    five: players === 5,
    seat,
    eldest: inTurn(view)[0]!,
    first: !tricks.length,
    isSolo: ['solo', 'tout'].includes(kindOf(game!)),
    isVole: vole !== null,
  };
}

/** The suit of a card; the black aces are trumps. */
export const suitOfCard = ({trump}: CardFacts, card: Card): Suit => tricksWith(trump).suit(card);
export const trumpsOf = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  facts.words.ofSuit(cards, facts.trump);
export const isTrump = (facts: CardFacts, card: Card): boolean => suitOfCard(facts, card) === facts.trump;

/** Spadille, Manille and Basta. */
export const isMatador = ({trump}: CardFacts, card: Card): boolean => matadorsOf(trump).includes(card);

/** Trumps, highest first. */
export const highFirst = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  trumpsOf(facts, cards).toSorted(
    (a, b) => tricksWith(facts.trump).strength(b) - tricksWith(facts.trump).strength(a),
  );

/** Whether a trump is small: below the court cards and Ponte. */
export const isSmallTrump = (facts: CardFacts, card: Card): boolean =>
  isTrump(facts, card) && !isMatador(facts, card) && !'AKQJ'.includes(card[0]!);

/** The last trick that he remembers. */
export const lastTrick = ({past}: CardFacts): Trick | undefined => past.at(-1);

/** Whether the Ombre's partner led the last trick, if he is known, with a card of which this is true. */
export function partnerLed(facts: CardFacts, is: (card: Card) => boolean): boolean {
  const last = lastTrick(facts);
  return last !== undefined && last.leader >= 0 && last.leader === facts.partner && is(last.cards[0]!.card);
}

/** Whether no unseen card of its suit beats a card. */
export const isMaster = (facts: CardFacts, card: Card): boolean =>
  !facts.words.ofSuit(facts.unseen, suitOfCard(facts, card)).some((other) => facts.words.wins(other, card));

/** Whether a card is unlikely to be trumped when led: it is a trump, nobody else has trumps, or its suit was led less than twice (rule 33). */
export const isSafeToLead = (facts: CardFacts, card: Card): boolean =>
  isTrump(facts, card) ||
  !trumpsOf(facts, facts.unseen).length ||
  facts.past.filter(({cards: [first]}) => suitOfCard(facts, first!.card) === suitOfCard(facts, card)).length <
    2;

/** Whether a friend is winning the trick, and no unseen card lets an opponent who still plays take it from him. */
export function isSafeWithFriend(facts: CardFacts): boolean {
  if (!facts.best || !facts.friends.includes(facts.best.seat)) return false;
  const enemies = facts.later.some((seat) => !facts.friends.includes(seat));
  return !enemies || isMaster(facts, facts.best.card);
}

/** The cards that win the trick so far. */
export const winners = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  facts.words.winners(open, facts.best?.card ?? null);

/** The cheapest cards of those that win, or of others: plain ones before trumps, then the lowest. */
export const cheapest = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  facts.words.cheapest(cards);

/** Those of the cards that cost least of all that he may play. */
export function costLeast(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  const {strength} = tricksWith(facts.trump);
  const [least] = cheapest(facts, facts.lawful);
  return open.filter(
    (card) => strength(card) === strength(least!) && isTrump(facts, card) === isTrump(facts, least!),
  );
}

/** The cards that are no trumps. */
export const plainOf = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !isTrump(facts, card));

/** The cards of one suit. */
export const ofSuit = (facts: CardFacts, cards: readonly Card[], suit: Suit): readonly Card[] =>
  facts.words.ofSuit(cards, suit);

/** The lowest card of the shortest plain suit, which is soonest void; never a King or a Queen with one card beside her. */
export function fromShortest(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  const low = plainOf(facts, open).filter(
    (card) => card[0] !== 'K' && !(card[0] === 'Q' && ofSuit(facts, facts.hand, suitOf(card)).length === 2),
  );
  const size = (card: Card): number => ofSuit(facts, facts.hand, suitOf(card)).length;
  const least = Math.min(...low.map(size));
  return facts.words.lowest(low.filter((card) => size(card) === least));
}

/** What is led from a plain suit: the King if the Queen is held as well, else the lowest. */
const ledFrom = (facts: CardFacts, suit: readonly Card[]): readonly Card[] =>
  suit.some((card) => card[0] === 'Q') && suit.some((card) => card[0] === 'K')
    ? suit.filter((card) => card[0] === 'K')
    : facts.words.lowest(suit);

/** What may be led from each of the longest plain suits. */
export function fromEachLongest(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  const suits = FRENCH_SUITS.filter((one) => one !== facts.trump).map((one) =>
    ofSuit(facts, facts.hand, one),
  );
  const most = Math.max(...suits.map(({length}) => length));
  return suits
    .filter(({length}) => length === most)
    .flatMap((suit) => ledFrom(facts, suit))
    .filter((card) => open.includes(card));
}

/** A low card of a longest plain suit; its King if the Queen is held as well. */
export const fromLongest = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  fromEachLongest(facts, open).slice(0, 1);

/** The suits that a seat did not follow when they were led. */
export const voidSuitsOf = (facts: CardFacts, seat: Seat): readonly Suit[] =>
  facts.past.flatMap(({cards}) => {
    const led = suitOfCard(facts, cards[0]!.card);
    const own = cards.find((one) => one.seat === seat);
    return own && suitOfCard(facts, own.card) !== led ? [led] : [];
  });

/** Whether the hand wins all remaining tricks whatever the others hold: each card is the highest left of its suit, and trumps suffice. */
export const isAllSure = (facts: CardFacts): boolean =>
  facts.hand.every((card) => isMaster(facts, card)) &&
  (!trumpsOf(facts, facts.unseen).length ||
    trumpsOf(facts, facts.hand).length >= trumpsOf(facts, facts.unseen).length);
