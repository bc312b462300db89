import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom, shuffled, type Card, type Random} from '@quinola/cards';
import {balances, lawfulCards, sample, winning, without} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {OMBRE_40, tricksWith, type OmbreRules} from '../src/kit/rules/index.js';
import {
  facedNow,
  inTurn,
  ombre,
  ombreOptions,
  opponentsOf,
  reviewOf,
  winsRest,
  type OmbreMove,
  type OmbreOptions,
  type OmbreState,
} from '../src/ombre/rules/index.js';

/** The same as `winsRest`, by trying every lead and every reply. */
function winsByTrying(
  rules: OmbreRules,
  hand: readonly Card[],
  others: readonly (readonly Card[])[],
): boolean {
  if (!hand.length) return true;
  return hand.some((led) => {
    let after: readonly (readonly Card[])[][] = [[]];
    for (const held of others) {
      const may = lawfulCards(rules, held, led);
      if (
        may.some(
          (card) =>
            winning(rules, [
              {seat: 0, card: led},
              {seat: 1, card},
            ])!.seat === 1,
        )
      )
        return false;
      after = after.flatMap((hands) => may.map((card) => [...hands, without(held, card)]));
    }
    return after.every((hands) => winsByTrying(rules, without(hand, led), hands));
  });
}

test('a claim is proved exactly when trying every card proves it', () => {
  let proved = 0;
  eachSample(400, (seed, i) => {
    const random = randomFrom(seed);
    const rules = tricksWith([...'SHCDT'][i % 5]!);
    const [size, players] = [2 + (i % 3), 2 + (i % 2)];
    // The claimant draws from the best half, so that he is right often enough.
    const high = shuffled(OMBRE_40.cards, random)
      .toSorted((a, b) => Number(rules.suit(b) === rules.trump) - Number(rules.suit(a) === rules.trump))
      .slice(0, 9);
    const hand = shuffled(high, random).slice(0, size);
    const rest = shuffled(OMBRE_40.cards, random).filter((card) => !hand.includes(card));
    const others = Array.from({length: players}, (_, at) => rest.slice(at * size, (at + 1) * size));
    const wins = winsByTrying(rules, hand, others);
    assert.equal(winsRest(rules, hand, others), wins, `${rules.trump}: ${hand.join()} ${others.join(' / ')}`);
    proved += Number(wins);
  });
  assert.ok(proved > 40, `${proved}`);
});

test('nine cards against three hands are judged at once', () => {
  const rules = tricksWith('S');
  const others = [
    ['KC', 'QC', 'JC', '7C', '6C', '5C', '4C', '3C', '2C'],
    ['AH', '2H', '3H', '4H', '5H', '6H', '7H', 'JD', 'AD'],
    ['2D', '3D', '4D', '5D', '6D', '7D', 'JH', '3S', '4S'],
  ];
  assert.ok(winsRest(rules, ['AS', '2S', 'AC', 'KS', 'QS', 'KH', 'QH', 'KD', 'QD'], others));
  assert.ok(!winsRest(rules, ['AS', '2S', 'AC', 'KS', 'QS', 'KH', 'QH', 'KD', 'QC'], others));
});

/** Plays at random, without claims and ways out, until a state fits. */
function until(
  given: Partial<OmbreOptions>,
  random: Random,
  fits: (state: OmbreState) => boolean,
): OmbreState {
  let state = ombre.start(ombreOptions({deals: 'open', ...given}));
  while (!fits(state)) {
    const {must} = state.table.turn;
    const rare = ({type}: OmbreMove): boolean => /GIVE_UP|CLAIM$|LOOK/.test(type);
    let move: OmbreMove;
    do
      move =
        must === 'chance'
          ? ombre.chance(state, random)
          : (sample(ombre, ombre.view(state, must as number), random) as OmbreMove);
    while (rare(move));
    state = ombre.play(state, must!, move).state;
  }
  return state;
}

const money = ({entries, seats}: OmbreState['table']): readonly number[] =>
  balances(entries, seats.length).players;

/** Whether somebody may claim the rest, and whether the cards prove it. */
function claims(state: OmbreState): boolean | null {
  const {table, hands} = state;
  const {must} = table.turn;
  if (typeof must !== 'number') return null;
  if (!ombre.moves(ombre.view(state, must)).some((move) => 'type' in move && move.type === 'CLAIM'))
    return null;
  const others = inTurn(table).filter((seat) => seat !== table.toPlay);
  return winsRest(
    tricksWith(table.trump!),
    hands[table.toPlay]!,
    others.map((seat) => hands[seat]!),
  );
}

const claim = (state: OmbreState) => ombre.play(state, state.table.turn.must!, {type: 'CLAIM'});
const AT = [{}, {players: 2}, {players: 4}, {tableSize: 4}] as readonly Partial<OmbreOptions>[];

