import {LikelyBids, panelsFrom, sessionFeatures, type GameFeatures} from '@quinola/table';
import {familySentence} from '../../kit/table/telling.js';
import {lessons} from '../words/lessons/index.js';
import type {OmbreHost} from './host.js';
import {gateAfter, isPlayedSolo, opponentsOf, type DealResult, type OmbreHappening} from '../rules/index.js';
import {loadTerms} from '../made/texts.js';
import {askOf} from './asks.js';
import {menuLines} from './menu.js';
import {statusOf} from './room.js';

/** The result of a deal, in sentences. */
export function dealSentences(
  table: OmbreHost,
  {outcome, ombre, game, perOpponent, drawn, bete, net, contra, forfeit}: DealResult,
): readonly string[] {
  const texts = table.gamePanelWords!;
  if (outcome === 'thrown-in') return [texts.thrownIn];
  if (outcome === 'annulled') return [texts.offers.annulled];
  const who = table.whoSits(ombre);
  const drawer = outcome === 'win' ? ombre : net.findIndex((sum, seat) => seat !== ombre && sum >= drawn);
  return [
    ...(forfeit ? [texts.rest.wrongly(table.whoSits(forfeit.by))] : []),
    texts.outcome(who, table.gameWords.games[game!], outcome),
    ...(perOpponent ? [texts.pays(who, perOpponent)] : []),
    ...(drawn && drawer >= 0 ? [texts.draws(table.whoSits(drawer), drawn)] : []),
    ...(bete ? [texts.bete(who, bete)] : []),
    ...(forfeit ? [texts.bete(table.whoSits(forfeit.by), forfeit.bete)] : []),
    ...(contra?.bete ? [texts.bete(table.whoSits(contra.by), contra.bete)] : []),
  ];
}

/** The screen-reader text for a happening; `null` if nothing needs saying. */
function happeningSentence(table: OmbreHost, happening: OmbreHappening): string | null {
  const texts = table.gamePanelWords!;
  const {games} = table.gameWords;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'favourite':
      return texts.favouriteTold(happening.suit);
    case 'dealt':
      return texts.dealt(who(happening.dealer), happening.dish);
    case 'shown':
      return texts.shown(who(happening.seat));
    case 'thrown-in':
      return texts.thrownIn;
    case 'king-declined':
      return texts.kingDeclined(who(happening.seat));
    case 'plays':
      return texts.plays(who(happening.seat), games[happening.game], opponentsOf(table.view!).length);
    case 'turned':
      return texts.turned(who(happening.seat), happening.card);
    case 'trump':
      return texts.trump(who(happening.seat), happening.suit);
    case 'bought':
      return texts.bought(who(happening.seat), happening.count);
    case 'laid':
      return texts.laid(happening.cards);
    case 'drew':
      return texts.drawn(happening.cards);
    case 'gave-up':
      return texts.gaveUp(who(happening.seat));
    case 'offered':
      return texts.offers.offered(who(happening.seat), happening.bete);
    case 'proposed':
      return texts.offers.proposed(who(happening.seat));
    case 'accepted':
      return texts.offers.accepted(who(happening.seat));
    case 'against':
      return texts.offers.playsAgainst(who(happening.seat));
    case 'refused':
      return texts.offers.refused(who(happening.seat));
    case 'annulled':
      return texts.offers.annulled;
    case 'claim':
      return texts.rest.claimed(who(happening.seat), happening.holds, happening.cards ?? null);
    case 'lead-named':
      return texts.rest.named(who(happening.seat), happening.card);
    case 'looked':
      return texts.review.looked(who(happening.seat), isPlayedSolo(table.view!.game));
    case 'vole':
      return texts.voleTold(who(happening.seat));
    case 'enough':
      return texts.enoughTold(who(happening.seat), gateAfter(table.view!));
    case 'claimed':
      return texts.claimed(who(happening.seat), happening.matadors, happening.premiers);
    case 'deal-settled':
      return happening.result.outcome === 'thrown-in' || happening.result.outcome === 'annulled'
        ? null
        : dealSentences(table, happening.result).join(' ');
    default:
      return familySentence(table, happening);
  }
}

/** The sheets that are seldom opened. */
const panel = panelsFrom(() => import('../panels/laid.js'));

/** What Ombre adds to the features of its table. */
export function ombreFeatures(table: OmbreHost): GameFeatures {
  const likely = new LikelyBids(table, () => import('../made/thinker.js'));
  const features = sessionFeatures<OmbreHost, OmbreHappening>(table, {
    panels: () => import('../panels/sheets.js'),
    goesTo: 'right',
    asks: () => askOf(table, () => likely.bids),
    bids: true,
    status: () => statusOf(table),
    tell: (happening) => happeningSentence(table, happening),
    terms: loadTerms,
    lessons,
    options: () => ({players: ['3', '2', '4']}),
    menuLines: () => menuLines(table),
  });
  return {...features, panels: {...features.panels, laid: panel('laid'), faced: panel('faced')}};
}
