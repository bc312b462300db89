import type {Random} from '@quinola/cards';
import {formatMove, patience, type PatienceMove, type PatienceState} from '../src/patience/index.js';

/** One letter for the index of a move among the legal moves. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+';
/** Written before a letter, once for every full set of letters to add to the index. */
const FURTHER = '/';

/** The deal of a seed: its cards are shuffled and laid out, as far as that happens automatically. */
export function dealt(game: string, chance: (nth: number) => Random): PatienceState {
  const start = patience.start({game});
  return patience.play(start, 'chance', patience.chance(start, chance(1))).state;
}

/** The legal moves in textual order, which depends only on the rules. */
function inOrder(state: PatienceState): readonly PatienceMove[] {
  const words = patience.moves(patience.view(state, 0)).map((move) => ({move, word: formatMove(move)}));
  return words.sort((a, b) => (a.word < b.word ? -1 : 1)).map(({move}) => move);
}

function after(state: PatienceState, move: PatienceMove, chance: (nth: number) => Random): PatienceState {
  const {state: now} = patience.play(state, 0, move);
  return now.stage === 'redealing'
    ? patience.play(now, 'chance', patience.chance(now, chance(now.redeals + 1))).state
    : now;
}

/** A line as letters: for every move its index among the legal ones. @throws MoveError when a move is not legal */
export function lettersOf(
  start: PatienceState,
  line: readonly PatienceMove[],
  chance: (nth: number) => Random,
): string {
  let state = start,
    letters = '';
  for (const move of line) {
    const word = formatMove(move);
    const place = inOrder(state).findIndex((other) => formatMove(other) === word);
    letters += FURTHER.repeat(Math.floor(place / LETTERS.length)) + LETTERS.charAt(place % LETTERS.length);
    state = after(state, move, chance);
  }
  return letters;
}

/** The moves that letters stand for. @throws Error on letters that name no legal move */
export function lineOf(
  start: PatienceState,
  letters: string,
  chance: (nth: number) => Random,
): readonly PatienceMove[] {
  const line: PatienceMove[] = [];
  let state = start,
    further = 0;
  for (const letter of letters) {
    if (letter === FURTHER) {
      further += LETTERS.length;
      continue;
    }
    const move = inOrder(state)[further + LETTERS.indexOf(letter)];
    if (!move) throw new Error(`move ${line.length + 1} of the line is not lawful`);
    line.push(move);
    state = after(state, move, chance);
    further = 0;
  }
  return line;
}

/**
 * The position that a line of letters leads to, and the number of its moves.
 * @throws Error on letters that name no legal move
 */
export function followed(
  start: PatienceState,
  letters: string,
  chance: (nth: number) => Random,
): {state: PatienceState; moves: number} {
  const line = lineOf(start, letters, chance);
  return {state: line.reduce((state, move) => after(state, move, chance), start), moves: line.length};
}
