import {bankerMayAt, type TwentyOneOptions, type TwentyOneView} from '../rules/index.js';
import {ACE, PLACE, unseenIn, without, type Unseen} from './unseen.js';

/** Up to this sum punters of whom nothing is seen have drawn, and from the next but one on they were content; at 16 half of them. */
const DREW_UP_TO = 15;
const HALF = 16;

/** The most that a hidden hand counts: at 21 he would have called it. */
const MOST = 20;

/** How likely a hidden hand was drawn to at a sum. */
const drewAt = (total: number): number => (total <= DREW_UP_TO ? 1 : total === HALF ? 0.5 : 0);

/** The hidden hand of a punter who is content: how likely each sum is, times how many ways there are to it. */
interface Hidden {
  readonly at: readonly number[];
  /** All of `at` together. */
  readonly all: number;
}

/**
 * How likely cards that come to 16 were drawn and one more after them: in half of all cases, and again half for each card of nothing
 * that came when there were 16 already.
 */
const drewAtHalf = (held: number, nothings: number): number =>
  ((held - nothings) / held + (nothings ? (nothings / held) * drewAtHalf(held - 1, nothings - 1) : 0)) / 2;

/**
 * What a punter may hold who was content with so many cards, by the cards that are not seen: every way to them counts that a punter
 * would have gone. The order of all but the last card matters only where they come to 16, so they are counted once, the lowest first.
 */
export function hiddenHand({by, cards: all}: Unseen, cards: number): Hidden {
  const ends = (isContent: boolean): Hidden => {
    const at = new Array<number>(22).fill(0);
    const left = by.slice();
    const most = isContent ? HALF : MOST;
    /** He held so many cards, the highest of them `same` times; `chance`: how likely, in whatever order. */
    const go = (held: number, total: number, highest: number, same: number, chance: number): void => {
      const isLast = held === cards - 1;
      const drew = isContent && total === HALF ? drewAtHalf(held, by[0]! - left[0]!) : 1;
      for (let value = isLast ? 0 : highest; value <= ACE; value++) {
        const number = left[value]!;
        const sum = total + value;
        const share = (chance * number) / (all - held);
        if (!number || sum > (isLast ? MOST : most)) continue;
        if (isLast) at[sum]! += share * (isContent ? drew * (1 - drewAt(sum)) : 1);
        else {
          const copies = value === highest ? same + 1 : 1;
          left[value] = number - 1;
          go(held + 1, sum, value, copies, (share * (held + 1)) / copies);
          left[value] = number;
        }
      }
    };
    go(0, 0, 0, 0, 1);
    return {at, all: at.reduce((sum, one) => sum + one, 0)};
  };
  const content = ends(true);
  // Nobody would have been content with that: then it is whatever it can be.
  return content.all > 0 ? content : ends(false);
}

/** A punter whom the banker must beat. */
export interface Rival {
  readonly stake: number;
  /** What he has, if that is known; else of how many cards. */
  readonly total: number | null;
  readonly cards: number;
}

/** The punters who are still to be settled, as the banker of a view knows them. */
export function rivalsOf({standing, stakes, counts, dealer}: TwentyOneView): readonly Rival[] {
  return standing.flatMap((one, seat) =>
    seat !== dealer && (one === 'stopped' || one === 'oczko')
      ? [{stake: stakes[seat]!, total: one === 'oczko' ? 21 : null, cards: counts[seat]!}]
      : [],
  );
}

/** What the banker gains on the average by being content, and by a card after which he goes on as well as he can. */
export interface BankerOdds {
  readonly stop: number;
  readonly draw: number;
}

/**
 * The odds of the banker: exact against one punter whose cards are hidden; against several each is counted by himself.
 * @param total what he has
 */
export function bankerOdds(
  unseen: Unseen,
  rivals: readonly Rival[],
  total: number,
  rule: TwentyOneOptions['bankerRule'],
): BankerOdds {
  const sums: Record<'stop' | 'draw', number> = {stop: 0, draw: 0};
  for (const rival of alike(rivals)) {
    sums.stop += rival.stake * worthOfStopping(unseen, rival, total);
    sums.draw += rival.stake * worthOfDrawing(unseen, rival, total, rule, new Map(), 0);
  }
  return sums;
}

/** Punters of whom the same is known are worked out once, with all their stakes. */
function alike(rivals: readonly Rival[]): Iterable<Rival> {
  const known = new Map<string, Rival>();
  for (const rival of rivals) {
    const key = rival.total === null ? `${rival.cards} cards` : `${rival.total}`;
    known.set(key, {...rival, stake: rival.stake + (known.get(key)?.stake ?? 0)});
  }
  return known.values();
}

/** Every way of the hidden hand: those that the banker beats less those that beat him; and how many there are. */
function ways(
  unseen: Unseen,
  {total: known, cards}: Rival,
  total: number,
): readonly [gain: number, all: number] {
  if (known !== null) return [total > 21 ? -1 : total >= known ? 1 : -1, 1];
  const {at, all} = hiddenHand(unseen, cards);
  if (total > 21) return [-all, all];
  let gain = 0;
  at.forEach((chance, sum) => {
    gain += sum <= total ? chance : -chance;
  });
  return [gain, all];
}

function worthOfStopping(unseen: Unseen, rival: Rival, total: number): number {
  const [gain, all] = ways(unseen, rival, total);
  return gain / all;
}

function worthOfDrawing(
  unseen: Unseen,
  rival: Rival,
  total: number,
  rule: TwentyOneOptions['bankerRule'],
  /** What comes of cards that were drawn in another order, for each card more that may come. */
  known: Map<number, readonly [best: number, count: number]>,
  key: number,
): number {
  let gain = 0;
  let all = 0;
  for (let value = 0; value <= ACE; value++) {
    const number = unseen.by[value]!;
    if (!number) continue;
    const at = key + PLACE[value]!;
    let worth = known.get(at);
    if (!worth) {
      const after = total + value;
      worth = without(unseen, value, () => {
        const [stopped, count] = ways(unseen, rival, after);
        const {mustDraw, mayDraw} = bankerMayAt(after, rule);
        const goes =
          after < 21 && mayDraw
            ? worthOfDrawing(unseen, rival, after, rule, known, at) * count
            : Number.NEGATIVE_INFINITY;
        return [mustDraw && after < 21 ? goes : Math.max(stopped, goes), count] as const;
      });
      known.set(at, worth);
    }
    gain += number * worth[0];
    all += number * worth[1];
  }
  return gain / all;
}

/** The odds of the banker whose view it is. */
export const bankerOddsIn = (view: TwentyOneView, total: number): BankerOdds =>
  bankerOdds(unseenIn(view), rivalsOf(view), total, view.options.bankerRule);
