import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {isZeroSum} from '@quinola/play';
import {checkAnswers} from '@quinola/testing/answers/check.js';
import {playMatch} from '@quinola/testing/match.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {chess, chessOptions, FULL, kindOf, lettersOf, type ChessOptions} from '../src/chess/rules/index.js';
import {allMatter, movesOfLine} from '../src/chess/words/lessons/matter.js';
import {problems} from '../src/chess/words/lessons/problems.js';
import * as answering from '../test-support/answers.js';

test('known answers', () => {
  const answers = JSON.parse(readFileSync(new URL('vectors/szachy.json', import.meta.url), 'utf8'));
  const {failures, passed} = checkAnswers(answers, answering);
  assert.deepEqual(failures, []);
  assert.equal(passed, 73);
});

test('where the book gives another way, its lesson tells it at the end', () => {
  const ways = allMatter.filter(({variation}) => variation !== undefined);
  assert.equal(ways.length, 6);
  for (const {id, variation} of ways) {
    const {say} = problems.find((one) => one.id === id.replace('.', '-'))!.end!;
    const last = movesOfLine(variation!).at(-1)!;
    for (const text of Object.values(say))
      assert.ok(text.endsWith(`${last.slice(0, 2)}–${last.slice(2)}.`), text);
  }
});

const AGREEMENTS: readonly Partial<ChessOptions>[] = [
  {},
  {rules: 'modern'},
  {games: 2, white: 'lot', firstMove: 'lot'},
  {strictEtiquette: true},
  {odds: 'queen', giver: 'first', stalemate: 'england'},
  {fen: '8/PPPPPPPP/8/7k/K7/8/pppppppp/8 w - - 0 1'},
  {marked: 'g2', sparePawns: true},
];

test('no side ever has more men of a kind than at the start, and what some win others have lost', () => {
  for (let i = 0; i < samples(60, 2000); i++) {
    const given = AGREEMENTS[i % AGREEMENTS.length]!;
    const options = chessOptions(given);
    const end = playMatch(chess, options, `${testSeed}/chess/${i}`, ({after}) => {
      if (options.promotion === 'modern') return;
      const letters = lettersOf(after.table.fen);
      for (const letter of 'PRNBQKprnbqk')
        assert.ok(
          letters.filter((one) => one === letter).length <= FULL[kindOf(letter.toUpperCase())]!,
          after.table.fen,
        );
    });
    assert.ok(chess.turn(end).over);
    assert.ok(isZeroSum(chess.ledger(chess.view(end, 'watcher'))));
    assert.equal(end.table.deal, options.games);
  }
});
