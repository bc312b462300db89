import {cinquille, cinquilleOptions} from '../src/cinquille/rules/index.js';
import {quadrille, quadrilleOptions} from '../src/quadrille/rules/index.js';
import {testedCalledKing} from './tested-called-king.js';

/** Quadrille for the tests shared by all games, and its stored records. */
export const testedQuadrille = testedCalledKing(
  quadrille,
  4,
  quadrilleOptions,
  [
    {favourites: 3, beteBy: 'ombre', missedVoleMatadors: 'drop', packets: '4-3-3'},
    {pack: 'eight', favourites: 1, delices: false, volePricing: 'lomber', lookAtTricks: 'alone'},
  ],
  [{favourites: 1, selfCallLost: 'matadors', devole: 'pairs', toutBid: 'off', grades: 'askAndSolo'}],
);

/** Cinquille for the tests shared by all games, and its stored records. */
export const testedCinquille = testedCalledKing(
  cinquille,
  5,
  cinquilleOptions,
  [
    {favourites: 3, beteBy: 'ombre', missedVoleMatadors: 'drop', packets: '3-3-2'},
    {favourites: 1, delices: false, volePricing: 'lomber', lookAtTricks: 'alone'},
  ],
  [{favourites: 1, selfCallLost: 'matadors', devole: 'pairs', grades: 'askAndSolo'}],
);
