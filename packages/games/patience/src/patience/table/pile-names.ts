import type {Group} from '../rules/schema.js';
import type {PatienceHost} from './host.js';

/** The name of a pile as moves name it. */
export const nameOf = ({id, role}: Group, index: number): string =>
  role === 'stock' || role === 'talon' ? id : `${id}.${index}`;

/** The top card of a pile in words; empty if there is none. */
export function topOf({view, words}: PatienceHost, id: string): string {
  const card = view!.piles[id]?.at(-1);
  return card ? words.card(card) : '';
}
