import assert from 'node:assert/strict';
import {createActor} from 'xstate';
import {randomFrom} from '@quinola/cards';
import type {Thinker} from '@quinola/chart';
import {describeChart, type ChartNode} from '@quinola/chart/describe.js';
import {foldRecord, type Happening, type MoveLike} from '@quinola/play';
import {samples, testSeed} from '../../../play/test-support/sample.js';
import {playOn, rested, type Playing, meant} from '../driving.js';
import {inputOf} from './chart.js';
import {someMove} from './sample-match.js';
import type {TestedGame} from './tested-game.js';

/** Somebody who never answers. */
const NEVER: Thinker = {choose: () => new Promise(() => undefined)};

/** How many decisions of a visitor are taken back. */
const DECISIONS = samples(8, 40);

type Table = Playing<unknown, unknown, MoveLike, unknown, Happening> & {
  send(event: {readonly type: string}): void;
};

const within = (node: ChartNode): readonly ChartNode[] => [node, ...node.states.flatMap(within)];

/** The paths of the states that a short ceremony passes over. */
function ceremonial({machine}: TestedGame): readonly string[] {
  return within(describeChart(machine))
    .filter(
      (node) =>
        node.place &&
        within(node).some(({transitions}) => transitions.some(({guard}) => guard === 'ceremonyIsShort')),
    )
    .map(({path}) => path);
}

/** Checks that nobody is waited for in what is only ceremony, where that is short. */
export function checkCeremony(kind: TestedGame): void {
  const places = ceremonial(kind);
  for (const options of kind.agreements) {
    const actor = createActor(kind.machine, {
      input: {...inputOf(kind, options, testSeed, 0), thinker: NEVER, ceremony: 'short'},
    });
    actor.start();
    const {turn} = (actor as unknown as Table).getSnapshot().context;
    assert.ok(!places.includes(turn.phase), `${JSON.stringify(options)}: ${turn.phase} is waited for`);
    actor.stop();
  }
}

/**
 * Checks that a visitor may take back decision after decision and finds what he left; played again, they come to the
 * same, and the record, which keeps what was taken back, folds to it.
 */
export async function checkTakingBack(kind: TestedGame): Promise<void> {
  const {game} = kind;
  for (const [agreement, options] of kind.agreements.entries()) {
    const seed = `${testSeed}/${game.id}/taking back/${agreement}`;
    const random = randomFrom(seed);
    const actor = createActor(kind.machine, {input: {...inputOf(kind, options, seed, 0), ceremony: 'short'}});
    actor.start();
    const table = actor as unknown as Table;
    const state = (): unknown => table.getSnapshot().context.state;
    const decisions: {readonly before: unknown; readonly move: MoveLike | null}[] = [];
    await playOn(
      game,
      table,
      (moves, view) => {
        const move = someMove(kind, moves, view, random);
        decisions.push({before: state(), move});
        return move;
      },
      () => decisions.length === DECISIONS,
    );
    const end = state();
    const told = JSON.stringify(options);
    for (const {before} of [...decisions].reverse()) {
      table.send({type: 'UNDO'});
      assert.deepEqual(state(), before, `${told}: something else is found`);
    }
    for (const {move} of decisions) {
      table.send(move ? meant(game, game.view(state(), 0), {...move, by: 0}) : {type: 'PASS_RIGHT'});
      await rested(table, 'visitor', 'over');
    }
    assert.deepEqual(state(), end, `${told}: it comes to something else`);
    assert.deepEqual(foldRecord(game, table.getSnapshot().context.record), end, told);
    actor.stop();
  }
}

/** Checks that a visitor may end a match at once, where it may be ended before its time. */
export async function checkLeaving({stop, ...kind}: TestedGame): Promise<void> {
  if (!stop) return;
  for (const ceremony of ['full', 'short'] as const) {
    const actor = createActor(kind.machine, {
      input: {...inputOf(kind, kind.agreements[0], testSeed, 0), thinker: NEVER, ceremony},
    });
    actor.start();
    actor.send(stop);
    await rested(actor, 'over', 'visitor', 'opponent');
    assert.ok(actor.getSnapshot().hasTag('over'), JSON.stringify(actor.getSnapshot().value));
    actor.stop();
  }
}
