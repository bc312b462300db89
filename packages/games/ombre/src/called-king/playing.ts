import {suitOf, type Card} from '@quinola/cards';
import {playToTrick, trickSuit, type Draft, type MoveRules, type Seat, type Trick} from '@quinola/play';
import {tricksWith} from '../kit/index.js';
import {hasPartner, kindOf} from './ladder.js';
import {cardsEach, winningTricks} from './options.js';
import {settle} from './settling.js';
import {
  playersAt,
  tools,
  tricksOf,
  type CalledKingHappening,
  type CalledKingState,
  type CalledKingTypes,
  type CalledKingView,
  type Events,
} from './types.js';

/** Those of the Ombre's side who are known. */
export const knownSide = ({ombre, partner}: Pick<CalledKingView, 'ombre' | 'partner'>): readonly Seat[] =>
  partner < 0 ? [ombre] : [ombre, partner];

/** All tricks of a deal. */
export const allTricks = (table: Pick<CalledKingView, 'options' | 'counts'>): number =>
  cardsEach(table.options, playersAt(table));

/** What decides whether a Vole can be undertaken after a trick. */
export interface Standing {
  readonly game: CalledKingView['game'];
  readonly players: number;
  /** Tricks won, by the Ombre and whoever is known to be with him, and played; and all of the deal. */
  readonly won: number;
  readonly played: number;
  readonly all: number;
  /** Whether the holder of the called card is known, and whether its suit has been led. */
  readonly isShown: boolean;
  readonly wasLed: boolean;
}

/**
 * Whether who leads is asked if he goes on for the Vole: his side has made every trick, as many as win. While nobody knows
 * who holds the called King it must wait: four players are asked only once, after the sixth trick, if the suit was led (common rule
 * 20); five go on until it shows (Cinquille).
 */
export function asksForVole({game, players, won, played, all, isShown, wasLed}: Standing): boolean {
  const least = winningTricks(all);
  if (won < played || played < least || played >= all) return false;
  const isHidden = kindOf(game!) === 'ask' && !isShown;
  return players === 5 ? !isHidden : played === least && (!isHidden || wasLed);
}

/** Whether the suit of the called card has been led. */
const calledSuitLed = ({called, trump, tricks}: CalledKingView): boolean =>
  called !== null &&
  tricks.some(({cards: [first]}) => trickSuit(tricksWith(trump!), first!.card) === suitOf(called));

/** Whether the trick that was just won leaves its winner to decide about a Vole. */
function isAsked(table: CalledKingView): boolean {
  if (table.vole !== null) return false;
  return asksForVole({
    game: table.game,
    players: playersAt(table),
    won: tricksOf(table, knownSide(table)),
    played: table.tricks.length,
    all: allTricks(table),
    isShown: table.isShown,
    wasLed: calledSuitLed(table),
  });
}

/** The holder of the called card is known once it is played; if that is the Ombre he plays alone. */
function showing(table: Draft<CalledKingView>, {cards}: Trick, events: Events): void {
  const {called, ombre, isShown} = table;
  const laid = isShown || called === null ? undefined : cards.find(({card}) => card === called);
  if (!laid) return;
  const alone = laid.seat === ombre;
  table.isShown = true;
  table.partner = alone ? -1 : laid.seat;
  events.push({type: 'partner-shown', seat: laid.seat, card: laid.card, alone});
}

/**
 * Who wins délices by this trick: it is the first in which the suit of the Mediateur was led, and another than the Ombre took it with
 * a trump (rule 15); -1 = nobody.
 */
export function delicesOf(
  {ombre, called, trump}: Pick<CalledKingView, 'ombre' | 'called' | 'trump'>,
  {cards, winner}: Trick,
  isFirst: boolean,
): Seat {
  const suit = (card: Card) => trickSuit(tricksWith(trump!), card);
  if (!isFirst || winner === ombre || suit(cards[0]!.card) !== suitOf(called!)) return -1;
  return suit(cards.find(({seat}) => seat === winner)!.card) === trump ? winner : -1;
}

/** Whether a seat is with the Ombre, as far as is known: while the called card is out of sight anybody may be. */
const mayBeOfSide = (table: CalledKingView, seat: Seat): boolean =>
  knownSide(table).includes(seat) || (!table.isShown && hasPartner(table.game!));

/** A Vole is missed as soon as an opponent takes a trick. */
const isDecided = (table: CalledKingView): boolean =>
  table.vole !== null && table.tricks.some(({winner}) => !mayBeOfSide(table, winner));

const play = playToTrick<CalledKingView, CalledKingState, CalledKingHappening>({
  tools,
  phase: 'playing.trick',
  rules: ({trump}) => tricksWith(trump!),
  players: playersAt,
  onTrick(table, trick, _number, events) {
    showing(table, trick, events);
    if (table.giver < 0 || !table.options.delices) return;
    const before = tools.changed(table, {tricks: table.tricks.slice(0, -1)});
    const seat = delicesOf(table, trick, !calledSuitLed(before));
    if (seat < 0) return;
    table.delices = seat;
    events.push({type: 'delices', seat});
  },
  isDecided,
  onLast: settle,
});

/** The play of tricks; `lawful` tells which cards a player may play. */
export const tricks: typeof play = {
  ...play,
  act(state, move, by, events) {
    const next = play.act(state, move, by, events);
    const {table} = next;
    const {turn, trick, toPlay} = table;
    const asks = turn.phase === 'playing.trick' && !trick.length && isAsked(table);
    return asks ? {...next, table: tools.waitingAt(table, 'playing.standing', toPlay)} : next;
  },
};

/** Whoever leads is asked whether the tricks that win are enough, or his side goes on for all (rule 9, common rule 19). */
export const STANDING: MoveRules<CalledKingTypes> = {
  STAND: {
    moves: () => [{type: 'STAND'}],
    act(state, _move, _by, events) {
      events.push({type: 'stood', seat: state.table.toPlay});
      return settle(state, events);
    },
  },
  GO_ON: {
    moves: () => [{type: 'GO_ON'}],
    act(state, _move, _by, events) {
      const {table} = state;
      events.push({type: 'vole-undertaken', seat: table.toPlay});
      return {...state, table: tools.waitingAt(table, 'playing.trick', table.toPlay, {vole: 'undertaken'})};
    },
  },
};

/** Whether the view's player may look at the tricks that are turned: the Ombre alone, in a Solo or whenever he plays alone (rule 7, common rule 8). */
export function mayLook({seat, ombre, game, options}: CalledKingView): boolean {
  if (seat < 0 || seat !== ombre || game === null) return false;
  const kind = kindOf(game);
  return kind === 'solo' || kind === 'tout' || (options.lookAtTricks === 'alone' && kind === 'mediateur');
}
