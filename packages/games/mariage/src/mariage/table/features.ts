import {
  panelsFrom,
  respondFeatures,
  sessionFeatures,
  sessionSentence,
  type Answer,
  type Ask,
  type GameFeatures,
} from '@quinola/table';
import {loadTerms} from '../made/texts.js';
import {lessons} from '../words/lessons/index.js';
import {
  GOAL,
  isKiks,
  mariage,
  marriagePoints,
  sideOf,
  totalsOf,
  trumpOf,
  type DealResult,
  type MariageHappening,
  type MariageMove,
  type PartiaResult,
} from '../rules/index.js';
import {mariageDay} from './day.js';
import type {MariageHost} from './host.js';
import {statusOf} from './room.js';

/** What a move is called on its button. */
export function calledMove(table: MariageHost, move: MariageMove): string {
  const {words, view} = table;
  const texts = table.gamePanelWords!;
  switch (move.type) {
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    case 'CUT':
      return texts.cut;
    case 'DECLARE_MARRIAGE':
      return texts.say(marriagePoints(move.suit, trumpOf(view!)!), words.suit(move.suit));
    case 'SKUP':
      return texts.buy(words.card(view!.turned!));
    case 'ASK_SKUP':
      return texts.askSkup;
    case 'ARESZT':
      return texts.arrest;
    default:
      return 'card' in move ? words.card(move.card) : move.type;
  }
}

/** What is asked beside a card to play: to draw, to cut, to say a marriage, to buy, to lay the arrest. */
function asked(table: MariageHost): Ask | null {
  const texts = table.gamePanelWords!;
  const {view, turn} = table.context!;
  if (turn.phase === 'drawing.dealer') return {kind: 'panel', id: 'draw'};
  if (turn.phase === 'dealing.packCut' || turn.phase === 'blind.trumpCut') return {kind: 'panel', id: 'cut'};
  // Where the points are shown, an arrest that must be false is not offered.
  const isFalse = !view.options.mentalCount && totalsOf(view)[sideOf(view.seat)]! < GOAL;
  const answers = mariage
    .moves(view)
    .filter(({type}) => type !== 'PLAY' && !(type === 'ARESZT' && isFalse))
    .map((move): Answer => ({label: calledMove(table, move), move, first: move.type === 'DECLARE_MARRIAGE'}));
  return answers.length ? {kind: 'respond', title: texts.sayTitle, answers} : null;
}

/** The players of a side, as they are named in a sentence. */
export function sideTold(table: MariageHost, side: number): string {
  const {view, gamePanelWords} = table;
  if (!isKiks(view!)) return table.whoSits(side).name;
  // The visitor is named before his partner.
  const [one, other] = [table.whoSits(side), table.whoSits(side + 2)];
  return other.you ? gamePanelWords!.pair(other, one) : gamePanelWords!.pair(one, other);
}

/** How a partia has ended, and what it brings. */
function partiaTold(table: MariageHost, {how, winner, by, net}: PartiaResult): string {
  const texts = table.gamePanelWords!;
  const {options} = table.view!;
  return texts.partiaResult(sideTold(table, winner), how, by, net[winner]!, options.settlement);
}

/** The result of a deal, in sentences. */
export function dealTold(
  table: MariageHost,
  {points, totals, round, partia, arrest}: DealResult,
): readonly string[] {
  const texts = table.gamePanelWords!;
  const {lastPartia} = table.view!;
  const own = sideOf(Math.max(0, table.view!.seat));
  return [
    ...(arrest ? [texts.arrestTold(table.whoSits(arrest.seat), arrest)] : []),
    texts.dealResult(
      [own, 1 - own].map((side) => ({
        who: sideTold(table, side),
        points: points[side]!,
        total: totals[side]!,
      })),
      round,
    ),
    lastPartia?.partia === partia ? partiaTold(table, lastPartia) : texts.goesOn,
  ];
}

/** The announcement of a happening; `null` if nothing needs saying. */
function told(table: MariageHost, happening: MariageHappening): string | null {
  const texts = table.gamePanelWords!;
  const {words} = table;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'redraw':
      return texts.redraw;
    case 'drawn':
      return texts.draws(table.who(happening.player), words.card(happening.card));
    case 'played':
      return texts.plays(who(happening.seat), words.card(happening.card));
    case 'cut':
      return texts.cutBy(who(happening.seat));
    case 'trump-cut':
      return texts.trumpCut(who(happening.seat), words.card(happening.card));
    case 'dealt':
      return texts.dealt(who(happening.dealer));
    case 'turned-up':
      return texts.turnedUp(words.card(happening.card));
    case 'marriage':
      return texts.marriage(who(happening.seat), words.suit(happening.suit), happening.points);
    case 'bought-turned':
      return texts.bought(who(happening.seat), words.card(happening.card));
    case 'asked-skup':
      return texts.asked(who(happening.seat), happening.answer);
    case 'drew':
      return texts.drewCard(words.card(happening.card));
    case 'drew-turned':
      return texts.drewTurned(who(happening.seat), words.card(happening.card));
    case 'talon-gone':
      return table.gameWords.nothingHidden;
    case 'arrest':
      return texts.arrestTold(who(happening.arrest.seat), happening.arrest);
    case 'deal-settled':
      return dealTold(table, happening.result).join(' ');
    case 'partia-settled':
    case 'session-over':
    case 'drawn-two':
      return null;
    default:
      return sessionSentence(table, happening);
  }
}

/** What Mariage adds to the features of its table. */
export function mariageFeatures(table: MariageHost): GameFeatures {
  const panels = () => import('../panels/sheets.js');
  const responding = respondFeatures(table as never);
  const features = sessionFeatures<MariageHost, MariageHappening>(table, {
    panels,
    ownPanels: {cut: panelsFrom(panels)('cut')},
    styles: responding.styles,
    day: mariageDay,
    asks: () => asked(table),
    status: () => statusOf(table),
    tell: (happening) => told(table, happening),
    terms: loadTerms,
    lessons,
  });
  return {...features, responding: responding.responding};
}
