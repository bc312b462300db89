import type {Seat} from '@quinola/play';
import {
  drawRoom,
  turnLine,
  viewOfSums,
  type CardLook,
  type HandModel,
  type RoomPlan,
  type SeatExtras,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {ACES_ALONE} from '../../kit/rules/index.js';
import {dishPlan, lastBid, sign, trickLine, trumpStrip} from '../../kit/table/room.js';
import type {OmbreHost} from './host.js';
import {
  deuxNeeds,
  eldestOf,
  gateAfter,
  isFavourite,
  itemOf,
  ombre,
  packOf,
  PRICES,
  type OmbrePhase,
  type OmbreView,
} from '../rules/index.js';

/** What each opponent pays for the current game, without matadors. */
function priceOf({game, trump, favourite, options}: OmbreView): number {
  const column = isFavourite(trump, favourite) ? 'favourite' : 'plain';
  return game === null ? 0 : (PRICES[itemOf(game, options)][column] ?? 0);
}

/** How many tricks the Ombre needs, where it is not simply more than any other. */
const tricksNeeded = ({game, options}: OmbreView): number | null =>
  options.players === 2 ? deuxNeeds(options) : game === 'murzyn' ? 5 : null;

/** The paper with the favourite suit, then who plays what, what he needs, and the order of trumps. */
function gamePaper(table: OmbreHost): TemplateResult {
  const view = table.view!;
  const {gameWords} = table;
  const {deal, game, ombre: by, favourite, trump} = view;
  if (game === null)
    return html`<div class="up paper ${deal ? '' : 'blank'}">
      <b>${gameWords.favourite(favourite)} ${favourite ? sign(favourite) : nothing}</b>
      ${favourite || !deal ? html`<span>${gameWords.paysDouble}</span>` : nothing}
    </div>`;
  const who = table.whoSits(by);
  return html`<div class="up paper">
    <b
      >${gameWords.gameOf(who, gameWords.games[game])}
      ${trump !== null && trump !== ACES_ALONE ? sign(trump) : nothing}</b
    >
    <span>${gameWords.needs(who.you, game, priceOf(view), tricksNeeded(view))}</span>
    ${trumpStrip(table, packOf(view.options))}
  </div>`;
}

/** The notes at a seat: the Ombre or a defender, how many cards were exchanged, the last bid. */
function extrasOf(table: OmbreHost, seat: Seat): SeatExtras {
  const {gameWords, view} = table;
  const {ombre: by, king, bought, deal, tricks, trick, game} = view!;
  if (!deal) return {};
  const role =
    king === seat
      ? gameWords.king
      : by === seat
        ? gameWords.ombre
        : by >= 0
          ? gameWords.defends
          : eldestOf(view!) === seat
            ? gameWords.eldest
            : null;
  const took = bought[seat];
  const showsTook = game !== null && took !== null && took !== undefined && tricks.length < 2;
  return {
    marks: [...(role ? [role] : []), ...(showsTook ? [gameWords.took(took)] : [])],
    word: by >= 0 || tricks.length || trick.length ? null : lastBid(table, seat),
  };
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: OmbreHost): string {
  const {yourTurn} = table.gameWords;
  return turnLine<OmbrePhase>(
    table,
    {
      'drawing.seats': yourTurn.draw,
      'bidding.opening': yourTurn.bid,
      'bidding.overbidding': yourTurn.bid,
      'bidding.answering': yourTurn.bid,
      'bidding.king': yourTurn.king,
      'declaring.game': yourTurn.game,
      'declaring.trump': yourTurn.trump,
      'declaring.turning': yourTurn.turning,
      'declaring.turnedAce': yourTurn.turnedAce,
      'declaring.keeping': yourTurn.keeping,
      'declaring.picking': yourTurn.picking,
      exchanging: yourTurn.buying,
      offering: yourTurn.offer,
      'playing.naming': yourTurn.naming,
      'playing.vole': yourTurn.vole(gateAfter(table.view!)),
      'settling.claiming': yourTurn.claim,
    },
    () => trickLine(table),
  );
}

/** The description of the table from which the kit draws it. */
export function planOf(table: OmbreHost): RoomPlan {
  const {king, tricksWon} = table.view!;
  return {
    ...dishPlan(table, viewOfSums(table, ombre)),
    won: (seat) => (seat === king ? null : (tricksWon[seat] ?? 0)),
    extras: (seat) => extrasOf(table, seat),
    paper: gamePaper(table),
    status: statusOf(table),
  };
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: OmbreHost, look: CardLook, own: HandModel): TemplateResult {
  return drawRoom(table, planOf(table), look, own);
}
