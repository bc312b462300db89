import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {bitCount, greedyCard, HANDS, SUIT_SLOTS, finishThinking, type Question} from '@quinola/opponents';
import {eachSample, samples, testSeed} from '@quinola/testing/sample.js';
import {whistBrain} from '../src/whist/opponents/maxims/brain.js';
import {imagine, whist, whistOptions, type WhistMove, type WhistView} from '../src/whist/rules/index.js';
import {lawfulPlays} from '../src/whist/rules/playing.js';
import {trickRules} from '../src/whist/rules/tricks.js';
import {searchingBrain, think} from '../src/whist/opponents/search/master.js';
import {FIGURES, WHIST} from '../src/whist/opponents/masks/cards.js';
import {tableOf} from '../src/whist/opponents/masks/from-view.js';
import {imaginedHands} from '../src/whist/rules/imagined-hands.js';
import {bookCard} from '../src/whist/opponents/masks/policy.js';
import {emptyTable} from '../src/whist/opponents/masks/table.js';
import {likelyDeals} from '../src/whist/opponents/search/likelihood.js';
import {dealtState, playDeal} from '../test-support/dealt.js';

const brain = searchingBrain();

const ask = (
  view: WhistView,
  level: string,
  seed: string,
  deals = 24,
): Question<WhistView, WhistMove | null> => ({
  game: 'whist',
  view,
  moves: whist.moves(view),
  level,
  seed,
  deals,
});

/** The card that a level plays; a claim shows its first card. */
const cardOf = (view: WhistView, move: WhistMove | null): string =>
  move?.type === 'PLAY' ? move.card : lawfulPlays(view)[0]!;

describe('opponents of whist', () => {
  for (const level of ['novice', 'book', 'master']) {
    it(`${level}: states that look the same from a seat get the same answer with the same seed`, () => {
      const deals = level === 'master' ? 2 : 10;
      eachSample(
        deals,
        (seed) => {
          const random = randomFrom(`${seed} other`);
          let asked = 0;
          playDeal(dealtState(seed), (view) => {
            const answer = brain.choose(ask(view, level, `${seed} ${asked}`));
            const elsewhere = whist.view(imagine(view, random), view.player) as WhistView;
            assert.deepEqual(elsewhere, view);
            assert.deepEqual(brain.choose(ask(elsewhere, level, `${seed} ${asked++}`)), answer);
            return cardOf(view, answer.move);
          });
        },
        deals * 25,
      );
    });
  }

  it('a question contains no card that its player has not seen', () => {
    eachSample(20, (seed) => {
      playDeal(dealtState(seed), (view) => {
        const posted = structuredClone(ask(view, 'book', seed));
        const seen = new Set([
          ...view.hand,
          view.turnUp!.remembered,
          ...view.trick.map(({card}) => card),
          ...view.tricks.flatMap(({cards}) => cards.map(({card}) => card)),
        ]);
        // The set deal that this match began with names all hands.
        assert.equal(posted.view.options.deal, null);
        for (const [, card] of JSON.stringify(posted).matchAll(/"([2-9TJQKA][SHDC])"/g))
          assert.ok(seen.has(card!), card);
        return lawfulPlays(view)[0]!;
      });
    });
  });
});

