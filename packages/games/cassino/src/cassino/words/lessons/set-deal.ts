import type {Card} from '@quinola/cards';
import type {Pattern} from '@quinola/play';

const cards = (list: string): readonly Card[] => list.split(' ');
const RANKS = [...'A23456789TJQK'];

/** The whole pack, of which these cards come first. */
function packFrom(first: readonly Card[]): readonly Card[] {
  const all = [...'SHDC'].flatMap((suit) => RANKS.map((rank) => rank + suit));
  return [...first, ...all.filter((card) => !first.includes(card))];
}

/**
 * The moves up to the first card: these cards are drawn for places, and the pack is cut so that these are dealt.
 * @param drawn by player; the lowest deals, and of four the two lowest are partners
 * @param cutter the player on the dealer's right
 * @param dealt packets in the order in which they are dealt: eldest hand first, the table after the first round
 */
export function openingOf(drawn: string, cutter: number, ...dealt: readonly string[]): readonly Pattern[] {
  const pack = packFrom(dealt.flatMap(cards));
  const draws = cards(drawn);
  const moves: readonly Pattern[] = [
    {by: 'chance', type: 'SPREAD', cards: packFrom(draws)},
    ...draws.map((_, player) => ({by: player, type: 'DRAW', index: player})),
    // The cut brings the first card of the shuffled pack to its end.
    {by: 'chance', type: 'SHUFFLE', pack: [pack.at(-1), ...pack.slice(0, -1)]},
    {by: cutter, type: 'CUT', index: 1},
    {by: 'chance', type: 'GIVE'},
  ];
  return moves;
}

/** A move that takes cards of the table, or lays one down: `7H 7S 4D`, `KS`. */
export function playOf(written: string): Pattern {
  const [card, ...take] = cards(written);
  return take.length ? {type: 'TAKE', card, take} : {type: 'LAY', card};
}
