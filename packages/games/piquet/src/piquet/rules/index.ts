import {FRENCH_32} from '@quinola/cards';
import {
  balances,
  cutting,
  defineGame,
  everyTrick,
  shufflingToCut,
  UNSEATED,
  type MoveRules,
} from '@quinola/play';
import {answersIn, claimsIn, refuseAnswer, refuseClaim, spoken} from './announcing.js';
import {isStrict} from './counting.js';
import {
  blancheIn,
  deal,
  exchange,
  exchangeOf,
  highestDeals,
  lowestDeals,
  refuseExchange,
  spokenBlanche,
} from './dealing.js';
import {fresh, noDeal} from './fresh.js';
import {SET_RANKS} from './holdings.js';
import {piquetOptions} from './options.js';
import {
  concede,
  mayConcede,
  mayThrow,
  ordersOf,
  play,
  retract,
  retractable,
  show,
  spokenPique,
  throwRest,
  tricks,
  unshown,
} from './playing.js';
import {over} from './settling.js';
import {
  elderOf,
  tools,
  type PiquetHappening,
  type PiquetState,
  type PiquetTypes,
  type PiquetView,
} from './types.js';

export * from './announcing.js';
export {endIfReached, isManual, isStrict, pending, rougeOf} from './counting.js';
export * from './dealing.js';
export {fresh, noDeal} from './fresh.js';
export * from './holdings.js';
export {piquetOptions, type PiquetOptions} from './options.js';
export * from './playing.js';
export * from './reckoning.js';
export * from './settling.js';
export * from './types.js';

type Rules = MoveRules<PiquetTypes>;

/** The draw for the deal, by the rules agreed. */
const places = (state: PiquetState) => (state.table.options.rules === 'rubicon' ? highestDeals : lowestDeals);

const BLANCHE: Pick<Rules, 'SHOW_BLANCHE' | 'SKIP_BLANCHE'> = {
  SHOW_BLANCHE: {
    moves: ({hand, options}) => blancheIn(hand, options).map((suit) => ({type: 'SHOW_BLANCHE', suit})),
    otherwise: 'no-blanche',
    act: (state, move, _by, events) => spokenBlanche(state, move, events),
  },
  SKIP_BLANCHE: {
    moves: () => [{type: 'SKIP_BLANCHE'}],
    act: (state, move, _by, events) => spokenBlanche(state, move, events),
  },
};

const EXCHANGE: Pick<Rules, 'EXCHANGE'> = {
  EXCHANGE: {
    moves: (view) => [exchangeOf(view)],
    refuse: (view, {cards}) => refuseExchange(view, cards),
    act: (state, {cards}, _by, events) => exchange(state, cards, events),
  },
};

const CLAIM: Pick<Rules, 'CLAIM' | 'SKIP'> = {
  CLAIM: {
    moves: (view) => claimsIn(view) as readonly Extract<PiquetTypes['Move'], {readonly type: 'CLAIM'}>[],
    refuse: (view, {count, claims}) => refuseClaim(view, count, claims),
    act: (state, move, _by, events) => spoken(state, move, events),
  },
  SKIP: {
    moves: () => [{type: 'SKIP'}],
    act: (state, move, _by, events) => spoken(state, move, events),
  },
};

type Answering<Type> = readonly Extract<PiquetTypes['Move'], {readonly type: Type}>[];

const ANSWER: Pick<Rules, 'GOOD' | 'NOT_GOOD' | 'EQUAL'> = {
  GOOD: {
    moves: () => [{type: 'GOOD'}],
    act: (state, move, _by, events) => spoken(state, move, events),
  },
  NOT_GOOD: {
    moves: (view) => answersIn('NOT_GOOD', view) as Answering<'NOT_GOOD'>,
    refuse: (view, {claims}) => refuseAnswer('NOT_GOOD', view, claims),
    act: (state, move, _by, events) => spoken(state, move, events),
  },
  EQUAL: {
    moves: (view) => answersIn('EQUAL', view) as Answering<'EQUAL'>,
    refuse: (view, {claims}) => refuseAnswer('EQUAL', view, claims),
    act: (state, move, _by, events) => spoken(state, move, events),
  },
};

const PIQUE: Pick<Rules, 'CLAIM_PIQUE'> = {
  CLAIM_PIQUE: {
    moves: (view) => (view.piqueDue && view.seat === elderOf(view) ? [{type: 'CLAIM_PIQUE'}] : []),
    act: (state, _move, _by, events) => spokenPique(state, events),
  },
};

