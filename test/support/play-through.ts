import {randomFrom} from '@quinola/cards';
import {sample, type AnyGame} from '@quinola/play';
import '../../packages/quinola/tools/tables.js';
import {faultsAtSizes, LARGE_SCREENS} from './fit.js';
import {frames, until} from './visitor.js';

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

/**
 * Plays a deal by lawful moves, and measures the table whenever the visitor is asked for something else than before.
 * @param tag the table
 * @param given its attributes
 * @param all whether every state is measured, and not only the first three and the account of the deal
 * @returns what does not fit, with the state and the size
 */
export async function playThrough(tag: string, given: string, all: boolean): Promise<string[]> {
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
    if (measured.has(state) || (!all && measured.size > 2 && state !== 'sheet')) return;
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
