import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick, randomFrom} from '@quinola/cards';
import {judge, finishThinking} from '@quinola/opponents';
import {eachSample, testSeed} from '@quinola/testing/sample.js';
import {factsOf} from '../src/whist/opponents/maxims/facts.js';
import {cardMaxims} from '../src/whist/opponents/maxims/schools.js';
import {lawfulPlays} from '../src/whist/rules/playing.js';
import {
  askBooks,
  BOOKS,
  cardsOf,
  cardsPlayed,
  lesson,
  TEACHER,
  teacherBrain,
  type Asked,
  type Lesson,
  type PlayedDeal,
} from '../src/whist/opponents/teacher.js';
import {dealtState, playDeal} from '../test-support/dealt.js';
import {viewInTurn} from '../test-support/random-match.js';

const options = {honours: 'four'} as const;

/** The last tricks of a deal, as a deal of its own: South leads, two cards each, spades are trumps. */
const ending = (south: string, west: string, north: string, east: string, cards: string): PlayedDeal => {
  const laid = cards.split(' ').map((card, i) => ({card, seat: i % 4}));
  const hands = [south, west, north, east].map((hand) => hand.split(' '));
  return {
    dealer: 3,
    trump: 'S',
    turnUp: hands[3]![0]!,
    start: [0, 0],
    hands,
    tricks: [{leader: 0, cards: laid, winner: 0}],
  };
};

const lessonOf = (deal: PlayedDeal, index: number): Lesson | null =>
  finishThinking(lesson(deal, index, options)).move;

describe('the teacher', () => {
  it('says what both books would play', () => {
    playDeal(dealtState(`${testSeed} both`), (view) => {
      const advice = askBooks(view);
      assert.deepEqual(
        advice.map(({school}) => school),
        BOOKS,
      );
      for (const {school, card, because} of advice) {
        assert.deepEqual(
          {choice: card, ...(because && {because})},
          judge(cardMaxims(school), factsOf(view), lawfulPlays(view)),
        );
      }
      return advice[0]!.card;
    });
  });

  it('finds the card that cost a trick, and the better ones', () => {
    // South holds the ace of hearts and a small one under West's king: led low, the king wins.
    const deal = ending('AH 2H', 'KH 3C', 'QC 4H', 'JC 5H', '2H KH 4H 5H');
    assert.deepEqual(
      {...lessonOf(deal, 0), found: []},
      {seat: 0, card: '2H', trick: 1, cost: 1, better: ['AH'], found: []},
    );
  });

  it('says nothing about a card that cost nothing', () => {
    assert.equal(lessonOf(ending('AH 2H', 'KH 3C', 'QC 4H', 'JC 5H', 'AH KH 4H 5H'), 0), null);
  });

  it('gives the books only the view that the player had at the table', () => {
    let lessons = 0,
      named = 0;
    eachSample(3, (seed) => {
      const random = randomFrom(`${seed} teacher`);
      const asked: ReturnType<typeof askBooks>[] = [];
      const end = playDeal(dealtState(seed), (view) => {
        asked.push(askBooks(view));
        return pick(lawfulPlays(view), random);
      });
      const deal = end.table.lastDeal!;
      const played = cardsPlayed(deal);
      assert.equal(played.length, 52);
      // Only the last seven tricks, because the solver needs too long for the first ones in a test.
      for (let index = 24; index < 52; index++) {
        const result = lessonOf(deal, index);
        if (!result) continue;
        lessons++;
        named += result.found.length;
        assert.equal(result.card, played[index]!.card);
        assert.ok(result.cost > 0 && !result.better.includes(result.card));
        const spoken = asked[index]!.filter(({because}) => because?.provenance !== 'engine');
        assert.deepEqual(
          result.found,
          spoken.filter(({card}) => result.better.includes(card)),
        );
      }
    });
    assert.ok(lessons > 0 && named > 0);
  });

  it('does not credit the books with a card about which they have no maxim', () => {
    // West throws a heart away under South's ace of clubs, which no book has him ruff.
    const result = lessonOf(ending('AC KD', '7S 5H', '3H 2D', 'AH AD', 'AC 5H 3H AD'), 1)!;
    assert.deepEqual([result.card, result.better, result.found], ['5H', ['7S'], []]);
  });

  it('analyses early cards in many steps, with the same result', () => {
    const deal = playDeal(dealtState('an early card'), (view) => lawfulPlays(view)[0]!).table.lastDeal!;
    const stepsOf = (index: number): number => {
      const thinking = lesson(deal, index, options);
      let steps = 1;
      while (!thinking.step()) steps++;
      assert.deepEqual(thinking.thought().move, lessonOf(deal, index));
      return steps;
    };
    assert.ok(stepsOf(8) > 2, 'eleven cards');
    assert.equal(stepsOf(36), 1, 'four cards');
  });

  it('says nothing about a revoke', () => {
    assert.equal(lessonOf(ending('AH 2C', 'KH 3C', 'QC 4H', 'JC 5H', 'AH 3C 4H 5H'), 1), null);
  });

  it('examines the cards of a seat from the last to the first', () => {
    const deal = playDeal(dealtState('a seat'), (view) => lawfulPlays(view)[0]!).table.lastDeal!;
    const indexes = cardsOf(deal, [2]);
    assert.equal(indexes.length, 13);
    assert.deepEqual(
      indexes,
      [...indexes].sort((a, b) => b - a),
    );
    assert.ok(indexes.every((index) => cardsPlayed(deal)[index]!.seat === 2));
  });

  it('answers the same kind of question as an opponent', () => {
    const ask = (view: Asked): unknown =>
      teacherBrain.choose({game: TEACHER, view, moves: [], level: '', seed: ''}).move;
    const deal = ending('AH 2H', 'KH 3C', 'QC 4H', 'JC 5H', '2H KH 4H 5H');
    assert.deepEqual(ask({deal, index: 0, options}), lessonOf(deal, 0));
    const view = viewInTurn(dealtState('asked'))!;
    assert.deepEqual(ask({view}), askBooks(view));
  });
});
