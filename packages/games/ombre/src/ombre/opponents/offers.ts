import {FRENCH_SUITS, type Card} from '@quinola/cards';
import {makesMistakes} from '@quinola/opponents';
import {ACES_ALONE} from '../../kit/rules/index.js';
import {waysOut, type OmbreMove, type OmbreView} from '../rules/index.js';
import type {OmbreQuestion} from './question.js';
import {tricksOf, trumpsIn} from './value.js';

/** A drawn or exchanged game that should make fewer tricks than this is not worth playing. */
const HOPELESS = 2;
/** From so many likely tricks on, an opponent plays against an Ombre who offers his game: four win against three and two. */
const AGAINST = 4;
/** From so many on he does not agree to annul the deal: with his share of the tricks the Ombre, who owns to a bad hand, pays a bête. */
const REFUSES = 2;

/** How many tricks a hand should make; before trumps are named, with the suit that suits it least. */
function likely(view: OmbreView, hand: readonly Card[] = view.hand): number {
  const {trump} = view;
  return trump === null
    ? Math.min(...FRENCH_SUITS.map((suit) => tricksOf(hand, suit)))
    : tricksOf(hand, trump);
}

/** What somebody says of an offer, and the maxim behind it. */
interface Word {
  readonly maxim: string;
  readonly move: OmbreMove;
}

/** How an opponent answers an Ombre who offers his game or asks to annul the deal; a beginner counts only his trumps. */
export function answerOffer(question: OmbreQuestion): Word {
  const {view} = question;
  const isKunil = view.options.giveUp === 'kunil';
  const tricks = makesMistakes(question)
    ? trumpsIn(view.hand, view.trump ?? ACES_ALONE).length
    : likely(view);
  if (isKunil)
    return tricks >= REFUSES
      ? {maxim: 'offer.refuse', move: {type: 'REFUSE'}}
      : {maxim: 'offer.annul', move: {type: 'ACCEPT'}};
  return tricks >= AGAINST
    ? {maxim: 'offer.against', move: {type: 'CONTRA'}}
    : {maxim: 'offer.accept', move: {type: 'ACCEPT'}};
}

/**
 * How the Ombre gets out of a game that is not worth playing; `null` = he plays it. With a trump that he may still choose the
 * best suit counts.
 * @param drawn whether he has found no trump after Obscur: the only moment at which a game is given up outright
 */
export function wayOutOf(view: OmbreView, drawn: boolean): Word | null {
  const ways = waysOut(view);
  const best = drawn
    ? Math.max(...FRENCH_SUITS.map((suit) => tricksOf(view.hand, suit)))
    : view.game === 'nullissimo'
      ? Infinity
      : likely(view);
  if (best >= HOPELESS) return null;
  if (ways.includes('KUNIL')) return {maxim: 'offer.kunil', move: {type: 'KUNIL'}};
  if (ways.includes('OFFER')) return {maxim: 'offer.make', move: {type: 'OFFER'}};
  return drawn && ways.includes('GIVE_UP') ? {maxim: 'declare.giveUp', move: {type: 'GIVE_UP'}} : null;
}
