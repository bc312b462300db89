import {plainMoves} from '@quinola/opponents';
import {playOf, sample} from '@quinola/play';
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom, shuffled, TAROK_78} from '@quinola/cards';
import {eachSample, testSeed} from '@quinola/testing/sample.js';
import {judgeDiscard} from '../src/kit/rules/index.js';
import {TAROK as PACK} from '../src/kit/opponents/masks/cards.js';
import {quickCard} from '../src/kit/opponents/masks/policy.js';
import {worthLaying} from '../src/kit/opponents/masks/skats.js';
import {byBook as tarokByBook} from '../src/tarok/opponents/maxims/brain.js';
import {chooseSkat} from '../src/tarok/opponents/maxims/laying.js';
import {imagine as imagineTarok} from '../src/tarok/opponents/imagine/index.js';
import {tarok, tarokOptions, type TarokMove, type TarokState} from '../src/tarok/rules/index.js';
import {skatTrial} from '../src/tarok/opponents/search/skat.js';
import {tableOf as tarokTable} from '../src/tarok/opponents/search/trial.js';
import {imagine} from '../src/tarok-ombre/opponents/imagine/index.js';
import {imaginerFor} from '../src/tarok-ombre/opponents/imagine/known.js';
import {byBook} from '../src/tarok-ombre/opponents/maxims/brain.js';
import {
  isPlayed,
  tarokOmbre,
  tarokOmbreOptions,
  type TarokOmbreMove,
  type TarokOmbreState,
} from '../src/tarok-ombre/rules/index.js';
import {moveTrial} from '../src/tarok-ombre/opponents/search/before-play.js';
import {gameByBook} from '../src/tarok-ombre/opponents/search/likelihood.js';
import {likelyDeals} from '../src/tarok-ombre/opponents/search/likelihood.js';
import {tableOf} from '../src/tarok-ombre/opponents/search/trial.js';
import {worthWeighing} from '../src/tarok-ombre/opponents/search/worth-weighing.js';
import {AGREEMENTS as OMBRE} from '../test-support/ombre.js';
import {AGREEMENTS as TAROK, randomMove} from '../test-support/tarok-match.js';

/** A copy of a view: results of imagining are cached by view, so that only a copy gives the same deals again. */
const copyOf = <View>(view: View): View => ({...view});

/** The move of the book without finesses; cards are chosen by the policy of the play-outs. */
function ombreMove(state: TarokOmbreState, by: number): TarokOmbreMove {
  const view = tarokOmbre.view(state, by);
  if (view.turn.phase === 'playing.trick') return playOf(PACK.cardOf(quickCard(tableOf(view))));
  const moves = view.turn.phase === 'skat' ? [] : tarokOmbre.moves(view);
  return byBook({game: 'tarok-ombre', view, moves, level: 'teacher', seed: ''}).move;
}

test('a move before play in Tarok-ombre is worth what the rules pay when all else goes by the book', () => {
  const weighed = new Set<string>();
  eachSample(OMBRE.length, (seed, i) => {
    const random = randomFrom(seed);
    let state = tarokOmbre.start({...OMBRE[i % OMBRE.length]!, deals: 'open'});
    while (state.table.turn.phase !== 'playing.trick') {
      const by = tarokOmbre.turn(state).must!;
      if (by === 'chance') {
        state = tarokOmbre.play(state, by, tarokOmbre.chance(state, random)).state;
        continue;
      }
      const view = tarokOmbre.view(state, by);
      const {phase} = view.turn;
      if (/^(drawing|dealing)|unseen/.test(phase)) {
        state = tarokOmbre.play(state, by, sample(tarokOmbre, view, random)).state;
        continue;
      }
      const question = {
        game: 'tarok-ombre',
        view,
        moves: phase === 'skat' ? [] : tarokOmbre.moves(view),
        level: 'master',
        seed,
      };
      const moves = worthWeighing(question, byBook({...question, level: 'teacher'}).move);
      const fresh = moves.findIndex(({type}) => !weighed.has(type));
      const choice = fresh < 0 ? random.below(moves.length) : fresh;
      // The cards that another has laid away are imagined by the book's rules, and games that others have bid make some deals likelier.
      const named = view.auction.said.some(
        ({by: bidder, bid}) => bidder !== view.seat && bid !== null && isPlayed(view.options, bid),
      );
      if (moves.length > 1 && !named && (view.skatBy < 0 || view.skatBy === view.seat)) {
        const worth = new Float64Array(moves.length);
        moveTrial(copyOf(view), moves).weigh(
          randomFrom(`${seed} deal`),
          worth,
          new Uint8Array(worth.length).fill(1),
        );
        const imagined = imagine(copyOf(view), randomFrom(`${seed} deal`));
        let end = tarokOmbre.play(imagined, by, moves[choice]!).state;
        while (end.table.settled.length === state.table.settled.length) {
          const next = tarokOmbre.turn(end).must as number;
          end = tarokOmbre.play(end, next, ombreMove(end, next)).state;
        }
        assert.equal(
          worth[choice]! + 0,
          tarokOmbre.worth(end)[by]! - tarokOmbre.worth(state)[by]!,
          `${phase} ${JSON.stringify(moves[choice])}`,
        );
        weighed.add(moves[choice]!.type);
      }
      // Somebody must play and ask for cards: the first who can bids the lowest game, and gets it.
      const high = view.auction.high !== null && isPlayed(view.options, view.auction.high.bid);
      const word = plainMoves(question.moves).find((move) =>
        high ? move.type === 'PASS' : move.type === 'BID' && isPlayed(view.options, move.contract),
      );
      state = tarokOmbre.play(state, by, phase.startsWith('bidding') ? word! : moves[choice]!).state;
    }
  });
  for (const type of ['BID', 'PASS', 'DEMAND', 'GIVE_BACK', 'LAY_SKAT']) assert.ok(weighed.has(type), type);
});

