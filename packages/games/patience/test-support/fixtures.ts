import {readFileSync} from 'node:fs';
import {pick, type Random} from '@quinola/cards';
import type {FixtureGame, FixtureSet} from '../../../chart/test-support/fixtures/types.js';
import {
  formatMove,
  patience,
  PATIENCES,
  type PatienceHappening,
  type PatienceMove,
  type PatienceOptions,
  type PatienceState,
  type PatienceView,
} from '../src/index.js';
import {profile, patienceMachine} from '../src/machine.js';

/** Where cards may wander for ever a record is left after so many moves. */
const MOST = 250;

/** The kinds of move that bring a game on. */
const ONWARD = /play|turn|next|leave|refill|redeal|rescue|transfer|park|grace/;

/** Mostly what brings a game on, seldom a marriage that could be turned back. */
export function advancingMove(moves: readonly PatienceMove[], random: Random): PatienceMove {
  const some = moves.filter(({type}) => ONWARD.test(type));
  return pick(some.length && random.below(12) ? some : moves, random);
}

/** A move of each type is as likely. */
function anyType(moves: readonly PatienceMove[], random: Random): PatienceMove {
  const type = pick([...new Set(moves.map((move) => move.type))], random);
  return pick(
    moves.filter((move) => move.type === type),
    random,
  );
}

/** Builds as long as anything can be built, and then marries before it turns. */
function building(moves: readonly PatienceMove[], random: Random): PatienceMove {
  for (const types of [/play|rescue/, /marry|fill|park|transfer|grace/, /refill|turn|next|leave/]) {
    const some = moves.filter(({type}) => types.test(type));
    if (some.length && random.below(8)) return pick(some, random);
  }
  return pick(moves, random);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+';

/** The lines that are known to come out, as `npm run seeds` has written them: the number of the deal, and a letter for each move. */
function linesOf(game: string): readonly (readonly [number: string, letters: string])[] {
  const text = readFileSync(`packages/games/patience/test/lines/${game}.txt`, 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ') as [string, string]);
}

/** Follows a line: of the lawful moves in the order of their words, the one that the next letter names. */
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

/** Each patience by the book, a part of the records along lines that come out; and with each option that it has. */
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

/** The records of the patiences that are kept. */
export const patienceFixtures: FixtureGame<
  PatienceState,
  PatienceView,
  PatienceMove,
  PatienceOptions,
  PatienceHappening
> = {
  game: patience,
  machine: patienceMachine,
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
