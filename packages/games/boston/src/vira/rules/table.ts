import {
  NO_CARDS,
  openAuction,
  openPool,
  seatsInTurn,
  tableTools,
  undealt,
  UNSEATED,
  type Draft,
  type Seat,
} from '@quinola/play';
import {gameOf} from './ladder.js';
import {goingOn} from './betes.js';
import type {ViraOptions} from './options.js';
import type {ViraState, ViraView} from './types.js';

/** Written field by field, so that all tables have the same shape and are copied fast. */
function copyOf(table: ViraView): Draft<ViraView> {
  return {
    turn: table.turn,
    player: table.player,
    seat: table.seat,
    hand: table.hand,
    seats: table.seats,
    draw: table.draw,
    deal: table.deal,
    dealer: table.dealer,
    options: table.options,
    entries: table.entries,
    paper: table.paper,
    going: table.going,
    lastBete: table.lastBete,
    betesSet: table.betesSet,
    playedWira: table.playedWira,
    gamesWon: table.gamesWon,
    highest: table.highest,
    auction: table.auction,
    colourCard: table.colourCard,
    sitsOut: table.sitsOut,
    declarer: table.declarer,
    game: table.game,
    promised: table.promised,
    asMisere: table.asMisere,
    trump: table.trump,
    turned: table.turned,
    turnedLies: table.turnedLies,
    turnedAway: table.turnedAway,
    talon: table.talon,
    exchanged: table.exchanged,
    again: table.again,
    againBete: table.againBete,
    asking: table.asking,
    exposed: table.exposed,
    faced: table.faced,
    laid: table.laid,
    aside: table.aside,
    counts: table.counts,
    trick: table.trick,
    leader: table.leader,
    toPlay: table.toPlay,
    tricks: table.tricks,
    tricksWon: table.tricksWon,
    settled: table.settled,
    lastDeal: table.lastDeal,
  };
}

/** Copies a table with changes. */
export const tools = tableTools<ViraView>(copyOf);

/** How many sit at the table; three play. */
export const playersAt = ({options}: Pick<ViraView, 'options'>): number => options.players;

/** Of four, the one before the dealer sits out (section 3). */
export const sitsOutOf = ({options, dealer}: Pick<ViraView, 'options' | 'dealer'>): Seat =>
  options.players === 4 ? (dealer + 3) % 4 : -1;

/** Who plays a deal: forehand, middle hand, and the dealer as the last. */
export const inTurn = (table: Pick<ViraView, 'options' | 'dealer'>): readonly Seat[] =>
  seatsInTurn(table.dealer, playersAt(table)).filter((seat) => seat !== sitsOutOf(table));

/** The seats that play, from one of them on. */
export function inTurnFrom(table: Pick<ViraView, 'options' | 'dealer'>, first: Seat): readonly Seat[] {
  const order = inTurn(table);
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The next seat that plays. */
export const nextOf = (table: Pick<ViraView, 'options' | 'dealer'>, seat: Seat): Seat =>
  inTurnFrom(table, seat)[1]!;

/** The two who play against the declarer, the one at his left first. */
export const opponentsOf = (table: Pick<ViraView, 'options' | 'dealer' | 'declarer'>): readonly Seat[] =>
  inTurnFrom(table, table.declarer).slice(1);

/** Whether the declarer must make no trick. */
export const isMisere = ({game, asMisere}: Pick<ViraView, 'game' | 'asMisere'>): boolean =>
  game !== null && (asMisere || gameOf(game).kind === 'misere');

/** How many cards the declarer has in play: in a small misère one less, also where a Gasque on one is played so. */
export const cardsOf = ({game, asMisere}: Pick<ViraView, 'game' | 'asMisere'>): 12 | 13 =>
  asMisere && game === 'gasque-1' ? 12 : gameOf(game!).cards;

const each = <T>({players}: Pick<ViraOptions, 'players'>, value: T): readonly T[] =>
  Array.from({length: players}, () => value);

/** The fields of a table before a deal. */
export const clearedTable = (options: ViraOptions) =>
  ({
    auction: openAuction<never>([]),
    sitsOut: -1,
    declarer: -1,
    game: null,
    promised: 0,
    asMisere: false,
    trump: null,
    turned: null,
    turnedLies: false,
    turnedAway: NO_CARDS,
    talon: 0,
    exchanged: each<number | null>(options, null),
    again: 0,
    againBete: 0,
    asking: NO_CARDS,
    exposed: NO_CARDS,
    faced: NO_CARDS,
    laid: NO_CARDS,
    aside: null,
    ...undealt(options.players),
  }) satisfies Partial<ViraView>;

/** The cards of a state between deals. */
export function clearedCards(options: ViraOptions) {
  const none = each(options, NO_CARDS);
  return {
    pack: NO_CARDS,
    hands: none,
    dealt: none,
    talon: NO_CARDS,
    laid: none,
    aside: null,
  } satisfies Partial<ViraState>;
}

/** The match before its first move. */
export function startOf(options: ViraOptions): ViraState {
  const paper = openPool(each(options, 0).map((_, player) => player));
  return {
    ...clearedCards(options),
    table: {
      ...UNSEATED,
      ...clearedTable(options),
      options,
      entries: [],
      paper,
      going: goingOn(options, paper),
      lastBete: null,
      betesSet: each(options, 0),
      playedWira: each(options, false),
      gamesWon: 0,
      highest: null,
      colourCard: null,
      settled: [],
      lastDeal: null,
    },
  };
}
