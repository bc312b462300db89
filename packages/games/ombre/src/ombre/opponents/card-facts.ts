import {suitOf, type Card, type Suit} from '@quinola/cards';
import {cardWords, unseenCards} from '@quinola/opponents';
import {winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {ACES_ALONE, tricksWith, trumpOrder, type OmbreRules} from '../../kit/index.js';
import {contraOf, inTurn, isTout, packOf, type OmbreView} from '../rules/index.js';

/** What a player takes into account when playing a card. */
export interface CardFacts {
  readonly hand: readonly Card[];
  readonly trump: Suit;
  readonly rules: OmbreRules;
  readonly words: ReturnType<typeof cardWords>;
  readonly leading: boolean;
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
  /** Tricks of the Ombre, and of this player. */
  readonly ombreTricks: number;
  readonly own: number;
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

/** The facts in a view. @param tricks the tricks that the player remembers */
export function cardFacts(view: OmbreView, tricks: readonly Trick[]): CardFacts {
  const {hand, seat, trick, game, tricksWon, options, laid} = view;
  const ombre = playedAgainst(view);
  const trump = view.trump ?? ACES_ALONE;
  const rules = tricksWith(trump);
  const order = inTurn(view);
  const best = winning(rules, trick);
  const leads = (side: (leader: Seat) => boolean): readonly Suit[] =>
    tricks.flatMap(({leader, cards}) => (side(leader) ? [rules.suit(cards[0]!.card)] : []));
  return {
    hand,
    trump,
    rules,
    words: wordsFor(trump),
    leading: !trick.length,
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

/** The lowest card of the longest suit among these. */
export function fromLongest(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  if (!open.length) return [];
  const of = (card: Card): readonly Card[] =>
    open.filter((other) => facts.rules.suit(other) === facts.rules.suit(card));
  const longest = open.reduce((a, b) => (of(b).length > of(a).length ? b : a));
  return facts.words.lowest(of(longest));
}

/** Of the cards that cannot win: the lowest of the suit in which the least is lost. */
export function thrown(facts: CardFacts, open: readonly Card[]): readonly Card[] {
  const plain = plainOf(facts, open).filter((card) => card[0] !== 'K');
  const cards = plain.length ? plain : plainOf(facts, open);
  if (!cards.length) return facts.words.lowest(open);
  const shortest = cards.reduce((a, b) =>
    facts.hand.filter((card) => suitOf(card) === suitOf(b)).length <
    facts.hand.filter((card) => suitOf(card) === suitOf(a)).length
      ? b
      : a,
  );
  return facts.words.lowest(cards.filter((card) => suitOf(card) === suitOf(shortest)));
}
