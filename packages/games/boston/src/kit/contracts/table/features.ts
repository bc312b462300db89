import {
  choice,
  panelsFrom,
  LikelyBids,
  respondFeatures,
  sessionFeatures,
  sessionSentence,
  travelEndsIn,
  type Chooser,
  type GameFeatures,
  type LessonOffer,
  type MenuLine,
  type SessionPanels,
} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {coloursOf, type BostonHappening, type DealResult} from '../rules/index.js';
import {openHandStyles} from '../../table/open-hands.js';
import {loadTerms} from '../made/texts.js';
import {askOf} from './asks.js';
import type {ContractsHost} from './host.js';
import {planOf, statusOf} from './room.js';

/** The result of a deal, in sentences. */
export function dealSentences(
  table: ContractsHost,
  {outcome, declarer, helper, bid, price, drawn, betes, short, penalty}: DealResult,
): readonly string[] {
  const texts = table.gamePanelWords!;
  const who = (seat: number) => table.whoSits(seat);
  if (bid === null) return [texts.allPassed];
  const side = (helper < 0 ? [declarer] : [declarer, helper]).map(who);
  const losers = short.length ? short.map(who) : [who(declarer)];
  return [
    texts.outcome(side, table.gameWords.bid(bid), outcome),
    ...(penalty ? [texts.penalty(who(penalty.by), penalty)] : []),
    ...(price && !penalty ? [texts.price(losers[0]!, price, outcome === 'won')] : []),
    ...(drawn ? [texts.draws(side, drawn)] : []),
    ...(betes.length ? [texts.bete(losers, betes[0]!)] : []),
  ];
}

/** The screen-reader text for a happening; `null` if nothing needs saying. */
function happeningSentence(table: ContractsHost, happening: BostonHappening): string | null {
  const texts = table.gamePanelWords!;
  const {bid: nameOf} = table.gameWords;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'turned-up':
      return texts.turnedUp(who(happening.seat), happening.cards.at(-1)!);
    case 'colours':
      return texts.coloursTold(happening.highest, coloursOf(happening.highest).second);
    case 'cut':
      return texts.cutBy(who(happening.seat));
    case 'dealt':
      return texts.dealt(who(happening.dealer), happening.stake);
    case 'passed':
      return texts.passed(who(happening.seat));
    case 'bid':
      return texts.bids(who(happening.seat), nameOf(happening.bid));
    case 'held':
      return texts.held(who(happening.seat), nameOf(happening.bid));
    case 'all-passed':
      return texts.allPassed;
    case 'plays':
      return texts.playsTold(who(happening.seat), nameOf(happening.bid));
    case 'trump':
      return texts.trump(who(happening.seat), happening.suit, happening.alone === true);
    case 'laid-aside':
      return texts.laidAside(who(happening.seat));
    case 'exposed':
      return texts.exposed(who(happening.seat));
    case 'leader':
      return texts.leads(who(happening.seat), who(happening.leader));
    case 'offers-help':
      return texts.offers(who(happening.seat));
    case 'declines':
      return texts.declines(who(happening.seat));
    case 'helps':
      return texts.helpsTold(who(happening.seat));
    case 'refused-help':
      return texts.refuses(who(happening.seat));
    case 'alone':
      return texts.playsAlone(who(happening.seat));
    case 'claimed':
      return texts.claims(who(happening.seat));
    case 'conceded':
      return texts.concedes(who(happening.seat));
    case 'claimed-lost':
      return texts.claimsLost(who(happening.seat));
    case 'penalty':
      return texts.penalty(who(happening.penalty.by), happening.penalty);
    case 'deal-settled':
      return happening.result.bid === null ? null : dealSentences(table, happening.result).join(' ');
    default:
      return sessionSentence(table, happening);
  }
}

/** Throwing the own game down; strict, an opponent may lay down too soon. */
function menuLines(table: ContractsHost): readonly MenuLine[] {
  const {context} = table;
  if (!context || context.turn.phase !== 'playing.trick' || !table.tag('visitor')) return [];
  const {view} = context;
  const {concede, askConcede, claimLost} = table.gamePanelWords!;
  if (view.seat !== view.declarer)
    return view.options.etiquette === 'strict'
      ? [choice(claimLost, () => void table.play({type: 'CLAIM_LOST'}))]
      : [];
  if (view.helper >= 0) return [];
  const then = (): boolean => table.play({type: 'CONCEDE'});
  return [choice(concede, () => void table.open('ask', {title: concede, text: askConcede, then}))];
}

/** What differs between Boston and Boston-Whist. */
export interface Own {
  readonly panels: () => Promise<
    SessionPanels<ContractsHost> & {readonly cut: (table: ContractsHost) => TemplateResult}
  >;
  readonly lessons: readonly LessonOffer[];
  /** Fetches the module that asks the opponents. */
  readonly thinker: () => Promise<{readonly choose: Chooser<ContractsHost>}>;
}

/** What the games add to the features of every table. */
export function contractsFeatures(table: ContractsHost, {panels, lessons, thinker}: Own): GameFeatures {
  const likely = new LikelyBids(table, thinker);
  const responding = respondFeatures(table);
  const features = sessionFeatures<ContractsHost, BostonHappening>(table, {
    panels,
    ownPanels: {cut: panelsFrom(panels)('cut')},
    styles: [...responding.styles, openHandStyles],
    asks: () => askOf(table, () => likely.bids),
    bids: true,
    status: () => statusOf(table),
    tell: (happening) => happeningSentence(table, happening),
    terms: loadTerms,
    lessons,
    menuLines: () => menuLines(table),
  });
  return {
    ...features,
    responding: responding.responding,
    // Three may play to the right.
    travelEnds: () => travelEndsIn(table, planOf(table)),
  };
}
