import {suitOf, type Card, type Suit} from '@quinola/cards';
import {cardWords, unseenCards} from '@quinola/opponents';
import {lawfulCards, winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {ACES_ALONE, matadorsOf, tricksWith, trumpOrder, type OmbreRules} from '../../kit/rules/index.js';
import {contraOf, deuxNeeds, inTurn, isTout, packOf, type OmbreView} from '../rules/index.js';

/** Five tricks win against any others. */
const SURE = 5;

/** What a player takes into account when playing a card. */
export interface CardFacts {
  readonly hand: readonly Card[];
  /** The cards of it that he may play now. */
  readonly lawful: readonly Card[];
  readonly trump: Suit;
  readonly rules: OmbreRules;
  readonly words: ReturnType<typeof cardWords>;
  readonly leading: boolean;
  /** The suit led, `null` = he leads; whether he has cards of it. */
  readonly ledSuit: Suit | null;
  readonly follows: boolean;
  /** Whether he plays last to the trick. */
  readonly last: boolean;
  readonly isOmbre: boolean;
  /** Nullissimo: the Ombre avoids tricks, the others try to give him one. */
  readonly isNull: boolean;
  readonly best: Laid | null;
  /** Whether the Ombre is winning the trick so far, and whether he still has to play. */
  readonly ombreWins: boolean;
  readonly ombreAfter: boolean;
  /** Whether the Ombre plays last to a trick that this player leads. */
  readonly ombreLast: boolean;
  /** Cards that have not been seen and are not in this hand. */
  readonly unseen: readonly Card[];
  /** Tricks of the Ombre, of this player, and of the most successful other defender. */
  readonly ombreTricks: number;
  readonly own: number;
  readonly friendTricks: number;
  /** How many tricks win for certain. */
  readonly needs: number;
  /** The tricks that he remembers, and whether none has been played. */
  readonly past: readonly Trick[];
  readonly first: boolean;
  /** Who plays after him, and the seats in playing order from the eldest hand. */
  readonly later: readonly Seat[];
  readonly order: readonly Seat[];
  readonly seat: Seat;
  readonly ombre: Seat;
  /** The suits that a defender, and the Ombre, have led first, most recent last. */
  readonly ledByDefence: readonly Suit[];
  readonly ledByOmbre: readonly Suit[];
}

const rulesWords = new Map<Suit, ReturnType<typeof cardWords>>();
function wordsFor(trump: Suit): ReturnType<typeof cardWords> {
  let words = rulesWords.get(trump);
  if (!words) rulesWords.set(trump, (words = cardWords(tricksWith(trump))));
  return words;
}

/**
 * Whom the others play against: the Ombre, or who plays against an Ombre that offered his game, since the others then help him.
 * A game for all tricks or for none remains the Ombre's own affair.
 */
export function playedAgainst(view: Pick<OmbreView, 'ombre' | 'game' | 'offer' | 'options'>): Seat {
  const contra = contraOf(view);
  return contra < 0 || view.game === 'nullissimo' || isTout(view.game!) ? view.ombre : contra;
}

/** Who plays after a seat to a trick to which so many have played. */
function laterThan(order: readonly Seat[], seat: Seat, laid: number): readonly Seat[] {
  const at = order.indexOf(seat);
  return Array.from({length: order.length - laid - 1}, (_, i) => order[(at + 1 + i) % order.length]!);
}

/** The facts in a view. @param tricks the tricks that the player remembers */
export function cardFacts(view: OmbreView, tricks: readonly Trick[]): CardFacts {
  const {hand, seat, trick, game, tricksWon, options, laid} = view;
  const friends = inTurn(view).filter((other) => other !== seat && other !== playedAgainst(view));
  const ombre = playedAgainst(view);
  const trump = view.trump ?? ACES_ALONE;
  const rules = tricksWith(trump);
  const order = inTurn(view);
  const best = winning(rules, trick);
  const ledSuit = trick.length ? rules.suit(trick[0]!.card) : null;
  const leads = (side: (leader: Seat) => boolean): readonly Suit[] =>
    tricks.flatMap(({leader, cards}) => (side(leader) ? [rules.suit(cards[0]!.card)] : []));
  return {
    hand,
    lawful: lawfulCards(rules, hand, trick[0]?.card ?? null),
    trump,
    rules,
    words: wordsFor(trump),
    leading: !trick.length,
    ledSuit,
    follows: ledSuit !== null && hand.some((card) => rules.suit(card) === ledSuit),
    last: trick.length === order.length - 1,
    isOmbre: seat === ombre,
    isNull: game === 'nullissimo',
    best,
    ombreWins: best?.seat === ombre,
    ombreAfter: seat !== ombre && !trick.some((one) => one.seat === ombre),
    ombreLast: order[(order.indexOf(seat) + order.length - 1) % order.length] === ombre,
    unseen: unseenCards(packOf(options), view, tricks, laid),
    ombreTricks: tricksWon[ombre] ?? 0,
    own: tricksWon[seat] ?? 0,
    friendTricks: Math.max(0, ...friends.map((seat) => tricksWon[seat] ?? 0)),
    needs: options.players === 2 ? deuxNeeds(options) : SURE,
    past: tricks,
    first: !view.tricks.length,
    later: laterThan(order, seat, trick.length),
    order,
    seat,
    ombre,
    ledByDefence: leads((leader) => leader !== ombre),
    ledByOmbre: leads((leader) => leader === ombre),
  };
}

export const isTrump = ({rules, trump}: CardFacts, card: Card): boolean => rules.suit(card) === trump;
export const unseenTrumps = (facts: CardFacts): readonly Card[] =>
  facts.unseen.filter((card) => isTrump(facts, card));

/** Whether no unseen card of its suit is higher. */
export function isMaster(facts: CardFacts, card: Card): boolean {
  const {rules, unseen} = facts;
  const suit = rules.suit(card);
  return !unseen.some((other) => rules.suit(other) === suit && rules.strength(other) > rules.strength(card));
}

/** Whether a seat has shown that it has no card of a suit. */
export function isVoid({past, rules}: CardFacts, seat: Seat, suit: Suit): boolean {
  return past.some(({cards}) => {
    const own = cards.find((one) => one.seat === seat);
    return own && rules.suit(cards[0]!.card) === suit && rules.suit(own.card) !== suit;
  });
}

/** Whether a seat may still have trumps: it has followed every trump that was led, or a matador is out, which need not follow. */
export function mayHaveTrumps(facts: CardFacts, seat: Seat): boolean {
  const out = unseenTrumps(facts);
  return out.length > 0 && (!isVoid(facts, seat, facts.trump) || out.some((card) => isMatador(facts, card)));
}

/** How often a suit has been led. */
export const timesLed = ({past, rules}: CardFacts, suit: Suit): number =>
  past.filter(({cards}) => rules.suit(cards[0]!.card) === suit).length;

/** Spadille, Manille and Basta. */
export const isMatador = ({trump}: CardFacts, card: Card): boolean => matadorsOf(trump).includes(card);

/** Trumps without the three matadors, highest first. */
export const commonTrumps = (facts: CardFacts, cards: readonly Card[]): readonly Card[] =>
  trumpsOf(facts, cards)
    .filter((card) => !isMatador(facts, card))
    .toSorted((a, b) => facts.rules.strength(b) - facts.rules.strength(a));

/** A middle one of several trumps, with a higher and a lower one beside it, and no matador. */
export function middleTrump(facts: CardFacts, cards: readonly Card[]): readonly Card[] {
  const trumps = trumpsOf(facts, cards).toSorted((a, b) => facts.rules.strength(b) - facts.rules.strength(a));
  if (trumps.length < 3) return [];
  const middle = trumps[Math.floor((trumps.length - 1) / 2)]!;
  if (!isMatador(facts, middle)) return [middle];
  const others = commonTrumps(facts, trumps);
  return others.length > 1 ? others.slice(0, 1) : [];
}

/** Whether every card of a hand is sure to win if led from the top. */
export function allSure(facts: CardFacts): boolean {
  const plain = facts.hand.filter((card) => !isTrump(facts, card));
  const trumps = facts.hand.length - plain.length;
  const out = unseenTrumps(facts);
  if (out.length && trumps < out.length) return false;
  const order = trumpOrder(facts.trump).filter((card) => out.includes(card) || facts.hand.includes(card));
  return (
    order.slice(0, Math.min(trumps, out.length)).every((card) => facts.hand.includes(card)) &&
    plain.every((card) => isMaster(facts, card))
  );
}

export const winners = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  facts.words.winners(open, facts.best?.card ?? null);
export const plainOf = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => !isTrump(facts, card));
export const trumpsOf = (facts: CardFacts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => isTrump(facts, card));

