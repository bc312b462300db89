import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import '@quinola/whist/define.js';
import type {WhistTable} from '@quinola/whist';
import {waitUntil} from '../../table/test-support/wait.js';
import {first, movesOf, settled} from '../test-support/table.js';

interface Collected {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes. */
  readonly heap: number;
}

/** How many tables come and go in one page, and how many before: what the browser compiles it has compiled by then. */
const MANY = 200,
  WARM = 20;

/** Bytes that a page may keep of each table that has gone, for what the engine still learns of the code. */
const GROWTH = 2000;

/** What the page holds after all garbage has been collected. */
const collected = (): Promise<Collected> => executeServerCommand('collect-garbage');

/** Two frames: what the browser still had to say to a table (its size, its place) has been said. */
const frames = (): Promise<unknown> =>
  new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));

/** Puts a table into the page, lets something happen at it, takes it out; what is left are weak references. */
async function lived(
  attributes: Readonly<Record<string, string>>,
  life: (table: WhistTable) => Promise<void>,
): Promise<WeakRef<object>[]> {
  const table = document.createElement('whist-table');
  for (const [name, value] of Object.entries({pace: 'none', seed: 'a test', ...attributes}))
    table.setAttribute(name, value);
  document.body.append(table);
  await life(table);
  const {view} = table;
  table.remove();
  return [table, table.renderRoot, ...(view ? [view] : [])].map((held) => new WeakRef<object>(held));
}

async function playTrick(table: WhistTable): Promise<void> {
  await settled(table);
  table.play(first(table.view!, movesOf(table)));
  await settled(table);
}

/** Ways a table may be lived at, each ended by its removal. */
const LIVES: readonly [string, Readonly<Record<string, string>>, (table: WhistTable) => Promise<void>][] = [
  ['has hardly come', {}, () => Promise.resolve()],
  ['waits to be begun', {reveal: 'interaction'}, (table) => table.whole()],
  [
    'waits for its visitor',
    {},
    async (table) => {
      table.seats = ['visitor', first, first, first];
      await playTrick(table);
      await table.whole();
    },
  ],
  [
    'has sheets open',
    {},
    async (table) => {
      table.seats = ['visitor', first, first, first];
      await playTrick(table);
      for (const panel of ['menu', 'settings', 'score', 'rules']) await table.open(panel);
    },
  ],
  [
    'lets its opponents think',
    {},
    async (table) => {
      await playTrick(table);
      table.play(first(table.view!, movesOf(table)));
    },
  ],
  [
    'moves its cards',
    {pace: 'calm'},
    async (table) => {
      await table.whole();
      await frames();
    },
  ],
  [
    'plays by itself',
    {autoplay: '', pace: 'quick'},
    async (table) => {
      await table.whole();
      await frames();
    },
  ],
  [
    'keeps its match',
    {persist: 'a match'},
    async (table) => {
      table.seats = ['visitor', first, first, first];
      await playTrick(table);
    },
  ],
  ['speaks Polish by night', {lang: 'pl', theme: 'night'}, playTrick],
];

/** Waits until nothing of them is held; what a table had asked for may still be on its way to it. */
async function freed(left: readonly WeakRef<object>[]): Promise<void> {
  await waitUntil(
    async () => {
      await frames();
      await collected();
      return left.every((held) => !held.deref());
    },
    'it is still held',
    {timeout: 10_000},
  );
}

describe('a table that is taken away', () => {
  afterEach(() => localStorage.clear());

  for (const [state, attributes, life] of LIVES) {
    it(`is freed when it ${state}`, async () => {
      await freed(await lived(attributes, life));
    });
  }

  it('leaves no listener and no node behind', async () => {
    // What is made once for a page the tables above have made.
    const before = await collected();
    for (const [, attributes, life] of LIVES) await freed(await lived(attributes, life));
    const after = await collected();
    expect(after.nodes, 'nodes').to.be.at.most(before.nodes);
    expect(after.listeners, 'listeners').to.be.at.most(before.listeners);
  });

  it(`leaves nothing behind, were there ${MANY} of them`, async () => {
    const visits = async (count: number): Promise<Collected> => {
      const left: WeakRef<object>[] = [];
      while (left.length < count) left.push((await lived({}, settled))[0]!);
      await freed(left);
      return collected();
    };
    const before = await visits(WARM);
    let after = await visits(MANY);
    // What hears of the last of them may outlive it until then.
    await waitUntil(async () => {
      await frames();
      after = await collected();
      return after.nodes <= before.nodes && after.listeners <= before.listeners;
    }, 'nodes or listeners are left');
    expect((after.heap - before.heap) / MANY, 'bytes for each').to.be.below(GROWTH);
  });
});
