import {createActor, type SimulatedClock} from 'xstate';
import type {MoveLike} from '@quinola/play';
import type {TableEmitted, TableInput, Thinker, ThinkerQuestion} from '@quinola/chart';
import {anyThinker, playersOf, NO_PAUSES} from '../chart/driving.js';
import {toyMachine} from './machine.js';
import {toy, type ToyHappening, type ToyMove, type ToyOptions, type ToyView} from './game.js';

/** The input of the toy's chart. */
export type ToyInput = TableInput<ToyMove, ToyOptions>;

/** A thinker that plays a random lawful move. */
export const thinker = anyThinker<ToyView, ToyMove>(toy, ({turn}) => turn.must);

/** Visitor 0 against two opponents, and nothing takes time. */
export const INPUT: ToyInput = {
  options: {deals: 2},
  players: playersOf(3, 0),
  viewer: 0,
  seed: 'toy',
  pace: NO_PAUSES,
  thinker,
  ceremony: 'full',
  undo: true,
};

/** An actor of the toy's chart, not started, and what it emits. */
export function seated(
  input: Partial<ToyInput> = {},
  clock?: Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'>,
) {
  const actor = createActor(toyMachine, {input: {...INPUT, ...input}, ...(clock && {clock})});
  const emissions: TableEmitted<ToyMove, ToyHappening>[] = [];
  actor.on('*', (emitted) => {
    emissions.push(emitted);
  });
  return {actor, emissions};
}

/** The path of the chart's current phase or sheet. */
export function currentState(actor: ReturnType<typeof seated>['actor']): string {
  const {value} = actor.getSnapshot();
  if (typeof value === 'string') return value;
  const [name, inner] = Object.entries(value)[0]!;
  return name === 'playing' ? `playing.${Object.keys(inner as object)[0]!}` : name;
}

/** A thinker whose answers are given by the test. */
export function slowThinker<Move extends MoveLike = ToyMove>() {
  const asked: {
    question: ThinkerQuestion;
    signal: AbortSignal;
    answer: (move: Move | null) => Promise<void>;
    fail: (error: Error) => Promise<void>;
  }[] = [];
  const slow: Thinker = {
    choose: (question, signal) =>
      new Promise((resolve, reject) => {
        const later = async (act: () => void): Promise<void> => {
          act();
          for (let i = 0; i < 10; i++) await Promise.resolve();
        };
        asked.push({
          question,
          signal,
          answer: (move) =>
            later(() => {
              resolve({move});
            }),
          fail: (error) =>
            later(() => {
              reject(error);
            }),
        });
      }),
  };
  return {slow, asked};
}
