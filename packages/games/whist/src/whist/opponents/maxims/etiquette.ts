import type {Random} from '@quinola/cards';
import {allRestCertain} from '../../rules/certain.js';
import {sideOf, type WhistMove, type WhistView} from '../../rules/types.js';
import {by, find, type Decide, type Decision, type Decisions} from './decisions.js';
import {quickOf} from './facts.js';
import {figures, height, holdings, quickTricks} from './holding.js';

/** What an opponent must know only at strict tables. */
export interface Etiquette {
  /** Decisions that occur only there. */
  readonly decisions: Decisions;
  /** Notices a revoke to claim. */
  readonly noticed: typeof noticed;
  /** Whether laying down the hand is safe: at a strict table the rules always allow it. */
  readonly certain: (view: WhistView) => boolean;
}

/** Whether a card of mine beats one that lies open: by its height, or as a trump on a suit that I lack. */
const mayBeat = ({hand, exposed, trump}: WhistView): boolean =>
  hand.some((card) =>
    exposed.some(({card: open}) =>
      open[1] === card[1]
        ? height(open) < height(card)
        : card[1] === trump && hand.every((other) => other[1] !== open[1]),
    ),
  );

/** A faulty deal is accepted, unless a figure of my side was seen (Vienna §3). */
const accept: Decide = ({fault, seat}, moves) => {
  const accident = fault?.accident;
  const ours =
    accident?.card &&
    figures(accident.card[0]!) &&
    accident.seat !== undefined &&
    (accident.seat - seat) % 2 === 0;
  return ours ? by(find(moves, 'REDEAL')!, 'engine.seen') : by(find(moves, 'ACCEPT_DEAL')!, 'engine.unseen');
};

/** Only a strong hand lets a wrong call stand; only a hand that might still make a trick contests a claim. */
const stand: Decide = (view, moves) => {
  const waive = find(moves, 'WAIVE');
  if (waive) return mayBeat(view) ? by(find(moves, 'STAND')!, 'engine.contest') : by(waive, 'engine.grant');
  const strong = quickOf(holdings(view.hand).hold) >= 3;
  return strong ? by(find(moves, 'STAND')!, 'engine.stand') : by(find(moves, 'VOID_DEAL')!, 'engine.void');
};

/** What a score is worth to its side: points, plus the steps at which a lost game costs less. */
const worth = (score: number): number =>
  score + (score > 9 ? 20 : 0) + (score > 4 ? 2 : 0) + (score > 0 ? 2 : 0);

/** The three points for a revoke are taken where they matter most (Vienna §19). */
const penalty: Decide = ({score, seat}, moves) => {
  const [us, them] = [score[sideOf(seat)], score[1 - sideOf(seat)]!];
  const gain = (move: WhistMove): number =>
    move.type === 'APPLY_PENALTY' ? worth(us + move.add) - worth(Math.max(0, them - move.deduct)) : -Infinity;
  return by(
    moves.reduce((a, b) => (gain(b) > gain(a) ? b : a)),
    'leitfaden.19',
    'book',
  );
};

/** When a card may be called, the highest figure is called, so that it is wasted. */
const callCard: Decide = (_, moves) => {
  const calls = moves.filter((move) => move.type === 'CALL_CARD').filter(({card}) => height(card) > 10);
  const waive = find(moves, 'WAIVE');
  const [first] = calls;
  if (first)
    return by(
      calls.reduce((a, b) => (height(a.card) >= height(b.card) ? a : b), first),
      'engine.call',
    );
  return waive ? by(waive, 'engine.waive') : null;
};

/** The suit I want led to me: the one with most quick tricks. */
const nameSuit: Decide = ({hand}, moves) => {
  const {hold} = holdings(hand);
  const suits = moves.filter((move) => move.type === 'NAME_SUIT');
  return by(
    suits.reduce((a, b) => (quickTricks(hold[b.suit]!) > quickTricks(hold[a.suit]!) ? b : a), suits[0]!),
    'engine.suit',
  );
};

/** Demands that the player who revoked does not win the trick; `null` demands nothing. */
const demand: Decide = (_, moves) => {
  const move = moves.find((one) => one.type === 'DEMAND' && one.what !== 'highest');
  return move ? by(move, 'engine.demand') : null;
};

const decisions: Decisions = {
  ACCEPT_DEAL: accept,
  STAND: stand,
  VOID_DEAL: stand,
  APPLY_PENALTY: penalty,
  HONOURS: (_, moves) => by(find(moves, 'HONOURS')!, 'leitfaden.20.V', 'book'),
  CALL_CARD: callCard,
  NAME_SUIT: nameSuit,
  DEMAND: demand,
  // Even when there is no other choice, a revoke could be claimed.
  WAIVE: (_, moves) => by(find(moves, 'WAIVE')!, 'engine.unproven'),
};

/** Revokes that the tricks prove: a seat did not follow a suit but later played a card of it. */
function provenRevokes({tricks, trick}: WhistView): {seat: number; trick: number}[] {
  const found: {seat: number; trick: number}[] = [];
  tricks.forEach(({cards}, at) => {
    const suit = cards[0]!.card[1];
    const later = [...tricks.slice(at + 1).flatMap((next) => next.cards), ...trick];
    for (const {seat, card} of cards) {
      if (card[1] !== suit && later.some((laid) => laid.seat === seat && laid.card[1] === suit))
        found.push({seat, trick: at + 1});
    }
  });
  return found;
}

/** A revoke I claim: I notice three out of four. Equal seeds notice the same ones. */
function noticed(view: WhistView, moves: readonly WhistMove[], random: Random): Decision | null {
  if (!moves.some(({type}) => type === 'CLAIM_REVOKE')) return null;
  const proven = provenRevokes(view);
  const claim = moves.find(
    (move) =>
      move.type === 'CLAIM_REVOKE' &&
      proven.some(({seat, trick}) => seat === move.seat && trick === move.trick),
  );
  return claim && random.below(4) > 0 ? by(claim, 'engine.revoke') : null;
}

/** The decisions of strict tables. */
export const etiquette: Etiquette = {decisions, noticed, certain: allRestCertain};