test('a claim that holds pays what playing on would have paid', () => {
  eachSample(12, (seed, i) => {
    const before = until(
      {...AT[i % AT.length], strictEtiquette: i % 2 ? 'on' : 'off'},
      randomFrom(seed),
      (state) => {
        // After the five tricks for which the Ombre is asked about the Vole, or where he cannot have it any more.
        const {tricks, ombre: by} = state.table;
        return claims(state) === true && tricks.some(({winner}) => winner !== by);
      },
    );
    const {state, events} = claim(before);
    assert.equal(events[0]!.type, 'claim');
    let played = before;
    const rules = tricksWith(before.table.trump!);
    while (played.table.settled.length === before.table.settled.length) {
      const {must} = played.table.turn;
      const {hand, trick} = ombre.view(played, must as number);
      const may = lawfulCards(rules, hand, trick[0]?.card ?? null);
      const lead = may.find((card) =>
        winsRest(
          rules,
          [card],
          inTurn(played.table)
            .filter((seat) => seat !== played.table.toPlay)
            .map((seat) => played.hands[seat]!),
        ),
      );
      played = ombre.play(played, must!, {type: 'PLAY', card: (!trick.length && lead) || may[0]!}).state;
    }
    if (played.table.lastDeal!.tricks.join() === state.table.lastDeal!.tricks.join())
      assert.deepEqual(money(state.table), money(played.table));
    assert.equal(
      state.table.lastDeal!.tricks.reduce((sum, won) => sum + won, 0),
      before.table.tricks.length + before.table.counts[before.table.toPlay]!,
    );
  });
});

test('a claim that does not hold is passed over once, and shows no card', () => {
  eachSample(6, (seed) => {
    const before = until({}, randomFrom(seed), (state) => claims(state) === false);
    const {state, events} = claim(before);
    assert.deepEqual(events, [{type: 'claim', seat: before.table.toPlay, holds: false}]);
    assert.equal(state.table.faced, null);
    assert.equal(state.table.turn.must, before.table.turn.must);
    assert.equal(claims(state), null);
  });
});

test('strict: an Ombre who claims without being sure leads with open cards what his right-hand neighbour names (law 65)', () => {
  eachSample(6, (seed) => {
    const before = until(
      {strictEtiquette: 'on'},
      randomFrom(seed),
      (state) => claims(state) === false && state.table.toPlay === state.table.ombre,
    );
    const {state} = claim(before);
    const {table} = state;
    assert.equal(table.turn.phase, 'playing.naming');
    const namer = opponentsOf(table)[0]!;
    assert.equal(table.turn.must, table.seats[namer]);
    const view = ombre.view(state, table.turn.must as number);
    assert.deepEqual(facedNow(view), before.hands[table.ombre]);
    const card = facedNow(view).at(-1)!;
    const next = ombre.play(state, table.turn.must!, {type: 'NAME_LEAD', card}).state;
    assert.deepEqual(next.table.trick, [{seat: table.ombre, card}]);
    assert.ok(!facedNow(next.table).includes(card));
  });
});

test('strict: an opponent who claims wrongly loses to an Ombre who could still win, and puts down a bête (laws 43, 71)', () => {
  eachSample(6, (seed) => {
    const before = until({strictEtiquette: 'on'}, randomFrom(seed), (state) => {
      const {table} = state;
      const isEarly = table.tricks.length === 1 && !/tout|nullissimo/.test(table.game!);
      return isEarly && claims(state) === false && table.toPlay !== table.ombre;
    });
    const {toPlay, seats, dish} = before.table;
    const {lastDeal} = claim(before).state.table;
    assert.equal(lastDeal!.outcome, 'win');
    assert.ok(lastDeal!.drawn > 0);
    assert.deepEqual(lastDeal!.forfeit, {by: toPlay, bete: dish.pool.base});
    assert.equal(lastDeal!.net[toPlay], 0 - lastDeal!.perOpponent - dish.pool.base);
    assert.equal(lastDeal!.bete, 0);
    assert.ok(seats.length);
  });
});

test('the Ombre looks at his discards freely until he plays; later it costs him the Vole (law 64)', () => {
  const isBuyer = ({table, laid}: OmbreState): boolean => table.ombre >= 0 && laid[table.ombre]!.length > 0;
  for (const reviewDiscards of ['untilLead', 'never'] as const)
    eachSample(4, (seed) => {
      const random = randomFrom(seed);
      const own = (state: OmbreState) => ombre.view(state, state.table.seats[state.table.ombre]!);
      const isAsked = (state: OmbreState): boolean =>
        isBuyer(state) &&
        state.table.turn.phase === 'playing.trick' &&
        state.table.turn.must === state.table.seats[state.table.ombre];
      const first = until({reviewDiscards}, random, isAsked);
      assert.equal(reviewOf(own(first)), reviewDiscards === 'never' ? 'no-vole' : 'free');
      const other = first.table.seats[opponentsOf(first.table)[0]!]!;
      assert.equal(reviewOf(ombre.view(first, other)), null);
      const later = until(
        {reviewDiscards},
        random,
        (state) => isAsked(state) && state.table.tricks.length > 0,
      );
      assert.equal(reviewOf(own(later)), 'no-vole');
      const looked = ombre.play(later, later.table.turn.must!, {type: 'LOOK'}).state;
      assert.equal(reviewOf(own(looked)), 'free');
      assert.ok(!ombre.moves(own(looked)).some((move) => 'type' in move && move.type === 'LOOK'));
      const atGate = {
        ...looked,
        table: {...looked.table, turn: {...looked.table.turn, phase: 'playing.vole' as const}},
      };
      assert.deepEqual(ombre.moves(own(atGate)), [{type: 'ENOUGH'}]);
    });
});
