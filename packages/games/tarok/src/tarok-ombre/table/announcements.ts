import {sessionSentence} from '@quinola/table';
import type {TarokOmbreHappening} from '../rules/game.js';
import type {TarokOmbreHost} from './host.js';

/** The screen-reader text for a happening; `null` if nothing needs saying. */
export function announcementOf(table: TarokOmbreHost, happening: TarokOmbreHappening): string | null {
  const {
    gameWords: {games},
  } = table;
  const texts = table.gamePanelWords!;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    // Announced for any deal, but only where it is shown.
    case 'shuffled':
      return table.context!.ceremony === 'full' ? texts.shuffles(who(happening.seat)) : null;
    case 'cut':
      return texts.cutBy(who(happening.seat));
    case 'dealt':
      return texts.dealtBy(who(happening.dealer));
    case 'skat-laid':
      return texts.skatLaid(who(happening.seat));
    case 'skat-cards':
      return texts.ownSkat(happening.cards);
    case 'looked':
      return texts.looked(who(happening.seat));
    case 'bid':
      return texts.bid(who(happening.seat), games[happening.contract], happening.unseen);
    case 'held':
      return texts.held(who(happening.seat), games[happening.contract]);
    case 'passed':
      return texts.passed(who(happening.seat));
    case 'contract':
      return texts.contract(who(happening.seat), games[happening.contract]);
    case 'thrown-in':
      return texts.thrownIn;
    case 'took-three':
      return texts.tookThree(who(happening.seat));
    case 'demanded':
      return texts.demanded(
        who(happening.seat),
        happening.card,
        happening.from < 0 ? null : who(happening.from),
      );
    case 'stopped-demanding':
      return texts.stopped(who(happening.seat));
    case 'gave-back':
      return texts.gaveBack(who(happening.seat), who(happening.receiver));
    case 'card-back':
      return texts.cardBack(who(happening.seat), who(happening.receiver), happening.card);
    case 'sky-kept':
      return texts.skyKept(who(happening.seat));
    case 'sky-lost':
      return texts.skyLost(who(happening.seat), who(happening.winner));
    case 'deal-settled': {
      const {
        outcome,
        declarer,
        contract,
        points: [points],
        perOpponent,
      } = happening.result;
      return outcome === 'thrown-in'
        ? null
        : `${texts.outcome(who(declarer), games[contract!], outcome, points)} ${texts.pays(who(declarer), perOpponent)}`;
    }
    default:
      return sessionSentence(table, happening);
  }
}
