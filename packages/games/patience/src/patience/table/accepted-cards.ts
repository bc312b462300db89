import {FRENCH_52} from '@quinola/cards';
import type {PatienceHost} from './host.js';
import {compile} from '../rules/index.js';
import {founds, isFree, marries} from '../rules/fits.js';

/** What a pile takes on its top card now, as a sentence; empty if its rules name no such card, as for a pack. */
export function acceptedCardsText(table: PatienceHost, id: string): string {
  const texts = table.gamePanelWords;
  const view = table.view!;
  const pile = compile(view.options).pile(id);
  if (!texts || !pile) return '';
  const {role, build} = pile.group;
  const fits =
    role === 'foundation' ? founds : role === 'packet' && build && view.piles[id]?.length ? marries : null;
  if (!fits) return '';
  const cards = isFree(view, pile) ? FRENCH_52.cards.filter((card) => fits(view, pile, card)) : [];
  return texts.pileTakes(cards.map(table.words.card));
}
