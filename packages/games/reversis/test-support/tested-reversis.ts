import {FRENCH_52, pick} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {profile, reversisMachine} from '../src/reversis/machine.js';
import {byBook} from '../src/reversis/opponents/brain.js';
import {imagine} from '../src/reversis/opponents/imagine.js';
import {
  reversis,
  reversisOptions,
  type ReversisHappening,
  type ReversisMove,
  type ReversisOptions,
  type ReversisPhase,
  type ReversisState,
  type ReversisView,
} from '../src/reversis/rules/index.js';

const SHORT = {rounds: 1} as const;
const onDemand = reversisOptions({...SHORT, claims: 'onDemand', fische: 5});

/** Reversis for the tests shared by all games, and its stored records, made by `npm run fixtures -- reversis`. */
export const testedReversis: TestedGame<
  ReversisState,
  ReversisView,
  ReversisMove,
  ReversisOptions,
  ReversisHappening,
  ReversisPhase
> = {
  game: reversis,
  machine: reversisMachine(),
  profile,
  players: () => 4,
  imagine,
  stop: {type: 'STOP'},
  styles: {
    random: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)},
    book: {
      choose: ({view, moves, seed}) => byBook({game: reversis.id, view, moves, level: 'book', seed}),
    },
  },
  sets: [
    {
      name: 'usual',
      options: reversisOptions(SHORT),
      count: 24,
      lineups: [['random'], ['book'], ['random', 'book']],
    },
    {name: 'on-demand', options: onDemand, count: 12, lineups: [['random'], ['book']]},
    {
      name: 'otherwise',
      options: reversisOptions({
        rounds: 2,
        quinolaForcee: 1,
        otherQuinolaInReversy: 'void',
        quinolaBonne: 'extra',
        beteOrder: 'oldestFirst',
      }),
      count: 12,
      lineups: [['book'], ['random', 'book']],
    },
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    SHUFFLE: true,
    EXCHANGE: true,
    KEEP: true,
    LAY_AWAY: true,
    PLAY: true,
    CLAIM: true,
    CUT: true,
    STOP: true,
  },
  happenings: {
    spread: true,
    drawn: true,
    redraw: 'four tens of four suits always decide',
    seated: true,
    dealt: true,
    exchanged: true,
    kept: true,
    'laid-away': true,
    discarded: true,
    drew: true,
    saw: true,
    played: true,
    'trick-won': true,
    fell: true,
    undertaken: true,
    claimed: true,
    'deal-settled': true,
    'round-over': true,
    'session-over': true,
  },
  agreements: [
    reversisOptions(SHORT),
    onDemand,
    reversisOptions({
      ...SHORT,
      quinolaForcee: 1,
      otherQuinolaInReversy: 'void',
      quinolaBonne: 'extra',
      beteOrder: 'oldestFirst',
    }),
  ],
  cards: FRENCH_52.cards,
  phases: {
    'drawing.spreading': true,
    'drawing.seats': true,
    'dealing.shuffling': true,
    'exchanging.talon': true,
    'exchanging.dealer': true,
    'playing.trick': true,
    'settling.claiming': true,
    settlingSession: true,
  },
  shown: {DRAW: ['index'], PLAY: ['card'], CLAIM: ['event']},
  place: ({table}) => [table.trick.length, table.tricks.length, table.exchange, table.claimed.length],
};
