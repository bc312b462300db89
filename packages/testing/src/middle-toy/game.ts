import {frenchPack, rankOf, shuffled, type Card} from '@quinola/cards';
import {
  captures,
  defineGame,
  NO_CARDS,
  refuseCapture,
  setsThatSum,
  shuffling,
  tableTools,
  withAdded,
  without,
  type Capture,
  type CardState,
  type Entry,
  type Happening,
  type Laid,
  type Seat,
  type SeatedTable,
  type ShuffleMove,
  type Turn,
} from '@quinola/play';

// The smallest game in which cards of the hand take cards of the table: two players, one deal of four cards to each and to the
// table, from a pack of numbers up to eight. A card takes what adds up to it.

/** Its cards: ace to eight. */
export const PACK = frenchPack('toy-32', [...'A2345678']);

/** The number of a card. */
export const numberOf = (card: Card): number => 'A2345678'.indexOf(rankOf(card)) + 1;

/** Its phases. */
export type MiddlePhase = 'dealing' | 'playing' | 'finished';

/** Its moves. */
export type MiddleMove =
  | ShuffleMove
  | (Capture & {readonly type: 'TAKE'})
  | {readonly type: 'LAY'; readonly card: Card};

/** What its moves bring about. */
export type MiddleHappening = Happening &
  (
    | {readonly type: 'dealt'; readonly dealer: Seat}
    | {readonly type: 'laid'; readonly seat: Seat; readonly card: Card}
    | (Capture & {readonly type: 'captured'; readonly seat: Seat})
    | {readonly type: 'counted'; readonly cards: readonly number[]}
  );

/** What a player may know. */
export interface MiddleView extends SeatedTable {
  readonly turn: Turn<MiddlePhase>;
  readonly middle: readonly Laid[];
  readonly counts: readonly number[];
  /** How many cards each has taken. */
  readonly taken: readonly number[];
}

interface Types {
  State: CardState<MiddleView>;
  View: MiddleView;
  Move: MiddleMove;
  Options: object;
  Happening: MiddleHappening;
}

const tools = tableTools<MiddleView>((table) => ({...table}));
const cardsOf = ({middle}: Pick<MiddleView, 'middle'>): readonly Card[] => middle.map(({card}) => card);

/** The sets of table cards, each of which a card may take. */
export const setsFor = (card: Card, view: Pick<MiddleView, 'middle'>): readonly (readonly Card[])[] =>
  setsThatSum(cardsOf(view), numberOf, numberOf(card));

/** The next plays; with empty hands the deal is over. */
function next(
  state: Types['State'],
  card: Card,
  changes: Partial<MiddleView>,
  events: MiddleHappening[],
): Types['State'] {
  const seat = state.table.turn.must as Seat;
  const hands = state.hands.with(seat, without(state.hands[seat]!, card));
  const table = tools.changed(state.table, {...changes, counts: hands.map(({length}) => length)});
  const other = 1 - seat;
  if (hands[other]!.length) return {...state, hands, table: tools.waiting(table, 'playing', other)};
  events.push({type: 'counted', cards: table.taken});
  return {...state, hands, table: tools.waiting(table, 'finished', null)};
}

/** The toy with cards in the middle. */
export const middleToy = defineGame<Types>({
  id: 'middle-toy',
  start: () => ({
    pack: [],
    hands: [[], []],
    dealt: [[], []],
    table: {
      turn: {phase: 'dealing', must: 'chance', may: [], over: false},
      player: -1,
      seat: -1,
      hand: NO_CARDS,
      seats: [0, 1],
      middle: NO_CARDS,
      counts: [0, 0],
      taken: [0, 0],
    },
  }),
  turn: ({table}) => table.turn,
  phases: {
    dealing: shuffling(PACK, (state, events) => {
      const hands = [state.pack.slice(0, 4), state.pack.slice(4, 8)];
      const middle = state.pack.slice(8, 12).map((card): Laid => ({seat: -1, card}));
      events.push({type: 'dealt', dealer: 1});
      return {
        pack: [],
        hands,
        dealt: hands,
        table: tools.waiting(state.table, 'playing', 0, {middle, counts: [4, 4]}),
      };
    }),
    playing: {
      by: 'player',
      moves: {
        TAKE: {
          moves: (view) =>
            view.hand.flatMap((card) =>
              captures(card, cardsOf(view), setsFor(card, view)).map(
                (capture) => ({type: 'TAKE', ...capture}) as const,
              ),
            ),
          refuse: (view, {card, take}) => refuseCapture(take, cardsOf(view), setsFor(card, view)),
          act(state, {card, take}, by, events) {
            const seat = by as Seat;
            events.push({type: 'captured', seat, card, take});
            const middle = state.table.middle.filter((laid) => !take.includes(laid.card));
            const taken = withAdded(state.table.taken, seat, take.length + 1);
            return next(state, card, {middle, taken}, events);
          },
        },
        LAY: {
          moves: ({hand}) => hand.map((card) => ({type: 'LAY', card}) as const),
          act(state, {card}, by, events) {
            const seat = by as Seat;
            events.push({type: 'laid', seat, card});
            return next(state, card, {middle: [...state.table.middle, {seat, card}]}, events);
          },
        },
      },
    },
    finished: {by: 'nobody'},
  },
  players: () => 2,
  view: ({table, hands}, viewer) => {
    const view = tools.seenBy(table, viewer);
    if (view.seat >= 0) view.hand = hands[view.seat]!;
    return view;
  },
  ledger: (): readonly Entry[] => [],
  worth: ({table}) => [table.taken[0]! - table.taken[1]!, table.taken[1]! - table.taken[0]!],
});

/** A pack, top first, that deals these hands and this table. */
export function packOf(own: string, other: string, table: string): readonly Card[] {
  const first = [own, other, table].flatMap((cards) => cards.split(' '));
  return [...first, ...shuffled(PACK.cards, {below: () => 0}).filter((card) => !first.includes(card))];
}
