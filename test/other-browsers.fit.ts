import {expect} from '@open-wc/testing';
import registry from '@quinola/testing/registry/games.json' with {type: 'json'};
import {faultsAtSizes, LARGE_SCREENS} from '@quinola/testing/fit.js';
import '@quinola/testing/registry/tables.js';
import {walk} from '@quinola/testing/table-suite/states.js';

// The fit of every table in browsers that take no commands while a test runs: they were started with a large window and a coarse
// pointer. In Chromium the file of each game measures it.

describe('a table in its box', () => {
  afterEach(() => document.body.replaceChildren());

  for (const {id, tag, tried} of registry.games.filter(({id: one}) => window.sampled.includes(one))) {
    const rooms = (tried as {rooms?: readonly string[]}).rooms ?? [];
    for (const given of ['', ...(window.long ? rooms : [])])
      it(`shows ${[id, given].filter(Boolean).join(' with ')} whole at every size`, async () => {
        const faults: string[] = [];
        await walk(tag, given, async (table, state) => {
          const found = await faultsAtSizes(table, given === 'kiosk' ? LARGE_SCREENS : undefined);
          faults.push(...found.map((fault) => `${state}: ${fault}`));
        });
        expect([...new Set(faults)].join('\n')).to.equal('');
      }).timeout(900_000);
  }
});
