import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom, shuffled, type Card} from '@quinola/cards';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {bankEnds, punterOdds} from '../src/twenty-one/opponents/bank-odds.js';
import {bankerOdds, hiddenHand} from '../src/twenty-one/opponents/banker-odds.js';
import {FIRST_CARD} from '../src/twenty-one/opponents/master.js';
import {poolPlay} from '../src/twenty-one/opponents/pool-odds.js';
import {counted, without} from '../src/twenty-one/opponents/unseen.js';
import {askedOf, regretOf, solvePool} from '../test-support/solve-pool.js';
import {kindOf, packOf, totalOf, valueOf, type TwentyOneOptions} from '../src/twenty-one/rules/index.js';

const PACKS = ['large', 'small'] as const;
type Pack = Pick<TwentyOneOptions, 'pack'>;

const close = (one: number, other: number, by: number, what: string): void => {
  assert.ok(Math.abs(one - other) <= by, `${what}: ${one} and ${other}`);
};

/** How a banker's hand ends who draws these cards one after the other. */
function playedOut(cards: readonly Card[], options: Pack): 'over' | 'persian' | number {
  const hand: Card[] = [];
  for (const card of cards) {
    hand.push(card);
    if (kindOf(hand, options) === 'persian') return 'persian';
    const total = totalOf(hand, options);
    if (hand.length > 1 || total >= 16) if (total >= 16) return total > 21 ? 'over' : total;
  }
  throw new Error('the cards are too few');
}

/** Every order of some cards, as far as it matters. */
function* orders(cards: readonly Card[], taken: readonly Card[] = []): Generator<readonly Card[]> {
  if (!cards.length) yield taken;
  for (const [i, card] of cards.entries())
    yield* orders([...cards.slice(0, i), ...cards.slice(i + 1)], [...taken, card]);
}

