import assert from 'node:assert/strict';
import test from 'node:test';
import {pick, randomFrom, type Card, type Random} from '@quinola/cards';
import {finishThinking, isBeside, seatDue} from '@quinola/opponents';
import {sample} from '@quinola/play';
import {eachSample, testSeed} from '@quinola/testing/sample.js';
import {byBook} from '../src/ombre/opponents/brain.js';
import {
  inTurn,
  lawful,
  ombre,
  ombreOptions,
  waysOut,
  type OmbreMove,
  type OmbreOptions,
  type OmbreState,
} from '../src/ombre/rules/index.js';
import {ombreBrain} from '../src/ombre/opponents/master.js';
import {moneyFor, noteMatadors, worthGivenUp} from '../src/ombre/opponents/search/money.js';
import {quickCard} from '../src/ombre/opponents/search/policy.js';
import {
  isOver,
  lawfulInto,
  masksFor,
  playCard,
  tableOf,
  tableOfState,
} from '../src/ombre/opponents/search/table.js';

/** All options that change the play or the payments of a deal, in sessions without end. */
const AGREED: readonly OmbreOptions[] = [
  {},
  {tableSize: 4},
  {players: 2},
  {players: 2, deux: 'b'},
  {players: 2, deux: 'c', grandNull: 'on'},
  {players: 4, grandNull: 'on'},
  {tourneeSecondTurn: 'on', codilleTakesDish: 'on', rokThreshold: 10},
  {mergedTournee: 'on', favourite: 'none', voleTakesAll: 'on', blok: 'off', stake: 4},
  {favourite: 'firstWon', obscurKinds: 'one', fauxMatadors: 'on', missedTout: 'soloPlusVole'},
].map((given) => ombreOptions({...given, deals: 'open'} as Partial<OmbreOptions>));

/** Options under which an Ombre may ask to get out of his game. */
const OFFERED: readonly OmbreOptions[] = [
  ombreOptions({giveUp: 'contra', deals: 'open'}),
  ombreOptions({giveUp: 'contra', players: 4, grandNull: 'on', deals: 'open'}),
  ombreOptions({giveUp: 'kunil', deals: 'open'}),
];

/**
 * The next move, by the book.
 * @param bids whether bids are random, so that every game occurs
 */
function nextMove(state: OmbreState, random: Random, bids: boolean): OmbreMove {
  const {must, phase} = ombre.turn(state);
  if (must === 'chance') return ombre.chance(state, random);
  const view = ombre.view(state, must!);
  if (phase.startsWith('drawing') || (bids && phase.startsWith('bidding')))
    return sample(ombre, view, random) as OmbreMove;
  // Games are offered often enough that others play against them.
  if (bids && waysOut(view).includes('OFFER') && random.below(2) === 0) {
    const offer = ombre.moves(view).find((move) => 'type' in move && move.type === 'OFFER');
    if (offer) return {type: 'OFFER'};
  }
  if (bids && phase === 'offering') return sample(ombre, view, random) as OmbreMove;
  return byBook({game: ombre.id, view, moves: ombre.moves(view), level: 'teacher', seed: ''}).move;
}

/** A state in which some cards have been played. */
function inPlay(options: OmbreOptions, random: Random, bids = true): OmbreState {
  let state = ombre.start(options);
  const more = random.below(12);
  for (let cards = 0; state.table.turn.phase !== 'playing.trick' || cards < more;) {
    const {phase, must} = state.table.turn;
    cards = phase === 'playing.trick' ? cards + 1 : 0;
    state = ombre.play(state, must!, nextMove(state, random, bids)).state;
  }
  return state;
}

for (const [options, agreed] of [
  ['all options', AGREED],
  ['games that were offered', OFFERED],
] as const)
  test(`play-outs on integers follow the rules and pay what the rules pay, with ${options}`, () =>
    assertPlayOuts(agreed));

function assertPlayOuts(agreed: readonly OmbreOptions[]): void {
  eachSample(agreed.length * 4, (seed, i) => {
    const random = randomFrom(seed);
    const start = inPlay(agreed[i % agreed.length]!, random);
    const {numberOf, cardOf, cardsAt} = masksFor(start.table);
    const t = tableOfState(start);
    noteMatadors(start.table, t);
    const open = new Int32Array(5);
    let state = start;
    while (state.table.settled.length === start.table.settled.length) {
      const {turn} = state.table;
      // Play-outs decide by the book whether the Ombre goes on after five tricks, so the test does the same.
      if (turn.phase === 'playing.vole') {
        state = ombre.play(state, turn.must!, nextMove(state, random, false)).state;
        continue;
      }
      const view = ombre.view(state, turn.must as number);
      assert.equal(inTurn(view)[seatDue(t)], view.seat);
      lawfulInto(t, seatDue(t), open);
      assert.deepEqual(cardsAt(open, 0).sort(), [...lawful(view)].sort());
      const quick = cardOf(quickCard(t));
      assert.ok(lawful(view).includes(quick), `${quick} of ${lawful(view).join()}`);
      const card: Card = random.below(3) ? quick : pick(lawful(view), random);
      playCard(t, numberOf(card));
      state = ombre.play(state, turn.must!, {type: 'PLAY', card}).state;
    }
    assert.ok(isOver(t));
    start.table.seats.forEach((player, seat) => {
      const gained = ombre.worth(state)[player]! - ombre.worth(start)[player]!;
      const money = moneyFor(ombre.view(start, player), seat)(t);
      assert.ok(Math.abs(gained - money) < 1e-6, `${gained} ${money}`);
    });
  });
}

