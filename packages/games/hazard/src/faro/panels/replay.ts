import {bankReplay, type AnyTable, type StakePlace} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {playersOf, type FaroMove, type FaroView} from '../rules/index.js';
import type {FaroHost} from '../table/host.js';
import {beforeSeat, heapsOf, layoutOf, purseIn} from '../table/room.js';
import {faroReasons} from '../words/reasons/index.js';
import {gain} from './score.js';

/** What the drawing has decided, card by card. */
function decidedPlaces(table: FaroHost, {lastDeal}: FaroView): readonly StakePlace[] {
  const {gamePanelWords, gameWords, words} = table;
  return lastDeal!.decided.map(({seat, on, outcome, amount, index}) => {
    const name = on.length === 1 ? gameWords.ranks[on]! : words.card(on);
    const tab = `${gamePanelWords!.outcomes[outcome]}, ${gain(amount)}`;
    return {id: `${on} ${index}`, name: `${table.whoSits(seat).name}: ${name}`, stakes: [], tab};
  });
}

/** The layout of a salon, with what the last pair has done to the stakes on it. */
const ranksAt = (table: FaroHost, view: FaroView): readonly StakePlace[] =>
  layoutOf(table, view).map((place) => {
    const rank = place.card![0];
    const standing = view.bets.flat().find(({on}) => on === rank)?.standing ?? 'open';
    return {...place, tab: standing === 'open' ? undefined : table.gameWords.fates[standing]};
  });

/** The panel that shows a finished drawing again, move by move; what lay face down is shown when it was turned. */
export function render(table: FaroHost, about: unknown): TemplateResult {
  const {code, gameWords, gamePanelWords, view, words} = table;
  const {drawings} = view!.options;
  return bankReplay<FaroView>(table as unknown as AnyTable, about, {
    finished: view!.lastDeal?.deal ?? 0,
    title: (drawing) => gameWords.drawing(drawing, drawings),
    plan(seen, end) {
      const isSettled = seen.lastDeal?.deal === end.lastDeal!.deal;
      return {
        size: playersOf(seen.options),
        purse: purseIn(table, seen),
        before: (seat) => beforeSeat(table, seat, seen),
        ...(isSettled
          ? {places: decidedPlaces(table, seen)}
          : {
              heaps: heapsOf(table, seen),
              ...(seen.options.rules === 'salon' && {places: ranksAt(table, seen)}),
            }),
      };
    },
    moveName: (move) => gamePanelWords!.move(move as FaroMove, words),
    reasonOf: (id, provenance) => faroReasons.reasonOf(code, id, provenance),
  });
}
