import {
  declareOnStage,
  panelsFrom,
  sessionFeatures,
  sessionSentence,
  type Ask,
  type GameFeatures,
} from '@quinola/table';
import {lessons} from '../words/lessons/index.js';
import type {PamphileHost} from './host.js';
import {
  exchangeOf,
  isForehand,
  refuseExchange,
  trumpOf,
  type DealResult,
  type PamphileHappening,
} from '../rules/index.js';
import {loadTerms} from '../made/texts.js';
import {statusOf, talonView} from './room.js';

/** What is asked beside a card to play: to draw, to cut, to call a mucha, to play or pass. */
function asked(table: PamphileHost): Ask | null {
  const texts = table.gamePanelWords!;
  const {view, turn} = table.context!;
  const play = {label: texts.play, move: {type: 'DECLARE'}};
  const pass = isForehand(view) ? [] : [{label: texts.pass, move: {type: 'PASS'}}];
  switch (turn.phase) {
    case 'drawing.dealer':
      return {kind: 'panel', id: 'draw'};
    case 'dealing.packCut':
      return {kind: 'panel', id: 'cut'};
    case 'calling.dealt':
    case 'calling.exchanged':
      return declareOnStage(texts.callTitle, texts.callAsk, [
        // Whether there is one the player must see himself.
        {label: texts.call, move: {type: 'CALL_MUCHA'}},
        {label: texts.silent, move: {type: 'STAY_SILENT'}},
      ]);
    case 'declaring.word':
      if (!view.left) return declareOnStage(texts.wordTitle, texts.emptyTalon, [play, ...pass]);
      return {
        kind: 'chooseCards',
        title: texts.wordTitle,
        choice: exchangeOf(view),
        why(card, chosen) {
          const refusal = refuseExchange(view, [...chosen, card]);
          return refusal && texts.refusals[refusal.reason]!(refusal.about ?? {});
        },
        done: (chosen) => texts.playExchanging(chosen.length),
        others: [play, ...pass],
        middle: talonView(table, table.look()),
      };
    default:
      return null;
  }
}

/** The result of a deal, in sentences. */
export function dealTold(table: PamphileHost, {net, mucha, pamfil}: DealResult): readonly string[] {
  const texts = table.gamePanelWords!;
  const {pamfilDoubling} = table.view!.options;
  const moved = net.flatMap((points, seat) => (points ? [texts.gains(table.whoSits(seat), points)] : []));
  const doubles = pamfilDoubling === 'holder' && pamfil >= 0 && net[pamfil]! > 0;
  const allDouble = pamfilDoubling === 'everyone' && pamfil >= 0 && net.some((points) => points > 0);
  return [
    ...(mucha ? [texts.mucha(table.whoSits(mucha.seat), mucha)] : []),
    ...(moved.length ? moved : [texts.nobodyGains]),
    ...(doubles ? [texts.doubled(table.whoSits(pamfil))] : []),
    ...(allDouble ? [texts.allDoubled] : []),
  ];
}

/** The announcement of a happening; `null` if nothing needs saying. */
function told(table: PamphileHost, happening: PamphileHappening): string | null {
  const texts = table.gamePanelWords!;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'cut':
      return texts.cutBy(who(happening.seat));
    case 'dealt':
      return texts.dealt(who(happening.dealer));
    case 'turned-up':
      return texts.turnedUp(happening.card, trumpOf({turnUp: happening.card})!);
    case 'declared':
      return texts.declared(who(happening.seat));
    case 'passed':
      return texts.passed(who(happening.seat));
    case 'exchanged':
      return texts.exchanged(who(happening.seat), happening.count);
    case 'discarded':
      return texts.discarded(happening.cards);
    case 'drew':
      return texts.drewCards(happening.cards);
    case 'called':
      return texts.called(who(happening.seat));
    case 'deal-settled':
      return dealTold(table, happening.result).join(' ');
    case 'session-over': {
      const most = Math.max(...happening.points);
      return happening.points
        .flatMap((points, player) => (points === most ? [texts.wins(table.who(player), points)] : []))
        .join(' ');
    }
    default:
      return sessionSentence(table, happening);
  }
}

/** What Pamphile adds to the features of its table. */
export function pamphileFeatures(table: PamphileHost): GameFeatures {
  const panels = () => import('../panels/sheets.js');
  return sessionFeatures<PamphileHost, PamphileHappening>(table, {
    panels,
    ownPanels: {cut: panelsFrom(panels)('cut')},
    asks: () => asked(table),
    status: () => statusOf(table),
    tell: (happening) => told(table, happening),
    terms: loadTerms,
    lessons,
  });
}
