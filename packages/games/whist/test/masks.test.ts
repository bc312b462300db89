import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick, randomFrom} from '@quinola/cards';
import {eachSample, samples, testSeed} from '@quinola/testing/sample.js';
import {
  BEST_BY,
  bitCount,
  followInto,
  HANDS,
  judge,
  LEADER,
  putHands,
  seatDue,
  SUIT_SLOTS,
  TRICKS,
} from '@quinola/opponents';
import {WHIST} from '../src/whist/opponents/masks/cards.js';
import {tableOf} from '../src/whist/opponents/masks/from-view.js';
import {imaginedHands} from '../src/whist/rules/imagined-hands.js';
import {bookCard} from '../src/whist/opponents/masks/policy.js';
import {evenTricks, isMaster, playCard} from '../src/whist/opponents/masks/table.js';
import {factsOf, master} from '../src/whist/opponents/maxims/facts.js';
import {cardMaxims} from '../src/whist/opponents/maxims/schools.js';
import {lawfulPlays} from '../src/whist/rules/playing.js';
import {winner} from '../src/whist/rules/tricks.js';
import {dealtState, playDeal} from '../test-support/dealt.js';

const {numberOf, cardOf} = WHIST;
const HOLDINGS = 4 * SUIT_SLOTS;

const lawfulOf = (table: Int32Array): string[] => {
  const open = new Int32Array(SUIT_SLOTS);
  followInto(table, seatDue(table), open);
  return WHIST.cardsAt(open, 0);
};

describe('whist on bit masks', () => {
  it('agrees with rules and maxims about lawful cards, trick winners and master cards', () => {
    eachSample(20, (seed) => {
      const random = randomFrom(`${seed} cards`);
      let running: Int32Array | null = null;
      const end = playDeal(dealtState(seed), (view, seat) => {
        const table = tableOf(view);
        // The table built from the view equals the one on which the moves were made.
        running ??= table.slice();
        running.set(table.subarray(0, HOLDINGS), HANDS);
        assert.deepEqual(table, running);
        assert.equal(seatDue(table), seat);
        assert.deepEqual(lawfulOf(table).sort(), [...lawfulPlays(view)].sort());
        assert.equal(evenTricks(table), view.tricksWon[0]);
        if (view.trick.length) assert.equal(table[BEST_BY], winner(view.trump, view.trick)!.seat);
        else assert.equal(table[LEADER], view.leader);
        const facts = factsOf(view);
        for (const card of view.hand)
          assert.equal(isMaster(table, seat, numberOf(card)), master(facts, card), card);
        const card = pick(lawfulPlays(view), random);
        playCard(running, numberOf(card));
        return card;
      });
      const [even] = end.table.lastDeal!.tricksWon;
      assert.equal(evenTricks(running!), even);
      assert.equal(running![TRICKS], 13);
    });
  });

  it('plays only lawful cards, whatever was played before', () => {
    eachSample(40, (seed) => {
      const random = randomFrom(`${seed} mixed`);
      playDeal(dealtState(seed), (view) => {
        const card = cardOf(bookCard(tableOf(view)));
        const lawful = lawfulPlays(view);
        assert.ok(lawful.includes(card), `${card} of ${lawful.join(' ')}`);
        return random.below(2) ? card : pick(lawful, random);
      });
    });
  });

  it('chooses the same card however the hidden hands are dealt', () => {
    const random = randomFrom(`${testSeed} blind`);
    const hands = new Int32Array(HOLDINGS);
    eachSample(30, (seed) => {
      playDeal(dealtState(seed), (view) => {
        const table = tableOf(view);
        const card = bookCard(table);
        imaginedHands(view).deal(random, hands);
        putHands(table, hands);
        assert.equal(bookCard(table), card);
        return cardOf(card);
      });
    });
  });

  it('chooses the same card as the book player in at least 96 of 100 positions', (test) => {
    const maxims = cardMaxims('leitfaden');
    let positions = 0,
      same = 0;
    for (let deal = 0; positions < samples(2000, 10_000); deal++) {
      playDeal(dealtState(`${testSeed} agreement ${deal}`), (view) => {
        const lawful = lawfulPlays(view);
        const {choice} = judge(maxims, factsOf(view), lawful);
        if (lawful.length > 1) {
          positions++;
          if (cardOf(bookCard(tableOf(view))) === choice) same++;
        }
        return choice;
      });
    }
    test.diagnostic(`${((100 * same) / positions).toFixed(1)} % of ${positions} positions with a choice`);
    assert.ok(same / positions > 0.96, `${same} of ${positions}`);
  });

  it('imagines deals that the view allows: own hand, card counts, cards seen, known voids', () => {
    const random = randomFrom(`${testSeed} imagined`);
    const hands = new Int32Array(HOLDINGS);
    eachSample(15, (seed) => {
      playDeal(dealtState(seed), (view) => {
        const {deal, dealCount} = imaginedHands(view);
        assert.ok(dealCount >= 1);
        for (let i = 0; i < 3; i++) {
          deal(random, hands);
          const own = tableOf(view);
          for (let suit = 0; suit < 4; suit++)
            assert.equal(hands[view.seat * SUIT_SLOTS + suit], own[view.seat * SUIT_SLOTS + suit]);
          view.counts.forEach((count, seat) =>
            assert.equal(
              [0, 1, 2, 3].reduce((sum, suit) => sum + bitCount(hands[seat * SUIT_SLOTS + suit]!), 0),
              count,
            ),
          );
          for (const {leader, cards} of view.tricks) {
            const led = cards.find(({seat}) => seat === leader)!.card;
            for (const {seat, card} of cards)
              if (card[1] !== led[1]) assert.equal(hands[seat * SUIT_SLOTS + 'SHDC'.indexOf(led[1]!)], 0);
          }
        }
        return pick(lawfulPlays(view), random);
      });
    });
  });

  it('rejects an impossible view and says what is wrong with it', () => {
    let checked = 0;
    playDeal(dealtState(testSeed), (view) => {
      const {hand, counts, tricks} = view;
      if (tricks.length === 5 && hand.length === 8) {
        checked++;
        const doubled = [...hand.slice(1), hand.at(-1)!],
          gone = tricks[0]!.cards.find(({seat}) => seat === view.seat)!.card;
        assert.throws(() => imaginedHands({...view, hand: doubled}), {
          name: 'ImpossibleView',
          code: 'card-twice',
        });
        assert.throws(() => imaginedHands({...view, hand: [...hand.slice(1), gone]}), {
          name: 'ImpossibleView',
          code: 'card-twice',
        });
        assert.throws(() => imaginedHands({...view, counts: counts.map((n) => n + 1)}), {
          name: 'ImpossibleView',
          code: 'counts',
        });
      }
      return lawfulPlays(view)[0]!;
    });
    assert.equal(checked, 4);
  });
});