describe('master', () => {
  it('counts its imagined deals, names the next best card, and follows the book where it is not sure', () => {
    let followed = 0,
      deviated = 0;
    eachSample(
      1,
      (seed) => {
        playDeal(dealtState(seed), (view) => {
          const {move, because} = brain.choose(ask(view, 'master', seed, 96));
          const card = cardOf(view, move);
          assert.ok(lawfulPlays(view).includes(card));
          const search = because?.search;
          if (search) {
            assert.ok(search.deals >= 20 && search.deals <= 96);
            assert.ok(search.best >= 0 && search.best <= 96);
            assert.notEqual(search.next, card);
            if (because.maxim) followed++;
            else deviated++;
          }
          return card;
        });
      },
      40,
    );
    assert.ok(followed > deviated && deviated > 0, `${followed} followed the book, ${deviated} did not`);
  });

  it('decides the same in steps and in one go', () => {
    playDeal(dealtState(`${testSeed} steps`), (view) => {
      const question = ask(view, 'master', 'steps', 8);
      const thinking = think(question);
      if (thinking) assert.deepEqual(finishThinking(thinking), brain.choose(question));
      return lawfulPlays(view).at(-1)!;
    });
  });

  it('stops at its limit and says how many deals it counted', () => {
    let now = 0;
    const hurried = searchingBrain({clock: () => (now += 1000)});
    const view = whist.view(
      dealtState(testSeed),
      whist.turn(dealtState(testSeed)).must as number,
    ) as WhistView;
    assert.equal(hurried.choose(ask(view, 'master', 'slow', 96)).because?.search?.deals, 20);
  });

  it('has one limit for the call and the card after it, and its answer can be reproduced', () => {
    let silent = 0;
    for (let deal = 0; silent < 3; deal++) {
      const start = dealtState(`${testSeed} ceiling ${deal}`, {}, [8, 5]);
      const view = whist.view(start, whist.turn(start).must as number) as WhistView;
      if (!whist.moves(view).some(({type}) => type === 'CALL')) continue;
      let now = 0;
      const question = ask(view, 'master', `${deal}`, 96);
      const thought = searchingBrain({clock: () => (now += 10)}).choose(question);
      const search = thought.because?.search;
      if (thought.move?.type !== 'PLAY' || !search) continue;
      silent++;
      assert.ok(search.call! >= 20 && search.call! < 96, `${search.call} deals for the call`);
      assert.ok(search.deals >= 20 && search.deals < 96, `${search.deals} deals for the card`);
      assert.deepEqual(
        searchingBrain({callDeals: search.call}).choose({...question, deals: search.deals}),
        thought,
      );
    }
  });

  it('takes more tricks than greedy players', () => {
    const pays = searchingBrain({pay: 'tricks'});
    let gain = 0;
    for (let deal = 0; deal < samples(3); deal++) {
      for (const side of [0, 1] as const) {
        const end = playDeal(dealtState(`${testSeed} duel ${deal}`), (view, seat) =>
          seat % 2 === side
            ? cardOf(view, pays.choose(ask(view, 'master', `${deal}`, 24)).move)
            : greedyCard({
                rules: trickRules(view.trump),
                hand: lawfulPlays(view),
                trick: view.trick,
                friend: (other) => (other - seat) % 2 === 0,
              }),
        );
        gain += end.table.lastDeal!.tricksWon[side] - 6.5;
      }
    }
    assert.ok(gain > 0, `${gain}`);
  });

  it('evaluates the call at eight, and says why it calls', () => {
    let asked = 0,
      called = 0;
    for (let deal = 0; asked < 12; deal++) {
      const score = [
        [8, 0],
        [8, 5],
        [8, 8],
      ][deal % 3] as [number, number];
      const start = dealtState(`${testSeed} eight ${deal}`, {}, score);
      const view = whist.view(start, whist.turn(start).must as number) as WhistView;
      if (!whist.moves(view).some(({type}) => type === 'CALL')) continue;
      asked++;
      const {move, because} = brain.choose(ask(view, 'master', `${deal}`));
      assert.ok(move?.type === 'CALL' || move?.type === 'PLAY');
      if (move.type !== 'CALL') continue;
      called++;
      assert.ok(because!.search!.deals <= 24);
    }
    assert.ok(called > 0);
  });

  it('says by how many fishes, its unit of play, a card is better', () => {
    let explained = 0;
    playDeal(dealtState(`${testSeed} fishes`, {}, [7, 3]), (view) => {
      const {move, because, gain} = brain.choose(ask(view, 'master', `${explained}`));
      if (because?.search?.next) {
        explained++;
        assert.equal(because.search.margin, Math.round(gain! * 100) / 100);
      }
      return cardOf(view, move);
    });
    assert.ok(explained > 5, `${explained}`);
  });

  it('leaves every decision except cards and calls to the book', () => {
    const start = whist.start(whistOptions({}));
    const {state} = whist.play(start, 'chance', whist.chance(start, randomFrom('x')));
    const view = whist.view(state, whist.turn(state).must as number) as WhistView;
    assert.equal(think(ask(view, 'master', 'x')), null);
    assert.deepEqual(brain.choose(ask(view, 'master', 'x')), whistBrain.choose(ask(view, 'master', 'x')));
  });
});

