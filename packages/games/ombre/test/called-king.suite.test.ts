import {testGame} from '../../../chart/test-support/game-suite.js';
import type {CalledKingGame} from '../src/called-king/index.js';
import {cinquille, cinquilleOptions} from '../src/cinquille/rules/index.js';
import {calledKingBrain} from '../src/called-king/opponents/master.js';
import {calledKingReasons} from '../src/called-king/reasons/index.js';
import {quadrille, quadrilleOptions} from '../src/quadrille/rules/index.js';
import {testedCalledKing} from '../test-support/tested-called-king.js';

// Neither has a table yet, so the suite of all games does not find them: it is run here.

const opponents = (game: CalledKingGame) => ({
  levels: ['book', 'novice', 'teacher'],
  reasons: calledKingReasons,
  brain: (_search: unknown, clock?: () => number) => calledKingBrain(game, clock && {clock}) as never,
});

testGame({
  ...testedCalledKing(quadrille, 4, quadrilleOptions, [
    {favourites: 3, beteBy: 'ombre', missedVoleMatadors: 'drop', packets: '4-3-3'},
    {pack: 'eight', favourites: 1, delices: false, volePricing: 'lomber', lookAtTricks: 'alone'},
  ]),
  opponents: opponents(quadrille),
} as never);

testGame({
  ...testedCalledKing(cinquille, 5, cinquilleOptions, [
    {favourites: 3, beteBy: 'ombre', missedVoleMatadors: 'drop', packets: '3-3-2'},
    {favourites: 1, delices: false, volePricing: 'lomber', lookAtTricks: 'alone'},
  ]),
  opponents: opponents(cinquille),
} as never);
