import {isWholePack, shuffled, type Card, type Pack, type Random} from '@quinola/cards';
import {MoveError, type Actor, type Happening, type Player, type Refusal} from './game.js';
import type {CardState, SeatedTable, TableTools} from './table.js';
import type {Seat} from './tricks.js';

// The parts of a match that come before the play: places are drawn, a pack is shuffled and cut. Each part is a phase,
// or a rule of one type of move, for `defineGame`.

/** The pack is shuffled. */
export interface ShuffleMove {
  readonly type: 'SHUFFLE';
  readonly pack: readonly Card[];
}

/** The pack is cut: the cards from `index` on come to the top. */
export interface CutMove<Type extends string = 'CUT'> {
  readonly type: Type;
  readonly index: number;
}

/** A card is drawn from the spread. */
export interface DrawMove {
  readonly type: 'DRAW';
  readonly index: number;
}

/** Cards are spread for the draw. */
export interface SpreadMove {
  readonly type: 'SPREAD';
  readonly cards: readonly Card[];
}

/** Moves of a match that are the same in most games; chance makes `SPREAD` and `SHUFFLE`, `STOP` ends it before its time. */
export type SessionMove = SpreadMove | DrawMove | ShuffleMove | CutMove | {readonly type: 'STOP'};

type Make<State, Move, Event> = (state: State, move: Move, by: Actor, events: Event[]) => State;

/** A phase in which chance shuffles. */
export interface ShufflePhase<State, Event> {
  readonly by: 'chance';
  readonly draw: (state: State, random: Random) => ShuffleMove;
  readonly moves: {readonly SHUFFLE: {readonly act: Make<State, ShuffleMove, Event>}};
}

/**
 * The phase in which a pack is shuffled.
 *
 * @example
 * phases: {'dealing.shuffling': shuffling<State, Event>(TAROK_78, (state, events) => { … })}
 *
 * @param pack the pack, or which one it is under the options of a match
 * @param then tells of it, and goes on: the state holds the shuffled pack
 */
export function shuffling<State extends {readonly pack: readonly Card[]}, Event>(
  pack: Pack | ((state: State) => Pack),
  then: (state: State, events: Event[]) => State,
): ShufflePhase<State, Event> {
  const packOf = typeof pack === 'function' ? pack : () => pack;
  return {
    by: 'chance',
    draw: (state, random) => ({type: 'SHUFFLE', pack: shuffled(packOf(state).cards, random)}),
    moves: {
      SHUFFLE: {
        act(state, move, _by, events) {
          if (!isWholePack(packOf(state), move.pack)) throw new MoveError({reason: 'not-a-pack'});
          return then({...state, pack: move.pack}, events);
        },
      },
    },
  };
}

/** What comes of the pack before a deal, at most tables. */
export type DealHappening = Happening &
  (
    | {readonly type: 'shuffled'; readonly seat: Seat}
    /** The cards from `index` on came to the top. */
    | {readonly type: 'cut'; readonly seat: Seat; readonly index: number}
    | {readonly type: 'dealt'; readonly dealer: Seat}
  );

/**
 * The phase in which the dealer shuffles, and with the pack the cards that were drawn for places; then somebody cuts.
 * @param cutting the phase of the cut
 * @param cutter the seat that cuts
 */
export function shufflingToCut<Table extends DrawTable, State extends CardState<Table>, Event>(
  pack: Pack | ((state: State) => Pack),
  {waitingAt}: Pick<TableTools<Table>, 'waitingAt'>,
  cutting: Table['turn']['phase'],
  cutter: (table: Table) => Seat,
): ShufflePhase<State, Event> {
  return shuffling<State, Event>(pack, (state, events) => {
    const {table} = state;
    const told: DealHappening = {type: 'shuffled', seat: table.dealer};
    events.push(told as unknown as Event);
    const changes: Partial<DrawTable> = {draw: null};
    return {...state, table: waitingAt(table, cutting, cutter(table), changes as Partial<Table>)};
  });
}

/** The rule by which a pack is cut. */
export interface CutRule<State, View, Event, Type extends string = 'CUT'> {
  readonly moves: (view: View) => readonly CutMove<Type>[];
  readonly refuse: (view: View, move: CutMove<Type>) => Refusal | null;
  readonly act: Make<State, CutMove<Type>, Event>;
}

/**
 * The rule of the cut: anywhere between two cards.
 * @param size cards of the pack, or how many it has under the options of a view
 * @param act what the cut brings
 */
export function cutting<State, View, Event>(
  size: number | ((view: View) => number),
  act: Make<State, CutMove, Event>,
): CutRule<State, View, Event> {
  return cuttingAs('CUT', size, () => true, act);
}

/**
 * The rule of another manner of cutting beside the usual one, as with a card of another pack: a type of move of its own.
 * @param size cards of the pack, or how many it has under the options of a view
 * @param isAllowed whether the options of a view know this manner
 * @param act what the cut brings
 */
export function cuttingAs<State, View, Event, Type extends string>(
  type: Type,
  size: number | ((view: View) => number),
  isAllowed: (view: View) => boolean,
  act: Make<State, CutMove<Type>, Event>,
): CutRule<State, View, Event, Type> {
  const sizeOf = typeof size === 'function' ? size : () => size;
  const cuts = new Map<number, readonly CutMove<Type>[]>();
  const cutsOf = (cards: number): readonly CutMove<Type>[] => {
    let all = cuts.get(cards);
    if (!all) {
      all = Array.from({length: cards - 1}, (_, i): CutMove<Type> => ({type, index: i + 1}));
      cuts.set(cards, all);
    }
    return all;
  };
  return {
    moves: (view) => (isAllowed(view) ? cutsOf(sizeOf(view)) : []),
    // Drawn at random instead of listed: there are very many.
    refuse: (view, {index}) =>
      isAllowed(view) && Number.isInteger(index) && index > 0 && index < sizeOf(view)
        ? null
        : {reason: 'not-now'},
    act,
  };
}

