import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor, SimulatedClock} from 'xstate';
import {
  asking,
  auction,
  BEATS,
  chance,
  deciding,
  drawSeats,
  exchange,
  match,
  over,
  placesIn,
  settling,
  sheet,
  sheets,
  shuffleCutDeal,
  tableSetup,
  tricks,
} from '@quinola/chart';
import {playersOf, SLOW} from '@quinola/testing/chart/driving.js';
import {INPUT} from '@quinola/testing/small-toy/seated.js';
import {profile} from '@quinola/testing/small-toy/machine.js';
import {toy} from '@quinola/testing/small-toy/game.js';

describe('the parts of a match', () => {
  it('give phases the names of the book, and the usual moves of the part', () => {
    assert.deepEqual(
      drawSeats({
        spread: {spreading: 'drawing.seats'},
        draw: {seats: ['drawing.seats', 'drawing.choosing']},
        choose: {choosing: 'dealing'},
      }),
      {
        spreading: chance('drawing.seats', {ceremonial: true}),
        seats: asking(['DRAW'], ['drawing.seats', 'drawing.choosing'], {ceremonial: true}),
        choosing: asking(['CHOOSE_SEAT'], 'dealing', {ceremonial: true}),
      },
    );
    assert.deepEqual(
      shuffleCutDeal({
        choose: {pack: 'shuffling'},
        shuffle: {shuffling: 'cutting'},
        cut: {cutting: 'giving'},
        deal: {giving: 'playing'},
      }),
      {
        pack: asking(['CHOOSE_PACK'], 'shuffling', {ceremonial: true}),
        shuffling: chance('cutting', {ceremonial: true}),
        cutting: asking(['CUT'], 'giving', {ceremonial: true}),
        giving: chance('playing'),
      },
    );
    assert.deepEqual(tricks({trick: ['trick', 'scoring']}), {trick: asking(['PLAY'], ['trick', 'scoring'])});
  });

  it('accept other moves, and rights, where a phase names them', () => {
    assert.deepEqual(tricks({trick: {moves: ['PLAY', 'CALL'], rights: ['CLAIM'], then: 'trick'}}), {
      trick: asking(['PLAY', 'CALL'], 'trick', {rights: ['CLAIM']}),
    });
    assert.deepEqual(exchange({skat: {moves: ['LAY_SKAT'], then: 'playing'}}), {
      skat: asking(['LAY_SKAT'], 'playing'),
    });
  });

  it('lead from each bid of an auction to the same states', () => {
    const then = ['bidding', 'answering', 'playing'];
    assert.deepEqual(auction({bidding: ['BID', 'PASS'], answering: ['HOLD', 'PASS']}, then), {
      bidding: asking(['BID', 'PASS'], then),
      answering: asking(['HOLD', 'PASS'], then),
    });
  });

  it('show sheets one after the other, with others in between, and some only conditionally', () => {
    const then = ['dealing', 'over'];
    assert.deepEqual(
      sheets({laid: ['end.counting', 'end.settling'], instead: ['thrownIn'], after: 'partyOver', then}),
      {
        thrownIn: sheet(then),
        counting: sheet('end.settling'),
        settling: sheet(['partyOver', 'dealing', 'over']),
        partyOver: sheet(then),
      },
    );
  });

  it('ask everything outstanding before the sheets of a deal', () => {
    assert.deepEqual(
      settling({
        ask: {penalties: {moves: ['WAIVE'], then: 'end.marked'}},
        laid: ['end.marked'],
        then: 'over',
      }),
      {penalties: asking(['WAIVE'], 'end.marked'), marked: sheet('over')},
    );
  });
});

describe('what takes time', () => {
  it('follows from the happenings: cards travel, a bid is shown, a trick is gathered', () => {
    const spoken = {...profile, beats: {...profile.beats, played: {travel: 1, speak: 1}}, asks: () => false};
    const {table, opened} = tableSetup(toy, spoken);
    const machine = table.createMachine(
      match(opened, {
        ...shuffleCutDeal({
          cut: {cutting: {moves: ['CUT'], then: 'dealing'}},
          deal: {dealing: 'playing.trick'},
        }),
        playing: {initial: 'trick', states: tricks({trick: ['playing.trick', 'scoring']})},
        ...sheets({laid: ['scoring'], then: 'another'}),
        another: deciding(['cutting', 'finished']),
        finished: over(),
      }),
    );
    assert.deepEqual(placesIn(machine.config.states ?? {}), [
      'cutting',
      'dealing',
      'playing.trick',
      'scoring',
      'finished',
    ]);
    const clock = new SimulatedClock();
    const players = playersOf(3, 0, 1, 2);
    const actor = createActor(machine, {input: {...INPUT, players, pace: SLOW}, clock});
    actor.start();
    const beats = (): string[] => {
      const seen: string[] = [];
      for (;;) {
        const beat = BEATS.find((one) => actor.getSnapshot().hasTag(one));
        if (!beat) return seen;
        if (seen.at(-1) !== beat) seen.push(beat);
        clock.increment(100);
      }
    };
    const play = (): string[] => {
      const {state, turn} = actor.getSnapshot().context;
      const by = turn.must as number;
      actor.send({type: 'PLAY', card: state.hands[by]![0]!, by});
      return beats();
    };
    actor.send({type: 'CUT', index: 1});
    assert.deepEqual(beats(), ['speak', 'travel'], 'a word of the cutter, then the cards of chance');
    assert.deepEqual(play(), ['travel', 'speak']);
    assert.deepEqual(play(), ['travel', 'speak']);
    assert.deepEqual(play(), ['travel', 'speak', 'gather']);
  });
});
