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
import type {OmbreTable} from '../ombre-table.js';
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

/** A card in the strip of trumps: rank and sign. */
const short = ({words}: OmbreTable, card: Card): TemplateResult =>
  html`${words.rank(card[0]!)}${suitSign(signPath(card[1]!, 0, 0), card[1]!)}`;

/** Trumps from the highest, with the matadors marked, because few people today know that the seven beats the king. */
function strip(table: OmbreTable, {trump, options}: OmbreView): TemplateResult | typeof nothing {
  if (trump === null) return nothing;
  const matadors = matadorsOf(trump);
  const {words, gameWords} = table;
  const order = trumpOrder(trump, packOf(options));
  return html`<span
    class="strip"
    role="img"
    aria-label=${gameWords.trumps(order.map((card) => words.card(card)))}
    >${order.map(
      (card) =>
        html`<i class=${matadors.includes(card) ? 'matador' : ''} aria-hidden="true"
          >${card === 'AS' || card === 'AC' ? short(table, card) : words.rank(card[0]!)}</i
        >`,
    )}</span
  >`;
}

/** What each opponent pays for the current game, without matadors. */
function priceOf({game, trump, favourite, options}: OmbreView): number {
  const column = isFavourite(trump, favourite) ? 'favourite' : 'plain';
  return game === null ? 0 : (PRICES[itemOf(game, options)][column] ?? 0);
}

/** How many tricks the Ombre needs, where it is not simply more than any other. */
const tricksNeeded = ({game, options}: OmbreView): number | null =>
  options.players === 2 ? deuxNeeds(options) : game === 'murzyn' ? 5 : null;

/** The paper with the favourite suit, then who plays what, what he needs, and the order of trumps. */
function gamePaper(table: OmbreTable): TemplateResult {
  const view = table.view!;
  const {gameWords} = table;
  if (!view.deal) return html``;
  const {game, ombre: by, favourite, trump} = view;
  const sign = (suit: string): TemplateResult => suitSign(signPath(suit, 0, 0), suit);
  if (game === null)
    return html`<div class="up paper">
      <b>${gameWords.favourite(favourite)} ${favourite ? sign(favourite) : nothing}</b>
      ${favourite ? html`<span>${gameWords.paysDouble}</span>` : nothing}
    </div>`;
  const who = table.whoSits(by);
  return html`<div class="up paper">
    <b
      >${gameWords.gameOf(who, gameWords.games[game])}
      ${trump !== null && trump !== ACES_ALONE ? sign(trump) : nothing}</b
    >
    <span>${gameWords.needs(who.you, game, priceOf(view), tricksNeeded(view))}</span>
    ${strip(table, view)}
  </div>`;
}

/** How many waiting bêtes there is room for. */
const MOST_SHOWN = 3;

/** The dish, its content, and waiting bêtes. */
function dishView(table: OmbreTable): TemplateResult {
  const {gameWords} = table;
  const {dish, deal} = viewOfSums(table, ombre);
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

/** The last bid of a seat. */
function saidBy({gameWords, gamePanelWords, view}: OmbreTable, seat: Seat): string | null {
  const {auction, ombre: by, tricks, trick} = view!;
  const last = auction.said.findLast((one) => one.by === seat);
  if (!last || !gamePanelWords || by >= 0 || tricks.length || trick.length) return null;
  if (last.bid === null) return gamePanelWords.words.pass;
  const before = auction.said.slice(0, auction.said.indexOf(last));
  return before.some(({bid}) => bid === last.bid) ? gamePanelWords.words.hold : gameWords.games[last.bid];
}

/** The notes at a seat: the Ombre or a defender, how many cards were exchanged, the last bid. */
function fit(table: OmbreTable, seat: Seat): SeatExtras {
  const {gameWords, view} = table;
  const {ombre: by, king, bought, deal, tricks, game} = view!;
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
    word: saidBy(table, seat),
  };
}

/** The line of the turn during tricks; a lead of a black ace asks for trumps. */
function trickLine({words, gameWords}: OmbreTable, {hand, trick, trump}: OmbreView): string {
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

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: OmbreTable): string {
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
    () => trickLine(table, table.view!),
  );
}

/** The description of the table from which the kit draws it. */
export function planOf(table: OmbreTable): RoomPlan {
  const {trump, king, tricksWon, dish} = table.view!;
  return {
    ...trickPlan(table, tricksWith(trump ?? ACES_ALONE)),
    goesTo: 'right',
    won: (of) => (of === king ? null : (tricksWon[of] ?? 0)),
    fit: (of) => fit(table, of),
    paper: gamePaper(table),
    score: dishView(table),
    status: statusOf(table),
    // The score says its sum, and what waits.
    pieces: [holding('pot', dish.pool.amount, {label: ''})],
  };
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: OmbreTable, look: CardLook, own: HandModel): TemplateResult {
  return drawRoom(table, planOf(table), look, own);
}