/** Piquet in its three sets of rules. One state is the whole match. */
export const piquet = defineGame<PiquetTypes>({
  id: 'piket',
  start(given) {
    return {
      ...noDeal(),
      pack: [],
      table: {
        ...UNSEATED,
        ...fresh(),
        options: piquetOptions(given),
        entries: [],
        party: 1,
        partyDeal: 0,
        totals: [0, 0],
        marks: [],
        laidAway: [],
        bought: [],
        left: [],
        claims: {},
        lastDeal: null,
        lastParty: null,
      },
    };
  },
  turn: ({table}) => table.turn,
  phases: {
    'drawing.spreading': lowestDeals.spreading,
    'drawing.dealer': {
      by: 'player',
      moves: {
        DRAW: {
          moves: lowestDeals.drawing.moves.DRAW.moves,
          act: (state, move, by, events) => places(state).drawing.moves.DRAW.act(state, move, by, events),
        },
      },
    },
    'dealing.shuffling': shufflingToCut<PiquetView, PiquetState, PiquetHappening>(
      FRENCH_32,
      tools,
      'dealing.packCut',
      elderOf,
    ),
    'dealing.packCut': {
      by: 'player',
      moves: {
        CUT: cutting<PiquetState, PiquetView, PiquetHappening>(
          FRENCH_32.cards.length,
          (state, {index}, _by, events) => deal(state, index, events),
        ),
      },
    },
    'blanche.elder': {by: 'player', moves: BLANCHE},
    'blanche.younger': {by: 'player', moves: BLANCHE},
    'exchange.elder': {by: 'player', moves: EXCHANGE},
    'exchange.younger': {by: 'player', moves: EXCHANGE},
    'announce.point': {by: 'player', moves: CLAIM},
    'answer.point': {by: 'player', moves: ANSWER},
    'announce.sequence': {by: 'player', moves: CLAIM},
    'answer.sequence': {by: 'player', moves: ANSWER},
    'announce.sets': {by: 'player', moves: CLAIM},
    'answer.sets': {by: 'player', moves: ANSWER},
    'playing.trick': {
      by: 'player',
      moves: {
        PLAY: {...tricks, act: (state, {card}, by, events) => play(state, card, by, events)},
        SHOW: {
          moves: (view) => unshown(view).map((category) => ({type: 'SHOW', category})),
          act: (state, {category}, _by, events) => show(state, category, events),
        },
        RETRACT_GOOD: {
          moves: (view) => retractable(view).map((category) => ({type: 'RETRACT_GOOD', category})),
          act: (state, {category}, _by, events) => retract(state, category, events),
        },
        THROW_REST: {
          moves: (view) =>
            mayThrow(view) ? ordersOf(view.hand).map((order) => ({type: 'THROW_REST', order})) : [],
          otherwise: 'throw-all',
          act: (state, {order}, by, events) => throwRest(state, order, by, events),
        },
        ...PIQUE,
      },
    },
    matchOver: {by: 'nobody'},
  },
  anytime: {
    STOP: {act: (state, _move, _by, events) => over(state, events)},
    CONCEDE: {
      refuse: (view) => (mayConcede(view) ? null : {reason: 'not-now'}),
      act: (state, _move, by, events) => concede(state, by, events),
    },
  },
  breaches: {
    // A set can be claimed that is not held; who then plays counts nothing in the deal (law 5).
    refuse: (view, move) =>
      isStrict(view) &&
      move.type === 'CLAIM' &&
      view.turn.phase === 'announce.sets' &&
      isFalseSet(view, move.claims)
        ? {reason: 'false-claim', breach: true}
        : null,
    commit: (state, _by, move, events) => spoken(state, move, events),
  },
  players: () => 2,
  view({table, hands, hidden}, viewer) {
    const view = tools.seenBy(table, viewer);
    if (view.seat < 0) return view;
    const own = hidden[view.seat]!;
    view.hand = hands[view.seat]!;
    view.laidAway = own.discards;
    view.bought = own.bought;
    view.left = own.left;
    view.claims = own.claims;
    return view;
  },
  openTricks: everyTrick,
  ledger: ({entries}) => entries,
  worth({table}) {
    const {entries, options, totals, score, turn, seats} = table;
    const {players} = balances(entries, 2);
    if (turn.over || !seats.length) return players;
    const [one, other] = totals.map((sum, seat) => sum + score[seat]!) as [number, number];
    const scale =
      options.rules === 'treatise-1820' ? (options.matchMode === 'hundred' ? options.target : 10) : 1;
    const ahead = ((one - other) * options.stake) / scale;
    return players.map((sum, player) => sum + (seats[0] === player ? ahead : -ahead));
  },
});

/** One claim of a set of a rank that counts, which the hand does not hold. */
function isFalseSet(view: PiquetView, claims: unknown): boolean {
  if (view.turn.must !== view.player || !Array.isArray(claims) || claims.length !== 1 || !claims[0])
    return false;
  const [{rank, count} = {}] = claims as readonly {readonly rank?: unknown; readonly count?: unknown}[];
  const isSet = [...SET_RANKS].includes(rank as string) && (count === 3 || count === 4);
  return isSet && refuseClaim(view, count, claims) !== null;
}
