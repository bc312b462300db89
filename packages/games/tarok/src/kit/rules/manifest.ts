import {FRENCH_SUITS, isRed, numeralOf, rankOf, TAROK_78, type Card} from '@quinola/cards';
import {isCounting, isKing, isMatador, isTarok, PAGAT, SKY, strength, suit, valueOf} from './values.js';

/** What a card shows and what it is worth: the manifest of the deck. */
export interface ManifestCard {
  readonly id: Card;
  readonly group: 'tarok' | 'suit';
  /** For taroks; Sky has none. */
  readonly numeral?: string | null;
  readonly suit?: string;
  readonly rank?: string;
  readonly colour?: 'black' | 'red';
  /** Height within its suit or among the taroks; Sky has none. */
  readonly strength: number | null;
  readonly points: number;
  readonly countingCard: boolean;
  /** One of the seven kings of the announcements. */
  readonly kingForDeclaration: boolean;
  readonly matador: boolean;
  /** Its names in English and Polish, as in the treatise. */
  readonly en: string;
  readonly pl: string;
}

const RANKS: Readonly<Record<string, readonly [string, string]>> = {
  K: ['King', 'Król'],
  Q: ['Queen', 'Dama'],
  N: ['Knight', 'Kawall'],
  J: ['Jack', 'Walet'],
  A: ['Ace', 'As (Ponta)'],
  T: ['Ten', 'Dziesiątka'],
  9: ['Nine', 'Dziewiątka'],
  8: ['Eight', 'Ósemka'],
  7: ['Seven', 'Siódemka'],
  6: ['Six', 'Szóstka'],
  5: ['Five', 'Piątka'],
  4: ['Four', 'Czwórka'],
  3: ['Three', 'Trójka'],
  2: ['Two', 'Dwójka'],
};
const SUITS: Readonly<Record<string, readonly [string, string]>> = {
  S: ['Spades', 'pik'],
  H: ['Hearts', 'ker'],
  D: ['Diamonds', 'karo'],
  C: ['Clubs', 'trefl'],
};

/** All 78 cards in the order of a new pack, with what must be drawn on them. */
export function manifest(): readonly ManifestCard[] {
  return TAROK_78.cards.map((id) => {
    const worth = {
      points: valueOf(id),
      countingCard: isCounting(id),
      kingForDeclaration: isKing(id) || isMatador(id),
      matador: isMatador(id),
    };
    if (id === SKY) {
      const names = {en: 'Sky (Scus, Excuse), the Harlequin', pl: 'Sky (Skus, Excuse), Arlekin'};
      return {id, group: 'tarok', numeral: null, strength: null, ...worth, ...names};
    }
    if (isTarok(id)) {
      const numeral = numeralOf(strength(id));
      const name = `Tarok ${numeral}${id === PAGAT ? ' (Pagat)' : ''}`;
      return {id, group: 'tarok', numeral, strength: strength(id), ...worth, en: name, pl: name};
    }
    const wanted = suit(id);
    const rank = rankOf(id);
    return {
      id,
      group: 'suit',
      suit: wanted,
      rank,
      colour: isRed(wanted) ? 'red' : 'black',
      strength: strength(id),
      ...worth,
      en: `${RANKS[rank]![0]} of ${SUITS[wanted]![0]}`,
      pl: `${RANKS[rank]![1]} — ${SUITS[wanted]![1]}`,
    };
  });
}

/** The cards of a suit from the highest to the lowest. */
export function highToLow(wanted: string): readonly Card[] {
  return TAROK_78.cards
    .filter((card) => suit(card) === wanted && (FRENCH_SUITS as readonly string[]).includes(wanted))
    .sort((a, b) => strength(b) - strength(a));
}
