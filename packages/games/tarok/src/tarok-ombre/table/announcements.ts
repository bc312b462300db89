import type {TarokOmbreHappening} from '../rules/game.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';

/** The screen-reader text for a happening; `null` if nothing needs saying. */
export function announcementOf(table: TarokOmbreTable, happening: TarokOmbreHappening): string | null {
  const {
    gameWords: {games},
  } = table;
  const texts = table.gamePanelWords!;
  const pack = table.packPanelWords!;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'drawn':
      return pack.drew(table.who(happening.player), happening.card);
    case 'seated':
      return pack.seated(who(happening.dealer));
    // Announced for any deal, but only where it is shown.
    case 'shuffled':
      return table.context!.ceremony === 'full' ? pack.shuffles(who(happening.seat)) : null;
    case 'cut':
      return pack.cutBy(who(happening.seat));
    case 'dealt':
      return pack.dealtBy(who(happening.dealer));
    case 'skat-laid':
      return pack.skatLaid(who(happening.seat));
    case 'skat-cards':
      return pack.ownSkat(happening.cards);
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
    case 'played':
      return pack.played(who(happening.seat), happening.card);
    case 'trick-won':
      return pack.trickWon(who(happening.seat));
    case 'sky-kept':
      return pack.skyKept(who(happening.seat));
    case 'sky-lost':
      return pack.skyLost(who(happening.seat), who(happening.winner));
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
      return null;
  }
}
