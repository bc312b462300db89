import {FRENCH_52, pick} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {twentyOneMachine, profile} from '../src/twenty-one/machine.js';
import {twentyOneBrain} from '../src/twenty-one/opponents/brain.js';
import {imagine} from '../src/twenty-one/opponents/imagine.js';
import {
  twentyOne,
  twentyOneOptions,
  type TwentyOneHappening,
  type TwentyOneMove,
  type TwentyOneOptions,
  type TwentyOnePhase,
  type TwentyOneState,
  type TwentyOneView,
} from '../src/twenty-one/rules/index.js';

const pool = twentyOneOptions({mode: 'pula', players: 5, fivePictures: true, minStake: 2});
const small = twentyOneOptions({
  pack: 'small',
  players: 3,
  initialCards: 2,
  bankPasses: 'round',
  persianPays: 3,
});
const free = twentyOneOptions({players: 6, bankerRule: 'free', bankPasses: 'broken', bankroll: 5});

/** Twenty-one for the tests shared by all games, and its stored records, made by `npm run fixtures -- twenty-one`. */
export const testedTwentyOne: TestedGame<
  TwentyOneState,
  TwentyOneView,
  TwentyOneMove,
  TwentyOneOptions,
  TwentyOneHappening,
  TwentyOnePhase
> = {
  game: twentyOne,
  machine: twentyOneMachine(),
  profile,
  players: ({players}) => players,
  stop: {type: 'LEAVE'},
  imagine,
  styles: {
    random: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)},
    book: {
      choose: ({view, moves, seed}) =>
        twentyOneBrain().choose({game: twentyOne.id, view, moves, level: 'book', seed}),
    },
  },
  sets: [
    {
      name: 'usual',
      options: twentyOneOptions(),
      count: 10,
      lineups: [['random'], ['book'], ['random', 'book']],
    },
    {name: 'pool', options: pool, count: 8, lineups: [['random'], ['book']]},
    {name: 'small', options: small, count: 8, lineups: [['random'], ['book']]},
    {name: 'free', options: free, count: 8, lineups: [['random'], ['book']]},
  ],
  moves: {
    DRAW_LOTS: true,
    SHUFFLE: true,
    CUT: true,
    STAKE: true,
    DRAW: true,
    STOP: true,
    BANK_DRAW: true,
    BANK_STOP: true,
    LEAVE: 'ends a session early; the kept ones are whole',
  },
  happenings: {
    'lots-drawn': true,
    shuffled: true,
    cut: true,
    dealt: true,
    staked: true,
    drawn: true,
    seen: true,
    stopped: true,
    called: true,
    'bank-opened': true,
    'bank-drew': true,
    paid: true,
    'round-settled': true,
    'bank-passed': true,
    'session-over': true,
  },
  agreements: [twentyOneOptions(), twentyOneOptions({players: 2}), pool, small, free],
  cards: FRENCH_52.cards,
  phases: {
    drawing: true,
    'dealing.shuffling': true,
    'dealing.packCut': true,
    staking: true,
    'playing.turn': true,
    'playing.bank': true,
    sessionOver: true,
  },
  shown: {CUT: ['index'], STAKE: ['amount']},
  place: ({table}) => [table.deal, table.toPlay, table.standing, table.counts],
};
