import {suitOf} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {
  cardFace,
  drawRoom,
  suitMark,
  trickPlan,
  turnLine,
  viewOfSums,
  turnedTalon,
  type CardLook,
  type HandModel,
  type SeatExtras,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {
  coupleOf,
  GOAL,
  isKiks,
  mariage,
  rulesOf,
  sideOf,
  totalsOf,
  trumpOf,
  type MariagePhase,
  type MariageView,
} from '../rules/index.js';
import type {MariageHost} from './host.js';
import {saidIn, shownOf} from './said.js';

/** The trumps; in kiks, and in the blind game, with the card that made them. */
function trumpView({gameWords, words, view}: MariageHost, look: CardLook): TemplateResult {
  const {trumpCard, turned, deal} = view!;
  const trump = trumpOf(view!);
  const isShown = trumpCard && !turned;
  return html`<div class="up trumps ${deal && trump ? '' : 'blank'}">
    ${isShown ? html`<i class="card">${cardFace(trumpCard, look)}</i>` : nothing}
    <p>
      <b
        >${gameWords.trump}
        ${trump ? html`<span role="img" aria-label=${words.suit(trump)}>${suitMark(trump, look)}</span>` : nothing}</b
      ><span>${gameWords.partia(view!.partia, view!.round)}</span>
    </p>
  </div>`;
}

/** The names of a side. */
function sideName(table: MariageHost, side: number): string {
  const {view, gameWords} = table;
  const seats = isKiks(view!) ? [side, side + 2] : [side];
  const own = sideOf(Math.max(0, view!.seat));
  if (isKiks(view!) && side === own && view!.seat >= 0)
    return gameWords.us(table.whoSits((view!.seat + 2) % 4).name);
  return seats.map((seat) => table.whoSits(seat).name).join(', ');
}

/** What the points of a side are made of, in one line. */
function madeOf({gameWords}: MariageHost, {won, marriages, carried}: MariageView, side: number): string {
  const said = marriages.reduce((sum, {seat, points}) => sum + (sideOf(seat) === side ? points : 0), 0);
  return gameWords.madeOf(carried[side]!, won[side]!, said);
}

/** The points of both sides, each with its way to 131; nothing of that where they are counted in the head. */
function scoreView(table: MariageHost): TemplateResult {
  const {gameWords} = table;
  const view = viewOfSums(table, mariage);
  const own = sideOf(Math.max(0, view.seat));
  const isHidden = view.options.mentalCount && !view.turn.over;
  return html`<div class="score both ${isKiks(view) ? 'pairs' : ''}" part="score">
    ${[own, 1 - own].map((side) => {
      const name = sideName(table, side);
      const total = totalsOf(view)[side]!;
      if (isHidden)
        return html`<div class="tally" role="img" aria-label=${gameWords.inTheHead(name)}>
          <p aria-hidden="true"><b>${name}</b></p>
          <small aria-hidden="true">${gameWords.hidden}</small>
        </div>`;
      return html`<div class="tally" role="img" aria-label=${gameWords.points(name, total, GOAL)}>
        <p aria-hidden="true"><b>${name}</b> <strong>${total}</strong></p>
        <i class="way" aria-hidden="true" .style=${`--at:${Math.min(1, total / GOAL)}`}></i>
        <small aria-hidden="true">${madeOf(table, view, side)}</small>
      </div>`;
    })}
  </div>`;
}

/** The talon, and half out under it the card that makes trumps. */
function talonView(table: MariageHost, look: CardLook): TemplateResult | null {
  const {gameWords, words} = table;
  const {turned, left, deal} = table.view!;
  if (!deal || !left) return null;
  return turnedTalon(
    table,
    {
      turned,
      hidden: left - (turned ? 1 : 0),
      label: gameWords.talon(turned && words.card(turned), left),
      caption: gameWords.left(left),
    },
    look,
  );
}

/** What a seat shows: the other half of a marriage; and who is the visitor's partner. */
function extrasAt({gameWords, gamePanelWords, words, view}: MariageHost, seat: Seat): SeatExtras {
  const {seat: own} = view!;
  const said = saidIn(view!, seat);
  const cards = seat === own || !said ? [] : shownOf(view!, said);
  const isPartner = isKiks(view!) && own >= 0 && seat !== own && sideOf(seat) === sideOf(own);
  return {
    ...(said && gamePanelWords && {word: gamePanelWords.say(said.points, words.suit(said.suit))}),
    marks: isPartner ? [gameWords.partner] : [],
    ...(cards.length > 0 && {before: {cards, label: gameWords.shows(cards.map((card) => words.card(card)))}}),
  };
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: MariageHost): string {
  const {gameWords, words, view} = table;
  const {yourTurn} = gameWords;
  const {hand, trick, saying} = view!;
  const couple = saying === null ? null : yourTurn.couple(coupleOf(saying).map((card) => words.card(card)));
  return turnLine<MariagePhase>(
    table,
    {
      'drawing.dealer': yourTurn.draw,
      'blind.trumpCut': yourTurn.cutTrump,
      'dealing.packCut': yourTurn.cut,
      'playing.talon': couple ?? (trick.length ? yourTurn.any : yourTurn.lead),
      ...(couple !== null && {'playing.end': couple}),
    },
    () => {
      const led = trick[0] && suitOf(trick[0].card);
      if (!led) return yourTurn.lead;
      const follows = hand.some((card) => suitOf(card) === led);
      const overtakes = !isKiks(view!) || view!.options.kiksOvertake;
      return follows ? yourTurn.follow(words.suit(led), overtakes) : yourTurn.free(words.suit(led));
    },
  );
}

/** What is said while no card lies on the table: that nothing is hidden any more. */
function newsOf({gameWords, view}: MariageHost): string | null {
  const {turn, tricks, deal} = view!;
  return deal && turn.phase === 'playing.end' && !isKiks(view!) && tricks.length > 0 && view!.seat >= 0
    ? gameWords.nothingHidden
    : null;
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: MariageHost, look: CardLook, own: HandModel): TemplateResult {
  const view = table.view!;
  const beside = talonView(table, look);
  const plan = {
    ...trickPlan(table, rulesOf(view)),
    extras: (seat: Seat) => extrasAt(table, seat),
    paper: trumpView(table, look),
    score: scoreView(table),
    status: statusOf(table),
    news: newsOf(table),
    keepsAnswers: view.options.skup,
    ...(beside && {beside}),
  };
  return drawRoom(table, plan, look, own);
}
