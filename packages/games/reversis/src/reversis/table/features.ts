import {pannier} from '@quinola/faces/furniture.js';
import {
  chooseOne,
  declareOnStage,
  layers,
  sessionFeatures,
  sessionSentence,
  type Ask,
  type GameFeatures,
} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {lessons} from '../words/lessons/index.js';
import type {ReversisHost} from './host.js';
import {
  after,
  claimsOf,
  dueFor,
  reversis,
  throwable,
  type DealResult,
  type ReversisHappening,
} from '../rules/index.js';
import {loadTerms} from '../made/texts.js';
import {statusOf} from './room.js';

/** The basket with this many jettons in it. */
export function basketOf(jettons: number): TemplateResult {
  const {width, height, drawing} = pannier(jettons);
  return html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${layers(drawing)}</svg>`;
}

/** What is asked besides a card to play: the exchange, and claims before the cut. */
function asked(table: ReversisHost): Ask | null {
  const texts = table.gamePanelWords!;
  const {view, turn} = table.context!;
  const isDealer = turn.phase === 'exchanging.dealer';
  if (turn.phase === 'drawing.seats') return {kind: 'panel', id: 'draw'};
  if (turn.phase === 'settling.claiming')
    return declareOnStage(texts.claimTitle, texts.claimAsk, [
      ...claimsOf(view, view.seat).map((event) => ({
        label: event === 'pannier' ? texts.claimPannier : texts.claimCard(event),
        move: {type: 'CLAIM', event},
        first: true,
      })),
      {label: texts.noMore, move: {type: 'CUT'}},
    ]);
  if (!isDealer && turn.phase !== 'exchanging.talon') return null;
  const type = isDealer ? 'LAY_AWAY' : 'EXCHANGE';
  return chooseOne(type, {
    title: isDealer ? texts.layTitle : texts.exchangeTitle,
    from: throwable(view),
    why(card) {
      const refusal = reversis.refusal(view, {type, card});
      return refusal && texts.refusals[refusal.reason]!(refusal.about ?? {});
    },
    done: isDealer ? texts.layAway : texts.throwAway,
    others: isDealer ? [] : [{label: texts.keepAll, move: {type: 'KEEP'}}],
  });
}

/** The screen-reader text for a happening; `null` if nothing needs saying. */
function told(table: ReversisHost, happening: ReversisHappening): string | null {
  const texts = table.gamePanelWords!;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'dealt':
      return texts.dealt(who(happening.dealer), happening.pannier);
    case 'exchanged':
      return texts.exchanged(who(happening.seat));
    case 'kept':
      return texts.kept(who(happening.seat));
    case 'laid-away':
      return texts.laidAway(who(happening.seat));
    case 'discarded':
      return texts.discarded(happening.card);
    case 'drew':
      return texts.drawn(happening.card);
    case 'saw':
      return texts.saw(happening.card);
    case 'fell': {
      const {event} = happening;
      const {by, card, kind, leader, winner} = event;
      // The winner of the party is not known yet: the price is the same whoever it is.
      const [due] = dueFor(event, after(by), table.view!.options);
      return due
        ? texts.fell(kind, who(by), card, who(kind === 'given' ? winner : leader), due.amount)
        : null;
    }
    case 'undertaken':
      return texts.undertaken(who(happening.seat));
    case 'claimed':
      return texts.claimed(who(happening.seat), happening.event === 'pannier' ? null : happening.event);
    case 'deal-settled':
      return dealTold(table, happening.result).join(' ');
    case 'round-over':
      return texts.rounds(happening.left) || null;
    default:
      return sessionSentence(table, happening);
  }
}

/** The result of a deal, in sentences. */
export function dealTold(
  table: ReversisHost,
  {outcome, winner, loser, undertaker, breaker, brokenAt, draw, drawn, bete, beteOf, dues}: DealResult,
): readonly string[] {
  const texts = table.gamePanelWords!;
  const who = (seat: number) => table.whoSits(seat);
  return [
    outcome === 'party'
      ? texts.party(who(winner), who(loser), dues[0]!.amount)
      : outcome === 'reversy'
        ? texts.made(who(undertaker))
        : texts.broken(who(undertaker), who(breaker), brokenAt),
    ...(draw < 0 ? [] : [texts.draws(who(draw), drawn)]),
    ...(bete < 0 ? [] : [texts.bete(who(bete), beteOf)]),
  ];
}

/** What Reversis adds to the features of its table. */
export function reversisFeatures(table: ReversisHost): GameFeatures {
  return sessionFeatures<ReversisHost, ReversisHappening>(table, {
    panels: () => import('../panels/sheets.js'),
    goesTo: 'right',
    asks: () => asked(table),
    status: () => statusOf(table),
    tell: (happening) => told(table, happening),
    terms: loadTerms,
    lessons,
  });
}
