import {isKing, isMatador} from '../rules/values.js';
import {buriable, layableCards} from '../rules/index.js';
import type {ChooseCards} from '@quinola/table';
import type {PackTable} from './pack-table.js';

/**
 * The panel that asks for the three cards of the Skat.
 * @param mayBury whether the Pagat may be buried with the only two other taroks
 */
export function skatAsk({context, gameWords, gamePanelWords}: PackTable, mayBury: boolean): ChooseCards {
  const {hand} = context!.view;
  const free = [...layableCards(hand), ...((mayBury && buriable(hand)) || [])];
  return {
    kind: 'chooseCards',
    title: gameWords.skat,
    tray: true,
    choice: {choose: 'LAY_SKAT', from: free, least: 3, most: 3},
    why(card) {
      if (free.includes(card)) return null;
      const reason = isKing(card) ? 'king' : isMatador(card) ? 'matador' : 'tarok';
      return gamePanelWords!.refusals[`skat-${reason}`]!({card});
    },
    done: () => gameWords.laySkat,
  };
}
