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
import {dishPlan, lastBid, sign, trickLine, trumpStrip} from '../../table/room.js';
import {
  allTricks,
  gradeOf,
  hasPartner,
  kindOf,
  packOf,
  priceOf,
  winningTricks,
  type CalledKingPhase,
  type CalledKingView,
} from '../rules/index.js';
import type {CalledKingHost} from './host.js';

/** The line about the called card, and its holder once he is known. */
function calledLine(table: CalledKingHost): TemplateResult | typeof nothing {
  const {called, isShown, partner, giver, ombre, game} = table.view!;
  if (called === null) return nothing;
  const holder = partner >= 0 ? partner : giver;
  const alone = isShown && hasPartner(game!) && partner < 0;
  return html`<span
    >${table.gameWords.called(called, isShown && !alone ? table.whoSits(holder < 0 ? ombre : holder) : null, alone)}</span
  >`;
}

/** The paper on the table: during the auction the favourite suits, then who plays which game, what he needs, and the order of trumps. */
function gamePaper(table: CalledKingHost): TemplateResult {
  const view = table.view!;
  const {gameWords} = table;
  const {deal, game, ombre, favourites, trump, options} = view;
  if (game === null)
    return html`<div class="up paper ${deal ? '' : 'blank'}">
      <b>${gameWords.favourites(favourites, options.favourites)}</b>
    </div>`;
  const who = table.whoSits(ombre);
  const grade = trump === null ? 0 : gradeOf(trump, favourites, options.favourites);
  const each = priceOf(game, grade, options);
  const needed = kindOf(game!) === 'tout' ? allTricks(view) : winningTricks(allTricks(view));
  return html`<div class="up paper">
    <b>${gameWords.gameOf(who, gameWords.games[game])} ${trump === null ? nothing : sign(trump)}</b>
    <span>${gameWords.needs(who.you, needed, each)}</span>
    ${calledLine(table)} ${trumpStrip(table, packOf(options))}
  </div>`;
}

/** Whether the visitor is the Ombre's partner and nobody else knows it; only his own seat is marked so. */
function isSecretPartner({hand, called, isShown, ombre, seat, game}: CalledKingView): boolean {
  return (
    called !== null &&
    !isShown &&
    game !== null &&
    hasPartner(game) &&
    seat !== ombre &&
    hand.includes(called)
  );
}

/** The marks beside a seat: Ombre, partner, defender, or possible partner; before the first trick the eldest hand. */
function seatExtras(table: CalledKingHost, seat: Seat): SeatExtras {
  const {gameWords} = table;
  const view = table.view!;
  const {ombre, partner, deal, isShown, game, seat: own, leader, tricks, called} = view;
  if (!deal) return {};
  const isHidden = game !== null && called !== null && hasPartner(game) && !isShown;
  const isSecret = isSecretPartner(view);
  // A viewer who holds the called card himself knows that no other seat can be the partner.
  const knows = isSecret || (own === ombre && called !== null && view.hand.includes(called));
  const role =
    ombre < 0
      ? seat === leader && !tricks.length
        ? gameWords.eldest
        : null
      : seat === ombre
        ? gameWords.ombre
        : seat === partner
          ? gameWords.partner
          : isHidden && seat === own && isSecret
            ? gameWords.secretly
            : isHidden && seat !== own && !knows
              ? gameWords.maybePartner
              : gameWords.defends;
  return {marks: role === null ? [] : [role], word: ombre < 0 ? lastBid(table, seat) : null};
}

/** The line that says whose turn it is and what is asked. */
export function statusOf(table: CalledKingHost): string {
  const {yourTurn} = table.gameWords;
  return turnLine<CalledKingPhase>(
    table,
    {
      'drawing.seats': yourTurn.draw,
      'bidding.opening': yourTurn.bid,
      'bidding.overbidding': yourTurn.bid,
      'bidding.answering': yourTurn.bid,
      'declaring.game': yourTurn.declare,
      'declaring.calling': yourTurn.call,
      'declaring.naming': yourTurn.trump,
      'declaring.returning': yourTurn.giveBack,
      'declaring.announcing': yourTurn.announce,
      'playing.standing': yourTurn.standing,
    },
    () => trickLine(table),
  );
}

/** A description of the table as it is now, from which the kit draws it. */
export function planOf(table: CalledKingHost): RoomPlan {
  return {
    ...dishPlan(table, viewOfSums(table, table.game)),
    extras: (seat) => seatExtras(table, seat),
    paper: gamePaper(table),
    status: statusOf(table),
  };
}

/**
 * The room.
 * @param own the visitor's hand
 */
export function roomOf(table: CalledKingHost, look: CardLook, own: HandModel): TemplateResult {
  return drawRoom(table, planOf(table), look, own);
}
