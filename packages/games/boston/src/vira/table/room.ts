import type {Seat} from '@quinola/play';
import {
  drawRoom,
  placeIn,
  trickPlan,
  trickTurn,
  turnLine,
  viewOfSums,
  type CardLook,
  type HandModel,
  type RoomPlan,
  type SeatExtras,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {classOf, tricksWith} from '../../kit/rules/suits.js';
import {openHands} from '../../kit/table/open-hands.js';
import {lastWord, plaque, sign} from '../../kit/table/papers.js';
import {
  barePrice,
  cardsOf,
  gameOf,
  inTurn,
  isMisere,
  vira,
  type ViraPhase,
  type ViraView,
} from '../rules/index.js';
import type {ViraHost} from './host.js';

/** What each pays for the game that is played; `null` as long as its trump is not known. */
function priceNow(view: ViraView): number | null {
  const {game, trump, highest, options} = view;
  if (isMisere(view)) return barePrice(game!, 0, options);
  return trump === null ? null : barePrice(game!, classOf(trump, highest!), options);
}

/** The paper: which suits are the best, until it is known what is played; then that, with the talon until the first lead. */
function gamePaper(table: ViraHost): TemplateResult {
  const {gameWords} = table;
  const view = table.view!;
  const {game, declarer, trump, highest, deal, talon, turned, tricks, trick} = view;
  if (game === null) return plaque(table, deal ? highest : null);
  const who = table.whoSits(declarer);
  const due = isMisere(view) ? 0 : gameOf(game).tricks;
  const before = !tricks.length && !trick.length;
  return html`<div class="up paper">
    <b>${gameWords.gameOf(who, gameWords.bid(game))} ${trump === null ? nothing : sign(trump)}</b>
    <span>${gameWords.needs(who.you, due, priceNow(view))}</span>
    ${
      before
        ? html`<span>${gameWords.talon(talon)}${turned ? ` · ${gameWords.turned(turned)}` : ''}</span>`
        : nothing
    }
  </div>`;
}

/** How many of the bêtes that stand there is room for, the largest first. */
const MOST_SHOWN = 3;

/** What is played for, an ål or the going bête, and the bêtes on the paper, each with its owner. */
function paperOf(table: ViraHost, {going, paper, deal}: ViraView): TemplateResult {
  const {gameWords} = table;
  const standing = paper.waiting
    .toSorted((one, other) => other.amount - one.amount)
    .map(({by, amount}) => `${table.who(by).name} ${amount}`);
  const isAl = going.bete === null;
  return html`<div
    class="score pool"
    part="score"
    role="img"
    aria-label=${gameWords.paper(going.amount, isAl, standing)}
  >
    <p class=${deal ? '' : 'blank'} aria-hidden="true">
      <strong>${going.amount}</strong> <span>${isAl ? gameWords.goingAl : gameWords.goingBete}</span>${
        standing.length
          ? html`<small>${standing.slice(0, MOST_SHOWN).map((bete) => html`<b>${bete}</b>`)}</small>`
          : nothing
      }
    </p>
  </div>`;
}

/** What is said of a seat: its part in the game, what it took, and its word. */
function extrasOf(table: ViraHost, seat: Seat): SeatExtras {
  const {gameWords} = table;
  const view = table.view!;
  const {deal, declarer, game, exchanged, tricks, trick, sitsOut, turn, counts} = view;
  if (!deal) return {};
  if (seat === sitsOut) return {marks: [gameWords.sitsOut]};
  if (declarer < 0)
    return {marks: seat === inTurn(view)[0] ? [gameWords.eldest] : [], word: lastWord(table, seat)};
  const isDeclarer = seat === declarer;
  const took = exchanged[seat];
  const hasLaid =
    isDeclarer &&
    game !== null &&
    cardsOf(view) === 12 &&
    turn.phase !== 'declaring.aside' &&
    counts[seat]! + tricks.length + Number(trick.some((laid) => laid.seat === seat)) === 12;
  return {
    marks: [
      isDeclarer ? gameWords.plays : gameWords.against,
      ...(hasLaid ? [gameWords.aside] : []),
      ...(took !== null && took !== undefined && tricks.length < 2 ? [gameWords.took(took)] : []),
    ],
  };
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: ViraHost): string {
  const {words, gameWords} = table;
  const {yourTurn} = gameWords;
  const {game, hand, trick} = table.view!;
  return turnLine<ViraPhase>(
    table,
    {
      'drawing.seats': yourTurn.draw,
      'bidding.opening': yourTurn.bid,
      'bidding.overbidding': yourTurn.bid,
      'bidding.answering': yourTurn.bid,
      'bidding.choosing': yourTurn.choose,
      'declaring.trump': yourTurn.trump,
      'declaring.turning': yourTurn.turn,
      'declaring.keeping': yourTurn.keep((game && gameOf(game).keeps) ?? 0),
      'declaring.discarding': yourTurn.discard,
      'declaring.aside': yourTurn.aside,
      'exchanging.declarer': yourTurn.exchange,
      'exchanging.opponents': yourTurn.exchange,
      'exchanging.second': yourTurn.second,
      'exchanging.takeover': yourTurn.takeOver,
      'playing.claim': yourTurn.claim,
    },
    () => trickTurn(words, hand, trick),
  );
}

/** A description of the table as it is now, from which the kit draws it. */
export function planOf(table: ViraHost): RoomPlan {
  const view = table.view!;
  const trump = isMisere(view) ? null : view.trump;
  const plan = trickPlan(table, tricksWith(trump));
  return {
    ...plan,
    extras: (seat) => extrasOf(table, seat),
    paper: gamePaper(table),
    score: paperOf(table, viewOfSums(table, vira)),
    status: statusOf(table),
    above: openHands(table, view.faced, view.seat, trump, (seat) => placeIn(plan, seat)),
  };
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: ViraHost, look: CardLook, own: HandModel): TemplateResult {
  return drawRoom(table, planOf(table), look, own);
}