/** Cards that make a suit a long one. */
const LONG = 3;

/** The cards of suits of which the hand has several. */
export const inLongSuits = ({rules, hand}: CardFacts, cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => hand.filter((other) => rules.suit(other) === rules.suit(card)).length >= LONG);

/** The lowest card of the longest suit among these, if it has several. */
export function fromLongest(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  const long = inLongSuits(facts, open);
  if (!long.length) return [];
  const alike = (card: Card): readonly Card[] => facts.words.ofSuit(long, facts.rules.suit(card));
  return facts.words.lowest(alike(long.reduce((a, b) => (alike(b).length > alike(a).length ? b : a))));
}

/** Of the cards that cannot win the least useful: a small one of the shortest suit, else a Knave or a Queen, else a King, else a trump. */
export function thrown(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  const plain = plainOf(facts, open);
  const among = [
    plain.filter((card) => !'KQJ'.includes(card[0]!)),
    plain.filter((card) => card[0] !== 'K'),
    plain,
  ].find(({length}) => length > 0);
  if (!among) return facts.words.lowest(open);
  const size = (card: Card): number => facts.words.ofSuit(facts.hand, suitOf(card)).length;
  const least = Math.min(...among.map(size));
  return facts.words.lowest(among.filter((card) => size(card) === least));
}
