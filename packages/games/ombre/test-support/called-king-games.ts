import {cinquille, cinquilleOptions} from '../src/cinquille/rules/index.js';
import {quadrille, quadrilleOptions} from '../src/quadrille/rules/index.js';
import {calledKingRunners, compare} from './called-king-answers.js';
import type {Asked} from './called-king-played.js';

/** The games in which a King is called, as known answers ask them. */
export const CALLED_KING_GAMES: readonly Asked[] = [
  {game: quadrille, players: 4, options: quadrilleOptions, packets: ['3-3-4', '3-4-3', '4-3-3']},
  {game: cinquille, players: 5, options: cinquilleOptions, packets: ['4-4', '3-3-2']},
];

/** Their answers, by the ids of the games; they stand beside those of Lomber. */
export const calledKingAnswers = Object.fromEntries(
  CALLED_KING_GAMES.map((asked) => [asked.game.id, {runners: calledKingRunners(asked), compare}]),
);
