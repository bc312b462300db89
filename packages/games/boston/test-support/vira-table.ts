import {FRENCH_52, type Card, type Suit} from '@quinola/cards';
import {countsOf, type Player, type Seat} from '@quinola/play';
import {
  clearedCards,
  goingOn,
  startOf,
  tools,
  viraOptions,
  type GameId,
  type ViraOptions,
  type ViraPhase,
  type ViraState,
  type ViraView,
} from '../src/vira/rules/index.js';

/** A deal of Vira that is set on the table; seats are numbered in the order of play, and the last of them deals. */
export interface SetVira {
  readonly options?: Partial<ViraOptions>;
  readonly hands?: readonly (readonly Card[])[];
  readonly talon?: readonly Card[];
  readonly phase?: ViraPhase;
  readonly declarer?: Seat;
  readonly game?: GameId | null;
  readonly trump?: Suit | null;
  readonly highest?: Suit;
  readonly aside?: Card | null;
  /** Who is waited for; the declarer unless given. */
  readonly must?: Seat;
  readonly more?: Partial<ViraView>;
}

/** Thirteen cards for each of three and thirteen for the talon, where it does not matter which. */
export const anyCards = {
  hands: [0, 13, 26].map((at) => FRENCH_52.cards.slice(at, at + 13)),
  talon: FRENCH_52.cards.slice(39),
};

/** The state of a match in its first deal. */
export function setVira(deal: SetVira): ViraState {
  const options = viraOptions(deal.options);
  const {hands = anyCards.hands, talon = anyCards.talon, declarer = 0, phase = 'playing.trick'} = deal;
  const state = startOf(options);
  const seats: readonly Player[] = Array.from({length: options.players}, (_, seat) => seat);
  const {must = declarer} = deal;
  return {
    ...clearedCards(options),
    hands,
    dealt: hands,
    talon,
    aside: deal.aside ?? null,
    table: tools.waiting(state.table, phase, must, {
      seats,
      dealer: options.players - 1,
      deal: 1,
      going: goingOn(options, state.table.paper),
      leader: must,
      toPlay: must,
      counts: countsOf(hands),
      talon: talon.length,
      highest: deal.highest ?? 'S',
      declarer,
      game: deal.game ?? null,
      trump: deal.trump ?? null,
      ...deal.more,
    }),
  };
}
