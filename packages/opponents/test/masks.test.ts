import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  FRENCH_32,
  FRENCH_52,
  pick,
  randomFrom,
  shuffled,
  suitOf,
  TAROK_78,
  type Card,
  type Pack,
} from '@quinola/cards';
import {lawfulCards, winning, type Laid, type TrickRules} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {
  bitCount,
  cardPlayer,
  equalsOf,
  followInto,
  GONE,
  HANDS,
  headRun,
  isBeside,
  LED,
  LEADER,
  lowRank,
  masks,
  newTable,
  putHands,
  seatDue,
  SUIT_SLOTS,
  topRank,
  TRICKS,
  TRUMP,
  VOIDS,
  WON,
} from '../src/masks/index.js';

const FRENCH_24: Pack = {
  id: 'french-24',
  cards: FRENCH_32.cards.filter((card) => !/[78]/.test(card)),
  suits: FRENCH_32.suits,
  ranks: () => [...'AKQJT9'],
};

describe('a pack as bits', () => {
  for (const [pack, order] of [
    [FRENCH_24, {}],
    [FRENCH_32, {suits: [...'CDHS']}],
    [FRENCH_52, {suits: [...'SHDC']}],
    [TAROK_78, {suitOf: (card: Card) => (card === 'SK' || /^T\d/.test(card) ? 'T' : suitOf(card))}],
  ] as const)
    it(`maps every card of ${pack.id} to a number and back`, () => {
      const {numberOf, cardOf, holdingOf, cardsAt, whole} = masks(pack, order);
      for (const card of pack.cards) assert.equal(cardOf(numberOf(card)), card);
      assert.deepEqual(holdingOf(pack.cards), [...whole]);
      assert.equal(
        whole.reduce((sum, held) => sum + bitCount(held), 0),
        pack.cards.length,
      );
      const hand = shuffled(pack.cards, randomFrom('hand')).slice(0, 9);
      assert.deepEqual([...cardsAt(holdingOf(hand), 0)].sort(), [...hand].sort());
    });

  it('lets a game define the suit and rank of a card, for example where the black aces are always trumps', () => {
    const {numberOf} = masks(FRENCH_52, {
      suitOf: (card) => (card === 'AC' ? 'S' : suitOf(card)),
      rank: (card) => (card === 'AS' ? 14 : card === 'AC' ? 13 : 12 - 'KQJT98765432A'.indexOf(card[0]!)),
    });
    assert.ok(numberOf('AS') > numberOf('AC') && numberOf('AC') > numberOf('KS'));
    assert.throws(() => masks(FRENCH_52, {rank: () => 0}), RangeError);
  });

  it('finds the highest, the lowest, and the sequence at the top', () => {
    assert.deepEqual([topRank(0b1101100), lowRank(0b1101100), headRun(0b1101100)], [6, 2, 2]);
    assert.deepEqual([topRank(0), lowRank(0)], [-1, -1]);
  });
});

describe('a table as integers', () => {
  for (const seats of [2, 3, 4, 5, 6])
    it(`plays as the kit for tricks does, with ${seats} hands`, () => {
      const {numberOf, cardOf, whole, cardsAt} = masks(FRENCH_52);
      eachSample(4, (seed) => {
        const random = randomFrom(`${seed} ${seats}`);
        const trump = random.below(5) - 1;
        const rules: TrickRules = {
          trump: FRENCH_52.suits[trump] ?? null,
          strength: (card) => 1 + '23456789TJQKA'.indexOf(card[0]!),
        };
        const play = cardPlayer({});
        const pack = shuffled(FRENCH_52.cards, random);
        const hands = Array.from({length: seats}, (_, seat) => pack.slice(seat * 8, seat * 8 + 8));
        const t = newTable({seats, leader: random.below(seats), trump});
        putHands(t, Int32Array.from(hands.flatMap((hand) => masks(FRENCH_52).holdingOf(hand))));
        assert.equal(t[TRUMP], trump);
        let trick: Laid[] = [],
          leader = t[LEADER]!;
        const won = hands.map(() => 0);
        const voids = hands.map(() => new Set<string>());
        const open = new Int32Array(SUIT_SLOTS);
        while (t[TRICKS]! < 8) {
          const seat = (leader + trick.length) % seats;
          assert.equal(seatDue(t), seat);
          followInto(t, seat, open);
          const lawful = lawfulCards(rules, hands[seat]!, trick[0]?.card ?? null);
          assert.deepEqual(cardsAt(open, 0).sort(), [...lawful].sort());
          // Groups contain every lawful card once, and equivalent cards are together.
          const groups = equalsOf(t, open, whole);
          assert.deepEqual(groups.flat().map(cardOf).sort(), [...lawful].sort());
          const card = pick(lawful, random);
          hands[seat] = hands[seat]!.filter((held) => held !== card);
          if (trick.length && card[1] !== trick[0]!.card[1]) voids[seat]!.add(trick[0]!.card[1]!);
          trick.push({seat, card});
          play(t, numberOf(card));
          if (trick.length < seats) continue;
          leader = winning(rules, trick)!.seat;
          won[leader]!++;
          trick = [];
          assert.deepEqual([t[LEADER], t[LED]], [leader, -1]);
        }
        assert.deepEqual([...t.subarray(WON, WON + seats)], won);
        assert.ok(t.subarray(HANDS, GONE).every((held) => held === 0));
        voids.forEach((shown, seat) =>
          assert.equal(
            t[VOIDS + seat],
            [...shown].reduce((bits, suit) => bits | (1 << FRENCH_52.suits.indexOf(suit)), 0),
          ),
        );
      });
    });
});

describe('two cards of a suit', () => {
  const {numberOf, put} = masks(FRENCH_52, {suits: [...'SHDC']});
  /** Seat 0 must follow the lead of seat 3 and holds some spades. */
  const table = (held: readonly Card[], led: Card): Int32Array => {
    const t = newTable({seats: 4, leader: 3});
    for (const card of held) put(t.subarray(HANDS, GONE), card, 0);
    cardPlayer({})(t, numberOf(led));
    return t;
  };

  it('are equivalent if only own cards and cards already played lie between them', () => {
    const t = table(['KS', 'QS', 'TS', '8S'], 'JS');
    const beside = (one: Card, other: Card): boolean => isBeside(t, numberOf(one), numberOf(other));
    assert.ok(beside('KS', 'QS'));
    assert.ok(beside('QS', 'KS'));
    assert.ok(!beside('QS', 'TS'), 'the knave that wins the trick lies between them');
    assert.ok(!beside('TS', '8S'), 'and the nine is still out');
  });
});
