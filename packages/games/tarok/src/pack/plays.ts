import type {Card} from '@quinola/cards';
import type {Choice, Refusal} from '@quinola/play';
import {buriable, judgeDiscard, layableCards} from './discard.js';

/** Three cards to be laid away, see {@linkcode judgeDiscard}. */
export function choiceOfSkat(hand: readonly Card[], burying: boolean): readonly Choice[] {
  const buried = (burying && buriable(hand)) || [];
  const from = [...new Set([...layableCards(hand), ...buried])];
  return [{choose: 'LAY_SKAT', from, least: 3, most: 3}];
}

/** Why three cards of a hand cannot be laid away; `null` = they can. */
export function refuseSkat(hand: readonly Card[], cards: readonly Card[], burying: boolean): Refusal | null {
  const verdict = judgeDiscard(hand, cards, burying);
  if (verdict.legal) return null;
  return {reason: `skat-${verdict.reason}`, ...(verdict.card && {about: {card: verdict.card}})};
}
