import assert from 'node:assert/strict';
import test from 'node:test';
import {listed} from '@quinola/play';
import {piquetBrain} from '../src/piquet/opponents/master.js';
import {elderOf, piquet, piquetOptions, type PiquetMove} from '../src/piquet/rules/index.js';
import {hands} from '../src/piquet/words/lessons/declaring.js';

/** A move of the opening. */
type Opened = PiquetMove & {readonly by: number};

const brain = piquetBrain();
/** A repique adds sixty, which the last answer does not name. */
const REPIQUE = 60;

for (const lesson of hands)
  test(`what “${lesson.id}” says of the hand is what the rules count`, () => {
    let state = piquet.start(piquetOptions(lesson.options));
    for (const {by, ...move} of lesson.opening as readonly Opened[])
      state = piquet.play(state, by as number, move as PiquetMove).state;
    for (const {ask, right} of lesson.steps) {
      const before = piquet.view(state, 0).score[0]!;
      const {count} = (ask as {readonly move: {readonly count: number}}).move;
      const claim = [...listed(piquet, piquet.view(state, 0))].find(
        (move) => move.type === 'CLAIM' && move.count === count,
      );
      assert.ok(claim, `${count} can be claimed`);
      state = piquet.play(state, 0, claim).state;
      const view = piquet.view(state, 1);
      const moves = piquet.moves(view);
      const answer = brain.choose({game: piquet.id, view, moves, level: 'book', seed: 'answers'}).move;
      state = piquet.play(state, 1, answer).state;
      const counts = piquet.view(state, 0).score[0]! - before;
      const said = (right as {readonly en: string}).en;
      assert.equal(said, said.startsWith('Good') ? `Good: ${counts % REPIQUE}.` : said);
      assert.equal(said.startsWith('Good'), counts > 0);
    }
    const view = piquet.view(state, elderOf(piquet.view(state, 0)));
    assert.match(view.turn.phase, /^playing/);
    const [, sum] = /(\d+) before/.exec((lesson.end!.say as {readonly en: string}).en)!;
    assert.equal(view.score[0]! % REPIQUE, Number(sum) % REPIQUE);
  });
