import {suitOf, type Card} from '@quinola/cards';
import {
  everyTrick,
  playToTrick,
  trickSuit,
  untilNextLead,
  type Draft,
  type MoveRules,
  type Seat,
  type Trick,
} from '@quinola/play';
import {tricksWith} from '../../rules/index.js';
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

/** The Ombre and, once he is known, his partner. */
export const knownSide = ({ombre, partner}: Pick<CalledKingView, 'ombre' | 'partner'>): readonly Seat[] =>
  partner < 0 ? [ombre] : [ombre, partner];

/** The number of tricks in a deal. */
export const allTricks = (table: Pick<CalledKingView, 'options' | 'counts'>): number =>
  cardsEach(table.options, playersAt(table));

/** What decides whether a side may undertake a Vole after a trick. */
export interface VoleSituation {
  readonly game: CalledKingView['game'];
  readonly players: number;
  /** Tricks won by the Ombre and his partner if he is known; tricks played; tricks in the deal. */
  readonly won: number;
  readonly played: number;
  readonly all: number;
  /** Whether the holder of the called card is known, and whether its suit has been led. */
  readonly isShown: boolean;
  readonly wasLed: boolean;
}

/**
 * Whether the leader is asked if his side goes on for the Vole: it must have won every trick so far, and enough to win the game. With
 * four players this is asked once, right after the trick that wins the game, and while the holder of the called King is unknown only if its suit
 * has been led (common rule 20). With five it is put off until the King has been played (Cinquille).
 */
export function asksForVole({game, players, won, played, all, isShown, wasLed}: VoleSituation): boolean {
  const least = winningTricks(all);
  if (won < played || played < least || played >= all) return false;
  const isHidden = kindOf(game!) === 'ask' && !isShown;
  return players === 5 ? !isHidden : played === least && (!isHidden || wasLed);
}

/** Whether the suit of the called card has been led. */
const calledSuitLed = ({called, trump, tricks}: CalledKingView): boolean =>
  called !== null &&
  tricks.some(({cards: [first]}) => trickSuit(tricksWith(trump!), first!.card) === suitOf(called));

/** Whether the winner of the last trick must now decide about a Vole. */
function mustDecideOnVole(table: CalledKingView): boolean {
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

/** If the called card was in this trick, its holder is now known; if it was the Ombre himself, he plays alone. */
function revealPartner(table: Draft<CalledKingView>, {cards}: Trick, events: Events): void {
  const {called, ombre, isShown} = table;
  const laid = isShown || called === null ? undefined : cards.find(({card}) => card === called);
  if (!laid) return;
  const alone = laid.seat === ombre;
  table.isShown = true;
  table.partner = alone ? -1 : laid.seat;
  events.push({type: 'partner-shown', seat: laid.seat, card: laid.card, alone});
}

/**
 * Who wins délices by this trick; -1 = nobody. They go to an opponent who takes the first lead of the called suit in a Mediateur
 * with a trump (rule 15).
 * @param isFirst whether that suit has not been led before
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

/** Whether a seat may be on the Ombre's side; before the called card has been seen, anybody may be. */
const mayBeOnSide = (table: CalledKingView, seat: Seat): boolean =>
  knownSide(table).includes(seat) || (!table.isShown && hasPartner(table.game!));

/** Play stops early when a Vole has failed: an opponent has won a trick. */
const isDecided = (table: CalledKingView): boolean =>
  table.vole !== null && table.tricks.some(({winner}) => !mayBeOnSide(table, winner));

const play = playToTrick<CalledKingView, CalledKingState, CalledKingHappening>({
  tools,
  phase: 'playing.trick',
  rules: ({trump}) => tricksWith(trump!),
  players: playersAt,
  onTrick(table, trick, _number, events) {
    revealPartner(table, trick, events);
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

/** Playing a card, and what follows from a finished trick; `tricks.lawful` lists the cards that may be played. */
export const tricks: typeof play = {
  ...play,
  act(state, move, by, events) {
    const next = play.act(state, move, by, events);
    const {table} = next;
    const {turn, trick, toPlay} = table;
    const asks = turn.phase === 'playing.trick' && !trick.length && mustDecideOnVole(table);
    return asks ? {...next, table: tools.waitingAt(table, 'playing.standing', toPlay)} : next;
  },
};

/** With the game won, the leader decides whether to stop or to go on for all tricks (rule 9, common rule 19). */
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

/** Whether the Ombre may look at the tricks of the others: in a Solo or, by option, whenever he plays alone (rule 7, common rule 8). */
function mayLook({seat, ombre, game, options, isShown, partner}: CalledKingView): boolean {
  if (seat < 0 || seat !== ombre || game === null) return false;
  const kind = kindOf(game);
  if (kind === 'solo' || kind === 'tout') return true;
  // Who called his own King is alone as well, but before it falls he would betray it.
  const isAlone = kind === 'mediateur' || (hasPartner(game) && isShown && partner < 0);
  return options.lookAtTricks === 'alone' && isAlone;
}

/** The tricks that a view's player may look at again: all, or only the one that lies open until the next lead. */
export const openTricks = (view: CalledKingView): readonly number[] =>
  mayLook(view) ? everyTrick(view) : untilNextLead(view);
