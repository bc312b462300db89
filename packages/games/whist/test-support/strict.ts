import type {Player} from '@quinola/play';
import {
  whist,
  whistOptions,
  type GivenOptions,
  type WhistMove,
  type WhistState,
} from '../src/whist/rules/index.js';

/** Options for strict etiquette by each book. */
export const vienna: GivenOptions = {etiquette: 'strict'};
export const warsaw: GivenOptions = {rules: 'warsaw', etiquette: 'strict'};
/** Spades are trumps; S has two honours, N and E one each. */
export const HANDS = 'S:AK2.432.432.5432 W:543.AKQJ.AKQ.AKQ N:Q76.T98.T98.T987 E:JT98.765.J765.J6';

/** A strict deal of {@linkcode HANDS}, dealt by S. */
export function begin(options: GivenOptions, fields = ''): WhistState {
  return whist.start(whistOptions({...options, deal: `${HANDS} dealer=S trump=S ${fields}`}));
}

/** Makes moves; those without a player are made by the player to move. */
export function after(
  state: WhistState,
  ...moves: readonly (WhistMove | readonly [Player, WhistMove])[]
): WhistState {
  for (const made of moves) {
    const [by, move] = Array.isArray(made)
      ? (made as [Player, WhistMove])
      : [whist.turn(state).must!, made as WhistMove];
    state = whist.play(state, by, move).state;
  }
  return state;
}

/** The move of playing a card. */
export const card = (name: string): WhistMove => ({type: 'PLAY', card: name});
/** The legal cards of the player to move. */
export const cards = (state: WhistState): string[] =>
  whist
    .moves(whist.view(state, state.table.turn.must as number))
    .flatMap((move) => (move.type === 'PLAY' ? [move.card] : []));
/** The legal moves of a player. */
export const moves = (state: WhistState, player = state.table.turn.must as number): readonly WhistMove[] =>
  whist.moves(whist.view(state, player));
/** Why a move of a player is illegal. */
export const refusal = (state: WhistState, player: number, move: WhistMove) =>
  whist.refusal(whist.view(state, player), move);
