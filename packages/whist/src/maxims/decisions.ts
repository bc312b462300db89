import {pick, type Random, type Suit} from '@quinola/cards';
import {judge} from '@quinola/opponents';
import type {Because} from '@quinola/play';
import {sideOf, type WhistMove, type WhistView} from '../rules/types.js';
import {callMaxims} from './calls.js';
import {factsOf, quickOf} from './facts.js';
import {figures, height, holdings, quickTricks} from './holding.js';

/** A move other than a card, and why. `null`: a standing right is not used. */
export interface Decision {
  readonly move: WhistMove | null;
  readonly because?: Because;
}

type Decide = (view: WhistView, moves: readonly WhistMove[], random: Random) => Decision | WhistMove | null;

/** The first of the moves that has this type. */
function find<T extends WhistMove['type']>(moves: readonly WhistMove[], type: T): Extract<WhistMove, {type: T}> | undefined {
  return moves.find((move): move is Extract<WhistMove, {type: T}> => move.type === type);
}

/** Whether to call at eight with exactly two honours (Vienna §17 XV 1). */
function callOrNot(view: WhistView, otherwise: WhistMove | null, call: WhistMove): Decision {
  const {choice, because} = judge(callMaxims, factsOf(view), ['CALL', 'SILENT'] as const);
  return {move: choice === 'CALL' ? call : otherwise, ...(because && {because})};
}

/**
 * What is said of honours: three or four are shown and the game is won, two are called by the book's table.
 * @param otherwise the move when nothing is said
 */
export function honoursDecision(view: WhistView, moves: readonly WhistMove[], otherwise: WhistMove | null): Decision {
  const show = find(moves, 'SHOW');
  if (show) return {move: show};
  const call = find(moves, 'CALL');
  return call ? callOrNot(view, otherwise, call) : {move: otherwise};
}

/** A marred deal is accepted, unless a figure of my side's was seen (Vienna §3). */
const accept: Decide = ({fault, seat}, moves) => {
  const accident = fault?.accident;
  const ours = accident?.card && figures(accident.card[0]!) && accident.seat !== undefined && (accident.seat - seat) % 2 === 0;
  return find(moves, ours ? 'REDEAL' : 'ACCEPT_DEAL')!;
};

/** Trumps are named by the longest suit, the stronger of equals. */
const nameTrump: Decide = ({hand}, moves) => {
  const {hold} = holdings(hand);
  const worth = (suit: Suit): number => hold[suit]!.length * 2 + quickTricks(hold[suit]!);
  return moves.reduce((a, b) => (a.type === 'NAME_TRUMP' && b.type === 'NAME_TRUMP' && worth(b.suit) > worth(a.suit) ? b : a));
};

/** Whether a card of mine is higher than all that lie open of its suit. */
const mayBeat = ({hand, exposed}: WhistView): boolean => hand.some((card) =>
  exposed.every((open) => open.card[1] !== card[1] || height(open.card) < height(card)));

/** A wrong call is let stand by a strong hand only; a claim is contested by one that might still make a trick. */
const stand: Decide = (view, moves) => {
  const waive = find(moves, 'WAIVE');
  if (waive) return mayBeat(view) ? find(moves, 'STAND')! : waive;
  return find(moves, quickOf(holdings(view.hand).hold) >= 3 ? 'STAND' : 'VOID_DEAL')!;
};

/** What a score is worth to its side: points, and the steps by which a lost game costs less. */
const worth = (score: number): number => score + (score > 9 ? 20 : 0) + (score > 4 ? 2 : 0) + (score > 0 ? 2 : 0);

/** The three points of a revoke are taken where they tell most (Vienna §19). */
const penalty: Decide = ({score, seat}, moves) => {
  const [us, them] = [score[sideOf(seat)], score[1 - sideOf(seat)]!];
  const gain = (move: WhistMove): number =>
    (move.type === 'APPLY_PENALTY' ? worth(us + move.add) - worth(Math.max(0, them - move.deduct)) : -Infinity);
  return moves.reduce((a, b) => (gain(b) > gain(a) ? b : a));
};

/** A card may be called: the highest figure that can be called is, so that it falls for nothing. */
const callCard: Decide = (_, moves) => {
  const calls = moves.filter((move) => move.type === 'CALL_CARD' && height(move.card) > 10);
  return calls.reduce<WhistMove | null>((a, b) => (a?.type === 'CALL_CARD' && b.type === 'CALL_CARD' && height(a.card) >= height(b.card) ? a : b), null)
    ?? find(moves, 'WAIVE') ?? null;
};

/** The suit that I want led to me: the one in which I have most quick tricks. */
const nameSuit: Decide = ({hand}, moves) => {
  const {hold} = holdings(hand);
  const suits = moves.filter((move) => move.type === 'NAME_SUIT');
  return suits.reduce((a, b) => (quickTricks(hold[b.suit]!) > quickTricks(hold[a.suit]!) ? b : a), suits[0]!);
};

const DECISIONS: Partial<Record<WhistMove['type'], Decide>> = {
  DRAW: (_, moves, random) => pick(moves, random),
  CUT: (_, moves, random) => pick(moves.filter(({type}) => type === 'CUT'), random),
  ACCEPT_DEAL: accept,
  NAME_TRUMP: nameTrump,
  SILENT: (view, moves) => honoursDecision(view, moves, find(moves, 'SILENT')!),
  STAND: stand,
  VOID_DEAL: stand,
  APPLY_PENALTY: penalty,
  HONOURS: (_, moves) => find(moves, 'HONOURS')!,
  CALL_CARD: callCard,
  NAME_SUIT: nameSuit,
  DEMAND: (_, moves) => moves.find((move) => move.type === 'DEMAND' && move.what !== 'highest') ?? null,
};

/** Revokes that the tricks prove: a seat failed to follow a suit, and has since played a card of it. */
function provenRevokes({tricks, trick}: WhistView): {seat: number; trick: number}[] {
  const found: {seat: number; trick: number}[] = [];
  tricks.forEach(({cards}, at) => {
    const suit = cards[0]!.card[1];
    const later = [...tricks.slice(at + 1).flatMap((next) => next.cards), ...trick];
    for (const {seat, card} of cards) {
      if (card[1] !== suit && later.some((laid) => laid.seat === seat && laid.card[1] === suit)) found.push({seat, trick: at + 1});
    }
  });
  return found;
}

/** A revoke that I claim: I notice three in four. Equal seeds notice the same. */
export function noticed(view: WhistView, moves: readonly WhistMove[], random: Random): WhistMove | null {
  if (!moves.some(({type}) => type === 'CLAIM_REVOKE')) return null;
  const proven = provenRevokes(view);
  const claim = moves.find((move) => move.type === 'CLAIM_REVOKE'
    && proven.some(({seat, trick}) => seat === move.seat && trick === move.trick));
  return claim && random.below(4) > 0 ? claim : null;
}

/**
 * Decides everything but the cards.
 * @param moves lawful moves, at least one
 * @param must whether a move has to be made; else `null` leaves a right unused
 */
export function decide(view: WhistView, moves: readonly WhistMove[], must: boolean, random: Random): Decision {
  const claim = noticed(view, moves, random);
  if (claim) return {move: claim};
  const open = moves.filter(({type}) => type !== 'CLAIM_REVOKE' && type !== 'LAY_DOWN');
  const first = open.find(({type}) => DECISIONS[type]);
  const made = first ? DECISIONS[first.type]!(view, open, random) : must ? open[0] ?? moves[0]! : null;
  return made && 'move' in made ? made : {move: made};
}
