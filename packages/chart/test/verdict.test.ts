import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {match, over, sheets, shuffleCutDeal, tableSetup, tricks, type TableEmitted} from '@quinola/chart';
import type {Game, Refusal} from '@quinola/play';
import {playersOf, playOn, untilIdle, NO_PAUSES} from '@quinola/testing/chart/driving.js';
import {INPUT, type ToyInput} from '@quinola/testing/small-toy/seated.js';
import {profile} from '@quinola/testing/small-toy/machine.js';
import {
  toy,
  type ToyHappening,
  type ToyMove,
  type ToyOptions,
  type ToyState,
  type ToyView,
} from '@quinola/testing/small-toy/game.js';

type ToyGame = Game<ToyState, ToyView, ToyMove, ToyOptions, ToyHappening, never>;

/** The toy's chart on rules that count how often a move is judged, alone or while it is made. */
function counting(change: Partial<ToyGame> = {}, input: Partial<ToyInput> = {}) {
  const asked: ToyMove[] = [];
  const rules: ToyGame = {...toy, ...change};
  const game: ToyGame = {
    ...rules,
    refusal(view, move) {
      asked.push(move);
      return rules.refusal(view, move);
    },
    play(state, by, move, judged) {
      if (by !== 'chance' && judged === undefined) asked.push(move);
      return rules.play(state, by, move, judged);
    },
  };
  const {table, opened} = tableSetup(game, profile);
  const machine = table.createMachine(
    match(opened, {
      ...shuffleCutDeal({
        cut: {cutting: {moves: ['CUT', 'REFUSE_CUT'], then: 'dealing'}},
        deal: {dealing: 'playing.trick'},
      }),
      playing: {
        initial: 'trick',
        states: tricks({
          trick: {moves: ['PLAY'], rights: ['KNOCK'], then: ['playing.trick', 'scoring']},
        }),
      },
      ...sheets({laid: ['scoring'], then: ['cutting', 'finished']}),
      finished: over(),
    }),
  );
  const actor = createActor(machine, {input: {...INPUT, ...input}});
  const emissions: TableEmitted<ToyMove, ToyHappening>[] = [];
  actor.on('*', (emitted) => {
    emissions.push(emitted);
  });
  actor.start();
  return {actor, asked, emissions};
}

const BREACH: Refusal = {reason: 'out-of-turn', breach: true};
/** Strict rules: playing out of turn is possible; in the toy it only has the effect of the next cut. */
const strict: Partial<ToyGame> = {
  refusal: (view, move) => {
    const refusal = toy.refusal(view, move);
    return refusal?.reason === 'not-your-turn' ? BREACH : refusal;
  },
  play: (state, by, move, judged) =>
    judged?.breach
      ? {state: {...state, phase: 'cutting', hands: [[], [], []], trick: []}, events: []}
      : toy.play(state, by, move, judged),
};

describe('the legality of a move', () => {
  it('is decided once, for visitors and opponents alike', async () => {
    const {actor, asked} = counting({}, {players: playersOf(3, 0)});
    // The test's own driver also asks the toy.
    await playOn(toy, actor, (moves) => moves[0]!);
    const {record} = actor.getSnapshot().context;
    assert.deepEqual(
      asked,
      record.moves.filter(({by}) => by !== 'chance').map(({move}) => move),
    );
    actor.stop();
  });

  it('is not asked for moves that the rules have listed themselves', async () => {
    const {actor, asked} = counting({}, {ceremony: 'short', players: playersOf(3, 0)});
    await untilIdle(actor);
    const {moves} = actor.getSnapshot().context.record;
    assert.deepEqual(moves.map(({move}) => move.type).slice(0, 2), ['CUT', 'DEAL']);
    assert.deepEqual(
      asked.filter(({type}) => type === 'CUT'),
      [],
    );
  });

  it('is decided once for a refused move, and the refusal comes from the chart', () => {
    const {actor, asked, emissions} = counting({}, {players: playersOf(3, 0, 1, 2), ceremony: 'short'});
    asked.length = emissions.length = 0;
    const wrong = {type: 'PLAY', card: 99, by: actor.getSnapshot().context.turn.must as number} as const;
    actor.send(wrong);
    assert.equal(asked.length, 1);
    const refusal = {reason: 'no-card', about: {card: 99}};
    assert.deepEqual(emissions, [{type: 'refused', move: wrong, refusal}]);
    assert.deepEqual(actor.getSnapshot().context.refusal, refusal);
  });

  it('is refused without a word of it if no sentence can tell what is in it', () => {
    const {actor, emissions} = counting({}, {players: playersOf(3, 0, 1, 2), ceremony: 'short'});
    emissions.length = 0;
    const card = {toString: null} as unknown as number;
    const wrong = {type: 'PLAY', card, by: actor.getSnapshot().context.turn.must as number} as const;
    actor.send(wrong);
    assert.deepEqual(emissions, [{type: 'refused', move: wrong, refusal: {reason: 'not-now'}}]);
  });
});

