// Which games `npm test` tries. Its time must not grow with their number, so it uses a sample: the newest game with opponents,
// the newest without, and the first, with the test files of its package, whose tests also cover the kit. `npm test -- <game>…` adds
// games by their ids; `--all` (as CI does) and `--long` try every game, or with ids those games alone.
import {families, games} from './games.js';

const everything = Boolean(process.env.QUINOLA_ALL || process.env.QUINOLA_LONG);
const named = (process.env.QUINOLA_GAMES ?? '').split(' ').filter(Boolean);
const newest = new Map(games.map((game) => [Math.max(...game.seats) > 1, game]));

/** The games that the suite of all games runs with, and that are used by tests that take longer with every game. */
export const sampledGames = everything
  ? games.filter((game) => !named.length || named.includes(game.id))
  : games.filter((game) => named.includes(game.id) || newest.get(Math.max(...game.seats) > 1) === game);

const tried = new Set([games[0], ...sampledGames].map((game) => game.package));

/** Whether a test file is run: those of a family that is not tried are left to CI. */
export const isSampled = (file) =>
  (everything && !named.length) ||
  !families.some(({name, path}) => file.startsWith(`${path}/`) && !tried.has(name));

const unknown = named.filter((id) => !games.some((game) => game.id === id));
if (unknown.length) throw new Error(`No game is called ${unknown.join(', ')}.`);
