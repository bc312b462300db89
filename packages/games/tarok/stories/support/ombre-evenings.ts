import {randomFrom, type Random} from '@quinola/cards';
import {sample, type GameRecord, type RecordedMove} from '@quinola/play';
import {
  tarokOmbre,
  tarokOmbreOptions,
  type GivenOptions,
  type TarokOmbreMove,
  type TarokOmbreState,
  type TarokOmbreView,
} from '../../src/tarok-ombre/rules/index.js';

/** A moment of an evening of Tarok-ombre, as the visitor sees it when he is waited for. */
interface OmbreMoment {
  readonly options?: GivenOptions;
  readonly moment: (view: TarokOmbreView) => boolean;
}

/** Evenings tried before a moment is given up. */
const EVENINGS = 200;

const phase =
  (name: string) =>
  ({turn}: TarokOmbreView): boolean =>
    turn.phase === name;
const playing =
  (tricks: number, laid: number) =>
  (view: TarokOmbreView): boolean =>
    view.turn.phase === 'playing.trick' && view.tricks.length === tricks && view.trick.length === laid;

/** The moments of an evening that have a story. */
export const OMBRE_MOMENTS: Readonly<Record<string, OmbreMoment>> = {
  draw: {moment: phase('drawing.seats')},
  cut: {moment: phase('dealing.packCut')},
  skat: {moment: phase('skat')},
  unseen: {moment: phase('bidding.unseen')},
  opening: {moment: phase('bidding.opening')},
  overbidding: {moment: phase('bidding.overbidding')},
  answering: {moment: phase('bidding.answering')},
  demanding: {moment: (view) => phase('asking.demanding')(view) && view.contract === 'due'},
  givingBack: {moment: phase('asking.givingBack')},
  bought: {options: {manner: 'new'}, moment: phase('skat')},
  newOpening: {options: {manner: 'new'}, moment: phase('bidding.opening')},
  newDealEnd: {options: {manner: 'new'}, moment: playing(24, 2)},
  lead: {moment: playing(0, 0)},
  follow: {moment: (view) => playing(6, 2)(view) && view.demands.length > 0},
  dealEnd: {moment: playing(24, 2)},
};

/** A random lawful move of whomever the state waits for. */
function randomMove(state: TarokOmbreState, random: Random): RecordedMove<TarokOmbreMove> {
  const {must} = tarokOmbre.turn(state);
  if (typeof must !== 'number') return {by: 'chance', move: tarokOmbre.chance(state, random)};
  return {by: must, move: sample(tarokOmbre, tarokOmbre.view(state, must), random)};
}

/**
 * An evening of random lawful play up to the first moment of the visitor that is wanted. Equal wishes give equal evenings.
 * @throws Error when no evening knows such a moment
 */
export function ombreEvening({options = {}, moment}: OmbreMoment): GameRecord<TarokOmbreMove> {
  const all = tarokOmbreOptions(options);
  for (let evening = 0; evening < EVENINGS; evening++) {
    const random = randomFrom(`story ${evening}`);
    const moves: RecordedMove<TarokOmbreMove>[] = [];
    let state = tarokOmbre.start(all);
    while (!tarokOmbre.turn(state).over) {
      const view = tarokOmbre.view(state, 0);
      if (view.turn.must === 0 && moment(view)) {
        const players = ['You', 'Leopold', 'Constance'].map((name, i) => ({
          name,
          kind: i ? 'book' : 'visitor',
        }));
        return {format: 'quinola-record/1', game: tarokOmbre.id, options: all, players, moves};
      }
      const made = randomMove(state, random);
      moves.push(made);
      state = tarokOmbre.play(state, made.by, made.move).state;
    }
  }
  throw new Error('No evening comes to this.');
}
