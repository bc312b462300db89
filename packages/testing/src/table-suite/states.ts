import {randomFrom} from '@quinola/cards';
import {sample, type AnyGame} from '@quinola/play';
import {frames, until} from '../visitor.js';

/** What a walk through the states of a table uses of it, built or from its sources. */
export interface WalkedTable extends HTMLElement {
  readonly game: AnyGame;
  readonly view: {readonly seats?: readonly number[]; readonly trick?: readonly unknown[]} | null;
  readonly context: {readonly turn: {readonly phase: string}; readonly count: number} | null;
  readonly updateComplete: Promise<boolean>;
  readonly courts: object | null;
  readonly match: {send(event: {readonly type: string}): void};
  seats: readonly unknown[];
  tag(...tags: readonly string[]): boolean;
  start(): Promise<void>;
  whole(): Promise<unknown>;
  play(move: unknown): boolean;
  hint(): void;
  open(panel: string): Promise<unknown>;
  close(): Promise<void>;
}

/** How many moves of the visitor are made at most: a deal that is bid badly may end before a card is played. */
const MOVES = 240;

/**
 * Puts a table into a place of its own that fills it, and waits until it can be played; all others are players of the page, who
 * choose by chance.
 */
export async function walkedTable(
  tag: string,
  given: string,
): Promise<{readonly table: WalkedTable; readonly answer: (view: unknown) => unknown}> {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = `<${tag} ${given} seed="fit" pace="none" reveal="interaction" style="height: 100%"></${tag}>`;
  const table = place.firstElementChild as WalkedTable;
  await until(() => table.updateComplete);
  const random = randomFrom('fit');
  const answer = (view: unknown): unknown => sample(table.game, view, random);
  table.seats = Array.from({length: 6}, (_, seat) =>
    seat || /autoplay|watcher/.test(given) ? answer : 'visitor',
  );
  await table.start();
  await table.whole();
  return {table, answer};
}

/**
 * Plays by lawful moves until cards were played and accounted for, and stops in each state that looks different to the
 * visitor: whenever he is asked something else than before, at the last card of a trick, with advice beside his cards, at the
 * account of a deal.
 * @param tag the table, whose element is defined
 * @param given its attributes
 * @param look what is done in each state; the table does not change meanwhile
 */
export async function walk(
  tag: string,
  given: string,
  look: (table: WalkedTable, state: string) => Promise<void>,
): Promise<void> {
  const {table, answer} = await walkedTable(tag, given);
  const seen = new Set<string>();
  const stop = async (state: string): Promise<void> => {
    if (seen.has(state)) return;
    seen.add(state);
    await until(() => !table.shadowRoot!.querySelector('.air .card'), `${state}: a card stays in the air`);
    await frames();
    await look(table, state);
  };
  for (let moves = 0; moves < MOVES; moves++) {
    await until(() => table.tag('visitor', 'right', 'sheet', 'over'), `${tag} asks nobody`);
    await table.updateComplete;
    if (table.tag('sheet', 'over')) {
      await until(() => table.shadowRoot!.querySelector('.sheet'), 'no account is shown');
      await stop('sheet');
      if (table.view!.trick === undefined || seen.has('advice') || table.tag('over')) return;
      table.match.send({type: 'ACKNOWLEDGE'});
      continue;
    }
    const {phase} = table.context!.turn;
    const trick = table.view!.trick?.length;
    if (trick === undefined || trick === (table.view!.seats?.length ?? 0) - 1) {
      await stop([phase, trick].join(' ').trim());
      if (trick !== undefined && !seen.has('advice')) {
        table.hint();
        await until(() => table.shadowRoot!.querySelector('.sheet.small'), 'no advice');
        await frames();
        await stop('advice');
        await table.close();
      }
    } else if (!/trick/.test(phase)) await stop(phase);
    const {count} = table.context!;
    table.play(answer(table.view));
    await until(() => table.context!.count > count, `${phase}: no move is made`);
  }
}
