import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {FRENCH_32, randomFrom, shuffled, type Card, type Random} from '@quinola/cards';
import {isZeroSum, sample} from '@quinola/play';
import {
  elderOf,
  piquet,
  piquetOptions,
  reckoned,
  totalsOf,
  type PiquetMove,
  type PiquetOptions,
  type PiquetState,
} from '../src/piquet/rules/index.js';

// Properties of the rules, over parties played at random.

const MANNERS: readonly Partial<PiquetOptions>[] = [
  {},
  {matchMode: 'four-deals'},
  {matchMode: 'four-deals', fourDealSettlement: 'per-deal', youngerMinimum: 'classic-one'},
  {announce: 'manual', etiquette: 'strict'},
  {announce: 'manual', etiquette: 'strict', unshownLoses: 'all', target: 100, leadCounts: 'ten-and-above'},
  {etiquette: 'strict', youngerMinimum: 'three', packet: 2},
  {rules: 'modern'},
  {rules: 'modern', announce: 'manual'},
  {rules: 'modern', fidelity: 'page'},
  {rules: 'modern', fidelity: 'classic', newPartyDealer: 'alternate'},
  {rules: 'rubicon'},
  {rules: 'rubicon', announce: 'manual', youngerLeft: 'open', packet: 3},
];
const SEED = process.env.SEED ?? '1820';

/** A move of whoever is due: any, and now and then a claim of what is not held, or the hand thrown in. */
function moveIn(state: PiquetState, by: number, random: Random): PiquetMove {
  const view = piquet.view(state, by);
  if (random.below(2000) === 0 && piquet.refusal(view, {type: 'CONCEDE'}) === null) return {type: 'CONCEDE'};
  const isAnnouncing = view.turn.phase === 'announce.sets';
  const bluff: PiquetMove = {type: 'CLAIM', count: 4, claims: [{rank: 'Q', count: 4}]};
  if (isAnnouncing && random.below(20) === 0 && piquet.refusal(view, bluff)?.breach) return bluff;
  return sample(piquet, view, random);
}

/** Plays a match to its end, and checks each step. */
function played(options: PiquetOptions, random: Random): PiquetState {
  let state = piquet.start(options);
  for (;;) {
    const {must, over} = piquet.turn(state);
    if (over) return state;
    const move = must === 'chance' ? piquet.chance(state, random) : moveIn(state, must as number, random);
    const next = piquet.play(state, must!, move);
    for (const one of next.events) if (one.type === 'deal-settled') checkDeal(state, one.result);
    state = next.state;
  }
}

type Result = NonNullable<PiquetState['table']['lastDeal']>;

function checkDeal({table: {options}}: PiquetState, result: Result): void {
  const {net, counted, tricks, hands, dealer} = result;
  assert.deepEqual([...totalsOf(counted)], [...net]);
  assert.ok(Math.max(...net) <= (options.rules === 'rubicon' ? 170 : 220), `${net}`);
  if (hands.some((hand) => hand.length !== 12)) return;
  const isWhole = tricks[0]! + tricks[1]! === 12;
  const play = counted.filter(({why}) => why === 'lead' || why === 'trick');
  const sum = play.reduce((all, {points}) => all + points, 0);
  const followed = play.filter(({why}) => why === 'trick').length;
  const isClassic = options.trickCount === 'classic' && options.leadCounts === 'every';
  if (isWhole && isClassic && counted.length && !hasOffender(result)) {
    const last = options.rules === 'treatise-1820' ? 2 : 1;
    assert.equal(sum, 12 + followed + last, JSON.stringify(play));
  }
  // What was counted is what is reckoned in its order.
  if (options.etiquette === 'relaxed')
    assert.deepEqual([...totalsOf(reckoned(counted, 1 - dealer, options))], [...net]);
}

/** Whether somebody counted nothing for the tricks that he led. */
const hasOffender = ({counted}: Result): boolean =>
  [0, 1].some(
    (seat) => !counted.some((one) => one.seat === seat && (one.why === 'lead' || one.why === 'trick')),
  );

describe(`parties at random (seed ${SEED})`, () => {
  const parties = Number(process.env.PARTIES ?? 240);
  for (const [at, manner] of MANNERS.entries())
    it(`are zero-sum and end: ${JSON.stringify(manner)}`, () => {
      const random = randomFrom(`${SEED} ${at}`);
      const options = piquetOptions({...manner, parties: 2});
      for (let party = 0; party < parties / MANNERS.length; party += 2) {
        const {table} = played(options, random);
        assert.ok(isZeroSum(table.entries));
        assert.equal(table.party, 2);
      }
    });
});

/** Two hands that are dealt, exchanged as they are, and played from the top. */
function dealOf(options: Partial<PiquetOptions>, elder: readonly Card[], younger: readonly Card[]): Result {
  const start = piquet.start(piquetOptions(options));
  const rest = FRENCH_32.cards.filter((card) => !elder.includes(card) && !younger.includes(card));
  let state: PiquetState = {
    ...start,
    hands: [younger, elder],
    dealt: [younger, elder],
    talon: rest,
    table: {
      ...start.table,
      seats: [0, 1],
      dealer: 0,
      deal: 1,
      partyDeal: 1,
      leader: 1,
      toPlay: 1,
      counts: [12, 12],
      exchanged: [-1, 3],
      turn: {phase: 'exchange.younger', must: 0, may: [], over: false},
    },
  };
  // Younger hand lays her twelve away and gets them back: a state between the exchange and the announcements.
  state = {...state, talon: younger.slice(0, 1)};
  state = piquet.play(state, 0, {type: 'EXCHANGE', cards: younger.slice(0, 1)}).state;
  while (!state.table.lastDeal) {
    const {must} = piquet.turn(state);
    const moves = piquet.moves(piquet.view(state, must as number));
    state = piquet.play(
      state,
      must!,
      moves.find((move) => 'type' in move && move.type === 'PLAY') as PiquetMove,
    ).state;
  }
  return state.table.lastDeal;
}

describe('a deal', () => {
  it('counts a hundred and seventy at most, by four aces, kings and queens', () => {
    const hand = ['A', 'K', 'Q'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));
    const other = FRENCH_32.cards.filter((card) => !hand.includes(card)).slice(0, 12);
    // Younger hand holds no point of three cards that is better.
    const weak = ['7S', '8S', '9S', '7H', '8H', '9H', '7D', '8D', '9D', '7C', '8C', '9C'];
    assert.equal(other.length, 12);
    const {net} = dealOf({rules: 'rubicon'}, hand, weak);
    assert.deepEqual([...net], [0, 170]);
  });

  it('never counts more than that, whatever is held and played', () => {
    const random = randomFrom(`${SEED} most`);
    for (let deal = 0; deal < 400; deal++) {
      // Hands of which one is as strong as it can be, and some cards of it are others.
      const strong = ['A', 'K', 'Q', 'J', 'T'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));
      const hand = shuffled(strong, random).slice(0, 12);
      const rest = shuffled(
        FRENCH_32.cards.filter((card) => !hand.includes(card)),
        random,
      );
      const result = dealOf({rules: 'rubicon'}, hand, rest.slice(0, 12));
      assert.ok(Math.max(...result.net) <= 170, `${hand}: ${result.net}`);
      assert.equal(elderOf({dealer: result.dealer}), 1);
    }
  });
});
