import assert from 'node:assert/strict';
import test from 'node:test';
import {pick, randomFrom, shuffled} from '@quinola/cards';
import {eachSample, samples} from '@quinola/testing/sample.js';
import {
  PATIENCES,
  formatMove,
  patience,
  type PatienceOptions,
  type PatienceState,
} from '../src/patience/index.js';
import {boardOf, codeOf, type Board} from '../src/patience/opponents/solver/board.js';
import {cellsOf, isFull, type Cards, type Cells} from '../src/patience/opponents/solver/cells.js';
import {movesIn} from '../src/patience/opponents/solver/finding.js';
import {make} from '../src/patience/opponents/solver/making.js';
import {worded} from '../src/patience/opponents/solver/board.js';

/** The piles of the solver's position: card codes from bottom to top; for foundations only the count. */
function pilesOf(board: Board, cards: Cards, cells: Cells): Record<string, unknown> {
  return Object.fromEntries(
    board.names.map((name, i) => {
      const codes: number[] = [];
      for (let card = board.heap[i] ? 0 : cells[i]!; card; card = cells[cards.below + card]!)
        codes.unshift(cards.code[card]!);
      return [name, board.heap[i] ? cells[cards.len + i] : codes];
    }),
  );
}

function expected(board: Board, {piles, stock}: PatienceState): Record<string, unknown> {
  return Object.fromEntries(
    board.names.map((name, i) => {
      const pile = name === 'stock' ? stock : (piles[name] ?? []);
      return [name, board.heap[i] ? pile.length : pile.map((card) => codeOf(card, board.suitless))];
    }),
  );
}

for (const {id, options = []} of PATIENCES) {
  test(`${id}: the solver's board makes the same moves as the rules, with any option`, () => {
    const variants: PatienceOptions[] = [
      {game: id},
      ...options.flatMap(({id: option, values}) => values.map((value) => ({game: id, [option]: value}))),
    ];
    eachSample(
      Math.max(2, variants.length),
      (seed, index) => {
        const random = randomFrom(seed);
        const game = variants[index % variants.length]!;
        const board = boardOf(game)!;
        let state = patience.start(game);
        state = patience.play(state, 'chance', patience.chance(state, random)).state;
        const order = (redeals: number, cards: number[]): number[] =>
          shuffled(cards, randomFrom(`${seed}#${redeals + 1}`));
        const {cards, start} = cellsOf(board, state, order)!;
        const found: number[] = [];
        for (let i = 0; i < samples(60, 150) && state.stage !== 'over'; i++) {
          movesIn(cards, start, found, true);
          const words = found.map((move) => formatMove(worded(board, move)));
          const lawful = patience.moves(patience.view(state, 0));
          assert.deepEqual([...words].sort(), lawful.map(formatMove).sort());
          const plays = lawful.filter(({type}) => type === 'play' || type === 'marry');
          const move = pick(plays.length && random.below(3) ? plays : lawful, random);
          make(cards, start, found[words.indexOf(formatMove(move))]!);
          state = patience.play(state, 0, move).state;
          if (state.stage === 'redealing') {
            state = patience.play(
              state,
              'chance',
              patience.chance(state, randomFrom(`${seed}#${state.redeals + 1}`)),
            ).state;
          }
          assert.deepEqual(pilesOf(board, cards, start), expected(board, state));
          assert.equal(start[cards.step], state.step);
          assert.equal(isFull(cards, start), state.won);
        }
      },
      60,
    );
  });
}
