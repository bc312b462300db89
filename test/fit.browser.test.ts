import {randomFrom} from '@quinola/cards';
import {sample, type AnyGame} from '@quinola/play';
import {emulateMedia, executeServerCommand, setViewport} from '@web/test-runner-commands';
import {expect} from '@open-wc/testing';
import registry from '../packages/quinola/games.json' with {type: 'json'};
import '../packages/quinola/tools/tables.js';
import {faultsAtSizes, LARGE_SCREENS} from './support/fit.js';
import {frames, until} from './support/visitor.js';

/** What is asked of a table of any game. */
interface AnyTable extends HTMLElement {
  readonly game: AnyGame;
  readonly view: {readonly seats?: readonly number[]; readonly trick?: readonly unknown[]} | null;
  readonly context: {readonly turn: {readonly phase: string}; readonly count: number} | null;
  readonly updateComplete: Promise<boolean>;
  seats: readonly unknown[];
  tag(...tags: readonly string[]): boolean;
  start(): Promise<void>;
  whole(): Promise<unknown>;
  play(move: unknown): boolean;
  hint(): void;
  close(): Promise<void>;
}

/** How many moves of the visitor a deal has at most. */
const MOVES = 120;

describe('a table in its box', () => {
  before(async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    await setViewport({width: 1940, height: 1940});
    await executeServerCommand('fingers', true);
  });
  after(() => executeServerCommand('fingers', false));
  afterEach(() => document.body.replaceChildren());

  for (const {id, tag, tried} of registry.games) {
    const attributes = ['', ...((tried as {rooms?: readonly string[]}).rooms ?? [])];
    for (const given of window.long ? attributes : attributes.slice(0, 1))
      it(`shows ${[id, given].filter(Boolean).join(' with ')} whole at every size`, async () => {
        const faults = await playThrough(tag, given, window.long);
        expect([...new Set(faults)].join('\n')).to.equal('');
      }).timeout(window.long ? 900_000 : 60_000);
  }
});

/** Plays a deal by lawful moves, and measures the table whenever the visitor is asked for something else than before. */
async function playThrough(tag: string, given: string, all: boolean): Promise<string[]> {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = `<${tag} ${given} seed="fit" pace="none" reveal="interaction"></${tag}>`;
  const table = place.firstElementChild as AnyTable;
  table.style.height = '100%';
  await until(() => table.updateComplete);
  const random = randomFrom('fit');
  const answer = (view: unknown): unknown => sample(table.game, view, random);
  table.seats = Array.from({length: 6}, (_, seat) =>
    seat || /autoplay|watcher/.test(given) ? answer : 'visitor',
  );
  await table.start();
  await table.whole();
  const faults: string[] = [];
  const measured = new Set<string>();
  const measure = async (state: string): Promise<void> => {
    if (measured.has(state) || (!all && measured.size > 3)) return;
    measured.add(state);
    await until(() => !table.shadowRoot!.querySelector('.air .card'));
    await frames();
    faults.push(
      ...(await faultsAtSizes(table, given === 'kiosk' ? LARGE_SCREENS : undefined)).map(
        (fault) => `${state} ${fault}`,
      ),
    );
  };
  for (let moves = 0; moves < MOVES; moves++) {
    await until(() => table.tag('visitor', 'right', 'sheet', 'over'), `${tag} asks nobody`);
    await table.updateComplete;
    if (table.tag('sheet', 'over')) {
      await until(() => table.shadowRoot!.querySelector('.sheet'));
      await measure('sheet');
      return faults;
    }
    const {phase} = table.context!.turn;
    const trick = table.view!.trick?.length;
    if (trick === undefined || trick === (table.view!.seats?.length ?? 0) - 1) {
      await measure(`${phase} ${trick ?? ''}`);
      if (trick !== undefined && !measured.has('advice')) {
        table.hint();
        await until(() => table.shadowRoot!.querySelector('.sheet.small'));
        await frames();
        await measure('advice');
        await table.close();
      }
    } else if (!/trick/.test(phase)) await measure(phase);
    const {count} = table.context!;
    table.play(answer(table.view));
    await until(() => table.context!.count > count);
  }
  return faults;
}
