import {pick, POLISH_36} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {mariageMachine, profile} from '../src/mariage/machine.js';
import {byBook} from '../src/mariage/opponents/book.js';
import {imagine} from '../src/mariage/opponents/imagine.js';
import {
  mariage,
  mariageOptions,
  playersOf,
  type MariageHappening,
  type MariageMove,
  type MariageOptions,
  type MariagePhase,
  type MariageState,
  type MariageView,
} from '../src/mariage/rules/index.js';

const polished = mariageOptions({
  variant: 'szlifowany',
  partie: 2,
  skup: true,
  swatowe: 'replaces',
  falseAreszt: 'continue',
  stake: 2,
});
const kiks = mariageOptions({variant: 'kiks', partie: 2});
const blind = mariageOptions({blindTrump: true, partie: 2, etiquette: 'strict', marriageWhenBeating: false});
const blindKiks = mariageOptions({
  variant: 'kiks',
  blindTrump: true,
  kiksOvertake: true,
  partie: 1,
  settlement: 'points',
});

/** Mariasz for the tests shared by all games, and its stored records, made by `npm run fixtures -- mariage`. */
export const testedMariage: TestedGame<
  MariageState,
  MariageView,
  MariageMove,
  MariageOptions,
  MariageHappening,
  MariagePhase
> = {
  game: mariage,
  machine: mariageMachine(),
  profile,
  players: (options) => playersOf({options}),
  imagine,
  stop: {type: 'STOP'},
  styles: {
    random: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)},
    book: {
      choose: ({view, moves, seed}) => byBook({game: mariage.id, view, moves, level: 'book', seed}),
    },
  },
  sets: [
    {
      name: 'usual',
      options: mariageOptions({partie: 3}),
      count: 20,
      lineups: [['random'], ['book'], ['random', 'book']],
    },
    {name: 'polished', options: polished, count: 12, lineups: [['random'], ['book']]},
    {name: 'blind', options: blind, count: 8, lineups: [['random'], ['book']]},
    {name: 'kiks', options: kiks, count: 10, lineups: [['random'], ['book']]},
    {name: 'blind-kiks', options: blindKiks, count: 6, lineups: [['random'], ['book']]},
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    SHUFFLE: true,
    CUT: true,
    DECLARE_MARRIAGE: true,
    SKUP: true,
    ASK_SKUP: true,
    ARESZT: true,
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
    'trump-cut': true,
    dealt: true,
    'turned-up': true,
    marriage: true,
    'bought-turned': true,
    'asked-skup': true,
    'drawn-two': true,
    drew: true,
    'drew-turned': true,
    'talon-gone': true,
    arrest: true,
    played: true,
    'trick-won': true,
    'deal-settled': true,
    'partia-settled': true,
    'session-over': true,
  },
  agreements: [mariageOptions({partie: 1}), polished, blind, kiks, blindKiks],
  cards: POLISH_36.cards,
  phases: {
    'drawing.spreading': true,
    'drawing.dealer': true,
    'blind.shuffling': true,
    'blind.trumpCut': true,
    'dealing.shuffling': true,
    'dealing.packCut': true,
    'playing.talon': true,
    'playing.end': true,
    settlingSession: true,
  },
  shown: {DRAW: ['index'], CUT: ['index'], PLAY: ['card'], DECLARE_MARRIAGE: ['suit']},
  place: ({table}) => [
    table.tricks.length,
    table.trick.length,
    table.deal,
    table.left,
    table.marriages.length,
    table.draw?.drawn.length,
    table.arrestAt,
    table.askedAt,
    table.turned,
  ],
};
