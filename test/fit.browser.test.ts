import {emulateMedia, executeServerCommand, setViewport} from '@web/test-runner-commands';
import {expect} from '@open-wc/testing';
import registry from '../packages/quinola/games.json' with {type: 'json'};
import {playThrough} from './support/play-through.js';

describe('a table in its box', () => {
  before(async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    await setViewport({width: 1940, height: 1940});
    await executeServerCommand('fingers', true);
  });
  after(() => executeServerCommand('fingers', false));
  afterEach(() => document.body.replaceChildren());

  for (const {id, tag, tried} of registry.games.filter(({id: one}) => window.sampled.includes(one))) {
    const attributes = ['', ...((tried as {rooms?: readonly string[]}).rooms ?? [])];
    for (const given of window.long ? attributes : attributes.slice(0, 1))
      it(`shows ${[id, given].filter(Boolean).join(' with ')} whole at every size`, async () => {
        const faults = await playThrough(tag, given, window.long);
        expect([...new Set(faults)].join('\n')).to.equal('');
      }).timeout(window.long ? 900_000 : 120_000);
  }
});
