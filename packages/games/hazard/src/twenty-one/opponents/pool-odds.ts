import {packOf, puntersInTurn, valueOf, type TwentyOneOptions, type TwentyOneView} from '../rules/index.js';
import {drawsInTable, type Draws} from './pool-table.js';
import {ACE, PLACE, unseenIn, without, type Unseen} from './unseen.js';

// The game for the pool. Whoever plays knows of each before him whether he is over or content, and not with how much. Cards are drawn
// here as if each came back to the pack, so that one table holds for every deal; a player's own next card is drawn from those that he
// has not seen.

/** How a hand ends: content with a sum, or with less than it, at 21, over, with the Persian eye. */
interface Ends {
  readonly at: readonly number[];
  readonly below: readonly number[];
  readonly goal: number;
  readonly over: number;
  readonly persian: number;
}

/** How all play, and what comes of it. */
export interface PoolPlay {
  /** How the player at a place in turn draws, if of those before him these are content: the bits of a number. */
  drawsAt(place: number, content: number): Draws;
  /** What share of the pool he gets on the average who is content with a sum. */
  shareOf(place: number, content: number, total: number): number;
}

/** How likely a card counts so much, from 0: the first one, and the next one that counts at all. Cards of nothing change nothing. */
export function cardChances(options: Pick<TwentyOneOptions, 'pack'>): {
  readonly first: readonly number[];
  readonly next: readonly number[];
} {
  const {cards} = packOf(options);
  const first = new Array<number>(ACE + 1).fill(0);
  for (const card of cards) first[valueOf(card, options)]! += 1 / cards.length;
  return {first, next: first.map((one, value) => (value ? one / (1 - first[0]!) : 0))};
}

/** Shares by how many have the same sum: the chance that nobody has more, and so many as much. */
const withRival = (ties: readonly number[], less: number, same: number): number[] =>
  [...ties, 0].map((chance, count) => chance * less + (ties[count - 1] ?? 0) * same);

/** What comes of it when so many players draw like that. */
export function playedSo(
  options: Pick<TwentyOneOptions, 'pack'>,
  players: number,
  drawsAt: PoolPlay['drawsAt'],
): PoolPlay {
  const {first, next} = cardChances(options);

  const endsOf = (draws: Draws): Ends => {
    const reached = [...first, ...new Array<number>(21 - ACE).fill(0)];
    const at: number[] = [];
    const below = [0];
    let over = 0;
    for (let total = 0; total <= 20; total++) {
      const goes = reached[total]! * draws[total]!;
      at.push(reached[total]! - goes);
      below.push(below[total]! + at[total]!);
      next.forEach((one, value) => {
        if (total + value > 21) over += goes * one;
        else if (value) reached[total + value]! += goes * one;
      });
    }
    const persian = first[ACE]! * draws[ACE]! * first[ACE]!;
    return {at, below, goal: reached[21]!, over: over - persian, persian};
  };

  const known = new Map<number, Ends>();
  const endsAt = (place: number, content: number): Ends => {
    const key = (1 << place) + content;
    const ends = known.get(key) ?? endsOf(drawsAt(place, content));
    known.set(key, ends);
    return ends;
  };
  const always = endsOf(new Array<number>(21).fill(1));

  /** The share of each who has 21 while so many are still to play: all of them draw up to it. */
  const shareAtGoal = (holders: number, left: number): number =>
    left
      ? always.goal * shareAtGoal(holders + 1, left - 1) +
        (1 - always.goal - always.persian) * shareAtGoal(holders, left - 1)
      : 1 / holders;

  const shareOf = (place: number, content: number, total: number): number => {
    if (total === 21) return shareAtGoal(1, players - 1 - place);
    let ties: readonly number[] = [1];
    for (let before = 0; before < place; before++)
      if ((content >> before) & 1) {
        const {at, below} = endsAt(before, content & ((1 << before) - 1));
        const all = below[21]!;
        ties = withRival(ties, below[total]! / all, at[total]! / all);
      }
    const after = (player: number, live: number, shares: readonly number[]): number => {
      if (player === players) return shares.reduce((all, one, count) => all + one / (count + 1), 0);
      const {at, below, over} = endsAt(player, live);
      const isOver = over ? over * after(player + 1, live, shares) : 0;
      const less = below[total]!;
      const rest = less + at[total]!;
      return (
        isOver + (rest ? after(player + 1, live | (1 << player), withRival(shares, less, at[total]!)) : 0)
      );
    };
    return after(place + 1, content | (1 << place), ties);
  };

  return {drawsAt, shareOf};
}

const played = new Map<string, PoolPlay>();

/** The equilibrium of so many players, which stands in a table. */
export function poolPlay({pack}: Pick<TwentyOneOptions, 'pack'>, players: number): PoolPlay {
  const name = `${pack} ${players}`;
  const play =
    played.get(name) ??
    playedSo({pack}, players, (place, content) => drawsInTable(pack, players, place, content));
  played.set(name, play);
  return play;
}

/** What share of the pool whoever is to play gets on the average: content now, or after a card. */
export interface PoolOdds {
  readonly stop: number;
  readonly draw: number;
}

/** The odds of the player of a view, against others who play the equilibrium. */
export function poolOdds(view: TwentyOneView, total: number): PoolOdds {
  const {options, standing, toPlay} = view;
  const order = puntersInTurn(view);
  const place = order.indexOf(toPlay);
  const before = order.slice(0, place);
  const called = before.filter((seat) => standing[seat] === 'oczko').length;
  let content = 0;
  before.forEach((seat, i) => {
    if (standing[seat] === 'stopped') content |= 1 << i;
  });
  const play = poolPlay(options, options.players);
  const shareOf = (sum: number): number =>
    called && sum < 21 ? 0 : play.shareOf(place, content, sum) / (called ? called + 1 : 1);
  const unseen = unseenIn(view);
  return {
    stop: shareOf(total),
    draw: worthOfDrawing(unseen, total, view.hand.length, new Map(), 0, shareOf),
  };
}

/** The share after a card: drawn from those that are not seen, and after it the better of both. */
function worthOfDrawing(
  unseen: Unseen,
  total: number,
  held: number,
  known: Map<number, number>,
  key: number,
  shareOf: (total: number) => number,
): number {
  let all = 0;
  for (let value = 0; value <= ACE; value++) {
    const number = unseen.by[value]!;
    if (!number) continue;
    const after = total + value;
    const isPersian = held === 1 && total === ACE && value === ACE;
    if (after > 21 && !isPersian) continue;
    all +=
      number *
      (isPersian
        ? 1
        : without(unseen, value, () => {
            const at = key + PLACE[value]!;
            let worth = known.get(at);
            if (worth === undefined) {
              const stop = shareOf(after);
              worth =
                after === 21 || !unseen.cards
                  ? stop
                  : Math.max(stop, worthOfDrawing(unseen, after, held + 1, known, at, shareOf));
              known.set(at, worth);
            }
            return worth;
          }));
  }
  return all / unseen.cards;
}
