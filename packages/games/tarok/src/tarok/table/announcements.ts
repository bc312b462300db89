import {sessionSentence} from '@quinola/table';
import {PAGAT, SKY, type Exchange} from '../../kit/rules/index.js';
import type {TarokHappening} from '../rules/types.js';
import {dealNet} from './accounts.js';
import type {TarokHost} from './host.js';

/** An empty card given for Sky or the Pagat. */
export function exchangeText(table: TarokHost, {from, to, card, for: kept}: Exchange): string {
  return table.gamePanelWords!.exchanged(
    table.whoSits(from),
    table.whoSits(to),
    card,
    kept === 'sky' ? SKY : PAGAT,
  );
}

/** The screen-reader text for a happening; `null` if nothing needs saying. */
export function announcementOf(table: TarokHost, happening: TarokHappening): string | null {
  const texts = table.gamePanelWords!;
  const {view} = table.context!;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'redraw':
      return texts.redraw;
    case 'staked':
      return texts.staked(who(happening.seat), happening.amount);
    // Announced for any deal, but only where it is shown.
    case 'shuffled':
      return table.context!.ceremony === 'full' ? texts.shuffles(who(happening.seat)) : null;
    case 'cut':
      return texts.cutBy(who(happening.seat));
    case 'dealt':
      return texts.dealtBy(who(happening.dealer));
    case 'skat-laid':
      return happening.buried ? texts.buried(who(happening.seat)) : texts.skatLaid(who(happening.seat));
    case 'skat-cards':
      return texts.ownSkat(happening.cards);
    case 'skat-taken-back':
      return texts.tookBack(who(happening.seat));
    case 'announced':
      return texts.announcedBy(
        who(happening.seat),
        happening.announcement.items,
        happening.announcement.total,
      );
    case 'piece': {
      const {piece} = happening;
      if (piece.event === 'sky-kept') return texts.skyKept(who(piece.seat));
      if (piece.event === 'sky-lost') return texts.skyLost(who(piece.seat), who(piece.to));
      return texts.piece(piece, who(piece.seat), who(piece.to));
    }
    case 'owed':
      return happening.debt.for === 'pagat'
        ? texts.owed(who(happening.debt.from), who(happening.debt.to))
        : null;
    case 'skat-turned':
      return texts.skatTurned(who(happening.seat), happening.cards);
    case 'exchanged':
      return exchangeText(table, happening.exchange);
    case 'stichfrei':
      return texts.stichfrei(who(happening.seat));
    case 'deal-settled': {
      const {result} = happening;
      if (result.scores)
        return texts.scoresNow(result.scores.map(({total}, seat) => `${who(seat).name} ${total}`));
      return texts.dealNet(view.seat < 0 ? null : dealNet(result)[view.seat]!);
    }
    case 'party-settled':
      return texts.partyWon(
        table.who(happening.result.winner),
        happening.result.margin,
        happening.result.double,
      );
    default:
      return sessionSentence(table, happening);
  }
}
