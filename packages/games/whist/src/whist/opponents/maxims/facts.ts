import type {Card, Suit} from '@quinola/cards';
import {beats, lawfulCards, seatAfter, winning, type Laid, type Seat, type TrickRules} from '@quinola/play';
import {isDoubled, mayCallAt, type CallOptions} from '../../rules/ruleset.js';
import type {WhistView} from '../../rules/types.js';
import {
  figures,
  goodHolding,
  height,
  holdings,
  quickTricks,
  trumpForce,
  trumpRiches,
  trumpStrength,
  type Ranks,
  type Holdings,
} from './holding.js';
import {callsAgainst} from './calls.js';
import {covered, theirHonours} from './covered.js';
import {L, P, R, type Rel, type RelLaid, type Facts} from './known.js';
import {watch} from './watched.js';

export * from './known.js';

const strength = (card: Card): number => height(card);

/** The trick rules of whist with this trump. */
function whistTricks(trump: Suit | null): TrickRules {
  return {trump, strength};
}

/** The part of a view that the facts are made from. */
export type FactsView = Pick<
  WhistView,
  | 'player'
  | 'seats'
  | 'seat'
  | 'leader'
  | 'trick'
  | 'tricks'
  | 'tricksWon'
  | 'trump'
  | 'turnUp'
  | 'hand'
  | 'dummyHand'
  | 'score'
  | 'calls'
> &
  Partial<Pick<WhistView, 'preference' | 'gone'>> & {readonly options: CallOptions};

/** The seat the view's player has to play for: his own or the dummy's. */
function actingSeat({leader, trick, seats, player, seat}: FactsView): Seat {
  const next = seatAfter(leader, 4, trick.length);
  return seats[next] === player ? next : seat;
}

/**
 * The facts of a position, from the view alone.
 * @param seen the tricks that the player remembers; default: all
 */
export function factsOf(view: FactsView, seen: FactsView['tricks'] = view.tricks): Facts {
  const me = actingSeat(view);
  const rel = (seat: Seat): Rel => seatAfter(seat, 4, -me) as Rel;
  const laid = ({seat, card}: Laid): RelLaid => ({by: rel(seat), card});
  const T = view.trump ?? 'S';
  const hand = me === view.seat ? view.hand : (view.dummyHand ?? view.hand);
  const {hold} = holdings(hand);
  const tricks = seen.map(({cards, winner}) => ({cards: cards.map(laid), winner: rel(winner)}));
  const trick = view.trick.map(laid);
  const watched = watch(tricks, trick, T);
  const held = holdings(hand, watched.by[0]!).hold;
  // Of a set position nobody knows who played what is gone.
  const {rest} = holdings(hand, view.gone ?? [], ...watched.by);
  const winner = winning(whistTricks(T), view.trick);
  const side = me % 2;
  const us = view.score[side]!;
  const them = view.score[1 - side]!;
  const tUs = view.tricksWon[side]!;
  const tThem = view.tricksWon[1 - side]!;
  const {options, turnUp} = view;
  const target = options.honours === 'none' ? 5 : 10;
  const opponents = view.calls.filter(({seat}) => seat % 2 !== side);
  const called = options.honours === 'four' && opponents.find(({said}) => said === 'call');
  const trickNo = Math.max(view.tricks.length, tUs + tThem) + 1;
  const quick = quickOf(hold);
  const trumps = hold[T]!;
  return {
    ...watched,
    pos: trick.length + 1,
    trickNo,
    T,
    hand,
    hold,
    held,
    rest,
    trick,
    led: trick[0]?.card[1] ?? '',
    best: winner && laid(winner),
    us,
    them,
    tUs,
    tThem,
    turn: turnUp && {by: rel(turnUp.seat), card: turnUp.remembered},
    forceT: trumpForce(trumps),
    strongT: trumpStrength(trumps),
    richT: trumpRiches(trumps),
    slamDanger: slamFeared(trickNo, tUs, quick, trumps),
    slamHope: trickNo === 1 && quick >= 6 && trumps.length > 4 && figures(trumps.replace('J', '')) > 1,
    goodSide: [...'SHDC'].some((suit) => suit !== T && goodHolding(hold[suit]!)),
    trumpsOut: rest[T]!.length,
    coveredBy: (more) =>
      covered(
        them,
        theirHonours(held[T]!, watched.by, T, options.honours),
        tUs + more,
        target,
        isDoubled(view) ? 2 : 1,
      ),
    silentEight:
      them === 8 && mayCallAt(options, isDoubled(view), 8) && callsAgainst(us) && !called && trickNo > 1,
    askedInVain: called && view.calls.some(({said}) => said === 'no') ? rel(called.seat) : 0,
    navette: crossRuff(watched.void, T, rest),
    noRuff: false,
  };
}

/** Quick tricks of a whole hand. */
export function quickOf(hold: Holdings): number {
  return [...'SHDC'].reduce((sum, suit) => sum + quickTricks(hold[suit]!), 0);
}

/** Whether the hand is bad enough to fear a slam: judged first by its cards, later by tricks won (engine's figures). */
export function slamFeared(trickNo: number, tricksWon: number, quick: number, trumps: Ranks): boolean {
  if (trickNo === 1) return quick <= 1 && trumps.length < 4 && !figures(trumps);
  return tricksWon === 0 ? trickNo > 5 : tricksWon === 1 && trickNo > 8;
}

/** Whether each opponent is void in a suit the other can still lead to him while trumps are out. */
function crossRuff(voids: readonly string[], T: Suit, rest: Holdings): boolean {
  const ruffs = (x: 1 | 3): string[] =>
    voids[x]!.includes(T) ? [] : [...voids[x]!].filter((suit) => rest[suit]);
  return Boolean(rest[T]) && ruffs(L).some((suit) => ruffs(R).some((other) => other !== suit));
}

/** The cards I may play. */
export function lawful(facts: Facts): readonly Card[] {
  return lawfulCards(whistTricks(facts.T), facts.hand, facts.trick[0]?.card ?? null);
}

/** Whether the card would win the trick as it stands. */
export function wins({best, T}: Facts, card: Card): boolean {
  return !best || beats(whistTricks(T), card, best.card);
}

/** Whether partner's card is winning the trick. */
export function partnerWins({best}: Facts): boolean {
  return best?.by === P;
}

/** Whether no unseen card of its suit is higher (*freie Karte, Forte-karta*); it may still be ruffed. */
export function master({rest}: Facts, card: Card): boolean {
  const higher = rest[card[1]!]![0];
  return !higher || height(higher) < height(card);
}

/** Whether seat x may ruff this suit: known void in it, not known to be out of trumps. */
export function mayRuff({void: voids, trumpsOut, T}: Facts, x: Rel, suit: Suit): boolean {
  return suit !== T && trumpsOut > 0 && voids[x]!.includes(suit) && !voids[x]!.includes(T);
}

/** Whether an opponent may still have a trump. */
export function theyTrump({trumpsOut, void: voids, T}: Facts): boolean {
  return trumpsOut > 0 && !(voids[L]!.includes(T) && voids[R]!.includes(T));
}

/** Whether this card of mine, led, wins whatever the others hold. */
export function certain(facts: Facts, card: Card): boolean {
  return master(facts, card) && (card[1] === facts.T || !theyTrump(facts));
}

/** Whether partner has shown strength in trumps: led them and not dropped them, or let an unknown card run. */
export function partnerStrong({trumpLeads, gaveUp, trumpSign, void: voids, T}: Facts): boolean {
  return !voids[P]!.includes(T) && ((trumpLeads[P]! > 0 && !gaveUp[P]) || trumpSign[P] === 'force');
}
