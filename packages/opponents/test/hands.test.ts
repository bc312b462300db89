import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {FRENCH_52, pick, randomFrom, shuffled, type Card} from '@quinola/cards';
import {lawfulCards, type Laid, type TrickRules} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {
  eitherOf,
  imagineHands,
  imagineIfAny,
  ImpossibleView,
  voidsShown,
  type KnownHands,
} from '../src/imagine/index.js';
import {masks, SUIT_SLOTS} from '../src/masks/index.js';

const PACK = masks(FRENCH_52);
const RULES: TrickRules = {trump: 'S', strength: (card) => 1 + '23456789TJQKA'.indexOf(card[0]!)};
const HONOURS = ['AS', 'KS', 'QS', 'JS'];

/** Draws a deal, as cards by place. */
function dealt(known: KnownHands, seed: string): Card[][] {
  const places = known.counts.length + (known.talon?.length ?? 0);
  const holdings = new Int32Array(places * SUIT_SLOTS);
  imagineHands(known).deal(randomFrom(seed), holdings);
  return Array.from({length: places}, (_, place) => PACK.cardsAt(holdings, place));
}

/** Plays some tricks of a deal at random, and returns what the first player knows. */
function afterSomeTricks(
  seats: number,
  tricks: number,
  seed: string,
): {known: KnownHands; dealtHands: Card[][]} {
  const random = randomFrom(seed);
  const size = Math.floor(48 / seats);
  const pack = shuffled(FRENCH_52.cards, random);
  const dealtHands = Array.from({length: seats}, (_, seat) => pack.slice(seat * size, (seat + 1) * size));
  const hands = dealtHands.map((hand) => [...hand]);
  const laid: Laid[][] = [];
  for (let i = 0; i < tricks; i++) {
    const trick: Laid[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const card = pick(lawfulCards(RULES, hands[seat]!, trick[0]?.card ?? null), random);
      hands[seat] = hands[seat]!.filter((held) => held !== card);
      trick.push({seat, card});
    }
    laid.push(trick);
  }
  const known: KnownHands = {
    masks: PACK,
    counts: hands.map(({length}) => length),
    talon: [52 - seats * size],
    known: hands.map((hand, seat) => (seat === 0 ? hand : [])),
    played: hands.map((_, seat) =>
      laid
        .flat()
        .filter((one) => one.seat === seat)
        .map(({card}) => card),
    ),
    voids: voidsShown(RULES, seats, laid),
  };
  return {known, dealtHands};
}

describe('imagined hands', () => {
  for (const seats of [2, 3, 4, 5, 6])
    it(`agree with counts, cards seen, voids and statements, with ${seats} hands and a talon`, () => {
      eachSample(6, (seed, i) => {
        const {known, dealtHands} = afterSomeTricks(seats, 3, `${seed} ${seats}`);
        const speaker = seats - 1;
        const n = dealtHands[speaker]!.filter((card) => HONOURS.includes(card)).length;
        const said = [{place: speaker, cards: HONOURS, least: n, most: n, name: 'honours'}];
        const hands = dealt({...known, statements: said}, `${i}`);
        assert.deepEqual([...hands.flat(), ...known.played.flat()].sort(), [...FRENCH_52.cards].sort());
        assert.deepEqual([...hands[0]!].sort(), [...known.known[0]!].sort());
        hands.forEach((hand, place) =>
          assert.equal(hand.length, [...known.counts, ...known.talon!][place], `place ${place}`),
        );
        known.voids!.forEach((suits, place) => {
          for (const suit of suits) assert.ok(!hands[place]!.some((card) => card[1] === suit));
        });
        const honours = [...hands[speaker]!, ...known.played[speaker]!].filter((card) =>
          HONOURS.includes(card),
        );
        assert.equal(honours.length, n);
      });
    });

  it('drop constraints that may be untrue if no deal agrees, the most doubtful first', () => {
    const {known} = afterSomeTricks(4, 2, 'doubt');
    const hidden = HONOURS.filter(
      (card) => !known.known[0]!.includes(card) && !known.played.flat().includes(card),
    );
    const said = [
      {place: 1, cards: hidden, least: hidden.length, doubt: 1, name: 'one'},
      {place: 2, cards: hidden, least: hidden.length, doubt: 2, name: 'two'},
    ];
    const [, first] = dealt({...known, voids: [], statements: said}, 'a');
    for (const card of hidden) assert.ok(first!.includes(card), 'the less doubtful is still believed');
  });

  it('name a smallest set of contradicting constraints', () => {
    const {known} = afterSomeTricks(4, 0, 'contradiction');
    const all = HONOURS.filter((card) => !known.known[0]!.includes(card));
    const said = [
      {place: 3, cards: ['2H'], most: 1, name: 'idle talk'},
      {place: 1, cards: all, least: all.length, name: 'the call'},
      {place: 2, cards: all, least: 1, name: 'the answer'},
    ];
    assert.throws(
      () => imagineHands({...known, statements: said}),
      (error) =>
        error instanceof ImpossibleView &&
        error.code === 'no-deal' &&
        /the call/.test(error.message) &&
        /the answer/.test(error.message) &&
        !/idle/.test(error.message),
    );
  });

  it('report a card in two places, and counts that do not add up', () => {
    const {known} = afterSomeTricks(3, 1, 'wrong');
    const gone = known.played[1]![0]!;
    assert.throws(
      () => imagineHands({...known, known: [[gone, ...known.known[0]!.slice(1)], [], []]}),
      (error) =>
        error instanceof ImpossibleView && error.code === 'card-twice' && error.message.includes(gone),
    );
    assert.throws(() => imagineHands({...known, counts: [...known.counts.slice(0, 2), 3]}), {code: 'counts'});
  });

  it('of several kinds occur in proportion to their numbers', () => {
    const {known} = afterSomeTricks(4, 0, 'kinds');
    const card = FRENCH_52.cards.find((one) => !known.known[0]!.includes(one))!;
    const at = (place: number) =>
      imagineIfAny({...known, statements: [{place, cards: [card], least: 1, name: 'it'}]});
    const both = eitherOf([
      at(1),
      at(2),
      imagineIfAny({...known, statements: [{place: 0, cards: [card], least: 1, name: 'it'}]}),
    ]);
    const holdings = new Int32Array(5 * SUIT_SLOTS),
      random = randomFrom('kinds');
    let first = 0;
    for (let i = 0; i < 400; i++) {
      both.deal(random, holdings);
      const places = [1, 2].filter((place) => PACK.cardsAt(holdings, place).includes(card));
      assert.equal(places.length, 1);
      if (places[0] === 1) first++;
    }
    assert.ok(Math.abs(first - 200) < 60, `${first}`);
    assert.throws(() => eitherOf([]), ImpossibleView);
    const nowhere = {place: 0, cards: [card], least: 1, name: 'it'};
    assert.throws(
      () =>
        eitherOf([
          imagineIfAny({...known, statements: [nowhere]}),
          imagineIfAny({...known, counts: [0, 0, 0]}),
        ]),
      /no-deal\): place 0: it/,
      'the contradiction of the first kind is named',
    );
  });

  it('are the same for the same seed, whatever was drawn before', () => {
    const {known} = afterSomeTricks(4, 2, 'again');
    const {deal} = imagineHands(known);
    const draw = (seed: string): number[] => {
      const holdings = new Int32Array(5 * SUIT_SLOTS);
      deal(randomFrom(seed), holdings);
      return [...holdings];
    };
    const first = draw('a');
    draw('b');
    assert.deepEqual(draw('a'), first);
  });
});
