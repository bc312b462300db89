import {type TarokQuestion} from '../src/tarok/opponents/maxims/brain.js';
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pick, randomFrom, type Card} from '@quinola/cards';
import {equalsOf, HANDS, ImpossibleView, seatDue, finishThinking} from '@quinola/opponents';
import {type Seat, sample} from '@quinola/play';
import {eachSample, testSeed} from '@quinola/testing/sample.js';
import {followed, lawful} from '../src/kit/rules/index.js';
import {TAROK as PACK} from '../src/kit/opponents/masks/cards.js';
import {quickCard} from '../src/kit/opponents/masks/policy.js';
import {lawfulInto, playCard} from '../src/kit/opponents/masks/table.js';
import {addToPile, alike, playOut, putHand} from '../src/kit/opponents/masks/trial.js';
import {
  tarok,
  tarokOptions,
  type TarokMove,
  type TarokState,
  type TarokView,
} from '../src/tarok/rules/index.js';
import {masterTarokBrain} from '../src/tarok/opponents/search/master.js';
import {moneyOf} from '../src/tarok/opponents/search/money.js';
import {tableOf} from '../src/tarok/opponents/search/trial.js';
import {tarokOmbreBrain} from '../src/tarok-ombre/opponents/maxims/brain.js';
import {tarokOmbre, type TarokOmbreMove, type TarokOmbreState} from '../src/tarok-ombre/rules/index.js';
import {masterOmbreBrain} from '../src/tarok-ombre/opponents/search/master.js';
import {priceFor} from '../src/tarok-ombre/opponents/search/money.js';
import {pileOf, tableOf as ombreTable} from '../src/tarok-ombre/opponents/search/trial.js';
import {AGREEMENTS as OMBRE} from '../test-support/ombre.js';
import {AGREEMENTS as TAROK, randomMove} from '../test-support/tarok-match.js';

const {cardOf, numberOf} = PACK;

/** The playable cards of the player to move, by the masks. */
function openTo(t: Int32Array): string[] {
  const open = new Int32Array(5);
  lawfulInto(t, seatDue(t), open);
  return PACK.cardsAt(open, 0).sort();
}

/** Plays a deal to its end by the policy or at random, with the masks and the rules in parallel. */
function together<State extends TarokState | TarokOmbreState>(
  start: State,
  t: Int32Array,
  seed: string,
  play: (state: State, card: Card) => State,
): State {
  const random = randomFrom(seed);
  let state = start;
  while (state.table.deal === start.table.deal && state.table.turn.phase === 'playing.trick') {
    const {
      hands,
      table: {toPlay, trick, options},
    } = state as TarokState;
    assert.equal(seatDue(t), toPlay);
    const open = lawful(hands[toPlay]!, followed(trick, options.skyLed));
    assert.deepEqual(openTo(t), [...open].sort());
    const quick = cardOf(quickCard(t));
    assert.ok(open.includes(quick), `${quick} of ${open.join()}`);
    const card = random.below(3) ? quick : pick(open, random);
    playCard(t, numberOf(card));
    state = play(state, card);
  }
  return state;
}

test('a deal of Tarok played out on bit masks pays what the rules pay, with any options', () => {
  eachSample(TAROK.length * 3, (seed, i) => {
    const random = randomFrom(seed);
    let state = tarok.start(tarokOptions(TAROK[i % TAROK.length]!));
    while (state.table.turn.phase !== 'playing.trick') {
      const {by, move} = randomMove(state, random);
      state = tarok.play(state, by, move).state;
    }
    for (let n = random.below(60); n > 0 && state.table.turn.phase === 'playing.trick'; n--) {
      const {by, move} = randomMove(state, random);
      state = tarok.play(state, by, move).state;
    }
    if (state.table.turn.phase !== 'playing.trick' || state.table.tricks.length > 23) return;
    const view = tarok.view(state, state.table.turn.must as number);
    const t = tableOf(view);
    state.hands.forEach((hand, seat) => putHand(t, seat, hand));
    addToPile(t, view.dealer, state.skat);
    const end = together(
      state,
      t,
      seed,
      (now, card) => tarok.play(now, tarok.turn(now).must!, {type: 'PLAY', card}).state,
    );
    state.table.seats.forEach((player, seat: Seat) => {
      const before = tarok.worth(state)[player]!,
        after = tarok.worth(end)[player]!;
      const share = view.options.players === 3 ? view.pot / 3 : deuxBefore(view, player);
      // When the pot is shared at the end of a session, the remainder goes to the last dealer.
      const slack = end.table.turn.over && view.options.pot ? 2 : 1e-6;
      const money = moneyOf(view, t, seat) - share;
      assert.ok(Math.abs(after - before - money) <= slack, `${after - before} ${money}`);
    });
  });
});

