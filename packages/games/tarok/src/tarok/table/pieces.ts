import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {KINGS, PAGAT} from '../../kit/rules/index.js';
import type {PieceEvent, TarokView} from '../rules/types.js';

/** The kings and the Pagat lying open before the player who got them, in the order they came (rule 16e). */
export function piecesBefore({pieces}: Pick<TarokView, 'pieces'>, seat: Seat): readonly Card[] {
  return cardsOf(pieces, seat);
}

/** The same for a finished deal. */
export function cardsOf(pieces: readonly PieceEvent[], seat: Seat): readonly Card[] {
  return pieces
    .filter(({to, card}) => to === seat && (card === PAGAT || KINGS.includes(card)))
    .map(({card}) => card);
}

/** The pieces still at stake in the deal that the viewer does not hold himself: the Pagat, then the kings. */
export function piecesOut({
  pieces,
  hand,
  skat,
  buried,
}: Pick<TarokView, 'pieces' | 'hand' | 'skat' | 'buried'>): {
  readonly pagat: boolean;
  readonly kings: readonly Card[];
} {
  const gone = new Set([...pieces.map(({card}) => card), ...hand, ...(skat ?? [])]);
  return {pagat: !buried && !gone.has(PAGAT), kings: KINGS.filter((card) => !gone.has(card))};
}
