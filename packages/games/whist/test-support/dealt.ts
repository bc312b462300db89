import {FRENCH_52, randomFrom, shuffled, type Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {
  formatPosition,
  whist,
  whistOptions,
  type GivenOptions,
  type WhistState,
  type WhistView,
} from '../src/whist/rules/index.js';

/** A deal ready for the first lead; equal seeds give equal deals. */
export function dealtState(
  seed: string,
  options: GivenOptions = {},
  score: readonly [number, number] = [0, 0],
): WhistState {
  const random = randomFrom(seed);
  const pack = shuffled(FRENCH_52.cards, random);
  const dealer = random.below(4);
  const hands = [0, 1, 2, 3].map((seat) => pack.slice(seat * 13, seat * 13 + 13));
  const turnUp = hands[dealer]!.at(-1)!;
  const deal = formatPosition({
    hands,
    dealer,
    trump: turnUp[1]!,
    turnUp,
    score,
    games: [],
    preference: null,
    leader: (dealer + 1) % 4,
    trick: [],
    tricks: [0, 0],
  });
  return whist.start(whistOptions({...options, deal}));
}

/** Plays a deal to its end card by card; `choose` is given each view and returns the card. */
export function playDeal(start: WhistState, choose: (view: WhistView, seat: Seat) => Card): WhistState {
  let state = start;
  while (!state.table.lastDeal) {
    const by = whist.turn(state).must as number;
    const view = whist.view(state, by);
    state = whist.play(state, by, {type: 'PLAY', card: choose(view, view.toPlay)}).state;
  }
  return state;
}