/** The value of the running party to a player before the deal. */
function deuxBefore({scores, options}: TarokView, player: number): number {
  const ahead = scores[player]! - scores[1 - player]!;
  return options.pointValue * ahead + options.partyStake * Math.max(-1, Math.min(1, ahead / options.target));
}

test('a deal of Tarok-ombre played out on bit masks pays what the rules pay, with any options', () => {
  eachSample(OMBRE.length * 3, (seed, i) => {
    const random = randomFrom(seed);
    let state = tarokOmbre.start({...OMBRE[i % OMBRE.length]!, deals: 'open'});
    while (state.table.turn.phase !== 'playing.trick') {
      const by = tarokOmbre.turn(state).must!;
      let move: TarokOmbreMove;
      if (by === 'chance') {
        move = tarokOmbre.chance(state, random);
      } else {
        const view = tarokOmbre.view(state, by);
        const moves = tarokOmbre.moves(view);
        // Somebody must play: bids are random, all else is done by the book.
        move = view.turn.phase.startsWith('bidding')
          ? sample(tarokOmbre, view, random)
          : tarokOmbreBrain.choose({game: 'tarok-ombre', view, moves, level: 'book', seed}).move;
      }
      state = tarokOmbre.play(state, by, move).state;
    }
    const view = tarokOmbre.view(state, state.table.turn.must as number);
    const t = ombreTable(view);
    state.hands.forEach((hand, seat) => putHand(t, seat, hand));
    const end = together(
      state,
      t,
      seed,
      (now, card) => tarokOmbre.play(now, tarokOmbre.turn(now).must!, {type: 'PLAY', card}).state,
    );
    const {options, declarer, contract, skatBy} = view;
    const price = priceFor({options, declarer, contract: contract!, skatBy}, {skat: pileOf(state.skat)}, t);
    assert.equal(price, end.table.lastDeal!.perOpponent);
  });
});

test('equal cards with no unseen card between them are evaluated once', () => {
  const hand = ['T20', 'T21', 'T19', 'T7', 'KS', 'QS', 'SK', '3H'];
  const view = {
    hand,
    seat: 0,
    tricks: [],
    trick: [],
    leader: 0,
    dealer: 2,
    announced: [null, null, null],
    options: {players: 3, skyLed: 'calls-tarok'},
  } as unknown as TarokView;
  const groupsOf = (seen: TarokView): string[][] => {
    const t = tableOf(seen),
      open = new Int32Array(5);
    lawfulInto(t, seatDue(t), open);
    return equalsOf(t, open, PACK.whole, alike).map((group) => group.map(cardOf));
  };
  const groups = groupsOf(view);
  assert.deepEqual(groups, [['T21'], ['T20', 'T19'], ['T7'], ['SK'], ['KS'], ['QS'], ['3H']]);
  // One card beats the tarok on the table, the other does not.
  const following = {...view, hand: ['T20', 'T18', 'T17'], seat: 1, trick: [{seat: 0, card: 'T19'}]};
  assert.deepEqual(groupsOf(following as unknown as TarokView), [['T20'], ['T18', 'T17']]);
});

