import {FRENCH_52, pick} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {cassinoMachine, profile} from '../src/cassino/machine.js';
import {byBook} from '../src/cassino/opponents/brain.js';
import {imagine} from '../src/cassino/opponents/imagine.js';
import {
  cassino,
  cassinoOptions,
  type CassinoHappening,
  type CassinoMove,
  type CassinoOptions,
  type CassinoPhase,
  type CassinoState,
  type CassinoView,
} from '../src/cassino/rules/index.js';

const strict = cassinoOptions({
  players: 2,
  courtCapture: 'pair',
  mustCapture: true,
  finalClearScores: false,
  etiquette: 'strict',
  markers: false,
});
const three = cassinoOptions({players: 3, target3: 16, games: 2});
const hoyle = cassinoOptions({players: 3, threeHandSetoff: 'hoyle'});

/** Cassino for the tests shared by all games, and its stored records, made by `npm run fixtures -- cassino`. */
export const testedCassino: TestedGame<
  CassinoState,
  CassinoView,
  CassinoMove,
  CassinoOptions,
  CassinoHappening,
  CassinoPhase
> = {
  game: cassino,
  machine: cassinoMachine(),
  profile,
  players: ({players}) => players,
  imagine,
  stop: {type: 'STOP'},
  styles: {
    random: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)},
    book: {
      choose: ({view, moves, seed}) => byBook({game: cassino.id, view, moves, level: 'book', seed}),
    },
  },
  sets: [
    {
      name: 'usual',
      options: cassinoOptions(),
      count: 16,
      lineups: [['random'], ['book'], ['random', 'book']],
    },
    {name: 'three', options: three, count: 10, lineups: [['random'], ['book']]},
    {name: 'strict', options: strict, count: 10, lineups: [['random'], ['book']]},
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    SHUFFLE: true,
    CUT: true,
    GIVE: true,
    TURN_TABLE: true,
    TAKE: true,
    LAY: true,
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
    'table-turned': true,
    laid: true,
    captured: true,
    cleared: true,
    swept: true,
    'deal-settled': true,
    'session-over': true,
  },
  agreements: [cassinoOptions(), strict, three, hoyle],
  cards: FRENCH_52.cards,
  phases: {
    'drawing.spreading': true,
    'drawing.seats': true,
    'dealing.shuffling': true,
    'dealing.packCut': true,
    'dealing.giving': true,
    'dealing.turning': true,
    'playing.turn': true,
    matchOver: true,
  },
  shown: {DRAW: ['index'], CUT: ['index'], TAKE: ['card', 'take'], LAY: ['card']},
  place: ({table}) => [table.stock, table.middle.length, table.covered, table.deal, table.draw?.drawn.length],
};
