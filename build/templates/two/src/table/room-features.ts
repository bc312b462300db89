import {trickLaterStyles, travelEndsIn, type Ask, type GameFeatures} from '@quinola/table';
import {exchangeOf, SEATS} from '../rules/index.js';
import type {NewGameHost} from './host.js';

/** What the visitor is asked besides the cards that he plays. */
function askOf(table: NewGameHost): Ask | null {
  const {view, turn} = table.context!;
  if (turn.phase !== 'exchanging') return null;
  const texts = table.gamePanelWords!;
  const choice = exchangeOf(view);
  return {
    kind: 'chooseCards',
    title: texts.exchangeTitle,
    choice,
    why: (_card, chosen) =>
      chosen.length < choice.most
        ? null
        : texts.refusals['choose-so-many']!({least: choice.least, most: choice.most}),
    done: (chosen) => texts.exchange(chosen.length),
  };
}

/** What the room adds to the features: the exchange, and the ends of travelling cards. */
export const roomFeatures = (table: NewGameHost): Pick<GameFeatures, 'styles' | 'travelEnds' | 'asks'> => ({
  styles: [trickLaterStyles],
  travelEnds: () => travelEndsIn(table, {size: SEATS, seat: table.context!.view.seat}),
  asks: () => askOf(table),
});
