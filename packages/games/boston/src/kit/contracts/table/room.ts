import {atStake, seatAfter, type Seat} from '@quinola/play';
import {
  drawRoom,
  holding,
  placeIn,
  poolScore,
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
import {
  classOf,
  GRADES,
  helperQuota,
  inTurn,
  isMisere,
  playersAt,
  poolRules,
  priceOf,
  robsMisere,
  rungBy,
  tariffOf,
  tricksWith,
  type BostonPhase,
  type BostonView,
} from '../rules/index.js';
import {openHands, turnedCards, type OpenHand} from '../../table/open-hands.js';
import {lastWord, plaque, sign} from '../../table/papers.js';
import type {ContractsHost} from './host.js';

/** What each pays for the game that is played; `null` where that hangs on the tricks, or on the suit that is still to be named. */
function priceNow({bid, trump, highest, options}: BostonView): number | null {
  if (!isMisere(bid!) && (trump === null || tariffOf(options) === 'B')) return null;
  const {tricks} = rungBy(bid!);
  const grade = trump === null ? null : GRADES[classOf(trump, highest!)];
  const game = {bid: bid!, grade, required: tricks, made: tricks, honours: 0, slam: 0};
  return priceOf(game, tariffOf(options), options).price;
}

/** The paper: which suits are the best, until it is known what is played. */
function gamePaper(table: ContractsHost): TemplateResult {
  const {gameWords} = table;
  const {bid, declarer, helper, trump, highest} = table.view!;
  if (bid === null) return plaque(table, highest);
  const who = table.whoSits(declarer);
  const asked = rungBy(bid);
  const tricks = asked.tricks + (helper < 0 ? 0 : helperQuota(bid)!);
  // Once the trump is named, its sign tells the suit.
  const name = trump === null ? gameWords.bid(bid) : gameWords.games[asked.group];
  return html`<div class="up paper">
    <b>${gameWords.gameOf(who, name)} ${trump === null ? nothing : sign(trump)}</b>
    <span>${gameWords.needs(who.you, {...asked, tricks}, priceNow(table.view!), helper >= 0)}</span>
  </div>`;
}

/** How many waiting bêtes there is room for. */
const MOST_SHOWN = 3;

/** What is at stake, with the Block that would be played for, and the bêtes that wait. */
function poolOf({gameWords}: ContractsHost, {options, pool, deal}: BostonView): TemplateResult {
  const amount = atStake(poolRules(options), pool);
  const waiting = pool.waiting.map((bete) => bete.amount).toSorted((a, b) => b - a);
  return poolScore({
    deal,
    amount,
    waiting: waiting.slice(0, MOST_SHOWN),
    label: gameWords.pool(amount, waiting),
    words: {holds: gameWords.atStake, wait: gameWords.wait},
  });
}

/** How many of the cards that were turned up before a seat are shown. */
const MOST_TURNED = 3;

/**
 * What is turned up before a deal: cards until the first ace, one by one before the seats; later the card of the second pack that makes
 * the colours, opposite the dealer.
 */
function turnedUp(view: BostonView): readonly OpenHand[] {
  const {deal, dealer, turn, turnedUp: cards, colourCard, seats} = view;
  if (!turn.phase.startsWith('dealing.') || turn.phase === 'dealing.colours') return [];
  if (colourCard) return [{seat: seatAfter(dealer, seats.length, 2), cards: [colourCard]}];
  if (deal) return [];
  return seats.map((_, seat) => ({
    seat,
    cards: cards.filter((_card, i) => i % seats.length === seat).slice(-MOST_TURNED),
  }));
}

/** What is said of a seat: its part in the game, its word. */
function extrasOf(table: ContractsHost, seat: Seat): SeatExtras {
  const {gameWords} = table;
  const view = table.view!;
  const {deal, declarer, helper, bid, tricks, counts, turn} = view;
  if (!deal) return {};
  if (declarer < 0)
    return {
      marks: seat === inTurn(view)[0] ? [gameWords.eldest] : [],
      word: lastWord(table, seat),
    };
  const isDeclarer = seat === declarer;
  // A card that was laid aside lies there until the end.
  const hasLaid =
    isDeclarer &&
    rungBy(bid!).cards === 12 &&
    counts[seat]! + tricks.length < 13 &&
    turn.phase !== 'declaring.aside';
  return {
    marks: [
      isDeclarer ? gameWords.plays : seat === helper ? gameWords.helps : gameWords.against,
      ...(hasLaid ? [gameWords.aside] : []),
    ],
  };
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: ContractsHost): string {
  const {words, gameWords} = table;
  const {yourTurn} = gameWords;
  const view = table.view!;
  return turnLine<BostonPhase>(
    table,
    {
      'drawing.seats': yourTurn.draw,
      'dealing.cutting': yourTurn.cut,
      'dealing.packets': yourTurn.packets,
      'bidding.opening': yourTurn.bid,
      'bidding.overbidding': yourTurn.bid,
      'bidding.answering': yourTurn.bid,
      'declaring.trump': yourTurn.trump,
      'declaring.aside': yourTurn.aside,
      'declaring.leader': yourTurn.leader,
      'asking.helper': yourTurn.helper,
      'asking.offer': yourTurn.offer,
    },
    () =>
      view.hand.some((card) => robsMisere(view, card))
        ? yourTurn.spare
        : trickTurn(words, view.hand, view.trick),
  );
}

/** A description of the table as it is now, from which the kit draws it. */
export function planOf(table: ContractsHost): RoomPlan {
  const view = table.view!;
  const sums = viewOfSums(table, table.game);
  const amount = atStake(poolRules(sums.options), sums.pool);
  const plan = {
    ...trickPlan(table, tricksWith(view.trump)),
    goesTo: playersAt(view) === 3 ? (view.options.direction ?? 'right') : 'left',
  } as const;
  return {
    ...plan,
    extras: (seat) => extrasOf(table, seat),
    paper: gamePaper(table),
    score: poolOf(table, sums),
    // It has no label of its own, because the score already says its sum and what waits.
    pieces: [holding('pot', amount, {label: ''})],
    status: statusOf(table),
    above: view.faced
      ? openHands(table, [view.faced], view.seat, null, (seat) => placeIn(plan, seat))
      : turnedCards(table, turnedUp(view)),
  };
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: ContractsHost, look: CardLook, own: HandModel): TemplateResult {
  return drawRoom(table, planOf(table), look, own);
}
