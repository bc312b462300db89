import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom, type Random} from '@quinola/cards';
import {balances, sample} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {byBook} from '../src/ombre/opponents/brain.js';
import {
  contraOf,
  ombre,
  ombreOptions,
  opponentsOf,
  waysOut,
  type DealResult,
  type OmbreMove,
  type OmbreOptions,
  type OmbreState,
} from '../src/ombre/rules/index.js';

const money = ({entries, seats}: OmbreState['table']): readonly number[] =>
  balances(entries, seats.length).players;

/** Plays at random until an Ombre may offer his game or ask to annul it. */
function untilOffer(given: Partial<OmbreOptions>, random: Random): OmbreState {
  let state = ombre.start(ombreOptions({deals: 'open', ...given}));
  for (;;) {
    const {must} = state.table.turn;
    let move: OmbreMove;
    if (must === 'chance') move = ombre.chance(state, random);
    else {
      const view = ombre.view(state, must!);
      const isAsking = ({type}: {readonly type?: string}): boolean => /OFFER|KUNIL|GIVE_UP/.test(type ?? '');
      const moves = ombre.moves(view) as readonly {readonly type?: string}[];
      if (moves.some(isAsking) && random.below(3) === 0) return state;
      do move = sample(ombre, view, random) as OmbreMove;
      while (isAsking(move));
    }
    state = ombre.play(state, must!, move).state;
  }
}

const say = (state: OmbreState, type: 'OFFER' | 'KUNIL' | 'ACCEPT' | 'CONTRA' | 'REFUSE'): OmbreState =>
  ombre.play(state, state.table.turn.must!, {type}).state;

/** Plays the rest of the deal at random. */
function playedOut(
  start: OmbreState,
  random: Random,
): {readonly state: OmbreState; readonly result: DealResult} {
  let state = start;
  while (state.table.settled.length === start.table.settled.length) {
    const {must} = state.table.turn;
    state = ombre.play(
      state,
      must!,
      sample(ombre, ombre.view(state, must as number), random) as OmbreMove,
    ).state;
  }
  return {state, result: state.table.lastDeal!};
}

const TABLES: readonly Partial<OmbreOptions>[] = [
  {},
  {tableSize: 4},
  {players: 2},
  {players: 4, grandNull: 'on'},
  {rokThreshold: 10, codilleTakesDish: 'on'},
];

test('an offered game that all accept costs its price and the one bête that was put down', () => {
  eachSample(10, (seed, i) => {
    const before = untilOffer({...TABLES[i % TABLES.length], giveUp: 'contra'}, randomFrom(seed));
    const {ombre: by, dish} = before.table;
    let state = say(before, 'OFFER');
    const {bete} = state.table.offer!;
    assert.equal(bete, dish.pool.base);
    assert.equal(
      money(state.table)[before.table.seats[by]!],
      money(before.table)[before.table.seats[by]!]! - bete,
    );
    for (const seat of opponentsOf(before.table)) {
      assert.equal(state.table.turn.must, before.table.seats[seat]);
      state = say(state, 'ACCEPT');
    }
    const {outcome, parts, perOpponent, net, ...result} = state.table.lastDeal!;
    assert.equal(outcome, 'renounce');
    assert.equal(perOpponent, 0 - parts.game);
    assert.equal(result.bete, bete);
    assert.equal(result.contra, undefined);
    assert.equal(net[by], perOpponent * opponentsOf(before.table).length - bete);
  });
});

