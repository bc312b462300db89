import {readFileSync} from 'node:fs';
import {pick, type Random} from '@quinola/cards';
import type {FixtureGame, FixtureSet} from '@quinola/testing/fixtures/types.js';
import {
  formatMove,
  patience,
  PATIENCES,
  type PatienceHappening,
  type PatienceMove,
  type PatienceOptions,
  type PatienceState,
  type PatienceView,
} from '../src/patience/index.js';
import {profile, patienceMachine} from '../src/patience/machine.js';

/** A record ends after this many moves, because cards may be moved back and forth forever. */
const MOST = 250;

/** The types of move that advance a game. */
const ONWARD = /play|turn|next|leave|refill|redeal|rescue|transfer|park|grace/;

/** Mostly a move that advances the game, rarely a marriage that could be reversed. */
export function advancingMove(moves: readonly PatienceMove[], random: Random): PatienceMove {
  const some = moves.filter(({type}) => ONWARD.test(type));
  return pick(some.length && random.below(12) ? some : moves, random);
}

/** Every type of move is equally likely. */
function anyType(moves: readonly PatienceMove[], random: Random): PatienceMove {
  const type = pick([...new Set(moves.map((move) => move.type))], random);
  return pick(
    moves.filter((move) => move.type === type),
    random,
  );
}

/** Builds as long as possible, then prefers marrying to turning cards. */
function building(moves: readonly PatienceMove[], random: Random): PatienceMove {
  for (const types of [/play|rescue/, /marry|fill|park|transfer|grace/, /refill|turn|next|leave/]) {
    const some = moves.filter(({type}) => types.test(type));
    if (some.length && random.below(8)) return pick(some, random);
  }
  return pick(moves, random);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+';

/** Lines known to come out, as `npm run seeds` writes them: the number of the deal, then a letter for each move. */
function linesOf(game: string): readonly (readonly [number: string, letters: string])[] {
  const text = readFileSync(`packages/games/patience/test/lines/${game}.txt`, 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ') as [string, string]);
}

/** Follows a line: each letter selects one of the legal moves in their textual order. */
function following(letters: string): (view: unknown, made: number) => PatienceMove | null {
  let place = 0;
  return (view) => {
    let further = 0;
    while (letters[place] === '/') {
      further += LETTERS.length;
      place++;
    }
    const letter = letters[place++];
    if (letter === undefined) return null;
    const words = patience.moves(view as PatienceView).map((move) => ({move, word: formatMove(move)}));
    words.sort((a, b) => (a.word < b.word ? -1 : 1));
    return words[further + LETTERS.indexOf(letter)]?.move ?? null;
  };
}

/**
 * Each patience with the book's options, some records along lines that come out, and with each of its other options.
 */
function sets(): FixtureSet<PatienceOptions, PatienceMove>[] {
  const lineups = [['onward'], ['building'], ['random']];
  return PATIENCES.flatMap(({id: game, options = []}) => {
    const book: FixtureSet<PatienceOptions, PatienceMove> = {
      name: game,
      count: 16,
      options: {game},
      lineups,
      most: MOST,
      script(index) {
        const line = index % 4 === 1 ? linesOf(game)[(index - 1) / 4] : undefined;
        return line ? {seed: `${game} ${line[0]}`, choose: following(line[1])} : null;
      },
    };
    const others = options.flatMap(({id, values: [, ...others]}) =>
      others.map((value) => ({
        name: `${game}-${id}-${String(value)}`,
        count: 6,
        options: {game, [id]: value},
        lineups,
        most: MOST,
      })),
    );
    return [book, ...others];
  });
}

/** The stored records of the patiences. */
export const patienceFixtures: FixtureGame<
  PatienceState,
  PatienceView,
  PatienceMove,
  PatienceOptions,
  PatienceHappening
> = {
  game: patience,
  machine: patienceMachine(),
  profile,
  players: () => 1,
  styles: {
    onward: {choose: ({moves, random}) => ({move: advancingMove(moves, random)})},
    building: {choose: ({moves, random}) => ({move: building(moves, random)})},
    random: {choose: ({moves, random}) => ({move: anyType(moves, random)})},
  },
  sets: sets(),
  moves: {
    SHUFFLE: true,
    play: true,
    marry: true,
    fill: true,
    park: true,
    transfer: true,
    grace: true,
    rescue: true,
    turn: true,
    refill: true,
    next: true,
    leave: true,
    redeal: true,
  },
  happenings: {laid: true, moved: true, gathered: true, won: true, stuck: true},
};
