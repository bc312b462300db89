import {type Card} from '@quinola/cards';
import {type Seat} from '@quinola/play';
import {meaning} from '@quinola/testing/answers/given.js';
import {
  announcing,
  cardsNamed,
  CATEGORIES,
  holdingsOf,
  inOrder,
  piquet,
  piquetOptions,
  pointsOf,
  reckoned,
  tools,
  type Category,
  type Claim,
  type Counted,
  type Events,
  type PiquetMove,
  type PiquetOptions,
  type PiquetState,
} from '../src/piquet/rules/index.js';

// What the runners of known answers share: positions of two hands, and what is said of them.

export type Cards = readonly Card[];
export type Options = Partial<PiquetOptions>;

/** In the answers younger hand, who deals, is seat 0. */
export const YOUNGER: Seat = 0,
  ELDER: Seat = 1;
export const NAMES = ['younger', 'elder'] as const;
export const SEATS = {younger: YOUNGER, elder: ELDER};

/** The rules that an answer is asked of: those it names, or those of its file. */
export const RULE_SETS = {engelman: 'treatise-1820', modern: 'modern', rubicon: 'rubicon'} as const;
export const EVERY = Object.values(RULE_SETS);

export function rulesOf(rules: unknown, own: PiquetOptions['rules']): readonly PiquetOptions['rules'][] {
  if (rules === undefined) return [own];
  return rules === 'all' ? EVERY : [meaning(RULE_SETS, rules)];
}

/** What all rule sets that are asked answer alike. */
export function alike<T>(
  sets: readonly PiquetOptions['rules'][],
  answer: (rules: PiquetOptions['rules']) => T,
): T {
  const all = sets.map(answer);
  if (all.some((one) => JSON.stringify(one) !== JSON.stringify(all[0])))
    throw new RangeError(`the rules differ: ${JSON.stringify(all)}`);
  return all[0]!;
}

/** A match in which seat 0 is about to deal. */
export function seated(options: Options): PiquetState {
  const start = piquet.start(piquetOptions(options));
  const table = tools.waiting(start.table, 'dealing.shuffling', 'chance', {seats: [0, 1], dealer: YOUNGER});
  return {...start, table};
}

/** Makes moves, each by whom the match waits for, and collects what came of them. */
export function made(from: PiquetState, moves: readonly PiquetMove[]) {
  const events: Events = [];
  let state = from;
  for (const move of moves) {
    const played = piquet.play(state, piquet.turn(state).must!, move);
    state = played.state;
    events.push(...played.events);
  }
  return {state, events};
}

/** A state in which these hands announce: smaller ones than twelve cards are compared all the same. */
export function holding(options: Options, elder: Cards, younger: Cards): PiquetState {
  const {table, ...state} = seated(options);
  const hands = [younger, elder];
  const counts = hands.map(({length}) => length);
  return {
    ...state,
    hands,
    dealt: hands,
    table: tools.changed(table, {deal: 1, partyDeal: 1, counts, leader: ELDER, toPlay: ELDER}),
  };
}

export const announced = (options: Options, elder: Cards, younger: Cards) => {
  const events: Events = [];
  const state = announcing(
    holding(
      {...options, ...(options.rules === 'treatise-1820' && {matchMode: 'four-deals'})},
      elder,
      younger,
    ),
    events,
  );
  return {state, events};
};

export const named = (seat: Seat): 'elder' | 'younger' | null => NAMES[seat] ?? null;
export const bySeat = <T>(values: readonly T[]) => ({elder: values[ELDER]!, younger: values[YOUNGER]!});
export const asEvents = (counted: readonly Counted[]) =>
  counted.map(({seat, points, why}) => ({who: named(seat), points, why}));
export const same = (what: string, found: unknown, given: unknown): void => {
  if (JSON.stringify(found) !== JSON.stringify(given))
    throw new RangeError(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(given)}`);
};

/** What each class of two hands brings. */
export function classesOf(state: PiquetState, hands: readonly Cards[]) {
  const counted = (category: Category) => {
    const winner = state.table.talk[category]!.winner;
    const claims = winner < 0 ? [] : holdingsOf(category, hands[winner]!);
    return {
      winner: named(winner),
      points: pointsOf(category, claims),
      list: claims.map((claim) => cardsNamed([claim], hands[winner]!)),
    };
  };
  return Object.fromEntries(CATEGORIES.map((category) => [category, counted(category)])) as Readonly<
    Record<Category, ReturnType<typeof counted>>
  >;
}

/** The points that are counted or still to be named, with what they make. */
export function reckonedIn(state: PiquetState): readonly Counted[] {
  const {talk, counted, options} = state.table;
  const open = CATEGORIES.flatMap((why): readonly Counted[] => {
    const {winner, named: said} = talk[why]!;
    const claims = state.hidden[YOUNGER]!.claims[why] ?? [];
    return winner === YOUNGER && !said.length ? [{seat: YOUNGER, why, points: pointsOf(why, claims)}] : [];
  });
  return reckoned([...counted, ...open], ELDER, options);
}

/** What was counted and what younger hand still names, reckoned together. */
export function reckonedWithAll(state: PiquetState): readonly Counted[] {
  const rouge = state.table.options.carteRouge ? rougeOfYounger(state) : [];
  return reckoned([...inOrder(reckonedIn(state)), ...rouge], ELDER, state.table.options);
}

/** The carte rouge that younger hand has yet to name. */
export function rougeOfYounger(state: PiquetState): readonly Counted[] {
  const claims: readonly Claim[] = CATEGORIES.flatMap((category) =>
    state.table.talk[category]!.winner === YOUNGER || state.table.options.carteRougeCounts === 'announced'
      ? (state.hidden[YOUNGER]!.claims[category] ?? [])
      : [],
  );
  const cards = new Set(cardsNamed(claims, state.hands[YOUNGER]!));
  return cards.size === 12 ? [{seat: YOUNGER, why: 'carteRouge', points: 20}] : [];
}
