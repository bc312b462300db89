import type {Etiquette} from '../strict.js';
import {accident, acceptDeal, marred, nameTrump, refuseDeal} from './accidents.js';
import {boundCards} from './bonds.js';
import {commitBreach, refuseBreach} from './breaches.js';
import {claimRevoke} from './claims.js';
import {callCard, demand, nameSuit, waive} from './demands.js';
import {laidDown, stand, wrongCall} from './faults.js';
import {afterPlay, beforePlay} from './order.js';
import {applyPenalty, honoursAnnounced, settle} from './penalties.js';
import {etiquetteMoves, mayLayDown, rightMoves} from './rights.js';

/** The irregularities of the books, their rights and their penalties. */
export const etiquette: Etiquette = {
  bound: boundCards,
  moves: etiquetteMoves,
  standing: rightMoves,
  mayLayDown,
  accident,
  marred,
  afterPlay,
  beforePlay,
  laidDown,
  wrongCall,
  settle,
  breach: refuseBreach,
  commit: commitBreach,
  acts: {
    ACCEPT_DEAL: acceptDeal,
    REDEAL: refuseDeal,
    VOID_DEAL: refuseDeal,
    NAME_TRUMP: nameTrump,
    CALL_CARD: callCard,
    DEMAND: demand,
    NAME_SUIT: nameSuit,
    STAND: stand,
    WAIVE: waive,
    CLAIM_REVOKE: claimRevoke,
    APPLY_PENALTY: applyPenalty,
    HONOURS: honoursAnnounced,
  },
};
