import {isKing, isMatador} from '../pack/values.js';
import {buriable, layableCards} from '../pack/index.js';
import type {ChooseCards} from '@quinola/table';
import type {PackHost} from './host.js';

/**
 * The panel that asks for the three cards of the Skat.
 * @param mayBury whether the Pagat may be buried with the only two other taroks
 */
export function skatAsk({context, packWords, packPanelWords}: PackHost, mayBury: boolean): ChooseCards {
  const {hand} = context!.view;
  const free = [...layableCards(hand), ...((mayBury && buriable(hand)) || [])];
  return {
    kind: 'chooseCards',
    title: packWords.skat,
    tray: true,
    choice: {choose: 'LAY_SKAT', from: free, least: 3, most: 3},
    why(card) {
      if (free.includes(card)) return null;
      const reason = isKing(card) ? 'king' : isMatador(card) ? 'matador' : 'tarok';
      return packPanelWords!.refusals[`skat-${reason}`]!({card});
    },
    done: () => packWords.laySkat,
  };
}
