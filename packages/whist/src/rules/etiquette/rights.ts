import {FRENCH_SUITS} from '@quinola/cards';
import {phaseOf} from '../state.js';
import {following} from '../tricks.js';
import type {WhistMove, WhistView} from '../types.js';
import {callableCards} from './bonds.js';
import {claimable} from './revokes.js';

/** Lawful moves in the phases of etiquette. */
export function etiquetteMoves(view: WhistView): readonly WhistMove[] {
  switch (phaseOf(view)) {
    case 'dealing.irregular':
    case 'dealing.turnUp':
      return [{type: 'ACCEPT_DEAL'}, {type: 'REDEAL'}];
    case 'dealing.eldestNamesTrump':
      return FRENCH_SUITS.map((suit) => ({type: 'NAME_TRUMP', suit}));
    case 'playing.callFault':
      return [{type: 'STAND'}, {type: 'VOID_DEAL'}];
    case 'playing.claim':
      return [{type: 'STAND'}, {type: 'WAIVE'}];
    case 'settlingDeal.penalties':
      return endMoves(view);
    case 'playing.etiquette':
      return demands(view);
    default:
      return [];
  }
}

function demands(view: WhistView): readonly WhistMove[] {
  const waived: WhistMove = {type: 'WAIVE'};
  switch (view.fault?.kind) {
    case 'open-cards':
      return [...callableCards(view).map((card): WhistMove => ({type: 'CALL_CARD', card})), waived];
    case 'led-out-of-turn':
      return [...FRENCH_SUITS.map((suit): WhistMove => ({type: 'NAME_SUIT', suit})), waived];
    case 'revoke-noticed':
      return [{type: 'DEMAND', what: 'highest'}, {type: 'DEMAND', what: 'lowest'}, waived];
    default:
      return [{type: 'DEMAND', what: 'not-win'}, waived];
  }
}

/** What a standing right lets a player do who is not waited for, or beside his card. */
export function rightMoves(view: WhistView): readonly WhistMove[] {
  if (phaseOf(view) === 'playing.etiquette') return demands(view).filter(({type}) => type !== 'WAIVE');
  const claims = claimable(view, view.seat);
  if (view.etiquette.early !== view.seat) return claims;
  return [...claims, ...following(view, view.hand).map((card): WhistMove => ({type: 'PLAY', card}))];
}

/** Lawful moves at the end of a strict deal. */
function endMoves(view: WhistView): readonly WhistMove[] {
  switch (view.fault!.kind) {
    case 'honours':
      return [{type: 'HONOURS'}, {type: 'WAIVE'}];
    case 'revoke':
      return [0, 1, 2, 3].map((add): WhistMove => ({type: 'APPLY_PENALTY', deduct: 3 - add, add}));
    default:
      return [...claimable(view, view.fault!.seat), {type: 'WAIVE'}];
  }
}

/** At a strict table a hand may always be laid down, at one's own risk (Vienna §20 IV, V-27; Warsaw laws 15, 17). */
export function mayLayDown(view: WhistView): boolean {
  return view.bound === null && view.exposed.filter(({seat}) => seat === view.seat).length < view.hand.length;
}
