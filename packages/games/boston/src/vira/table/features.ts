import {isChoice} from '@quinola/play';
import {
  choice,
  LikelyBids,
  sessionFeatures,
  sessionSentence,
  type GameFeatures,
  type MenuLine,
} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {coloursOf} from '../../kit/rules/suits.js';
import {openHandStyles} from '../../kit/table/open-hands.js';
import {lyingStyles} from '../../kit/table/styles.js';
import {loadTerms} from '../made/texts.js';
import {drewOwn, vira, type DealResult, type ViraHappening, type ViraMove} from '../rules/index.js';
import {lessons} from '../words/lessons/index.js';
import {askOf} from './asks.js';
import type {ViraHost} from './host.js';
import {statusOf} from './room.js';

/** The result of a deal, in sentences. */
export function dealSentences(table: ViraHost, result: DealResult): readonly string[] {
  const {outcome, declarer, game, asMisere, fisch, drawn, betes, offender} = result;
  const texts = table.gamePanelWords!;
  if (game === null) return [texts.allPassed];
  const who = table.whoSits(declarer);
  const name = `${texts.games[game]}${asMisere ? `, ${texts.misere}` : ''}`;
  return [
    ...(offender < 0 ? [] : [texts.claimsLost(table.whoSits(offender))]),
    texts.outcome(who, name, outcome),
    ...(fisch ? [texts.price(who, fisch)] : []),
    ...(drawn ? [texts.draws(who, drawn, drewOwn(result))] : []),
    ...betes.map((size) => texts.bete(table.whoSits(offender < 0 ? declarer : offender), size)),
  ];
}

/** The screen-reader text for a happening; `null` if nothing needs saying. */
function happeningSentence(table: ViraHost, happening: ViraHappening): string | null {
  const texts = table.gamePanelWords!;
  const {bid: nameOf} = table.gameWords;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'colours':
      return texts.coloursTold(happening.highest, coloursOf(happening.highest).second);
    case 'dealt':
      return texts.dealt(who(happening.dealer), happening.going);
    case 'passed':
      return texts.passed(who(happening.seat));
    case 'bid':
      return texts.bids(who(happening.seat), nameOf(happening.bid));
    case 'held':
      return texts.held(who(happening.seat), nameOf(happening.bid));
    case 'all-passed':
      return texts.allPassed;
    case 'plays':
      return texts.playsTold(who(happening.seat), texts.games[happening.game]);
    case 'trump':
      return texts.trump(who(happening.seat), happening.suit);
    case 'misere':
      return texts.misereTold(who(happening.seat));
    case 'turned':
      return texts.turned(who(happening.seat), happening.card);
    case 'took-talon':
      return texts.tookTalon(who(happening.seat), happening.kept);
    case 'exchanged':
      return texts.exchanged(who(happening.seat), happening.count);
    case 'threw':
      return texts.threw(who(happening.seat), happening.count);
    case 'laid':
      return texts.laid(happening.cards);
    case 'drew':
      return texts.drawn(happening.cards);
    case 'laid-aside':
      return texts.laidAside(who(happening.seat));
    case 'buys-again':
      return texts.buysAgain(who(happening.seat));
    case 'turns-again':
      return texts.turnsAgain(who(happening.seat));
    case 'bete':
      return texts.bete(who(happening.seat), happening.size);
    case 'content':
      return texts.contents(who(happening.seat));
    case 'lay-down':
      return texts.laysDown(who(happening.seat));
    case 'declined':
      return texts.declines(who(happening.seat));
    case 'takes-over':
      return texts.takesOver(who(happening.seat));
    case 'exposed':
      return texts.exposed(who(happening.seat));
    case 'claimed':
      return texts.claims(who(happening.seat));
    case 'claimed-lost':
      return texts.claimsLost(who(happening.seat));
    case 'agreed':
      return texts.agrees(who(happening.seat));
    case 'plays-on':
      return texts.playsOn(who(happening.seat));
    case 'division':
      return texts.division;
    case 'deal-settled':
      return happening.result.game === null ? null : dealSentences(table, happening.result).join(' ');
    default:
      return sessionSentence(table, happening);
  }
}

/** What may be done beside playing a card: lying down until the first lead, a claim; strict, laying down as lost. */
function menuLines(table: ViraHost): readonly MenuLine[] {
  const {context} = table;
  if (!context || !table.tag('visitor', 'right')) return [];
  const {view} = context;
  const texts = table.gamePanelWords!;
  const types = vira.moves(view).flatMap((move) => (isChoice(move) ? [] : [move.type]));
  const asked = (type: ViraMove['type'], title: string, text: string): TemplateResult => {
    const then = (): boolean => table.play({type} as ViraMove);
    return choice(title, () => void table.open('ask', {title, text, then}));
  };
  const mayErr =
    view.options.etiquette === 'strict' &&
    view.turn.phase === 'playing.trick' &&
    view.turn.must === view.player &&
    view.seat !== view.declarer;
  return [
    ...(types.includes('LIE_DOWN') ? [asked('LIE_DOWN', texts.lieDown, texts.askLieDown)] : []),
    ...(types.includes('CLAIM') ? [asked('CLAIM', texts.claim, texts.askClaim)] : []),
    ...(mayErr ? [choice(texts.claimLost, () => void table.play({type: 'CLAIM_LOST'}))] : []),
  ];
}

/** What Vira adds to the features of its table. */
export function viraFeatures(table: ViraHost): GameFeatures {
  const likely = new LikelyBids(table, () => import('../made/thinker.js'));
  return sessionFeatures<ViraHost, ViraHappening>(table, {
    panels: () => import('../panels/sheets.js'),
    styles: [lyingStyles, openHandStyles],
    asks: () => askOf(table, () => likely.bids),
    bids: true,
    status: () => statusOf(table),
    tell: (happening) => happeningSentence(table, happening),
    terms: loadTerms,
    lessons,
    menuLines: () => menuLines(table),
  });
}
