import type {Card, Pack} from '@quinola/cards';
import type {Laid, Trick} from '@quinola/play';

/** What a player sees of the cards. */
export interface SeenCards {
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
}

/**
 * The cards of a pack that a player has not seen: others may hold them.
 * @param remembered the tricks that he remembers
 * @param more what else he has seen, as his own discards
 */
export function unseenCards(
  {cards}: Pick<Pack, 'cards'>,
  {hand, trick}: SeenCards,
  remembered: readonly Pick<Trick, 'cards'>[],
  more: readonly Card[] = [],
): readonly Card[] {
  const played = [...remembered.flatMap((one) => one.cards), ...trick].map(({card}) => card);
  const seen = new Set([...hand, ...played, ...more]);
  return cards.filter((card) => !seen.has(card));
}
