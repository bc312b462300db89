import {FRENCH_52, pick, suitOf, type Card, type Random} from '@quinola/cards';
import {
  countsOf,
  dealt,
  drawMarkedPlaces,
  MoveError,
  openAuction,
  openPool,
  shuffling,
  type Packet,
} from '@quinola/play';
import {goingOn} from './betes.js';
import {bidding} from './bidding.js';
import {clearedCards, clearedTable, inTurn, playersAt, sitsOutOf, tools} from './table.js';
import type {Events, ViraHappening, ViraState, ViraView} from './types.js';

/** A card of each suit is drawn for places; the ace of spades deals first. */
export const PLACES: readonly Card[] = ['AS', 'AH', 'AD', 'AC'];

/** Places are drawn; whoever has spades deals first, and åls are used up from him on. */
export const places = drawMarkedPlaces<ViraView, ViraState, ViraHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.seats',
  cards: (table) => PLACES.slice(0, playersAt(table)),
  dealer: 0,
  then: (state) => ({
    ...state,
    table: tools.waiting(state.table, 'dealing.colours', 'chance', {paper: openPool(state.table.seats)}),
  }),
});

/** The top card of the second pack makes the colours of the deal. */
export const colours = {
  by: 'chance',
  draw: (_: ViraState, random: Random) => ({type: 'COLOURS', card: pick(FRENCH_52.cards, random)}) as const,
  moves: {
    COLOURS: {
      act(state: ViraState, {card}: {readonly card: Card}, _by: unknown, events: Events): ViraState {
        if (!FRENCH_52.cards.includes(card)) throw new MoveError({reason: 'not-a-pack'});
        const highest = suitOf(card);
        events.push({type: 'colours', card, highest});
        return {
          ...state,
          table: tools.waiting(state.table, 'dealing.shuffling', 'chance', {
            highest,
            colourCard: card,
            draw: null,
          }),
        };
      },
    },
  },
} as const;

/** Three or four cards at a time, until each of three has thirteen; the others are the talon. */
const PACKETS = [4, 3, 3, 3];

/** The packets in the order of dealing. */
export const dealingPlan = (table: Pick<ViraView, 'options' | 'dealer'>): readonly Packet[] =>
  PACKETS.flatMap((count) => inTurn(table).map((to) => ({to, count})));

/** The dealer shuffles and deals. */
export const dealing = shuffling<ViraState, ViraHappening>(FRENCH_52, (state, events) => {
  const {options, dealer, highest, paper} = state.table;
  const going = goingOn(options, paper);
  const table = tools.changed(state.table, {
    ...clearedTable(options),
    highest,
    going,
    deal: state.table.deal + 1,
    sitsOut: sitsOutOf(state.table),
  });
  const {hands, rest: talon} = dealt(state.pack, playersAt(table), dealingPlan(table));
  events.push({type: 'dealt', dealer, going: going.amount});
  return {
    ...state,
    ...clearedCards(options),
    hands,
    dealt: hands,
    talon,
    table: bidding.asking(
      tools.changed(table, {
        counts: countsOf(hands),
        talon: talon.length,
        leader: inTurn(table)[0]!,
        auction: openAuction(inTurn(table)),
      }),
    ),
  };
});