function tarokMove(state: TarokState, by: number): TarokMove {
  const view = tarok.view(state, by);
  if (view.turn.phase === 'playing.trick') return playOf(PACK.cardOf(quickCard(tarokTable(view))));
  return tarokByBook({game: 'tarok', view, moves: tarok.moves(view), level: 'teacher', seed: ''}).move;
}

test('a Skat of Tarok is worth what the rules pay when everything is announced, with any options', () => {
  eachSample(TAROK.length, (seed, i) => {
    const random = randomFrom(seed);
    let state = tarok.start(tarokOptions(TAROK[i % TAROK.length]!));
    while (state.table.turn.phase !== 'skat') {
      const {by, move} = randomMove(state, random);
      state = tarok.play(state, by, move).state;
    }
    const by = state.table.turn.must as number;
    const view = tarok.view(state, by);
    const ofBook = tarokByBook({game: 'tarok', view, moves: [], level: 'teacher', seed}).move as Extract<
      TarokMove,
      {readonly type: 'LAY_SKAT'}
    >;
    const skats = worthLaying(view.hand, ofBook.cards);
    const worth = new Float64Array(skats.length),
      choice = random.below(skats.length);
    skatTrial(view, skats).weigh(randomFrom(`${seed} deal`), worth, new Uint8Array(worth.length).fill(1));
    let end = tarok.play(imagineTarok(copyOf(view), randomFrom(`${seed} deal`)), by, {
      type: 'LAY_SKAT',
      cards: skats[choice]!,
    }).state;
    while (!end.table.turn.over && end.table.turn.must !== 'chance') {
      const next = end.table.turn.must as number;
      end = tarok.play(end, next, tarokMove(end, next)).state;
    }
    // The value of the pot before the deal is part of its result; the first party has no score yet.
    const share = view.options.players === 3 ? view.pot / 3 : 0;
    const slack = end.table.turn.over && view.options.pot ? 2 : 1e-6;
    const paid = tarok.worth(end)[by]! - tarok.worth(state)[by]!;
    assert.ok(
      Math.abs(worth[choice]! - share - paid) <= slack,
      `${worth[choice]} ${paid} ${skats[choice]!.join()}`,
    );
  });
});

test('all discards that are compared are lawful and different, and the book’s comes first', () => {
  eachSample(40, (seed) => {
    const hand = shuffled(TAROK_78.cards, randomFrom(seed)).slice(0, 28);
    const {cards} = chooseSkat(hand, {level: 'teacher', seed}, randomFrom(seed));
    const skats = worthLaying(hand, cards);
    assert.deepEqual(skats[0], cards);
    assert.ok(skats.length <= 24);
    for (const skat of skats) assert.equal(judgeDiscard(hand, skat, true).legal, true, skat.join());
    assert.equal(new Set(skats.map((skat) => [...skat].sort().join())).size, skats.length);
  });
});

test('a player who named a game is imagined with a hand that suits it', () => {
  const random = randomFrom(`${testSeed} high`);
  let state = tarokOmbre.start(tarokOmbreOptions({manner: 'new'}));
  while (state.table.turn.phase !== 'bidding.opening') {
    const by = tarokOmbre.turn(state).must!;
    const move =
      by === 'chance'
        ? tarokOmbre.chance(state, random)
        : sample(tarokOmbre, tarokOmbre.view(state, by), random);
    state = tarokOmbre.play(state, by, move).state;
  }
  const bid = tarokOmbre.play(state, tarokOmbre.turn(state).must!, {type: 'BID', contract: 'uno'}).state;
  const view = tarokOmbre.view(bid, bid.table.turn.must as number);
  const holdings = new Int32Array(20),
    forehand = bid.table.auction.high!.by;
  /** In how many of a hundred deals the book would have bid it. */
  const borne = (draw: ReturnType<typeof likelyDeals>): number => {
    let n = 0;
    for (let i = 0; i < 100; i++) {
      draw(random, holdings);
      n += Number(
        gameByBook({
          hand: PACK.cardsAt(holdings, forehand),
          options: view.options,
          skatBy: -1,
          seat: forehand,
        }) !== 'pass',
      );
    }
    return n;
  };
  const {deal} = imaginerFor(view);
  const likely = borne(likelyDeals(view, {deal, dealCount: 1})),
    any = borne(deal);
  assert.ok(likely > 1.5 * any, `${likely} ${any}`);
});
