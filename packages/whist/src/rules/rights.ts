import {callableCards} from './bonds.js';
import {claimable} from './revokes.js';
import {phaseOf} from './state.js';
import {following} from './tricks.js';
import type {WhistMove, WhistView} from './types.js';

/** Lawful moves in the phases of etiquette. */
export function etiquetteMoves(view: WhistView): readonly WhistMove[] {
  switch (phaseOf(view)) {
    case 'playing.claim': return [{type: 'STAND'}, {type: 'WAIVE'}];
    case 'settlingDeal.penalties': return endMoves(view);
    case 'playing.etiquette': return demands(view);
    default: return [];
  }
}

function demands(view: WhistView): readonly WhistMove[] {
  const waived: WhistMove = {type: 'WAIVE'};
  switch (view.fault?.kind) {
    case 'open-cards': return [...callableCards(view).map((card): WhistMove => ({type: 'CALL_CARD', card})), waived];
    case 'led-out-of-turn': return [...['S', 'H', 'D', 'C'].map((named): WhistMove => ({type: 'NAME_SUIT', suit: named})), waived];
    case 'revoke-noticed': return [{type: 'DEMAND', what: 'highest'}, {type: 'DEMAND', what: 'lowest'}, waived];
    default: return [{type: 'DEMAND', what: 'not-win'}, waived];
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
export function endMoves(view: WhistView): readonly WhistMove[] {
  switch (view.fault!.kind) {
    case 'honours': return [{type: 'HONOURS'}, {type: 'WAIVE'}];
    case 'revoke': return [0, 1, 2, 3].map((add): WhistMove => ({type: 'APPLY_PENALTY', deduct: 3 - add, add}));
    default: return [...claimable(view, view.fault!.seat), {type: 'WAIVE'}];
  }
}