test('a play-out ends when all cards are played', () => {
  eachSample(3, (seed) => {
    const random = randomFrom(seed);
    let state = tarok.start(tarokOptions({}));
    while (state.table.turn.phase !== 'playing.trick') {
      const {by, move} = randomMove(state, random);
      state = tarok.play(state, by, move).state;
    }
    const t = tableOf(tarok.view(state, 0));
    state.hands.forEach((hand, seat) => putHand(t, seat, hand));
    playOut(t);
    assert.ok(t.subarray(HANDS, HANDS + 15).every((held) => held === 0));
  });
});

test('the search at Tarok counts its imagined deals, decides alike in steps and in one go, and plays lawfully', () => {
  let searched = 0;
  const random = randomFrom(`${testSeed} search`);
  let state = tarok.start(tarokOptions({deals: 1}));
  const brain = masterTarokBrain();
  while (!tarok.turn(state).over) {
    const by = tarok.turn(state).must!;
    let move: TarokMove;
    if (by === 'chance') {
      move = tarok.chance(state, random);
    } else {
      const view = tarok.view(state, by);
      const question: TarokQuestion = {
        game: 'tarok',
        view,
        moves: tarok.moves(view),
        level: 'master',
        seed: `${state.table.tricks.length}`,
        deals: 6,
      };
      const thought = brain.choose(question);
      const thinking = brain.start!(question);
      if (thinking) assert.deepEqual(finishThinking(thinking), thought);
      if (thought.because?.search) {
        searched++;
        assert.ok(thought.because.search.deals <= 6);
      }
      ({move} = thought);
      assert.equal(tarok.refusal(view, move), null);
    }
    state = tarok.play(state, by, move).state;
  }
  assert.ok(searched > 30, `${searched}`);
});

test('the search at Tarok-ombre plays lawfully, and stops at its limit', () => {
  let now = 0,
    searched = 0;
  const brain = masterOmbreBrain({clock: () => (now += 1000)});
  const random = randomFrom(`${testSeed} ceiling`);
  let state = tarokOmbre.start({...OMBRE[1]!, deals: 'open'});
  while (searched < 20) {
    const by = tarokOmbre.turn(state).must!;
    let move: TarokOmbreMove;
    if (by === 'chance') {
      move = tarokOmbre.chance(state, random);
    } else {
      const view = tarokOmbre.view(state, by);
      const question = {
        game: 'tarok-ombre',
        view,
        moves: tarokOmbre.moves(view),
        level: 'master',
        seed: 'a',
        deals: 96,
      };
      const {because, move: chosen} = brain.choose(question);
      if (because?.search && brain.start!(question)) {
        searched++;
        assert.equal(because.search.deals, 20);
      }
      move = chosen;
      assert.equal(tarokOmbre.refusal(view, move), null);
    }
    state = tarokOmbre.play(state, by, move).state;
  }
});

test('a view that fits no deal is refused with the contradiction named, and the book still plays a card', () => {
  const random = randomFrom(`${testSeed} impossible`);
  let state = tarok.start(tarokOptions({deals: 1}));
  const leads = ({tricks, trick}: TarokState['table']): boolean => tricks.length === 3 && trick.length === 0;
  while (state.table.turn.phase !== 'playing.trick' || !leads(state.table)) {
    const {by, move} = randomMove(state, random);
    state = tarok.play(state, by, move).state;
  }
  const view = tarok.view(state, state.table.turn.must as number);
  const gone = view.tricks[0]!.cards[0]!.card;
  const brain = masterTarokBrain();
  const ask = (seen: TarokView, level: string) =>
    brain.choose({game: 'tarok', view: seen, moves: tarok.moves(view), level, seed: 'a', deals: 2});
  for (const [wrong, code, about] of [
    [{...view, hand: [gone, ...view.hand.slice(1)]}, 'card-twice', new RegExp(gone)],
    [{...view, hand: view.hand.slice(1)}, 'counts', /are known/],
    [{...view, counts: view.counts.map((n) => n + 1)}, 'counts', /has 23 cards/],
  ] as const) {
    assert.throws(
      () => ask(wrong, 'master'),
      (error) => error instanceof ImpossibleView && error.code === code && about.test(error.message),
    );
    assert.equal(ask(wrong, 'book').move.type, 'PLAY');
  }
});
