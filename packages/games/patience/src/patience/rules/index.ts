import type {Game, Turn} from '@quinola/play';
import {compile} from './compile.js';
import {viewOf} from './draft.js';
import {cardsOf} from './fits.js';
import {movesOf} from './moves.js';
import {playMove} from './play.js';
import {refusalOf} from './refusal.js';
import {shuffle} from './shuffling.js';
import type {
  PatienceHappening,
  PatienceMove,
  PatienceOptions,
  PatienceState,
  PatienceView,
  Stage,
} from './types.js';

export {compile, type Compiled, type Pile} from './compile.js';
export {hasComeOut} from './fits.js';
export {imagine} from './imagine.js';
export {withOptions} from './options.js';
export {positionOf, type Given} from './position.js';
export {rankNumber, wholePack} from './ranks.js';
export {faultsOf} from './validate.js';
export type {
  Carry,
  PatienceHappening,
  PatienceMove,
  PatienceOptions,
  PatienceState,
  PatienceView,
  Position,
  Shuffle,
  Stage,
  Word,
} from './types.js';

/** The rules of all patiences; the turn's phase is the stage. */
export interface PatienceGame extends Game<
  PatienceState,
  PatienceView,
  PatienceMove,
  PatienceOptions,
  PatienceHappening,
  never
> {
  turn(state: PatienceState): Turn<Stage>;
}

/** Every patience from its data, by one interpreter. One player; chance shuffles before and between. */
export const patience: PatienceGame = {
  id: 'patience',
  openMoves: true,
  start(options) {
    compile(options);
    return {
      options,
      stage: 'shuffling',
      piles: {},
      stock: [],
      step: 0,
      at: 0,
      must: null,
      redeals: 0,
      won: false,
    };
  },
  turn({stage}) {
    const over = stage === 'over';
    const must = over ? null : stage === 'shuffling' || stage === 'redealing' ? 'chance' : 0;
    return {phase: stage, must, may: [], over};
  },
  view: viewOf,
  moves: movesOf,
  refusal: refusalOf,
  play: playMove,
  things: (move) =>
    'from' in move
      ? [move.from, move.to].map((pile) => `pile:${pile}`)
      : move.type === 'turn'
        ? ['pile:stock']
        : [],
  chance: (state, random) => shuffle(compile(state.options), state, random),
  // The book has no scoring.
  ledger: () => [],
  worth: (state) => [founded(state)],
};

/** The number of cards on the foundations. */
export function founded(state: Pick<PatienceState, 'options' | 'piles'>): number {
  const game = compile(state.options);
  return game.def.win.flatMap(game.pilesOf).reduce((sum, {id}) => sum + cardsOf(state, id).length, 0);
}
