// The lessons are played through by the rules, with the first lawful move in place of a book.
import type {Choice} from '@quinola/play';
import {testLessons} from '../../../table/test-support/lesson-suite.js';
import {lessons} from '../src/ombre/guided/index.js';
import {ombre, type OmbreMove} from '../src/ombre/rules/index.js';

testLessons('lomber', {
  game: ombre as never,
  lessons,
  book(_view, moves) {
    const first = moves[0] as OmbreMove | Choice;
    return 'choose' in first
      ? {type: first.choose, cards: first.from.slice(0, first.least)}
      : (first as OmbreMove);
  },
});
