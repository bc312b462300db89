import {
  cutting,
  defineGame,
  everyTrick,
  netOf,
  playToTrick,
  shufflingToCut,
  UNSEATED,
  winning,
  beats,
  type Choice,
  type MoveRules,
} from '@quinola/play';
import {packFor, PAMFIL} from './cards.js';
import {deal, drawDealer, fresh, noDeal, rulesOf} from './dealing.js';
import {called, calling, exchangeOf, hasMucha, isForehand, refuseExchange, spoken} from './declaring.js';
import {pamphileOptions} from './options.js';
import {settlementOf} from './scoring.js';
import {over, settleTricks} from './settling.js';
import {
  after,
  playersOf,
  tools,
  type PamphileHappening,
  type PamphileState,
  type PamphileTypes,
  type PamphileView,
} from './types.js';

export * from './cards.js';
export {dealingPlan, inTurn, noDeal, rulesOf, trumpOf} from './dealing.js';
export {exchangeOf, isForehand, refuseExchange} from './declaring.js';
export {pamphileOptions, type PamphileOptions} from './options.js';
export * from './scoring.js';
export {standings} from './settling.js';
export * from './types.js';

/** The tricks: suit must be followed, and the trick headed by who can (line 29); who cannot follow need not trump lower. */
export const tricks = playToTrick<PamphileView, PamphileState, PamphileHappening>({
  tools,
  phase: 'playing.trick',
  rules: rulesOf,
  players: playersOf,
  bound(view, lawful) {
    const rules = rulesOf(view);
    const best = winning(rules, view.trick);
    if (!best) return lawful;
    const isFree = (card: string): boolean => card === PAMFIL && view.options.pamfilFreedom === 'free';
    const heading = lawful.filter((card) => beats(rules, card, best.card) && !isFree(card));
    return heading.length ? [...heading, ...lawful.filter(isFree)] : lawful;
  },
  onLast: settleTricks,
});

/** At a strict table: who has a mucha calls it, or keeps silent. */
const CALLS: Pick<MoveRules<PamphileTypes>, 'CALL_MUCHA' | 'STAY_SILENT'> = {
  CALL_MUCHA: {
    moves: (view) => (hasMucha(view) ? [{type: 'CALL_MUCHA'}] : []),
    otherwise: 'no-mucha',
    act: (state, _move, _by, events) => called(state, true, events),
  },
  STAY_SILENT: {
    moves: () => [{type: 'STAY_SILENT'}],
    act: (state, _move, _by, events) => called(state, false, events),
  },
};

/** Pamfil. One state is the whole match. */
export const pamphile = defineGame<PamphileTypes>({
  id: 'pamfil',
  start(given) {
    const options = pamphileOptions(given);
    const {players} = options;
    return {
      ...noDeal(players),
      pack: [],
      table: {
        ...UNSEATED,
        ...fresh(players),
        options,
        entries: [],
        points: Array.from({length: players}, () => 0),
        marks: [],
        lastDeal: null,
      },
    };
  },
  turn: ({table}) => table.turn,
  phases: {
    'drawing.spreading': drawDealer.spreading,
    'drawing.dealer': drawDealer.drawing,
    'dealing.shuffling': shufflingToCut<PamphileView, PamphileState, PamphileHappening>(
      ({table}) => packFor(playersOf(table)),
      tools,
      'dealing.packCut',
      (table) => after(table, table.dealer, -1),
    ),
    'dealing.packCut': {
      by: 'player',
      moves: {
        CUT: cutting<PamphileState, PamphileView, PamphileHappening>(
          (view) => packFor(playersOf(view)).cards.length,
          (state, {index}, _by, events) => calling(deal(state, index, events), 'calling.dealt', events),
        ),
      },
    },
    'calling.dealt': {by: 'player', moves: CALLS},
    'declaring.word': {
      by: 'player',
      moves: {
        DECLARE: {
          moves: () => [{type: 'DECLARE'}],
          act: (state, move, _by, events) => spoken(state, move, events),
        },
        EXCHANGE: {
          moves: (view): readonly Choice[] => (view.left ? [exchangeOf(view)] : []),
          refuse: (view, {cards}) => refuseExchange(view, cards),
          act: (state, move, _by, events) => spoken(state, move, events),
        },
        PASS: {
          moves: (view) => (isForehand(view) ? [] : [{type: 'PASS'}]),
          otherwise: 'forehand-must-play',
          act: (state, move, _by, events) => spoken(state, move, events),
        },
      },
    },
    'calling.exchanged': {by: 'player', moves: CALLS},
    'playing.trick': {by: 'player', moves: {PLAY: tricks}},
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: playersOf,
  view({table, hands, discards}, viewer) {
    const view = tools.seenBy(table, viewer);
    if (view.seat < 0) return view;
    view.hand = hands[view.seat]!;
    view.thrown = discards[view.seat]!;
    return view;
  },
  openTricks: everyTrick,
  ledger: ({entries}) => entries,
  // What the match would be worth if it ended now.
  worth: ({table: {points, options}}) => netOf(settlementOf(points, options.stake), options.players),
});
