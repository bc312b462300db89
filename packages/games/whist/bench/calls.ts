// npm run bench -- calls : what the call at eight gains when the master decides about it instead of the book's table. Where
// the two differ, book players finish the rubber both ways with the same cards.
import {randomFrom} from '@quinola/cards';
import {whist, type WhistMove, type WhistState, type WhistView} from '../src/whist/rules/index.js';
import {searchingBrain} from '../src/whist/opponents/search/master.js';
import {dealFrom, playedOut} from '../cli/contest.js';

export const name = 'calls';

/** How many decisions are compared at each score, and how often a rubber is finished for each difference. */
const QUESTIONS = Number(process.env.QUINOLA_QUESTIONS ?? 600),
  TIMES = 6;

const brain = searchingBrain();

const decide = (view: WhistView, moves: readonly WhistMove[], level: string, seed: string): WhistMove =>
  brain.choose({game: 'whist', view, moves, level, seed}).move!;

const isCall = ({type}: WhistMove): boolean => type === 'CALL';

/** The first state of a deal in which a player of the first side may call; `null` if none may. */
function questionOf(seed: string, theirs: number): WhistState | null {
  let state = whist.start({
    rules: 'vienna-1834',
    rubbers: 1,
    deal: dealFrom([8, theirs], randomFrom(seed)),
  } as never);
  while (state.table.tricks.length === 0 && !state.table.lastDeal) {
    const by = whist.turn(state).must as number;
    const view = whist.view(state, by),
      moves = whist.moves(view);
    if (view.seat % 2 === 0 && moves.some(isCall)) return state;
    state = whist.play(state, by, decide(view, moves, 'book', seed)).state;
  }
  return null;
}

/** The gain of the first side by calling instead of passing, in fishes. */
function gainOf(state: WhistState, view: WhistView, moves: readonly WhistMove[], seed: string): number {
  const silent = moves.filter((move) => !isCall(move));
  const after = (move: WhistMove, time: number): number =>
    playedOut(
      whist.play(state, view.player as number, move).state,
      true,
      `${seed}/${time}`,
      (seen, _, own) => {
        const open = whist.moves(seen);
        return open.length > 1 ? decide(seen, open, 'book', own) : open[0]!;
      },
    ).table.rubbers.at(-1)!.net;
  let gain = 0;
  for (let time = 0; time < TIMES; time++)
    gain += after(moves.find(isCall)!, time) - after(decide(view, silent, 'book', seed), time);
  return gain / TIMES;
}

function line(theirs: number): void {
  const gains: number[] = [];
  let differ = 0,
    calls = 0;
  for (let deal = 0; gains.length < QUESTIONS; deal++) {
    const seed = `call at 8:${theirs} ${deal}`;
    const state = questionOf(seed, theirs);
    if (!state) continue;
    const view = whist.view(state, whist.turn(state).must as number),
      moves = whist.moves(view);
    const book = isCall(decide(view, moves, 'book', seed)),
      master = isCall(decide(view, moves, 'master', seed));
    if (book) calls++;
    if (book !== master) differ++;
    gains.push(book === master ? 0 : (master ? 1 : -1) * gainOf(state, view, moves, seed));
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / QUESTIONS;
  const margin =
    1.96 * Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / QUESTIONS / (QUESTIONS - 1));
  console.log(
    `8:${theirs}  the book calls in ${calls} of ${QUESTIONS}, master decides otherwise in ${differ}, and earns ${mean.toFixed(
      3,
    )} ± ${margin.toFixed(3)} fishes a question (95 %)`,
  );
}

/** Prints, by the opponents' score, how often book and master differ, and the gain. */
export function run(): void {
  for (const theirs of [0, 2, 3, 5, 7, 8]) line(theirs);
}
