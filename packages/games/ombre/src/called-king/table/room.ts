import type {Card} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import type {Seat} from '@quinola/play';
import {
  drawRoom,
  holding,
  poolScore,
  suitSign,
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
import {ACES_ALONE, matadorsOf, tricksWith, trumpOrder} from '../../kit/index.js';
import {
  allTricks,
  gradeOf,
  hasPartner,
  packOf,
  priceOf,
  winningTricks,
  type CalledKingPhase,
  type CalledKingView,
} from '../index.js';
import type {CalledKingTable} from './called-king-table.js';

const sign = (suit: string): TemplateResult => suitSign(signPath(suit, 0, 0), suit);

/** The trumps from the highest, with the matadors marked; few visitors know by heart that in a red suit the seven beats the king. */
function trumpStrip(
  table: CalledKingTable,
  {trump, options}: CalledKingView,
): TemplateResult | typeof nothing {
  if (trump === null) return nothing;
  const matadors = matadorsOf(trump);
  const {words, gameWords} = table;
  const order = trumpOrder(trump, packOf(options));
  const short = (card: Card) => html`${words.rank(card[0]!)}${sign(card[1]!)}`;
  return html`<span
    class="strip"
    role="img"
    aria-label=${gameWords.trumps(order.map((card) => words.card(card)))}
    >${order.map(
      (card) =>
        html`<i class=${matadors.includes(card) ? 'matador' : ''} aria-hidden="true"
          >${card === 'AS' || card === 'AC' ? short(card) : words.rank(card[0]!)}</i
        >`,
    )}</span
  >`;
}

/** The line about the called card, and its holder once he is known. */
function calledLine(table: CalledKingTable): TemplateResult | typeof nothing {
  const {called, isShown, partner, giver, ombre, game} = table.view!;
  if (called === null) return nothing;
  const holder = partner >= 0 ? partner : giver;
  const alone = isShown && hasPartner(game!) && partner < 0;
  return html`<span
    >${table.gameWords.called(called, isShown && !alone ? table.whoSits(holder < 0 ? ombre : holder) : null, alone)}</span
  >`;
}

/** The paper on the table: during the auction the favourite suits, then who plays which game, what he needs, and the order of trumps. */
function gamePaper(table: CalledKingTable): TemplateResult {
  const view = table.view!;
  const {gameWords} = table;
  if (!view.deal) return html``;
  const {game, ombre, favourites, trump, options} = view;
  if (game === null)
    return html`<div class="up paper">
      <b>${gameWords.favourites(favourites, options.favourites)}</b>
    </div>`;
  const who = table.whoSits(ombre);
  const grade = trump === null ? 0 : gradeOf(trump, favourites, options.favourites);
  const each = priceOf(game, grade, options);
  const needed = game === 'tout' ? allTricks(view) : winningTricks(allTricks(view));
  return html`<div class="up paper">
    <b>${gameWords.gameOf(who, gameWords.games[game])} ${trump === null ? nothing : sign(trump)}</b>
    <span>${gameWords.needs(who.you, needed, each)}</span>
    ${calledLine(table)} ${trumpStrip(table, view)}
  </div>`;
}

/** How many waiting bêtes there is room for. */
const MOST_SHOWN = 3;

/** The dish: the amount in it, and the bêtes that wait. */
function dishView(table: CalledKingTable): TemplateResult {
  const {gameWords} = table;
  const {dish, deal} = viewOfSums(table, table.game);
  const {amount} = dish.pool;
  const waiting = dish.pool.waiting.map((bete) => bete.amount).toSorted((a, b) => b - a);
  return poolScore({
    deal,
    amount,
    waiting: waiting.slice(0, MOST_SHOWN),
    label: gameWords.dish(amount, waiting),
    words: {holds: gameWords.inDish, wait: gameWords.wait},
  });
}

/** The last bid of a seat in words, while the auction goes on. */
function lastBidOf({gameWords, gamePanelWords, view}: CalledKingTable, seat: Seat): string | null {
  const {auction, ombre} = view!;
  const last = auction.said.findLast((one) => one.by === seat);
  if (!last || !gamePanelWords || ombre >= 0) return null;
  if (last.bid === null) return gamePanelWords.words.pass;
  const before = auction.said.slice(0, auction.said.indexOf(last));
  return before.some(({bid}) => bid === last.bid) ? gamePanelWords.words.hold : gameWords.games[last.bid];
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
function seatExtras(table: CalledKingTable, seat: Seat): SeatExtras {
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
  return {marks: role === null ? [] : [role], word: lastBidOf(table, seat)};
}

/** The line that says what to play to a trick. A black ace counts as a trump, so that trumps must follow it. */
function trickLine({words, gameWords}: CalledKingTable, {hand, trick, trump}: CalledKingView): string {
  const rules = tricksWith(trump ?? ACES_ALONE);
  const [first] = trick;
  if (!first || trump === null) return trickTurn(words, hand, trick);
  const suit = rules.suit(first.card);
  const has = hand.filter((card) => rules.suit(card) === suit);
  if (suit !== trump) return has.length ? words.yourFollow(suit) : words.yourFree(suit);
  if (!has.length) return gameWords.yourTurn.freeTrumps;
  return has.every((card) => rules.exempt!(card, first.card))
    ? gameWords.yourTurn.heldBack
    : gameWords.yourTurn.followTrumps;
}

/** The line that says whose turn it is and what is asked. */
export function statusOf(table: CalledKingTable): string {
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
    () => trickLine(table, table.view!),
  );
}

/** A description of the table as it is now, from which the kit draws it. */
export function planOf(table: CalledKingTable): RoomPlan {
  const {trump, dish} = table.view!;
  return {
    ...trickPlan(table, tricksWith(trump ?? ACES_ALONE)),
    goesTo: 'right',
    fit: (of) => seatExtras(table, of),
    paper: gamePaper(table),
    score: dishView(table),
    status: statusOf(table),
    // It has no label of its own, because the score already reads out its sum and what waits.
    pieces: [holding('pot', dish.pool.amount, {label: ''})],
  };
}

/**
 * The room.
 * @param own the visitor's hand
 */
export function roomOf(table: CalledKingTable, look: CardLook, own: HandModel): TemplateResult {
  return drawRoom(table, planOf(table), look, own);
}
