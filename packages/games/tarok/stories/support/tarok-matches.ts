import {randomFrom} from '@quinola/cards';
import {type GameRecord, type RecordedMove, listed} from '@quinola/play';
import {
  tarok,
  tarokOptions,
  type GivenOptions,
  type TarokMove,
  type TarokView,
} from '../../src/tarok/rules/index.js';
import {randomMove} from '../../test-support/tarok-moves.js';

/** A position of a match of Tarok in which the visitor is to move, described by his view. */
interface TarokMoment {
  readonly options?: GivenOptions;
  readonly moment: (view: TarokView, moves: readonly TarokMove[]) => boolean;
}

/** How many matches are tried. */
const ATTEMPTS = 200;

const phase =
  (name: string) =>
  ({turn}: TarokView): boolean =>
    turn.phase === name;
const playing =
  (tricks: number, laid: number) =>
  (view: TarokView): boolean =>
    view.turn.phase === 'playing.trick' && view.tricks.length === tricks && view.trick.length === laid;

/** The positions that have a story. */
export const TAROK_MOMENTS: Readonly<Record<string, TarokMoment>> = {
  draw: {moment: phase('drawing.seats')},
  cut: {moment: phase('dealing.packCut')},
  skat: {moment: phase('skat')},
  announce: {moment: (view, moves) => view.turn.phase === 'announcing' && moves.length > 8},
  lead: {moment: playing(0, 0)},
  follow: {moment: playing(2, 2)},
  pieces: {moment: (view) => playing(17, 1)(view) && view.pieces.length > 3},
  ultimo: {moment: playing(24, 0)},
  dealEnd: {moment: playing(24, 2)},
  pot: {options: {pot: true}, moment: playing(5, 1)},
  two: {options: {players: 2}, moment: playing(6, 1)},
  twoDraw: {options: {players: 2}, moment: phase('drawing.deal')},
  twoSkat: {options: {players: 2}, moment: phase('skat')},
  twoAnnounce: {
    options: {players: 2},
    moment: (view, moves) => view.turn.phase === 'announcing' && moves.length > 3,
  },
  twoDealEnd: {options: {players: 2}, moment: (view) => playing(24, 1)(view) && view.deal === 1},
  twoEnd: {options: {players: 2}, moment: (view) => playing(24, 1)(view) && Math.max(...view.scores) > 60},
};

/**
 * A match of random lawful play up to the first position that meets the conditions. The same conditions give the same match.
 * @throws Error if no match reaches such a position
 */
export function tarokMatch({options = {}, moment}: TarokMoment): GameRecord<TarokMove> {
  const all = tarokOptions(options);
  for (let match = 0; match < ATTEMPTS; match++) {
    const random = randomFrom(`story ${match}`);
    const moves: RecordedMove<TarokMove>[] = [];
    let state = tarok.start(all);
    while (!tarok.turn(state).over) {
      const view = tarok.view(state, 0);
      if (view.turn.must === 0 && moment(view, [...listed(tarok, view)])) {
        const players = Array.from({length: all.players}, (_, i) => ({
          name: ['You', 'Leopold', 'Constance'][i]!,
          kind: i ? 'book' : 'visitor',
        }));
        return {format: 'quinola-record/1', game: tarok.id, options: all, players, moves};
      }
      const made = randomMove(state, random);
      moves.push(made);
      state = tarok.play(state, made.by, made.move).state;
    }
  }
  throw new Error('No match comes to this.');
}
