import {ACE, PLACE, without, type Unseen} from './unseen.js';

/**
 * How the banker's hand ends, by chance: over 21, at each sum from 16 to 21, or with the Persian eye. He draws up to 15, as the
 * household has it, and is content with 16.
 */
export interface BankEnds {
  readonly over: number;
  readonly persian: number;
  /** By sum, from 0 to 21. */
  readonly at: readonly number[];
}

/** The sum with which he is content. */
const CONTENT = 16;

/**
 * How the hand of a banker ends of whom nothing is seen. What others draw before him changes nothing: of cards that nobody has seen
 * his are any. Cards that count nothing do not change his sum either, so they are left out, but for the Persian eye, whose aces must
 * be his first two cards. Cards with which he goes on come in any order: they are counted once, the lowest first.
 */
export function bankEnds(unseen: Unseen): BankEnds {
  const at = new Array<number>(22).fill(0);
  let over = 0;
  const {by, cards} = unseen;
  const left = by.slice();
  const all = cards - by[0]!;
  /** He holds so many cards, the highest of them `same` times; `chance`: how likely, in whatever order. */
  const go = (total: number, held: number, highest: number, same: number, chance: number): void => {
    const share = chance / (all - held);
    for (let value = 2; value <= ACE; value++) {
      const number = left[value]!;
      const sum = total + value;
      if (!number) continue;
      if (sum > 21) over += share * number;
      else if (sum >= CONTENT) at[sum]! += share * number;
      else if (value >= highest) {
        const copies = value === highest ? same + 1 : 1;
        left[value] = number - 1;
        go(sum, held + 1, value, copies, (share * number * (held + 1)) / copies);
        left[value] = number;
      }
    }
  };
  go(0, 0, 0, 0, 1);
  const aces = by[ACE]!;
  const persian = (aces * (aces - 1)) / (cards * (cards - 1));
  return {over: over - persian, persian, at};
}

/** What a punter gets for a stake of one, on the average, who stops at a sum. */
export function worthOfStopping({over, at}: BankEnds, total: number): number {
  let wins = over;
  for (let sum = 0; sum < total; sum++) wins += at[sum]!;
  return 2 * wins - 1;
}

/** What a punter gets on the average for a stake of one: by stopping, and by a card after which he goes on as well as he can. */
export interface PunterOdds {
  readonly stop: number;
  readonly draw: number;
}

/**
 * The exact odds of a punter.
 * @param cards how many he holds
 * @param persianPays how many times the stake he gets for the Persian eye
 */
export function punterOdds(unseen: Unseen, total: number, cards: number, persianPays: number): PunterOdds {
  // What he has drawn, in whatever order, leaves the same cards.
  const known = new Map<number, number>();
  const worthOfDrawing = (sum: number, held: number, key: number): number => {
    let all = 0;
    for (let value = 0; value <= ACE; value++) {
      const number = unseen.by[value]!;
      if (!number) continue;
      const after = sum + value;
      all +=
        number *
        (held === 1 && sum === ACE && value === ACE
          ? persianPays
          : after > 21
            ? -1
            : without(unseen, value, () => best(after, held + 1, key + PLACE[value]!)));
    }
    return all / unseen.cards;
  };
  // To a sum to which any card may be drawn he draws.
  const best = (sum: number, held: number, key: number): number => {
    let worth = known.get(key);
    if (worth === undefined) {
      const stop = sum + ACE <= 21 ? -1 : worthOfStopping(bankEnds(unseen), sum);
      worth = sum === 21 || !unseen.cards ? stop : Math.max(stop, worthOfDrawing(sum, held, key));
      known.set(key, worth);
    }
    return worth;
  };
  return {stop: worthOfStopping(bankEnds(unseen), total), draw: worthOfDrawing(total, cards, 0)};
}
