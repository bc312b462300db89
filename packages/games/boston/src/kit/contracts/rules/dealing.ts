import {pick, rankOf, shuffled, suitOf, type Card, type Random, type Suit} from '@quinola/cards';
import {
  countsOf,
  cutPack,
  cutting,
  dealt,
  drawMarkedPlaces,
  MoveError,
  openAuction,
  openPool,
  packetRounds,
  playerAt,
  seatAfter,
  seatsInTurn,
  shufflingToCut,
  staked,
  atStake,
  type MoveRules,
  type Packet,
  type Seat,
} from '@quinola/play';
import {isPerDeal, packetsOf} from './agreed.js';
import {beforeDeal, toPackets} from './between.js';
import {bidding} from './bidding.js';
import {bookPool, clearedCards, clearedTable, inTurn, packOf, playersAt, poolRules, tools} from './table.js';
import type {BostonHappening, BostonState, BostonTypes, BostonView, Events} from './types.js';

/** One card of each suit is drawn for places (rule 2). */
export const PLACES: readonly Card[] = ['AS', 'AH', 'AD', 'AC'];

/** Each sits where his suit is; who deals first is found afterwards. */
export const places = drawMarkedPlaces<BostonView, BostonState, BostonHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.seats',
  cards: (table) => PLACES.slice(0, playersAt(table)),
  dealer: 0,
  then: (state) => ({...state, table: tools.waiting(state.table, 'dealing.firstAce', 'chance')}),
});

/** The best suit of three players, by rule: hearts; formerly diamonds (tri-boston.md section 3). */
export const highestOfThree = ({reversedColours}: {readonly reversedColours?: boolean}): Suit =>
  reversedColours ? 'D' : 'H';

/** The seat to which the first ace falls, where cards are turned up from a seat on. */
export const aceFallsTo = (cards: readonly Card[], players: number): Seat => (cards.length - 1) % players;

/** Whether these cards are turned up until the first ace. */
function isTurnedUp(cards: readonly Card[], pack: readonly Card[]): boolean {
  const differ = new Set(cards).size === cards.length && cards.every((card) => pack.includes(card));
  return differ && cards.findIndex((card) => rankOf(card) === 'A') === cards.length - 1 && cards.length > 0;
}

/** The first ace tells who deals first, and where the colours are fixed also the best suit (rule 3). */
export const firstAce = {
  by: 'chance',
  draw({table}: BostonState, random: Random) {
    const pack = shuffled(packOf(table.options).cards, random);
    const ace = pack.findIndex((card) => rankOf(card) === 'A');
    return {type: 'TURN_UP', cards: pack.slice(0, ace + 1)} as const;
  },
  moves: {
    TURN_UP: {
      act(
        state: BostonState,
        {cards}: {readonly cards: readonly Card[]},
        _by: unknown,
        events: Events,
      ): BostonState {
        const {table} = state;
        const {options} = table;
        if (!Array.isArray(cards) || !isTurnedUp(cards, packOf(options).cards))
          throw new MoveError({reason: 'not-a-pack'});
        const seat = aceFallsTo(cards, playersAt(table));
        events.push({type: 'turned-up', cards, seat});
        // Blocks are used up from the first dealer on.
        const order = [seat, ...seatsInTurn(seat, playersAt(table)).slice(0, -1)];
        const pool = openPool(order.map((one) => playerAt(table, one)));
        const changes = {dealer: seat, draw: null, pool, turnedUp: cards};
        if (isPerDeal(options)) return {...state, table: beforeDeal(tools.changed(table, changes))};
        const highest = playersAt(table) === 3 ? highestOfThree(options) : suitOf(cards.at(-1)!);
        events.push({type: 'colours', card: null, highest});
        return {...state, table: beforeDeal(tools.changed(table, {...changes, highest}))};
      },
    },
  },
} as const;

/** The top card of the second pack makes the colours of the deal. */
export const colours = {
  by: 'chance',
  draw: ({table}: BostonState, random: Random) =>
    ({type: 'COLOURS', card: pick(packOf(table.options).cards, random)}) as const,
  moves: {
    COLOURS: {
      act(state: BostonState, {card}: {readonly card: Card}, _by: unknown, events: Events): BostonState {
        const {table} = state;
        if (!packOf(table.options).cards.includes(card)) throw new MoveError({reason: 'not-a-pack'});
        const highest = suitOf(card);
        events.push({type: 'colours', card, highest});
        return {...state, table: toPackets(tools.changed(table, {highest, colourCard: card}))};
      },
    },
  },
} as const;

/** The dealer chooses packets of one, two or three (rule 6). */
export const PACKETS: MoveRules<BostonTypes> = {
  PACKETS: {
    moves: () => [1, 2, 3].map((size) => ({type: 'PACKETS', size})),
    act(state, {size}, _by, events) {
      const {table} = state;
      events.push({type: 'packets', seat: table.dealer, size});
      return {...state, table: tools.waiting(table, 'dealing.shuffling', 'chance', {packet: size})};
    },
  },
};

/** The dealer's right-hand neighbour, as the game goes round. */
export const cutterOf = (table: Pick<BostonView, 'options' | 'dealer'>): Seat =>
  seatAfter(table.dealer, playersAt(table), -1);

/** The dealer shuffles, and the player before him cuts. */
export const shufflePhase = shufflingToCut<BostonView, BostonState, BostonHappening>(
  ({table}) => packOf(table.options),
  tools,
  'dealing.cutting',
  cutterOf,
);

/** The packets, from the eldest hand on; the whole pack is dealt. */
export const dealingPlan = (table: Pick<BostonView, 'options' | 'dealer' | 'packet'>): readonly Packet[] =>
  packetRounds(inTurn(table)[0]!, playersAt(table), packetsOf(table.options, table.packet || 1));

/** The pack is cut and dealt; the dealer has paid his stake (rule 7). */
export const cutRule = cutting<BostonState, BostonView, BostonHappening>(
  ({options}) => packOf(options).cards.length,
  (state, {index}, _by, events) => {
    const {table: before} = state;
    const {options, dealer} = before;
    events.push({type: 'cut', seat: cutterOf(before), index});
    const cleared = tools.changed(before, {
      ...clearedTable(options),
      packet: before.packet,
      draw: null,
      deal: before.deal + 1,
    });
    const rules = poolRules(options);
    const table = bookPool(
      cleared,
      'stake',
      staked(rules, cleared.pool, playerAt(cleared, dealer), options.dealerStake),
    );
    const {hands} = dealt(cutPack(state.pack, index), playersAt(table), dealingPlan(table));
    events.push({type: 'dealt', dealer, stake: atStake(rules, table.pool)});
    return {
      ...clearedCards(options),
      hands,
      dealt: hands,
      table: bidding.asking(
        tools.changed(table, {
          counts: countsOf(hands),
          leader: inTurn(table)[0]!,
          auction: openAuction(inTurn(table)),
        }),
      ),
    };
  },
);
