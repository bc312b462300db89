import {partnerOf, sideOf, type WhistHappening} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';

/** What is said of a happening, to the screen reader; `null` where nothing need be said. */
export function tellingOf(table: WhistTable, happening: WhistHappening): string | null {
  const texts = table.texts!;
  const view = table.seen;
  const who = (seat: number) => table.whoSits(seat);
  const partner = () => (view.seat < 0 ? null : who(partnerOf(view.seat)));
  switch (happening.type) {
    case 'played': return texts.played(who(happening.seat), happening.card);
    case 'trick-won': return texts.trickWon(who(happening.seat), table.isOurs(sideOf(happening.seat)));
    case 'turned-up': return texts.dealt(who(view.dealer), view.trump!, partner());
    case 'turn-up-taken': return texts.turnUpTaken(who(happening.seat));
    case 'called': return texts.called(who(happening.seat));
    case 'answered': return texts.answered(who(happening.seat), happening.yes);
    case 'shown': return texts.shown(who(happening.seat), happening.cards);
    case 'drawn': return texts.drew(table.who(happening.player), happening.card);
    case 'redraw': return texts.redraw(happening.players.map((player) => table.who(player)));
    case 'seated': return texts.seated(partner(), who(happening.dealer));
    case 'pack-chosen': return texts.packChosen(who(happening.seat), happening.colour);
    case 'cut': return texts.cutBy(who(happening.seat), happening.withCard);
    case 'thrown-over': return texts.thrownOver(who(happening.seat), happening.times);
    case 'trump-named': return texts.trumpNamed(who(happening.seat), happening.suit);
    case 'deal-voided': return texts.dealVoided;
    case 'deal-passed': return texts.dealPassed;
    case 'dummy-open': return texts.dummyOpen(who(happening.seat));
    case 'laid-down': return texts.laidDown(who(happening.seat), happening.good);
    case 'revoke-claimed': return texts.revokeClaimed(who(happening.by), who(happening.seat), happening.proved);
    case 'penalty': return texts.penalty(table.isOurs(happening.side), happening.deduct, happening.add);
    case 'demanded':
      return texts.demanded(who(happening.by), who(happening.of), happening.what, happening.card ?? null, happening.suit ?? null);
    default: return null;
  }
}