test('the end of the banker’s hand agrees with all orders of seven cards', () => {
  for (const pack of PACKS) {
    const options = {pack};
    const cards =
      pack === 'large'
        ? ['AS', 'AH', '9C', '5D', 'KS', '7H', '8C']
        : ['AS', 'AH', '9C', '9D', 'KS', 'TH', 'QC'];
    const {over, persian, at} = bankEnds(counted(cards, options));
    const ends = new Map<number | string, number>();
    let all = 0;
    for (const order of orders(cards)) {
      all++;
      const end = playedOut(order, options);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    close(over, (ends.get('over') ?? 0) / all, 1e-9, `${pack}: over`);
    close(persian, (ends.get('persian') ?? 0) / all, 1e-9, `${pack}: persian`);
    for (let total = 16; total <= 21; total++)
      close(at[total]!, (ends.get(total) ?? 0) / all, 1e-9, `${pack}: ${total}`);
  }
});

test('it agrees with hands that are dealt, to three standard errors', () => {
  const many = samples(40_000, 10_000_000);
  for (const pack of PACKS) {
    const options = {pack};
    const {cards} = packOf(options);
    const {over, persian, at} = bankEnds(counted(cards, options));
    const random = randomFrom(`${testSeed}/${pack}`);
    const met = new Map<number | string, number>();
    for (let i = 0; i < many; i++) {
      const end = playedOut(shuffled(cards, random), options);
      met.set(end, (met.get(end) ?? 0) + 1);
    }
    for (const [end, chance] of [
      ['over', over],
      ['persian', persian],
      ...[16, 17, 18, 19, 20, 21].map((total) => [total, at[total]!]),
    ] as [string, number][])
      close(
        chance,
        (met.get(end) ?? 0) / many,
        3.3 * Math.sqrt((chance * (1 - chance)) / many),
        `${pack} ${end}`,
      );
  }
});

test('what a punter gets agrees with all that can come of four cards', () => {
  // Two cards each: what he holds counts 12, and of four unseen cards the banker gets some.
  const options: Pack = {pack: 'large'};
  const unseen: readonly Card[] = ['8S', 'TH', '9C', '6D', 'AS', '7C'];
  const {stop, draw} = punterOdds(counted(unseen, options), 12, 2, 1);
  const bankOf = (cards: readonly Card[], own: number): number => {
    const end = playedOut(cards, options);
    return end === 'over' || (typeof end === 'number' && end < own) ? 1 : -1;
  };
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  close(stop, mean([...orders(unseen)].map((order) => bankOf(order, 12))), 1e-9, 'stop');
  const best = (own: number, rest: readonly Card[]): number => {
    const content = mean([...orders(rest)].map((order) => bankOf(order, own)));
    return own === 21 || rest.length < 4 ? content : Math.max(content, drawn(own, rest));
  };
  const drawn = (own: number, rest: readonly Card[]): number =>
    mean(
      rest.map((card) => {
        const total = own + valueOf(card, options);
        return total > 21
          ? -1
          : best(
              total,
              rest.filter((other) => other !== card),
            );
      }),
    );
  close(draw, drawn(12, unseen), 1e-9, 'draw');
});

test('what a first card is worth is kept as it is worked out', () => {
  for (const pack of PACKS)
    for (const [value, worth] of Object.entries(FIRST_CARD[pack])) {
      const {cards} = packOf({pack});
      const first = cards.find((card) => valueOf(card, {pack}) === Number(value))!;
      // Of the low cards of the large pack some hundred thousand hands come: the high ones stand for them here.
      if (pack === 'large' && Number(value) < 9) continue;
      const rest = counted(
        cards.filter((card) => card !== first),
        {pack},
      );
      close(punterOdds(rest, Number(value), 1, 1).draw, worth, 0.00006, `${pack} ${first}`);
    }
});

test('what a punter may hold who was content agrees with all orders in which he may have drawn it', () => {
  const drew = (total: number): number => (total <= 15 ? 1 : total === 16 ? 0.5 : 0);
  for (const [pack, first] of [
    ['large', 0],
    ['large', 30],
    ['small', 0],
    ['small', 9],
  ] as const) {
    const options: Pack = {pack};
    const unseen = counted(packOf(options).cards.slice(first), options);
    for (let cards = 1; cards <= 4; cards++) {
      const at = new Array<number>(22).fill(0);
      const any = new Array<number>(22).fill(0);
      const go = (held: number, total: number, chance: number, bare: number): void => {
        if (total > 20) return;
        if (held === cards) {
          at[total]! += chance * (1 - drew(total));
          any[total]! += bare;
          return;
        }
        for (const [value, number] of [...unseen.by].entries()) {
          if (!number) continue;
          const share = number / unseen.cards;
          without(unseen, value, () =>
            go(held + 1, total + value, chance * (held ? drew(total) : 1) * share, bare * share),
          );
        }
      };
      go(0, 0, 1, 1);
      const expected = at.some((one) => one > 0) ? at : any;
      const hidden = hiddenHand(unseen, cards);
      expected.forEach((one, total) =>
        close(hidden.at[total]!, one, 1e-12, `${pack} from ${first}, ${cards} cards, ${total}`),
      );
    }
  }
});

test('the banker knows what a punter may hold who was content', () => {
  const options: Pack = {pack: 'large'};
  const unseen = counted(packOf(options).cards, options);
  const {at, all} = hiddenHand(unseen, 2);
  // Of two cards 16 is kept by half: with 17 and more all are content.
  assert.equal(at[15], 0);
  assert.ok(at[17]! / all > at[16]! / all);
  // Against one who is certain to have 18, the banker at 16 must draw, and at 18 has won.
  const rival = {stake: 1, total: 18, cards: 2};
  const at16 = bankerOdds(unseen, [rival], 16, '15-17');
  assert.ok(at16.draw > at16.stop);
  assert.equal(bankerOdds(unseen, [rival], 18, 'free').stop, 1);
  assert.equal(bankerOdds(unseen, [{...rival, total: 21}], 20, 'free').stop, -1);
});

test('in the game for the pool nobody can do better by himself than by half a hundredth of the pool', () => {
  for (const [pack, most] of [
    ['large', 6],
    ['small', 4],
  ] as const)
    for (let players = 2; players <= most; players++) {
      const play = poolPlay({pack}, players);
      const regret = regretOf({pack}, players, play);
      assert.ok(regret < 0.005, `${pack} ${players}: ${regret}`);
      // If all before are over, nothing can be lost by being content; if somebody is content, the last must beat him.
      const last = players - 1;
      assert.equal(play.drawsAt(last, 0)[14], 0);
      assert.ok(play.drawsAt(last, (1 << last) - 1)[14]! > 0.5);
    }
});

test('the table of the game for the pool is as it is worked out', () => {
  // With those before him over, a player is where the first of fewer players is.
  const three = solvePool({pack: 'large'}, 3, 40);
  solvePool({pack: 'large'}, 2, 40)
    .drawsAt(0, 0)
    .forEach((chance, total) => close(chance, three.drawsAt(1, 0)[total]!, 0.06, `large ${total}`));
  // Few steps come near to it; where drawing and being content are worth nearly the same, any mixture will do.
  const solved = solvePool({pack: 'small'}, 2, 120);
  const kept = poolPlay({pack: 'small'}, 2);
  for (const total of [8, 10, 12, 17, 18, 20])
    for (const [place, content] of askedOf(2)) {
      const [one, other] = [solved, kept].map((play) => play.drawsAt(place, content)[total]!);
      close(one!, other!, 0.1, `small ${place} ${content} ${total}`);
    }
});
