import {suitOf} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import {beats, trickSuit, winning, type Seat} from '@quinola/play';
import {
  cardFace,
  drawRoom,
  drawSeated,
  suitSign,
  trickPlan,
  turnLine,
  viewOfSums,
  visitorFirst,
  turnedTalon,
  type CardLook,
  type HandModel,
  type SeatExtras,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {PamphileHost} from './host.js';
import {inTurn, PAMFIL, pamphile, rulesOf, type PamphilePhase} from '../rules/index.js';

/** The trumps, with the card that made them, and whether the visitor holds the pamfil. */
function trumpView({gameWords, view}: PamphileHost, look: CardLook): TemplateResult {
  const {turnUp, hand, options, deal, seat, trick, tricks} = view!;
  // What its holder wins is doubled after he has played it, too.
  const played = [...tricks.flatMap(({cards}) => cards), ...trick];
  const isHeld = hand.includes(PAMFIL) || played.some((laid) => laid.seat === seat && laid.card === PAMFIL);
  const held = options.pamfilDoubling === 'off' ? gameWords.pamfilHeld : gameWords.pamfilDoubles;
  return html`<div class="up trumps ${deal && turnUp ? '' : 'blank'}">
    ${turnUp ? html`<i class="card">${cardFace(turnUp, look)}</i>` : html`<i class="card"></i>`}
    <p>
      <b>${gameWords.trump} ${turnUp ? suitSign(signPath(suitOf(turnUp), 0, 0), suitOf(turnUp)) : nothing}</b
      ><span>${isHeld ? held : gameWords.pamfil}</span>
    </p>
  </div>`;
}

/** The points of all players, the visitor first. */
function scoreView(table: PamphileHost): TemplateResult {
  const view = viewOfSums(table, pamphile);
  const {points, seats, seat} = view;
  return html`<div class="score points ${seats.length > 3 ? 'crowd' : ''}" part="score">
    ${visitorFirst(seat, seats.length).map((seat) => {
      const {name, you} = table.whoSits(seat);
      const won = points[seats[seat]!] ?? 0;
      return html`<p role="img" aria-label=${table.gameWords.points(name, won)}>
        <b class=${you ? '' : 'name'} dir="auto" aria-hidden="true">${name}</b
        >${you ? nothing : html`<b class="initial" aria-hidden="true">${name[0]}</b>`}<strong
          aria-hidden="true"
          >${won < 0 ? `−${-won}` : won}</strong
        >
      </p>`;
    })}
  </div>`;
}

/**
 * What a seat has said: a tick or a dash over its oval, and under its name the word, and how many cards are new. The visitor has no
 * oval: the word stands beside the sign.
 */
function saidAt(table: PamphileHost, seat: Seat): SeatExtras {
  const {gameWords, view} = table;
  const word = view!.words[seat];
  if (!word) return {};
  const plays = word === 'plays';
  const {you} = table.whoSits(seat);
  const said = (you ? gameWords.own : gameWords)[seat === inTurn(view!)[0] ? 'mustPlay' : word];
  const fresh = view!.exchanged[seat];
  const marks = [said, ...(fresh ? [gameWords.fresh(fresh)] : [])];
  const sign = html`<i class="said ${word}" title=${said}
    ><span aria-hidden="true">${plays ? '✓' : '–'}</span></i
  >`;
  return {marks, front: you ? html`${sign}${marks.map((mark) => html`<i>${mark}</i>`)}` : sign};
}

/** The talon, and half out under it the card that makes trumps. */
export function talonView(table: PamphileHost, look: CardLook): TemplateResult {
  const {gameWords, words} = table;
  const {turnUp, left} = table.view!;
  return turnedTalon(
    table,
    {
      turned: turnUp,
      hidden: left,
      label: gameWords.talon(words.card(turnUp!), left),
      caption: gameWords.left(left),
    },
    look,
  );
}

/** The five cards of a mucha as a fan, under its cry. */
function muchaView({gamePanelWords, context}: PamphileHost, look: CardLook): TemplateResult | null {
  const mucha = context!.happened.find((one) => one.type === 'mucha');
  if (!mucha) return null;
  return html`<div class="mucha" aria-hidden="true">
    <b>${gamePanelWords?.muchaCry}</b>
    <p>
      ${mucha.cards.map((card, i) => html`<i class="card" .style=${`--i:${i - 2}`}>${cardFace(card, look)}</i>`)}
    </p>
  </div>`;
}

/** What the visitor has to play to the trick: who can beat it must. */
export function due({gameWords, words, view}: Pick<PamphileHost, 'gameWords' | 'words' | 'view'>): string {
  const {hand, trick} = view!;
  const [led] = trick;
  if (!led) return words.yourLead;
  const rules = rulesOf(view!);
  const suit = trickSuit(rules, led.card);
  const best = winning(rules, trick)!.card;
  const follows = hand.some((card) => trickSuit(rules, card) === suit);
  const mustBeat = pamphile.moves(view!).every((move) => !('card' in move) || beats(rules, move.card, best));
  const {beat, trump} = gameWords.yourTurn;
  if (mustBeat) return (follows ? beat : trump)(suit);
  return (follows ? words.yourFollow : words.yourFree)(suit);
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: PamphileHost): string {
  const {gameWords, view} = table;
  const {yourTurn} = gameWords;
  const {seat, dealer, options} = view!;
  const isBound = seat >= 0 && seat === (dealer + 1) % options.players;
  return turnLine<PamphilePhase>(
    table,
    {
      'drawing.dealer': yourTurn.draw,
      'dealing.packCut': yourTurn.cut,
      'calling.dealt': yourTurn.call,
      'calling.exchanged': yourTurn.call,
      'declaring.word': isBound ? yourTurn.bound : yourTurn.word,
    },
    () => due(table),
  );
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: PamphileHost, look: CardLook, own: HandModel): TemplateResult {
  const view = table.view!;
  const plan = {
    ...trickPlan(table, rulesOf(view)),
    smallHands: true,
    extras: (seat: Seat) => saidAt(table, seat),
    paper: trumpView(table, look),
    score: scoreView(table),
    status: statusOf(table),
  };
  const mucha = table.tag('travel', 'speak', 'gather') ? muchaView(table, look) : null;
  const isDeclaring = view.turnUp && !view.tricks.length && view.turn.phase !== 'playing.trick';
  if (!mucha && (!isDeclaring || table.features?.choosing.ask)) return drawRoom(table, plan, look, own);
  return drawSeated(table, plan, {stage: mucha ?? talonView(table, look), caption: '', taker: -1}, look, own);
}