describe('likely deals', () => {
  it('agree with the view, and explain earlier cards more often than other deals do', () => {
    const hands = new Int32Array(4 * SUIT_SLOTS),
      random = randomFrom(`${testSeed} likely`);
    let plain = 0,
      likely = 0;
    eachSample(6, (seed) => {
      playDeal(dealtState(seed), (view) => {
        const card = whistBrain.choose(ask(view, 'teacher', seed)).move;
        if (view.tricks.length !== 1 || view.trick.length !== 1) return cardOf(view, card);
        const imagined = imaginedHands(view);
        const lead = WHIST.numberOf(view.tricks[0]!.cards[0]!.card);
        const {leader} = view.tricks[0]!;
        const explains = (deal: typeof imagined.deal): number => {
          let count = 0;
          for (let i = 0; i < 200; i++) {
            deal(random, hands);
            for (let suit = 0; suit < 4; suit++)
              assert.equal(
                hands[view.seat * SUIT_SLOTS + suit],
                tableOf(view)[view.seat * SUIT_SLOTS + suit],
              );
            assert.equal(
              hands.reduce((sum, held) => sum + bitCount(held), 0),
              view.counts.reduce((sum, n) => sum + n, 0),
            );
            const table = emptyTable('SHDC'.indexOf(view.trump!), leader);
            table.set(hands);
            table[HANDS + leader * SUIT_SLOTS + (lead >> 5)]! |= 1 << (lead & 31);
            if (bookCard(table) === lead) count++;
          }
          return count;
        };
        if (leader !== view.seat) {
          plain += explains(imagined.deal);
          likely += explains(likelyDeals(view, imagined));
        }
        return cardOf(view, card);
      });
    });
    assert.ok(likely > plain * 1.3, `${likely} against ${plain}`);
  });

  it('seldom give two honours to a player who was silent where the book calls', () => {
    const hands = new Int32Array(4 * SUIT_SLOTS),
      random = randomFrom(`${testSeed} silence`);
    let plain = 0,
      likely = 0;
    eachSample(4, (seed) => {
      let state = dealtState(seed, {}, [8, 8]);
      while (state.table.tricks.length < 1) {
        const by = whist.turn(state).must as number;
        const question = ask(whist.view(state, by), 'teacher', seed);
        const moves = question.moves.filter((move) => move?.type === 'SILENT' || move?.type === 'PLAY');
        state = whist.play(state, by, whistBrain.choose({...question, moves}).move!).state;
      }
      const view = whist.view(state, whist.turn(state).must as number);
      const imagined = imaginedHands(view);
      const trump = 'SHDC'.indexOf(view.trump!);
      const dealtTwo = (deal: typeof imagined.deal): number => {
        let count = 0;
        for (let i = 0; i < 200; i++) {
          deal(random, hands);
          for (const seat of [0, 1, 2, 3])
            if (seat !== view.seat && bitCount(hands[seat * SUIT_SLOTS + trump]! & FIGURES) > 1) count++;
        }
        return count;
      };
      plain += dealtTwo(imagined.deal);
      likely += dealtTwo(likelyDeals(view, imagined));
    });
    assert.ok(likely < plain * 0.8, `${likely} against ${plain}`);
  });
});
