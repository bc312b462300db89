import {rankOf, type Card} from '@quinola/cards';
import type {WhistOptions} from './types.js';

/** What a draw has to decide. */
export type DrawScheme =
  /** The two lowest against the two highest; the lowest deals (Vienna §1, Warsaw l. 14-22). */
  | 'partners'
  /** Partners who have not played together in this block of rubbers (Vienna §1, second rubber). */
  | 'new-partners'
  /** Only who deals: the lowest card. */
  | 'deal'
  /** A full order without ties, lowest first (Vienna §21, §24). */
  | 'order';

/** The result of a draw. */
export interface DrawResult {
  /** Drawers from the lowest card to the highest. */
  readonly ranked: readonly number[];
  /** The two pairs, lower card first, the dealer's pair first; empty if the draw does not decide partners. */
  readonly camps: readonly (readonly number[])[];
}

const LOW_TO_HIGH = 'A23456789TJQK';

/** Height of a drawn card: ace is one, king thirteen; suits break no ties (Vienna §1, Warsaw l. 19-20). */
export function drawHeight(card: Card): number {
  return LOW_TO_HIGH.indexOf(rankOf(card)) + 1;
}

/**
 * What the cards drawn so far decide, or who must draw again.
 *
 * Each drawer has a list of cards; lists are compared card by card. Only players whose tie matters for the result
 * draw again, so a later card never moves anybody past a player who did not draw again (V-01).
 * @param draws cards by drawer, in the order drawn; none for a player who takes no part
 * @param together pairs that must not play together again (`new-partners`)
 */
export function resolveDraw(
  scheme: DrawScheme,
  draws: readonly (readonly Card[])[],
  options: Pick<WhistOptions, 'rules' | 'middleTie'>,
  together: readonly (readonly number[])[] = [],
): DrawResult | {readonly redraw: readonly number[]} {
  const heights = draws.map((cards) => cards.map(drawHeight));
  // Players who drew no card (the lady, the player sitting out) take no part.
  const ranked = draws
    .map((_, drawer) => drawer)
    .filter((drawer) => draws[drawer]!.length)
    .sort((a, b) => compare(heights[a]!, heights[b]!) || a - b);
  const tied = (i: number): boolean =>
    i + 1 < ranked.length && compare(heights[ranked[i]!]!, heights[ranked[i + 1]!]!) === 0;
  const group = (i: number): number[] =>
    ranked.filter((drawer) => compare(heights[drawer]!, heights[ranked[i]!]!) === 0).sort((a, b) => a - b);

  const partners = scheme === 'partners' || scheme === 'new-partners';
  const mustDiffer = scheme === 'order' ? ranked.map((_, i) => i) : partners ? [1, 0] : [0];
  for (const i of mustDiffer) if (tied(i)) return {redraw: group(i)};
  if (!partners) return {ranked, camps: []};

  const [a, b, c, d] = ranked as [number, number, number, number];
  if (scheme === 'new-partners' && together.some((pair) => pair.includes(a) && pair.includes(b))) {
    // The lower of the old partners gets the lower of their former opponents.
    if (tied(2)) return {redraw: group(2)};
    return {
      ranked,
      camps: [
        [a, c],
        [b, d],
      ],
    };
  }
  if (middleTieOfTwo(heights, ranked) && options.rules === 'warsaw' && options.middleTie === 'literal') {
    // W-01: in the printed example the higher of the two in the middle joins the lowest.
    return {
      ranked,
      camps: [
        [a, c],
        [b, d],
      ],
    };
  }
  return {
    ranked,
    camps: [
      [a, b],
      [c, d],
    ],
  };
}

/** Whether only the two in the middle had to draw again, all four having drawn equally many cards before. */
function middleTieOfTwo(heights: readonly (readonly number[])[], ranked: readonly number[]): boolean {
  const [low, second, third, high] = ranked.map((drawer) => heights[drawer]!.length) as [
    number,
    number,
    number,
    number,
  ];
  return low === high && second === third && second > low;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
