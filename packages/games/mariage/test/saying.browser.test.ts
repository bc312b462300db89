import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import '@quinola/mariage/define.js';
import {faultsAtSizes} from '@quinola/testing/fit.js';
import {first, leave, until, visit} from '@quinola/testing/visitor.js';
import {makeMove} from '@quinola/testing/visitor/moves.js';

/** Where most stands on least. */
const SIZES = ['320x568', '360x640', '390x664', '640x360', '844x390', '768x1024', '1280x720', '1080x1920'];

/** Says a marriage where it may. */
const says = (view: unknown, offers: readonly {readonly type: string}[]): object =>
  offers.find(({type}) => type === 'DECLARE_MARRIAGE') ?? first(view, offers);

describe('a marriage of another player', () => {
  afterEach(leave);

  for (const variant of ['pelny', 'kiks'])
    it(`is said at his seat, where it has its place on every screen: ${variant}`, async () => {
      await setViewport({width: 1080, height: 1920});
      const table = await visit(
        `<mariage-table lang="en" variant="${variant}" partie="20" seed="x" pace="none" nostorage style="height: 100%"></mariage-table>`,
        {seats: ['visitor', says, says, says], wait: 'whole'},
      );
      const words = (): readonly string[] =>
        table
          .part('seat')
          .flatMap((seat) => [...seat.querySelectorAll('.word')].map((one) => one.textContent));
      while (!words().length) await makeMove(table);
      expect(words()).to.have.length(1);
      expect(words()[0]).to.match(/^(Twenty|Forty) in /);
      // The longest words.
      table.element.setAttribute('lang', 'pl');
      await until(() => /^Z (dwudziestu|czterdziestu), /.test(words()[0]!));
      expect(await faultsAtSizes(table.element as unknown as HTMLElement, SIZES)).to.deep.equal([]);
    });
});
