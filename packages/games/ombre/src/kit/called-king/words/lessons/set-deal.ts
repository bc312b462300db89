import {OMBRE_40} from '../../../rules/index.js';
import {cardsOf, placesWith, seatsFrom, shuffleWith, type SetUp} from '../../../words/lessons/set-deal.js';
import {dealingPlan, placesOf, type CalledKingOptions} from '../../rules/index.js';

/** A deal with given hands, for a lesson of Quadrille or Cinquille. */
export interface SetDeal {
  /** In playing order from the eldest hand to the dealer, each in the order in which its cards are played: `KS QC …`. */
  readonly hands: readonly string[];
  /** The place of the visitor among these hands, 0 = the eldest. */
  readonly visitor: number;
  /** What was said, called and played before the lesson begins. */
  readonly before?: SetUp['opening'];
}

/** How the cards are dealt, by the number of players. */
const PACKETS: Readonly<Record<number, CalledKingOptions['packets']>> = {4: '3-3-4', 5: '4-4'};

const PASS = {type: 'PASS'};

/** Everybody passes but one, who wins the auction; the first word is that of the eldest hand. */
export const onlyBid = (by: number, players: number, bid: string): SetUp['opening'] =>
  Array.from({length: players}, (_, place) => (place === by ? {type: 'BID', bid} : PASS));

/** Sets up a deal; the other players pass, and play their cards in the given order as far as the rules allow. */
export function setDeal({hands, visitor, before = []}: SetDeal): SetUp {
  const players = hands.length;
  // The dealer sits first, because he drew the King, and the eldest hand beside him.
  const bySeat = [hands.at(-1)!, ...hands.slice(0, -1)].map(cardsOf);
  const own = (visitor + 1) % players;
  const options = {tours: 1, packets: PACKETS[players]!};
  const plan = dealingPlan({counts: bySeat.map(() => 0), dealer: 0}, options);
  return {
    options,
    opening: [...placesWith(placesOf(players), own), shuffleWith(OMBRE_40, plan, bySeat), ...before],
    seats: seatsFrom(own, players).map((seat) =>
      seat === own ? 'visitor' : {plays: [PASS, ...bySeat[seat]!]},
    ),
  };
}