test('who plays against wins the dish with most tricks, else puts down a bête; one who accepted wins nothing', () => {
  const seen = new Set<string>();
  eachSample(60, (seed, i) => {
    const random = randomFrom(seed);
    const before = untilOffer({...TABLES[i % TABLES.length], giveUp: 'contra'}, random);
    const opponents = opponentsOf(before.table);
    let state = say(before, 'OFFER');
    const accepting = random.below(opponents.length);
    for (let n = 0; n < accepting; n++) state = say(state, 'ACCEPT');
    state = say(state, 'CONTRA');
    const contra = opponents[accepting]!;
    assert.equal(contraOf(state.table), contra);
    // It goes on where the Ombre stood, who has no way out any more.
    assert.equal(state.table.turn.phase, before.table.turn.phase);
    assert.equal(state.table.turn.must, before.table.turn.must);
    assert.deepEqual(waysOut(ombre.view(state, state.table.turn.must as number)), []);
    const {pool} = state.table.dish;
    const {result} = playedOut(state, random);
    const {tricks, ombre: by, outcome, drawn, parts, game, perOpponent} = result;
    assert.equal(result.bete, before.table.dish.pool.base);
    assert.equal(result.contra!.by, contra);
    const most = Math.max(...tricks);
    const alone = tricks.filter((won) => won === most).length === 1 ? tricks.indexOf(most) : -1;
    if (outcome === 'win') {
      assert.deepEqual(parts, {game: 0, matadors: 0});
      assert.equal(drawn, 0);
      assert.equal(result.contra!.bete, pool.base);
      seen.add('the Ombre');
    } else {
      assert.equal(perOpponent, 0 - parts.game - parts.matadors);
      const best = /^(tout|nullissimo)/.test(game!) ? contra : alone;
      const won = best === contra || (best >= 0 && best !== by && opponents.indexOf(best) > accepting);
      assert.equal(drawn > 0, won, `${tricks.join()} of ${game}`);
      assert.equal(result.contra!.bete > 0, best !== contra);
      seen.add(best === contra ? 'contra' : best < 0 ? 'nobody' : won ? 'a third' : 'one who accepted');
    }
    assert.ok(Math.abs(ombre.worth(state).reduce((sum, one) => sum + one, 0)) < 1e-6);
  });
  assert.ok(seen.has('contra') && seen.has('nobody'), [...seen].join());
});

test('Kunil: if all agree the deal is annulled without a payment, if one refuses the game is played', () => {
  eachSample(10, (seed, i) => {
    const random = randomFrom(seed);
    const before = untilOffer({...TABLES[i % TABLES.length], giveUp: 'kunil'}, random);
    assert.deepEqual(waysOut(ombre.view(before, before.table.turn.must as number)), ['GIVE_UP', 'KUNIL']);
    const asked = say(before, 'KUNIL');
    assert.deepEqual(money(asked.table), money(before.table));
    const opponents = opponentsOf(before.table);
    let agreed = asked;
    for (const _ of opponents) agreed = say(agreed, 'ACCEPT');
    assert.equal(agreed.table.lastDeal!.outcome, 'annulled');
    assert.deepEqual(new Set(agreed.table.lastDeal!.net), new Set([0]));
    assert.deepEqual(agreed.table.dish, before.table.dish);
    const refused = say(asked, 'REFUSE');
    assert.equal(refused.table.turn.phase, before.table.turn.phase);
    assert.deepEqual(waysOut(ombre.view(refused, refused.table.turn.must as number)), []);
    assert.equal(playedOut(refused, random).result.contra, undefined);
  });
});

test('an opponent refuses to annul with two likely tricks, and plays against an offered game with four', () => {
  const hands = {
    weak: ['4C', '5C', '6C', '4D', '5D', 'JH', 'AH', '3H', '4H'],
    fair: ['AS', '2S', '6C', 'KD', '5D', 'KH', 'AH', '3H', '4H'],
    strong: ['AS', '2S', 'AC', 'KS', '5D', 'KH', 'AH', '3H', '4H'],
  };
  const answer = (giveUp: OmbreOptions['giveUp'], hand: readonly string[], level = 'teacher'): string => {
    const offered = say(untilOffer({giveUp}, randomFrom('book')), giveUp === 'contra' ? 'OFFER' : 'KUNIL');
    const view = ombre.view(offered, offered.table.turn.must as number);
    const held = {...view, hand, trump: 'S'};
    return byBook({game: ombre.id, view: held, moves: ombre.moves(view), level, seed: 'a'}).move.type;
  };
  assert.deepEqual(
    Object.values(hands).map((hand) => [answer('kunil', hand), answer('contra', hand)]),
    [
      ['ACCEPT', 'ACCEPT'],
      ['REFUSE', 'ACCEPT'],
      ['REFUSE', 'CONTRA'],
    ],
  );
  // A beginner counts trumps, whatever they are worth.
  const small = ['3S', '4S', '5S', '6S', '5D', '6H', 'AH', '3H', '4H'];
  assert.equal(answer('contra', small), 'ACCEPT');
  assert.equal(answer('contra', small, 'novice'), 'CONTRA');
});
