import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import {cardWords, unseenCards, type CardWords} from '@quinola/opponents';
import {winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {tricksWith} from '../../kit/index.js';
import {hasPartner, packOf, playersAt, type CalledKingView} from '../index.js';

// What a player knows when he plays a card. He knows who plays with whom only from his own hand, the bidding and the cards played:
// until the called card has been seen, an opponent of the Ombre cannot tell which of the others is the Ombre's partner.

/** The side of a player: the Ombre (`own`), his partner, who knows that he is, or an opponent. */
export type Role = 'own' | 'partner' | 'opponent';

/** What a player takes into account when playing a card. */
export interface CardFacts {
  readonly hand: readonly Card[];
  readonly trump: Suit;
  readonly words: CardWords;
  readonly trick: readonly Laid[];
  readonly role: Role;
  /** Seats that are certainly on his side, and those that may be. */
  readonly friends: readonly Seat[];
  readonly doubtful: readonly Seat[];
  readonly ombre: Seat;
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
}

/**
 * The facts of a view.
 * @param past the tricks that the player remembers
 */
export function cardFactsOf(view: CalledKingView, past: readonly Trick[]): CardFacts {
  const {hand, trick, tricks, seat, ombre, called, isShown, partner, game, options} = view;
  const trump = view.trump!;
  const rules = tricksWith(trump);
  const players = playersAt(view);
  const seats = Array.from({length: players}, (_, of) => of);
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
  const others = seats.filter((of) => of !== seat && of !== ombre);
  const friends =
    role === 'opponent'
      ? hidden
        ? []
        : others.filter((of) => of !== partner)
      : seats.filter((of) => of === mate);
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
    unseen: unseenCards(packOf(options), view, past),
    past,
    five: players === 5,
  };
}

/** The suit of a card; the black aces are trumps. */
export const suitOfCard = ({trump}: CardFacts, card: Card): Suit => tricksWith(trump).suit(card);
export const trumpsOf = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  facts.words.ofSuit(cards, facts.trump);
export const isTrump = (facts: CardFacts, card: Card): boolean => suitOfCard(facts, card) === facts.trump;

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
  const enemies = facts.later.some((of) => !facts.friends.includes(of));
  return !enemies || isMaster(facts, facts.best.card);
}

/** The cards that win the trick so far. */
export const winners = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  facts.words.winners(open, facts.best?.card ?? null);

/** The winning cards that no unseen card of their suit beats; all winning cards if nobody plays after this player. */
export const sureWinners = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  winners(facts, open).filter((card) => !facts.later.length || isMaster(facts, card));

/** The cheapest card to part with. */
export const cheapest = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  facts.words.cheapest(cards);

/** The cards that are no trumps. */
export const plainOf = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !isTrump(facts, card));

/** The cards of one suit. */
export const ofSuit = (facts: CardFacts, cards: readonly Card[], of: Suit): readonly Card[] =>
  facts.words.ofSuit(cards, of);

/** The lowest card of the shortest plain suit, which is soonest void; never a King or a Queen with one card beside her. */
export function fromShortest(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  const low = plainOf(facts, open).filter(
    (card) => card[0] !== 'K' && !(card[0] === 'Q' && ofSuit(facts, facts.hand, suitOf(card)).length === 2),
  );
  const size = (card: Card): number => ofSuit(facts, facts.hand, suitOf(card)).length;
  const least = Math.min(...low.map(size));
  return facts.words.lowest(low.filter((card) => size(card) === least));
}

/** A low card of the longest plain suit; its King if the Queen is held as well. */
export function fromLongest(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  const suits = FRENCH_SUITS.filter((one) => one !== facts.trump).map((one) => ofSuit(facts, open, one));
  const longest = suits.reduce((a, b) => (b.length > a.length ? b : a));
  const tops = longest.filter((card) => card[0] === 'K');
  return tops.length && longest.some((card) => card[0] === 'Q') ? tops : facts.words.lowest(longest);
}

/** The plain suits that a seat did not follow when they were led. */
export const voidSuitsOf = (facts: CardFacts, seat: Seat): readonly Suit[] =>
  facts.past.flatMap(({cards}) => {
    const led = suitOfCard(facts, cards[0]!.card);
    const own = cards.find((one) => one.seat === seat);
    return own && led !== facts.trump && suitOfCard(facts, own.card) !== led ? [led] : [];
  });

/** Whether the hand wins all remaining tricks whatever the others hold: each card is the highest left of its suit, and trumps suffice. */
export const isAllSure = (facts: CardFacts): boolean =>
  facts.hand.every((card) => isMaster(facts, card)) &&
  (!trumpsOf(facts, facts.unseen).length ||
    trumpsOf(facts, facts.hand).length >= trumpsOf(facts, facts.unseen).length);
