import {isWholePack, rankOf, shuffled, type Card} from '@quinola/cards';
import {
  cutPack,
  cutting,
  defineGame,
  MoveError,
  NO_CARDS,
  withAdded,
  type Player,
  type Seat,
} from '@quinola/play';
import {twentyOneOptions} from './options.js';
import {balanceOf, bankerMayAt, begin, draw, end, nextSeat, openRound, settle} from './playing.js';
import {
  puntersInTurn,
  STAKE,
  tools,
  type TwentyOneHappening,
  type TwentyOneState,
  type TwentyOneTypes,
  type TwentyOneView,
} from './types.js';
import {packOf, totalOf} from './values.js';

export * from './options.js';
export * from './settling.js';
export * from './types.js';
export * from './values.js';
export {balanceOf, BANK_RULE, bankerMayAt, hasWonAtOnce, openRound} from './playing.js';

const ORDER = '23456789TJQKA';

/** Whoever has the lowest card; −1 where two have it. */
function lowestOf(cards: readonly Card[]): Seat {
  const ranks = cards.map((card) => ORDER.indexOf(rankOf(card)));
  const least = Math.min(...ranks);
  return ranks.filter((rank) => rank === least).length > 1 ? -1 : ranks.indexOf(least);
}

/** What may be staked now, from the least to what lies in the bank. */
export function amountsIn({bank, options}: Pick<TwentyOneView, 'bank' | 'options'>): readonly number[] {
  const least = Math.min(options.minStake, bank);
  return Array.from({length: bank - least + 1}, (_, i) => least + i);
}

/** The rules of twenty-one. One state is the whole session. */
export const twentyOne = defineGame<TwentyOneTypes>({
  id: 'oczko',
  start(given) {
    const options = twentyOneOptions(given);
    const seats = Array.from({length: options.players}, (_, seat) => seat);
    const isDrawn = options.mode === 'bank' && options.bankPasses !== 'never';
    const {fresh, cards} = openRound(options);
    return {
      ...cards,
      table: {
        turn: {
          phase: isDrawn ? 'drawing' : 'dealing.shuffling',
          must: 'chance',
          may: [],
          over: false,
        },
        player: -1,
        seat: -1,
        hand: NO_CARDS,
        seats,
        options,
        entries: [],
        deal: 0,
        dealer: options.players - 1,
        lots: NO_CARDS,
        ...fresh,
        bank: options.mode === 'bank' ? options.bankroll : 0,
        pool: 0,
        lastDeal: null,
      },
    };
  },
  turn: ({table}) => table.turn,
  things: ({type}) => (type === 'STAKE' ? [STAKE] : []),
  phases: {
    drawing: {
      by: 'chance',
      draw({table}, random) {
        const {cards} = packOf(table.options);
        const drawn = (): readonly Card[] => shuffled(cards, random).slice(0, table.options.players);
        let lots = drawn();
        while (lowestOf(lots) < 0) lots = drawn();
        return {type: 'DRAW_LOTS', cards: lots};
      },
      moves: {
        DRAW_LOTS: {
          act(state, {cards}, _by, events) {
            const {table} = state;
            const seat = lowestOf(cards);
            if (cards.length !== table.options.players || seat < 0)
              throw new MoveError({reason: 'not-a-pack'});
            events.push({type: 'lots-drawn', cards, seat});
            return {
              ...state,
              table: tools.waiting(table, 'dealing.shuffling', 'chance', {dealer: seat, lots: cards}),
            };
          },
        },
      },
    },
    'dealing.shuffling': {
      by: 'chance',
      draw: ({table}, random) => ({type: 'SHUFFLE', pack: shuffled(packOf(table.options).cards, random)}),
      moves: {
        SHUFFLE: {
          act(state, {pack}, _by, events) {
            const {table} = state;
            if (!isWholePack(packOf(table.options), pack)) throw new MoveError({reason: 'not-a-pack'});
            const {dealer, options} = table;
            events.push({type: 'shuffled', seat: dealer});
            // The player on the dealer's right cuts.
            const cutter = (dealer - 1 + options.players) % options.players;
            return {...state, pack, table: tools.waitingAt(table, 'dealing.packCut', cutter)};
          },
        },
      },
    },
    'dealing.packCut': {
      by: 'player',
      moves: {
        CUT: cutting<TwentyOneState, TwentyOneView, TwentyOneHappening>(
          ({options}) => packOf(options).cards.length,
          (state, {index}, by, events) => {
            events.push({type: 'cut', seat: state.table.seats.indexOf(by as Player), index});
            return begin({...state, pack: cutPack(state.pack, index)}, events);
          },
        ),
      },
    },
    staking: {
      by: 'player',
      moves: {
        STAKE: {
          moves: (view) => amountsIn(view).map((amount) => ({type: 'STAKE', amount})),
          otherwise: 'no-stake',
          act(state, {amount}, _by, events) {
            const {table} = state;
            const {toPlay} = table;
            events.push({type: 'staked', seat: toPlay, amount, on: STAKE});
            const stakes = withAdded(table.stakes, toPlay, amount);
            const [next] = puntersInTurn(table).filter((seat) => !stakes[seat]);
            const staked = {...state, table: tools.changed(table, {stakes})};
            return next === undefined
              ? nextSeat(staked, events)
              : {...staked, table: tools.waitingAt(staked.table, 'staking', next, {toPlay: next})};
          },
        },
      },
    },
    'playing.turn': {
      by: 'player',
      moves: {
        DRAW: {moves: () => [{type: 'DRAW'}], act: (state, _move, _by, events) => draw(state, events)},
        STOP: {
          moves: () => [{type: 'STOP'}],
          act(state, _move, _by, events) {
            const {table} = state;
            events.push({type: 'stopped', seat: table.toPlay});
            const standing = table.standing.with(table.toPlay, 'stopped');
            return nextSeat({...state, table: tools.changed(table, {standing})}, events);
          },
        },
      },
    },
    'playing.bank': {
      by: 'player',
      moves: {
        BANK_DRAW: {
          moves: () => [{type: 'BANK_DRAW'}],
          act: (state, _move, _by, events) => draw(state, events),
        },
        BANK_STOP: {
          moves: ({hand, options}) =>
            bankerMayAt(totalOf(hand, options), options.bankerRule).mustDraw ? [] : [{type: 'BANK_STOP'}],
          otherwise: 'must-draw',
          act(state, _move, _by, events) {
            const {table} = state;
            events.push({type: 'stopped', seat: table.toPlay});
            const standing = table.standing.with(table.toPlay, 'stopped');
            return settle({...state, table: tools.changed(table, {standing})}, events);
          },
        },
      },
    },
    sessionOver: {by: 'nobody'},
  },
  anytime: {LEAVE: {act: (state, _move, _by, events) => end(state, events)}},
  players: ({options}) => options.players,
  view({table, hands}, viewer) {
    const view = tools.seenBy(table, viewer);
    if (view.seat >= 0) view.hand = hands[view.seat] ?? NO_CARDS;
    return view;
  },
  ledger: ({entries}) => entries as never,
  // What lies in the pool belongs to all.
  worth: ({table}) => balanceOf(table).map((sum) => sum + table.pool / table.options.players),
});
