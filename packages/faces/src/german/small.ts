import type {Card} from '@quinola/cards';

/** Of a small card, where its signs stand: the heights of both columns and of those in the middle, and their size. */
const PLACES: Readonly<
  Record<string, readonly [sides: readonly number[], middle: readonly number[], size: number]>
> = {
  9: [[46, 106, 166, 226], [270], 1.08],
  8: [[54, 122, 190, 258], [], 1.15],
  7: [[60, 153, 246], [104], 1.2],
  6: [[60, 153, 246], [], 1.25],
};

/**
 * The script of a card from six to nine: its signs hang on the shoots of one stem.
 * @param indexed leaves room at the sides for corner indices
 */
export function smallScript(card: Card, indexed: boolean): string {
  const suit = card[1]!;
  const [sides, middle, large] = PLACES[card[0]!]!;
  const [aside, size] = indexed ? [36, large * 0.84] : [46, large];
  const last = sides.at(-1)!;
  const from = middle.find((y) => y < 153) ? 132 : 34;
  const to = middle.find((y) => y > 153) ? 244 : 288;
  const half = (to - from) / 2;
  const shoots = sides
    .filter((y) => y + 24 > from)
    .map((y) => `M0 ${y + 22}q-6-16-${aside - 26}-16M0 ${y + 22}q6-16 ${aside - 26}-16`)
    .join('');
  // The stem winds, with a tendril at its head and foot.
  const stem = `M0 ${from}q7 ${half / 2} 0 ${half} -7 ${half / 2} 0 ${half}`;
  const tendrils = `M0 ${from}q2-10-8-10-8 4-2 8M0 ${to}q-2 8 8 8`;
  return [
    `- ${stem}`,
    `- ${shoots}`,
    `~ ${middle.length && last < 240 ? '' : tendrils}M0 ${from}q-6 0-10 6`,
    ...sides.flatMap((y) => [`&${suit} -${aside} ${y} ${size}`, `&${suit} ${aside} ${y} ${-size}`]),
    ...middle.map((y) => `&${suit} 0 ${y} ${size}`),
  ].join('\n');
}
