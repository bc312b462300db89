import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/whist/define.js';
import type {AnyTable} from '@quinola/table';
import {tags} from 'quinola';
import {waitUntil} from '../../table/test-support/wait.js';

declare global {
  interface Window {
    /** Whether this is the long run. */
    readonly long: boolean;
  }
}

interface Collected {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes. */
  readonly heap: number;
}

/** How many tables of a tag come and go before the page is weighed, and then until it is weighed again. */
const [WARM, GONE] = window.long ? [20, 180] : [2, 3];

const frame = (): Promise<number> => new Promise((go) => requestAnimationFrame(go));

/** Bytes that a page may keep of each table that has gone: what the engine learns of the code that it runs is less. */
const GROWTH = 4000;

for (const tag of tags) {
  describe(`a page on which ${GONE} of <${tag}> have come and gone`, () => {
    it('holds nothing of them', async () => {
      const gone: WeakRef<object>[] = [];
      /**
       * A table comes, is opened, and goes. In a function of its own, whose frame goes too; and not by `waitUntil`: its timer
       * goes on, and holds what it has waited for.
       */
      const visit = async (): Promise<void> => {
        const table = document.createElement(tag) as unknown as AnyTable;
        table.pace = 'none';
        document.body.append(table);
        while (!table.context || !table.service) await frame();
        await table.open('menu');
        gone.push(
          ...[table, table.renderRoot, table.service, table.context.record].map(
            (held) => new WeakRef<object>(held),
          ),
        );
        table.remove();
      };
      /** What the page holds when some have come and gone, and nothing holds them any more. */
      const visited = async (count: number): Promise<Collected> => {
        for (let i = 0; i < count; i++) await visit();
        let held: Collected;
        await waitUntil(
          async () => {
            // What the browser still has to say to them is said in the next frames.
            await frame();
            await frame();
            held = await executeServerCommand<Collected, undefined>('collect-garbage');
            return gone.every((one) => !one.deref());
          },
          'a table is still held',
          {timeout: 20_000},
        );
        return held!;
      };
      // What is made once for a page the first tables make, and what the browser compiles as it warms.
      const before = await visited(WARM);
      const after = await visited(GONE);
      const each = (what: keyof Collected): number => (after[what] - before[what]) / GONE;
      expect(each('listeners'), 'listeners for each').to.be.below(1);
      // A few tables weigh less than the code that the browser has compiled meanwhile, and a line that was first seen now.
      if (window.long) {
        expect(each('nodes'), 'nodes for each').to.be.below(1);
        expect(each('heap'), 'bytes for each').to.be.below(GROWTH);
      }
    }).timeout(window.long ? 900_000 : 40_000);
  });
}
