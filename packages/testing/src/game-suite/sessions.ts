import assert from 'node:assert/strict';
import {createActor} from 'xstate';
import {randomFrom} from '@quinola/cards';
import type {Thinker} from '@quinola/chart';
import {describeChart, type ChartNode} from '@quinola/chart/describe.js';
import {foldRecord, type Happening, type MoveLike} from '@quinola/play';
import {samples, testSeed} from '../sample.js';
import {playOn, untilIdle, type Playing, confirmedMove} from '../chart/driving.js';
import {inputOf} from './chart.js';
import {someMove} from './sample-match.js';
import type {TestedGame} from './tested-game.js';

/** A player who never answers. */
const NEVER_ANSWERS: Thinker = {choose: () => new Promise(() => undefined)};

/** How many decisions of a visitor are taken back. */
const DECISIONS = samples(8, 40);

type Table = Playing<unknown, unknown, MoveLike, unknown, Happening> & {
  send(event: {readonly type: string}): void;
};

const within = (node: ChartNode): readonly ChartNode[] => [node, ...node.states.flatMap(within)];

/** The paths of the states that are skipped when ceremony is short. */
function ceremonial({machine}: TestedGame): readonly string[] {
  return within(describeChart(machine))
    .filter(
      (node) =>
        node.place &&
        within(node).some(({transitions}) => transitions.some(({guard}) => guard === 'ceremonyIsShort')),
    )
    .map(({path}) => path);
}

/** Checks that nobody is waited for in ceremonial states when ceremony is short. */
export function checkCeremony(kind: TestedGame): void {
  const places = ceremonial(kind);
  for (const options of kind.agreements) {
    const actor = createActor(kind.machine, {
      input: {...inputOf(kind, options, testSeed, 0), thinker: NEVER_ANSWERS, ceremony: 'short'},
    });
    actor.start();
    const {turn} = (actor as unknown as Table).getSnapshot().context;
    assert.ok(!places.includes(turn.phase), `${JSON.stringify(options)}: ${turn.phase} is waited for`);
    actor.stop();
  }
}

/**
 * Checks that a visitor may take back decision after decision and finds the state before each; that the same moves made again
 * give the same states; and that the record, which keeps the moves taken back, folds to the last one.
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
    const description = JSON.stringify(options);
    for (const {before} of [...decisions].reverse()) {
      table.send({type: 'UNDO'});
      assert.deepEqual(state(), before, `${description}: the state before the decision is another`);
    }
    for (const {move} of decisions) {
      table.send(move ? confirmedMove(game, game.view(state(), 0), {...move, by: 0}) : {type: 'PASS_RIGHT'});
      await untilIdle(table, 'visitor', 'over');
    }
    assert.deepEqual(state(), end, `${description}: playing again ends in another state`);
    assert.deepEqual(foldRecord(game, table.getSnapshot().context.record), end, description);
    actor.stop();
  }
}

/** Checks that a visitor may end a match at once, if it may be ended early. */
export async function checkLeaving({stop, ...kind}: TestedGame): Promise<void> {
  if (!stop) return;
  for (const ceremony of ['full', 'short'] as const) {
    const actor = createActor(kind.machine, {
      input: {...inputOf(kind, kind.agreements[0], testSeed, 0), thinker: NEVER_ANSWERS, ceremony},
    });
    actor.start();
    actor.send(stop);
    await untilIdle(actor, 'over', 'visitor', 'opponent');
    assert.ok(actor.getSnapshot().hasTag('over'), JSON.stringify(actor.getSnapshot().value));
    actor.stop();
  }
}
