import {partnerOf, sideOf, type WhistHappening} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';

/** What is said of a happening, to the screen reader too; `null` where nothing need be said. */
export function tellingOf(table: WhistTable, happening: WhistHappening): string | null {
  const {text} = table;
  const {view} = table.context!;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'played': return text.played(who(happening.seat), happening.card);
    case 'trick-won': return text.trickWon(who(happening.seat), table.isOurs(sideOf(happening.seat)));
    case 'turned-up': return text.dealt(who(view.dealer), view.trump!, view.seat < 0 ? null : who(partnerOf(view.seat)));
    case 'turn-up-taken': return text.turnUpTaken(who(happening.seat));
    case 'called': return text.called(who(happening.seat));
    case 'answered': return text.answered(who(happening.seat), happening.yes);
    case 'shown': return text.shown(who(happening.seat), happening.cards);
    // What comes before and beside the play is told as soon as its words are there.
    default: return table.tellMore?.(table, happening) ?? null;
  }
}
