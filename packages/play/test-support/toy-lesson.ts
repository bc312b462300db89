import {pick, randomFrom} from '@quinola/cards';
import {listed, type Actor} from '@quinola/play';
import {toy} from './toy.js';
import type {ToyMove, ToyState} from './toy-types.js';

/** The shortest valid lesson. */
export const LEAST = {
  format: 'quinola-lesson/1',
  id: 'first',
  game: 'toy',
  title: 'First',
  steps: [{say: 'Play a card.', ask: 'any'}],
  end: {say: 'Done.'},
} as const;

/** A toy match up to the first trick, where player 0 is to play; the start of the lesson. */
export function opened(seed: string): {opening: Record<string, unknown>[]; state: ToyState} {
  const random = randomFrom(seed);
  let state = toy.start({} as never);
  const opening: Record<string, unknown>[] = [];
  const step = (by: Actor, move: ToyMove): void => {
    opening.push({by, ...move});
    state = toy.play(state, by, move).state;
  };
  for (;;) {
    const {must, phase} = toy.turn(state);
    if (phase === 'playing.trick' && must === 0) return {opening, state};
    if (must === null) throw new Error('over');
    if (must === 'chance') step(must, toy.chance(state, random));
    else {
      const moves = [...listed(toy, toy.view(state, must))];
      const lively = moves.filter(({type}) => type !== 'PASS' && type !== 'KNOCK');
      step(must, pick(lively.length ? lively : moves, random));
    }
  }
}
