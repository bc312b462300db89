import {FRENCH_SUITS} from '@quinola/cards';
import {playOf, type MoveRule, type MoveRules, type PlayMove} from '@quinola/play';
import {isStrict} from '../table.js';
import {following} from '../tricks.js';
import type {WhistTypes, WhistView} from '../types.js';
import {callableCards} from './bonds.js';
import {claimAtEnd, claimRevoke} from './claims.js';
import {callCard, demand, nameSuit, waive} from './demands.js';
import {applyPenalty, honoursAnnounced, letGo} from './penalties.js';
import {claimable} from './revokes.js';

// The moves of strict etiquette. Which ones exist depends on the irregularity to be decided.

const isAbout = ({fault}: WhistView, kind: string): boolean => fault?.kind === kind;

/** Any opponent who saw that a player did not follow suit may claim a revoke, on turn or not. */
export const CLAIMING: MoveRule<WhistTypes, 'CLAIM_REVOKE'> = {
  right: true,
  moves: (view) => (isStrict(view) ? claimable(view, view.seat) : []),
  act: claimRevoke,
};

/** What an opponent may demand of the seat to play. The other may also call an exposed card, but not waive it. */
export const DEMANDS: MoveRules<WhistTypes> = {
  CALL_CARD: {
    right: true,
    moves: (view) =>
      isAbout(view, 'open-cards') ? callableCards(view).map((card) => ({type: 'CALL_CARD', card})) : [],
    act: callCard,
  },
  NAME_SUIT: {
    moves: (view) =>
      isAbout(view, 'led-out-of-turn') ? FRENCH_SUITS.map((suit) => ({type: 'NAME_SUIT', suit})) : [],
    act: nameSuit,
  },
  DEMAND: {
    moves: (view) =>
      isAbout(view, 'revoke-noticed')
        ? [
            {type: 'DEMAND', what: 'highest'},
            {type: 'DEMAND', what: 'lowest'},
          ]
        : isAbout(view, 'played-before-turn')
          ? [{type: 'DEMAND', what: 'not-win'}]
          : [],
    act: demand,
  },
  WAIVE: {moves: () => [{type: 'WAIVE'}], act: waive},
};

/** What remains to decide after a strict deal: unnoticed revokes, honours, penalties. */
export const PENALTIES: MoveRules<WhistTypes> = {
  HONOURS: {moves: (view) => (isAbout(view, 'honours') ? [{type: 'HONOURS'}] : []), act: honoursAnnounced},
  APPLY_PENALTY: {
    moves: (view) =>
      isAbout(view, 'revoke')
        ? [0, 1, 2, 3].map((add) => ({type: 'APPLY_PENALTY', deduct: 3 - add, add}))
        : [],
    act: applyPenalty,
  },
  CLAIM_REVOKE: {
    right: true,
    moves: (view) => (isAbout(view, 'revoke-unnoticed') ? claimable(view, view.seat) : []),
    act: claimAtEnd,
  },
  WAIVE: {moves: (view) => (isAbout(view, 'revoke') ? [] : [{type: 'WAIVE'}]), act: letGo},
};

/** The last hand's cards when it may play before its partner, because an opponent did so (Warsaw law 16). */
export function earlyPlays(view: WhistView): readonly PlayMove[] {
  // Once it is its turn anyway, it plays normally.
  return view.etiquette.early === view.seat && view.toPlay !== view.seat
    ? following(view, view.hand).map(playOf)
    : [];
}

/** At a strict table a hand can always be laid down, at one's own risk (Vienna §20 IV, V-27; Warsaw laws 15, 17). */
export function mayLayDown(view: WhistView): boolean {
  return view.bound === null && view.exposed.filter(({seat}) => seat === view.seat).length < view.hand.length;
}
