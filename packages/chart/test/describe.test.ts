import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {placesIn} from '@quinola/chart';
import {describeChart, waysFrom, type ChartNode} from '@quinola/chart/describe.js';
import {toyMachine} from '@quinola/testing/small-toy/machine.js';

describe('the description of a chart', () => {
  const chart = describeChart(toyMachine);
  const find = (path: string, node: ChartNode = chart): ChartNode | undefined =>
    node.path === path ? node : node.states.map((state) => find(path, state)).find(Boolean);

  it('is plain data with a path for every state', () => {
    assert.deepEqual(JSON.parse(JSON.stringify(chart)), chart);
    assert.equal(find('playing.trick')?.kind, 'parallel');
    assert.equal(find('playing.trick.turn.visitor')?.kind, 'compound');
  });

  it('names the states of a match', () => {
    const places: string[] = [];
    const walk = (node: ChartNode): void => {
      if (node.place) places.push(node.path);
      node.states.forEach(walk);
    };
    walk(chart);
    assert.deepEqual(places, ['cutting', 'dealing', 'playing.trick', 'scoring', 'finished']);
    assert.deepEqual(placesIn(toyMachine.config.states ?? {}), places);
  });

  it('says where each state leads', () => {
    assert.deepEqual(waysFrom(find('dealing')!), ['playing.trick']);
    assert.deepEqual(waysFrom(find('playing.trick')!), ['playing.trick', 'scoring']);
    assert.deepEqual(waysFrom(find('another')!), ['cutting', 'finished']);
    const events = find('scoring.open')?.transitions.map(({event}) => event);
    assert.deepEqual(events, ['ACKNOWLEDGE', 'xstate.after.sheet.match.scoring.open', '']);
  });
});
