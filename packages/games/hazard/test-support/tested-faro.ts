import {FRENCH_52, pick} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {imagine} from '../src/faro/opponents/imagine.js';
import {profile, faroMachine} from '../src/faro/machine.js';
import {faroBrain} from '../src/faro/opponents/brain.js';
import {
  faro,
  faroOptions,
  playersOf,
  type FaroHappening,
  type FaroMove,
  type FaroOptions,
  type FaroPhase,
  type FaroState,
  type FaroView,
} from '../src/faro/rules/index.js';

const salon = faroOptions({rules: 'salon', drawings: 1});
const broken = faroOptions({seats: 6, bankroll: 2, purse: 60, drawings: 3});
const short = faroOptions({seats: 1, banker: 'player', parolMax: 1, maxStake: 2, purse: 3, drawings: 2});

const others = [2, 4, 5].map((seats) =>
  faroOptions({seats, rules: 'salon', drawings: 1, cornersVisual: 'torn', showOdds: true}),
);

/** What the suite of all games needs to know of faro, and how its stored records are made (`npm run fixtures -- faro`). */
export const testedFaro: TestedGame<FaroState, FaroView, FaroMove, FaroOptions, FaroHappening, FaroPhase> = {
  game: faro,
  machine: faroMachine(),
  profile,
  players: playersOf,
  stop: {type: 'LEAVE'},
  imagine,
  styles: {
    // Types of moves are equally likely, else everybody would stake for ever.
    random: {
      choose({moves, random}) {
        if (!moves.length) return null;
        const type = pick([...new Set(moves.map((move) => move.type))], random);
        return {
          move: pick(
            moves.filter((move) => move.type === type),
            random,
          ),
        };
      },
    },
    book: {
      choose: ({view, moves, seed}) => faroBrain().choose({game: faro.id, view, moves, level: 'book', seed}),
    },
  },
  sets: [
    {
      name: 'usual',
      options: faroOptions(),
      count: 8,
      lineups: [['random'], ['book'], ['random', 'book']],
    },
    {name: 'salon', options: salon, count: 8, lineups: [['random'], ['book']]},
    {name: 'broken', options: broken, count: 6, lineups: [['random']]},
    {name: 'short', options: short, count: 8, lineups: [['random'], ['book']]},
  ],
  moves: {
    STAKE: true,
    BET: true,
    READY: true,
    SHUFFLE: true,
    CUT: true,
    DRAW: true,
    DRAW_ALL: true,
    COLLECT: true,
    PAROL: true,
    STAY: true,
    LEAVE: 'ends a session early; the kept ones are whole',
  },
  happenings: {
    staked: true,
    chosen: true,
    ready: true,
    shuffled: true,
    cut: true,
    revealed: true,
    drawn: true,
    decided: true,
    paid: true,
    answered: true,
    'bank-broken': true,
    'drawing-settled': true,
    'session-over': true,
  },
  agreements: [faroOptions({drawings: 2}), salon, broken, short, ...others],
  cards: FRENCH_52.cards,
  phases: {
    staking: true,
    'dealing.shuffling': true,
    'dealing.packCut': true,
    'drawing.pair': true,
    'drawing.between': true,
    deciding: true,
    sessionOver: true,
  },
  shown: {
    STAKE: ['amount'],
    BET: ['rank', 'amount'],
    CUT: ['index'],
    COLLECT: ['on'],
    PAROL: ['on'],
    STAY: ['on'],
  },
  place: ({table}) => [
    table.deal,
    table.right.length,
    table.done.length,
    table.bets.map((own) => own.map(({standing, corners}) => [standing, corners])),
  ],
};
