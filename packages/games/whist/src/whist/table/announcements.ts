import {partnerOf, sideOf, type Side, type WhistHappening} from '../rules/types.js';
import type {Marked} from '../words/types.js';
import type {WhistHost} from './host.js';
import * as strict from './strict.js';

/** The screen-reader text for a happening; `null` if nothing needs saying. */
export function announcementOf(table: WhistHost, happening: WhistHappening): string | null {
  const texts = table.gamePanelWords!;
  const view = table.seen;
  const who = (seat: number) => table.whoSits(seat);
  const partner = () => (view.seat < 0 ? null : who(partnerOf(view.seat)));
  switch (happening.type) {
    case 'played':
      return texts.played(who(happening.seat), happening.card);
    case 'trick-won':
      return texts.trickWon(who(happening.seat), table.isOurs(sideOf(happening.seat)));
    case 'turned-up':
      return texts.dealt(who(view.dealer), view.trump!, partner());
    case 'turn-up-taken':
      return texts.turnUpTaken(who(happening.seat));
    case 'called':
      return texts.called(who(happening.seat));
    case 'answered':
      return texts.answered(who(happening.seat), happening.yes);
    case 'shown':
      return texts.shown(who(happening.seat), happening.cards);
    case 'seated':
      return [
        texts.seated(partner(), who(happening.dealer)),
        happening.out !== null && texts.sitsOut(table.who(happening.out)),
      ]
        .filter(Boolean)
        .join(' ');
    case 'laid-down':
      return (
        strict.announcementOf(table, texts, happening) ?? texts.laidDown(who(happening.seat), happening.good)
      );
    case 'deal-scored': {
      const {trickPoints, honourPoints, score} = happening.result;
      const marked = (side: Side): Marked => ({
        trickPoints: trickPoints[side],
        honourPoints: honourPoints[side],
        score: score[side],
      });
      return view.seat < 0
        ? null
        : texts.dealScored(marked(table.ownSide), marked(table.ownSide === 0 ? 1 : 0));
    }
    case 'drawn':
      return texts.drew(
        happening.dummy ? {name: table.gameWords.dummy, you: false} : table.who(happening.player),
        happening.card,
      );
    case 'redraw':
      return texts.redraw(happening.players.map((player) => table.who(player)));
    case 'ordered':
      return texts.ordered(happening.order.map((player) => table.who(player)));
    // Announced for any deal, but only where it is shown.
    case 'shuffled':
      return table.context!.ceremony === 'full' ? texts.shuffles(who(happening.seat)) : null;
    case 'pack-chosen':
      return texts.packChosen(who(happening.seat), happening.colour);
    case 'cut':
      return texts.cutBy(who(happening.seat), happening.withCard);
    case 'thrown-over':
      return texts.thrownOver(who(happening.seat), happening.times);
    case 'dummy-open':
      return texts.dummyOpen(who(happening.seat));
    default:
      return strict.announcementOf(table, texts, happening);
  }
}
