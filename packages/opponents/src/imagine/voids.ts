import type {Card, Suit} from '@quinola/cards';
import {trickSuit, type Laid, type TrickRules} from '@quinola/play';

/**
 * The suits that each seat has shown to lack: it did not follow, and where who cannot follow must trump, it did not
 * trump either. A card that is never bound shows nothing.
 * @param tricks the cards of each trick in the order of play, that on the table among them
 * @param asking the card that asks to be followed, of those that lay before; default: the first
 */
export function voidsShown(
  rules: TrickRules,
  seats: number,
  tricks: Iterable<readonly Laid[]>,
  asking: (before: readonly Laid[]) => Card | null = ([first]) => first?.card ?? null,
): readonly ReadonlySet<Suit>[] {
  const voids = Array.from({length: seats}, () => new Set<Suit>());
  for (const cards of tricks) {
    cards.forEach(({seat, card}, i) => {
      const led = asking(cards.slice(0, i));
      if (led === null || rules.exempt?.(card, led)) return;
      const asked = trickSuit(rules, led),
        played = trickSuit(rules, card);
      if (played === asked) return;
      voids[seat]!.add(asked);
      if (rules.mustTrump && rules.trump !== null && played !== rules.trump) voids[seat]!.add(rules.trump);
    });
  }
  return voids;
}