/** A draw in progress. */
export interface PlacesDraw {
  /** Cards in the spread. */
  readonly size: number;
  /** What has been drawn, in order. */
  readonly drawn: readonly {readonly player: Player; readonly index: number; readonly card: Card}[];
}

/** Places of the spread that are still free. */
export function freePlaces({draw}: {readonly draw: PlacesDraw | null}): readonly number[] {
  const taken = draw?.drawn.map(({index}) => index) ?? [];
  return Array.from({length: draw?.size ?? 0}, (_, i) => i).filter((i) => !taken.includes(i));
}

/** Who sits where, by player, and who deals first. */
export interface Seating {
  readonly seats: readonly Player[];
  readonly dealer: Seat;
}

/** What comes of a draw for places. */
export type DrawHappening = Happening &
  (
    | {readonly type: 'spread'}
    | {readonly type: 'drawn'; readonly player: Player; readonly index: number; readonly card: Card}
    | {readonly type: 'redraw'}
    | {readonly type: 'seated'; readonly seats: readonly Player[]; readonly dealer: Seat}
  );

/** A table at which places are drawn. */
export interface DrawTable extends SeatedTable {
  readonly draw: PlacesDraw | null;
  readonly dealer: Seat;
}

/** How a game draws for places. */
export interface SeatDraw<Table extends DrawTable, State> {
  readonly tools: TableTools<Table>;
  readonly spreading: Table['turn']['phase'];
  /** The phase in which cards are drawn; it may depend on the options. */
  readonly drawing: Table['turn']['phase'] | ((table: Table) => Table['turn']['phase']);
  readonly players: (table: Table) => number;
  /** The cards that are spread. */
  readonly spread: (table: Table, random: Random) => readonly Card[];
  /** Whether such cards may be spread. */
  readonly isSpread: (table: Table, cards: readonly Card[]) => boolean;
  /** What the cards decide when all have drawn; `null` = all draw again from a new spread. */
  readonly decide: (drawn: PlacesDraw['drawn'], table: Table) => Seating | null;
  /** All are seated: the first deal is to begin. */
  readonly then: (state: State) => State;
}

/** The two phases of a draw for places. */
export interface SeatDrawPhases<State, View, Event> {
  readonly spreading: {
    readonly by: 'chance';
    readonly draw: (state: State, random: Random) => SpreadMove;
    readonly moves: {readonly SPREAD: {readonly act: Make<State, SpreadMove, Event>}};
  };
  readonly drawing: {
    readonly by: 'player';
    readonly moves: {
      readonly DRAW: {
        readonly moves: (view: View) => readonly DrawMove[];
        readonly act: Make<State, DrawMove, Event>;
      };
    };
  };
}

/**
 * Everybody draws a card for his place, one player after the other.
 *
 * @example
 * const places = drawSeats<Table, State, Event>({tools, spreading: 'drawing.spreading', drawing: 'drawing.seats', …});
 * phases: {'drawing.spreading': places.spreading, 'drawing.seats': places.drawing, …}
 */
export function drawSeats<Table extends DrawTable, State extends CardState<Table>, Event extends Happening>(
  how: SeatDraw<Table, State>,
): SeatDrawPhases<State, Table, Event> {
  const {tools, spreading, drawing, players, decide, then} = how;
  const tell = (events: Event[], happening: DrawHappening): void => {
    events.push(happening as unknown as Event);
  };
  /** Fields that every table of a draw has. */
  const fields = (changes: Partial<DrawTable>): Partial<Table> => changes as Partial<Table>;
  /** Players draw in the order of their numbers. */
  const next = (table: Table, draw: PlacesDraw): Table =>
    tools.waiting(
      table,
      typeof drawing === 'function' ? drawing(table) : drawing,
      draw.drawn.length,
      fields({draw}),
    );

  return {
    spreading: {
      by: 'chance',
      draw: ({table}, random) => ({type: 'SPREAD', cards: how.spread(table, random)}),
      moves: {
        SPREAD: {
          act(state, {cards}, _by, events) {
            if (!how.isSpread(state.table, cards)) throw new MoveError({reason: 'not-a-spread'});
            tell(events, {type: 'spread'});
            return {...state, pack: cards, table: next(state.table, {size: cards.length, drawn: []})};
          },
        },
      },
    },
    drawing: {
      by: 'player',
      moves: {
        DRAW: {
          moves: (view) => freePlaces(view).map((index) => ({type: 'DRAW', index})),
          act(state, {index}, by, events) {
            const {table} = state;
            const card = state.pack[index]!;
            const player = by as Player;
            const {size, drawn: before} = table.draw!;
            const draw = {size, drawn: [...before, {player, index, card}]};
            tell(events, {type: 'drawn', player, index, card});
            if (draw.drawn.length < players(table)) return {...state, table: next(table, draw)};
            const seating = decide(draw.drawn, table);
            if (!seating) {
              tell(events, {type: 'redraw'});
              return {...state, pack: [], table: tools.waiting(table, spreading, 'chance', fields({draw}))};
            }
            tell(events, {type: 'seated', ...seating});
            return then({
              ...state,
              pack: [],
              table: tools.changed(table, fields({draw, ...seating})),
            });
          },
        },
      },
    },
  };
}