describe('a breach', () => {
  const early = () => {
    const played = counting(strict, {players: playersOf(3, 0, 1, 2), ceremony: 'short'});
    const {turn, state} = played.actor.getSnapshot().context;
    const by = [0, 1, 2].find((player) => player !== turn.must)!;
    played.asked.length = played.emissions.length = 0;
    return {...played, event: {type: 'PLAY', card: state.hands[by]![0]!, by} as const};
  };

  it('is refused unless confirmed, and the refusal says that it is possible', () => {
    const {actor, emissions, event} = early();
    const before = actor.getSnapshot().context.state;
    actor.send(event);
    assert.deepEqual(emissions, [{type: 'refused', move: event, refusal: BREACH}]);
    assert.equal(actor.getSnapshot().context.state, before);
  });

  it('is made once confirmed, for that move only', () => {
    const {actor, emissions, asked, event} = early();
    actor.send({...event, meant: 'another'});
    assert.equal(emissions.at(-1)?.type, 'refused');
    asked.length = 0;
    actor.send({...event, meant: BREACH.reason});
    assert.equal(emissions[1]?.type, 'moved');
    const {record} = actor.getSnapshot().context;
    const {by, ...move} = event;
    assert.deepEqual(
      record.moves.findLast((made) => made.by === by && made.move.type === 'PLAY'),
      {by, move},
      'what the record keeps is the move alone',
    );
    assert.equal(asked.length, 1);
  });
});

describe('a page', () => {
  it('can hold back a lawful move, and is asked about no other', () => {
    const offered: ToyMove[] = [];
    const {actor, emissions} = counting(
      {},
      {
        players: playersOf(3, 0, 1, 2),
        holdsBack(move) {
          offered.push(move);
          return move.type === 'PLAY';
        },
      },
    );
    actor.send({type: 'PLAY', card: 3});
    actor.send({type: 'PAUSE'});
    actor.send({type: 'CUT', index: 1});
    actor.send({type: 'RESUME'});
    assert.deepEqual(offered, [], 'what cannot be done now needs nobody to hold it back');
    actor.send({type: 'CUT', index: 2});
    assert.deepEqual(offered, [{type: 'CUT', index: 2}]);
    const {state, turn} = actor.getSnapshot().context;
    const by = turn.must as number;
    const event = {type: 'PLAY', card: state.hands[by]![0]!, by} as const;
    actor.send(event);
    assert.deepEqual(offered.slice(1), [{type: 'PLAY', card: event.card}]);
    assert.equal(actor.getSnapshot().context.state, state);
    assert.deepEqual(emissions.at(-1), {type: 'refused', move: event, refusal: {reason: 'held-back'}});
  });
});

describe('a visitor who has his deal finished for him', () => {
  it('makes no more moves in it', () => {
    const never = {choose: () => new Promise<never>(() => undefined)};
    const {actor, emissions} = counting(
      {},
      {thinker: never, pace: NO_PAUSES, players: playersOf(3, 0, 1, 2)},
    );
    actor.send({type: 'CUT', index: 1});
    actor.send({type: 'FINISH_DEAL'});
    const {state, turn} = actor.getSnapshot().context;
    const by = turn.must as number;
    actor.send({type: 'PLAY', card: state.hands[by]![0]!, by});
    assert.equal(actor.getSnapshot().context.state, state);
    assert.equal(emissions.at(-1)?.type, 'refused');
  });
});
