import type {Refusal} from '@quinola/play';
import {compile, phaseOf} from './compile.js';
import {cardsOf, isFree} from './fits.js';
import {isIdle, movesOf} from './moves.js';
import {vacancy} from './refills.js';
import type {PatienceMove, PatienceView} from './types.js';

/** Why a move cannot be made, or `null`. */
export function refusalOf(view: PatienceView, move: PatienceMove): Refusal | null {
  if (move.type === 'SHUFFLE') return {reason: 'not-now'};
  const moves = movesOf(view);
  if (moves.some((one) => same(one, move)) || isIdle(view, move)) return null;
  if (view.stage === 'over') return {reason: 'over'};
  if (!moves.some(({type}) => type === move.type)) return {reason: reasonOfKind(view, move.type)};
  if (!('from' in move)) return {reason: 'not-now'};
  const pile = compile(view.options).pile(move.from);
  if (!pile || !cardsOf(view, move.from).length) return {reason: 'no-card', about: {pile: move.from}};
  if (!isFree(view, pile)) return {reason: 'covered', about: {pile: move.from}};
  return {reason: 'does-not-fit', about: {card: cardsOf(view, move.from).at(-1)!, pile: move.to}};
}

/** Why no move of a kind is legal. */
function reasonOfKind(view: PatienceView, type: string): string {
  if (view.stage === 'refilling') return 'fill-first';
  if (view.stage === 'laying') return 'still-dealing';
  if (view.must !== null) return 'use-the-transfer';
  if ((type === 'turn' || type === 'next') && vacancy(compile(view.options), view)) return 'fill-first';
  if (waitsTillStuck(view, type)) return 'not-stuck';
  if (type === 'redeal') return 'no-redeal';
  return type === 'play' || type === 'marry' ? 'does-not-fit' : 'not-now';
}

/** Whether redealing or dealing on is only postponed because something else can still be done. */
function waitsTillStuck(view: PatienceView, type: string): boolean {
  const game = compile(view.options);
  const {redeal, program} = game.def;
  const phase = phaseOf(game, view);
  if (type === 'next') return phase?.next === 'stuck' && view.stock > 0 && view.step + 1 < program.length;
  return (
    type === 'redeal' && phase?.redeal === true && redeal?.when === 'stuck' && view.redeals < redeal.times
  );
}

function same(one: PatienceMove, other: PatienceMove): boolean {
  if (one.type !== other.type) return false;
  return !('from' in one) || ('from' in other && one.from === other.from && one.to === other.to);
}
