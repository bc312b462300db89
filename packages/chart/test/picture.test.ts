import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {placesIn} from '@quinola/chart';
import {activePaths, chartPicture, type Place} from '@quinola/chart/picture.js';
import {bankMachine} from '@quinola/testing/bank-toy/machine.js';
import {toyMachine} from '@quinola/testing/small-toy/machine.js';

describe('the picture of a chart', () => {
  const {places, always} = chartPicture(toyMachine);
  const all = (list: readonly Place[]): Place[] => list.flatMap((place) => [place, ...all(place.places)]);
  const find = (path: string): Place => all(places).find((place) => place.path === path)!;

  it('shows every state of the match, and nothing that all matches share', () => {
    const paths = all(places).map(({path}) => path);
    for (const place of placesIn(toyMachine.config.states ?? {})) assert.ok(paths.includes(place), place);
    for (const shared of ['opening', 'following', 'paused', 'failed'])
      assert.ok(!paths.includes(shared), shared);
  });

  it('nests the phases, and says what happens in each', () => {
    assert.equal(find('playing').kind, 'group');
    assert.deepEqual(
      ['cutting', 'dealing', 'playing.trick', 'scoring', 'another', 'finished'].map(
        (path) => find(path).kind,
      ),
      ['asking', 'chance', 'asking', 'sheet', 'deciding', 'over'],
    );
  });

  it('lists events, transitions and inner steps', () => {
    const trick = find('playing.trick');
    assert.deepEqual(trick.events, ['PLAY', 'KNOCK']);
    assert.deepEqual(trick.targets, ['playing.trick', 'scoring']);
    assert.deepEqual(trick.beats.slice(0, 2), ['visitor', 'opponent']);
    assert.ok(!trick.beats.includes('settled'));
    assert.deepEqual(find('scoring').events, ['ACKNOWLEDGE']);
    assert.ok(always.includes('UNDO') && !always.includes('*'));
  });

  it('says that a visitor is asked among several who act', () => {
    const staking = all(chartPicture(bankMachine).places).find(({path}) => path === 'staking')!;
    assert.deepEqual(staking.beats.slice(0, 2), ['visitor', 'opponent']);
    assert.equal(new Set(staking.beats).size, staking.beats.length);
  });

  it('mentions no other players where a game is for one', () => {
    const alone = chartPicture(toyMachine, true);
    assert.deepEqual(
      alone.always,
      always.filter((event) => event !== 'SET_PLAYERS'),
    );
    const trick = all(alone.places).find(({path}) => path === 'playing.trick')!;
    assert.deepEqual(
      trick.beats,
      find('playing.trick').beats.filter((beat) => beat !== 'opponent'),
    );
  });

  it('knows which states are active', () => {
    assert.deepEqual(activePaths({playing: {trick: {turn: {visitor: 'choosing'}}}}), [
      'playing',
      'playing.trick',
      'playing.trick.turn',
      'playing.trick.turn.visitor',
      'playing.trick.turn.visitor.choosing',
    ]);
    assert.deepEqual(activePaths('over'), ['over']);
  });
});
