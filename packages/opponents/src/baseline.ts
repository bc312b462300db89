import {pick, type Card, type Random} from '@quinola/cards';
import {beats, lawfulCards, trickSuit, winning, type Laid, type Seat, type TrickRules} from '@quinola/play';

/** What a simple card player considers: the trick, his hand, and who his partners are. */
export interface TrickSituation {
  readonly rules: TrickRules;
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
  /** Whether that seat plays in my camp. */
  readonly friend: (seat: Seat) => boolean;
  /** Whether tricks are to be avoided, as in a misère. Default: they are to be won. */
  readonly avoids?: boolean;
}

const led = ({trick}: TrickSituation): Card | null => trick[0]?.card ?? null;

/** Plays a random lawful card: the weakest baseline. */
export function randomCard(sight: TrickSituation, random: Random): Card {
  return pick(lawfulCards(sight.rules, sight.hand, led(sight)), random);
}

/**
 * The baseline of playing strength for every trick game: follows with the lowest card that wins unless the partner is winning,
 * else with its lowest (plain suits before trumps); leads the longest suit, the top of a sequence of three or the lowest. Where
 * tricks are avoided it leads its lowest, follows with the highest card that does not win, else with its lowest, and throws its
 * highest away.
 */
export function greedyCard(sight: TrickSituation): Card {
  const {rules, hand, trick, friend, avoids = false} = sight;
  const open = lawfulCards(rules, hand, led(sight));
  const best = winning(rules, trick);
  if (avoids) {
    const below = best ? open.filter((card) => !beats(rules, card, best.card)) : [];
    return below.length ? highest(rules, below) : lowest(rules, open);
  }
  if (!best) return leadOfLongest(rules, open);
  if (!friend(best.seat)) {
    const winners = open.filter((card) => beats(rules, card, best.card));
    if (winners.length) return lowest(rules, winners);
  }
  return lowest(rules, open);
}

/** The lowest card, trumps counting as higher than all else. */
function lowest(rules: TrickRules, cards: readonly Card[]): Card {
  const weight = (card: Card): number =>
    rules.strength(card) + (trickSuit(rules, card) === rules.trump ? 100 : 0);
  return cards.reduce((a, b) => (weight(b) < weight(a) ? b : a));
}

function highest(rules: TrickRules, cards: readonly Card[]): Card {
  return cards.reduce((a, b) => (rules.strength(b) > rules.strength(a) ? b : a));
}

function leadOfLongest(rules: TrickRules, cards: readonly Card[]): Card {
  const cardsOf = (suit: string): Card[] =>
    cards
      .filter((card) => trickSuit(rules, card) === suit)
      .sort((a, b) => rules.strength(b) - rules.strength(a));
  const suits = [...new Set(cards.map((card) => trickSuit(rules, card)))].map(cardsOf);
  const longest = suits.reduce((a, b) => (b.length > a.length ? b : a));
  const [first, , third] = longest.map(rules.strength);
  return third !== undefined && first! - third === 2 ? longest[0]! : longest.at(-1)!;
}
