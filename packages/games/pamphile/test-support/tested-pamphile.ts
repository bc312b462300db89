import {pick, POLISH_36} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {pamphileMachine, profile} from '../src/pamphile/machine.js';
import {byBook} from '../src/pamphile/opponents/book.js';
import {imagine} from '../src/pamphile/opponents/imagine.js';
import {
  pamphile,
  pamphileOptions,
  type PamphileHappening,
  type PamphileMove,
  type PamphileOptions,
  type PamphilePhase,
  type PamphileState,
  type PamphileView,
} from '../src/pamphile/rules/index.js';

const strict = pamphileOptions({
  players: 4,
  deals: 4,
  etiquette: 'strict',
  pamfilWildInMucha: true,
  tuzInMucha: 11,
  stake: 2,
});
const free = pamphileOptions({
  players: 6,
  targetPoints: 6,
  deals: 8,
  pamfilFreedom: 'free',
  pamfilDoubling: 'everyone',
  doublePenalty: true,
});
const five = pamphileOptions({players: 5, deals: 5, pamfilDoubling: 'off'});

/** Pamphile for the tests shared by all games, and its stored records, made by `npm run fixtures -- pamphile`. */
export const testedPamphile: TestedGame<
  PamphileState,
  PamphileView,
  PamphileMove,
  PamphileOptions,
  PamphileHappening,
  PamphilePhase
> = {
  game: pamphile as TestedGame<
    PamphileState,
    PamphileView,
    PamphileMove,
    PamphileOptions,
    PamphileHappening,
    PamphilePhase
  >['game'],
  machine: pamphileMachine(),
  profile,
  players: ({players}) => players,
  imagine,
  stop: {type: 'STOP'},
  styles: {
    random: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)},
    book: {
      choose: ({view, moves, seed}) => byBook({game: pamphile.id, view, moves, level: 'book', seed}),
    },
  },
  sets: [
    {
      name: 'usual',
      options: pamphileOptions(),
      count: 20,
      lineups: [['random'], ['book'], ['random', 'book']],
    },
    {name: 'strict', options: strict, count: 12, lineups: [['random'], ['book']]},
    {name: 'six', options: free, count: 10, lineups: [['random'], ['book']]},
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    SHUFFLE: true,
    CUT: true,
    DECLARE: true,
    EXCHANGE: true,
    PASS: true,
    CALL_MUCHA: true,
    STAY_SILENT: true,
    PLAY: true,
    STOP: true,
  },
  happenings: {
    spread: true,
    drawn: true,
    redraw: true,
    seated: true,
    shuffled: true,
    cut: true,
    dealt: true,
    'turned-up': true,
    declared: true,
    passed: true,
    exchanged: true,
    discarded: true,
    drew: true,
    called: true,
    mucha: true,
    played: true,
    'trick-won': true,
    'deal-settled': true,
    'session-over': true,
  },
  agreements: [pamphileOptions({deals: 3}), strict, free, five],
  cards: POLISH_36.cards,
  phases: {
    'drawing.spreading': true,
    'drawing.dealer': true,
    'dealing.shuffling': true,
    'dealing.packCut': true,
    'calling.dealt': true,
    'declaring.word': true,
    'calling.exchanged': true,
    'playing.trick': true,
    settlingSession: true,
  },
  shown: {DRAW: ['index'], CUT: ['index'], PLAY: ['card']},
  place: ({table}) => [
    table.tricks.length,
    table.trick.length,
    table.deal,
    table.left,
    table.words,
    table.draw?.drawn.length,
  ],
};