test('a game that is given up is worth what the rules pay for it', () => {
  eachSample(6, (seed, i) => {
    const random = randomFrom(seed);
    let state = ombre.start(AGREED[i % AGREED.length]!);
    for (;;) {
      const {must} = state.table.turn;
      const view = typeof must === 'number' ? ombre.view(state, must) : null;
      const givesUp = view && ombre.moves(view).find((move) => 'type' in move && move.type === 'GIVE_UP');
      if (givesUp) {
        const after = ombre.play(state, must!, {type: 'GIVE_UP'}).state;
        const gained =
          ombre.worth(after)[view.player as number]! - ombre.worth(state)[view.player as number]!;
        assert.ok(Math.abs(gained - worthGivenUp(view, view.seat)) < 1e-6);
        return;
      }
      state = ombre.play(state, must!, nextMove(state, random, false)).state;
    }
  });
});

test('play-outs play the card of the book, or an equivalent one', () => {
  let same = 0,
    all = 0;
  eachSample(6, (seed) => {
    const random = randomFrom(seed);
    let state = inPlay(ombreOptions({deals: 'open'}), random, false);
    const {length} = state.table.settled;
    while (state.table.settled.length === length) {
      const {must} = state.table.turn;
      const move = nextMove(state, random, false);
      if (move.type === 'PLAY' && lawful(ombre.view(state, must as number)).length > 1) {
        const t = tableOfState(state);
        const quick = quickCard(t),
          card = masksFor(state.table).numberOf(move.card);
        all++;
        if (quick === card || (quick >> 5 === card >> 5 && isBeside(t, quick, card))) same++;
      }
      state = ombre.play(state, must!, move).state;
    }
  });
  // The others differ between cards of the same rank in two suits, and where the book remembers what the table of a play-out does not.
  assert.ok(same >= 0.9 * all, `${same} of ${all}`);
});

test('the table of a view has no cards that its player does not see', () => {
  eachSample(6, (seed, i) => {
    const state = inPlay(AGREED[i % AGREED.length]!, randomFrom(seed), false);
    const view = ombre.view(state, state.table.turn.must as number);
    const {cardsAt} = masksFor(view);
    const t = tableOf(view);
    inTurn(view).forEach((seat, at) =>
      assert.deepEqual(cardsAt(t, at).sort(), seat === view.seat ? [...view.hand].sort() : []),
    );
  });
});

test('with all options the master plays lawfully, keeps to its number of deals, and decides the same when it thinks in steps', () => {
  let searched = 0;
  const brain = ombreBrain();
  eachSample(AGREED.length, (seed, i) => {
    const random = randomFrom(seed);
    let state = ombre.start(AGREED[i % AGREED.length]!);
    while (state.table.settled.length < 2) {
      const {must} = state.table.turn;
      let move = nextMove(state, random, random.below(3) === 0);
      if (typeof must === 'number' && !state.table.turn.phase.startsWith('drawing')) {
        const view = ombre.view(state, must);
        const question = {
          game: ombre.id,
          view,
          moves: ombre.moves(view),
          level: 'master',
          seed: `${testSeed} ${state.table.tricks.length}`,
          deals: 4,
        };
        const thought = brain.choose(question);
        assert.equal(ombre.refusal(view, thought.move), null, JSON.stringify(thought.move));
        if (thought.because?.search) {
          searched++;
          assert.ok(thought.because.search.deals <= 4);
          if (searched % 8 === 0) assert.deepEqual(finishThinking(brain.start!(question)!), thought);
        }
        // In every other session bids are random, so that each game occurs.
        if (i % 2 || !view.turn.phase.startsWith('bidding')) ({move} = thought);
      }
      state = ombre.play(state, must!, move).state;
    }
  });
  assert.ok(searched > 50, `${searched}`);
});

test('the master stops at its time limit, with an answer', () => {
  let now = 0;
  const brain = ombreBrain({clock: () => (now += 1000)});
  const state = inPlay(ombreOptions(), randomFrom('ceiling'), false);
  for (let next = state; ;) {
    const view = ombre.view(next, next.table.turn.must as number);
    const thought = brain.choose({
      game: ombre.id,
      view,
      moves: ombre.moves(view),
      level: 'master',
      seed: 'ceiling',
    });
    if (thought.because?.search) {
      assert.equal(thought.because.search.deals, 20);
      return;
    }
    next = ombre.play(next, view.player as number, thought.move).state;
  }
});
