import type {Carry, PatienceMove} from '../rules/index.js';

/** Moves of one card from pile to pile. A rescue names two piles and has its own panel. */
export function carriesOf(moves: readonly PatienceMove[]): readonly Carry[] {
  return moves.filter((move): move is Carry => 'from' in move && move.type !== 'rescue');
}

/** The result of a tap on a pile. */
export type Tapped = {readonly move: PatienceMove} | {readonly pick: string | null};

/**
 * What a tap on a pile means: put the picked card there; on the picked card again, play it to a foundation, or to the only
 * place that takes it;
 * turn or take from the pack; otherwise pick up its card.
 * @param picked the pile whose card is already picked, if any
 */
export function tapOn(pile: string, picked: string | null, moves: readonly PatienceMove[]): Tapped {
  const carries = carriesOf(moves);
  const own = carries.filter(({from}) => from === pile);
  if (picked === pile) {
    const played = own.find(({type}) => type === 'play' || type === 'transfer');
    const only = own.length === 1 ? own[0] : undefined;
    const move = played ?? only;
    return move ? {move} : {pick: null};
  }
  // A fallen card can be played as if it were picked.
  const falls = picked === null && moves.some(({type}) => type === 'leave');
  const laid = carries.find(({from, to}) => (falls || from === picked) && to === pile);
  if (laid) return {move: laid};
  const word = pile === 'stock' ? moves.find(({type}) => type === 'turn' || type === 'next') : undefined;
  if (word) return {move: word};
  // Vacant places are filled one after another: the tapped pile is where the card comes from.
  if (own.length === 1 && own[0]!.type === 'fill' && moves.every(({type}) => type === 'fill'))
    return {move: own[0]!};
  if (own.length) return {pick: pile};
  // An impossible move is tried anyway, so that the table says why.
  return picked === null ? {pick: null} : {move: {type: 'marry', from: picked, to: pile}};
}
